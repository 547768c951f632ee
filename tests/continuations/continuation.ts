import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runScenario, type Scenario } from '@lianhuan/judge';
import { fingerprint, type LogLine, type Match, type Seat, view, viewLog } from '@lianhuan/kernel';
import { answerAtRandom, type Dice, dice } from '@lianhuan/kernel/testing';

// A scenario says what must be so at its end. Played on from there with any answers, it goes on in one way
// for as long as the rules are the same: what becomes of it is kept as a digest. A change of the rules that no
// scenario speaks of shows in whichever scenarios it makes go on otherwise. The same is kept of what becomes of a
// scenario's cards when they are played with any answers from its beginning, instead of as it says.

/** From where any answers are given. */
export const FROM = ['end', 'beginning'] as const;
export type From = (typeof FROM)[number];

/** How often it is played from there, and how many answers are given each time. */
const WALKS: Readonly<Record<From, { readonly times: number; readonly answers: number }>> = {
  end: { times: 1, answers: 24 },
  beginning: { times: 3, answers: 40 },
};

/** How scenarios of a game go on: a digest of 12 hexadecimal digits by {@link keyOf}. */
export type Continuations = Readonly<Record<string, string>>;

/** What a scenario is kept under: `file › title`, and how it is played from its beginning behind that. */
export function keyOf({ file, title }: Scenario, from: From = 'end'): string {
  const name = `${basename(file)} › ${title}`;
  return from === 'end' ? name : `${name} › from its beginning`;
}

/**
 * Plays a scenario, then on at random, or from its beginning at random; gives a digest of all that was offered, of
 * the table after each answer, and of what every seat sees and has been told in the end, with the rules that decided.
 * Null where no match begins.
 */
export function continuationOf(scenario: Scenario, from: From): string | null {
  const { times, answers } = WALKS[from];
  const walked = from === 'end' ? scenario : { ...scenario, steps: [], expect: [] };
  const digest = createHash('sha256');
  const upTo = dice(seedOf(scenario.title));
  for (let time = 0; time < times; time++) {
    const { match } = runScenario(walked);
    if (match === null) return null;
    walkOn(match, upTo, answers, digest);
  }
  return digest.digest('hex').slice(0, 12);
}

function walkOn(
  match: Match,
  upTo: Dice,
  answers: number,
  digest: ReturnType<typeof createHash>,
): void {
  lookAt(match, digest);
  for (let count = 0; count < answers; count++) {
    if (!answerAtRandom(match, upTo, 'never')) break;
    lookAt(match, digest);
  }
  for (let seat = 0; seat < match.table.seats; seat++) {
    digest.update(JSON.stringify(view(match, seat as Seat)));
    for (const line of viewLog(match, seat as Seat)) digest.update(factsOf(line));
  }
}

/** What a line tells and by which rules, but for its words, which may become better. */
function factsOf({ text: _, span: __, ...line }: LogLine): string {
  return JSON.stringify(line);
}

function lookAt(match: Match, digest: ReturnType<typeof createHash>): void {
  for (const decision of match.pending) {
    const labels = decision.options.map((one) => match.game.label(match.table, one, decision).zh);
    digest.update(`${decision.seat} ${decision.kind} ${decision.rule}: ${labels.join('/')}\n`);
  }
  digest.update(`${fingerprint(withCardIds(match.table, match.table.library as Library))}\n`);
}

/** All cards of a game and of the scenario: a table says by a number which of them a card is. */
type Library = readonly { readonly id: string }[];

/**
 * A copy of a table, or of a part of it, that says by its id which card a card is: the numbers of cards become
 * others whenever a card is added to the game, and yet everything goes on as before.
 */
function withCardIds<T>(part: T, library: Library): T {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((item) => withCardIds(item, library)) as T;
  const copy: Record<string, unknown> = {};
  let at = 0;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'library' || name === 'procedures') copy[name] = null;
    // By their fingerprints, which depend on the numbers of cards, as their order does.
    else if (name === 'positions') copy[name] = Object.values(value as object).toSorted();
    else if (name === 'definition' && typeof value === 'number') copy[name] = library[value].id;
    else copy[withCardId(name, at, library)] = withCardIds(value, library);
    at += 1;
  }
  return copy as T;
}

/**
 * Where the name of a field says which card has the ability whose uses are counted: `card:definition.ability` in
 * 三国智, `card/incarnation/definition/ability` in EVOLVE.
 */
const USES = /(?<=^(?:\D*\d+:|\d+\/\d+\/))\d+(?=[./]\d)/;

/** What stands in the names of fields that are made up of several numbers. */
const PARTED = /[/:]/;

/** Where it begins with the fingerprint of a whole position, as what is remembered against loops does. */
const POSITION = /^\d{6,}(?=\/)/;

function withCardId(name: string, at: number, library: Library): string {
  if (!PARTED.test(name)) return name;
  return name
    .replace(USES, (definition) => library[Number(definition)].id)
    .replace(POSITION, `position ${at}`);
}

function seedOf(title: string): number {
  return createHash('sha256').update(title).digest().readUInt32BE();
}

/** Where the continuations of a game are kept. */
export function continuationsFile(game: string): string {
  return fileURLToPath(new URL(`kept/${game}.json`, import.meta.url));
}

/** The continuations that are kept of a game; none where there is no file. */
export function readContinuations(game: string): Continuations {
  const file = continuationsFile(game);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Keeps the continuations of a game, a line each. */
export function writeContinuations(game: string, kept: Continuations): void {
  const file = continuationsFile(game);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

/** How all these scenarios go on now. */
export function continuationsOf(scenarios: readonly Scenario[]): Continuations {
  return Object.fromEntries(
    scenarios.flatMap((scenario) =>
      FROM.flatMap((from) => {
        const digest = continuationOf(scenario, from);
        return digest === null ? [] : [[keyOf(scenario, from), digest]];
      }),
    ),
  );
}
