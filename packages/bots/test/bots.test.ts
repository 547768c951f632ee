import { evolve } from '@lianhuan/evolve';
import { type Game, glance, Match, type Seat, SURRENDER, type Table, view } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { sanguosha } from '@lianhuan/sanguosha';
import { sanguozhi } from '@lianhuan/sanguozhi';
import { describe, expect, test } from 'vitest';
import { type Bot, createBot, letBotAnswer } from '../index.ts';

const GAMES = [
  { game: minxin as unknown as Game<Table>, counts: [2, 3, 6] },
  { game: sanguozhi as unknown as Game<Table>, counts: [2, 4] },
  { game: evolve as unknown as Game<Table>, counts: [2] },
  { game: sanguosha as unknown as Game<Table>, counts: [2, 3, 5, 8] },
];
/** Those who think ahead have tests of their own. */
const AT_SIGHT = ['random', 'greedy'];
const EACH = GAMES.flatMap(({ game, counts }) =>
  AT_SIGHT.map((name) => ({ game, counts, name, title: `${name} at ${game.id}` })),
);

function bot(name: string, game: string, seed = 1): Bot {
  const made = createBot(name, game, seed);
  if (!made.ok) throw new Error(made.problems[0].text.en);
  return made.value;
}

function newMatch(game: Game<Table>, players: number, seed: number) {
  const setup = game.readSetup({ players });
  if (!setup.ok) throw new Error(setup.problems[0].text.en);
  return new Match(game, { setup: setup.value, seed });
}

// A busy machine takes its time to read all cards.
const PATIENT = { timeout: 60_000 };

describe('any bot', PATIENT, () => {
  test.for(EACH)('$title finishes a game, at any number of players', ({ game, counts, name }) => {
    for (const players of counts) {
      const match = newMatch(game, players, players);
      const bots = Array.from({ length: players }, (_, seat) => bot(name, game.id, seat));
      while (letBotAnswer(match, bots));
      expect(match.outcome).not.toBeNull();
    }
  });

  test.for(EACH)('$title with the same seed plays alike', ({ game, name }) => {
    const answers = [1, 2].map(() => {
      const match = newMatch(game, 2, 9);
      const bots = [bot(name, game.id, 4), bot(name, game.id, 5)];
      while (letBotAnswer(match, bots));
      return match.answers;
    });
    expect(answers[0]).toEqual(answers[1]);
  });

  test.for(EACH)('$title needs no more than a plain view', ({ game, name }) => {
    const match = newMatch(game, 2, 3);
    const made = () => bot(name, game.id);
    for (let count = 0; count < 60; count++) {
      const { seat } = match.pending[0];
      const plain = JSON.parse(JSON.stringify(view(match, seat)));
      expect(made().choose(plain)).toBe(made().choose(glance(match, seat)));
      match.answer(seat, made().choose(plain));
    }
  });

  test.for(EACH)('$title is not to be asked when its seat is not', ({ game, name }) => {
    const match = newMatch(game, 2, 3);
    while (match.pending.length > 1) match.answerNext(0);
    const other = (1 - match.pending[0].seat) as Seat;
    expect(() => bot(name, game.id).choose(glance(match, other))).toThrow(RangeError);
  });

  test.for(AT_SIGHT)('%s never gives up', (name) => {
    const game = GAMES[1].game;
    const match = newMatch(game, 2, 1);
    const bots = [bot(name, game.id, 1), bot(name, game.id, 2)];
    for (;;) {
      const asked = match.pending[0];
      if (!letBotAnswer(match, bots)) break;
      expect(asked.options[match.answers.at(-1) as number].verb).not.toBe(SURRENDER);
    }
  });
});

describe('making a bot', () => {
  test('names the bots there are when there is no such one', () => {
    const made = createBot('clever', 'minxin', 1);
    expect(made).toMatchObject({ ok: false, problems: [{ at: 'bots' }] });
    if (!made.ok) expect(made.problems[0].text.zh).toContain('random、greedy');
  });

  test('names the games the greedy bot can play when it cannot', () => {
    const made = createBot('greedy', 'chess', 1);
    if (made.ok) throw new Error('it cannot play chess');
    expect(made.problems[0].text.en).toContain('minxin');
  });
});

test.for(GAMES)('greedy beats random nine times in ten at $game.id', PATIENT, ({ game }) => {
  let wins = 0;
  const games = 40;
  for (let index = 0; index < games; index++) {
    const match = newMatch(game, 2, index);
    const greedySeat = index % 2;
    const bots = [0, 1].map((seat) =>
      bot(seat === greedySeat ? 'greedy' : 'random', game.id, index),
    );
    while (letBotAnswer(match, bots));
    if (match.outcome?.winners.includes(greedySeat as Seat)) wins += 1;
  }
  expect(wins / games).toBeGreaterThanOrEqual(0.9);
});
