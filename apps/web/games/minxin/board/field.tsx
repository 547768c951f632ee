import './field.css';
import type { Seat } from '@lianhuan/kernel';
import { useSeatNames } from '../../../board/seat-name.ts';
import { useMinxinWords } from '../words.ts';
import { MinxinCard } from './minxin-card.tsx';
import { FIELD_ZONES, useMinxinView } from './minxin-view.ts';

/** A player's cards in play: those entering first, then 部曲, 计略, 领土; then 化尘. */
export function Field({ seat }: { readonly seat: Seat }) {
  const { t } = useMinxinWords();
  const seen = useMinxinView();
  const nameOf = useSeatNames();
  const zones = [...FIELD_ZONES, 'dust' as const].map((name) => seen.of(seat, name));
  const count = zones.reduce((sum, zone) => sum + zone.count, 0);
  return (
    <section className="field" aria-label={t('board.fieldOf', { seat: nameOf(seat) })}>
      {count === 0 && <p className="help">{t('board.field.none')}</p>}
      {zones.map((zone) => (
        <div className="field-zone" key={zone.id} data-zone={zone.id} data-name={zone.name}>
          {zone.cards?.map((card) => (
            <MinxinCard key={card.handle} card={card} />
          ))}
        </div>
      ))}
    </section>
  );
}
