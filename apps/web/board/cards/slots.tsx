import './slots.css';
import type { CardView, ZoneView } from '@lianhuan/kernel';
import type { ReactNode } from 'react';

interface SlotsProps {
  readonly zone: ZoneView;
  /** What stands in a slot without a card. */
  readonly name: string;
  /** How many cards there is room for. */
  readonly count: number;
  /** What lies in the slot of a card: the card (see `FieldCard`), and what lies with it. */
  children(card: CardView): ReactNode;
}

/** Slots side by side, with the cards in them first. */
export function Slots({ zone, name, count, children }: SlotsProps) {
  const cards = zone.cards ?? [];
  const free = Math.max(0, count - cards.length);
  if (cards.length + free === 0) return null;
  return (
    <div className="slots" data-zone={zone.id} data-name={zone.name}>
      {cards.map((card) => (
        <div className="slot" key={card.handle}>
          {children(card)}
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
