import {
  carryingDoers,
  childrenOf,
  meaning,
  type Node,
  type Speaker,
  type Voice,
} from '@lianhuan/cardtext';
import type { Flow, Seat } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import type { SanguozhiTable } from '../../../table/table.ts';
import { areInSomeHand } from '../../meaning/candidates.ts';
import { seatsMeant } from '../../meaning/pick.ts';
import { PICKED_PLAYERS } from '../../meaning/players.ts';
import { payable, run, runByEach } from '../../meaning/run.ts';
import type { Scope } from '../../meaning/scope.ts';
import { withX } from '../../meaning/with-x.ts';
import type { After, Deed, Selection, Send, Steps, Where } from '../../nodes/index.ts';
import { isPlural } from '../../reading/english.ts';
import type { Party } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import { replacedTooLate } from './destroy-instead.ts';
import { replacedWithoutEnd } from './lethal-damage.ts';

/** How deeds make a sentence: one after the other, one only if the other was done, X said at the end. */

/** What a player does with what is their own. */
const OF_DOER = new Set<string>(['draw', 'discard']);

/**
 * Who a step says draws or discards, other than 己方. Whose 粮 changes does nothing: of 敌方-2粮，抓1张卡 己方 draws, as
 * wherever nobody is named.
 */
function doerOf(step: Node): Party | null {
  const { who = null } = step as { readonly who?: Party | null };
  if (!OF_DOER.has(step.kind) || who === null || who === 'own') return null;
  return PICKED_PLAYERS.has(who) ? 'that' : who;
}

/** The same step, done by those; null where it says itself who does it. */
function doneBy(step: Node, who: Party): Node | null {
  const isOfDoer = OF_DOER.has(step.kind) || sendsFromHand(step);
  const isOpen = isOfDoer && (step as { readonly who?: unknown }).who === null;
  return isOpen ? ({ ...step, who } as Node) : null;
}

/** 将1张手牌返回卡组底: whoever does it has only their own hand to pick from. */
function sendsFromHand(step: Node): boolean {
  const { what } = step as { readonly what?: Send['what'] };
  return step.kind === 'send' && what?.kind === 'selection' && areInSomeHand(what.filter);
}

const carrying = carryingDoers({ doerOf, doneBy });

const steps: DeedWord<Steps> = {
  kind: 'steps',
  // Behind ； a sentence begins anew.
  meant: (node) => {
    const why = replacedTooLate(node.steps, 'timed');
    if (why !== null) return { why };
    return node.mark === '，' ? carrying.meant(node) : node;
  },
  check: (node) =>
    replacedTooLate(node.steps, 'any') ??
    replacedWithoutEnd(node.steps) ??
    (node.mark === '，' ? carrying.check(node) : null),
  forms: [
    { as: 'effect', zh: '{steps:sentence/；}', with: { mark: '；' } },
    { as: 'chain', zh: '{steps:clause/，}', with: { mark: '，' } },
    { as: 'cost', zh: '{steps:deed/，}', with: { mark: '，' } },
    // 己方-1粮并抓1张卡.
    {
      as: 'clause',
      zh: '{steps.0:deed}[并|并且|且]{steps.1:deed}',
      with: { mark: '，' },
      variant: true,
    },
    {
      as: 'clause',
      zh: '[并|并且|且]{deed:clause}',
      variant: true,
      build: ({ deed }) => deed as Node,
    },
  ],
  english: (node, say, voice) => {
    const parts = node.steps.map((step, index) => {
      const words = say(step, voice);
      return referToSeveral(node.steps.slice(0, index)) ? eachOfThose(words) : words;
    });
    return node.mark === '；' ? parts.join('; ') : listed(parts);
  },
  explain: meaning('按所写的次序执行', 'In the order written'),
  rules: ['705.2c'],
  *run(table, node, scope) {
    let done = true;
    for (const step of node.steps) if (!(yield* run(table, step, scope))) done = false;
    return done;
  },
  *byEach(table, node, seats, scope) {
    let able = seats;
    for (const step of node.steps) {
      const did = yield* runByEach(table, step, seats, scope);
      able = able.filter((seat) => did.includes(seat));
    }
    return able;
  },
  payable: (table, node, scope) => node.steps.every((step) => payable(table, step, scope)),
};

/** Did these deeds last speak of several cards, so that 该将领 means each of them? */
function referToSeveral(steps: readonly Deed[]): boolean {
  const last = steps.flatMap(selectionsIn).at(-1);
  return last !== undefined && isPlural(last);
}

function selectionsIn(node: Node): Selection[] {
  return node.kind === 'selection' ? [node as Selection] : childrenOf(node).flatMap(selectionsIn);
}

function eachOfThose(words: string): string {
  return words.replace(/\bthat (general|tactic|treasure|card)\b/g, 'each of those $1s');
}

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')}, then ${parts.at(-1)}`;
}

const AFTERS = {
  hou: '后，',
  zhihou: '之后，',
  ranhou:
    '[，然后|，然后，|。然后|，之后|，之后，|。之后|，随后|，接着|后|，若如此做，|，若如此做，则|。若如此做，|。若如此做，则|，如此做，|，若这样做，|，若这样做，则]',
} as const satisfies Readonly<Record<After['word'], string>>;

/** Whoever may do something does the rest of it: "you may …; draw 1 card", "they draw 1 card". */
function afterwards(next: Deed, say: Speaker, voice: Voice): string {
  if (voice !== 'they may') return say(next, voice === 'you may' ? 'you' : voice);
  const theirs = say(next, voice);
  return theirs === say(next, 'they') ? theirs : `they ${theirs}`;
}

const after: DeedWord<After> = {
  kind: 'after',
  forms: (['zhihou', 'hou', 'ranhou'] as const).map((word) => ({
    as: 'clause',
    zh: `{first:act}${AFTERS[word]}{next:chain}`,
    with: { word },
  })),
  english: ({ first, next }, say, voice) => {
    const goesOn = doerOf(first) !== null && isOfOneself(next) ? 'they may' : voice;
    return `${say(first, voice)}; if that was done in full, ${afterwards(next, say, goesOn)}`;
  },
  explain: meaning(
    '前面的部分完整执行了，才执行后面的部分',
    'What follows only if what stands before it was carried out in full',
  ),
  rules: ['706.2a'],
  *run(table, node, scope) {
    const doers = yield* doersOf(table, node, scope);
    if (doers !== null) {
      const able = yield* afterEach(table, goneOnWith(node, whoOf(node.first)), doers, scope);
      return able.length === doers.length;
    }
    const done = yield* run(table, node.first, scope);
    if (!done && rule('706.2a')) return false;
    return (yield* run(table, node.next, scope)) && done;
  },
  byEach: afterEach,
  payable: (table, { first }, scope) => payable(table, first, scope),
};

function whoOf(deed: Deed): Party | null {
  return 'who' in deed && deed.kind !== 'control' ? (deed.who as Party | null) : null;
}

/**
 * The players for whom the first deed is, who then go on with the rest: several, or one other than 己方 who draws or
 * discards and goes on with what is their own; else null.
 */
function* doersOf(
  table: SanguozhiTable,
  { first, next }: After,
  scope: Scope,
): Flow<readonly Seat[] | null> {
  const who = whoOf(first);
  const isAlone = doerOf(first) !== null && stepsOf(next).every(isOfOneself);
  if (who === null || (PICKED_PLAYERS.has(who) && !isAlone)) return null;
  const seats = yield* seatsMeant(table, who, scope, first);
  const goOn = seats.length > 1 || (seats.length === 1 && isAlone);
  return goOn && rule('706.2c') ? seats : null;
}

function stepsOf(deed: Deed): readonly Deed[] {
  return deed.kind === 'steps' ? deed.steps : [deed];
}

const OF_GRAIN: ReadonlySet<string> = new Set<Deed['kind']>(['grain', 'pay']);

/** Does a player do it with what is their own, where nobody is named: 抓1张卡, -2粮? */
function isOfOneself(step: Deed): boolean {
  const isOwn = OF_DOER.has(step.kind) || OF_GRAIN.has(step.kind) || sendsFromHand(step);
  return isOwn && whoOf(step) === null;
}

/** Words for all of a kind: named again they are those who did what stands before. */
const ALL_OF_THEM: ReadonlySet<Party | null> = new Set(['enemies', 'all', 'others', 'team']);

/**
 * 敌方舍弃1张手牌后，敌方-2粮: with 后 those who did the first go on (706.2c), named again or not.
 * @param who who does the first
 */
export function goneOnWith(deed: After, who: Party | null): After {
  if (!ALL_OF_THEM.has(who)) return deed;
  const open = (step: Deed): Deed =>
    whoOf(step) === who ? ({ ...step, who: null } as Deed) : step;
  const { next } = deed;
  return {
    ...deed,
    next: next.kind === 'steps' ? { ...next, steps: next.steps.map(open) } : open(next),
  };
}

/** All players do the first deed; those who did it in full go on with the rest. */
function* afterEach(
  table: SanguozhiTable,
  { first, next }: After,
  seats: readonly Seat[],
  scope: Scope,
): Flow<readonly Seat[]> {
  const able = yield* runByEach(table, { ...first, who: null } as Deed, seats, scope);
  for (const step of stepsOf(next)) {
    if (isTheirs(step, scope)) yield* runByEach(table, step, able, scope);
    else if (able.length > 0) yield* run(table, step, scope);
  }
  return able;
}

/** Is it done by whoever did the first: nobody is named, or 该玩家 where no other was spoken of? */
function isTheirs(step: Deed, { that }: Scope): boolean {
  if (!('who' in step)) return false;
  return step.who === null || (step.who === 'that' && that.every(({ kind }) => kind !== 'seat'));
}

const where: DeedWord<Where> = {
  kind: 'where-x',
  forms: [{ as: 'sentence', zh: '{deed:chain}[，|。|（]X[为|等于|是]{count}[|）]' }],
  english: (node, say, voice) => `${say(node.deed, voice)}, where X is ${say(node.count, voice)}`,
  explain: meaning('解析时数出 X', 'X is counted when it is carried out'),
  rules: ['105.3a'],
  *run(table, node, scope) {
    const inner = withX(table, node.count, scope);
    const done = yield* run(table, node.deed, inner);
    scope.that = inner.that;
    return done;
  },
  payable: (table, node, scope) => payable(table, node.deed, withX(table, node.count, scope)),
};

export const SENTENCE_DEEDS = { 'where-x': where, steps, after } as const;
