import { setTimeout as wait } from 'node:timers/promises';
import { derivedSeed } from '@lianhuan/kernel';
import type { Player } from '@lianhuan/releases';
import type { Frame } from '../../web/online/protocol.ts';
import { newPlayer, type TestPlayer } from '../test/support/test-player.ts';

/** What is played at the tables. */
export interface LoadGame {
  readonly game: string;
  readonly setup: unknown;
  /** How long a player thinks on average, in milliseconds. */
  readonly think: number;
  bot(seed: string): Player;
}

/** An answer that is on its way to all who sit at the table. */
interface Sent {
  readonly at: number;
  readonly entries: number;
  readonly waiting: Set<TestPlayer>;
}

/** Two players over sockets, each at a server of its own choice, who play one match after another. */
export class LoadTable {
  readonly players: readonly TestPlayer[];
  readonly #game: LoadGame;
  readonly #onLatency: (ms: number) => void;
  readonly #room: string;
  readonly #bots: readonly Player[];
  #match: string;
  #sent: Sent[] = [];
  /** The number of what each was asked last: others may answer while one thinks. */
  #asked: (number | null)[] = [];
  #stopped = false;

  private constructor(
    { game, onLatency, urls }: LoadTableSettings,
    players: readonly TestPlayer[],
    place: { readonly room: string; readonly match: string },
  ) {
    this.players = players;
    this.#game = game;
    this.#onLatency = onLatency;
    this.#room = place.room;
    this.#match = place.match;
    this.#bots = urls.map((url, seat) => game.bot(derivedSeed(seat, `${url} ${place.room}`)));
    for (const [seat, player] of players.entries()) {
      player.onFrame = (frame) => this.#hear(seat, frame);
    }
  }

  /** Guests come, sit down, and begin. */
  static async open(settings: LoadTableSettings): Promise<LoadTable> {
    const players = await Promise.all(settings.urls.map((url) => newPlayer(url)));
    const [host, friend] = players;
    const { game, setup } = settings.game;
    const { code } = await host.ask('room:make', { game, setup, listed: false });
    const { id: room } = await host.ask('room:enter', { code });
    await friend.ask('room:enter', { code });
    await friend.ask('room:sit', { room, seat: 1 });
    await host.ask('room:pace', { room, pace: { pause: 0 } });
    const match = await begin(players, room);
    const table = new LoadTable(settings, players, { room, match });
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
    for (const sent of this.#sent) {
      if (frame.entries <= sent.entries) continue;
      sent.waiting.delete(player);
      if (sent.waiting.size === 0) this.#onLatency(performance.now() - sent.at);
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
    await wait(this.#game.think * (0.5 + Math.random()));
    if (this.#stopped) return;
    const { entries } = frame;
    this.#sent.push({ at: performance.now(), entries, waiting: new Set(this.players) });
    await this.players[seat].answer(this.#match, frame, index).catch(() => {});
  }

  async #again(): Promise<void> {
    try {
      this.#sent = [];
      this.#asked = [];
      this.#match = await begin(this.players, this.#room);
      await this.#join();
    } catch (error) {
      if (!this.#stopped) throw error;
    }
  }
}

interface LoadTableSettings {
  readonly game: LoadGame;
  /** Where each of the two plays. */
  readonly urls: readonly [string, string];
  /** Hears how long it took from an answer until all at the table had seen what came of it, in milliseconds. */
  onLatency(ms: number): void;
}

async function begin([host, friend]: readonly TestPlayer[], room: string): Promise<string> {
  await friend.ask('room:ready', { room, ready: true });
  const { match } = await host.ask('room:start', { room });
  return match;
}
