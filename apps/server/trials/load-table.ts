import { setTimeout as wait } from 'node:timers/promises';
import { derivedSeed } from '@lianhuan/kernel';
import type { Player } from '@lianhuan/releases';
import type { Frame } from '../../web/online/protocol.ts';
import { newPlayer, type TestPlayer } from '../test/support/test-player.ts';
import type { LoadGame } from './load-game.ts';

/** An answer that is on its way to all who sit at the table. */
interface Sent {
  readonly at: number;
  readonly seat: number;
  /** How many entries its sender knew of. */
  readonly entries: number;
  readonly waiting: Set<TestPlayer>;
}

interface LoadTableSettings {
  readonly game: LoadGame;
  /** How long a player thinks on average, in milliseconds. */
  readonly think: number;
  /** Where each of them plays. */
  readonly urls: readonly string[];
  /** Hears how long it took from an answer until all at the table had seen what came of it, in milliseconds. */
  onLatency(ms: number): void;
}

/** Players over sockets, each at a server of their own choice, who play one match after another. */
export class LoadTable {
  readonly players: readonly TestPlayer[];
  readonly #settings: LoadTableSettings;
  readonly #room: string;
  readonly #bots: readonly Player[];
  #match: string;
  #sent: Sent[] = [];
  /** The number of what each was asked last: others may answer while one thinks. */
  #asked: (number | null)[] = [];
  /** How many entries the page of each has seen. */
  #seen: number[] = [];
  #stopped = false;

  private constructor(settings: LoadTableSettings, { players, room }: SeatedTable, match: string) {
    this.players = players;
    this.#settings = settings;
    this.#room = room;
    this.#match = match;
    this.#bots = players.map((_, seat) => settings.game.bot(derivedSeed(seat, room)));
    for (const [seat, player] of players.entries()) {
      player.onFrame = (frame) => this.#hear(seat, frame);
    }
  }

  /** Guests come, sit down, and begin. */
  static async open(settings: LoadTableSettings): Promise<LoadTable> {
    const seated = await seatGuests(settings.game, settings.urls);
    const table = new LoadTable(settings, seated, await begin(seated));
    await table.#join();
    return table;
  }

  get match(): string {
    return this.#match;
  }

  stop(): void {
    this.#stopped = true;
    for (const player of this.players) player.close();
  }

  async #join(): Promise<void> {
    for (const [seat, player] of this.players.entries()) {
      player.frames.length = 0;
      const frame = await player.ask('match:join', {
        match: this.#match,
        logged: 0,
        entries: 0,
      });
      this.#hear(seat, frame);
    }
  }

  #hear(seat: number, frame: Frame): void {
    const player = this.players[seat];
    // All that were sent would be more than they are.
    player.frames.length = 0;
    this.#seen[seat] = frame.entries;
    for (const sent of this.#sent) {
      // Somebody else's answer may come before.
      if (frame.snapshot.answered !== sent.seat || frame.entries <= sent.entries) continue;
      sent.waiting.delete(player);
      if (sent.waiting.size === 0) this.#settings.onLatency(performance.now() - sent.at);
    }
    this.#sent = this.#sent.filter(({ waiting }) => waiting.size > 0);
    if (frame.rest !== null) {
      if (seat === 0) void this.#again();
      return;
    }
    const isNew = frame.asked !== this.#asked[seat];
    this.#asked[seat] = frame.asked;
    if (isNew && frame.asked !== null && !frame.snapshot.thinking) void this.#answer(seat, frame);
  }

  async #answer(seat: number, frame: Frame): Promise<void> {
    const index = this.#bots[seat].choose(frame.snapshot.view);
    await wait(this.#settings.think * (0.5 + Math.random()));
    // The first to act may have decided meanwhile.
    if (this.#stopped || this.#asked[seat] !== frame.asked) return;
    const waiting = new Set(this.players);
    const sent: Sent = { at: performance.now(), seat, entries: this.#seen[seat], waiting };
    this.#sent.push(sent);
    const reply = await this.players[seat].answer(this.#match, frame, index).catch(() => null);
    if (reply?.ok && reply.value === 'taken') return;
    this.#sent = this.#sent.filter((one) => one !== sent);
  }

  async #again(): Promise<void> {
    try {
      this.#sent = [];
      this.#asked = [];
      this.#match = await begin({ players: this.players, room: this.#room });
      await this.#join();
    } catch (error) {
      if (!this.#stopped) throw error;
    }
  }
}

/** Guests who sit in a room, in the order of its seats. */
export interface SeatedTable {
  readonly players: readonly TestPlayer[];
  /** Its id. */
  readonly room: string;
}

/** @param urls where each of them plays: as many as there are seats */
export async function seatGuests(
  { game, setup }: LoadGame,
  urls: readonly string[],
): Promise<SeatedTable> {
  const players = await Promise.all(urls.map((url) => newPlayer(url)));
  const [host, ...others] = players;
  const { code } = await host.ask('room:make', { game, setup, listed: false });
  const { id: room } = await host.ask('room:enter', { code });
  for (const [at, other] of others.entries()) {
    await other.ask('room:enter', { code });
    await other.ask('room:sit', { room, seat: at + 1 });
  }
  await host.ask('room:pace', { room, pace: { pause: 0 } });
  return { players, room };
}

/** All are ready, and a match begins; gives its id. */
export async function begin({ players: [host, ...others], room }: SeatedTable): Promise<string> {
  for (const other of others) await other.ask('room:ready', { room, ready: true });
  const { match } = await host.ask('room:start', { room });
  return match;
}
