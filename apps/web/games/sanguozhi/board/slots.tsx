import './slots.css';
import type { CardView, ZoneView } from '@lianhuan/kernel';
import type { ReactNode } from 'react';
import { FieldCard } from './field-card.tsx';

interface SlotsProps {
  readonly zone: ZoneView;
  /** What stands in a slot without a card. */
  readonly name: string;
  /** How many cards there is room for. */
  readonly count: number;
  /** What lies with a card, e.g. its treasures. */
  below?(card: CardView): ReactNode;
}

/** Slots side by side, with the cards in them first. */
export function Slots({ zone, name, count, below }: SlotsProps) {
  const cards = zone.cards ?? [];
  const free = Math.max(0, count - cards.length);
  if (cards.length + free === 0) return null;
  return (
    <div className="slots" data-zone={zone.id} data-name={zone.name}>
      {cards.map((card) => (
        <div className="slot" key={card.handle}>
          <FieldCard card={card} />
          {below?.(card)}
        </div>
      ))}
      {Array.from({ length: free }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty slot is its place
        <div className="slot slot-free" key={place}>
          <span>{name}</span>
        </div>
      ))}
    </div>
  );
}
