import { useSanguozhiWords } from '../words.ts';
import { troopsInWords } from './describe.ts';
import type { SanguozhiCard } from './library.ts';
import { ARM_NAMES, FACTION_NAMES } from './names.ts';

interface CardFactsProps {
  readonly card: SanguozhiCard;
  readonly values: Readonly<Record<string, number>> | null;
}

/** What a card is, and its numbers by their names. */
export function CardFacts({ card, values }: CardFactsProps) {
  const { t, say, language } = useSanguozhiWords();
  const { stats } = card;
  const kinds = [
    card.kindName,
    ...card.factions.map((faction) => FACTION_NAMES[faction]),
    ...card.arms.map((arm) => ARM_NAMES[arm]),
    ...card.traits,
    ...card.sorts,
  ];
  const witNeed = values?.witNeed ?? card.witNeed;
  const numbers = [
    ['card.attack', stats && (values?.attack ?? stats.attack)],
    ['card.life', stats && (values?.life ?? stats.life)],
    ['card.wit', stats && (values?.wit ?? stats.wit)],
    ['card.damage', values?.damage || null],
    ['card.needs', card.needs.length > 0 ? troopsInWords(card.needs, language) : null],
    ['card.worth', card.face && troopsInWords([card.face], language)],
    ['card.witNeed', witNeed],
  ] as const;
  return (
    <>
      <p className="help">{kinds.map(say).join(' · ')}</p>
      <dl className="reader-numbers">
        {numbers
          .filter(([, number]) => number !== null)
          .map(([word, number]) => (
            <div key={word}>
              <dt>{t(word)}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        {card.lines.map(({ name, words }) => (
          <div key={name.en}>
            <dt>{say(name)}</dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
      {card.limit > 1 && <p className="help">{t('card.limit', { count: card.limit })}</p>}
    </>
  );
}
