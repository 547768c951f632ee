import type { Reply } from '../../web/online/protocol.ts';
import type { Ask } from './asks.ts';

/** What must not be done twice if a page asks again because the answer was lost. */
const ONCE: ReadonlySet<Ask> = new Set<Ask>([
  'room:make',
  'room:say',
  'room:start',
  'room:report',
  'match:ask-back',
]);

/** How long a page may ask again, and longer; in milliseconds. */
const KEPT_MS = 150_000;

/** What was answered lately, by who asked and the name that they gave the request. */
export class AnsweredOnce {
  readonly #answers = new Map<string, Promise<Reply<unknown>>>();

  /** Gives the answer that a request has had before, or else has it answered. @param request null for one without a name */
  answer(
    ask: Ask,
    person: string,
    request: string | null,
    answer: () => Promise<Reply<unknown>>,
  ): Promise<Reply<unknown>> {
    if (request === null || !ONCE.has(ask)) return answer();
    const name = `${person} ${ask} ${request}`;
    const known = this.#answers.get(name);
    if (known !== undefined) return known;
    const answered = answer();
    this.#answers.set(name, answered);
    setTimeout(() => this.#answers.delete(name), KEPT_MS).unref();
    return answered;
  }
}
