import {
  type CardKind,
  checkDeck,
  type DeckCard,
  readDeckText,
  type Special,
  writeDeckText,
} from '@lianhuan/evolve';
import { succeed } from '@lianhuan/kernel';
import type { DeckKit } from '../../../decks/deck-kit.ts';
import { ownDecksStoreFor } from '../../../decks/storage/own-decks-store.ts';
import { CARDS, type EvolveCard } from '../card/library.ts';
import { DECK_CARDS, FILTER_FIELDS, wordsOn } from './card-filter.ts';
import { Curves } from './curves.tsx';
import { CardGist } from './gist.tsx';
import { deckOf, KEPT, listsOf } from './lists.ts';
import { READY_DECKS } from './ready-decks.ts';

/** The decks of EVOLVE, as the deck pages know them. */
export const evolveDecks: DeckKit = {
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
  cards: DECK_CARDS,
  cardNamed: (name, part) =>
    DECK_CARDS.find((card) => card.name.zh === name && partOf(card) === part) ??
    DECK_CARDS.find((card) => card.name.zh === name),
  partsOf: (card) => (card === undefined ? [] : [partOf(card as EvolveCard)]),
  check: (lists) => checkDeck(deckOf(lists), CHECKED),
  readText(text) {
    const read = readDeckText(text);
    return read.ok ? succeed({ name: read.value.name, lists: listsOf(read.value) }) : read;
  },
  writeText: ({ name, lists }) => writeDeckText({ name, ...deckOf(lists) }),
  example: 'name: …\nleader: 青叶巡者莳萝\nmain:\n  - 拾露妖精 x3\nevolve: [枝头斥候]',
  exampleHelp: {
    zh: '粘贴牌组文字，或选一个文件。leader 是主战者，main 是主牌组，evolve 是进化牌组；几张写成 x3。',
    en: 'Paste a deck as text, or choose a file: leader, main and evolve; several of a card as x3.',
  },
  filterFields: FILTER_FIELDS,
  wordsOn: (card) => wordsOn(card as EvolveCard),
  Gist: ({ card }) => <CardGist card={card as EvolveCard} />,
  Figures: Curves,
};

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

/** All cards as the deck check wants to know them, tokens too. */
const CHECKED: readonly DeckCard[] = CARDS.map((card) => ({
  name: card.name.zh,
  english: card.name.en,
  ...kindOf(card),
  class: card.class,
  theme: card.theme,
  copies: card.copies,
}));

/** Of evolve cards and tokens the check looks only at that. */
function kindOf({ kind }: EvolveCard): { kind: CardKind; special: Special | null } {
  return kind === 'evolved' || kind === 'token'
    ? { kind: 'follower', special: kind }
    : { kind, special: null };
}
