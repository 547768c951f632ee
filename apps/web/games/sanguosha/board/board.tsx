import './board.css';
import type { Seat } from '@lianhuan/kernel';
import { tableOf } from '../../../board/board-context.tsx';
import { OwnHand } from '../../../board/cards/hand.tsx';
import { BoardFrame } from '../../../board/frame.tsx';
import { isBuriedOutside, Tray } from '../../../board/prompt/tray.tsx';
import { Frames } from './frames/frames.tsx';
import { AutoPass, useAutoPassEnd } from './hand/auto-pass.tsx';
import { LiftedProvider, useLifting } from './hand/lifted.ts';
import { SkillsAsked } from './hand/skills-asked.tsx';
import { sanguoshaTableKit } from './kit.ts';
import { Middle } from './middle.tsx';
import { Outcome } from './outcome.tsx';
import { Hp } from './players/hp.tsx';
import { OtherSeat } from './players/other-seat.tsx';
import { OwnSeat } from './players/own-seat.tsx';
import { Progress } from './progress.tsx';
import { type Ring, ringOf, seatsAround, useSanguoshaView } from './sanguosha-view.ts';

/** The others around the table, what is going on in its middle, one's own seat below. */
function Places() {
  const seen = useSanguoshaView();
  const lifted = useLifting();
  useAutoPassEnd();
  const { seat, outcome } = seen.view;
  const { right, top, left } = ringOf(seatsAround(seen));
  return (
    <BoardFrame
      tray={
        <>
          <SkillsAsked />
          <Tray isBuried={isBuried} />
        </>
      }
      status={
        seat >= 0 && (
          <>
            <Hp seat={seat} />
            <AutoPass />
          </>
        )
      }
      hand={seat >= 0 && <OwnHand seat={seat} before="aside" after="under-general" />}
    >
      <Progress />
      <LiftedProvider value={lifted}>
        <div className="ring">
          <Seats place="right" seats={right} />
          <Seats place="top" seats={top} />
          <Seats place="left" seats={left} />
          <div className="ring-middle">
            {outcome === null ? (
              <>
                <Middle />
                <Frames />
              </>
            ) : (
              <Outcome />
            )}
          </div>
        </div>
      </LiftedProvider>
      <OwnSeat />
    </BoardFrame>
  );
}

interface SeatsProps {
  readonly place: keyof Ring;
  /** In the order of their turns. */
  readonly seats: readonly Seat[];
}

function Seats({ place, seats }: SeatsProps) {
  return (
    <div className="ring-seats" data-place={place}>
      {seats.map((seat) => (
        <OtherSeat key={seat} seat={seat} />
      ))}
    </div>
  );
}

const isBuried = isBuriedOutside([
  'hand',
  'aside',
  'under-general',
  'equipment',
  'judgement',
  'processing',
]);

/** The table of 三国杀, played or looked through. */
export const SanguoshaBoard = tableOf(sanguoshaTableKit, Places);
