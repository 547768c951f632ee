import type { Cause } from './citation.ts';
import type { Decision } from './decision.ts';
import type { Lapse } from './lapse.ts';
import type { Tellable, Teller, ToldToAll } from './telling.ts';

/**
 * One node of the record of what happened: a cause, an event under the cause that made it, or what
 * came to nothing there.
 */
export interface LogNode<Event = unknown> extends Tellable<Event> {
  readonly id: number;
  /** The node that made this one happen; −1 for none. */
  readonly parent: number;
  /** How many answers had been given. */
  readonly answers: number;
  readonly rules: readonly string[];
  /** What each reader was told of it then; empty where only rules are recorded. */
  readonly told: ToldToAll;
}

const NOT_TOLD: ToldToAll = [];

/**
 * Writes down what happens, why, and by which rule. A match runs the same without one, only
 * nobody can ask it "why?" afterwards.
 */
export class Recorder<Event = unknown> {
  /** All rules that have been cited since the start; rewinding does not shorten it. */
  readonly cited = new Set<string>();
  /** All decisions that had one option, so that nobody was asked; rewinding does not shorten it. */
  readonly forced: Decision[] = [];
  /** How many answers have been given; the match keeps it. */
  answers = 0;
  #nodes: LogNode<Event>[] = [];
  #open = -1;
  #pending: string[] = [];
  readonly #teller: Teller<Event> | null;

  /** @param teller settles what each node says, as it is written down; null to record rules only */
  constructor(teller: Teller<Event> | null = null) {
    this.#teller = teller;
  }

  get nodes(): readonly LogNode<Event>[] {
    return this.#nodes;
  }

  /** The next node obeys this rule, or only what is worked out in between does. */
  cite(rule: string, toNext = true): void {
    this.cited.add(rule);
    if (toNext && !this.#pending.includes(rule)) this.#pending.push(rule);
  }

  /** Opens a cause: what happens until `leave` happens because of it. */
  enter(cause: Cause): number {
    this.#open = this.#add({ cause, event: null, lapse: null }, this.#takePending());
    return this.#open;
  }

  /**
   * Closes it. A cause of which nothing came is not written down, unless somebody was asked meanwhile
   * and so may have read it.
   */
  leave(frame: number): void {
    const { parent, rules, answers } = this.#nodes[frame];
    this.#open = parent;
    this.#pending = [];
    if (frame !== this.#nodes.length - 1 || answers !== this.answers) return;
    this.#nodes.length = frame;
    this.#pending.push(...rules);
  }

  happened(event: Event): void {
    this.#add({ cause: null, event, lapse: null }, this.#takePending());
  }

  /** Something was about to happen, and did not. */
  lapsed(lapse: Lapse<Event>): void {
    this.#add({ cause: null, event: null, lapse }, this.#takePending());
  }

  /** Events of one batch obey the same rules. */
  happenedTogether(events: readonly Event[]): void {
    const rules = this.#takePending();
    for (const event of events) this.#add({ cause: null, event, lapse: null }, rules);
  }

  /**
   * Rules cited while options were gathered are dropped: in the log they would tell the others
   * what was possible.
   */
  asked(): void {
    this.#pending = [];
  }

  /** A decision with one option, which is taken without asking. */
  unasked(decision: Decision): void {
    this.forced.push(decision);
    this.asked();
  }

  /** Where the record stands, for `rewind`. */
  mark(): number {
    return this.#nodes.length;
  }

  /** Back to a mark taken at an idle point, where no cause is open. */
  rewind(mark: number, answers: number): void {
    this.#nodes.length = mark;
    this.#open = -1;
    this.#pending = [];
    this.answers = answers;
  }

  #add(what: Tellable<Event>, rules: readonly string[]): number {
    const id = this.#nodes.length;
    this.#nodes.push({
      id,
      parent: this.#open,
      answers: this.answers,
      rules,
      ...what,
      told: this.#teller?.tell(what) ?? NOT_TOLD,
    });
    return id;
  }

  #takePending(): readonly string[] {
    const taken = this.#pending;
    this.#pending = [];
    return taken;
  }
}
