import { useMinxinWords } from '../words.ts';
import { hasCost } from './cost.ts';
import type { MinxinCard } from './library.ts';

interface CardFactsProps {
  readonly card: MinxinCard;
  readonly values: Readonly<Record<string, number>> | null;
}

/** Where a card comes from, and its numbers by their names. */
export function CardFacts({ card, values }: CardFactsProps) {
  const { t, say } = useMinxinWords();
  const numbers = [
    ['card.cost', hasCost(card) ? (values?.cost ?? card.cost) : 0],
    ['board.power', card.power],
    ['board.renown', card.renown],
    ['board.favor', card.favor],
    ['card.defence', values?.defence ?? card.defence],
    ['card.spoils', card.spoils],
    ['card.worth', card.worth],
  ] as const;
  return (
    <>
      <p className="help">
        {say(card.kindName)} · {t('card.copies', { home: say(card.homeName), count: card.copies })}
      </p>
      <dl className="reader-numbers">
        {numbers
          .filter(([, number]) => number !== 0)
          .map(([word, number]) => (
            <div key={word}>
              <dt>{t(word)}</dt>
              <dd>{number}</dd>
            </div>
          ))}
      </dl>
      {card.lightning && <p className="help">{t('card.lightning')}</p>}
    </>
  );
}
