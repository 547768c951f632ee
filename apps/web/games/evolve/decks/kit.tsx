import {
  type CardKind,
  checkDeck,
  type DeckCard,
  readDeckText,
  type Special,
  writeDeckText,
} from '@lianhuan/evolve';
import { type Result, succeed } from '@lianhuan/kernel';
import type { CardInfo } from '../../../cards/card-info.ts';
import { ownField } from '../../../decks/builder/card-filter.ts';
import type { OwnDeck } from '../../../decks/deck-edit.ts';
import type { DeckKit, DeckKitMaker } from '../../../decks/deck-kit.ts';
import { ownDecksStoreFor } from '../../../decks/storage/own-decks-store.ts';
import type { PrintedAddition } from '../../../engine/added-cards.ts';
import { shownCards } from '../../../own-cards/shown-cards.ts';
import { CARDS, type EvolveCard } from '../card/library.ts';
import { filterFields, wordsOn } from './card-filter.ts';
import { Curves } from './curves.tsx';
import { CardGist } from './gist.tsx';
import { deckOf, KEPT, listsOf } from './lists.ts';
import { READY_DECKS } from './ready-decks.ts';

/** The decks of EVOLVE, as the deck pages know them. */
export const evolveDecks: DeckKitMaker = { game: 'evolve', make };

function make(additions: readonly PrintedAddition[]): DeckKit {
  const added = shownCards(additions, CARDS) as readonly EvolveCard[];
  const all = [...added, ...CARDS];
  // What a deck can hold: no tokens.
  const cards = all.filter(({ kind }) => kind !== 'token');
  const checked = all.map(checkedCard);
  const own = new Set(added.map(({ id }) => id));
  return {
    ...COMMON,
    cards,
    own,
    cardNamed: (name, part) =>
      cards.find((card) => card.name.zh === name && partOf(card) === part) ??
      cards.find((card) => card.name.zh === name),
    check: (lists) => checkDeck(deckOf(lists), checked),
    filterFields: [...ownField(own), ...filterFields(cards)],
  };
}

/** What does not hang on the cards there are. */
const COMMON = {
  game: 'evolve',
  term: { zh: '牌组', en: 'deck' },
  title: { zh: '影之诗 EVOLVE 牌组', en: 'Decks of Shadowverse EVOLVE' },
  lead: {
    zh: '主战者 1 张；主牌组 40 至 50 张，进化牌组至多 10 张，同名至多 3 张（卡上另有说明的除外）；全是主战者的职业和中立，或全是同一主题。',
    en: 'One leader; a main deck of 40 to 50 and an evolve deck of up to 10, three of a name unless the card says otherwise; all of the leader’s class or neutral, or all of one theme.',
  },
  parts: [
    { id: 'leader', name: { zh: '主战者', en: 'Leader' }, single: true },
    { id: 'main', name: { zh: '主牌组', en: 'Main' } },
    { id: 'evolve', name: { zh: '进化牌组', en: 'Evolve' } },
  ],
  mainPart: 'main',
  ready: READY_DECKS.map((deck) => ({ ...deck, lists: listsOf(deck) })),
  useOwnDecks: ownDecksStoreFor(KEPT),
  partsOf: (card: CardInfo | undefined) => (card === undefined ? [] : [partOf(card as EvolveCard)]),
  readText(text: string): Result<OwnDeck> {
    const read = readDeckText(text);
    return read.ok ? succeed({ name: read.value.name, lists: listsOf(read.value) }) : read;
  },
  writeText: ({ name, lists }: OwnDeck) => writeDeckText({ name, ...deckOf(lists) }),
  example: 'name: …\nleader: 青叶巡者莳萝\nmain:\n  - 拾露妖精 x3\nevolve: [枝头斥候]',
  exampleHelp: {
    zh: '粘贴牌组文字，或选一个文件。leader 是主战者，main 是主牌组，evolve 是进化牌组；几张写成 x3。',
    en: 'Paste a deck as text, or choose a file: leader, main and evolve; several of a card as x3.',
  },
  wordsOn: (card: CardInfo) => wordsOn(card as EvolveCard),
  Gist: ({ card }: { readonly card: CardInfo }) => <CardGist card={card as EvolveCard} />,
  Figures: Curves,
} satisfies Partial<DeckKit>;

/** The one part that a card can lie in (6.1.1.1–6.1.1.3). */
function partOf({ kind }: EvolveCard): 'leader' | 'main' | 'evolve' {
  switch (kind) {
    case 'leader':
      return 'leader';
    case 'evolved':
      return 'evolve';
    default:
      return 'main';
  }
}

/** A card as the deck check wants to know it. */
function checkedCard(card: EvolveCard): DeckCard {
  return {
    name: card.name.zh,
    english: card.name.en,
    ...kindOf(card),
    class: card.class,
    theme: card.theme,
    copies: card.copies,
  };
}

/** Of evolve cards and tokens the check looks only at that. */
function kindOf({ kind }: EvolveCard): { kind: CardKind; special: Special | null } {
  return kind === 'evolved' || kind === 'token'
    ? { kind: 'follower', special: kind }
    : { kind, special: null };
}
