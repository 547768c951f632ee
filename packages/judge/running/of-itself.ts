import type { Scenario } from '../scenario/scenario.ts';
import type { Told } from './ahead.ts';
import type { Meant } from './in-a-run.ts';

/**
 * What a run in which all rules are in force knew by its log: which parts of lines told of what had happened of itself, and
 * what was picked as only that led to them, and
 * before which lines chances were let go. A run without some rule reads no log, and takes it from here.
 */
export class OfItself {
  readonly #happened = new Map<string, number>();
  readonly #implied = new Map<string, string>();
  readonly #goneOn = new Set<number>();

  /** @param answers how many there had been when the part of a line was found to tell of what had happened */
  addHappened(told: Told, answers: number): void {
    const key = keyOf(told);
    if (!this.#happened.has(key)) this.#happened.set(key, answers);
  }

  /** Has it happened once there are so many answers? */
  hasHappened(told: Told, answers: number): boolean {
    return answers >= (this.#happened.get(keyOf(told)) ?? Number.POSITIVE_INFINITY);
  }

  /** Does it tell of what happens of itself, now or later? */
  tellsOf(told: Told): boolean {
    return this.#happened.has(keyOf(told));
  }

  /** @param option the label of what was picked for that part of a line, as the next answer after so many */
  addImplied(told: Told, answers: number, option: string): void {
    this.#implied.set(`${answers} ${keyOf(told)}`, option);
  }

  /** @param line of the file before which somebody let a chance go, or was done, without saying so */
  addGoneOn(line: number): void {
    this.#goneOn.add(line);
  }

  wentOnAt(line: number): boolean {
    return this.#goneOn.has(line);
  }

  impliedFor(told: Told, answers: number): string | undefined {
    return this.#implied.get(`${answers} ${keyOf(told)}`);
  }
}

function keyOf({ line, seat, label }: Told): string {
  return `${line} ${seat} ${label}`;
}

const KNOWN = new WeakMap<Scenario, Map<Meant, OfItself>>();

/**
 * What happens of itself in a scenario whose lines are meant so; it is played once for that.
 * @param fresh a run of it in which all rules are in force
 */
export function ofItselfIn(
  scenario: Scenario,
  meant: Meant,
  fresh: () => { run(): void; readonly ofItself: OfItself },
): OfItself {
  const known = KNOWN.get(scenario) ?? new Map<Meant, OfItself>();
  KNOWN.set(scenario, known);
  const before = known.get(meant);
  if (before !== undefined) return before;
  const runner = fresh();
  try {
    runner.run();
  } catch {
    // Up to where it fails it is as told.
  }
  known.set(meant, runner.ofItself);
  return runner.ofItself;
}
