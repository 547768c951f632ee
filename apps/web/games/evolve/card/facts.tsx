import { useEvolveWords } from '../words.ts';
import type { EvolveCard } from './library.ts';
import { TERMS } from './names.ts';

interface CardFactsProps {
  readonly card: EvolveCard;
  readonly values: Readonly<Record<string, number>> | null;
}

/** What a card is, and its numbers by their names. */
export function CardFacts({ card, values }: CardFactsProps) {
  const { t, say } = useEvolveWords();
  const { wholeKind, traits, alias, theme, cost, attack, life } = card;
  const kinds = [wholeKind, TERMS.classes[card.class], ...traits];
  const numbers = [
    ['card.cost', cost === null ? null : (values?.cost ?? cost)],
    ['card.attack', attack === null ? null : (values?.attack ?? attack)],
    ['card.life', values?.life ?? life],
    ['card.damage', values?.damage || null],
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
      </dl>
      {alias !== null && (
        <p className="help">
          {t('card.alias')} <span lang="zh-CN">{alias}</span>
        </p>
      )}
      {theme !== null && (
        <p className="help">
          {t('card.theme')} <span lang="zh-CN">{theme}</span>
        </p>
      )}
    </>
  );
}
