import type { Seat } from '@lianhuan/kernel';
import { Pile } from '../../../board/cards/pile.tsx';
import { useSeatNames } from '../../../board/seat-name.ts';
import { useMinxinWords } from '../words.ts';
import { Field } from './field.tsx';
import { useMinxinView } from './minxin-view.ts';
import { Purse } from './purse.tsx';

/** The side of the one who looks: what they count with and have in play. */
export function OwnField({ seat }: { readonly seat: Seat }) {
  const seen = useMinxinView();
  const { t } = useMinxinWords();
  const nameOf = useSeatNames();
  const { active, first } = seen.state;
  return (
    <section
      className="seat own"
      data-active={seat === active || undefined}
      aria-label={nameOf(seat)}
    >
      <header className="seat-head">
        <h2>{nameOf(seat)}</h2>
        {seat === first && <span className="first">{t('board.first')}</span>}
        <Purse seat={seat} />
      </header>
      <div className="seat-body">
        <div className="seat-piles">
          <Pile zone={seen.of(seat, 'deck')} name={t('board.deck')} />
          <Pile zone={seen.of(seat, 'discard')} name={t('board.discard')} />
        </div>
        <Field seat={seat} />
      </div>
    </section>
  );
}
