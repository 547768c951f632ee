import { Worker } from 'node:worker_threads';
import type { PosedQuestion, Question, Thought } from './question.ts';

/** So much longer is waited for a thought than it was given, in milliseconds: the last imagined game is played out. */
const GRACE_MS = 250;
/** A thread that says nothing for so long is given up; the first question of a game has its cards read. */
const HUNG_MS = 30_000;

const LATE: Thought = { ok: false, why: null };

interface Waiting {
  readonly question: Question;
  /** When it should be answered (`performance.now()`). */
  readonly until: number;
  readonly resolve: (thought: Thought) => void;
}

/**
 * Thoughts of bots: in a thread of their own, so that nobody else waits while one thinks. One question after another; the
 * more there are, the less is thought about each.
 */
export class Thoughts {
  readonly #waiting: Waiting[] = [];
  #thread: Worker | null = null;
  /** The question the thread has; null for none. */
  #asked: Waiting | null = null;
  #hung: NodeJS.Timeout | null = null;
  #stopped = false;

  /** What a bot picks; why there is nothing, soon after the time is up, at the latest. */
  think(question: Question, ms: number): Promise<Thought> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(LATE), ms + GRACE_MS);
      timer.unref();
      const done = (thought: Thought) => {
        clearTimeout(timer);
        resolve(thought);
      };
      this.#waiting.push({ question, until: performance.now() + ms, resolve: done });
      this.#askNext();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { resolve } of this.#waiting.splice(0)) resolve(LATE);
    await this.#letGo(LATE);
  }

  #askNext(): void {
    while (this.#asked === null && !this.#stopped) {
      const next = this.#waiting.shift();
      if (!next) return;
      const ms = (next.until - performance.now()) / (this.#waiting.length + 1);
      if (ms <= 0) {
        next.resolve(LATE);
        continue;
      }
      this.#asked = next;
      const thread = this.#thread ?? this.#open();
      this.#hung = setTimeout(() => void this.#letGo(failed('the thread hung')), HUNG_MS);
      this.#hung.unref();
      const posed: PosedQuestion = { question: next.question, ms };
      thread.postMessage(posed);
    }
  }

  #open(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url));
    // It keeps no program from its end.
    thread.unref();
    thread.on('message', (thought: Thought) => {
      if (thread === this.#thread) this.#answered(thought);
    });
    const ended = (why: string) => {
      if (thread === this.#thread) void this.#letGo(failed(why));
    };
    thread.on('error', (error) => ended(error instanceof Error ? error.message : String(error)));
    thread.on('exit', () => ended('the thread ended'));
    this.#thread = thread;
    return thread;
  }

  #answered(thought: Thought): void {
    clearTimeout(this.#hung ?? undefined);
    const asked = this.#asked;
    this.#asked = null;
    asked?.resolve(thought);
    this.#askNext();
  }

  /** The next question opens another thread. */
  async #letGo(thought: Thought): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    this.#answered(thought);
    await thread?.terminate();
  }
}

function failed(why: string): Thought {
  return { ok: false, why };
}
