import './plate.css';
import type { Seat } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { PileTag } from '../../../../board/cards/pile-tag.tsx';
import { Count } from '../../../../board/motion/count.tsx';
import { useSeatNames } from '../../../../board/seat-name.ts';
import { SeatTarget } from '../../../../board/seat-target.tsx';
import { Glyph } from '../../card/glyph.ts';
import { useSanguozhiWords } from '../../words.ts';
import { RevealedCards } from '../hand/revealed.tsx';
import { passedSeats, playerOf, useSanguozhiView } from '../sanguozhi-view.ts';
import { PlayerCounters } from './player-counters.tsx';

/** Verbs by which a player is picked. */
const AT_PLAYERS: ReadonlySet<string> = new Set([
  'attack-player',
  'target-player',
  'choose-player',
  'player',
]);

/** Who sits here, with 粮草, 行动权, and how many cards lie where. */
export function Plate({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguozhiWords();
  const { snapshot } = useBoard();
  const seen = useSanguozhiView();
  const callOf = useSeatNames();
  const { grain, grainCap, left, counters } = playerOf(seen, seat);
  const kind = snapshot.seats[seat];
  return (
    <header className="plate" data-plate={seat}>
      <SeatTarget seat={seat} className="plate-seat" verbs={AT_PLAYERS} pick={t('board.pointAt')}>
        <h2>{callOf(seat)}</h2>
        {kind && kind !== 'human' && snapshot.mode === 'play' && (
          <span className="plate-kind">{t(`seat.${kind}`)}</span>
        )}
        <span
          className="plate-grain"
          title={t('board.grain.cap', { grain, cap: grainCap })}
          data-low={grain <= 8 || undefined}
        >
          <Glyph name="grain" />
          <b>
            <Count value={grain} />
          </b>
          {grainCap !== grain && <small>/{grainCap}</small>}
          <span className="seen-by-readers">{t('board.grain.cap', { grain, cap: grainCap })}</span>
        </span>
      </SeatTarget>
      {left ? <p className="plate-state">{t('board.left')}</p> : <Acting seat={seat} />}
      <PlayerCounters counters={counters} />
      <RevealedCards seat={seat} />
      <div className="plate-piles">
        <PileTag zone={seen.of(seat, 'hand')} name={t('board.hand')} opens={false} />
        <PileTag zone={seen.of(seat, 'deck')} name={t('board.deck')} />
        <PileTag zone={seen.of(seat, 'graveyard')} name={t('board.graveyard')} />
        <PileTag zone={seen.of(seat, 'events')} name={t('board.events')} />
        {seen.of(seat, 'removed').count > 0 && (
          <PileTag zone={seen.of(seat, 'removed')} name={t('board.removed')} />
        )}
      </div>
    </header>
  );
}

/** Whether this player has 行动权, or has passed. */
function Acting({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguozhiWords();
  const seen = useSanguozhiView();
  if (seen.state.priority === seat) {
    return (
      <p className="plate-state plate-token">
        <Glyph name="token" /> {t('priority.title')}
      </p>
    );
  }
  if (!passedSeats(seen).includes(seat)) return null;
  return <p className="plate-state">{t('priority.passed')}</p>;
}
