import './own-hand.css';
import { tableOf } from '../../../board/board-context.tsx';
import { OwnHand } from '../../../board/cards/hand.tsx';
import { BoardFrame } from '../../../board/frame.tsx';
import { isBuriedOutside, Tray } from '../../../board/prompt/tray.tsx';
import type { Placed } from '../../../board/table-view.ts';
import { Centre } from './centre.tsx';
import { useFewerClicksEnd } from './fewer-clicks.tsx';
import { minxinTableKit } from './kit.ts';
import { FIELD_ZONES, otherSeats, useMinxinView } from './minxin-view.ts';
import { OwnField } from './own-field.tsx';
import { Progress } from './progress.tsx';
import { Purse } from './purse.tsx';
import { SeatPanel } from './seat-panel.tsx';

/** Others above, what all share in the middle, one's own side below. */
function Places() {
  const seen = useMinxinView();
  useFewerClicksEnd();
  const { seat } = seen.view;
  const sits = seat >= 0;
  return (
    <BoardFrame
      tray={<Tray isBuried={isBuried} />}
      status={sits && <Purse seat={seat} />}
      hand={sits && <OwnHand seat={seat} after="pouches" />}
    >
      <Progress />
      <div className="others">
        {otherSeats(seen).map((other) => (
          <SeatPanel key={other} seat={other} />
        ))}
      </div>
      <Centre />
      {sits && <OwnField seat={seat} />}
    </BoardFrame>
  );
}

const isInHeap = isBuriedOutside([
  ...FIELD_ZONES,
  'dust',
  'hand',
  'pouches',
  'row',
  'draft',
  'event-area',
]);

/** Of the always-available piles only the top card lies open. */
function isBuried(placed: Placed): boolean {
  const { zone, card } = placed;
  return zone.name === 'always' ? zone.cards?.at(-1) !== card : isInHeap(placed);
}

/** The table of 民心, played or looked through. */
export const MinxinBoard = tableOf(minxinTableKit, Places);
