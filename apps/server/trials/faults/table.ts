import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { derivedSeed, type Seat } from '@lianhuan/kernel';
import type { Player } from '@lianhuan/releases';
import { sql } from 'kysely';
import type { GameId } from '../../../web/games/ids.ts';
import type { PaceChange } from '../../../web/online/pace.ts';
import type { Frame } from '../../../web/online/protocol.ts';
import { engineForNew } from '../../matches/engines.ts';
import { newPlayer, type TestPlayer } from '../../test/support/test-player.ts';
import { Page, within } from './page.ts';
import type { SentAnswer } from './replayed.ts';
import type { FaultySite } from './site.ts';
import { retried } from './violation.ts';

interface Played {
  readonly setup: unknown;
  /** A bot sits beside the two people. */
  readonly bot: boolean;
}

/** What is played: in two of the games a bot takes part, whose answers the servers give. */
const PLAYED: Readonly<Record<GameId, Played>> = {
  minxin: { setup: { players: 3, favorPerPlayer: 20 }, bot: true },
  sanguozhi: { setup: {}, bot: false },
  evolve: { setup: {}, bot: false },
  sanguosha: { setup: { players: 3 }, bot: true },
};

/** How long those think who play, at most; in milliseconds. */
const THINK_MS = 60;

interface TableWish {
  readonly game: GameId;
  readonly pace: PaceChange;
  /** How long after those who play the spectator sees it, in milliseconds: less than a room of the site can choose. */
  readonly delay: number;
}

interface Begun {
  readonly guests: readonly TestPlayer[];
  readonly match: string;
  /** The letters of the room. */
  readonly code: string;
}

/** Three guests make a room, and two of them begin a match there. @throws Error where a line of theirs is cut meanwhile */
async function begun(
  { database }: FaultySite,
  { game, pace, delay }: TableWish,
  urlOf: (guest: number) => string,
): Promise<Begun> {
  const { setup, bot } = PLAYED[game];
  const guests = await Promise.all([0, 1, 2].map((one) => retried(() => newPlayer(urlOf(one)))));
  try {
    const [host, friend] = guests;
    const { code } = await within(host.ask('room:make', { game, setup, listed: false }));
    const { id: room } = await within(host.ask('room:enter', { code }));
    await within(friend.ask('room:enter', { code }));
    await within(friend.ask('room:sit', { room, seat: 1 }));
    if (bot) await within(host.ask('room:seat-bot', { room, seat: 2, bot: 'random' }));
    await within(host.ask('room:pace', { room, pace }));
    await sql`
      update rooms set options = jsonb_set(options, '{pace,delay}', to_jsonb(${delay}::int)) where id = ${room}::uuid
    `.execute(database.db);
    await within(friend.ask('room:ready', { room, ready: true }));
    const { match } = await within(host.ask('room:start', { room }));
    return { guests, match, code };
  } finally {
    for (const guest of guests) guest.close();
  }
}

/** Two who play by chance, and one who looks on. */
export class FaultTable {
  readonly game: GameId;
  readonly delay: number;
  readonly players: readonly Page[];
  readonly watcher: Page;
  /** All that was sent, by its token. */
  readonly sent = new Map<string, SentAnswer>();
  readonly match: string;
  /** How often something was sent once more. */
  again = 0;
  readonly #bots: readonly Player[];
  readonly #asked: (number | null)[] = [];
  readonly #underWay = new Set<Promise<void>>();
  #plays = false;
  #failed: unknown = null;

  private constructor(
    { game, delay }: TableWish,
    pages: { readonly players: readonly Page[]; readonly watcher: Page },
    match: string,
    bots: readonly Player[],
  ) {
    this.game = game;
    this.delay = delay;
    this.players = pages.players;
    this.watcher = pages.watcher;
    this.match = match;
    this.#bots = bots;
    for (const [seat, page] of this.players.entries()) page.onFrame = () => this.#consider(seat);
  }

  /** @param at at which of the servers the first of them is; the others are at the next ones */
  static async open(site: FaultySite, wish: TableWish, at: number): Promise<FaultTable> {
    const { urls } = site;
    const urlOf = (one: number) => urls[(at + one) % urls.length];
    // What was cut last may have been the line that a request goes by now, and a server whose line was has its pages come again.
    const { guests, match, code } = await retried(() => begun(site, wish, urlOf));
    const pages = guests.map(({ cookie }, one) => new Page(urls, at + one, cookie));
    const players = pages.slice(0, 2);
    const engine = await engineForNew(wish.game);
    const bots = players.map((_, seat) => {
      const made = engine.bot('random', derivedSeed(seat, match));
      if (!made.ok) throw new Error(made.problems[0].text.en);
      return made.value;
    });
    const table = new FaultTable(wish, { players, watcher: pages[2] }, match, bots);
    for (const page of pages) await page.watch({ match, code: page === pages[2] ? code : null });
    return table;
  }

  get isOver(): boolean {
    return this.players.some(({ last }) => last?.rest != null);
  }

  /** Where all who look at it stand, in one line. */
  get standing(): string {
    const pages = [...this.players, this.watcher].map((page) => {
      const { entries = 0, asked = null } = page.last ?? {};
      return `${entries} entries and ${asked === null ? 'nothing asked' : `asked at ${asked}`}`;
    });
    const waiting = [...this.sent.values()].filter(({ became }) => became === null);
    return `${this.game}; ${pages.join(', ')}; ${waiting.length} answers under way`;
  }

  /** How many answers are known to be kept. */
  get acknowledged(): number {
    return [...this.sent.values()].filter(({ became }) => became === 'taken').length;
  }

  play(): void {
    this.#plays = true;
    for (const seat of this.players.keys()) this.#consider(seat);
  }

  /** Nobody begins another answer; done when all that were sent are answered. */
  async hold(): Promise<void> {
    this.#plays = false;
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    if (this.#failed !== null) throw this.#failed;
  }

  close(): void {
    for (const page of [...this.players, this.watcher]) page.close();
  }

  #consider(seat: number): void {
    const { last } = this.players[seat];
    if (!this.#plays || last === null || last.rest !== null || last.snapshot.thinking) return;
    if (last.asked === null || last.asked === this.#asked[seat]) return;
    this.#asked[seat] = last.asked;
    const answering = this.#answer(seat, last, last.asked)
      .catch((error) => {
        this.#failed ??= error;
      })
      .finally(() => this.#underWay.delete(answering));
    this.#underWay.add(answering);
  }

  async #answer(seat: number, { snapshot }: Frame, number: number): Promise<void> {
    const index = this.#bots[seat].choose(snapshot.view);
    await wait(Math.random() * THINK_MS);
    const token = randomUUID();
    const sent: SentAnswer = { seat: seat as Seat, index, became: null };
    this.sent.set(token, sent);
    sent.became = await this.players[seat].answer({ number, index, token }, () => {
      this.again += 1;
    });
  }
}
