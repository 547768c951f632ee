import { sanguosha } from '@lianhuan/sanguosha';
import { describe, expect, test } from 'vitest';
import { gatherSanguoshaTables } from '../games/sanguosha/gather-tables.ts';
import { decksName, decksOf } from '../games/sanguosha/home/decks.ts';
import { gistOf } from '../games/sanguosha/home/gist.ts';
import {
  agreedDraft,
  freshDraft,
  gameOf,
  type PlayedMode,
} from '../games/sanguosha/home/new-game.ts';

const TABLES = await gatherSanguoshaTables();

test('the usual game is an 身份局 of five, one of them a person', () => {
  expect(gameOf(TABLES, { ...freshDraft(TABLES), seed: '7' })).toEqual({
    game: 'sanguosha',
    setup: { mode: 'identity', players: 5, twoRenegades: false, responses: 'in-turn' },
    seed: 7,
    seats: ['human', 'greedy', 'greedy', 'greedy', 'greedy'],
  });
});

test('a table is offered with the roles that the game deals there', () => {
  const five = sizesOf('identity').find(({ players }) => players === 5);
  expect(five?.roles.map((roles) => roles.map(({ name, count }) => `${name.zh}${count}`))).toEqual([
    ['主公1', '忠臣1', '反贼2', '内奸1'],
  ]);
});

test('nobody plays without a person, or with a seed that is none', () => {
  const draft = freshDraft(TABLES);
  expect(gameOf(TABLES, { ...draft, seats: draft.seats.map(() => 'greedy') })).toBeNull();
  expect(gameOf(TABLES, { ...draft, seed: 'seven' })).toBeNull();
});

test('where a mode has no table for so many, its usual one is laid', () => {
  const game = gameOf(TABLES, { ...freshDraft(TABLES), players: '99' });
  expect(game?.seats).toHaveLength(5);
});

describe('the decks of a game', () => {
  const modes = TABLES.map(({ mode }) => mode);
  const gameWith = (part: object) => gameOf(TABLES, { ...freshDraft(TABLES), ...part });

  test.each(modes)('are taken by the game, the first of them where nothing is said: %s', (mode) => {
    const players = Math.min(...sizesOf(mode).map((size) => size.players));
    const read = (decks: object) => sanguosha.readSetup({ mode, players, ...decks });
    for (const decks of decksOf(mode)) {
      expect(read({ decks })).toEqual(read({ decks: decks.split('+') }));
      expect(read({ decks })).toMatchObject({ ok: true, value: { decks: decks.split('+') } });
      expect(decksName(decks).en).not.toContain(decks);
    }
    expect(read({ decks: decksOf(mode)[0] })).toEqual(read({}));
  });

  test('are those of the form: 国战 with 势备篇, an 身份局 without 军争篇', () => {
    const power = 'hegemony-standard+hegemony-power';
    expect(gameWith({ mode: 'hegemony', decks: power })?.setup).toMatchObject({ decks: power });
    expect(gameWith({ decks: 'standard' })?.setup).toMatchObject({ decks: 'standard' });
  });

  test('are the usual ones where the mode has no such, and then nothing is said of them', () => {
    expect(gameWith({ mode: 'hegemony', decks: 'standard' })?.setup).not.toHaveProperty('decks');
    expect(gameWith({ decks: 'standard+maneuvering' })?.setup).not.toHaveProperty('decks');
  });

  test('are what was agreed in a room, which says so', () => {
    const settings = { mode: 'hegemony', decks: 'hegemony-standard+hegemony-power' };
    const agreed = agreedDraft(settings, TABLES);
    expect(agreed.decks).toBe(settings.decks);
    expect(agreedDraft({ mode: 'hegemony' }, TABLES).decks).toBeUndefined();
    expect(gistOf(settings).map(({ zh }) => zh)).toEqual(['国战', '国战标准版＋势备篇']);
    expect(gistOf({ mode: 'hegemony' }).map(({ zh }) => zh)).toEqual(['国战']);
  });
});

function sizesOf(mode: string): PlayedMode['sizes'] {
  return TABLES.find((one) => one.mode === mode)?.sizes ?? [];
}
