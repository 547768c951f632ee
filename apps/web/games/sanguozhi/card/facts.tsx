import type { CardFactsProps } from '../../../cards/kit.tsx';
import { CardNumbers } from '../../../cards/numbers.tsx';
import { useSanguozhiWords } from '../words.ts';
import { troopsInWords } from './describe.ts';
import type { SanguozhiCard } from './library.ts';
import { ARM_NAMES, FACTION_NAMES } from './names.ts';

/** What a card is, and its numbers by their names. */
export function Facts({ card, values }: CardFactsProps<SanguozhiCard>) {
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
      <CardNumbers numbers={numbers} nameOf={t}>
        {card.lines.map(({ name, words }) => (
          <div key={name.en}>
            <dt>{say(name)}</dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </CardNumbers>
      {card.limit > 1 && <p className="help">{t('card.limit', { count: card.limit })}</p>}
    </>
  );
}
