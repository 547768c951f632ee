import { expect, test } from 'vitest';
import { gatherSanguoshaTables } from '../games/sanguosha/gather-tables.ts';
import { freshDraft, gameOf, type PlayedMode } from '../games/sanguosha/home/new-game.ts';

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

function sizesOf(mode: string): PlayedMode['sizes'] {
  return TABLES.find((one) => one.mode === mode)?.sizes ?? [];
}
