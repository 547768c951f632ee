import './belongings.css';
import type { CardView, Seat } from '@lianhuan/kernel';
import { CardTag } from '../../../../board/cards/card-tag.tsx';
import { PileTag } from '../../../../board/cards/pile-tag.tsx';
import { useSeatNames } from '../../../../board/seat-name.ts';
import { useSanguoshaWords } from '../../words.ts';
import { bottomSeat, useSanguoshaView } from '../sanguosha-view.ts';

/** What lies before a seat: equipment, delayed tricks, and cards on the general. */
export function Belongings({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguoshaWords();
  const seen = useSanguoshaView();
  const own = bottomSeat(seen) === seat;
  const heaps = (['on-general', 'under-general'] as const).filter(
    (name) => seen.of(seat, name).count > 0 && !(own && name === 'under-general'),
  );
  return (
    <div className="belongings">
      <Tags seat={seat} zone="equipment" name={t('board.equipment')} />
      <Tags seat={seat} zone="judgement" name={t('board.judgement')} />
      {heaps.map((name) => (
        <PileTag key={name} zone={seen.of(seat, name)} name={t(`board.${name}`)} />
      ))}
    </div>
  );
}

interface TagsProps {
  readonly seat: Seat;
  readonly zone: 'equipment' | 'judgement';
  readonly name: string;
}

/** Cards as tags; nothing while there are none but the place where they come to lie. */
function Tags({ seat, zone, name }: TagsProps) {
  const seen = useSanguoshaView();
  const nameOf = useSeatNames();
  const { id, cards } = seen.of(seat, zone);
  const tags: readonly CardView[] = cards ?? [];
  return (
    <section
      className="belongings-tags"
      aria-label={`${nameOf(seat)} · ${name}`}
      data-zone={id}
      data-name={zone}
      hidden={tags.length === 0}
    >
      {tags.map((card) => (
        <CardTag key={card.handle} card={card} />
      ))}
    </section>
  );
}
