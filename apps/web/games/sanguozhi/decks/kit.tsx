import type { Result } from '@lianhuan/kernel';
import { checkDeck, readDeckText, writeDeckText } from '@lianhuan/sanguozhi';
import type { CardInfo } from '../../../cards/card-info.ts';
import { ownField } from '../../../decks/builder/card-filter.ts';
import type { OwnDeck } from '../../../decks/deck-edit.ts';
import type { DeckKit, DeckKitMaker } from '../../../decks/deck-kit.ts';
import { ownDecksStoreFor } from '../../../decks/storage/own-decks-store.ts';
import type { PrintedAddition } from '../../../engine/added-cards.ts';
import type { SanguozhiCard } from '../card/library.ts';
import { FILTER_FIELDS, wordsOn } from './card-filter.ts';
import { cardsWith } from './cards-by-name.ts';
import { Curves } from './curves.tsx';
import { CardGist } from './gist.tsx';
import { KEPT, listsOf } from './lists.ts';
import { READY_DECKS } from './ready-decks.ts';

/** The decks of 三国智, as the deck pages know them. */
export const sanguozhiDecks: DeckKitMaker = { game: 'sanguozhi', make };

function make(added: readonly PrintedAddition[]): DeckKit {
  const { cards, cardNamed, checked } = cardsWith(added);
  const own = new Set(added.map(({ info }) => info.id));
  return {
    ...COMMON,
    cards,
    own,
    cardNamed,
    check: (lists) => checkDeck(listsOf(lists), checked),
    filterFields: [...ownField(own), ...FILTER_FIELDS],
  };
}

/** What does not hang on the cards there are. */
const COMMON = {
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
  partsOf: (card: CardInfo | undefined) => (card?.kind === 'event' ? ['events'] : ['main', 'side']),
  readText(text: string): Result<OwnDeck> {
    const read = readDeckText(text);
    if (!read.ok) return read;
    const { name } = read.value;
    return { ok: true, value: { name, lists: { ...listsOf(read.value) } } };
  },
  writeText: ({ name, lists }: OwnDeck) => writeDeckText({ name, ...listsOf(lists) }),
  example: 'name: …\nmain:\n  - 孙权\n  - 弓兵兵权 x10\nside: [鲁肃]\nevents: [迁都]',
  exampleHelp: {
    zh: '粘贴卡组文字，或选一个文件。main 是主卡，side 是备卡，events 是事件；几张写成 x6。',
    en: 'Paste a deck as text, or choose a file: main, side and events; several of a card as x6.',
  },
  wordsOn: (card: CardInfo) => wordsOn(card as SanguozhiCard),
  Gist: ({ card }: { readonly card: CardInfo }) => <CardGist card={card as SanguozhiCard} />,
  Figures: Curves,
} satisfies Partial<DeckKit>;
