import { type Result, succeed } from '@lianhuan/kernel';
import { type NamedDeck, readDeckText, readyDecks, writeDeckText } from '@lianhuan/sanguozhi';
import { describe, expect, it, test } from 'vitest';
import { ownAddress, speaksOf } from '../decks/addresses.ts';
import { partFor } from '../decks/builder/deck-editor.ts';
import { type DeckName, ownAmong } from '../decks/deck-choice.ts';
import { countIn, entriesOf, type OwnDeck, withCard, withoutCard } from '../decks/deck-edit.ts';
import { makeDeckLink, parseDeckLink } from '../decks/sharing/deck-link.ts';
import { listsOf } from '../games/sanguozhi/decks/lists.ts';
import { freshDraft, seriesOf } from '../games/sanguozhi/home/new-game.ts';

const EMPTY = { main: [], side: [], events: [] };

describe('editing a deck', () => {
  const deck = { main: ['甲', '甲', '乙'], side: ['甲'], events: [] as string[] };

  it('puts a further card of a name beside the others', () => {
    expect(withCard(deck, 'main', '甲').main).toEqual(['甲', '甲', '甲', '乙']);
    expect(withCard(deck, 'main', '丙').main).toEqual(['甲', '甲', '乙', '丙']);
  });

  it('takes one, and only out of that part', () => {
    expect(withoutCard(deck, 'main', '甲')).toEqual({ ...deck, main: ['甲', '乙'] });
    expect(withoutCard(deck, 'events', '甲')).toEqual(deck);
  });

  it('counts in one part, and in those where the card can lie', () => {
    expect(entriesOf(deck.main)).toEqual([
      { name: '甲', count: 2 },
      { name: '乙', count: 1 },
    ]);
    expect(countIn(deck, '甲', ['main', 'side'])).toBe(3);
    expect(countIn(deck, '甲', ['side', 'evolve'])).toBe(1);
  });

  it('puts a card where it is wanted, if it can lie there', () => {
    expect(partFor(['main', 'side'], 'side')).toBe('side');
    expect(partFor(['main', 'side'], 'events')).toBe('main');
  });
});

test.each(['赤壁流火', '我的/卡组 100%', '%41', 'a#b?c', '甲 2'])(
  'the address of the deck “%s” speaks of it, also as the router decodes it',
  (name) => {
    const address = ownAddress('sanguozhi', name).split('/own/')[1] ?? '';
    expect(speaksOf(address, name)).toBe(true);
    expect(speaksOf(decodeURI(address), name)).toBe(true);
    expect(speaksOf(address, `${name}!`)).toBe(false);
  },
);

describe('a deck link', () => {
  const [ready] = readyDecks() as [ReturnType<typeof readyDecks>[0]];
  const deck: OwnDeck = { name: ready.name, lists: { ...listsOf(ready) } };
  const kit = {
    readText(text: string): Result<OwnDeck> {
      const read: Result<NamedDeck> = readDeckText(text);
      if (!read.ok) return read;
      return succeed({ name: read.value.name, lists: { ...listsOf(read.value) } });
    },
    writeText: ({ name, lists }: OwnDeck) => writeDeckText({ name, ...listsOf(lists) }),
  };
  const link = makeDeckLink(deck, kit);

  it('holds the deck', () => {
    expect(parseDeckLink(link, kit)).toEqual({ ok: true, value: deck });
    expect(link).toMatch(/^[\w.-]+$/);
  });

  it.each([link.slice(0, -1), link.slice(5), '', 'x', '3.@@@@', `${link}AAAA`])(
    'says that it is damaged: %.20s',
    (broken) => {
      expect(parseDeckLink(broken, kit).ok).toBe(false);
    },
  );
});

describe('the form for a new game', () => {
  const draft = freshDraft(['one', 'two']);
  const ready = [
    { id: 'one', ...EMPTY, main: ['甲'] },
    { id: 'two', ...EMPTY, main: ['乙'] },
  ];
  const own = [{ name: '我的', lists: { ...EMPTY, main: ['丙'] } }];

  it('begins a match with the decks as lists', () => {
    const series = seriesOf({ ...draft, decks: ['own:我的', 'ready:two'] }, own, ready, 'save');
    expect(series.decks.map(({ main }) => main)).toEqual([['丙'], ['乙']]);
    expect(series.games).toEqual([{ save: 'save', winners: null }]);
  });

  it('knows which of one’s own decks are chosen, each once', () => {
    const chosen: DeckName[] = ['own:我的', 'own:我的', 'ready:one'];
    expect(ownAmong(chosen, own)).toEqual(own);
    expect(ownAmong(draft.decks, own)).toEqual([]);
  });
});
