import { type Form, meaning, type Node, type Unmeant } from '@lianhuan/cardtext';
import { beginEffect, type CardId, type Flow } from '@lianhuan/kernel';
import type { Body } from '../../../effects/effect-body.ts';
import type { SanguozhiTable } from '../../../table/table.ts';
import { begin, durationOf, endOf, type Span } from '../../meaning/begin-effect.ts';
import { run } from '../../meaning/run.ts';
import type { Scope } from '../../meaning/scope.ts';
import type {
  Begin,
  CardDoes,
  Damage,
  Instead,
  LethalInstead,
  LethalThen,
  ShareDamage,
} from '../../nodes/index.ts';
import { isPlural } from '../../reading/english.ts';
import { type DeedWord, says } from '../../reading/word.ts';
import { howLong, remembered, timedBehind } from './begin.ts';
import { dealers } from './damage.ts';
import { ofThat } from './of-that.ts';

/**
 * 对…造成伤害，若其将阵亡，则改为…, and 若其因此阵亡，…: of the 阵亡 that this damage brings about (117.8), as rule
 * effects are carried out after the effect (804.5d).
 */

type Dealing = Damage | ShareDamage;

const DEALING: ReadonlySet<string> = new Set(['damage', 'share-damage']);

/** Deals the damage; gives the cards that deal it, and whether it was done in full. */
function* deal(table: SanguozhiTable, node: Dealing, scope: Scope) {
  const from: readonly CardId[] =
    node.kind === 'damage' ? yield* dealers(table, node.by, scope) : [scope.source];
  const done = yield* run(table, node, scope);
  return { done, span: { period: null, turns: 0, lethalFrom: from } satisfies Span };
}

function insteadOf({ span, victim: who, replaced, may, deed }: LethalInstead): Instead {
  return { kind: 'instead', span, who, replaced, may, deed };
}

function insteadForms(may: boolean): Form[] {
  const zh = `{deal:dealing}，[若|如果]{victim:that}将[|要|会]{replaced:lethal}，[则|]${may ? '[可|可以]' : ''}改为{deed:sentence}`;
  const timed = timedBehind(zh, 'clause').map((form) => ({ ...form, with: { ...form.with, may } }));
  return [...timed, { as: 'clause', zh, with: { may, period: null, turns: 0 } }];
}

const lethalInstead: DeedWord<LethalInstead> = {
  kind: 'lethal-instead',
  forms: [false, true].flatMap(insteadForms),
  english: (node, say, voice) =>
    `${say(node.deal, voice)}; ${say(insteadOf(node), voice)}${howLong(node.period, node.turns)}`,
  explain: meaning(
    '没写到什么时候，就只管这次伤害造成的阵亡：处理规则效果之后不再有',
    'Without a period it replaces the fall by this damage alone: nothing is left of it once rule effects are carried out',
  ),
  rules: ['117.8', '710.1a', '710.3'],
  check: ({ deal: { to }, deed }) => {
    if (to.kind === 'players') return NOBODY_FALLS;
    return deed.kind === 'steps' || deed.kind === 'after' ? TWO_ENDS : null;
  },
  *run(table, node, scope) {
    const { done, span } = yield* deal(table, node.deal, scope);
    const { period, turns } = node;
    yield* begin(table, insteadOf(node), period === null ? span : { period, turns }, scope);
    return done;
  },
};

const lethalThen: DeedWord<LethalThen> = {
  kind: 'lethal-then',
  forms: ofThat(
    'lethal-then',
    (victim) => `{deal:dealing}[，|。][若|如果]${victim}因此阵亡，[|则]{next:chain}`,
  ),
  english: ({ deal: dealt, victim, next }, say, voice) =>
    `${say(dealt, voice)}; if ${say(victim, voice)} falls by it, ${say(next, voice)}`,
  explain: meaning(
    '效果之后处理规则效果时看：最后使它阵亡的是这次伤害才做',
    'Looked at as rule effects are carried out after the effect: done if this damage was the lethal one',
  ),
  rules: ['117.8', '804.5d'],
  check: ({ deal: { to } }) => {
    if (to.kind === 'players') return NOBODY_FALLS;
    return isPlural(to) ? SEVERAL : null;
  },
  *run(table, node, scope) {
    const { done, span } = yield* deal(table, node.deal, scope);
    if (scope.that.length > 0) yield* waitForFall(table, node, span, scope);
    return done;
  },
};

function* waitForFall(
  table: SanguozhiTable,
  { next, victim }: LethalThen,
  end: Span,
  scope: Scope,
): Flow {
  const who = { kind: 'noun', span: victim.span, noun: 'card' } as const;
  const on: CardDoes = { kind: 'card-does', span: victim.span, who, what: 'falls' };
  const fixed = remembered(scope);
  const body: Body = {
    kind: 'awaiting',
    on,
    every: false,
    deed: next,
    fixed,
    period: null,
    ...endOf(table, end),
  };
  const begun = beginEffect('trigger', scope, durationOf(null, scope), body);
  yield* table.procedures.happen(table, begun);
}

/**
 * Behind damage, words that replace what becomes of the card and say no period: those right behind it are of this
 * damage, others of nobody knows what.
 */
export function replacedWithoutEnd(steps: readonly Node[]): Unmeant['why'] | null {
  const dealt = steps.findIndex(({ kind }) => DEALING.has(kind));
  if (dealt < 0) return null;
  const open = steps.slice(dealt + 1).some((step) => {
    if (step.kind !== 'begin') return false;
    const { word, period } = step as Begin;
    return word.kind === 'instead' && period === null && SPOKEN_OF.has(word.who.kind);
  });
  return open ? WITHOUT_END : null;
}

const SPOKEN_OF: ReadonlySet<string> = new Set(['that', 'pronoun']);

const NOBODY_FALLS = says(
  '受到伤害的是粮草，没有卡会阵亡',
  'The damage is dealt to grain: no card falls by it',
);

const SEVERAL = says(
  '受到伤害的可能不止一张，「该将领」不知道是哪一张；写成每当…阵亡时',
  'Several cards may take the damage, and nobody knows which one 该将领 means: write 每当…阵亡时',
);

const TWO_ENDS = says(
  '后面的可以也是改为的，也可以是造成伤害之后再做的；写成两句，或写在伤害前面',
  'What follows may be a part of the replacement, or be done after the damage: write it in front, or in a sentence of its own',
);

const WITHOUT_END = says(
  '可以是这次伤害造成的阵亡，也可以是以后的：紧接着伤害写「若其将阵亡，则改为…」，或写明「直到回合结束」',
  'It may be the fall by this damage, or any later one: write 若其将阵亡，则改为… right behind the damage, or a period such as 直到回合结束',
);

export const LETHAL_DEEDS = {
  'lethal-instead': lethalInstead,
  'lethal-then': lethalThen,
} as const;
