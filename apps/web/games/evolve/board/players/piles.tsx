import './piles.css';
import type { PlayerZone } from '@lianhuan/evolve';
import type { Seat } from '@lianhuan/kernel';
import { Pile } from '../../../../board/cards/pile.tsx';
import { useOwnedNames } from '../../../../board/seat-name.ts';
import type { BackDye } from '../../../../cards/back.tsx';
import { useEvolveWords } from '../../words.ts';
import { sideOf, useEvolveView } from '../evolve-view.ts';

interface Heap {
  readonly zone: PlayerZone &
    ('hand' | 'deck' | 'evolve-deck' | 'spent' | 'graveyard' | 'banished');
  readonly dye?: BackDye;
  readonly closed?: boolean;
  /** It is seen also while nothing lies there; the others keep their room. */
  readonly always: boolean;
}

const HEAPS: readonly Heap[] = [
  { zone: 'hand', always: true },
  { zone: 'deck', always: true },
  { zone: 'graveyard', always: true },
  { zone: 'evolve-deck', dye: 'gold', closed: true, always: true },
  { zone: 'spent', always: false },
  { zone: 'banished', always: false },
];

/** What lies in heaps; one's own hand lies open below. */
export function Piles({ seat }: { readonly seat: Seat }) {
  const { t } = useEvolveWords();
  const seen = useEvolveView();
  const nameOf = useOwnedNames();
  const own = sideOf(seen, seat) === 'own' && seen.view.seat >= 0;
  return (
    <section className="piles" aria-label={nameOf(seat, t('board.piles'))}>
      {HEAPS.map(({ zone, always, ...look }) => {
        const there = seen.of(seat, zone);
        if (zone === 'hand' && own) return null;
        return (
          <div
            key={zone}
            className="piles-place"
            data-unused={(!always && there.count === 0) || undefined}
          >
            <Pile zone={there} name={t(`board.${zone}`)} {...look} />
          </div>
        );
      })}
    </section>
  );
}
