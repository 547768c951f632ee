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
import { seatsMeant } from '../../meaning/pick.ts';
import { PICKED_PLAYERS } from '../../meaning/players.ts';
import { payable, run, runByEach } from '../../meaning/run.ts';
import type { Scope } from '../../meaning/scope.ts';
import { withX } from '../../meaning/with-x.ts';
import type { After, Deed, Selection, Steps, Where } from '../../nodes/index.ts';
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
  const isOpen = OF_DOER.has(step.kind) && (step as { readonly who?: unknown }).who === null;
  return isOpen ? ({ ...step, who } as Node) : null;
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
  english: ({ first, next }, say, voice) =>
    `${say(first, voice)}; if that was done in full, ${afterwards(next, say, voice)}`,
  explain: meaning(
    '前面的部分完整执行了，才执行后面的部分',
    'What follows only if what stands before it was carried out in full',
  ),
  rules: ['706.2a'],
  *run(table, node, scope) {
    const doers = yield* severalDoers(table, node.first, scope);
    if (doers !== null) {
      const able = yield* afterEach(table, node, doers, scope);
      return able.length === doers.length;
    }
    const done = yield* run(table, node.first, scope);
    if (!done && rule('706.2a')) return false;
    return (yield* run(table, node.next, scope)) && done;
  },
  byEach: afterEach,
  payable: (table, { first }, scope) => payable(table, first, scope),
};

/** The players for whom the first deed is, where they are several; else null. */
function* severalDoers(
  table: SanguozhiTable,
  deed: Deed,
  scope: Scope,
): Flow<readonly Seat[] | null> {
  if (!('who' in deed) || deed.who === null || deed.kind === 'control') return null;
  const seats = yield* seatsMeant(table, deed.who, scope, deed);
  return seats.length > 1 && rule('706.2c') ? seats : null;
}

/** All players do the first deed; those who did it in full go on with the rest. */
function* afterEach(
  table: SanguozhiTable,
  { first, next }: After,
  seats: readonly Seat[],
  scope: Scope,
): Flow<readonly Seat[]> {
  const able = yield* runByEach(table, { ...first, who: null } as Deed, seats, scope);
  for (const step of next.kind === 'steps' ? next.steps : [next]) {
    if ('who' in step && step.who === null) yield* runByEach(table, step, able, scope);
    else if (able.length > 0) yield* run(table, step, scope);
  }
  return able;
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
