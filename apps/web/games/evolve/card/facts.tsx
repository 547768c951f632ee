import type { CardFactsProps } from '../../../cards/kit.tsx';
import { CardNumbers } from '../../../cards/numbers.tsx';
import { useEvolveWords } from '../words.ts';
import type { EvolveCard } from './library.ts';
import { TERMS } from './names.ts';
import { themeName } from './themes.ts';

/** What a card is, and its numbers by their names. */
export function Facts({ card, values }: CardFactsProps<EvolveCard>) {
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
      <CardNumbers numbers={numbers} nameOf={t} />
      {alias !== null && (
        <p className="help">
          {t('card.alias')} <span lang="zh-CN">{alias}</span>
        </p>
      )}
      {theme !== null && (
        <p className="help">
          {t('card.theme')} {say(themeName(theme))}
        </p>
      )}
    </>
  );
}
