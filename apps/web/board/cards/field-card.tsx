import './field-card.css';
import type { CardView } from '@lianhuan/kernel';
import type { ReactNode } from 'react';
import { TableCard } from './card.tsx';
import { Counters } from './counters.tsx';

/** Something a card in play is or does. */
export interface Badge {
  readonly mark: string;
  readonly name: string;
}

interface FieldCardProps {
  readonly card: CardView;
  /** All that is to be seen of it besides its face, for the style sheet. */
  readonly marks: readonly string[];
  /** The marks that are shown as words, because the style sheet has no sign for them. */
  readonly badges: readonly Badge[];
  /** The numbers of the card now; they stay upright over the card, also while it lies tapped. */
  readonly stats?: ReactNode;
  /** What is drawn below the card, and over its face. */
  readonly under?: ReactNode;
  readonly cover?: ReactNode;
}

/** A card in play: its face, and upright over it what it is worth now and what it is doing. */
export function FieldCardFrame(props: FieldCardProps) {
  const { card, marks, badges, stats, under, cover } = props;
  return (
    <div className="field-card" data-tapped={card.tapped || undefined}>
      {under}
      <TableCard card={card} mark={marks.join(' ') || undefined} />
      {cover}
      {stats && (
        <div className="field-stats" aria-hidden="true">
          {stats}
        </div>
      )}
      {badges.length > 0 && (
        <ul className="field-marks">
          {badges.map(({ mark, name }) => (
            <li key={mark} data-mark={mark}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <Counters counters={card.counters} />
    </div>
  );
}
