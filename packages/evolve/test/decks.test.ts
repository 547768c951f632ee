import { describeDecks } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { sortOf } from '../cards/card-sorts.ts';
import { library } from '../cards/library.ts';
import { basesOf } from '../decks/deck-basis.ts';
import type { DeckCard } from '../decks/deck-cards.ts';
import { deckCardOf } from '../decks/deck-cards.ts';
import { checkDeck, readDeckList, readyDecks } from '../decks/deck-list.ts';
import { type DeckList, deckWriting } from '../decks/deck-writing.ts';
import { readSetup } from '../table/setup.ts';

/** Cards of our own, so that no change of the game's makes a case another. */
const PLAIN: Omit<DeckCard, 'name' | 'english'> = {
  kind: 'follower',
  special: null,
  class: 'elf',
  theme: null,
  copies: 3,
};
const card = (name: string, more: Partial<DeckCard> = {}): DeckCard => ({
  ...PLAIN,
  name,
  english: name,
  ...more,
});
const NAMES = Array.from({ length: 20 }, (_, index) => `妖精${index}`);
const CARDS: readonly DeckCard[] = [
  card('主战者甲', { kind: 'leader' }),
  card('主战者乙', { kind: 'leader', theme: '赛驹' }),
  ...NAMES.map((name) => card(name)),
  ...NAMES.map((name) => card(name, { special: 'evolved' })),
  card('皇家', { class: 'royal' }),
  card('中立', { class: 'neutral' }),
  card('多张', { copies: 5 }),
  card('少张', { copies: 1 }),
  card('衍生物', { special: 'token' }),
  ...NAMES.map((_, index) => card(`驹${index}`, { class: 'royal', theme: '赛驹' })),
];

const three = (names: readonly string[]) => names.flatMap((name) => [name, name, name]);
/** 39 cards, so that one more makes a deck. */
const SHORT = three(NAMES.slice(0, 13));
const MAIN = [...SHORT, NAMES[13]];

function deck(more: Partial<DeckList> = {}): DeckList {
  return { leader: '主战者甲', main: MAIN, evolve: [], ...more };
}

const problemsOf = (more: Partial<DeckList>) => checkDeck(deck(more), CARDS);
const rulesOf = (more: Partial<DeckList> = {}) => problemsOf(more).map(({ rule }) => rule);

describeDecks({
  writing: deckWriting,
  readyDecks,
  check: (deck) => checkDeck(deck, library().map(deckCardOf)),
  readSetup,
  main: 'main',
  faults: [['two leaders', 'leader: [甲, 乙]\nmain: []', 'leader']],
});

describe('the ready decks', () => {
  it('have forty cards in their main deck', () => {
    expect(readyDecks().map(({ main }) => main.length)).toEqual(Array(7).fill(40));
  });

  it('are seven: one of each class, and one that goes by its theme alone (6.1.1.5.2)', () => {
    const cards = library().map(deckCardOf);
    const bases = readyDecks().map((ready) => basesOf(ready, cards).join());
    expect(bases).toHaveLength(7);
    expect(bases.filter((one) => one.includes('theme'))).toHaveLength(1);
    const leaders = readyDecks().map(({ leader }) =>
      library().find((one) => one.name === leader && sortOf(one) === 'leader'),
    );
    expect(new Set(leaders.map((leader) => leader?.class)).size).toBe(7);
  });
});

describe('a deck', () => {
  it('names its leader, or none', () => {
    expect(readDeckList({ leader: ' 甲 ' })).toMatchObject({ ok: true, value: { leader: '甲' } });
    expect(readDeckList({ main: [] })).toMatchObject({ ok: true, value: { leader: '' } });
  });

  it('has one leader (6.1.1.1)', () => {
    expect(rulesOf()).toEqual([]);
    expect(rulesOf({ leader: '' })).toEqual(['6.1.1.1']);
    expect(rulesOf({ leader: NAMES[0] })).toContain('6.1.1.1');
  });

  it('has a main deck of 40 to 50 cards (6.1.1.2)', () => {
    expect(rulesOf({ main: [] })).toEqual(['6.1.1']);
    expect(rulesOf({ main: SHORT })).toEqual(['6.1.1.2']);
    expect(
      rulesOf({ main: [...SHORT, ...three(NAMES.slice(13, 16)), NAMES[16], NAMES[16]] }),
    ).toEqual([]);
    expect(rulesOf({ main: [...SHORT, ...three(NAMES.slice(13, 17))] })).toEqual(['6.1.1.2']);
  });

  it('has no leader, evolve card or token in it (6.1.1.2)', () => {
    expect(rulesOf({ main: [...MAIN, '衍生物'] })).toEqual(['6.1.1.2']);
    expect(rulesOf({ main: [...MAIN, '主战者甲'] })).toEqual(['6.1.1.2']);
  });

  it('has at most ten cards in its evolve deck, all evolve cards (6.1.1.3)', () => {
    expect(rulesOf({ evolve: [...three(NAMES.slice(0, 3)), NAMES[3]] })).toEqual([]);
    expect(rulesOf({ evolve: [...three(NAMES.slice(0, 3)), NAMES[3], NAMES[4]] })).toEqual([
      '6.1.1.3',
    ]);
    expect(rulesOf({ evolve: ['中立'] })).toEqual(['6.1.1.3']);
    // Of both decks the main deck comes first, as it does on paper.
    expect(rulesOf({ main: SHORT, evolve: three(NAMES.slice(0, 4)) })).toEqual([
      '6.1.1.2',
      '6.1.1.3',
    ]);
  });

  it('has three of a name in each of both, six in all (6.1.1.4)', () => {
    expect(rulesOf({ evolve: three([NAMES[0]]) })).toEqual([]);
    expect(rulesOf({ main: [...MAIN, NAMES[0]] })).toEqual(['6.1.1.4']);
    expect(rulesOf({ evolve: [...three([NAMES[0]]), NAMES[0]] })).toEqual(['6.1.1.4']);
  });

  it('has as many of a card as its own words say (6.1.2)', () => {
    const many = (name: string, count: number) => Array<string>(count).fill(name);
    expect(rulesOf({ main: [...SHORT, ...many('多张', 5)] })).toEqual([]);
    expect(rulesOf({ main: [...SHORT, ...many('多张', 6)] })).toEqual(['6.1.2']);
    expect(rulesOf({ main: [...SHORT, ...many('少张', 2)] })).toEqual(['6.1.2']);
  });

  it('goes by the class of its leader: that class and neutral ones (6.1.1.5.1)', () => {
    expect(rulesOf({ main: [...MAIN, '中立'] })).toEqual([]);
    const [problem, ...more] = problemsOf({ main: [...MAIN, '皇家', '皇家'] });
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ rule: '6.1.1.5.1', at: 'main' });
    expect(problem.text.zh).toContain('皇家');
  });

  it('or by a theme that all of it has (6.1.1.5.2)', () => {
    const leader = '主战者乙';
    const main = [...three(Array.from({ length: 13 }, (_, index) => `驹${index}`)), '驹13'];
    expect(rulesOf({ leader, main })).toEqual([]);
    expect(rulesOf({ leader: '主战者甲', main })).toHaveLength(14);
    const [problem, ...more] = problemsOf({ leader, main: [...main, '中立'] });
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ rule: '6.1.1.5.2' });
  });

  it('may go by both, and then its player says which (6.2.1.3)', () => {
    expect(basesOf(deck(), CARDS)).toEqual(['class']);
    const main = Array<string>(40).fill('驹0');
    expect(basesOf({ leader: '主战者乙', main, evolve: [] }, CARDS)).toEqual(['theme']);
    const elves = CARDS.map((one) =>
      one.theme === null ? one : { ...one, class: 'elf' as const },
    );
    expect(basesOf({ leader: '主战者乙', main, evolve: [] }, elves)).toEqual(['class', 'theme']);
  });

  it('has cards that exist; the nearest name is told', () => {
    const [problem, ...more] = problemsOf({ main: [...MAIN, '妖精儿'] });
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ at: 'main', rule: null });
    expect(problem.text.zh).toMatch(/是不是「妖精\d/);
  });
});
