import './board.css';
import { BoardProvider } from '../../../board/board-context.tsx';
import { BoardFrame } from '../../../board/frame.tsx';
import { Tray } from '../../../board/prompt/tray.tsx';
import type { Placed } from '../../../board/table-view.ts';
import type { Snapshot } from '../../../engine/protocol.ts';
import { seatsFromAbove, useEvolveView } from './evolve-view.ts';
import { AutoPass, useAutoPassEnd } from './hand/auto-pass.tsx';
import { OwnHand } from './hand/own-hand.tsx';
import { SearchedCards } from './hand/searched.tsx';
import { evolveTableKit } from './kit.ts';
import { Outcome } from './outcome.tsx';
import { PlayerSide } from './players/player-side.tsx';
import { Progress } from './progress.tsx';
import { EvolveLinks } from './stage/evolve-links.tsx';
import { Stage } from './stage/stage.tsx';

/** The table of EVOLVE, played or looked through. */
export function EvolveBoard({ snapshot }: { readonly snapshot: Snapshot }) {
  return (
    <BoardProvider snapshot={snapshot} kit={evolveTableKit}>
      <Places />
    </BoardProvider>
  );
}

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
          <Tray isBuried={(placed) => !ordering && isBuried(placed, acting)} />
        </>
      }
      status={seat >= 0 && <AutoPass />}
      hand={seat >= 0 && <OwnHand seat={seat} />}
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

/** Places whose cards all lie open on the table. */
const ON_THE_TABLE = new Set(['hand', 'aside', 'leader', 'field', 'extra', 'resolving']);

/** Whoever may act at will finds what lies in heaps where it lies: the heap is lit. */
function isBuried({ zone }: Placed, acting: boolean): boolean {
  return !acting && !ON_THE_TABLE.has(zone.name);
}
