import type { WordsAtWork } from '@lianhuan/cardtext';
import { type CardId, type DerivedCards, NO_CARD, type Seat } from '@lianhuan/kernel';
import type { Characteristics } from '../../effects/characteristics.ts';
import type { Fixed } from '../../effects/effect-body.ts';
import type { EvolveEvent } from '../../events/events.ts';
import { rule } from '../../rules.ts';
import type { CardRef, Declared, LastKnown } from '../../table/state.ts';
import { type EvolveTable, refOf, zoneOf } from '../../table/table.ts';
import type { CardNoun, Count } from '../nodes/index.ts';
import type { Agent } from './procedures.ts';

/** How many spells and cards lay in the graveyard as the effect began to be carried out (13.3.1.3.1, 13.5.1.3.2). */
export interface Counted {
  readonly spells: number;
  readonly graves: number;
}

/** How many rounds of 重复 and 每有 were gone through without anybody being able to stop (15.2.1.3). */
export interface Rounds {
  done: number;
}

/** Cards that the words brought up, for pronouns that come later. */
export interface Mention {
  /** What the words call them: 随从, 护符; null where they do not say. */
  readonly noun: CardNoun | null;
  readonly refs: readonly CardRef[];
  /** Selected by 选择: 前者, 后者, 两者 and 三者 count these. */
  readonly isSelected: boolean;
}

/** What words refer to while they are read: whose they are, what 其 and X mean, what was declared. */
export interface Scope extends WordsAtWork<EvolveEvent> {
  /** The characteristics of cards as the words see them: within the derivation, as derived so far. */
  readonly cards: DerivedCards<Characteristics>;
  /** The objects that 其 means: those picked or spoken of last. Words that pick write it. */
  that: readonly CardRef[];
  /** For 前者, 后者 and 该随从: all that was brought up so far, in order. Words that pick add to it. */
  mentions: readonly Mention[];
  /** The objects that were picked to pay the cost: 其 means them where nothing else was brought up. Costs add to it. */
  readonly paid: CardRef[];
  /** What the user declared as the ability was used; null where nothing was declared. */
  readonly declared: Declared | null;
  /** The ability that is carried out, in which each 选择 has its place; null for words of none. */
  readonly root: object | null;
  /** What X is; −1 as long as that is open. X为… is counted when X is first needed. */
  x: number;
  /** What X为… says that X is; null where nothing does. */
  readonly xOf: Count | null;
  /** 骰子点数; 0 before any was thrown. Words that throw write it. */
  die: number;
  /** What was counted as the effect began to be carried out; null where none is. */
  readonly counted: Counted | null;
  /** The card that is being used, which counts as lying in the 计算领域 (10.6.2.1); `NO_CARD` for none. */
  using: CardId;
  /** The words are carried out as a cost, so that 其 goes on to mean the cards it meant before. */
  readonly paying: boolean;
  /** The cards that these words have moved, as the objects they are now: 其 still means them (4.1.4.1). Words that move cards add to it. */
  readonly followed: CardRef[];
  /** How many cards the last deed that moves cards has moved: 因此移动的卡牌数量. Words that move cards write it. */
  moved: number;
  /** The rounds of all that is carried out in one go; null for words that are only looked at. */
  readonly rounds: Rounds | null;
  /** A card that the words look at as it was when it left the field (10.11.1); null for none. */
  readonly left: Left | null;
}

/** A card that has left the field, and what it was there. */
export interface Left {
  readonly card: CardId;
  readonly known: LastKnown;
}

/** The scope of words that begin to work now: nothing has been picked or declared but what `known` says. */
export function freshScope(
  who: Pick<Scope, 'seat' | 'source' | 'incarnation' | 'cards'>,
  known: Partial<Scope> = NOTHING_KNOWN,
): Scope {
  // Written out: scopes are made all the time, and a spread takes five times as long.
  return {
    seat: known.seat ?? who.seat,
    actor: known.actor ?? who.seat,
    source: known.source ?? who.source,
    incarnation: known.incarnation ?? who.incarnation,
    cards: known.cards ?? who.cards,
    since: known.since ?? 0,
    heard: known.heard ?? null,
    that: known.that ?? NONE,
    mentions: known.mentions ?? heardOf(known.that),
    paid: known.paid ?? [],
    declared: known.declared ?? null,
    root: known.root ?? null,
    x: known.x ?? -1,
    xOf: known.xOf ?? null,
    die: known.die ?? 0,
    counted: known.counted ?? null,
    using: known.using ?? NO_CARD,
    paying: known.paying ?? false,
    followed: known.followed ?? [],
    moved: known.moved ?? 0,
    rounds: known.rounds ?? null,
    left: known.left ?? null,
  };
}

/** The scope of an effect's words. It is written out apart from `freshScope`, as one is made for each look at an effect. */
export function scopeKnowing(
  { seat, source, incarnation, cards }: Pick<Scope, 'seat' | 'source' | 'incarnation' | 'cards'>,
  {
    since,
    x,
    that,
    mentions,
    declared,
  }: Pick<Scope, 'since' | 'x' | 'that' | 'mentions' | 'declared'>,
): Scope {
  return {
    seat,
    actor: seat,
    source,
    incarnation,
    cards,
    since,
    heard: null,
    that,
    mentions,
    paid: [],
    declared,
    root: null,
    x,
    xOf: null,
    die: 0,
    counted: null,
    using: NO_CARD,
    paying: false,
    followed: [],
    moved: 0,
    rounds: null,
    left: null,
  };
}

/** What fired a trigger is the first that its words bring up. */
export function heardOf(that: readonly CardRef[] = NONE): readonly Mention[] {
  return that.length === 0 ? NONE : [{ noun: null, refs: that, isSelected: false }];
}

const NOTHING_KNOWN: Partial<Scope> = {};
const NONE: readonly never[] = [];

/** The scope in which that player carries the same words out. */
export function actingAs(scope: Scope, actor: Seat): Scope {
  return actor === scope.actor ? scope : { ...scope, actor };
}

/** The scope of the same words with an X为… that is counted when X is first needed. */
export function withX(scope: Scope, xOf: Count): Scope {
  return { ...scope, x: -1, xOf };
}

/** What 其, 前者, 后者 and 骰子点数 mean in a part of the words they mean in the rest of them too. */
export function keepReferents(scope: Scope, part: Scope): void {
  scope.that = part.that;
  scope.mentions = part.mentions;
  scope.die = part.die;
  scope.moved = part.moved;
}

/**
 * From here on 其 means these cards; cards that were picked to pay a cost change nothing of what it means.
 * @param noun what the words call them; null where they do not say
 */
export function referTo(
  scope: Scope,
  refs: readonly CardRef[],
  noun: CardNoun | null = null,
  isSelected = false,
): void {
  if (scope.paying) {
    scope.paid.push(...refs);
    return;
  }
  scope.that = refs;
  scope.mentions = [...scope.mentions, { noun, refs, isSelected }];
}

/**
 * These cards were moved by the words themselves: wherever they lie now, 其 still means them (4.1.4.1), except tokens
 * that have ceased to exist (9.1.4.3). What was selected, or heard of, and then moved to pay a cost is another card by
 * then (4.1.4, 10.6.2.5).
 */
export function follow(table: EvolveTable, cards: readonly CardId[], scope: Scope): void {
  for (const card of cards) {
    if (scope.paying && wasMeant(card, scope) && rule('4.1.4')) continue;
    if (zoneOf(table, card) !== 'gone' || !rule('9.1.3')) scope.followed.push(refOf(table, card));
  }
}

/** Was the card selected as the ability was used, or brought up before the cost was paid? */
function wasMeant(card: CardId, { declared, mentions }: Scope): boolean {
  const all = [...(declared?.targets ?? []), ...mentions.map(({ refs }) => refs)];
  return all.some((refs) => refs.some((ref) => ref.card === card));
}

/** The player and the card of these words, as the agent of what they do. */
export function agentOf({ source, seat }: Scope): Agent {
  return { source, seat };
}

/** What the card was when it left the field, if the words look at it so; null otherwise. */
export function leftAs(card: CardId, { left }: Pick<Scope, 'left'>): LastKnown | null {
  return left !== null && left.card === card ? left.known : null;
}

/** What a delayed trigger has to keep of the scope: 其 means the cards it means now, also those the words have moved (4.1.4.1). */
export function fixedNow(table: EvolveTable, scope: Scope): Fixed {
  const asNow = (ref: CardRef): CardRef => {
    const now = refOf(table, ref.card);
    const isFollowed = scope.followed.some(
      ({ card, incarnation }) => card === now.card && incarnation === now.incarnation,
    );
    return isFollowed && rule('4.1.4.1') ? now : ref;
  };
  const mentions = scope.mentions.map((one) => ({ ...one, refs: one.refs.map(asNow) }));
  return { ...fixedOf(scope, null), that: scope.that.map(asNow), mentions };
}

/** What an effect that the words begin has to keep of their scope. */
export function fixedOf(scope: Scope, subjects: readonly CardRef[] | null): Fixed {
  const { x, that, mentions, declared } = scope;
  return { subjects, x, that, mentions, declared };
}
