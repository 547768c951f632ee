import './notes.css';
import type { Change, ChangedValue } from '@lianhuan/evolve';
import type { CardView, Text } from '@lianhuan/kernel';
import { ChangeNotes, type NotedChange, noterOf } from '../../../board/opened/change-notes.tsx';
import { useBook } from '../../../games/book.ts';
import type { EvolveCard } from '../card/library.ts';
import { TERMS } from '../card/names.ts';
import { useEvolveWords } from '../words.ts';
import { evolvedInto, useEvolveView } from './evolve-view.ts';

/** Why a card on the field is not what is printed on it; and of an evolved one, what it was before. */
export function CardNotes({ card }: { readonly card: CardView }) {
  const { t, say } = useEvolveWords();
  const seen = useEvolveView();
  const { values } = card;
  const wordsOf = useValueWords();
  const { find } = useBook().cards;
  const upon = evolvedInto(seen, card.handle);
  const info = find(upon?.definition ?? card.definition) as EvolveCard | undefined;
  const changed = seen.state.cards[card.handle];
  const costs = seen.state.costs[card.handle] ?? [];
  const noted = noterOf({
    layer: (layer: Change['layer']) => t(`layer.${layer}`),
    what: (what: Change['what']) => t(`what.${what}`),
    value: wordsOf,
  });
  const changes = [...(changed?.changes ?? []), ...costs].map(noted);
  const damage = useDamage(card);
  const sums = (
    cost: number | null | undefined,
    attack: number | null | undefined,
    life: unknown,
  ) =>
    [
      costs.length > 0 ? `${t('what.cost')} ${cost}` : '',
      attack == null ? '' : `${attack} / ${life}`,
    ]
      .filter(Boolean)
      .join(' · ');
  const counters = Object.entries(card.counters ?? {}).flatMap(([name, count]) => {
    const term = TERMS.counters[name];
    return term === undefined || count === 0 ? [] : [`${say(term)} ${count}`];
  });
  return (
    <>
      <ChangeNotes
        printed={sums(info?.cost, info?.attack, info?.life)}
        now={sums(values.cost, values.attack, values.life)}
        changes={[...changes, ...damage]}
        onCard={counters}
        abilities={changed?.abilities ?? []}
      />
      {upon && <Below definition={card.definition} />}
    </>
  );
}

/** What damage takes of its life (5.13.1), after all layers. */
function useDamage({ values: { damage = 0, life = 0 } }: CardView): NotedChange[] {
  const { t } = useEvolveWords();
  if (damage === 0) return [];
  const from = String(life + damage);
  return [
    {
      layer: t('notes.damage'),
      what: t('what.life'),
      from,
      to: String(life),
      card: null,
      by: null,
    },
  ];
}

/** The card below an evolve card. */
function Below({ definition }: { readonly definition: string }) {
  const { t, language } = useEvolveWords();
  const { Face, describe } = useBook().cards;
  return (
    <figure className="notes-below">
      <figcaption>{t('notes.below')}</figcaption>
      <span className="seen-by-readers">{describe(definition, language)}</span>
      <div>
        <Face id={definition} language={language} />
      </div>
    </figure>
  );
}

/** `const wordsOf = useValueWords()`: what a card was or became, in words. */
function useValueWords(): (what: Change['what'], value: ChangedValue) => string {
  const { t, say } = useEvolveWords();
  const cards = useBook().cards.cards as readonly EvolveCard[];
  const nameOf = (one: string | Text) => say(typeof one === 'object' ? one : printed(cards, one));
  return (what, value) => {
    if (typeof value === 'boolean') return t(value ? 'notes.yes' : 'notes.no');
    if (typeof value === 'number') return String(value);
    if (what === 'kind') return say(TERMS.kinds[value as keyof typeof TERMS.kinds]);
    if (what === 'class') return say(TERMS.classes[value as keyof typeof TERMS.classes]);
    if (!Array.isArray(value) || value.length === 0) return t('notes.none');
    return (value as readonly (string | Text)[]).map(nameOf).join(t('board.and'));
  };
}

/** A trait or a name is called as on the cards that have it. */
function printed(cards: readonly EvolveCard[], term: string): Text {
  const traits = cards.flatMap((card) => card.traits);
  const names = cards.map(({ name }) => name);
  return [...traits, ...names].find(({ zh }) => zh === term) ?? { zh: term, en: term };
}
