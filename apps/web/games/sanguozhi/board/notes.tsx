import type { CardView } from '@lianhuan/kernel';
import type { Change } from '@lianhuan/sanguozhi';
import { isPrintedCounter, useCounterNames } from '../../../board/cards/counters.tsx';
import { ChangeNotes, noterOf } from '../../../board/opened/change-notes.tsx';
import { useBook } from '../../../games/book.ts';
import type { SanguozhiCard } from '../card/library.ts';
import { useSanguozhiWords } from '../words.ts';
import { useValueWords } from './change-words.ts';
import { useSanguozhiView } from './sanguozhi-view.ts';

/** Why a card in play is not what is printed on it. */
export function CardNotes({ card }: { readonly card: CardView }) {
  const { t } = useSanguozhiWords();
  const wordsOf = useValueWords();
  const called = useCounterNames();
  const changed = useSanguozhiView().state.cards[card.handle];
  const info = useBook().cards.find(card.definition) as SanguozhiCard | undefined;
  const noted = noterOf({
    layer: (layer: Change['layer']) => t(`layer.${layer}`),
    what: (what: Change['what']) => t(`what.${what}`),
    value: wordsOf,
  });
  const onCard = Object.entries(card.counters ?? {})
    .filter(([name, count]) => count > 0 && (isDamage(name) || isPrintedCounter(name)))
    .map(([name, count]) => `${isDamage(name) ? t(`notes.${name}`) : called(name)} ${count}`);
  const { attack, life, wit } = card.values;
  const { stats } = info ?? {};
  return (
    <ChangeNotes
      printed={stats ? listed([stats.attack, stats.life, stats.wit]) : ''}
      now={stats ? listed([attack, life, wit]) : ''}
      changes={changed?.changes.map(noted) ?? []}
      onCard={onCard}
      abilities={changed?.abilities ?? []}
    />
  );
}

/** 攻/命/智, as many as there are. */
function listed(numbers: readonly (string | number | null | undefined)[]): string {
  return numbers.filter((number) => number !== null && number !== undefined).join(' / ');
}

const DAMAGE = { 'combat-damage': true, 'lasting-damage': true } as const;

function isDamage(counter: string): counter is keyof typeof DAMAGE {
  return Object.hasOwn(DAMAGE, counter);
}
