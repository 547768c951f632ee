import './card-line.css';
import { use } from 'react';
import { useDecks } from '../deck-kit.ts';
import { useDeckWords } from '../words.ts';
import { OpenCardContext } from './open-card.ts';

interface CardLineProps {
  /** As decks call the card. */
  readonly name: string;
  /** The part of the deck it lies in. */
  readonly part: string;
}

/** A card on one line, which opens to be read: what it is, its name, what it takes, its numbers. */
export function CardLine({ name, part }: CardLineProps) {
  const { t } = useDeckWords();
  const { cardNamed, Gist } = useDecks();
  const read = use(OpenCardContext);
  const card = cardNamed(name, part);
  if (!card) {
    return (
      <span className="card-line bare" data-unknown>
        {name} <i>{t('build.unknown')}</i>
      </span>
    );
  }
  return (
    <button type="button" className="card-line bare" onClick={() => read(card)}>
      <span className="seen-by-readers">{t('build.read.row')}</span>
      <Gist card={card} />
    </button>
  );
}
