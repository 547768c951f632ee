import { evolve } from '@lianhuan/evolve';
import {
  type Game,
  glance,
  InformationSet,
  Match,
  type Seat,
  SURRENDER,
  type Table,
} from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { sanguosha } from '@lianhuan/sanguosha';
import { sanguozhi } from '@lianhuan/sanguozhi';
import { describe, expect, test } from 'vitest';
import {
  analyse,
  type Bot,
  createBot,
  type Findings,
  letBotAnswer,
  THINKING,
  type ThinkingGame,
  thinker,
} from '../index.ts';

// The search is tried with little effort: what it finds is the lab's to measure.

const GAMES = [minxin, sanguozhi, evolve, sanguosha].map((game) => ({
  game: game as unknown as Game<Table>,
  thinking: THINKING[game.id],
  title: game.name.zh,
}));
// A busy machine takes its time to read all cards.
const PATIENT = { timeout: 120_000 };

function newMatch(game: Game<Table>, seed: number, players = 2): Match {
  const setup = game.readSetup({ players });
  if (!setup.ok) throw new Error(setup.problems[0].text.en);
  return new Match(game, { setup: setup.value, seed }) as unknown as Match;
}

function greedy(game: string): Bot {
  const made = createBot('greedy', game, 1);
  if (!made.ok) throw new Error(made.problems[0].text.en);
  return made.value;
}

function lightly(thinking: ThinkingGame, nodes = 200, seed = 1) {
  return thinker('light', thinking, { ...thinking.efforts.adviser, nodes }, seed);
}

/** What a generator ends with. */
function last<End>(steps: Generator<unknown, End>): End {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A match after so many greedy answers, at a decision with a choice. */
function midway(game: Game<Table>, seed: number, answers: number): Match {
  const match = newMatch(game, seed);
  const bots = [greedy(game.id), greedy(game.id)];
  while (match.answers.length < answers || (match.pending[0]?.options.length ?? 2) < 3) {
    if (!letBotAnswer(match, bots)) throw new Error('it was over too soon');
  }
  return match;
}

const facesOf = ({ table }: Match) => table.cards.map(({ definition }) => definition).join();

function allFindings(search: Generator<Findings, Findings>): Findings[] {
  const found: Findings[] = [];
  for (;;) {
    const { done, value } = search.next();
    found.push(value);
    if (done) return found;
  }
}

describe.for(GAMES)('a player who thinks ahead in $title', PATIENT, ({ game, thinking }) => {
  const seatOf = (match: Match) => match.pending[0].seat;
  const think = (match: Match, nodes?: number, seed?: number) => {
    const set = new InformationSet(match, seatOf(match), thinking.secrets);
    return lightly(thinking, nodes, seed).think(glance(match, seatOf(match)), set);
  };

  test('finds the same for the same seed and effort, and tells how it stands as it goes', () => {
    const [one, other] = [1, 2].map(() => allFindings(think(midway(game, 5, 60), 1500)));
    expect(one).toEqual(other);
    expect(one.length).toBeGreaterThan(1);
    expect(one.at(-1)?.nodes).toBeGreaterThan(one[0].nodes);
    for (const { tried, pick } of one) {
      expect(tried.map(({ option }) => option)).toContain(pick);
      for (const { value } of tried) expect(value >= 0 && value <= 1).toBe(true);
    }
  });

  test('can be stopped at any time, and has something to pick by then', () => {
    const match = midway(game, 5, 60);
    const { value, done } = think(match, 100_000).next();
    expect(done).toBe(false);
    expect(value.pick).toBeLessThan(match.pending[0].options.length);
    expect(value.matches).toBe(1);
  });

  test('changes nothing of the real match, and never gives up', () => {
    const match = midway(game, 7, 40);
    const before = JSON.stringify([match.table.cards, match.table.state, match.answers]);
    const pick = allFindings(think(match)).at(-1)?.pick ?? -1;
    expect(JSON.stringify([match.table.cards, match.table.state, match.answers])).toBe(before);
    expect(match.pending[0].options[pick].verb).not.toBe(SURRENDER);
  });

  test('thinks the same to the last digit where another match that could be is the real one', () => {
    let tried = 0;
    for (const answers of [30, 60]) {
      const match = midway(game, 11, answers);
      while (!match.idle) match.answerNext(0);
      const seat = seatOf(match);
      const seen = glance(match, seat);
      const drawn = new InformationSet(match, seat, thinking.secrets).determinize(99);
      const other = drawn?.begin() as Match;
      const findings = [match, other].map((real) => {
        // Begun from the same idle point, so that both know as much of what went before: nothing.
        const again = new Match(
          real.game,
          { setup: real.setup, seed: 1 },
          { table: real.table, answers: [] },
        );
        const set = new InformationSet(again, seat, thinking.secrets);
        return lightly(thinking, 300).think(seen, set);
      });
      const [ours, theirs] = findings.map((search) => allFindings(search).at(-1));
      expect(ours).toEqual(theirs);
      if (facesOf(match) !== facesOf(other)) tried += 1;
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('analyses a decision: options with their chances, what is best first, and what may follow', () => {
    const match = midway(game, 7, 40);
    const before = JSON.stringify([match.table.cards, match.table.state, match.answers]);
    const [{ seat }] = match.pending;
    const asked = glance(match, seat).decision?.options ?? [];
    const door = {
      glance: (of: Seat) => glance(match, of),
      imagine: (of: Seat) => () => new InformationSet(match, of, thinking.secrets),
    };
    const effort = { ...thinking.efforts.adviser, nodes: 200 };
    const looks = [...analyse(door, seat, thinking, effort, 1)];
    const ended = last(analyse(door, seat, thinking, effort, 1));
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.map(({ spent }) => spent)).toEqual(looks.map(({ spent }) => spent).toSorted());
    expect(ended.spent).toBe(1);
    const told = ended.line.filter(({ kind }) => kind !== 'cause');
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(12);
    expect(ended.line.at(-1)).toBe(told.at(-1));
    for (const { option, label, chance, matches } of ended.options) {
      expect(label).toEqual(asked[option].label);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(matches).toBeGreaterThan(0);
    }
    const analyst = thinker('analyst', thinking, effort, 1);
    const pick = analyst.choose(glance(match, seat), door.imagine(seat));
    expect(ended.options[0].option).toBe(pick);
    expect(JSON.stringify([match.table.cards, match.table.state, match.answers])).toBe(before);
  });

  test('plays a game by its name, on every level, with little effort', () => {
    const match = newMatch(game, 3);
    const bots = [lightly(thinking, 40, 1), greedy(game.id)];
    for (let answer = 0; answer < 150; answer++) if (!letBotAnswer(match, bots)) break;
    expect(match.answers.length).toBeGreaterThan(20);
    for (const name of ['新兵', '校尉', '谋士', '军师', 'Strategist']) {
      expect(createBot(name, game.id, 1).ok).toBe(true);
    }
  });
});

test('of two copies of a card an analysis names one', () => {
  const { game, thinking } = GAMES[1];
  let copies = 0;
  for (let answers = 20; answers < 60; answers++) {
    const match = midway(game, 3, answers);
    const [{ seat }] = match.pending;
    const asked = glance(match, seat).decision?.options ?? [];
    const labels = new Set(asked.map(({ label }) => label.zh));
    if (labels.size === asked.length) continue;
    const door = {
      glance: (of: Seat) => glance(match, of),
      imagine: (of: Seat) => () => new InformationSet(match, of, thinking.secrets),
    };
    const effort = { ...thinking.efforts.strategist, nodes: 20 };
    const named = last(analyse(door, seat, thinking, effort, 1)).options.map(
      ({ label }) => label.zh,
    );
    expect(named).toEqual([...new Set(named)]);
    copies += asked.filter(
      ({ label }, at) =>
        asked.findIndex((one) => one.label.zh === label.zh) < at && named.includes(label.zh),
    ).length;
  }
  expect(copies).toBeGreaterThan(0);
}, 60_000);

test('who thinks ahead says so where nothing can be imagined', () => {
  const match = midway(evolve as unknown as Game<Table>, 5, 40);
  const bot = lightly(THINKING.evolve);
  expect(() => bot.choose(glance(match, match.pending[0].seat as Seat))).toThrow(/imagine/);
});
