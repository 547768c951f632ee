import './board.css';
import { BoardProvider } from '../../../board/board-context.tsx';
import { BoardFrame } from '../../../board/frame.tsx';
import { Tray } from '../../../board/prompt/tray.tsx';
import type { Placed } from '../../../board/table-view.ts';
import type { Snapshot } from '../../../engine/protocol.ts';
import { Chain } from './chain/chain.tsx';
import { SanguozhiLinks } from './chain/sanguozhi-links.tsx';
import { AutoPass, useAutoPassEnd } from './hand/auto-pass.tsx';
import { OwnHand } from './hand/own-hand.tsx';
import { SearchedCards } from './hand/searched.tsx';
import { sanguozhiTableKit } from './kit.ts';
import { Outcome } from './outcome.tsx';
import { PlayerMap } from './players/player-map.tsx';
import { Progress } from './progress.tsx';
import { type SanguozhiView, seatsAround, sideOf, useSanguozhiView } from './sanguozhi-view.ts';

/** The table of 三国智, played or looked through. */
export function SanguozhiBoard({ snapshot }: { readonly snapshot: Snapshot }) {
  return (
    <BoardProvider snapshot={snapshot} kit={sanguozhiTableKit}>
      <Places />
    </BoardProvider>
  );
}

/** The enemy above, one's own side below, and the chain beside them. */
function Places() {
  const seen = useSanguozhiView();
  useAutoPassEnd();
  const { seat, decision } = seen.view;
  const seats = seatsAround(seen);
  const above = seats.filter((one) => sideOf(seen, one) === 'enemy');
  const below = seats.filter((one) => sideOf(seen, one) !== 'enemy');
  const acting = decision?.kind === 'act';
  return (
    <BoardFrame
      tray={
        <>
          <SearchedCards />
          <Tray isBuried={(placed) => isBuried(placed, acting)} />
        </>
      }
      status={seat >= 0 && <AutoPass />}
      hand={seat >= 0 && <OwnHand seat={seat} />}
    >
      <Progress />
      <div className="maps">
        <div className="maps-row">
          {above.map((one) => (
            <PlayerMap key={one} seat={one} />
          ))}
        </div>
        <Middle seen={seen} />
        <div className="maps-row">
          {below.map((one) => (
            <PlayerMap key={one} seat={one} />
          ))}
        </div>
      </div>
      <SanguozhiLinks />
    </BoardFrame>
  );
}

/** The chain, or once it is over who won. */
function Middle({ seen }: { readonly seen: SanguozhiView }) {
  return seen.view.outcome === null ? <Chain /> : <Outcome />;
}

/** Places whose cards all lie open on the table. */
const ON_THE_TABLE = new Set([
  'hand',
  'aside',
  'main',
  'adviser',
  'deputy',
  'treasures',
  'tactics',
  'formations',
  'troops',
  'chain',
]);

/** Whoever may act at will finds what lies in heaps where it lies: the heap is lit. */
function isBuried({ zone }: Placed, acting: boolean): boolean {
  return !acting && !ON_THE_TABLE.has(zone.name);
}
