import { setTimeout as wait } from 'node:timers/promises';
import { type KnownLog, lengthOf, NO_LOG, withNews } from '../../../web/engine/known-log.ts';
import type { Frame } from '../../../web/online/protocol.ts';
import { TestPlayer, withAllLines } from '../../test/support/test-player.ts';

/** What a page looks at. */
interface Watched {
  readonly match: string;
  /** The letters of the room, for whoever does not play. */
  readonly code: string | null;
}

/** What became of an answer. */
export type Became = 'taken' | 'overtaken' | 'refused';

/** A frame, and when it came by the clock of this machine. */
interface Arrival {
  readonly entries: number;
  readonly at: number;
}

/** How long a page waits for what it asked, or for its line. */
const PATIENCE_MS = 4000;

/**
 * A page of somebody: it comes back by itself, at the next server, whenever its line is cut, and goes on from what it
 * has; what it has it keeps as the pages of the site do (`apps/web/online/online-line.ts`).
 */
export class Page {
  readonly cookie: string;
  readonly #urls: readonly string[];
  #at: number;
  #watched: Watched | null = null;
  #player: TestPlayer | null = null;
  #connecting: Promise<TestPlayer> | null = null;
  #closed = false;
  #last: Frame | null = null;
  #log = NO_LOG;
  readonly arrivals: Arrival[] = [];
  onFrame: (frame: Frame) => void = () => {};

  /** @param at which of the servers it comes to first */
  constructor(urls: readonly string[], at: number, cookie: string) {
    this.#urls = urls;
    this.#at = at;
    this.cookie = cookie;
  }

  /** What it was shown last. */
  get last(): Frame | null {
    return this.#last;
  }

  get log(): KnownLog {
    return this.#log;
  }

  /** Asks for the lines that it was not sent yet. */
  async readEarlier(): Promise<void> {
    const { match } = this.#watched ?? { match: '' };
    this.#log = await withAllLines(await this.line(), match, this.#log);
  }

  /** Looks at a match from now on. */
  async watch(watched: Watched): Promise<void> {
    this.#watched = watched;
    if (this.#player) await this.#look(this.#player, watched);
    else await this.line();
  }

  /** A line to some server. */
  line(): Promise<TestPlayer> {
    if (this.#player?.isConnected) return Promise.resolve(this.#player);
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = null;
    });
    return this.#connecting;
  }

  async #connect(): Promise<TestPlayer> {
    while (!this.#closed) {
      const player = new TestPlayer(this.#urls[this.#at % this.#urls.length], this.cookie);
      player.onFrame = (frame) => this.#take(frame);
      try {
        await within(player.connected());
        if (this.#watched) await this.#look(player, this.#watched);
        if (!player.isConnected) throw new Error('cut again');
        this.#player = player;
        player.onCut = () => this.#moveOn();
        return player;
      } catch {
        player.close();
        this.#at += 1;
        await wait(30);
      }
    }
    throw new Error('the page is closed');
  }

  async #look(player: TestPlayer, { match, code }: Watched): Promise<void> {
    if (code !== null) await within(player.ask('room:enter', { code }));
    const ask = { match, logged: lengthOf(this.#log), entries: this.#last?.entries ?? 0 };
    this.#take(await within(player.ask('match:join', ask)));
  }

  /** The line is of no use any more: to the next server. */
  #moveOn(): void {
    const lost = this.#player;
    if (lost === null || this.#closed) return;
    this.#player = null;
    lost.onCut = () => {};
    lost.onFrame = () => {};
    lost.close();
    this.#at += 1;
    this.line().catch(() => {});
  }

  #take(frame: Frame): void {
    if (this.#last && frame.entries < this.#last.entries) return;
    this.#log = withNews(this.#log, frame.log);
    this.#last = frame;
    this.arrivals.push({ entries: frame.entries, at: Date.now() });
    this.onFrame(frame);
  }

  /** Sends an answer until it hears what became of it. @param again called each time it is sent once more */
  async answer(
    given: { readonly number: number; readonly index: number; readonly token: string },
    again: () => void,
  ): Promise<Became> {
    for (let first = true; ; first = false) {
      if (!first) again();
      const player = await this.line();
      const match = this.#watched?.match ?? '';
      try {
        const reply = await within(player.try('match:answer', { match, ...given }));
        if (reply.ok) return reply.value;
        if (!isPassing(reply.problem.en)) return 'refused';
        await wait(100);
      } catch {
        if (this.#closed) throw new Error('the page is closed');
        if (player === this.#player) this.#moveOn();
      }
    }
  }

  close(): void {
    this.#closed = true;
    this.#player?.close();
  }
}

/** Is it no word about the answer? */
function isPassing(problem: string): boolean {
  return problem === 'Please slow down' || problem.startsWith('The server could not do that');
}

/** @throws Error after some seconds. */
export async function within<Value>(promise: Promise<Value>): Promise<Value> {
  const patience = new AbortController();
  const over = wait(PATIENCE_MS, null, { signal: patience.signal }).then(() => {
    throw new Error('nothing came');
  });
  over.catch(() => {});
  try {
    return await Promise.race([promise, over]);
  } finally {
    patience.abort();
  }
}
