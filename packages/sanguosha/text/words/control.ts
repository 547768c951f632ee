import { type Choose, CORE_WORDS, type Form, meaning, verb } from '@lianhuan/cardtext';
import {
  ask,
  askOpenly,
  type DecisionToAsk,
  type Flow,
  NO_CARD,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { MOST_REPEATS } from '../../table/limits.ts';
import { isAlive, type SanguoshaTable } from '../../table/table.ts';
import { inRow, letting, onlyIf } from '../english/deeds.ts';
import { askByHand, askWhether, canByHand, isSaidByHand } from '../meaning/by-hand.ts';
import { cardCandidates } from '../meaning/cards.ts';
import {
  type Allowed,
  anybody,
  areChosenLater,
  areThere,
  candidates,
  choose as chooseCharacters,
  known,
  meant,
} from '../meaning/characters.ts';
import {
  areThereFor,
  beginsWithX,
  canPayFirst,
  chosenFor,
  isConditional,
  whereDeclared,
  whereNow,
  whereX,
} from '../meaning/declarable.ts';
import { asActor, atStep, type Scope, withThat } from '../meaning/scope.ts';
import type {
  ChooseCharacters,
  Deed,
  Jointly,
  Let,
  MayDo,
  OnlyThen,
  OrElse,
  Repeat,
  UnlessRefused,
} from '../nodes/nodes.ts';
import type { DeedWord } from '../reading/word.ts';
import { AGAIN, BRANCHES, EITHER, INSTEAD, X_SAID } from './parts/branch-forms.ts';
import { EACH_TOO, isUnsaid, ONE_OF, TOLD, toldToo, UNSAID } from './parts/told-forms.ts';

/** How the shared words of sentences are carried out here, and who does what. */

type WordOf<K extends Deed['kind']> = DeedWord<Extract<Deed, { kind: K }>>;

function* runAll(table: SanguoshaTable, steps: readonly Deed[], scope: Scope): Flow<boolean> {
  let done = false;
  for (const step of steps) {
    if (table.outcome !== null) return done;
    if (yield* table.procedures.run(table, step, scope)) done = true;
  }
  return done;
}

/** One of several can be carried out. */
function anyPossible(table: SanguoshaTable, steps: readonly Deed[], scope: Scope): boolean {
  return steps.some((step) => table.procedures.possible(table, step, scope));
}

/**
 * An effect of several parts can begin if one of them could be carried out that waits for no 若 and no choice
 * (T30); as a cost, all must be.
 */
function canBegin(table: SanguoshaTable, steps: readonly Deed[], scope: Scope): boolean {
  const sure = steps.filter((step) => !isConditional(step));
  return anyPossible(table, sure.length > 0 && rule('T30') ? sure : steps, scope);
}

function* declareAll(table: SanguoshaTable, steps: readonly Deed[], scope: Scope): Flow<boolean> {
  for (const [place, step] of steps.entries()) {
    const isAllowed = chosenFor(table, steps, place, scope);
    const isDeclared =
      isAllowed === null
        ? table.procedures.declare(table, step, atStep(scope, place))
        : declareSome(table, step as ChooseCharacters, scope, isAllowed);
    if (!(yield* isDeclared)) return false;
  }
  return true;
}

const sequence: WordOf<'sequence'> = {
  ...CORE_WORDS.sequence,
  english: ({ steps }, say, voice) => inRow(steps, say, voice),
  run: (table, { steps }, scope) => runAll(table, steps, scope),
  possible: (table, { steps }, scope) =>
    canBegin(table, steps, scope) && areThereFor(table, steps, scope),
  declare: (table, { steps }, scope) => declareAll(table, steps, scope),
  *fix(table, { steps }, scope) {
    for (const step of steps) yield* table.procedures.fix(table, step, scope);
  },
};

const sentences: WordOf<'sentences'> = {
  ...CORE_WORDS.sentences,
  run: (table, { steps }, scope) => runAll(table, steps, scope),
  possible: (table, { steps }, scope) => canBegin(table, steps, scope),
  declare: (table, { steps }, scope) => declareAll(table, steps.slice(0, 1), scope),
};

const then: WordOf<'then'> = {
  ...CORE_WORDS.then,
  forms: [...CORE_WORDS.then.forms, ...EACH_TOO],
  check: (node, { ancestors }) => (isUnsaid(node, ancestors) ? UNSAID : null),
  meant: (node, { ancestors }) => toldToo(node, ancestors),
  run: (table, { deed }, scope) => table.procedures.run(table, deed, scope),
  possible: (table, { deed }, scope) => table.procedures.possible(table, deed, scope),
};

const ifDone: WordOf<'if-done'> = {
  ...CORE_WORDS['if-done'],
  english: ({ deed, so }, say, voice) => {
    const isTheirs = voice === 'they' || voice === 'they may' || deed.kind === 'may-do';
    const done = isTheirs && !say(deed, voice).startsWith('you ') ? 'they do' : 'you do';
    return `${say(deed, voice)}; ${onlyIf(done, say(so, 'you'))}`;
  },
  *run(table, { deed, so }, scope) {
    if (!(yield* table.procedures.run(table, deed, scope))) return false;
    yield* table.procedures.run(table, so, scope);
    return true;
  },
  possible: (table, { deed }, scope) => table.procedures.possible(table, deed, scope),
  declare: (table, { deed }, scope) => table.procedures.declare(table, deed, scope),
  fix: (table, { deed }, scope) => table.procedures.fix(table, deed, scope),
};

const either: WordOf<'if'> = {
  ...CORE_WORDS.if,
  english: ({ condition, deed, otherwise }, say, voice) => {
    const own = voice === 'you may' ? 'you' : voice;
    const first = `if ${say(condition, 'you')}, ${say(deed, own)}`;
    return otherwise === null ? first : `${first}; otherwise, ${say(otherwise, own)}`;
  },
  *run(table, { condition, deed, otherwise }, scope) {
    const branch = table.procedures.holds(table, condition, scope) ? deed : otherwise;
    return branch !== null && (yield* table.procedures.run(table, branch, scope));
  },
  possible: (table, { deed, otherwise }, scope) =>
    table.procedures.possible(table, deed, scope) ||
    (otherwise !== null && table.procedures.possible(table, otherwise, scope)),
};

const where: WordOf<'where'> = {
  ...CORE_WORDS.where,
  forms: [...CORE_WORDS.where.forms, { as: 'cost', zh: '{deed:run}，X为{count}' }, ...X_SAID],
  run: (table, { deed, count }, scope) =>
    table.procedures.run(
      table,
      deed,
      (beginsWithX(deed, count) ? whereNow : whereX)(table, count, scope),
    ),
  possible: (table, node, scope) =>
    table.procedures.possible(table, node.deed, whereDeclared(table, node, scope)),
  declare: (table, node, scope) =>
    table.procedures.declare(table, node.deed, whereDeclared(table, node, scope)),
};

const choose: WordOf<'choose'> = {
  ...CORE_WORDS.choose,
  // Whoever is told to choose does: 目标角色选择一项.
  forms: CORE_WORDS.choose.forms
    .filter(({ variant }) => variant !== true)
    .map((form): Form => ({ ...form, as: 'deed' }))
    .concat(EITHER, ONE_OF),
  english: ({ options }, say, voice) => {
    const own = voice === 'they' ? 'they may' : voice;
    const modes = options.map((one, index) => `(${index + 1}) ${say(one, own)}`);
    return `${verb(voice, 'choose')} one: ${modes.join('; ')}`;
  },
  rules: ['T30'],
  *run(table, node, scope) {
    const can = (one: Deed) => canChoose(table, one, scope) || !rule('T30');
    let modes = node.options
      .map((_, index) => index)
      .filter((index) => canByHand(table, node.options[index], scope.actor, can));
    while (modes.length > 0) {
      const mode = yield* pickMode(table, node, modes, scope);
      if (yield* table.procedures.run(table, node.options[mode], scope)) return true;
      // Whoever chose to use or play a card and has not done it has chosen the other.
      if (node.options[mode].kind !== 'respond') return false;
      modes = modes.filter((one) => one !== mode);
    }
    return false;
  },
  possible: (table, { options }, scope) => options.some((one) => canChoose(table, one, scope)),
};

/** What is given away first has to be there, as whatever is paid does (T30). */
function canChoose(table: SanguoshaTable, option: Deed, scope: Scope): boolean {
  return canPayFirst(table, option, scope) && table.procedures.possible(table, option, scope);
}

function* pickMode(
  table: SanguoshaTable,
  { options, span }: Choose<Deed>,
  modes: readonly number[],
  scope: Scope,
): Flow<number> {
  const canBe = (one: Deed) => canChoose(table, one, scope);
  const isByHand = options.some((one) => isSaidByHand(table, one, scope.actor, canBe));
  const decision: DecisionToAsk = {
    seat: scope.actor,
    kind: 'choose',
    options: modes.map((index) => option('mode', NO_CARD, scope.actor, index)),
    about: scope.source,
    amount: span[0],
    rule: 'T30',
  };
  return (yield* isByHand ? askOpenly(decision) : ask(decision)).amount;
}

const letDo: WordOf<'let'> = {
  kind: 'let',
  clause: true,
  forms: [
    { as: 'act', zh: '[令|由]{whom:character}[|各]{deed:act}' },
    { as: 'act', zh: '{whom:character}[|各]{deed:deed}' },
    ...TOLD,
    ...BRANCHES,
    ...INSTEAD,
  ],
  english: ({ whom, deed }, say, voice) => letting(whom, [deed], say, voice),
  explain: meaning('由所说的角色来做', 'Done by the characters named'),
  rules: ['T31', 'T39'],
  *run(table, { whom, deed }, scope) {
    let done = false;
    rule('T31');
    rule('T39');
    const seats = yield* meant(table, whom, scope);
    for (const seat of seats) {
      if (table.outcome !== null) return done;
      const areMany = seats.length > 1 && !isOfYou(whom);
      const theirs = areMany ? countingTo(scope, seat) : asActor(scope, seat);
      if (yield* table.procedures.run(table, deed, theirs)) done = true;
    }
    return done;
  },
  possible: (table, { whom, deed }, scope) => {
    const seats = known(table, whom, scope);
    if (seats === null) return areThere(table, whom, scope) && someCould(table, whom, deed, scope);
    return isOfYou(whom)
      ? seats.some((seat) => table.procedures.possible(table, deed, asActor(scope, seat)))
      : seats.some((seat) => canBeTold(table, deed, countingTo(scope, seat)));
  },
  *declare(table, { whom, deed }, scope) {
    if (areChosenLater(whom, scope)) return true;
    const seats = yield* chooseCharacters(table, whom, scope, anybody, (seat) =>
      canBeTold(table, deed, toldTo(scope, seat)),
    );
    if (whom.kind === 'chosen-characters') scope.memory.that = seats;
    // What is said of nobody is passed over (P9).
    if (seats.length === 0) return whom.kind !== 'chosen-characters' && rule('P9');
    // Whom one of them acts on is chosen by whoever declares, among those it can act on.
    const theirs =
      seats.length === 1 ? { ...asActor(scope, seats[0]), chooser: scope.actor } : scope;
    return yield* table.procedures.declare(table, deed, theirs);
  },
};

function someCould(table: SanguoshaTable, whom: Let['whom'], deed: Deed, scope: Scope): boolean {
  if (whom.kind !== 'chosen-characters') return true;
  return candidates(table, whom, scope).some((seat) => canBeTold(table, deed, toldTo(scope, seat)));
}

/** Whom 其 is not, as they do what they are told. */
function isOfYou(whom: Let['whom']): boolean {
  return whom.kind === 'named-characters' && (whom.who === 'you' || whom.who === 'pair');
}

/** As that character does it, who is 其 in what X is. */
function countingTo(scope: Scope, seat: Seat): Scope {
  return { ...asActor(scope, seat), x: scope.x.of(seat) };
}

/** As that character would do it: 其 is that one then. */
function toldTo(scope: Scope, seat: Seat): Scope {
  return withThat(asActor(scope, seat), seat);
}

/** Nobody is told to do what they cannot; of a discard one card is enough (T31). */
function canBeTold(table: SanguoshaTable, deed: Deed, scope: Scope): boolean {
  if (deed.kind === 'discard' && deed.what.kind === 'some-cards') {
    return cardCandidates(table, deed.what, scope).length > 0 || !rule('T31');
  }
  return table.procedures.possible(table, deed, scope) || !rule('T31');
}

const orElse: DeedWord<OrElse> = {
  kind: 'or-else',
  clause: true,
  forms: [{ as: 'deed', zh: '需{deed:deed}，否则{otherwise:act}' }],
  english: ({ deed, otherwise }, say, voice) =>
    `${say(deed, voice)}, or else ${say(otherwise, otherwise.kind === 'let' && isOfYou(otherwise.whom) ? 'you' : voice)}`,
  explain: meaning(
    '自己选择是否响应；不响应就执行后者',
    'Who is told so may do it; if not, what follows is done',
  ),
  rules: ['T18'],
  *run(table, { deed, otherwise }, scope) {
    if (rule('T18') && (yield* isWilling(table, deed, scope))) {
      if (yield* table.procedures.run(table, deed, scope)) return true;
    }
    return yield* table.procedures.run(table, otherwise, scope);
  },
};

/** Whoever is told to use or play a card is asked for it in any case; everybody else is asked whether they do it. */
function isWilling(table: SanguoshaTable, deed: Deed, scope: Scope): Flow<boolean> {
  if (deed.kind === 'respond') return yes();
  return askByHand(table, deed, scope, (one) => table.procedures.possible(table, one, scope));
}

function* yes(): Flow<boolean> {
  return true;
}

const jointly: DeedWord<Jointly> = {
  kind: 'jointly',
  forms: [{ as: 'act', zh: '{first:deed}并{second:act}' }],
  english: ({ first, second }, say, voice) => `${say(first, voice)} and ${say(second, voice)}`,
  explain: meaning('有一个做不了，就都不做', 'If one of them cannot be done none is'),
  rules: ['T20'],
  *run(table, node, scope) {
    if (!allPossible(table, node, scope) && rule('T20')) return false;
    return yield* runAll(table, [node.first, node.second], scope);
  },
  possible: (table, node, scope) => allPossible(table, node, scope) || !rule('T20'),
  declare: (table, { first, second }, scope) => declareAll(table, [first, second], scope),
};

function allPossible(table: SanguoshaTable, { first, second }: Jointly, scope: Scope): boolean {
  // 选择1名其他角色并令其…: 其 is still to be chosen.
  const whom = first.kind === 'choose-characters' ? first.whom : null;
  if (whom?.kind === 'chosen-characters' && known(table, whom, scope) === null) {
    return (
      areThere(table, whom, scope) &&
      candidates(table, whom, scope).some((seat) =>
        table.procedures.possible(table, second, withThat(scope, seat)),
      )
    );
  }
  return [first, second].every((deed, place) =>
    table.procedures.possible(table, deed, atStep(scope, place)),
  );
}

const mayDo: DeedWord<MayDo> = {
  kind: 'may-do',
  clause: true,
  forms: [{ as: 'done', zh: '{whom:named}[可以|可]{deed:run}' }],
  english: ({ whom, deed }, say) => `${say(whom, 'you')} may ${say(deed, 'they may')}`,
  explain: meaning('可以做，也可以不做', 'It may be done, or not'),
  rules: ['T06'],
  *run(table, { whom, deed }, scope) {
    let done = false;
    for (const seat of yield* meant(table, whom, scope)) {
      const theirs = asActor(scope, seat);
      const can = (one: Deed) =>
        table.procedures.possible(table, one, theirs) && canPayFirst(table, one, theirs);
      if (!(yield* askByHand(table, deed, theirs, can))) continue;
      if (!(yield* table.procedures.declare(table, deed, theirs))) continue;
      if (yield* table.procedures.run(table, deed, theirs)) done = true;
    }
    return done;
  },
};

const chooseSome: DeedWord<ChooseCharacters> = {
  kind: 'choose-characters',
  forms: [{ as: 'deed', zh: '选择{whom:chosen}' }],
  english: ({ whom }, say, voice) => `${verb(voice, 'choose')} ${say(whom, 'you')}`,
  explain: meaning('声明时就选好', 'They are chosen as it is declared'),
  rules: ['P9'],
  *run(table, { whom }, scope) {
    return (yield* meant(table, whom, scope)).length > 0;
  },
  possible: (table, { whom }, scope) => areThere(table, whom, scope),
  declare: (table, node, scope) => declareSome(table, node, scope),
};

function* declareSome(
  table: SanguoshaTable,
  { whom }: ChooseCharacters,
  scope: Scope,
  isAllowed: Allowed = anybody,
): Flow<boolean> {
  if (areChosenLater(whom, scope)) return true;
  const seats = yield* chooseCharacters(table, whom, scope, isAllowed);
  scope.memory.that = seats;
  return seats.length > 0;
}

const onlyThen: DeedWord<OnlyThen> = {
  kind: 'only-then',
  clause: true,
  forms: [{ as: 'whole', zh: '{deed:sentence}▷{so:whole}' }],
  english: ({ deed, so }, say, voice) =>
    `${say(deed, voice)}; if ${voice === 'they' || deed.kind === 'let' ? 'they do' : 'you do'}, ${say(so, 'you')}`,
  explain: meaning('左边的做到了，才做右边的', 'What follows only if what stands before was done'),
  rules: ['T13'],
  *run(table, { deed, so }, scope) {
    if (!(yield* table.procedures.run(table, deed, scope)) && rule('T13')) return false;
    yield* table.procedures.run(table, so, scope);
    return true;
  },
  possible: (table, { deed }, scope) => table.procedures.possible(table, deed, scope),
  declare: (table, { deed }, scope) => table.procedures.declare(table, deed, scope),
};

const repeat: DeedWord<Repeat> = {
  kind: 'repeat',
  clause: true,
  forms: [{ as: 'whole', zh: '{deed:sentence}▷若{condition}，可以重复此流程' }, ...AGAIN],
  english: ({ deed, condition }, say, voice) =>
    `${say(deed, voice)}; if ${say(condition, 'you')}, this may be repeated`,
  explain: meaning('每次都可以不再重复', 'Each time it may be left at that'),
  rules: ['T06', 'T13'],
  *run(table, node, scope) {
    const { deed, condition } = node;
    let times = 0;
    while (isAlive(table, scope.actor) && table.outcome === null) {
      if (!(yield* table.procedures.run(table, deed, scope))) break;
      times += 1;
      if (times === MOST_REPEATS || !table.procedures.holds(table, condition, scope)) break;
      if (!(yield* askWhether(node, scope))) break;
    }
    return times > 0;
  },
  possible: (table, { deed }, scope) => table.procedures.possible(table, deed, scope),
  declare: (table, { deed }, scope) => table.procedures.declare(table, deed, scope),
};

const unlessRefused: DeedWord<UnlessRefused> = {
  kind: 'unless-refused',
  clause: true,
  forms: [{ as: 'whole', zh: '{deed:sentence}。若{condition}，{whom:named}可以拒绝' }],
  english: ({ condition, whom, deed }, say, voice) =>
    `${say(deed, voice)}; if ${say(condition, 'you')}, ${say(whom, 'you')} may refuse`,
  explain: meaning('拒绝了就什么也不做', 'Once it is refused nothing is done'),
  rules: ['T06'],
  *run(table, { condition, whom, deed }, scope) {
    const [seat] = known(table, whom, scope) ?? [];
    if (seat !== undefined && table.procedures.holds(table, condition, scope)) {
      if (!(yield* askWhether(deed, asActor(scope, seat)))) return false;
    }
    return yield* table.procedures.run(table, deed, scope);
  },
  possible: (table, { deed }, scope) => table.procedures.possible(table, deed, scope),
  declare: (table, { deed }, scope) => table.procedures.declare(table, deed, scope),
};

/** Words that hold others. */
export const CONTROL = {
  sequence,
  sentences,
  then,
  'if-done': ifDone,
  if: either,
  where,
  choose,
  let: letDo,
  jointly,
  'or-else': orElse,
  'may-do': mayDo,
  'choose-characters': chooseSome,
  'only-then': onlyThen,
  repeat,
  'unless-refused': unlessRefused,
} as const;
