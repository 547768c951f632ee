import type { Lapse } from '../events/lapse.ts';
import type { Decision } from '../match/decision.ts';
import type { Cause } from '../rules/citation.ts';
import type { ContentByReader, LineWriter, Occurrence } from './line.ts';

/**
 * One node of the record of what happened: a cause, an event under the cause that made it, or what
 * came to nothing there.
 */
export interface LogNode<Event = unknown> extends Occurrence<Event> {
  /** Its place among all nodes, which nobody at the table is told: some nodes are hidden from all. */
  readonly id: number;
  /**
   * The number by which players know its line, and how many nodes there were when it became one; null
   * for what nobody is told, and for a cause of which nothing came that anybody is told.
   */
  readonly line: LineNumber | null;
  /** The node that made this one happen; −1 for none. */
  readonly parent: number;
  /** How many answers had been given. */
  readonly answers: number;
  readonly rules: readonly string[];
  /** What each reader was told of it then; empty where only rules are recorded. */
  readonly content: ContentByReader;
}

/** When a node became a line. */
export interface LineNumber {
  readonly number: number;
  readonly since: number;
}

/** A cause of which nothing came that anybody is told, as a judge wants to know it. */
export interface IdleCause {
  /** The node of the cause that was open around it; −1 for none. */
  readonly parent: number;
  /** How many lines there were when it was over. */
  readonly since: number;
  readonly answers: number;
  readonly rules: readonly string[];
  readonly content: ContentByReader;
}

const NO_CONTENT: ContentByReader = [];
const NO_RULES: readonly string[] = [];

/**
 * Writes down what happens, why, and by which rule. A match runs the same without one, only
 * nobody can ask it "why?" afterwards.
 */
export class Recorder<Event = unknown> {
  /** All rules that have been cited since the start; rewinding does not shorten it. */
  readonly cited = new Set<string>();
  /** All decisions that had one option, so that nobody was asked; rewinding does not shorten it. */
  readonly forced: Decision[] = [];
  /** Decisions that are asked whatever the options are, so that their being asked tells nobody anything. */
  readonly open = new WeakSet<Decision>();
  /** How many answers have been given; the match keeps it. */
  answers = 0;
  #nodes: LogNode<Event>[] = [];
  #idle: IdleCause[] = [];
  #lines = 0;
  #open = -1;
  #pending: string[] = [];
  readonly #teller: LineWriter<Event> | null;

  /** @param teller settles what each node says, as it is written down; null to record rules only */
  constructor(teller: LineWriter<Event> | null = null) {
    this.#teller = teller;
  }

  get nodes(): readonly LogNode<Event>[] {
    return this.#nodes;
  }

  /** The causes that came to nothing, in order; only where a judge reads, and of several in each other the outermost. */
  get idle(): readonly IdleCause[] {
    return this.#idle;
  }

  /** The next node obeys this rule, or only what is worked out in between does. */
  cite(rule: string, toNext = true): void {
    this.cited.add(rule);
    if (toNext && !this.#pending.includes(rule)) this.#pending.push(rule);
  }

  /** How many rules wait for the next node. */
  get waiting(): number {
    return this.#pending.length;
  }

  /** The next node does not obey the rules cited since so many waited; gives those. */
  takeBack(waiting: number): readonly string[] {
    return this.#pending.length > waiting ? this.#pending.splice(waiting) : NO_RULES;
  }

  /** Opens a cause: what happens until `leave` happens because of it. */
  enter(cause: Cause): number {
    this.#open = this.#add({ cause, event: null, lapse: null }, this.#takePending());
    return this.#open;
  }

  /** Closes it. A cause of which nothing came that anybody is told is no line, and has obeyed no rule. */
  leave(frame: number): void {
    const { parent, rules, line, answers, content: told } = this.#nodes[frame];
    this.#open = parent;
    this.#pending = [];
    const came = told === NO_CONTENT ? frame !== this.#nodes.length - 1 : line !== null;
    if (came) return;
    if (this.#teller?.tellsIdle) {
      // Those inside of this one came since it was opened: they stand at the end.
      while ((this.#idle.at(-1)?.parent ?? -1) >= frame) this.#idle.pop();
      this.#idle.push({ parent, since: this.#lines, answers, rules, content: told });
    }
    // Whoever was asked meanwhile may have read up to here: then its place is not given to another.
    const unread = answers === this.answers;
    if (unread && frame === this.#nodes.length - 1) this.#nodes.length = frame;
    this.#pending.push(...rules);
  }

  /** Writes down an event, because of the rules that were cited since the last one. */
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

  /** Takes the nodes of another record of the same match; to be rewound to its end. */
  restore(nodes: readonly LogNode<Event>[]): void {
    this.#nodes = [...nodes];
    this.#idle = [];
    for (const rule of nodes.flatMap(({ rules }) => rules)) this.cited.add(rule);
  }

  /** Back to a mark taken at an idle point, where no cause is open. */
  rewind(mark: number, answers: number): void {
    this.#nodes.length = mark;
    this.#idle = this.#idle.filter((one) => one.answers < answers);
    this.#lines = (this.#nodes.findLast(({ line }) => line !== null)?.line?.number ?? -1) + 1;
    this.#open = -1;
    this.#pending = [];
    this.answers = answers;
  }

  #add(what: Occurrence<Event>, rules: readonly string[]): number {
    const id = this.#nodes.length;
    const told = this.#teller?.write(what) ?? NO_CONTENT;
    const parent = this.#open;
    this.#nodes.push({
      id,
      line: null,
      parent,
      answers: this.answers,
      rules,
      ...what,
      content: told,
    });
    if (what.cause === null && told.some((one) => one !== null)) this.#becomeLine(id, id);
    return id;
  }

  /** Numbers a node, and before it the causes over it of which nothing had come so far. */
  #becomeLine(id: number, since: number): void {
    const node = this.#nodes[id];
    if (node === undefined || node.line !== null) return;
    this.#becomeLine(node.parent, since);
    this.#nodes[id] = { ...node, line: { number: this.#lines++, since } };
  }

  #takePending(): readonly string[] {
    const taken = this.#pending;
    this.#pending = [];
    return Object.freeze(taken);
  }
}
