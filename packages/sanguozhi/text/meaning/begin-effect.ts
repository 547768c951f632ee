import {
  beginEffect,
  type CardId,
  type Duration,
  type EffectKind,
  type Flow,
  type Seat,
} from '@lianhuan/kernel';
import type { Begun, Body, End, Fixed } from '../../effects/effect-body.ts';
import { rule } from '../../rules.ts';
import type { CardRef, Target } from '../../table/state.ts';
import { refOf, type SanguozhiEffect, type SanguozhiTable, teamOf } from '../../table/table.ts';
import type { Cards, Count, Lasting, Victims } from '../nodes/index.ts';
import type { Party, Period } from '../reading/vocabulary.ts';
import { LASTING_WORDS } from '../words/lasting/index.ts';
import { hasFreeX } from './declared.ts';
import { count, holds } from './evaluate.ts';
import { seesFeatures } from './features.ts';
import { flatten } from './lasting-words.ts';
import { cardsMeant, seatsMeant } from './pick.ts';
import type { Scope } from './scope.ts';
import { withX } from './with-x.ts';

/**
 * Lasting words that an effect begins: whom they are for, and their numbers, are fixed at that moment
 * (708.2b, 708.2c).
 */

/** How long lasting words hold: until when, or for how many turns. */
export interface Span {
  readonly period: Period | null;
  readonly turns: number;
  /** Only where they are for a 阵亡 by damage of these cards, as in {@link End}. */
  readonly lethalFrom?: readonly CardId[];
}

/** Does it end with a turn of its player other than this one? */
function isOfNext(period: Period | null): boolean {
  return period === 'own-next-end' || period === 'subject-next-end';
}

/** When words end that hold for a number of turns, this one included, or for a battle. */
export function endOf({ state }: SanguozhiTable, { period, turns, lethalFrom }: Span): End {
  // What begins within a reset phase, as that phase is heard, waits for another one.
  const waits = isOfNext(period) || (period === 'subject-next-reset' && state.phase === 'reset');
  return {
    lastTurn: period === 'turns' ? state.turn + turns - 1 : waits ? state.turn + 1 : 0,
    battle: period === 'combat' && state.combat !== null ? state.nestedBattles.length : null,
    ...(lethalFrom === undefined ? {} : { lethalFrom }),
  };
}

/**
 * The duration for the kernel, which ends effects 直到本卡离场 as their source leaves; the flow ends all
 * others.
 */
export function durationOf(period: Period | null, { seat }: Scope): Duration {
  switch (period) {
    case 'leaves':
      return { until: 'source-leaves' };
    case 'turn':
    case 'this-turn':
      return { until: 'end-of-turn', of: seat };
    case null:
    case 'game':
    // It is of nobody else: a card that has left is another object (300.8).
    case 'subject-leaves':
      return { until: 'end-of-game' };
    default:
      return { until: 'used' };
  }
}

/** The moments at which effects end: the end or the start of a turn, the end of combat or of a reset phase. */
export type Moment = 'turn-end' | 'turn-start' | 'combat-end' | 'reset-end';

/** All words begun by effects whose time is up now (614.2). */
export function endingNow(table: SanguozhiTable, moment: Moment): SanguozhiEffect[] {
  const { forbid, replace, modify, trigger } = table.effects;
  return [...forbid, ...replace, ...modify, ...trigger].filter((effect) =>
    endsAt(table, effect, moment),
  );
}

function endsAt(table: SanguozhiTable, effect: SanguozhiEffect, moment: Moment): boolean {
  const { state } = table;
  const { body, controller } = effect;
  if (body.kind !== 'begun' && body.kind !== 'awaiting') return false;
  switch (body.period) {
    case 'turn':
    case 'this-turn':
      return moment === 'turn-end';
    case 'turns':
      return moment === 'turn-end' && state.turn >= body.lastTurn;
    case 'own-turn-end':
      return moment === 'turn-end' && state.active === controller;
    case 'own-next-end':
      return moment === 'turn-end' && state.turn >= body.lastTurn && state.active === controller;
    case 'enemy-turn-end':
      return moment === 'turn-end' && isEnemy(table, state.active, controller);
    case 'subject-next-end': {
      const isDue = moment === 'turn-end' && state.turn >= body.lastTurn;
      return isDue && state.active === controllerOfSubject(table, effect);
    }
    case 'subject-next-reset': {
      const isDue = moment === 'reset-end' && state.turn >= body.lastTurn;
      return isDue && state.active === controllerOfSubject(table, effect);
    }
    case 'own-turn-start':
      return moment === 'turn-start' && state.active === controller;
    case 'combat':
      // Effects until the end of combat that began outside a battle end with the turn at the latest.
      if (moment !== 'combat-end') return moment === 'turn-end';
      // The end of a nested battle does not end effects that began in the battle it interrupted.
      return body.battle === null || body.battle >= state.nestedBattles.length;
    case null:
    case 'untapped':
    case 'leaves':
    case 'subject-leaves':
    case 'next':
    case 'game':
      return false;
  }
}

/** Whose the card is, or who the player is, that the words were begun for. */
function controllerOfSubject(table: SanguozhiTable, { body }: SanguozhiEffect): number | null {
  if (body.kind !== 'begun') return null;
  const [ref] = body.fixed.subjects ?? [];
  return ref === undefined ? (body.fixed.seats?.[0] ?? null) : table.cards[ref.card].controller;
}

function isEnemy(table: SanguozhiTable, seat: Seat, of: Seat): boolean {
  return teamOf(table, seat) !== teamOf(table, of);
}

/** Begins lasting words; gives whether there was any card or player that they are for. */
export function* begin(
  table: SanguozhiTable,
  word: Lasting,
  span: Span,
  scope: Scope,
): Flow<boolean> {
  let done = true;
  for (const { word: one, conditions, x } of flatten(word)) {
    if (!conditions.every((condition) => holds(table, condition, scope))) continue;
    const here = x === null ? scope : withX(table, x, scope);
    const fixed = yield* fix(table, one, here);
    if (fixed.subjects?.length === 0 || !rule('708.2a')) done = false;
    else {
      const count = x ?? (hasFreeX(one) ? scope.xIs : undefined);
      const sees = seesFeatures(one, count === undefined ? conditions : [...conditions, count]);
      const numbered = withNumbers(table, one, here);
      for (const some of endingTogether(table, fixed, span)) {
        yield* beginOne(table, numbered, some, span, here, sees);
      }
    }
  }
  return done;
}

/** Those whose time is up at one moment: of each player’s cards by themselves, where it is that player’s phase. */
function endingTogether(table: SanguozhiTable, fixed: Fixed, { period }: Span): readonly Fixed[] {
  const { subjects } = fixed;
  if (period !== 'subject-next-reset' || subjects === null) return [fixed];
  const playerOf = ({ card }: CardRef) => table.cards[card].controller;
  return [...new Set(subjects.map(playerOf))].map((seat) => ({
    ...fixed,
    subjects: subjects.filter((ref) => playerOf(ref) === seat),
  }));
}

function* beginOne(
  table: SanguozhiTable,
  word: Lasting,
  fixed: Fixed,
  span: Span,
  scope: Scope,
  sees: boolean,
): Flow {
  const body: Begun = {
    kind: 'begun',
    word,
    fixed,
    period: span.period ?? 'game',
    seesFeatures: sees,
    ...endOf(table, span),
  };
  // Control had 直到本卡离场 is given back as a rule effect, which has to find it (805.3).
  const lasts = word.kind === 'borrows' && span.period === 'leaves' ? 'game' : span.period;
  const begun = beginEffect<Body>(kindOf(word), scope, durationOf(lasts, scope), body);
  yield* table.procedures.happen(table, begun);
}

function kindOf(word: Lasting): EffectKind {
  const { effect } = LASTING_WORDS[word.kind];
  return effect === 'forbid' || effect === 'replace' ? effect : 'modify';
}

/**
 * The cards or players that the words are for; for words about damage those who take it, where they are
 * named.
 */
function subjectOf(word: Lasting): Victims | Party | null {
  switch (word.kind) {
    case 'damage-change':
      return word.to ?? word.by;
    case 'damage-turned':
      return word.to;
    case 'redirect':
      return word.from;
    case 'while':
    case 'where-lasting':
      return null;
    default:
      return word.who;
  }
}

function* fix(table: SanguozhiTable, word: Lasting, scope: Scope): Flow<Fixed> {
  const who = subjectOf(word);
  let subjects: readonly CardRef[] | null = null;
  let seats: readonly number[] | null = null;
  if (typeof who === 'string') seats = yield* seatsMeant(table, who, scope, word);
  else if (who?.kind === 'players') seats = yield* seatsMeant(table, who.who, scope, who);
  else if (who !== null) subjects = visible(table, word, yield* refsMeant(table, who, scope));
  else if ('who' in word) subjects = [{ card: scope.source, incarnation: scope.incarnation }];
  const that = word.kind === 'redirect' ? yield* newVictim(table, word.to, scope) : scope.that;
  return { subjects, seats, x: scope.x, that, declared: scope.declared };
}

/** The cards whose characteristics the words can change: not those lying face down (112.2b). */
function visible(
  table: SanguozhiTable,
  { kind }: Lasting,
  subjects: readonly CardRef[],
): readonly CardRef[] {
  if (LASTING_WORDS[kind].effect !== 'layer') return subjects;
  return subjects.filter(({ card }) => !table.cards[card].faceDown || !rule('112.2b'));
}

function* refsMeant(table: SanguozhiTable, who: Cards, scope: Scope): Flow<readonly CardRef[]> {
  return (yield* cardsMeant(table, who, scope)).map((card) => refOf(table, card));
}

function* newVictim(table: SanguozhiTable, to: Victims, scope: Scope): Flow<readonly Target[]> {
  if (to.kind === 'players') return [];
  return (yield* refsMeant(table, to, scope)).map((ref) => ({ kind: 'card', ...ref }));
}

/** The words with the numbers in them counted now (708.2b). */
function withNumbers(table: SanguozhiTable, word: Lasting, scope: Scope): Lasting {
  rule('708.2b');
  if (word.kind === 'together') {
    const words = word.words.map((one) => withNumber(table, one, scope));
    return { ...word, words };
  }
  return withNumber(table, word, scope);
}

function isCount(value: unknown): value is Count {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function withNumber<Word extends object>(table: SanguozhiTable, word: Word, scope: Scope): Word {
  if (!('amount' in word) || !isCount(word.amount)) return word;
  const amount = count(table, word.amount, scope);
  return { ...word, amount: { kind: 'number', span: word.amount.span, amount } };
}
