import {
  fingerprint,
  Match,
  makeLink,
  parseLink,
  replay,
  type Seat,
  type Table,
  view,
  viewLog,
} from '@lianhuan/kernel';
import { firstDifference } from '@lianhuan/kernel/testing';
import { openMatch } from '../running/open-match.ts';
import { runScenario, type ScenarioResult } from '../running/run-scenario.ts';
import { withScenarios } from '../running/scenario-game.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { checkHiddenCards } from './hidden-cards.ts';

/** The ways in which every scenario is played; none of them may make a difference. */
export const MODES = ['forwards', 'rewind', 'fork', 'reload', 'replay', 'hidden'] as const;
/** A way of playing a scenario once more. */
export type Mode = (typeof MODES)[number];

/** Somewhere a mode made a difference. */
export interface Difference {
  readonly mode: Mode;
  /** After so many answers. */
  readonly answers: number;
  readonly what: string;
}

/**
 * A scenario as it is played forwards, which is done once, and in each other mode as that is asked for.
 * @param answers any answers from where the scenario begins, instead of its `plays`
 */
export class InModes {
  readonly #scenario: Scenario;
  #answers: readonly number[] | null;
  #result: ScenarioResult | null = null;
  #course: Course | null = null;

  constructor(scenario: Scenario, answers: readonly number[] | null = null) {
    this.#scenario = scenario;
    this.#answers = answers;
  }

  /** What differs in a mode from playing it forwards; `forwards` itself: why it fails, or what else is to be known of it. */
  play(mode: Mode): Difference[] {
    if (this.#answers === null || mode === 'forwards') {
      this.#result ??= runScenario(this.#scenario);
      const { passed, failure, match, notes } = this.#result;
      const answers = match?.answers.length ?? 0;
      if (!passed) return [{ mode, answers, what: failure?.text.en ?? 'failed' }];
      if (mode === 'forwards' || match === null)
        return notes.map(({ text }) => ({ mode, answers, what: text.en }));
      this.#answers = match.answers;
    }
    this.#course ??= new Course(this.#scenario, this.#answers);
    return WAYS[mode](this.#course).map((found) => ({ mode, ...found }));
  }
}

type Found = Omit<Difference, 'mode'>;
type Way = (course: Course) => readonly Found[];

const WAYS: Readonly<Record<Exclude<Mode, 'forwards'>, Way>> = {
  rewind: rewindEverywhere,
  fork: forkEverywhere,
  reload: reloadAtRest,
  replay: replayFromLink,
  hidden: ({ scenario, answers }) => checkHiddenCards(scenario, answers),
};

/** At every decision: answer, take it back, find everything as it was, and answer again. */
function rewindEverywhere(course: Course): Found[] {
  const { scenario, answers } = course;
  const { found, compare } = comparison(course);
  const match = openMatch(scenario);
  for (const answer of answers) match.answerNext(answer);
  match.rewind(0);
  compare(match, 0, 'rewound to the beginning');
  answers.forEach((answer, count) => {
    match.answerNext(answer);
    match.rewind(count);
    compare(match, count, 'taken back');
    match.answerNext(answer);
    compare(match, count + 1, 'answered again');
  });
  return found;
}

/** At every decision: a fork that gives the same answer gets the same table, and the original stays as it was. */
function forkEverywhere(course: Course): Found[] {
  const { scenario, answers } = course;
  const { found, compare } = comparison(course);
  const match = openMatch(scenario);
  answers.forEach((answer, count) => {
    const twin = match.fork();
    twin.answerNext(answer);
    compare(twin, count + 1, 'the fork went elsewhere', withoutLog);
    compare(match, count, 'the fork changed the original');
    match.answerNext(answer);
  });
  return found;
}

/** At every idle point: the table goes through JSON and a new match plays on from it. */
function reloadAtRest(course: Course): Found[] {
  const { scenario, answers } = course;
  const { found, compare } = comparison(course);
  let match = openMatch(scenario);
  answers.forEach((answer, count) => {
    if (match.idle) match = reloaded(match);
    compare(match, count, 'reloaded', withoutLog);
    match.answerNext(answer);
  });
  compare(match, answers.length, 'reloaded', withoutLog);
  return found;
}

/** What compares a match after so many answers with the scenario as it was played through. */
function comparison({ forwards: { appearances } }: Course) {
  const found: Found[] = [];
  const compare = (
    other: Match,
    count: number,
    what: string,
    partsOf: (appearance: Appearance) => Appearance = (all) => all,
  ) => {
    const differs = differenceOf(partsOf(appearances[count]), partsOf(appearanceOf(other)));
    if (differs) found.push({ answers: count, what: `${what}: ${differs}` });
  };
  return { found, compare };
}

/** A match that plays on from a table that was saved and loaded. */
function reloaded(match: Match): Match {
  const { library, procedures, ...data } = match.table;
  const loaded = { ...JSON.parse(JSON.stringify(data)), library, procedures } as Table;
  const { game, setup, seed } = match;
  return new Match(game, { setup, seed, recorded: true }, { table: loaded, answers: [] });
}

/** A match goes through a link: from its real beginning as any match does, else with its scenario as the set-up. */
function replayFromLink({ scenario, answers, forwards }: Course): Found[] {
  const { beginning, judged } = scenario;
  const { match, appearances } = forwards;
  const isReal = beginning.kind === 'start' && beginning.stacked === null;
  const asWritten = withScenarios(judged, (library) => library);
  const games = isReal ? [judged.game, asWritten] : [asWritten];
  return games.flatMap((game) => {
    const isOwn = game === judged.game;
    const recorded = isOwn
      ? match.record()
      : { ...match.record(), setup: { scenario: scenario.text } };
    const record = parseLink(makeLink(recorded));
    const again = record.ok ? replay(game, record.value, { recorded: true }) : record;
    const what = !again.ok
      ? again.problems[0].text.en
      : again.value.ok
        ? differenceOf(appearances[answers.length], appearanceOf(again.value.match))
        : again.value.divergence.problem.text.en;
    return what ? [{ answers: answers.length, what: `replayed: ${what}` }] : [];
  });
}

/** Everything there is to see at one moment: by its parts, so that a difference has a name. */
type Appearance = Readonly<Record<string, string>>;

/** So many lines from the end of the log are compared at each moment; those before were compared earlier. */
const TAIL = 40;

function appearanceOf(match: Match): Appearance {
  const seats = Array.from({ length: match.table.seats }, (_, seat) => seat as Seat);
  return {
    table: String(fingerprint(match.table)),
    views: JSON.stringify(seats.map((seat) => view(match, seat))),
    log: JSON.stringify(
      seats.map((seat) => viewLog(match, seat, Math.max(0, match.log.length - TAIL))),
    ),
  };
}

/** A match that was loaded or forked has no log of what came before. */
function withoutLog({ log: _, ...rest }: Appearance): Appearance {
  return rest;
}

function differenceOf(expected: Appearance, actual: Appearance): string | null {
  const part = Object.keys(expected).find((name) => expected[name] !== actual[name]);
  return part === undefined ? null : `${part} ${firstDifference(expected[part], actual[part])}`;
}

/** A match in the end, and how everything looked after so many answers; it is only looked at. */
interface PlayedThrough {
  readonly match: Match;
  readonly appearances: readonly Appearance[];
}

/** Answers from where a scenario begins, played forwards when that is first asked for, and only once. */
class Course {
  readonly scenario: Scenario;
  readonly answers: readonly number[];
  #forwards: PlayedThrough | null = null;

  constructor(scenario: Scenario, answers: readonly number[]) {
    this.scenario = scenario;
    this.answers = answers;
  }

  get forwards(): PlayedThrough {
    this.#forwards ??= this.#playThrough();
    return this.#forwards;
  }

  #playThrough(): PlayedThrough {
    const match = openMatch(this.scenario);
    const appearances = [appearanceOf(match)];
    for (const answer of this.answers) {
      match.answerNext(answer);
      appearances.push(appearanceOf(match));
    }
    return { match, appearances };
  }
}
