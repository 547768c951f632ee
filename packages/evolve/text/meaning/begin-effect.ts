import type { Span } from '@lianhuan/cardtext';
import { beginEffect, type Duration, type EffectKind, type Flow } from '@lianhuan/kernel';
import type { Body } from '../../effects/effect-body.ts';
import { rule } from '../../rules.ts';
import type { CardRef } from '../../table/state.ts';
import { damageOn, type EvolveTable, refOf } from '../../table/table.ts';
import type { Count, Lasting } from '../nodes/index.ts';
import type { Period, Stat } from '../reading/vocabulary.ts';
import { candidates } from './candidates.ts';
import { count, holds } from './evaluate.ts';
import { flatten, wordOf } from './lasting-words.ts';
import { cardsMeant } from './pick.ts';
import { fixedOf, type Scope } from './scope.ts';

/** Lasting words that an effect begins: the cards they are for and their numbers are fixed as they begin (10.9.2). */

/** How long the kernel is told that the words last; `flow/turn/expiring-effects.ts` ends them. */
function durationOf(period: Period | null, { seat }: Scope): Duration {
  if (period === null) return { until: 'end-of-game' };
  return period === 'turn' ? { until: 'end-of-turn', of: seat } : { until: 'used' };
}

/** How long lasting words hold that an effect begins: a printed period, or until that card has left the field. */
export interface Lasts {
  readonly period: Period | null;
  readonly until: CardRef | null;
}

/** Begins the effects of lasting words; gives whether any began. */
export function* begin(
  table: EvolveTable,
  word: Lasting,
  { period, until }: Lasts,
  scope: Scope,
): Flow<boolean> {
  let done = false;
  for (const { word: one, conditions } of flatten(word)) {
    if (!conditions.every((condition) => holds(table, condition, scope))) continue;
    const subjects = yield* subjectsOf(table, one, scope);
    if (subjects !== null && subjects.length === 0) continue;
    for (const { meant, for: whom } of apart(table, withNumbers(table, one, scope), subjects)) {
      yield* beginOne(table, meant, whom, { period, until }, scope);
    }
    done = true;
  }
  return done;
}

/** Begins that a number of the card is another from now on, for which nobody is asked (5.26.2). */
export function* beginSet(
  table: EvolveTable,
  ref: CardRef,
  { stat, to, span }: { readonly stat: Stat; readonly to: number; readonly span: Span },
  lasts: Lasts,
  scope: Scope,
): Flow {
  const who = { kind: 'that', span, noun: 'it' } as const;
  const amount = { kind: 'number', span, amount: to } as const;
  const word = { kind: 'stat-change', span, who, stat, how: 'set', amount } as const;
  for (const { meant, for: whom } of apart(table, word, [ref])) {
    yield* beginOne(table, meant, whom, lasts, scope);
  }
}

function* beginOne(
  table: EvolveTable,
  word: Lasting,
  subjects: readonly CardRef[] | null,
  { period, until }: Lasts,
  scope: Scope,
): Flow {
  const { turn } = table.state;
  rule('3.1.2.4');
  const fixed = fixedOf(scope, subjects);
  const body: Body = { kind: 'begun', word, fixed, period, until, turn };
  const begun = beginEffect(kindOf(word), scope, durationOf(period, scope), body);
  yield* table.procedures.happen(table, begun);
}

function kindOf(word: Lasting): EffectKind {
  const { effect } = wordOf(word);
  return effect === 'forbid' || effect === 'replace' ? effect : 'modify';
}

/** The cards that the words are for, fixed now: a card that comes later is not affected (10.9.2). Null for words about players. */
function* subjectsOf(
  table: EvolveTable,
  word: Lasting,
  scope: Scope,
): Flow<readonly CardRef[] | null> {
  if (!('who' in word) || word.who.kind === 'players') return null;
  const { who } = word;
  const cards =
    who.kind === 'this' || who.kind === 'that' || who.kind === 'selection'
      ? yield* cardsMeant(table, who, scope)
      : candidates(table, who, scope);
  return cards.map((card) => refOf(table, card));
}

interface Meant {
  readonly meant: Lasting;
  readonly for: readonly CardRef[] | null;
}

/**
 * The words for each card alone where they are not the same for all: 生命值变为N sets the life that a follower has left
 * (5.26.2), which is another number for each, N and the damage on it.
 */
function apart(
  table: EvolveTable,
  word: Lasting,
  subjects: readonly CardRef[] | null,
): readonly Meant[] {
  // Each card has a next start phase, and a next damage, of its own.
  if (subjects !== null && (isOfNextStart(word) || word.kind === 'next-damage')) {
    return subjects.map((ref) => ({ meant: word, for: [ref] }));
  }
  if (
    subjects === null ||
    word.kind !== 'stat-change' ||
    word.how !== 'set' ||
    word.stat !== 'life'
  ) {
    return [{ meant: word, for: subjects }];
  }
  const { span } = word.amount;
  const much = word.amount.kind === 'number' ? Number(word.amount.amount) : 0;
  return subjects.map((ref) => {
    const damage = damageOn(table, ref.card);
    const lost = damage > 0 && rule('5.26.2') ? damage : 0;
    const amount: Count = { kind: 'number', span, amount: much + lost };
    return { meant: { ...word, amount }, for: [ref] };
  });
}

/** 其在下个开始阶段不能竖置: over once its controller's next start phase is. */
export function isOfNextStart(word: Lasting): boolean {
  return word.kind === 'cannot' && word.ban === 'untap-next-start';
}

const NUMBERS = ['amount', 'attack', 'life'] as const;

/** The words with each number counted now. */
function withNumbers(table: EvolveTable, word: Lasting, scope: Scope): Lasting {
  const fixed: Record<string, Count> = {};
  for (const field of NUMBERS) {
    const value = (word as unknown as Readonly<Record<string, Count | undefined>>)[field];
    if (value === undefined) continue;
    fixed[field] = { kind: 'number', span: value.span, amount: count(table, value, scope) };
  }
  return { ...word, ...fixed } as Lasting;
}
