import {
  type By,
  CORE_WORDS,
  carryingTo,
  type Form,
  type If,
  type IfDone,
  meaning,
  type Node,
} from '@lianhuan/cardtext';
import { ask, citedAside, type Flow, option, type Seat } from '@lianhuan/kernel';
import { obeys, type RuleId, rule } from '../../../rules.ts';
import { type EvolveTable, opponentOf, seatsInTurn } from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import { nounOf } from '../../meaning/candidates.ts';
import { selectsIn } from '../../meaning/declared.ts';
import { count, holds } from '../../meaning/evaluate.ts';
import { controllersOf } from '../../meaning/referents.ts';
import { payable, run } from '../../meaning/run.ts';
import { actingAs, keepReferents, type Scope, withX } from '../../meaning/scope.ts';
import type { Cards, Condition, Deed, Destroy } from '../../nodes/index.ts';
import { isOffered } from '../../reading/english-verbs.ts';
import type { ThatNoun, Who } from '../../reading/vocabulary.ts';
import { type CardPlace, type DeedWord, says } from '../../reading/word.ts';
import { isBound } from '../bindings.ts';
import { EACH_DESTROYED } from '../destroyed-this-turn.ts';
import { saysDie } from '../die-faces.ts';
import { FOR_EACH_MOVED } from '../moved.ts';

/** How sentences are carried out: sequences, 若, 可以, 每有, X为…, and what another player is told. */

type WordOf<K extends Deed['kind']> = DeedWord<Extract<Deed, { kind: K }>>;

function* runAll(table: EvolveTable, steps: readonly Deed[], scope: Scope): Flow<boolean> {
  let done = false;
  // The steps are carried out in the order in which they are printed (10.6.2.7.2).
  citedAside(() => rule('10.6.2.7.2'));
  for (const step of steps) if (yield* run(table, step, scope)) done = true;
  return done;
}

/** What a player does with what is their own. */
export const OF_DOER = new Set<Deed['kind']>(['draw', 'discard', 'mill', 'shuffle', 'recover']);

const sequence: WordOf<'sequence'> = {
  ...CORE_WORDS.sequence,
  ...carryingTo(OF_DOER),
  rules: ['10.6.2.7.2'],
  run: (table, { steps }, scope) => runAll(table, steps, scope),
  payable: (table, { steps }, scope) => payable(table, steps[0], scope),
};

const sentences: WordOf<'sentences'> = {
  ...CORE_WORDS.sentences,
  rules: ['10.6.2.7.2'],
  run: (table, { steps }, scope) => runAll(table, steps, scope),
  payable: (table, { steps }, scope) => payable(table, steps[0], scope),
};

const then: WordOf<'then'> = {
  ...CORE_WORDS.then,
  // 然后然后 is then, once.
  english: ({ deed }, say, voice) => `then ${say(deed, voice).replace(/^then /, '')}`,
  run: (table, { deed }, scope) => run(table, deed, scope),
};

/** The players meant; where both are to do something, the turn player first (1.3.4). */
function seatsMeant(table: EvolveTable, who: Who, scope: Scope): readonly Seat[] {
  switch (who) {
    case 'you':
      return [scope.seat];
    case 'enemy':
      return [opponentOf(scope.seat)];
    case 'each':
      return seatsInTurn(table);
    case 'controller':
      return controllersOf(table, scope);
    case 'owner':
      return [...new Set(scope.that.map(({ card }) => table.cards[card].owner))];
  }
}

/** A player does that; notes which cards the player has picked, or brought up otherwise. */
function* runAs(
  table: EvolveTable,
  seat: Seat,
  deed: Deed,
  scope: Scope,
  picked: Scope['that'][],
): Flow<boolean> {
  const before = scope.that;
  const theirs = actingAs(scope, seat);
  const done = yield* run(table, deed, theirs);
  if (theirs.that !== before) picked.push(theirs.that);
  keepReferents(scope, theirs);
  return done;
}

/** 双方选择1个自己的随从，将其破坏: 其 means what each of them has picked. */
function meanAll(scope: Scope, picked: readonly Scope['that'][]): void {
  if (picked.length > 1) scope.that = picked.flat();
}

const NOBODY_S = says('这里没有提到过卡牌', 'No card has been spoken of here');

const NO_DEED = says(
  '持续的话不是谁做的事：写「所有对手的随从…」这样的',
  'Nobody does lasting words: write such as 所有对手的随从…',
);

const by: WordOf<'by'> = {
  ...CORE_WORDS.by,
  // Behind "may" another's deed needs a verb of its own: "you may have the opponent draw 1 card".
  english: ({ who, deed }, say, voice) => {
    const name = say.term('who', who);
    if (isOffered(voice))
      return `have ${name} ${say(deed, who === 'you' ? 'you may' : 'they may')}`;
    return `${name} ${say(deed, who === 'you' ? 'you' : 'they')}`;
  },
  check: (node, place) => {
    if (node.deed.kind === 'begin') return NO_DEED;
    const isTheirs = node.who === 'controller' || node.who === 'owner';
    return isTheirs && !isBound(node, place) ? NOBODY_S : null;
  },
  rules: ['3.1.2.4.1', '1.3.4'],
  *run(table, { who, deed }, scope) {
    let done = false;
    const seats = seatsMeant(table, who, scope);
    // Nobody decides anything: all of them win or lose at once (1.3.4.1), and if both lose it is a draw (1.2.2).
    if (deed.kind === 'end-game' && rule('1.3.4.1')) {
      return yield* table.procedures.endGame(table, seats, deed.how);
    }
    const picked: Scope['that'][] = [];
    for (const seat of seats) {
      if (yield* runAs(table, seat, deed, scope, picked)) done = true;
    }
    meanAll(scope, picked);
    return done;
  },
};

const may: WordOf<'may'> = {
  ...CORE_WORDS.may,
  english: ({ who, deed }, say) =>
    `${say.term('who', who)} may ${say(deed, who === 'you' ? 'you may' : 'they may')}`,
  rules: ['1.3.4', '1.3.4.1'],
  *run(table, { who, deed, span }, scope) {
    let done = false;
    rule('1.3.4.1');
    const picked: Scope['that'][] = [];
    for (const seat of seatsMeant(table, who, scope)) {
      const theirs = actingAs(scope, seat);
      if (!payable(table, deed, theirs)) continue;
      const choice = yield* ask({
        seat,
        kind: 'may',
        options: [option('yes', scope.source, seat), option('no', scope.source, seat)],
        about: scope.source,
        amount: span[0],
        rule: '1.3.4.1' satisfies RuleId,
      });
      if (choice.verb === 'no') continue;
      if (yield* runAs(table, seat, deed, scope, picked)) done = true;
    }
    meanAll(scope, picked);
    return done;
  },
  payable: () => true,
};

const ifDone: WordOf<'if-done'> = {
  ...CORE_WORDS['if-done'],
  *run(table, { deed, so }, scope) {
    if (!(yield* run(table, deed, scope))) return false;
    yield* run(table, so, scope);
    return true;
  },
  payable: (table, { deed }, scope) => payable(table, deed, scope),
};

/** What is wrong with 若骰子点数≤3，…，若骰子点数≥4，…, of which the second stands under the first (10.3.3); null for nothing. */
function underDie(node: Node, { ancestors }: CardPlace) {
  const isUnder = ancestors.some(
    (around) =>
      around.kind === 'if' &&
      saysDie((around as If<Deed, Condition>).condition) &&
      (around as If<Deed, Condition>).otherwise?.span[0] !== node.span[0],
  );
  return isUnder && saysDie((node as If<Deed, Condition>).condition) ? APART : null;
}

const APART = says(
  '后一个「若」只在前一个「若」成立时才看：两个点数分成两句写',
  'The second 若 is asked only where the first holds: write two sentences for two results of the die',
);

const either: WordOf<'if'> = {
  ...CORE_WORDS.if,
  check: underDie,
  rules: ['10.3.3'],
  *run(table, { condition, deed, otherwise }, scope) {
    const so = holds(table, condition, scope) || !rule('10.3.3');
    const branch = so ? deed : otherwise;
    return branch !== null && (yield* run(table, branch, scope));
  },
};

/** After so many rounds of 重复 and 每有, within each other or one after the other, it is a loop that nobody ends (15.2.1.3). */
const MOST_ROUNDS_TOGETHER = 3000;

/** Is one more round of 重复 or 每有 gone through? If not, the game has ended. */
function* goesRound(table: EvolveTable, { rounds }: Scope): Flow<boolean> {
  if (rounds === null) return true;
  rounds.done += 1;
  if (rounds.done > MOST_ROUNDS_TOGETHER) yield* table.procedures.endLoop(table);
  return table.outcome === null;
}

const forEach: WordOf<'for-each'> = {
  ...CORE_WORDS['for-each'],
  rules: ['1.3.2.2'],
  *run(table, { count: what, deed }, scope) {
    let done = false;
    const times = count(table, what, scope);
    for (let time = 0; time < times && (yield* goesRound(table, scope)); time++) {
      if (yield* run(table, deed, scope)) done = true;
    }
    return done;
  },
};

const where: WordOf<'where'> = {
  ...CORE_WORDS.where,
  rules: ['5.2.1.2', '5.2.1.2.1'],
  *run(table, { count: what, deed }, scope) {
    // X is counted when it is first needed: some counts speak of what earlier words bring about (5.2.1.2.1).
    obeys('5.2.1.2', '5.2.1.2.1');
    const inner = withX(scope, what);
    const done = yield* run(table, deed, inner);
    keepReferents(scope, inner);
    return done;
  },
};

/** 若舍弃了，…: the one thing that may have been done is said once more. */
const DID: Readonly<Record<string, Deed['kind']>> = {
  '[舍弃|丢弃]': 'discard',
  破坏: 'destroy',
  '[展示|公开]': 'show',
  '[返回|返回手牌|放置]': 'send',
  消失: 'banish',
  '[横置|竖置]': 'turn',
  移除: 'counters',
};

/** What is done, of what may be done: 可以舍弃1张手牌. */
function saidAtLast(deed: Node): Node {
  const holds = deed.kind === 'may' || deed.kind === 'and' || deed.kind === 'by';
  return holds ? saidAtLast((deed as By<Node, Who>).deed) : deed;
}

function saysAgain(kind: Deed['kind']): NonNullable<Form['build']> {
  return (read, span) => {
    const { deed } = read as { readonly deed: Deed };
    const { kind: did } = saidAtLast(deed);
    return did === kind ? ({ kind: 'if-done', span, ...read } as IfDone<Deed>) : null;
  };
}

const SAID_AGAIN = Object.entries(DID).flatMap(([zh, kind]) =>
  [true, false].map(
    (apart): Form => ({
      as: 'clause',
      zh: `{deed:done}${apart ? '。' : '，'}[若|如果]${zh}了[|卡牌|手牌|此卡牌|该卡牌|其]，[|则]{so:effect}`,
      with: { apart },
      variant: true,
      build: saysAgain(kind),
    }),
  ),
);

/** 破坏1个对手的随从。若其被破坏，…: of the one card that it was; 若因此破坏了随从 of cards that are called so. */
const WAS_DESTROYED = [
  { zh: '[其|该随从|该护符|该卡牌][|因此]被破坏[|了]', isTold: isOne },
  { zh: '[|因此]破坏了{noun}', isTold: isCalled },
].map(
  ({ zh, isTold }): Form => ({
    as: 'clause',
    zh: `{deed:done}[。|，][若|如果]${zh}，[|则]{so:effect}`,
    variant: true,
    build: ({ noun, ...read }, span) => {
      const last = saidAtLast(read.deed as Node);
      if (last.kind !== 'destroy' || !isTold((last as Destroy).what, noun)) return null;
      return { kind: 'if-done', span, apart: true, ...read } as unknown as IfDone<Deed>;
    },
  }),
);

function isOne(what: Cards): boolean {
  if (what.kind === 'selection') return what.most === 1 && !what.upTo;
  return what.kind === 'that' && !OF_SEVERAL.has(what.noun);
}

const OF_SEVERAL: ReadonlySet<ThatNoun> = new Set(['them', 'both', 'all-three']);

function isCalled(what: Cards, noun: unknown): boolean {
  return what.kind === 'selection' && nounOf(what.filter) === noun;
}

const ifNotDone: WordOf<'if-not-done'> = {
  kind: 'if-not-done',
  clause: true,
  forms: [
    ...SAID_AGAIN,
    ...WAS_DESTROYED,
    {
      as: 'clause',
      zh: '{deed:done}[。|，][若这样做了|若如此做了|如果这样做了|如果如此做了|若做到了|若执行了]，[|则]{so:effect}',
      variant: true,
      build: (read, span) =>
        ({ kind: 'if-done', span, apart: true, ...read }) as unknown as IfDone<Deed>,
    },
    ...FOR_EACH_MOVED,
    {
      as: 'clause',
      zh: '{deed:done}。[若未如此做|若没有如此做|若不如此做|如果未如此做|如果没有这样做]，[|则]{so:effect}',
    },
    {
      as: 'clause',
      zh: '{deed:done}，[若未如此做|若没有如此做|若不如此做|如果未如此做|如果没有这样做]，[|则]{so:effect}',
      variant: true,
    },
  ],
  english: ({ deed, so }, say, voice) => {
    const doer = 'who' in deed ? deed.who : voice;
    const done = doer === 'you' || doer === 'you may' ? 'you do not' : 'they do not';
    return `${say(deed, voice)}; if ${done}, ${say(so, voice)}`;
  },
  explain: meaning(
    '前面的事没有做，才做后面的',
    'What follows only if what stands before was not done',
  ),
  rules: ['10.3.3'],
  *run(table, { deed, so }, scope) {
    if ((yield* run(table, deed, scope)) || !rule('10.3.3')) return true;
    return yield* run(table, so, scope);
  },
};

/** After so many times 重复直到 is a loop that nobody ends (15.2.1.3). */
const MOST_ROUNDS = 600;

/** After so many times in which nothing came of it, it is over. */
const MOST_IDLE_ROUNDS = 64;

const repeat: WordOf<'repeat'> = {
  kind: 'repeat',
  clause: true,
  forms: [
    ...EACH_DESTROYED,
    // 自己处于【觉醒】状态的话，…: the condition is said in front, and 若 is not; 若…则… without a comma.
    ...[
      '{condition}[的话|的场合]，[则|]{deed:effect}',
      '[若|如果]{condition}则{deed:effect}',
      '[若|如果]{condition}则{deed:effect}[；|，|。]否则[|，|则]{otherwise:effect}',
    ].map(
      (zh): Form => ({
        as: 'clause',
        zh,
        variant: true,
        build: ({ condition, deed, otherwise = null }, span) =>
          ({ kind: 'if', span, condition, deed, otherwise }) as unknown as Deed,
      }),
    ),
    // 自己战场上每有1个其他随从，…
    ...['{side}[的|][战场上|战场|场上]', '{side}[的|]{place}[|中|里]'].map(
      (where): Form => ({
        as: 'clause',
        zh: `${where}每有1{measure}{filter}，{deed:effect}`,
        variant: true,
        build: ({ side, place, measure, filter: of, deed }, span) => {
          const filter =
            place === undefined
              ? { kind: 'of-side', span, side, of }
              : { kind: 'in-place', span, side, place, of };
          const count = { kind: 'count-of', span, measure, filter };
          return { kind: 'for-each', span, count, deed } as unknown as Deed;
        },
      }),
    ),
    { as: 'clause', zh: '重复{times:much}次：{deed:effect}', with: { until: null } },
    {
      as: 'clause',
      zh: '重复[|以下处理|以下的处理][|，]直到{until:condition}[：|，]{deed:effect}',
      with: { times: null },
    },
  ],
  english: ({ times, until, deed }, say, voice) => {
    const words = say(deed, voice);
    if (until !== null) return `repeat this until ${say(until, voice)}: ${words}`;
    return times === null ? words : `repeat ${say(times, 'you')} times: ${words}`;
  },
  explain: meaning(
    '一次一次地做；每次做完才看要不要再做',
    'Time after time; whether once more is looked at after each time',
  ),
  rules: ['1.3.2.2', '15.2.1.2'],
  check: (node) => (selectsIn(node).length > 0 ? SELECTED_ONCE : null),
  *run(table, { times, until, deed }, scope) {
    let done = false;
    let idle = 0;
    const most = times === null ? MOST_ROUNDS : amountOf(table, times, scope);
    for (let round = 0; round < most && (yield* goesRound(table, scope)); round++) {
      const did = yield* run(table, deed, scope);
      if (did) done = true;
      else idle += 1;
      if (table.outcome !== null || (until !== null && holds(table, until, scope))) return done;
      if (until !== null && idle >= MOST_IDLE_ROUNDS) return done;
    }
    if (times === null) yield* table.procedures.endLoop(table);
    else rule('1.3.2.2');
    return done;
  },
};

const SELECTED_ONCE = says(
  '公开领域的选择在使用时就做好，不能重复：用「随机」，或把选择写在前面',
  'What lies in a public zone is selected as the words are used, so it cannot be repeated: write 随机, or select before',
);

export const CONTROL = {
  repeat,
  'if-not-done': ifNotDone,
  sentences,
  where,
  sequence,
  then,
  'if-done': ifDone,
  if: either,
  'for-each': forEach,
  by,
  may,
} as const;
