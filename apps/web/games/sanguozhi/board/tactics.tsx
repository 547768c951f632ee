import './tactics.css';
import type { Seat } from '@lianhuan/kernel';
import { useSanguozhiWords } from '../words.ts';
import { playerOf, useSanguozhiSeen } from './sanguozhi-seen.ts';
import { useOwnedNames } from './seat-calls.ts';
import { Slots } from './slots.tsx';

/** 谋略 that lie or stand in play. */
export function Tactics({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguozhiWords();
  const nameOf = useOwnedNames();
  const seen = useSanguozhiSeen();
  const { count } = playerOf(seen, seat).slots.tactic;
  return (
    <section className="tactics" aria-label={nameOf(seat, t('board.tactics'))}>
      <Slots zone={seen.of(seat, 'tactics')} name={t('board.tactics')} count={count} />
    </section>
  );
}
