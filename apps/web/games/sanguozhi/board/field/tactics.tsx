import './tactics.css';
import type { Seat } from '@lianhuan/kernel';
import { Slots } from '../../../../board/cards/slots.tsx';
import { useOwnedNames } from '../../../../board/seat-name.ts';
import { useSanguozhiWords } from '../../words.ts';
import { playerOf, useSanguozhiView } from '../sanguozhi-view.ts';
import { FieldCard } from './field-card.tsx';

/** 谋略 that lie or stand in play. */
export function Tactics({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguozhiWords();
  const nameOf = useOwnedNames();
  const seen = useSanguozhiView();
  const { count } = playerOf(seen, seat).slots.tactic;
  return (
    <section className="tactics" aria-label={nameOf(seat, t('board.tactics'))}>
      <Slots zone={seen.of(seat, 'tactics')} name={t('board.tactics')} count={count}>
        {(card) => <FieldCard card={card} />}
      </Slots>
    </section>
  );
}
