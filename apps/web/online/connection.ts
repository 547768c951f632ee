import { io, type Socket } from 'socket.io-client';
import { randomLetters } from '../engine/random-letters.ts';
import { type Asks, type Heard, NOBODY_KNOWN } from './protocol.ts';
import { UNREACHABLE } from './unreachable.ts';

type AskName = keyof Asks;
type Answer<Name extends AskName> = ReturnType<Asks[Name]>;
type AnySocket = Socket<Heard, Record<string, (...all: unknown[]) => void>>;

/** How long an answer may take before the request is sent again, in milliseconds. */
const PATIENCE = 6000;
const TRIES = 20;
/** What is asked of a room by pages that need not be in it, or goes out of it. */
const OUTSIDE: ReadonlySet<AskName> = new Set<AskName>([
  'room:enter',
  'room:leave',
  'room:make',
  'room:list',
]);
/** How long until a page comes again that a server could not let in just now, in milliseconds. */
const COME_AGAIN = 1000;

/**
 * The line of this page to the site. It is made again as often as it is cut, to whichever server answers then;
 * what is asked meanwhile waits.
 */
export class Connection {
  readonly #socket: AnySocket;
  #comeAgain: ReturnType<typeof setTimeout> | undefined;
  /** Settled while the page is in the room that it was in. */
  #isBack: Promise<void> = Promise.resolve();
  #noteBack: (() => void) | null = null;

  /**
   * @param site its address
   * @param onChange hears whether there is a line: whoever watches something asks for it again. What is asked in a room
   *   waits until what this gives for a new line is settled, for the server of now does not know that the page is in it
   */
  constructor(site: URL, onChange: (connected: boolean) => unknown) {
    this.#socket = io(site.origin, {
      // With several servers behind one address, requests of another transport would go to any of them.
      transports: ['websocket'],
      path: new URL('./socket.io/', site).pathname,
      reconnectionDelay: 200,
      reconnectionDelayMax: 3000,
    });
    this.#socket.on('connect', async () => {
      try {
        await onChange(true);
      } finally {
        this.#noteBack?.();
        this.#noteBack = null;
      }
    });
    this.#socket.on('connect_error', ({ message }) => {
      onChange(false);
      // The library comes again only where nobody answered.
      if (this.#socket.active || message === NOBODY_KNOWN) return;
      this.#comeAgain = setTimeout(() => this.#socket.connect(), COME_AGAIN);
    });
    this.#socket.on('disconnect', (why) => {
      if (this.#noteBack === null) {
        this.#isBack = new Promise((resolve) => {
          this.#noteBack = resolve;
        });
      }
      onChange(false);
      if (why === 'io server disconnect') this.#socket.connect();
    });
  }

  on<Name extends keyof Heard>(name: Name, hear: Heard[Name]): void {
    this.#socket.on(name, hear as never);
  }

  off<Name extends keyof Heard>(name: Name, hear: Heard[Name]): void {
    this.#socket.off(name, hear as never);
  }

  /**
   * Asks until it is answered. What is asked twice must mean the same as once: each request has a name of its own, by
   * which the server knows it; an answer at the table carries a token that any server knows.
   */
  async ask<Name extends AskName>(
    name: Name,
    ask: Parameters<Asks[Name]>[0],
  ): Promise<Answer<Name>> {
    const request = randomLetters(16);
    for (let again = 0; again < TRIES; again++) {
      const waits = this.#noteBack !== null && name.startsWith('room:') && !OUTSIDE.has(name);
      if (waits && !(await within(this.#isBack))) continue;
      try {
        const waiting = this.#socket.timeout(PATIENCE);
        return (await waiting.emitWithAck(name, ask, request)) as Answer<Name>;
      } catch {
        // Cut, or a server that died: the line is being made again.
      }
    }
    return { ok: false, problem: UNREACHABLE } as Answer<Name>;
  }

  close(): void {
    clearTimeout(this.#comeAgain);
    this.#socket.close();
  }
}

/** Is it settled before one would ask again? */
function within(settled: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE);
    void settled.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
