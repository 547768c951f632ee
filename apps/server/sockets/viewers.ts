import { NOBODY, type Seat } from '@lianhuan/kernel';
import type { Step } from '../../web/engine/snapshot.ts';
import type { Frame } from '../../web/online/protocol.ts';
import { frameOf, type Viewer } from '../matches/frame.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { StoredMatch } from '../matches/store.ts';
import type { Asked } from './asks.ts';

/** A page that looks at a match, and how it is told. */
interface Page {
  readonly viewer: Viewer;
  /** The room from which it looks on; null where a player looks. */
  readonly from: string | null;
  send(frame: Frame): void;
}

/** The pages that look at matches through this server, each by the name of its socket. */
export class Viewers {
  readonly #pages = new Map<string, Map<string, Page>>();
  readonly #onLeft: (match: string) => void;

  /** @param onLeft called when nobody looks at a match any more */
  constructor(onLeft: (match: string) => void = () => {}) {
    this.#onLeft = onLeft;
  }

  /** How many pages look at matches. */
  get size(): number {
    return [...this.#pages.values()].reduce((sum, pages) => sum + pages.size, 0);
  }

  /**
   * A page looks from now on; gives what it sees first.
   * @param now by the clock of the database
   * @param has how many lines of the log the page has, and how many entries there were then
   */
  join(
    live: LiveMatch,
    socket: string,
    { seat, send }: Pick<Page, 'send'> & Pick<Viewer, 'seat'>,
    {
      now,
      has,
    }: { readonly now: number; readonly has: Pick<Asked<'match:join'>, 'logged' | 'entries'> },
  ): Frame {
    const viewer = { seat, logged: 0, lines: 0 };
    const { id, room } = live.stored;
    const from = seat === NOBODY ? room : null;
    const pages = this.#pages.get(id) ?? new Map<string, Page>();
    this.#pages.set(id, pages.set(socket, { viewer, from, send }));
    const frame = frameOf(live, { answered: NOBODY, log: live.match.logged }, viewer, now);
    // What was taken back since then is in the log no more.
    const lasting = has.entries >= live.takenBackAt ? has.logged : 0;
    const { known, lines } = frame.log;
    if (lasting < known) return frame;
    const more = lines.slice(lasting - known);
    return { ...frame, log: { known: viewer.lines - more.length, lines: more, anew: false } };
  }

  leave(match: string, socket: string): void {
    const pages = this.#pages.get(match);
    if (!pages?.delete(socket) || pages.size > 0) return;
    this.#pages.delete(match);
    this.#onLeft(match);
  }

  /** Whoever looks on does so from a room: not any longer. */
  leaveRoom(room: string, socket: string): void {
    for (const [match, pages] of this.#pages) {
      if (pages.get(socket)?.from === room) this.leave(match, socket);
    }
  }

  has(match: string): boolean {
    return this.#pages.has(match);
  }

  leaveAll(socket: string): void {
    for (const match of this.#pages.keys()) this.leave(match, socket);
  }

  /** Shows every page what an entry led to, each what its seat may see. */
  show(live: LiveMatch, step: Step, now: number): void {
    const pages = this.#pages.get(live.stored.id);
    if (!pages) return;
    for (const { viewer, send } of pages.values()) send(frameOf(live, step, viewer, now));
  }
}

/** Where a person sits in a match; `NOBODY` for whoever looks on. */
export function seatIn({ sitters }: StoredMatch, person: string): Seat {
  const seat = sitters.findIndex((sitter) => sitter.person === person);
  return seat < 0 ? NOBODY : (seat as Seat);
}
