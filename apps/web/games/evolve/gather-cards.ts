import type { CardDefinition, Special } from '@lianhuan/evolve';
import type { Text } from '@lianhuan/kernel';
import { iconPath } from '../../build/icons.ts';
import type { EvolveCard } from './card/library.ts';

type Rulebook = typeof import('@lianhuan/evolve');

/** All cards of EVOLVE with everything a face and a reader show, for the build. */
export async function gatherEvolveCards(): Promise<EvolveCard[]> {
  const book = await import('@lianhuan/evolve');
  return book.library().map((card) => gather(book, card));
}

function gather(book: Rulebook, card: CardDefinition): EvolveCard {
  const { id, kind, special, name, english, text, theme, alias, cost, attack, life, icon } = card;
  return {
    id,
    kind,
    special,
    name: { zh: name, en: english },
    kindName: kindName(book, card),
    text: { zh: text, en: book.englishText(card) },
    explanation: book.explainCard(card).map(({ depth, text: words, rules, span }) => ({
      depth,
      text: words,
      rules,
      span,
    })),
    icon: iconPath(icon, id),
    class: card.class,
    traits: card.traits.map((trait) => traitName(book, trait)),
    theme,
    alias,
    cost,
    attack,
    life,
  };
}

const SPECIAL_NAMES: Readonly<Record<Special, Text>> = {
  evolved: { zh: '进化', en: 'evolved' },
  token: { zh: '衍生物', en: 'token' },
};

function kindName({ KIND_TERMS }: Rulebook, { kind, special }: CardDefinition): Text {
  const { zh, en } = KIND_TERMS[kind];
  const named = { zh, en: en.charAt(0).toUpperCase() + en.slice(1) };
  if (special === null) return named;
  const more = SPECIAL_NAMES[special];
  return { zh: `${named.zh}·${more.zh}`, en: `${named.en}, ${more.en}` };
}

function traitName({ TRAITS }: Rulebook, trait: string): Text {
  const terms: Readonly<Record<string, Text>> = TRAITS;
  return terms[trait] ?? { zh: trait, en: trait };
}
