import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { type KnownLog, withEarlier } from '../../../web/engine/known-log.ts';
import type { Asks, Frame, Heard, Reply, Room, Said } from '../../../web/online/protocol.ts';

type Ask = keyof Asks;
type Parameter<Name extends Ask> = Parameters<Asks[Name]>[0];
type Answer<Name extends Ask> = ReturnType<Asks[Name]>;
type Value<Name extends Ask> = Extract<Answer<Name>, { ok: true }>['value'];

/** The password of all accounts of tests. */
export const PASSWORD = 'correct horse battery';

/** What a page of the site asks of the accounts, as whoever has the cookie. */
export function askAccounts(url: string, path: string, body: object, cookie?: string) {
  return fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
}

/** The cookies of a new guest. */
export async function guestCookie(url: string): Promise<string> {
  return cookiesOf(await askAccounts(url, 'sign-in/anonymous', {}));
}

/** The cookies of a new account. */
export async function accountCookie(url: string, username: string): Promise<string> {
  return cookiesOf(await signUp(url, username));
}

/** Makes an account; a guest, by whose cookie it is asked, becomes that account. */
export function signUp(url: string, username: string, cookie?: string): Promise<Response> {
  const email = `${username}@account.invalid`;
  const account = { username, name: username, email, password: PASSWORD };
  return askAccounts(url, 'sign-up/email', account, cookie);
}

async function cookiesOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The log of somebody who has its end, with what was before. @throws Error if the server does not give it */
export async function withAllLines(
  player: TestPlayer,
  match: string,
  known: KnownLog,
): Promise<KnownLog> {
  let log = known;
  while (log.earlier > 0) {
    const to = log.earlier;
    const lines = await player.ask('match:log', { match, to });
    if (lines.length === 0) throw new Error(`there is nothing before line ${to}`);
    log = withEarlier(log, to, lines);
  }
  return log;
}

/** A person at a page, as the server knows one: it keeps what it was sent, and nothing else. */
export class TestPlayer {
  readonly cookie: string;
  readonly frames: Frame[] = [];
  room: Room | null = null;
  outOf: string | null = null;
  readonly said: Said[] = [];
  /** The letters of the room of a quick match. */
  found: string | null = null;
  /** Hears of each frame that comes unasked. */
  onFrame: (frame: Frame) => void = () => {};
  /** Hears that the line is cut. */
  onCut: () => void = () => {};
  readonly #socket: Socket<Heard, Record<string, (...all: unknown[]) => void>>;

  constructor(url: string, cookie: string) {
    this.cookie = cookie;
    this.#socket = io(url, {
      transports: ['websocket'],
      extraHeaders: { cookie },
      forceNew: true,
      reconnection: false,
    });
    this.#socket.on('frame', (_, frame) => {
      this.frames.push(frame);
      this.onFrame(frame);
    });
    this.#socket.on('disconnect', () => this.onCut());
    this.#socket.on('room', (room) => {
      this.room = room;
    });
    this.#socket.on('found', (code) => {
      this.found = code;
    });
    this.#socket.on('said', (_, said) => {
      this.said.push(said);
    });
    this.#socket.on('out', (room) => {
      this.outOf = room;
    });
  }

  /** @throws Error if the server does not let this cookie in. */
  async connected(): Promise<this> {
    if (this.#socket.connected) return this;
    await new Promise<void>((resolve, reject) => {
      this.#socket.once('connect', resolve);
      this.#socket.once('connect_error', reject);
      this.#socket.once('disconnect', (why) => reject(new Error(why)));
    });
    return this;
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  /** What the server answers; rejects if it does not. */
  try<Name extends Ask>(name: Name, ask: Parameter<Name>): Promise<Answer<Name>> {
    return this.raw(name, ask) as Promise<Answer<Name>>;
  }

  /** The same from somebody who slows down when told to, as a person does. */
  async #patiently<Name extends Ask>(name: Name, ask: Parameter<Name>): Promise<Answer<Name>> {
    for (;;) {
      const reply = await this.try(name, ask);
      if (reply.ok || reply.problem.en !== 'Please slow down') return reply;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** The same with anything at all. */
  raw(name: string, ...ask: unknown[]): Promise<Reply<unknown>> {
    return this.#socket.timeout(50_000).emitWithAck(name, ...ask) as Promise<Reply<unknown>>;
  }

  /** The value of an answer, had patiently. @throws Error for a problem */
  async ask<Name extends Ask>(name: Name, ask: Parameter<Name>): Promise<Value<Name>> {
    const reply = await this.#patiently(name, ask);
    if (!reply.ok) throw new Error(`${name}: ${reply.problem.en}`);
    return reply.value as Value<Name>;
  }

  /** The last frame. */
  get now(): Frame {
    const frame = this.frames.at(-1);
    if (!frame) throw new Error('no frame has come');
    return frame;
  }

  async join(match: string): Promise<Frame> {
    const { log, entries = 0 } = this.frames.at(-1) ?? {};
    const { known = 0, lines = [] } = log ?? {};
    const frame = await this.ask('match:join', { match, logged: known + lines.length, entries });
    this.frames.push(frame);
    return frame;
  }

  answer(match: string, frame: Frame, index: number, token = randomUUID()) {
    return this.#patiently('match:answer', { match, number: frame.asked ?? 0, index, token });
  }

  /** Hears all that comes unasked, whatever it is. */
  onAny(hear: (...all: unknown[]) => void): void {
    this.#socket.onAny(hear);
  }

  close(): void {
    this.#socket.close();
  }
}

/** A new guest with a page open. */
export async function newPlayer(url: string): Promise<TestPlayer> {
  return new TestPlayer(url, await guestCookie(url)).connected();
}
