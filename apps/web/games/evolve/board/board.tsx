import './board.css';
import { tableOf } from '../../../board/board-context.tsx';
import { OwnHand } from '../../../board/cards/hand.tsx';
import { BoardFrame } from '../../../board/frame.tsx';
import { isBuriedOutside, Tray } from '../../../board/prompt/tray.tsx';
import { seatsFromAbove, useEvolveView } from './evolve-view.ts';
import { AutoPass, useAutoPassEnd } from './hand/auto-pass.tsx';
import { SearchedCards } from './hand/searched.tsx';
import { evolveTableKit } from './kit.ts';
import { Outcome } from './outcome.tsx';
import { PlayerSide } from './players/player-side.tsx';
import { Progress } from './progress.tsx';
import { EvolveLinks } from './stage/evolve-links.tsx';
import { Stage } from './stage/stage.tsx';

/** The enemy above, one's own side below, and beside them what is being dragged out. */
function Places() {
  const seen = useEvolveView();
  useAutoPassEnd();
  const { seat, decision, outcome } = seen.view;
  const acting = decision?.kind === 'main' || decision?.kind === 'quick';
  const ordering = decision?.kind === 'order-waiting';
  return (
    <BoardFrame
      tray={
        <>
          <SearchedCards />
          <Tray isBuried={(placed) => !ordering && !acting && isBuried(placed)} />
        </>
      }
      status={seat >= 0 && <AutoPass />}
      hand={seat >= 0 && <OwnHand seat={seat} before="aside" />}
    >
      <Progress />
      <div className="sides">
        {seatsFromAbove(seen).map((one) => (
          <PlayerSide key={one} seat={one} />
        ))}
        {outcome === null ? <Stage /> : <Outcome />}
      </div>
      <EvolveLinks />
    </BoardFrame>
  );
}

/**
 * Cards in heaps, which the tray holds out. Whoever may act at will finds them where they lie: there
 * the heap is lit.
 */
const isBuried = isBuriedOutside(['hand', 'aside', 'leader', 'field', 'extra', 'resolving']);

/** The table of EVOLVE, played or looked through. */
export const EvolveBoard = tableOf(evolveTableKit, Places);
