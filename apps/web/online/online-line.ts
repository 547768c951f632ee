import type { PrintedAddition } from '../engine/added-cards.ts';
import type { Line, News, Reply } from '../engine/client.ts';
import { lengthOf, NO_LOG, withEarlier, withNews } from '../engine/known-log.ts';
import type { LogNews, Request, Snapshot } from '../engine/protocol.ts';
import { randomLetters } from '../engine/random-letters.ts';
import type { Connection } from './connection.ts';
import type { Frame } from './protocol.ts';

/** A moment that was shown, and how many lines the log had then. */
interface Moment {
  readonly snapshot: Snapshot;
  readonly lines: number;
}

/**
 * A match that a server plays, as the table knows one: frames come in, answers go out. What was shown is kept, so
 * that a player may look back at it.
 */
export class OnlineLine implements Line {
  readonly #connection: Connection;
  readonly #match: string;
  readonly #onNews: (frame: Frame) => void;
  readonly #moments = new Map<number, Moment>();
  /** By what number the answer of this seat is known, by the count of answers it was seen at. */
  readonly #asked = new Map<number, number>();
  #hear: (news: News) => void = () => {};
  /** Lines that are not here are asked for once the table is. */
  #log = NO_LOG;
  #isReading = false;
  #last: Frame | null = null;
  #cards: readonly PrintedAddition[] | null = null;
  /** The player looks back: what comes is kept, not shown. */
  #back = false;
  #requests = 0;

  /** @param onNews hears of each frame, for what is beside the table */
  constructor(connection: Connection, match: string, onNews: (frame: Frame) => void) {
    this.#connection = connection;
    this.#match = match;
    this.#onNews = onNews;
    connection.on('frame', this.#onFrame);
  }

  /** Watches from now on, or again after the line was cut. Gives why not, or null. */
  async join(): Promise<Frame | null> {
    const logged = lengthOf(this.#log);
    const entries = this.#last?.entries ?? 0;
    const ask = { match: this.#match, logged, entries };
    const reply = await this.#connection.ask('match:join', ask);
    if (!reply.ok) return null;
    this.#take(reply.value);
    void this.#readEarlier();
    return (await this.#readCards(reply.value.snapshot)) ? reply.value : null;
  }

  /** Reads the lines before those that are here, the last ones first; should the line be cut, it goes on when one joins again. */
  async #readEarlier(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#log.earlier > 0) {
        const to = this.#log.earlier;
        const reply = await this.#connection.ask('match:log', { match: this.#match, to });
        if (!reply.ok || reply.value.length === 0) return;
        this.#log = withEarlier(this.#log, to, reply.value);
        this.#hear({ type: 'earlier', to, lines: reply.value });
      }
    } finally {
      this.#isReading = false;
    }
  }

  /** The faces of cards that were added to the match; false where the server does not say. */
  async #readCards({ view: { state } }: Snapshot): Promise<boolean> {
    const { addedCards = [] } = (state ?? {}) as { readonly addedCards?: readonly unknown[] };
    if (this.#cards !== null || addedCards.length === 0) return true;
    const reply = await this.#connection.ask('match:cards', { match: this.#match });
    if (reply.ok) this.#cards = reply.value;
    return reply.ok;
  }

  listen(hear: (news: News) => void): void {
    this.#hear = hear;
    // Also none: of another match there may have been some.
    hear({ type: 'cards', cards: this.#cards ?? [] });
    if (this.#last) this.#show(this.#last.snapshot.answers);
    if (this.#last?.rest) hear({ type: 'rest', rest: this.#last.rest });
  }

  close(): void {
    this.#connection.off('frame', this.#onFrame);
    void this.#connection.ask('match:leave', { match: this.#match });
  }

  async ask(request: Request): Promise<Reply> {
    this.#requests += 1;
    const id = this.#requests;
    const match = this.#match;
    switch (request.type) {
      case 'answer': {
        const number = this.#asked.get(request.at);
        if (number === undefined)
          return refused(id, '现在不轮到你选择', 'You are not asked anything now');
        const token = randomLetters(24);
        const reply = await this.#connection.ask('match:answer', {
          match,
          number,
          index: request.index,
          token,
        });
        return reply.ok ? done(id) : refused(id, reply.problem.zh, reply.problem.en);
      }
      case 'prefer': {
        const game = this.#last?.snapshot.view.game ?? '';
        const preferences = request.preferences[game] ?? null;
        if (this.#last?.snapshot.seat === -1) return done(id);
        const reply = await this.#connection.ask('match:prefer', { match, preferences });
        return reply.ok ? done(id) : refused(id, reply.problem.zh, reply.problem.en);
      }
      case 'hint': {
        const reply = await this.#connection.ask('match:hint', { match });
        if (!reply.ok) return refused(id, reply.problem.zh, reply.problem.en);
        return { type: 'done', id, hint: reply.value };
      }
      case 'show':
        this.#show(request.answers);
        return done(id);
      default:
        return refused(id, '联机对局里不能这样做', 'That cannot be done in a match online');
    }
  }

  readonly #onFrame = (match: string, frame: Frame): void => {
    if (match === this.#match) this.#take(frame);
  };

  #take(frame: Frame): void {
    // What was sent twice, or came after something later.
    if (this.#last && frame.entries < this.#last.entries) return;
    const { snapshot, log, asked } = frame;
    this.#log = withNews(this.#log, log);
    this.#last = frame;
    this.#onNews(frame);
    // What was taken back is no moment of the match any more.
    for (const at of this.#moments.keys()) if (at > snapshot.answers) this.#moments.delete(at);
    this.#moments.set(snapshot.answers, { snapshot, lines: lengthOf(this.#log) });
    if (asked !== null) this.#asked.set(snapshot.answers, asked);
    if (!this.#back) this.#hear({ type: 'snapshot', snapshot, log });
    if (frame.rest) this.#hear({ type: 'rest', rest: frame.rest });
  }

  #logUpTo(count: number): LogNews {
    const { earlier, lines } = this.#log;
    return { known: earlier, lines: lines.slice(0, Math.max(0, count - earlier)), anew: true };
  }

  /** Shows the moment after so many answers, or the last one before it that came here. */
  #show(answers: number): void {
    const last = this.#last;
    if (!last) return;
    const at = Math.max(...[...this.#moments.keys()].filter((one) => one <= answers), -1);
    const moment = this.#moments.get(at) ?? [...this.#moments.values()][0];
    const { total } = last.snapshot;
    this.#back = moment.snapshot.answers !== last.snapshot.answers;
    this.#hear({
      type: 'snapshot',
      snapshot: {
        ...moment.snapshot,
        live: !this.#back,
        total,
        thinking: !this.#back && last.snapshot.thinking,
      },
      log: this.#logUpTo(moment.lines),
    });
  }
}

function done(id: number): Reply {
  return { type: 'done', id, hint: null };
}

function refused(id: number, zh: string, en: string): Reply {
  return { type: 'failed', id, problems: [{ at: '', text: { zh, en } }] };
}
