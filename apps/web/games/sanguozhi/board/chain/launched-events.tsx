import './launched-events.css';
import type { Seat } from '@lianhuan/kernel';
import { CardTag } from '../../../../board/cards/card-tag.tsx';
import { useOwnedNames } from '../../../../board/seat-name.ts';
import { useSanguozhiWords } from '../../words.ts';
import { useSanguozhiView } from '../sanguozhi-view.ts';

/** 事件 that have been launched and go on. */
export function LaunchedEvents({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguozhiWords();
  const nameOf = useOwnedNames();
  const cards = useSanguozhiView().of(seat, 'events').cards ?? [];
  const launched = cards.filter(({ faceDown }) => !faceDown);
  if (launched.length === 0) return null;
  return (
    <section className="launched" aria-label={nameOf(seat, t('board.events'))}>
      {launched.map((card) => (
        <CardTag key={card.handle} card={card} />
      ))}
    </section>
  );
}
