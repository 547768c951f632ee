import { checkDeck, readDeckText, writeDeckText } from '@lianhuan/sanguozhi';
import type { DeckKit } from '../../../decks/deck-kit.ts';
import { ownDecksStoreFor } from '../../../decks/storage/own-decks-store.ts';
import { CARDS, type SanguozhiCard } from '../card/library.ts';
import { FILTER_FIELDS, wordsOn } from './card-filter.ts';
import { cardNamed, DECK_CARDS } from './cards-by-name.ts';
import { Curves } from './curves.tsx';
import { CardGist } from './gist.tsx';
import { KEPT, listsOf } from './lists.ts';
import { READY_DECKS } from './ready-decks.ts';

/** The decks of 三国智, as the deck pages know them. */
export const sanguozhiDecks: DeckKit = {
  game: 'sanguozhi',
  term: { zh: '卡组', en: 'deck' },
  title: { zh: '三国智卡组', en: 'Decks of Wits of the Three Kingdoms' },
  lead: {
    zh: '主卡至少 50 张，同名只能 1 张（卡上另有标明的除外）；备卡至多 15 张，事件至多 10 张。',
    en: 'At least 50 main cards, one of each name unless the card says more; up to 15 in the side deck, up to 10 events.',
  },
  parts: [
    { id: 'main', name: { zh: '主卡', en: 'Main' } },
    { id: 'side', name: { zh: '备卡', en: 'Side' } },
    { id: 'events', name: { zh: '事件', en: 'Events' } },
  ],
  mainPart: 'main',
  ready: READY_DECKS.map((deck) => ({ ...deck, lists: { ...listsOf(deck) } })),
  useOwnDecks: ownDecksStoreFor(KEPT),
  cards: CARDS,
  cardNamed,
  partsOf: (card) => (card?.kind === 'event' ? ['events'] : ['main', 'side']),
  check: (lists) => checkDeck(listsOf(lists), DECK_CARDS),
  readText(text) {
    const read = readDeckText(text);
    if (!read.ok) return read;
    const { name } = read.value;
    return { ok: true, value: { name, lists: { ...listsOf(read.value) } } };
  },
  writeText: ({ name, lists }) => writeDeckText({ name, ...listsOf(lists) }),
  example: 'name: …\nmain:\n  - 孙权\n  - 弓兵兵权 x10\nside: [鲁肃]\nevents: [迁都]',
  exampleHelp: {
    zh: '粘贴卡组文字，或选一个文件。main 是主卡，side 是备卡，events 是事件；几张写成 x6。',
    en: 'Paste a deck as text, or choose a file: main, side and events; several of a card as x6.',
  },
  filterFields: FILTER_FIELDS,
  wordsOn: (card) => wordsOn(card as SanguozhiCard),
  Gist: ({ card }) => <CardGist card={card as SanguozhiCard} />,
  Figures: Curves,
};
