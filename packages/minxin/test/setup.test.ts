import { beginMatch } from '@lianhuan/kernel/testing';
import { describe, expect, it } from 'vitest';
import { readSetup } from '../table/setup.ts';
import { triedMinxin } from './tried.ts';

/** What can be set before a match. */

describe('the settings of a match', () => {
  it.each([
    [{ favorPerPlayer: 1 }, true],
    [{ favorPerPlayer: 100 }, true],
    [{ favorPerPlayer: 0 }, false],
    [{ favorPerPlayer: 101 }, false],
    [{ favorPerPlayer: 2.5 }, false],
    [{ players: 2 }, true],
    [{ players: 1 }, false],
    [{ order: 'clockwise' }, true],
    [{ order: 'upwards' }, false],
    [{ cards: 3 }, false],
  ])('%j: %s', (setting, ok) => {
    expect(readSetup(setting).ok).toBe(ok);
  });

  it('are as the rulebook has them where nothing is said', () => {
    expect(readSetup({})).toMatchObject({ ok: true, value: { players: 2, favorPerPlayer: 30 } });
  });
});

describe('cards that somebody adds', () => {
  const card = { id: 'new-card', name: '新部曲', kind: 'troop', home: 'central', cost: 1 };
  const problemsOf = (fields: object) => {
    const read = readSetup({ cards: [{ ...card, ...fields }] });
    return read.ok ? [] : read.problems.map(({ at, text }) => `${at} ${text.en}`);
  };

  it.each([
    { home: 'central', kind: 'troop' },
    { home: 'central', kind: 'rebel', copies: 40 },
    { home: 'events', kind: 'event' },
    { home: 'pouches', kind: 'pouch' },
  ])('begin in one of the three decks: %j', (fields) => {
    expect(problemsOf(fields)).toEqual([]);
  });

  it.each([
    [{ home: 'always' }, 'rule 1.1.1 names the cards there'],
    [{ home: 'starting' }, 'rule 1.1.6.5 names the cards there'],
    [{ home: 'dust', kind: 'dust' }, 'rule 2.2.1 names the cards there'],
    [{ kind: 'herald' }, 'no herald (rule 1.1.4)'],
    [{ kind: 'event' }, 'no event (rule 1.1.4)'],
    [{ home: 'events' }, 'no troop (rule 1.1.2)'],
    [{ home: 'pouches' }, 'no troop (rule 1.1.3)'],
    [{ copies: 41 }, '40 copies of a card at most'],
    [{ copies: 9e99 }, 'a whole number from 0 to 999'],
  ])('begin nowhere else, nor in any number: %j', (fields, why) => {
    expect(problemsOf(fields)).toEqual([expect.stringContaining(why)]);
  });
});

describe('the dice for the first turn (2.2.1)', () => {
  it('have six sides, from one to six; whoever has the most begins', () => {
    const rolled = new Set<number>();
    for (const seed of [1, 2, 3, 4]) {
      const match = beginMatch(triedMinxin, { players: 6, seed, recorded: true });
      while (match.table.state.first < 0) match.answerNext(0);
      const rolls = match.log.flatMap(({ event }) => (event?.type === 'roll' ? [event] : []));
      for (const { pips } of rolls) rolled.add(pips);
      const most = Math.max(...rolls.slice(0, 6).map(({ pips }) => pips));
      const highest = rolls.slice(0, 6).filter(({ pips }) => pips === most);
      expect(highest.map(({ seat }) => seat)).toContain(match.table.state.first);
    }
    expect([...rolled].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
