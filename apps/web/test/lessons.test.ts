import { createBot, letBotAnswer } from '@lianhuan/bots';
import { evolve, library as evolveLibrary, RULES as evolveRules } from '@lianhuan/evolve';
import { type Game, Match, type Seat, view } from '@lianhuan/kernel';
import { minxin, library as minxinLibrary, RULES as minxinRules } from '@lianhuan/minxin';
import {
  sanguosha,
  library as sanguoshaLibrary,
  RULES as sanguoshaRules,
} from '@lianhuan/sanguosha';
import {
  sanguozhi,
  library as sanguozhiLibrary,
  RULES as sanguozhiRules,
} from '@lianhuan/sanguozhi';
import { describe, expect, test } from 'vitest';
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
const MOST_MISSED = 1;

/** All rules of each game. */
const RULES: Readonly<Record<string, object>> = {
  minxin: minxinRules,
  sanguozhi: sanguozhiRules,
  evolve: evolveRules,
  sanguosha: sanguoshaRules,
};

test.each(FIRST_GAMES.map(([game, first]) => ({ id: game.id, game, first })))(
  '$id: its first game can be played, and most of its lessons are met on the way',
  ({ game, first }) => {
    const read: string[] = [];
    const { match, bots } = begun(game, first);
    for (let answer = 0; answer < 900 && match.outcome === null; answer++) {
      const asked = match.pending.some(({ seat, options }) => seat === 0 && options.length > 1);
      const lesson = asked ? lessonNow(match, first.lessons, read) : null;
      if (lesson !== null) {
        read.push(lesson.at);
        expect(lesson.rules).toContain(view(match, 0 as Seat).decision?.rule);
      }
      letBotAnswer(match, bots);
    }
    // What comes first is told first.
    expect(read[0]).toBe(first.lessons[0]?.at);
    const missed = first.lessons.filter(({ at }) => !read.includes(at));
    expect(missed.length).toBeLessThanOrEqual(MOST_MISSED);
    const rules = first.lessons.flatMap((lesson) => lesson.rules);
    expect(rules.filter((rule) => !Object.hasOwn(RULES[game.id] ?? {}, rule))).toEqual([]);
  },
);

describe('the first hand has what the lessons speak of', () => {
  test('民心: of the first pack at least half costs little, and gives something', () => {
    const pack = firstHand(minxin as Game, minxinFirst, 'draft', 'draft');
    const cards = minxinLibrary().filter(({ id }) => pack.includes(id));
    const cheap = cards.filter(({ cost }) => (cost ?? 9) <= 3);
    const giving = cheap.filter(({ power, renown }) => power + renown > 0);
    expect(giving.length).toBeGreaterThanOrEqual(3);
  });

  test('EVOLVE: followers alone, two of them for the first two turns', () => {
    const hand = firstHand(evolve as Game, evolveFirst, 'mulligan', 'hand');
    const cards = hand.map((id) => evolveLibrary().find((card) => card.id === id));
    expect(cards.map((card) => card?.kind)).toEqual(Array(4).fill('follower'));
    expect(cards.filter((card) => (card?.cost ?? 9) <= 2)).toHaveLength(2);
  });

  test('三国智: two or three troops and two generals, as the lesson has it', () => {
    const hand = firstHand(sanguozhi as Game, sanguozhiFirst, 'redraw', 'hand');
    const kinds = hand.map((id) => sanguozhiLibrary().find((card) => card.id === id)?.kind);
    expect(kinds.filter((kind) => kind === 'troop')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'general')).toHaveLength(2);
  });

  test('三国杀: a weapon to equip, and one of each basic card at least', () => {
    const hand = firstHand(sanguosha as Game, sanguoshaFirst, 'play-phase', 'hand');
    const cards = hand.map((id) => sanguoshaLibrary().find((card) => card.id === id));
    expect(cards.map((card) => card?.kind)).toContain('weapon');
    const names = cards.map((card) => card?.name);
    expect(names).toEqual(expect.arrayContaining(['杀', '闪', '桃']));
  });
});

/** What lies in a zone of the first player when they are first asked that. */
function firstHand(game: Game, first: FirstGame, kind: string, zone: string): string[] {
  const { match, bots } = begun(game, first);
  while (view(match, 0 as Seat).decision?.kind !== kind) letBotAnswer(match, bots);
  const { zones } = view(match, 0 as Seat);
  const cards = zones.find((one) => one.name === zone && one.owner === 0)?.cards ?? [];
  return cards.map(({ definition }) => definition);
}

test('a lesson for one moment comes before that for all alike, and none comes twice', () => {
  const lessons: readonly Lesson[] = [
    { at: 'act/prepare', rules: [], says: { zh: '布阵', en: 'Set up' } },
    { at: 'act', rules: [], says: { zh: '行动', en: 'Act' } },
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
