import { type Game, Match, type Seat } from '@lianhuan/kernel';
import { dice, walk } from '@lianhuan/kernel/testing';
import { minxin } from '@lianhuan/minxin';
import { expect, test } from 'vitest';
import { minxinThinking } from '../minxin/thinking.ts';
import { worlds } from '../puzzles/worlds.ts';

test('in every table that could be the real one each card has a face, whoever owns what lies in one place', () => {
  const game = minxin as unknown as Game;
  const setup = game.readSetup({ players: 3 });
  if (!setup.ok) throw new Error(setup.problems[0].text.en);
  let tables = 0;
  for (const seed of [1, 2, 3]) {
    const match = new Match(game, { setup: setup.value, seed });
    walk(match, dice(seed), ({ answers, idle }) => idle && answers.length >= 150);
    if (match.outcome !== null) continue;
    for (const world of worlds(match, 0 as Seat, minxinThinking.secrets)) {
      tables += 1;
      const { cards, library } = world.table;
      expect(cards.filter(({ definition }) => library[definition] === undefined)).toEqual([]);
    }
  }
  expect(tables).toBeGreaterThan(10);
});
