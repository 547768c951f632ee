import './seat-panel.css';
import type { Seat } from '@lianhuan/kernel';
import { useBoard } from '../../../board/board-context.tsx';
import { Pile } from '../../../board/cards/pile.tsx';
import { useSeatNames } from '../../../board/seat-name.ts';
import { useMinxinWords } from '../words.ts';
import { Field } from './field.tsx';
import { useMinxinView } from './minxin-view.ts';
import { Purse } from './purse.tsx';

/** With more players than this their panels are too narrow for long words. */
const MOST_WIDE = 3;

/** Another player: what they count with, how many cards they have where, and what they have in play. */
export function SeatPanel({ seat }: { readonly seat: Seat }) {
  const { t } = useMinxinWords();
  const { snapshot } = useBoard();
  const seen = useMinxinView();
  const nameOf = useSeatNames();
  const kind = snapshot.seats[seat];
  const { active, first } = seen.state;
  return (
    <section className="seat" data-active={seat === active || undefined} aria-label={nameOf(seat)}>
      <header className="seat-head">
        <h2>{nameOf(seat)}</h2>
        {kind && snapshot.mode === 'play' && <span className="seat-kind">{t(`seat.${kind}`)}</span>}
        {seat === first && (
          <span className="first" title={t('board.first')}>
            {t(seen.view.seats > MOST_WIDE ? 'board.first.short' : 'board.first')}
          </span>
        )}
        <Purse seat={seat} />
      </header>
      <div className="seat-body">
        <div className="seat-piles">
          <Pile zone={seen.of(seat, 'hand')} name={t('board.hand')} />
          <Pile zone={seen.of(seat, 'deck')} name={t('board.deck')} />
          <Pile zone={seen.of(seat, 'discard')} name={t('board.discard')} />
          {seen.of(seat, 'pouches').count > 0 && (
            <Pile zone={seen.of(seat, 'pouches')} name={t('board.pouches')} dye="gold" />
          )}
        </div>
        <Field seat={seat} />
      </div>
    </section>
  );
}
