import { childrenOf, meaning, type Node, type Speaker, type Voice } from '@lianhuan/cardtext';
import { ask, type Flow, NO_CARD, option } from '@lianhuan/kernel';
import { type RuleId, rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table.ts';
import { does, withoutYou } from '../doing.ts';
import { called } from '../english.ts';
import { count, holds } from '../evaluate.ts';
import { candidates } from '../match.ts';
import type {
  After,
  Conditional,
  Count,
  Deed,
  ForEach,
  Modes,
  Optional,
  Steps,
  Where,
} from '../nodes.ts';
import { seatsMeant } from '../pick.ts';
import type { Prompt, Verb } from '../prompts.ts';
import { payable, run } from '../run.ts';
import type { Scope } from '../scope.ts';
import { PARTIES } from '../vocabulary.ts';
import type { DeedWord } from '../word.ts';

/** How deeds are held together: one after the other, if, for each, may, one of several. */

const ORDINARY = '705.2c' satisfies RuleId;

const steps: DeedWord<Steps> = {
  kind: 'steps',
  clause: true,
  forms: [
    { as: 'effect', zh: '{steps:sentence/；}', with: { mark: '；' } },
    { as: 'chain', zh: '{steps:clause/，}', with: { mark: '，' } },
    { as: 'cost', zh: '{steps:deed/，}', with: { mark: '，' } },
  ],
  english: (node, say, voice) => {
    const parts = node.steps.map((step) => say(step, voice));
    return node.mark === '；' ? parts.join('; ') : listed(parts);
  },
  explain: meaning('按所写的次序执行', 'In the order written'),
  rules: [ORDINARY],
  *run(table, node, scope) {
    let done = true;
    for (const step of node.steps) if (!(yield* run(table, step, scope))) done = false;
    return done;
  },
  payable: (table, node, scope) => node.steps.every((step) => payable(table, step, scope)),
};

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')}, then ${parts.at(-1)}`;
}

const AFTERS = { hou: '后，', zhihou: '之后，', ranhou: '，然后' } as const satisfies Readonly<
  Record<After['word'], string>
>;

const after: DeedWord<After> = {
  kind: 'after',
  clause: true,
  forms: (['zhihou', 'hou', 'ranhou'] as const).map((word) => ({
    as: 'clause',
    zh: `{first:act}${AFTERS[word]}{next:chain}`,
    with: { word },
  })),
  english: ({ first, next }, say, voice) =>
    `${say(first, voice)}; if that was done in full, ${say(next, voice)}`,
  explain: meaning(
    '前面的部分完整执行了，才执行后面的部分',
    'What follows only if what stands before it was carried out in full',
  ),
  rules: ['706.2a'],
  *run(table, { first, next }, scope) {
    const done = yield* run(table, first, scope);
    if (!done && rule('706.2a')) return false;
    return (yield* run(table, next, scope)) && done;
  },
  payable: (table, { first }, scope) => payable(table, first, scope),
};

/** Asks a player whether to; the words in question begin at `amount`. */
function* isWilling(scope: Scope, node: Optional): Flow<boolean> {
  const { actor: seat } = scope;
  const { verb } = yield* ask({
    seat,
    kind: 'may' satisfies Prompt,
    options: [
      option('do' satisfies Verb, NO_CARD, seat),
      option('do-not' satisfies Verb, NO_CARD, seat),
    ],
    about: scope.source,
    amount: node.span[0],
    rule: '706.3' satisfies RuleId,
    idle: false,
  });
  return verb === 'do';
}

/** The first thing that must be possible for somebody to be asked at all. */
function firstOf(deed: Deed): Deed {
  return deed.kind === 'after' ? deed.first : deed;
}

const optional: DeedWord<Optional> = {
  kind: 'optional',
  clause: true,
  forms: [{ as: 'clause', zh: '{who:party?}可{deed:clause}' }],
  english: ({ who, deed }, say) =>
    who === null || who === 'own'
      ? `you may ${withoutYou(say(deed, 'you'))}`
      : `${PARTIES[who].en} may ${say(deed, 'they may')}`,
  explain: meaning('可以做，也可以不做', 'It may be done, or not'),
  rules: ['706.3'],
  *run(table, node, scope) {
    let done = true;
    for (const actor of yield* seatsMeant(table, node.who, scope, node)) {
      const theirs: Scope = actor === scope.actor ? scope : { ...scope, actor };
      const can = payable(table, firstOf(node.deed), theirs);
      const willing = can && (!rule('706.3') || (yield* isWilling(theirs, node)));
      if (!willing || !(yield* run(table, node.deed, theirs))) done = false;
      scope.that = theirs.that;
    }
    return done;
  },
  payable: () => true,
};

const conditional: DeedWord<Conditional> = {
  kind: 'conditional',
  clause: true,
  forms: [
    { as: 'clause', zh: '若{condition}，则{deed:chain}；否则{otherwise:chain}' },
    { as: 'clause', zh: '若{condition}，则{deed:chain}', with: { otherwise: null } },
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
    const branch = holds(table, condition, scope) || !rule('705.2b') ? deed : otherwise;
    return branch === null || (yield* run(table, branch, scope));
  },
};

/** Deeds that take a number do it once, with so many times the number. */
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
  for (let time = 0; time < times; time++) if (!(yield* run(table, deed, scope))) done = false;
  return done;
}

const each: DeedWord<ForEach> = {
  kind: 'each',
  clause: true,
  forms: [{ as: 'clause', zh: '每有1{measure}{filter:filter}，{deed:clause}' }],
  english: ({ filter, deed }, say, voice) =>
    `for each ${called(filter, false, say)}, ${say(deed, voice)}`,
  explain: meaning('数出多少就做多少次', 'As many times as are counted'),
  rules: [ORDINARY],
  run: (table, { filter, deed }, scope) =>
    runTimes(table, deed, candidates(table, filter, scope).length, scope),
};

/** Does it speak of 该将领, whoever that will be? */
function speaksOfThat(node: Node): boolean {
  return node.kind === 'that' || childrenOf(node).some(speaksOfThat);
}

/** What 该 means before anything has been done: what a trigger heard, or what was declared. */
function spokenOf({ that, declared }: Scope): Scope['that'] {
  return that.length > 0 ? that : (declared?.targets.find((targets) => targets.length > 0) ?? []);
}

/**
 * The scope in which X is known. It is counted before anything is done; only where it speaks of a
 * card that is chosen on the way, it is counted when it is needed.
 */
function withX(table: SanguozhiTable, node: Where, scope: Scope): Scope {
  const that = spokenOf(scope);
  if (that.length > 0 || !speaksOfThat(node.count)) {
    return { ...scope, x: count(table, node.count, { ...scope, that }) };
  }
  return {
    ...scope,
    get x() {
      return count(table, node.count, { ...scope, that: this.that });
    },
  };
}

const where: DeedWord<Where> = {
  kind: 'where-x',
  clause: true,
  forms: [{ as: 'sentence', zh: '{deed:chain}，X为{count}' }],
  english: (node, say, voice) => `${say(node.deed, voice)}, where X is ${say(node.count, voice)}`,
  explain: meaning('解析时数出 X', 'X is counted when it is carried out'),
  rules: ['105.3a'],
  *run(table, node, scope) {
    const inner = withX(table, node, scope);
    const done = yield* run(table, node.deed, inner);
    scope.that = inner.that;
    return done;
  },
  payable: (table, node, scope) => payable(table, node.deed, withX(table, node, scope)),
};

const MARKS = ['①', '②', '③', '④'] as const;

/** `①…；②…`, with so many of them. */
function modesOf(many: number): string {
  return MARKS.slice(0, many)
    .map((mark, index) => `${mark}{modes.${index}:sentence}`)
    .join('；');
}

/** Which mode: the one declared, or one that is picked now. */
function* pickMode(table: SanguozhiTable, node: Modes, scope: Scope): Flow<Deed | null> {
  const declared = scope.declared?.mode ?? -1;
  if (declared >= 0) return node.modes[declared];
  const [seat] = yield* seatsMeant(table, node.who, scope, node);
  if (seat === undefined) return null;
  const { amount } = yield* ask({
    seat,
    kind: 'mode' satisfies Prompt,
    options: node.modes.map((_, index) => option('mode' satisfies Verb, NO_CARD, seat, index)),
    about: scope.source,
    amount: node.span[0],
    rule: '800.1a',
    idle: false,
  });
  return node.modes[amount];
}

const modes: DeedWord<Modes> = {
  kind: 'modes',
  clause: true,
  forms: [4, 3, 2].map((many) => ({
    as: 'clause',
    zh: `{who:party?}选择下列1个效果：${modesOf(many)}`,
  })),
  english: (node, say, voice) =>
    `${does(node.who, voice, 'choose')} one: ${optionsOf(node, say, voice)}`,
  explain: meaning(
    '使用时就宣告选哪一个；不合法的不能选',
    'Which one is declared on use; one that is not legal cannot be chosen',
  ),
  rules: ['800.1a', '800.1b', '800.1c'],
  *run(table, node, scope) {
    const mode = yield* pickMode(table, node, scope);
    return mode !== null && (yield* run(table, mode, scope));
  },
};

function optionsOf(node: Modes, say: Speaker, voice: Voice): string {
  return node.modes.map((mode, index) => `(${index + 1}) ${say(mode, voice)}`).join('; ');
}

export const CONTROL_DEEDS = {
  'where-x': where,
  steps,
  after,
  optional,
  conditional,
  each,
  modes,
} as const;
