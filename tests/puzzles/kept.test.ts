import { existsSync, readFileSync } from 'node:fs';
import { createBot, GRADES, gradeOf, type Puzzle, type Puzzles, THINKING } from '@lianhuan/bots';
import { GAMES } from '@lianhuan/judge';
import { withScenarios } from '@lianhuan/judge/played';
import { type Game, glance, type Match, parseLink, replay } from '@lianhuan/kernel';
import { findGame, gradedAgain, LAB_GAMES, type LabGame, provenAgain } from '@lianhuan/lab';
import { describe, expect, test } from 'vitest';

/** Every puzzle is played as its line says; so many, spread over all, are searched through again. */
const PROVEN = 8;

const files = LAB_GAMES.flatMap((id) => {
  const file = new URL(`../../packages/${id}/puzzles.json`, import.meta.url);
  const lab = labOf(id);
  return existsSync(file) ? [{ lab, kept: JSON.parse(readFileSync(file, 'utf8')) as Puzzles }] : [];
});

test('there are puzzles', () => {
  const counted = Object.fromEntries(files.map(({ kept }) => [kept.game, kept.puzzles.length]));
  expect(counted.evolve).toBeGreaterThanOrEqual(50);
  expect(counted.minxin).toBeGreaterThanOrEqual(30);
  expect(counted.sanguozhi).toBeGreaterThanOrEqual(50);
});

describe.each(files)('the puzzles of $kept.game', ({ lab, kept: { puzzles } }) => {
  test('have numbers, grades and figures of their own', () => {
    expect(new Set(puzzles.map(({ number }) => number)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ link }) => link)).size).toBe(puzzles.length);
    for (const { grade, line, failures } of puzzles) {
      expect(GRADES).toContain(grade);
      expect(grade).toBe(gradeOf(line.length, failures.adviser));
      expect(line.length).toBeGreaterThanOrEqual(2);
      expect(failures.random).toBeGreaterThanOrEqual(50);
    }
  });

  test.each(puzzles.map((puzzle) => [puzzle.number, puzzle] as const))(
    'no. %i is won by its line this turn, and not by the greedy player',
    (_, puzzle) => {
      const match = begun(lab.game, puzzle);
      expect(match.idle && match.pending[0].seat).toBe(puzzle.seat);
      expect(isWonBy(match.fork(), puzzle, followed(puzzle.line))).toBe(true);
      const greedy = botOf(match);
      expect(isWonBy(match.fork(), puzzle, greedy)).toBe(false);
      expect(isWonBy(match.fork(), puzzle, () => 0)).toBe(false);
    },
  );

  const step = Math.max(1, Math.floor(puzzles.length / PROVEN));
  test.each(puzzles.filter((_, at) => at % step === 0).map((puzzle) => [puzzle.number, puzzle]))(
    'no. %i has this one line and no other, whatever is hidden',
    (_, puzzle) => {
      expect(provenAgain(puzzle as Puzzle, lab)).toEqual(puzzle);
    },
  );
});

test.each(files)('a puzzle of $kept.game is graded by bots as they are', ({ lab, kept }) => {
  const [puzzle] = kept.puzzles;
  const ungraded = { ...puzzle, failures: { ...puzzle.failures, adviser: -1 } };
  const { grade, failures, ...rest } = gradedAgain(ungraded, lab);
  expect([0, 25, 50, 75, 100]).toContain(failures.adviser);
  expect(failures.random).toBe(puzzle.failures.random);
  expect(grade).toBe(gradeOf(puzzle.line.length, failures.adviser));
  expect({ ...puzzle, ...rest }).toEqual(puzzle);
});

function labOf(id: string): LabGame {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.problems[0].text.en);
  return { ...found.value, game: withScenarios(GAMES[id]) as unknown as Game };
}

function begun(game: Game, { link }: Puzzle): Match {
  const record = parseLink(link);
  if (!record.ok) throw new Error(record.problems[0].text.en);
  const played = replay(game, record.value);
  if (!played.ok) throw new Error(played.problems[0].text.en);
  if (!played.value.ok) throw new Error(played.value.divergence.problem.text.en);
  return played.value.match;
}

type Picker = (match: Match) => number;

/** Plays the turn out, the other seat greedily. */
function isWonBy(match: Match, { seat }: Puzzle, pick: Picker): boolean {
  const { turns } = THINKING[match.game.id];
  const turn = turns(match);
  const other = botOf(match);
  for (let picks = 0; match.outcome === null && turns(match) === turn && picks < 300; picks++) {
    const [asked] = match.pending;
    match.answer(asked.seat, (asked.seat === seat ? pick : other)(match));
  }
  return match.outcome?.winners.length === 1 && match.outcome.winners[0] === seat;
}

/** Picks what the line says, one label after the other, and between them what tells no lines apart. */
function followed(line: readonly string[]): Picker {
  const labels = line.flatMap((deed) => deed.split(' → '));
  let at = 0;
  return ({ game, table, pending: [asked] }) => {
    const label = labels[at];
    const index = asked.options.findIndex(
      (option) => game.label(table, option, asked).zh === label,
    );
    if (index >= 0) {
      at += 1;
      return index;
    }
    const { routineVerbs } = THINKING[game.id];
    const routine = asked.options.findIndex(({ verb }) => routineVerbs.includes(verb));
    if (routine >= 0) return routine;
    // What is asked once it has been followed changes nothing any more: which cards to keep, in 民心.
    if (at === labels.length) return 0;
    throw new Error(`${label} is not offered`);
  };
}

function botOf({ game }: Match): Picker {
  const made = createBot('greedy', game.id, 1);
  if (!made.ok) throw new Error(made.problems[0].text.en);
  return (match) => made.value.choose(glance(match, match.pending[0].seat));
}
