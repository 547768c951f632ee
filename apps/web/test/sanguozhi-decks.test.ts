import { readyDecks } from '@lianhuan/sanguozhi';
import { describe, expect, it, test } from 'vitest';
import { ownAddress, speaksOf } from '../games/sanguozhi/decks/addresses.ts';
import {
  countIn,
  entriesOf,
  partFor,
  withCard,
  withoutCard,
} from '../games/sanguozhi/decks/deck-edit.ts';
import { makeDeckLink, parseDeckLink } from '../games/sanguozhi/decks/deck-link.ts';
import { freshDraft, ownChosen, seriesOf } from '../games/sanguozhi/home/new-game.ts';

const EMPTY = { main: [], side: [], events: [] };

describe('editing a deck', () => {
  const deck = { main: ['甲', '甲', '乙'], side: ['甲'], events: [] };

  it('puts a further card of a name beside the others', () => {
    expect(withCard(deck, 'main', '甲').main).toEqual(['甲', '甲', '甲', '乙']);
    expect(withCard(deck, 'main', '丙').main).toEqual(['甲', '甲', '乙', '丙']);
  });

  it('takes one, and only out of that part', () => {
    expect(withoutCard(deck, 'main', '甲')).toEqual({ ...deck, main: ['甲', '乙'] });
    expect(withoutCard(deck, 'events', '甲')).toEqual(deck);
  });

  it('counts in one part, and in all', () => {
    expect(entriesOf(deck.main)).toEqual([
      { name: '甲', count: 2 },
      { name: '乙', count: 1 },
    ]);
    expect(countIn(deck, '甲')).toBe(3);
  });

  it('puts what is no event, and what is unknown, among the cards', () => {
    expect(partFor(undefined, 'events')).toBe('main');
    expect(partFor(undefined, 'side')).toBe('side');
  });
});

test.each(['赤壁流火', '我的/卡组 100%', '%41', 'a#b?c', '甲 2'])(
  'the address of the deck “%s” speaks of it, also as the router decodes it',
  (name) => {
    const address = ownAddress(name).split('/own/')[1] ?? '';
    expect(speaksOf(address, name)).toBe(true);
    expect(speaksOf(decodeURI(address), name)).toBe(true);
    expect(speaksOf(address, `${name}!`)).toBe(false);
  },
);

describe('a deck link', () => {
  const [{ name, main, side, events }] = readyDecks() as [ReturnType<typeof readyDecks>[0]];
  const link = makeDeckLink({ name, main, side, events });

  it('holds the deck', () => {
    expect(parseDeckLink(link)).toEqual({ ok: true, value: { name, main, side, events } });
    expect(link).toMatch(/^[\w.-]+$/);
  });

  it.each([link.slice(0, -1), link.slice(5), '', 'x', '3.@@@@', `${link}AAAA`])(
    'says that it is damaged: %.20s',
    (broken) => {
      expect(parseDeckLink(broken).ok).toBe(false);
    },
  );
});

describe('the form for a new game', () => {
  const draft = freshDraft(['one', 'two']);
  const ready = [
    { id: 'one', ...EMPTY, main: ['甲'] },
    { id: 'two', ...EMPTY, main: ['乙'] },
  ];
  const own = [{ name: '我的', ...EMPTY, main: ['丙'] }];

  it('begins a match with the decks as lists', () => {
    const series = seriesOf({ ...draft, decks: ['own:我的', 'ready:two'] }, own, ready, 'save');
    expect(series.decks.map(({ main }) => main)).toEqual([['丙'], ['乙']]);
    expect(series.games).toEqual([{ save: 'save', winners: null }]);
  });

  it('knows which of one’s own decks are chosen, each once', () => {
    expect(ownChosen({ ...draft, decks: ['own:我的', 'own:我的'] }, own)).toEqual(own);
    expect(ownChosen(draft, own)).toEqual([]);
  });
});
