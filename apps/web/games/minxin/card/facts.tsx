import type { CardFactsProps } from '../../../cards/kit.tsx';
import { CardNumbers } from '../../../cards/numbers.tsx';
import { useMinxinWords } from '../words.ts';
import { hasCost } from './cost.ts';
import type { MinxinCard } from './library.ts';

/** Where a card comes from, and its numbers by their names. */
export function Facts({ card, values }: CardFactsProps<MinxinCard>) {
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
  const shown = numbers.map(([word, number]) => [word, number || null] as const);
  return (
    <>
      <p className="help">
        {say(card.kindName)} · {t('card.copies', { home: say(card.homeName), count: card.copies })}
      </p>
      <CardNumbers numbers={shown} nameOf={t} />
      {card.lightning && <p className="help">{t('card.lightning')}</p>}
    </>
  );
}
