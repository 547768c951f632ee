import {
  asksWhether,
  childrenOf,
  type Form,
  meaning,
  type Node,
  repeatedly,
  type Speaker,
  type Voice,
} from '@lianhuan/cardtext';
import { ask, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../../describe/prompts.ts';
import { obeys, type RuleId, rule } from '../../../rules.ts';
import type { SanguozhiTable } from '../../../table/table.ts';
import { candidates } from '../../meaning/candidates.ts';
import { holds } from '../../meaning/evaluate.ts';
import { referToSeats, seatsMeant } from '../../meaning/pick.ts';
import { PICKED_PLAYERS } from '../../meaning/players.ts';
import { payable, run, runByEach } from '../../meaning/run.ts';
import type { Scope } from '../../meaning/scope.ts';
import type {
  Conditional,
  Count,
  Deed,
  EitherCost,
  Filter,
  ForEach,
  Modes,
  Optional,
  Selection,
  Unless,
} from '../../nodes/index.ts';
import { called } from '../../reading/english.ts';
import { does } from '../../reading/english-verbs.ts';
import { type Where, whereIs } from '../../reading/order.ts';
import { PARTIES, type Party } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import { wrongMeasure } from '../measures.ts';
import { goneOnWith } from './sentences.ts';

/** Whether deeds are done, which, and how often: may, if, for each, one of several. */

/** Asks the player who does it whether they do. */
function isWilling({ actor: seat, source: about }: Scope, { span }: Node): Flow<boolean> {
  const kind: Prompt = 'may';
  const verbs: [Verb, Verb] = ['do', 'do-not'];
  const rule: RuleId = '706.3';
  return asksWhether({ seat, kind, verbs, about, amount: span[0], rule });
}

/** The first deed of a sentence: players are asked only if it is possible. */
function firstOf(deed: Deed): Deed {
  return deed.kind === 'after' ? deed.first : deed;
}

/** Asks several players whether they do something; all answer before any of them does it (101.4). */
function* optionalByEach(
  table: SanguozhiTable,
  node: Optional,
  seats: readonly Seat[],
  scope: Scope,
): Flow<readonly Seat[]> {
  const willing: Seat[] = [];
  for (const actor of seats) {
    const theirs: Scope = actor === scope.actor ? scope : { ...scope, actor };
    if (!payable(table, firstOf(node.deed), theirs)) continue;
    if (rule('706.3') && !(yield* isWilling(theirs, node))) continue;
    willing.push(actor);
    // Later players know what earlier ones answered (101.4b).
    if (seats.length > 1 && rule('101.4b')) {
      yield* table.procedures.happen(table, { type: 'pick', seat: actor, cards: [] });
    }
  }
  const deed = node.deed.kind === 'after' ? goneOnWith(node.deed, node.who) : node.deed;
  return yield* runByEach(table, deed, willing, scope);
}

const optional: DeedWord<Optional> = {
  kind: 'optional',
  forms: [{ as: 'clause', zh: '{who:party?}[可|可以]{deed:clause}' }],
  english: ({ who, deed }, say) =>
    who === null || who === 'own'
      ? `you may ${say(deed, 'you may')}`
      : `${PARTIES[who].en} may ${say(deed, 'they may')}`,
  explain: meaning('可以做，也可以不做', 'It may be done, or not'),
  rules: ['706.3'],
  *run(table, node, scope) {
    const seats = yield* seatsMeant(table, node.who, scope, node);
    return (yield* optionalByEach(table, node, seats, scope)).length === seats.length;
  },
  byEach: optionalByEach,
};

/**
 * 己方抓1张卡。若…，则改为抓2张卡: the one or the other of a kind, done by whoever is named first. Of players and cards
 * that are picked it is not read, as each 指定 would be picked apart.
 */
const doneInstead: NonNullable<Form['build']> = ({ condition, deed, otherwise }, span) => {
  const [first, second] = [otherwise as Deed, deed as Deed];
  if (first.kind !== second.kind || pickedIn(first) || pickedIn(second)) return null;
  const { who } = doerOf(first);
  const isOpen = 'who' in second && second.who === null && who !== null;
  const so = isOpen ? ({ ...second, who } as Deed) : second;
  return { kind: 'conditional', span, condition, deed: so, otherwise: first } as unknown as Node;
};

function pickedIn(node: Node): boolean {
  const { how, who } = node as Partial<Selection> & { readonly who?: unknown };
  if (node.kind === 'selection' && how !== 'all') return true;
  return PICKED_PLAYERS.has(who as Party) || childrenOf(node).some(pickedIn);
}

const conditional: DeedWord<Conditional> = {
  kind: 'conditional',
  forms: [
    {
      as: 'clause',
      zh: '{otherwise:deed}[。|，|；][若|如果]{condition}，[则|]改为{deed:deed}',
      variant: true,
      build: doneInstead,
    },
    {
      as: 'clause',
      zh: '[若|如果]{condition}，[则|]{deed:chain}[；|，|。]否则[|，]{otherwise:chain}',
    },
    { as: 'clause', zh: '[若|如果]{condition}，[则|]{deed:chain}', with: { otherwise: null } },
  ],
  english: ({ condition, deed, otherwise }, say, voice) => {
    const first = `if ${say(condition, voice)}, ${say(deed, voice)}`;
    return otherwise === null ? first : `${first}; otherwise ${say(otherwise, voice)}`;
  },
  explain: meaning(
    '解析到这里时看一次条件，之前之后都不看',
    'The condition is looked at once, when this is carried out',
  ),
  rules: ['705.2b', '108.7a'],
  *run(table, { condition, deed, otherwise }, scope) {
    const holdsNow = holds(table, condition, scope) || !obeys('705.2b', '108.7a');
    const branch = holdsNow ? deed : otherwise;
    return branch === null || (yield* run(table, branch, scope));
  },
};

/** Who is named as the doer of a deed, and the deed as anybody's; null for 己方. */
function doerOf(deed: Deed): { readonly who: Party | null; readonly open: Deed } {
  if (!('who' in deed) || deed.kind === 'control') return { who: null, open: deed };
  const who = deed.who as Party | null;
  return { who, open: { ...deed, who: null } as Deed };
}

/** Do all of them do it in full? All say first whether they will (101.4); nobody who cannot is asked. */
function* doneByAll(
  table: SanguozhiTable,
  deed: Deed,
  seats: readonly Seat[],
  scope: Scope,
): Flow<boolean> {
  for (const actor of seats) {
    const theirs: Scope = { ...scope, actor };
    if (!payable(table, deed, theirs)) return false;
    if (rule('706.3') && !(yield* isWilling(theirs, deed))) return false;
  }
  const did = yield* runByEach(table, deed, seats, scope);
  return seats.length > 0 && did.length === seats.length;
}

const unless: DeedWord<Unless> = {
  kind: 'unless',
  forms: [{ as: 'clause', zh: '除非{deed:deed}，否则[|，]{otherwise:chain}' }],
  english: ({ deed, otherwise }, say, voice) => {
    const { who } = doerOf(deed);
    const you = who === null ? 'you ' : '';
    return `unless ${you}${say(deed, 'you')}, ${say(otherwise, voice)}`;
  },
  explain: meaning(
    '做不到或不愿做，才执行否则之后的',
    'What follows happens where it cannot be done in full, or whoever is named does not want to',
  ),
  rules: ['706.3', '706.2a'],
  *run(table, node, scope) {
    const { deed, otherwise } = node;
    const { that } = scope;
    const { who, open } = doerOf(deed);
    const seats = yield* seatsMeant(table, who, scope, node);
    if (yield* doneByAll(table, open, seats, scope)) return true;
    // What follows speaks of what was spoken of before, and of whoever was named.
    scope.that = that;
    if (who !== null && who !== 'own') referToSeats(scope, seats);
    return yield* run(table, otherwise, scope);
  },
};

/** A deed with a number, done once with so many times the number; null for a deed without one. */
function multiplied(deed: Deed, times: number): Deed | null {
  if (deed.kind !== 'grain' && deed.kind !== 'draw' && deed.kind !== 'damage') return null;
  const { span } = deed;
  const amount: Count = { kind: 'times', span, by: times, count: deed.amount };
  return { ...deed, amount };
}

function* runTimes(table: SanguozhiTable, deed: Deed, times: number, scope: Scope): Flow<boolean> {
  if (times === 0) return true;
  const once = multiplied(deed, times);
  if (once !== null) return yield* run(table, once, scope);
  let done = true;
  yield* repeatedly(
    table,
    times,
    function* round() {
      if (!(yield* run(table, deed, scope))) done = false;
    },
    function* end() {
      done = false;
      yield* goesNoFurther(table, scope);
    },
  );
  return done;
}

/** Whoever shortens a loop names how often it is done (809.1): as often as it has been. */
function* goesNoFurther(table: SanguozhiTable, { seat, source }: Scope): Flow {
  yield* table.procedures.happen(table, { type: 'loop', seat, card: source, how: 'leaves' });
}

const each: DeedWord<ForEach> = {
  kind: 'each',
  forms: [
    { as: 'clause', zh: '每[有|存在][1|一]{measure}{filter:filter}，{deed:clause}' },
    // 己方场上每有1名骑兵将领: whose they are and where stands in front.
    {
      as: 'clause',
      zh: '{side:side?}{place:place?}每[有|存在][1|一]{measure}{filter:filter}，{deed:clause}',
      variant: true,
      build: ({ side, place, filter, ...read }, span) => {
        const where = { side, place } as unknown as Where;
        return {
          kind: 'each',
          span,
          ...read,
          filter: whereIs(filter as Filter, where, span),
        } as Node;
      },
    },
  ],
  english: ({ filter, deed }, say, voice) =>
    `for each ${called(filter, false, say)}, ${say(deed, voice)}`,
  explain: meaning('数出多少就做多少次', 'As many times as are counted'),
  rules: ['705.2c'],
  check: wrongMeasure,
  run: (table, { filter, deed }, scope) =>
    runTimes(table, deed, candidates(table, filter, scope).length, scope),
};

/** Pays the one that can be paid, or the one that its player picks (108.5g). */
function* payEither(
  table: SanguozhiTable,
  { first, second }: EitherCost,
  scope: Scope,
): Flow<boolean> {
  const able = [first, second].filter((cost) => payable(table, cost, scope));
  if (able.length < 2) return yield* run(table, able[0] ?? first, scope);
  const { actor, source } = scope;
  const { amount } = yield* ask({
    seat: actor,
    kind: 'cost' satisfies Prompt,
    options: able.map((_, index) => option('cost', source, actor, index)),
    about: source,
    rule: '108.5g' satisfies RuleId,
  });
  return yield* run(table, able[amount], scope);
}

const eitherCost: DeedWord<EitherCost> = {
  kind: 'either-cost',
  forms: [{ as: 'cost', zh: '{first:deed}[或|或者]{second:deed}' }],
  english: ({ first, second }, say, voice) => `${say(first, voice)} or ${say(second, voice)}`,
  explain: meaning('两种费用任付一种', 'Either of the two costs will do'),
  rules: ['108.5g'],
  run: payEither,
  payable: (table, { first, second }, scope) =>
    payable(table, first, scope) || payable(table, second, scope),
};

const MARKS = ['①', '②', '③', '④'] as const;
/** How they may be written besides. */
const WRITTEN_MARKS = MARKS.map((mark, index) => {
  const number = index + 1;
  return `[${mark}|（${number}）|${number}。|${number}、|【${number}】]`;
});

const CHOOSE_ONE =
  '选择[下列1个效果|下列一个效果|下列1项|下列一项|下列1项效果|下列一项效果|下列效果之一|以下1个效果|以下一个效果|以下1项|以下一项|以下1项效果|以下一项效果|以下效果之一|1项|一项|其中1项|其中一项|其一|其中之一|1项效果|一项效果|1个效果|一个效果][：|执行：|发动：|，]';

/** `①…；②…`, with so many of them. */
function modesOf(many: number, marks: readonly string[] = MARKS, between = '；'): string {
  return marks
    .slice(0, many)
    .map((mark, index) => `${mark}{modes.${index}:sentence}`)
    .join(between);
}

/** A mode that was picked, with what its picker declared for it. */
interface PickedMode {
  readonly deed: Deed;
  readonly scope: Scope;
}

/** Which modes: those declared, or those that are picked now; one for each who is to pick. */
function* pickedModes(table: SanguozhiTable, node: Modes, scope: Scope): Flow<PickedMode[]> {
  const { declared } = scope;
  if (declared !== null && declared.mode >= 0) {
    const first = { deed: node.modes[declared.mode], scope: pickedBy(declared.chooser, scope) };
    const others = (declared.others ?? []).map((other) => ({
      deed: node.modes[other.mode],
      scope: pickedBy(other.chooser, { ...scope, declared: other, x: other.x }),
    }));
    return [first, ...others];
  }
  const picked: PickedMode[] = [];
  for (const seat of yield* seatsMeant(table, node.who, scope, node)) {
    const { amount } = yield* ask({
      seat,
      kind: 'mode' satisfies Prompt,
      options: node.modes.map((_, index) => option('mode' satisfies Verb, NO_CARD, seat, index)),
      about: scope.source,
      amount: node.span[0],
      rule: '800.1a',
    });
    picked.push({ deed: node.modes[amount], scope: pickedBy(seat, scope) });
  }
  return picked;
}

/** The scope of a picked mode: 己方 stays the card's controller, whoever picked (800.1b). */
function pickedBy(chooser: Seat | undefined, scope: Scope): Scope {
  if (chooser !== undefined && chooser !== scope.seat) rule('800.1b');
  return scope;
}

const modes: DeedWord<Modes> = {
  kind: 'modes',
  forms: [4, 3, 2]
    .map((many) => ({
      as: 'clause',
      zh: `{who:party?}${CHOOSE_ONE}${modesOf(many)}`,
    }))
    .concat(
      [4, 3, 2].map((many) => ({
        as: 'clause',
        zh: `{who:party?}${CHOOSE_ONE}${modesOf(many, WRITTEN_MARKS, '[；|。|，|]')}`,
        variant: true as const,
      })),
      ['[；或|，或|或|；或者|，或者|或者]'].map((or) => ({
        as: 'clause',
        zh: `{who:party?}${CHOOSE_ONE}{modes.0:clause}${or}{modes.1:clause}`,
        variant: true as const,
      })),
    ),
  english: (node, say, voice) =>
    `${does(node.who, voice, 'choose')} one: ${optionsOf(node, say, voice)}`,
  explain: meaning(
    '使用时就宣告选哪一个；不合法的不能选',
    'Which one is declared on use; one that is not legal cannot be chosen',
  ),
  rules: ['800.1a', '800.1b', '800.1c', '800.1d'],
  *run(table, node, scope) {
    const picked = yield* pickedModes(table, node, scope);
    const all = runPicked(table, picked);
    // All have picked; what they do is done at once.
    if (picked.length < 2 || !rule('101.4')) return yield* all;
    return yield* table.procedures.asOneMoment(table, all);
  },
};

/** Carries out what each player picked. */
function* runPicked(table: SanguozhiTable, picked: readonly PickedMode[]): Flow<boolean> {
  let done = true;
  for (const { deed, scope } of picked) if (!(yield* run(table, deed, scope))) done = false;
  return done;
}

function optionsOf(node: Modes, say: Speaker, voice: Voice): string {
  return node.modes.map((mode, index) => `(${index + 1}) ${say(mode, voice)}`).join('; ');
}

export const CHOICE_DEEDS = {
  'either-cost': eitherCost,
  optional,
  conditional,
  unless,
  each,
  modes,
} as const;
