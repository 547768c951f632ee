import { asksWhether, CORE_WORDS, carryingTo, meaning, repeatedly } from '@lianhuan/cardtext';
import { ask, type Flow, NO_CARD, NOBODY, option } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/text-prompts.ts';
import type { RuleId } from '../../rules.ts';
import type { MinxinTable } from '../../table/table.ts';
import { asksForTarget, payerOf, pickTargetFor, seatsMeant } from '../meaning/pick.ts';
import { asSeat, type Scope, withTimes, withX } from '../meaning/scope.ts';
import type { Deed } from '../nodes/nodes.ts';
import type { DeedWord } from '../reading/word.ts';
import { answersOnly, unknownThat } from './known.ts';

/** How the shared words of sentences are carried out here. */

type WordOf<K extends Deed['kind']> = DeedWord<Extract<Deed, { kind: K }>>;

/** Carries out several acts in a row, and notes those that were not done: 若如此做 asks for all of them. */
function* runInRow(table: MinxinTable, steps: readonly Deed[], scope: Scope): Flow<boolean> {
  let done = false;
  for (const step of steps) {
    if (yield* scope.interpreter.run(table, step, scope)) done = true;
    else scope.done.undone += 1;
  }
  return done;
}

function* runAll(table: MinxinTable, steps: readonly Deed[], scope: Scope): Flow<boolean> {
  let done = false;
  for (const step of steps) {
    if (yield* scope.interpreter.run(table, step, scope)) done = true;
  }
  return done;
}

function anyPossible(table: MinxinTable, steps: readonly Deed[], scope: Scope): boolean {
  return steps.some((step) => scope.interpreter.possible(table, step, scope));
}

/** What a player does with what is their own. */
const OF_DOER = new Set<Deed['kind']>(['draw', 'discard']);

const sequence: WordOf<'sequence'> = {
  ...CORE_WORDS.sequence,
  ...carryingTo(OF_DOER),
  run: (table, node, scope) => runInRow(table, node.steps, scope),
  possible: (table, node, scope) => anyPossible(table, node.steps, scope),
};

const sentences: WordOf<'sentences'> = {
  ...CORE_WORDS.sentences,
  run: (table, node, scope) => runAll(table, node.steps, scope),
  possible: (table, node, scope) => anyPossible(table, node.steps, scope),
};

const then: WordOf<'then'> = {
  ...CORE_WORDS.then,
  run: (table, node, scope) => scope.interpreter.run(table, node.deed, scope),
  possible: (table, node, scope) => scope.interpreter.possible(table, node.deed, scope),
};

const by: WordOf<'by'> = {
  ...CORE_WORDS.by,
  rulesOf: ({ who }) => (who === 'payer' ? ['2.3.5'] : []),
  check: (node, place) =>
    node.who === 'payer' ? answersOnly(node, place) : unknownThat(node.who, place.ancestors),
  *run(table, node, scope) {
    let done = false;
    for (const seat of yield* seatsMeant(table, node.who, scope)) {
      if (yield* scope.interpreter.run(table, node.deed, asSeat(scope, seat))) done = true;
    }
    return done;
  },
  possible: (table, { who }) => who !== 'payer' || payerOf(table) !== NOBODY,
};

const MAY: { kind: Prompt; verbs: [Verb, Verb]; rule: RuleId } = {
  kind: 'may',
  verbs: ['do', 'do-not'],
  rule: '2.3.2',
};

const may: WordOf<'may'> = {
  ...CORE_WORDS.may,
  check: (node, place) =>
    node.who === 'payer' ? answersOnly(node, place) : unknownThat(node.who, place.ancestors),
  *run(table, node, scope) {
    let done = false;
    for (const seat of yield* seatsMeant(table, node.who, scope)) {
      const theirs = asSeat(scope, seat);
      if (!scope.interpreter.possible(table, node.deed, theirs)) continue;
      const offer = { ...MAY, seat, about: scope.card, amount: node.span[0] };
      if (!(yield* asksWhether(offer))) continue;
      if (yield* scope.interpreter.run(table, node.deed, theirs)) done = true;
    }
    return done;
  },
  possible: (table, node, scope) => {
    if (node.who === 'payer') return payerOf(table) !== NOBODY;
    const { interpreter, you } = scope;
    return node.who !== 'you' || interpreter.possible(table, node.deed, asSeat(scope, you));
  },
};

const ifDone: WordOf<'if-done'> = {
  ...CORE_WORDS['if-done'],
  *run(table, node, scope) {
    const { undone } = scope.done;
    const done = yield* scope.interpreter.run(table, node.deed, scope);
    if (!done || scope.done.undone > undone) return false;
    yield* scope.interpreter.run(table, node.so, scope);
    return true;
  },
  possible: (table, node, scope) => scope.interpreter.possible(table, node.deed, scope),
};

const either: WordOf<'if'> = {
  ...CORE_WORDS.if,
  *run(table, node, scope) {
    yield* pickTargetFor(table, node.condition, scope);
    const branch = scope.interpreter.holds(table, node.condition, scope)
      ? node.deed
      : node.otherwise;
    return branch !== null && (yield* scope.interpreter.run(table, branch, scope));
  },
  possible: (table, node, scope) => {
    if (asksForTarget(node.condition, scope)) return true;
    const branch = scope.interpreter.holds(table, node.condition, scope)
      ? node.deed
      : node.otherwise;
    return branch !== null && scope.interpreter.possible(table, branch, scope);
  },
};

/** The deeds that 每有… does once with a multiple of their number, rather than several times. */
const TAKES_NUMBERS: ReadonlySet<string> = new Set(['gain', 'draw', 'seize', 'give']);

function* runTimes(table: MinxinTable, deed: Deed, scope: Scope, times: number): Flow<boolean> {
  if (times === 0) return false;
  if (TAKES_NUMBERS.has(deed.kind)) {
    return yield* scope.interpreter.run(table, deed, withTimes(scope, times));
  }
  let done = false;
  if (deed.kind === 'sequence') {
    for (const step of deed.steps) if (yield* runTimes(table, step, scope, times)) done = true;
    return done;
  }
  const { card, interpreter } = scope;
  yield* repeatedly(
    table,
    times,
    function* once() {
      if (yield* interpreter.run(table, deed, scope)) done = true;
    },
    () => table.procedures.happen(table, { type: 'loop', cards: [card] }),
  );
  return done;
}

const forEach: WordOf<'for-each'> = {
  ...CORE_WORDS['for-each'],
  *run(table, node, scope) {
    yield* pickTargetFor(table, node.count, scope);
    const times = scope.interpreter.count(table, node.count, scope);
    return yield* runTimes(table, node.deed, scope, times);
  },
  // What is picked by the words before cannot be counted yet.
  possible: (table, { count }, scope) =>
    asksForTarget(count, scope) ||
    (count.kind === 'known-number' && count.what === 'picked') ||
    scope.interpreter.count(table, count, scope) > 0,
};

const where: WordOf<'where'> = {
  ...CORE_WORDS.where,
  *run(table, node, scope) {
    yield* pickTargetFor(table, node.count, scope);
    return yield* scope.interpreter.run(table, node.deed, counted(table, node, scope));
  },
  possible: (table, node, scope) =>
    asksForTarget(node.count, scope) ||
    scope.interpreter.possible(table, node.deed, counted(table, node, scope)),
};

/** X is counted before anything is done, but for what is done first: 所选的牌数. */
function counted(
  table: MinxinTable,
  { count }: Extract<Deed, { kind: 'where' }>,
  scope: Scope,
): Scope {
  const now = () => scope.interpreter.count(table, count, scope);
  if (count.kind === 'known-number' && count.what === 'picked') return withX(scope, now);
  const x = now();
  return withX(scope, () => x);
}

const choose: WordOf<'choose'> = {
  ...CORE_WORDS.choose,
  *run(table, node, scope) {
    const modes = node.options
      .map((_, index) => index)
      .filter((index) => scope.interpreter.possible(table, node.options[index], scope));
    if (modes.length === 0) return false;
    const choice = yield* ask({
      seat: scope.seat,
      kind: 'choose' satisfies Prompt,
      options: modes.map((index) => option('mode' satisfies Verb, NO_CARD, scope.seat, index)),
      about: scope.card,
      amount: node.span[0],
      rule: '2.3.2' satisfies RuleId,
    });
    return yield* scope.interpreter.run(table, node.options[choice.amount], scope);
  },
  possible: (table, node, scope) => anyPossible(table, node.options, scope),
};

/** 每位其他玩家选择一项：…: whoever does it chooses. */
const theyChoose: WordOf<'they-choose'> = {
  kind: 'they-choose',
  clause: true,
  forms: [
    {
      as: 'clause',
      zh: '{who}[|各|各自]选择[一|1]项[：|，|][①|1。|（1）|1、]{options.0:sentence}[；|。|，|][②|2。|（2）|2、]{options.1:sentence}',
    },
    {
      as: 'clause',
      zh: '{who}[|各|各自]{options.0:deed}[或|或者|，或]{options.1:deed}',
      variant: true,
    },
    {
      as: 'clause',
      zh: '{who}[|各|各自]选择[一|1]项[：|，|]{options.0:deed}[；|；或|或|或者|，或]{options.1:deed}',
      variant: true,
    },
  ],
  english: ({ who, options: [one, other] }, say) => {
    const [chooses, voice] =
      who === 'you' ? (['choose', 'you'] as const) : (['chooses', 'they'] as const);
    return `${say.term('who', who)} ${chooses} one: (1) ${say(one, voice)}; (2) ${say(other, voice)}`;
  },
  explain: meaning('每位这样的玩家自己选一项执行', 'Each of those players chooses one and does it'),
  rules: ['2.3.2'],
  check: (node, place) =>
    node.who === 'payer' ? answersOnly(node, place) : unknownThat(node.who, place.ancestors),
  *run(table, { who, span, options }, scope) {
    const node = { kind: 'choose', span, options } as const;
    let done = false;
    for (const seat of yield* seatsMeant(table, who, scope)) {
      if (yield* choose.run(table, node, asSeat(scope, seat))) done = true;
    }
    return done;
  },
  possible: (table, { who }) => who !== 'payer' || payerOf(table) !== NOBODY,
};

export const CONTROL = {
  'they-choose': theyChoose,
  sequence,
  sentences,
  then,
  by,
  may,
  'if-done': ifDone,
  if: either,
  'for-each': forEach,
  where,
  choose,
} as const;
