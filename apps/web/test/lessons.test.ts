import { createBot, letBotAnswer } from '@lianhuan/bots';
import { evolve } from '@lianhuan/evolve';
import { type Game, Match, view } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { sanguosha } from '@lianhuan/sanguosha';
import { sanguozhi } from '@lianhuan/sanguozhi';
import { expect, test } from 'vitest';
import { type FirstGame, type Lesson, lessonFor, readGuided } from '../board/coach/lesson.ts';
import { firstGame as evolveFirst } from '../games/evolve/home/first-game.ts';
import { firstGame as minxinFirst } from '../games/minxin/home/first-game.ts';
import { firstGame as sanguoshaFirst } from '../games/sanguosha/home/first-game.ts';
import { firstGame as sanguozhiFirst } from '../games/sanguozhi/home/first-game.ts';

const FIRST_GAMES: readonly (readonly [Game, FirstGame])[] = [
  [minxin as Game, minxinFirst],
  [sanguozhi as Game, sanguozhiFirst],
  [evolve as Game, evolveFirst],
  [sanguosha as Game, sanguoshaFirst],
];

/** Lessons that even a greedy player needs not meet in that one game. */
const MOST_MISSED = 3;

test.each(FIRST_GAMES.map(([game, first]) => ({ id: game.id, game, first })))(
  '$id: its first game can be played, and most of its lessons are met on the way',
  ({ game, first }) => {
    const read: string[] = [];
    const { match, bots } = begun(game, first);
    for (let answer = 0; answer < 900 && match.outcome === null; answer++) {
      const asked = match.pending.some(({ seat, options }) => seat === 0 && options.length > 1);
      const lesson = asked ? lessonNow(match, first.lessons, read) : null;
      if (lesson !== null) read.push(lesson.at);
      letBotAnswer(match, bots);
    }
    // What comes first is told first.
    expect(read[0]).toBe(first.lessons[0]?.at);
    const missed = first.lessons.filter(({ at }) => !read.includes(at));
    expect(missed.length).toBeLessThanOrEqual(MOST_MISSED);
  },
);

test('a lesson for one moment comes before that for all alike, and none comes twice', () => {
  const lessons: readonly Lesson[] = [
    { at: 'act/prepare', says: { zh: '布阵', en: 'Set up' } },
    { at: 'act', says: { zh: '行动', en: 'Act' } },
  ];
  const at = (phase: string | null, read: readonly string[]) =>
    lessonFor(lessons, { kind: 'act', phase }, read)?.at ?? null;
  expect(at('prepare', [])).toBe('act/prepare');
  expect(at('start', [])).toBe('act');
  expect(at('prepare', ['act/prepare'])).toBe(null);
  expect(lessonFor(lessons, { kind: 'draft', phase: null }, [])).toBe(null);
});

test('what is kept of a first game is read as far as it is sound', () => {
  expect(readGuided({ guided: { save: 'a', read: ['draft', 3] } })).toEqual({
    save: 'a',
    read: ['draft'],
  });
  for (const kept of [undefined, null, {}, { guided: null }, { guided: { save: 1, read: [] } }])
    expect(readGuided(kept)).toBe(null);
});

function begun(game: Game, { game: { setup: wanted, seed, seats } }: FirstGame) {
  const setup = game.readSetup(wanted);
  if (!setup.ok) throw new Error(setup.problems[0]?.text.en);
  const bots = seats.map((_, seat) => {
    const bot = createBot('greedy', game.id, seat);
    if (!bot.ok) throw new Error(bot.problems[0]?.text.en);
    return bot.value;
  });
  return { match: new Match(game, { setup: setup.value, seed }), bots };
}

function lessonNow(match: Match, lessons: readonly Lesson[], read: readonly string[]) {
  const { decision, state } = view(match, 0 as never);
  const { phase = null } = state as { readonly phase?: string | null };
  return decision === null ? null : lessonFor(lessons, { kind: decision.kind, phase }, read);
}
