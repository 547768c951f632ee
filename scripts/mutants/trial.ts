import { Asked } from './asked.ts';
import { CHECK_SORTS, type CheckSort } from './checks.ts';
import { type Ended, Member } from './member.ts';
import type { Report, Task, Tried, Weighed } from './messages.ts';
import { NONE } from './switchboard.ts';

/** By whom a change was noticed. */
export interface Notice {
  readonly sort: CheckSort | 'loading' | 'types';
  readonly name: string;
  readonly what: string;
}

/** What came of one change. */
export interface Outcome {
  readonly change: number;
  readonly notice: Notice | null;
  /** How many checks of each sort come to it. */
  readonly reached: Readonly<Record<CheckSort, number>>;
  /** Is its place come to while all is loaded? */
  readonly atLoading: boolean;
}

export interface Trial {
  readonly outcomes: readonly Outcome[];
  /** Checks that fail although nothing is changed, and are asked nothing. */
  readonly failing: readonly string[];
  /** How many tests take too long to be asked where others are. */
  readonly tooLong: number;
}

export interface TrialOptions {
  readonly task: Omit<Task, 'pulse' | 'chosen'>;
  readonly threads: number;
  /** Tests that take longer, in milliseconds, are asked only where no other check comes. */
  readonly longest: number;
  /** The order in which changes are tried, by their numbers: those at its beginning where it is ended early. */
  readonly order: readonly number[];
  /** Once it is aborted no other change is tried. */
  readonly stop?: AbortSignal;
  /** Called once all is weighed, and after each change. */
  readonly onProgress?: (done: number) => void;
}

/** So many milliseconds are all checks together given, however busy the machine is: nothing is changed yet. */
const WEIGHING = 3_600_000;

/**
 * Tries each change on the checks that come to it.
 * @throws Error if the code cannot even be run as it is
 */
export async function tryChanges({
  task,
  threads,
  longest,
  order,
  stop,
  onProgress,
}: TrialOptions): Promise<Trial> {
  const base = { ...task, chosen: NONE };
  const lead = new Member(base);
  const loaded = expected(await lead.loaded(), 'loaded');
  const { checks } = expected(await lead.ask({ kind: 'weigh' }, () => WEIGHING), 'weighed');
  const asked = new Asked(checks, longest);
  const court = new Court(base, asked, new Set(loaded.reached));
  onProgress?.(0);
  const outcomes: Outcome[] = [];
  const queue = order.values();
  const work = async (first: Member | null): Promise<void> => {
    const seat = new Seat(base, first);
    for (const change of queue) {
      if (stop?.aborted) break;
      outcomes.push(await court.judge(change, seat));
      onProgress?.(outcomes.length);
    }
    await seat.leave();
  };
  await Promise.all(Array.from({ length: threads }, (_, index) => work(index ? null : lead)));
  return {
    outcomes: outcomes.sort((one, other) => one.change - other.change),
    failing: checks.filter(isSaidToFail).map(({ name, failed }) => `${name}: ${failed}`),
    tooLong: asked.tooLong,
  };
}

/** Which rules are not proven yet, the suite lists for each rulebook that is being written. */
function isSaidToFail({ sort, failed }: Weighed): boolean {
  return failed !== null && sort !== 'proof';
}

/** Where a thread sits; a new one takes the place of one that was ended or spoilt. */
class Seat {
  readonly #base: Omit<Task, 'pulse'>;
  #member: Member | null;
  /** Has the thread tried no change yet? */
  fresh = true;

  constructor(base: Omit<Task, 'pulse'>, member: Member | null) {
    this.#base = base;
    this.#member = member;
  }

  async member(): Promise<Member> {
    if (this.#member) return this.#member;
    const member = new Member(this.#base);
    expected(await member.loaded(), 'loaded');
    this.#member = member;
    this.fresh = true;
    return member;
  }

  async leave(): Promise<void> {
    await this.#member?.close();
    this.#member = null;
  }
}

class Court {
  readonly #base: Omit<Task, 'pulse'>;
  readonly #asked: Asked;
  readonly #atLoading: ReadonlySet<number>;

  constructor(base: Omit<Task, 'pulse'>, asked: Asked, atLoading: ReadonlySet<number>) {
    this.#base = base;
    this.#asked = asked;
    this.#atLoading = atLoading;
  }

  async judge(change: number, seat: Seat): Promise<Outcome> {
    const atLoading = this.#atLoading.has(change);
    const { notice, came } = await this.#tryIn(seat, change);
    return {
      change,
      notice: notice ?? (atLoading || !came ? await this.#tryFromLoading(change) : null),
      reached: countSorts((sort) => this.#asked.countOf(change, sort)),
      atLoading,
    };
  }

  /** `came`: its place was come to, or nothing comes there. */
  async #tryIn(seat: Seat, change: number): Promise<{ notice: Notice | null; came: boolean }> {
    const checks = this.#asked.about(change);
    if (checks.length === 0) return { notice: null, came: true };
    const member = await seat.member();
    const wasFresh = seat.fresh;
    seat.fresh = false;
    const report = await this.#ask(member, change, checks);
    const isBad = report.kind === 'ended' || report.spoilt;
    if (isBad) await seat.leave();
    // The change before may have spoilt what this one was tried on.
    if (isBad && !wasFresh && report.kind !== 'ended') return this.#tryIn(seat, change);
    return { notice: this.#noticeOf(report), came: report.kind === 'ended' || report.came };
  }

  /** Made before anything is loaded: for what is worked out only then, or only once. */
  async #tryFromLoading(change: number): Promise<Notice | null> {
    const member = new Member({ ...this.#base, chosen: change });
    try {
      const loaded = await member.loaded();
      if (loaded.kind !== 'loaded') {
        const what = 'what' in loaded ? String(loaded.what) : '';
        return { sort: 'loading', name: 'loading', what };
      }
      if (loaded.checks !== this.#asked.checks.length) {
        return { sort: 'loading', name: 'loading', what: 'there are other checks' };
      }
      const checks = this.#asked.aboutAnything(change);
      return this.#noticeOf(await this.#ask(member, change, checks));
    } finally {
      await member.close();
    }
  }

  async #ask(member: Member, change: number, checks: readonly number[]): Promise<Tried | Ended> {
    const request = { kind: 'try', change, checks, turns: this.#asked.turns } as const;
    const report = await member.ask(request, (check) => this.#asked.patience(check));
    return report.kind === 'ended' ? report : expected(report, 'tried');
  }

  #noticeOf(report: Tried | Ended): Notice | null {
    const check = report.kind === 'ended' ? report.check : report.noticedBy;
    if (check === null) return null;
    const weighed: Weighed | undefined = this.#asked.checks[check];
    const { sort, name } = weighed ?? { sort: 'loading', name: 'loading' };
    return { sort, name, what: report.what };
  }
}

function countSorts(count: (sort: CheckSort) => number): Record<CheckSort, number> {
  return Object.fromEntries(CHECK_SORTS.map((sort) => [sort, count(sort)])) as Record<
    CheckSort,
    number
  >;
}

function expected<Kind extends Report['kind']>(
  report: Report | Ended,
  kind: Kind,
): Extract<Report, { kind: Kind }> {
  if (report.kind === kind) return report as Extract<Report, { kind: Kind }>;
  throw new Error('what' in report ? String(report.what) : `expected ${kind}`);
}
