import { glance, Match, type Seat, view } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, type Bot, createBot, letBotAnswer } from '../index.ts';

function bot(name: string, seed = 1): Bot {
  const made = createBot(name, 'minxin', seed);
  if (!made.ok) throw new Error(made.problems[0].text.en);
  return made.value;
}

function newMatch(players: number, seed: number) {
  const setup = minxin.readSetup({ players });
  if (!setup.ok) throw new Error(setup.problems[0].text.en);
  return new Match(minxin, { setup: setup.value, seed });
}

describe('any bot', () => {
  test.for(BOT_NAMES)('%s finishes a game, at any number of players', (name) => {
    for (const players of [2, 3, 6]) {
      const match = newMatch(players, players);
      const bots = Array.from({ length: players }, (_, seat) => bot(name, seat));
      while (letBotAnswer(match, bots));
      expect(match.outcome).not.toBeNull();
    }
  });

  test.for(BOT_NAMES)('%s with the same seed plays alike', (name) => {
    const answers = [1, 2].map(() => {
      const match = newMatch(2, 9);
      const bots = [bot(name, 4), bot(name, 5)];
      while (letBotAnswer(match, bots));
      return match.answers;
    });
    expect(answers[0]).toEqual(answers[1]);
  });

  test.for(BOT_NAMES)('%s needs no more than a plain view', (name) => {
    const match = newMatch(2, 3);
    for (let count = 0; count < 60; count++) {
      const { seat } = match.pending[0];
      const plain = JSON.parse(JSON.stringify(view(match, seat)));
      expect(bot(name).choose(plain)).toBe(bot(name).choose(glance(match, seat)));
      match.answer(seat, bot(name).choose(plain));
    }
  });

  test.for(BOT_NAMES)('%s is not to be asked when its seat is not', (name) => {
    const match = newMatch(2, 3);
    while (match.pending.length > 1) match.answerNext(0);
    const other = (1 - match.pending[0].seat) as Seat;
    expect(() => bot(name).choose(glance(match, other))).toThrow(RangeError);
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

test('the greedy bot beats the random one at least nine times in ten', () => {
  let wins = 0;
  const games = 40;
  for (let game = 0; game < games; game++) {
    const match = newMatch(2, game);
    const greedySeat = game % 2;
    const bots = [0, 1].map((seat) => bot(seat === greedySeat ? 'greedy' : 'random', game));
    while (letBotAnswer(match, bots));
    if (match.outcome?.winners.includes(greedySeat as Seat)) wins += 1;
  }
  expect(wins / games).toBeGreaterThanOrEqual(0.9);
});
