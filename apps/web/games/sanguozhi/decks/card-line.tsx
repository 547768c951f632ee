import './card-line.css';
import { type ReactNode, use } from 'react';
import { Glyph } from '../card/glyph.ts';
import type { SanguozhiCard } from '../card/library.ts';
import { FACTION_NAMES, FACTION_SIGNS } from '../card/names.ts';
import { Troops } from '../card/troops.tsx';
import { cardNamed } from './cards-by-name.ts';
import { ReadingContext } from './reading.ts';
import { useDeckWords } from './words.ts';

interface CardLineProps {
  /** As decks call the card. */
  readonly name: string;
}

/** A card on one line, which opens to be read: what it is, its name, what it takes, its numbers. */
export function CardLine({ name }: CardLineProps) {
  const { t } = useDeckWords();
  const read = use(ReadingContext);
  const card = cardNamed(name);
  if (!card) {
    return (
      <span className="card-line" data-unknown>
        {name} <i>{t('build.unknown')}</i>
      </span>
    );
  }
  return (
    <button type="button" className="card-line" onClick={() => read(card)}>
      <span className="seen-by-readers">{t('build.read.row')}</span>
      <CardGist card={card} />
    </button>
  );
}

/** The same without anything to press. */
export function CardGist({ card }: { readonly card: SanguozhiCard }): ReactNode {
  const { say, language } = useDeckWords();
  const [faction] = card.factions;
  const [way] = card.needs;
  return (
    <>
      <span className="card-seal face" data-kind={card.kind} data-dye={faction} aria-hidden="true">
        {faction && language === 'zh' ? FACTION_SIGNS[faction] : say(card.kindName).slice(0, 1)}
      </span>
      <span className="card-line-name">{say(card.name)}</span>
      <span className="card-line-sorts">
        {[...card.factions.map((one) => FACTION_NAMES[one]), ...card.sorts].map(say).join(' · ')}
      </span>
      <span className="card-line-troops">
        {(way ?? card.face) && <Troops count={way ?? card.face ?? {}} language={language} />}
        {card.needs.length > 1 && '/…'}
        {card.witNeed !== null && (
          <span className="corps" data-corps="counsel">
            {language === 'zh' ? '智' : 'Wit'}
            <b>{card.witNeed}</b>
          </span>
        )}
      </span>
      {card.stats && (
        <span className="card-line-stats">
          {card.arms.map((arm) => (
            <Glyph key={arm} name={arm} />
          ))}
          {[card.stats.attack, card.stats.life, card.stats.wit].filter((one) => one).join('/')}
        </span>
      )}
    </>
  );
}
