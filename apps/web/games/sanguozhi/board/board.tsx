import './board.css';
import { FIELD } from '@lianhuan/sanguozhi';
import { tableOf } from '../../../board/board-context.tsx';
import { OwnHand } from '../../../board/cards/hand.tsx';
import { BoardFrame } from '../../../board/frame.tsx';
import { isBuriedOutside, Tray } from '../../../board/prompt/tray.tsx';
import { Chain } from './chain/chain.tsx';
import { SanguozhiLinks } from './chain/sanguozhi-links.tsx';
import { AutoPass, useAutoPassEnd } from './hand/auto-pass.tsx';
import { SearchedCards } from './hand/searched.tsx';
import { sanguozhiTableKit } from './kit.ts';
import { Outcome } from './outcome.tsx';
import { PlayerMap } from './players/player-map.tsx';
import { Progress } from './progress.tsx';
import { type SanguozhiView, seatsAround, sideOf, useSanguozhiView } from './sanguozhi-view.ts';

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
          <Tray isBuried={(placed) => !acting && isBuried(placed)} />
        </>
      }
      status={seat >= 0 && <AutoPass />}
      hand={seat >= 0 && <OwnHand seat={seat} before="aside" />}
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

/**
 * Cards in heaps, which the tray holds out. Whoever may act at will finds them where they lie: there
 * the heap is lit.
 */
const isBuried = isBuriedOutside(['hand', 'aside', ...FIELD, 'chain']);

/** The table of 三国智, played or looked through. */
export const SanguozhiBoard = tableOf(sanguozhiTableKit, Places);
