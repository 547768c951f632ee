import './troops.css';
import type { Seat } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { useOwnedNames } from '../../../../board/seat-name.ts';
import { Troops as TroopSeals } from '../../card/troops.tsx';
import { useSanguozhiWords } from '../../words.ts';
import { playerOf, useSanguozhiView } from '../sanguozhi-view.ts';
import { FieldCard } from './field-card.tsx';

/** 兵权 in play: what they add up to, and the cards, which open to be looked through. */
export function Troops({ seat }: { readonly seat: Seat }) {
  const { t, language } = useSanguozhiWords();
  const nameOf = useOwnedNames();
  const { open } = useBoard();
  const seen = useSanguozhiView();
  const zone = seen.of(seat, 'troops');
  const { troops } = playerOf(seen, seat);
  const total = Object.values(troops).reduce((sum, count) => sum + count, 0);
  return (
    <section className="troops" aria-label={nameOf(seat, t('board.troops'))} data-zone={zone.id}>
      <button
        type="button"
        className="troops-sum"
        onClick={() => open({ kind: 'zone', id: zone.id })}
      >
        <span className="troops-total">
          {t('board.troops')} <b>{total}</b>
        </span>
        <span className="troops-corps">
          <TroopSeals count={troops} language={language} />
        </span>
      </button>
      <div className="troops-cards">
        {zone.cards?.map((card) => (
          <div className="troops-card" key={card.handle}>
            <FieldCard card={card} />
          </div>
        ))}
      </div>
    </section>
  );
}
