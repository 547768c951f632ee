import { describeDecks } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../cards/definition.ts';
import { library } from '../cards/library.ts';
import { checkDeck, readyDecks } from '../decks/deck-list.ts';
import { type DeckList, deckWriting } from '../decks/deck-writing.ts';
import { readSetup } from '../table/setup.ts';

/** 49 different generals, so that one more card makes a deck. */
const generals = library()
  .filter(({ kind, limit }) => kind === 'general' && limit === 0)
  .map(({ name }) => name);
const of = (kind: CardDefinition['kind'], fits: (card: CardDefinition) => boolean = () => true) =>
  library().filter((card) => card.kind === kind && fits(card));
const events = of('event').map(({ name }) => name);
const [limited] = of('general', ({ limit }) => limit > 1);

function deck(more: Partial<DeckList> = {}): DeckList {
  return { main: generals.slice(0, 50), side: [], events: [], ...more };
}

const rulesOf = (list: DeckList) => checkDeck(list, library()).map(({ rule }) => rule);

describeDecks({
  writing: deckWriting,
  readyDecks,
  check: (deck) => checkDeck(deck, library()),
  readSetup,
  main: 'main',
});

describe('the ready decks', () => {
  it('are four, each with events and a side deck', () => {
    expect(readyDecks()).toHaveLength(4);
    for (const { events: own, side } of readyDecks()) {
      expect(own.length).toBeGreaterThan(0);
      expect(side.length).toBeGreaterThan(0);
    }
  });
});

describe('a deck', () => {
  it('has at least 50 cards, and as many more as one likes', () => {
    expect(rulesOf(deck())).toEqual([]);
    expect(rulesOf(deck({ main: generals }))).toEqual([]);
    expect(rulesOf(deck({ main: generals.slice(0, 49) }))).toEqual(['100.2a']);
  });

  it('has one of each name', () => {
    expect(rulesOf(deck({ main: [...generals.slice(0, 50), generals[0]] }))).toEqual(['100.2a']);
  });

  it('has one of each name together with its side deck', () => {
    expect(rulesOf(deck({ side: [generals[0]] }))).toEqual(['100.2a']);
    expect(rulesOf(deck({ side: [generals[51]] }))).toEqual([]);
  });

  it('has as many as the card’s limit says, main and side deck together', () => {
    const copies = (count: number) => Array<string>(count).fill(limited.name);
    const main = [...generals.slice(0, 50), ...copies(limited.limit - 1)];
    expect(rulesOf(deck({ main, side: copies(1) }))).toEqual([]);
    expect(rulesOf(deck({ main, side: copies(2) }))).toEqual(['403.1']);
  });

  it('has a side deck of at most 15 cards', () => {
    expect(rulesOf(deck({ side: generals.slice(50, 65) }))).toEqual([]);
    expect(rulesOf(deck({ side: generals.slice(50, 66) }))).toEqual(['100.3a']);
  });

  it('has at most ten events, none twice', () => {
    expect(rulesOf(deck({ events: events.slice(0, 10) }))).toEqual([]);
    expect(rulesOf(deck({ events: events.slice(0, 11) }))).toEqual(['100.5a']);
    expect(rulesOf(deck({ events: [events[0], events[0]] }))).toEqual(['100.5b']);
  });

  it('is told all that is wrong with it, in the order of its parts', () => {
    const list = deck({
      main: generals.slice(0, 49),
      side: generals.slice(49, 65),
      events: events.slice(0, 11),
    });
    expect(rulesOf(list)).toEqual(['100.2a', '100.3a', '100.5a']);
  });

  it('does not count its events, and has none in the side deck', () => {
    expect(rulesOf(deck({ main: generals.slice(0, 48), events: events.slice(0, 2) }))).toEqual([
      '100.2a',
    ]);
    expect(rulesOf(deck({ side: [events[0]] }))).toEqual(['100.5a']);
    expect(rulesOf(deck({ main: [...generals.slice(0, 50), events[0]] }))).toEqual(['100.5']);
    expect(rulesOf(deck({ events: [generals[50]] }))).toEqual(['100.5']);
  });

  it('of 49 cards and an event among them has too few', () => {
    expect(rulesOf(deck({ main: [...generals.slice(0, 49), events[0]] }))).toEqual([
      '100.2a',
      '100.5',
    ]);
  });

  it('is told where it has too many, and how many there are', () => {
    const told = (list: DeckList) =>
      checkDeck(list, library()).map(({ at, text }) => `${at}: ${text.zh}`);
    const [first] = generals;
    expect(told(deck({ main: generals.slice(0, 48) }))).toEqual([
      'main: 主卡卡组至少 50 张，现在 48 张',
    ]);
    expect(told(deck({ side: generals.slice(50, 67) }))).toEqual([
      'side: 备卡卡组至多 15 张，现在 17 张',
    ]);
    expect(told(deck({ side: [first] }))).toEqual([
      `main: ${first} 至多 1 张（主卡与备卡合计），现在 2 张`,
    ]);
    expect(told(deck({ side: [generals[60], generals[60]] }))).toEqual([
      `side: ${generals[60]} 至多 1 张（主卡与备卡合计），现在 2 张`,
    ]);
    expect(told(deck({ side: [events[0]] }))).toEqual([`side: 备卡卡组里不能有事件 ${events[0]}`]);
    expect(told(deck({ main: [...generals.slice(0, 50), events[0]] }))).toEqual([
      `main: 事件 ${events[0]} 不算主卡，要放在事件（events）里`,
    ]);
    expect(told(deck({ events: [first] }))).toContain(`events: ${first} 不是事件`);
    expect(told(deck({ events: [events[0], events[0]] }))).toEqual([
      `events: 事件 ${events[0]} 只能有 1 张`,
    ]);
  });

  it('has cards that exist; the nearest name is told', () => {
    const [problem, ...more] = checkDeck(deck({ side: ['夏侯敦'] }), library());
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ at: 'side', rule: null });
    expect(problem.text.zh).toContain('夏侯惇');
  });
});
