import { BoardProvider } from '../../../board/board-context.tsx';
import { BoardFrame } from '../../../board/frame.tsx';
import { Tray } from '../../../board/prompt/tray.tsx';
import type { Placed } from '../../../board/table-view.ts';
import type { Snapshot } from '../../../engine/protocol.ts';
import { Centre } from './centre.tsx';
import { minxinTableKit } from './kit.ts';
import { FIELD_ZONES, otherSeats, useMinxinView } from './minxin-view.ts';
import { OwnField } from './own-field.tsx';
import { OwnHand } from './own-hand.tsx';
import { Progress } from './progress.tsx';
import { Purse } from './purse.tsx';
import { SeatPanel } from './seat-panel.tsx';

/** The table of 民心, played or looked through. */
export function MinxinBoard({ snapshot }: { readonly snapshot: Snapshot }) {
  return (
    <BoardProvider snapshot={snapshot} kit={minxinTableKit}>
      <Places />
    </BoardProvider>
  );
}

/** Others above, what all share in the middle, one's own side below. */
function Places() {
  const seen = useMinxinView();
  const { seat } = seen.view;
  const sits = seat >= 0;
  return (
    <BoardFrame
      tray={<Tray isBuried={isBuried} />}
      status={sits && <Purse seat={seat} />}
      hand={sits && <OwnHand seat={seat} />}
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

/** Places whose cards all lie open on the table. */
const ON_THE_TABLE = new Set<string>([
  ...FIELD_ZONES,
  'dust',
  'hand',
  'pouches',
  'row',
  'draft',
  'event-area',
]);

/** Of the always-available piles only the top card lies open. */
function isBuried({ zone, card }: Placed): boolean {
  if (zone.name === 'always') return zone.cards?.at(-1) !== card;
  return !ON_THE_TABLE.has(zone.name);
}
