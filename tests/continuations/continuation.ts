import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runScenario, type Scenario } from '@lianhuan/judge';
import { fingerprint, type Match, type Seat, view } from '@lianhuan/kernel';
import { answerAtRandom, dice } from '@lianhuan/kernel/testing';

// A scenario says what must be so at its end. Played on from there with any answers, it goes on in one way
// for as long as the rules are the same: what becomes of it is kept as a digest. A change of the rules that no
// scenario speaks of shows in whichever scenarios it makes go on otherwise.

/** So many answers are given after the last play of a scenario. */
const ANSWERS = 24;

/** How scenarios of a game go on: a digest of 12 hexadecimal digits by `file › title`. */
export type Continuations = Readonly<Record<string, string>>;

/** What a scenario is kept under. */
export function keyOf({ file, title }: Scenario): string {
  return `${basename(file)} › ${title}`;
}

/**
 * Plays a scenario, then on at random; gives a digest of all that was offered, of the table after each answer, and
 * of what every seat sees in the end. Null where no match begins.
 */
export function continuationOf(scenario: Scenario): string | null {
  const { match } = runScenario(scenario);
  if (match === null) return null;
  const digest = createHash('sha256');
  const upTo = dice(seedOf(scenario.title));
  lookAt(match, digest);
  for (let count = 0; count < ANSWERS; count++) {
    if (!answerAtRandom(match, upTo, 'never')) break;
    lookAt(match, digest);
  }
  for (let seat = 0; seat < match.table.seats; seat++) {
    digest.update(JSON.stringify(view(match, seat as Seat)));
  }
  return digest.digest('hex').slice(0, 12);
}

function lookAt(match: Match, digest: ReturnType<typeof createHash>): void {
  for (const decision of match.pending) {
    const labels = decision.options.map((one) => match.game.label(match.table, one, decision).zh);
    digest.update(`${decision.seat} ${decision.kind}: ${labels.join('/')}\n`);
  }
  digest.update(`${fingerprint(match.table)}\n`);
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
    scenarios.flatMap((scenario) => {
      const digest = continuationOf(scenario);
      return digest === null ? [] : [[keyOf(scenario), digest]];
    }),
  );
}
