import './tactics.css';
import type { Seat } from '@lianhuan/kernel';
import { Slots } from '../../../board/slots.tsx';
import { useSanguozhiWords } from '../words.ts';
import { FieldCard } from './field-card.tsx';
import { playerOf, useSanguozhiSeen } from './sanguozhi-seen.ts';
import { useOwnedNames } from './seat-calls.ts';

/** 谋略 that lie or stand in play. */
export function Tactics({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguozhiWords();
  const nameOf = useOwnedNames();
  const seen = useSanguozhiSeen();
  const { count } = playerOf(seen, seat).slots.tactic;
  return (
    <section className="tactics" aria-label={nameOf(seat, t('board.tactics'))}>
      <Slots zone={seen.of(seat, 'tactics')} name={t('board.tactics')} count={count}>
        {(card) => <FieldCard card={card} />}
      </Slots>
    </section>
  );
}
