import { type CardId, type DerivedCards, NO_CARD, type Seat } from '@lianhuan/kernel';
import type { Characteristics } from '../../effects/characteristics.ts';
import type { Fixed } from '../../effects/effect-body.ts';
import type { EvolveEvent } from '../../events/events.ts';
import { rule } from '../../rules.ts';
import type { CardRef, Declared, LastKnown } from '../../table/state.ts';
import { type EvolveTable, refOf, zoneOf } from '../../table/table.ts';
import type { Count } from '../nodes/index.ts';
import type { Agent } from './procedures.ts';

/** What some numbers were as the effect began to be carried out, and stay (13.3.1.3.1, 13.5.1.3.2). */
export interface Counted {
  readonly spells: number;
  readonly graves: number;
}

/** All that is known while words are read: whose they are, and what they have spoken of so far. */
export interface Scope {
  /** 你: the controller of the words. */
  readonly seat: Seat;
  /** Who does what names nobody: 你, unless another player was told to. */
  readonly actor: Seat;
  /** The card whose words they are. */
  readonly source: CardId;
  /** Its incarnation when the words began to work: another one is another card (4.1.4). */
  readonly incarnation: number;
  /** How cards look at this moment: during the layers, half-way. */
  readonly cards: DerivedCards<Characteristics>;
  /** The time stamp of the effect whose words they are (10.9.1.6); 0 where none is in force. */
  readonly since: number;
  /** What a trigger heard. */
  readonly heard: EvolveEvent | null;
  /** 其: what was picked or spoken of last. Words that pick write it. */
  that: readonly CardRef[];
  /** 前者, 后者: what each 选择 so far picked, in order. Words that pick write it. */
  picked: readonly (readonly CardRef[])[];
  /** What was fixed when it was used; null where nothing was. */
  readonly declared: Declared | null;
  /** The ability that is carried out, so that its 选择 are told apart by place; null for others. */
  readonly root: object | null;
  /** What X is; −1 where nothing has said so yet. It is counted when it is first needed. */
  x: number;
  /** X为…: what X will be; null where nothing is said of it. */
  readonly xOf: Count | null;
  /** 骰子点数; 0 before any was thrown. Words that throw write it. */
  die: number;
  /** Fixed as it began to be carried out; null where nothing is being carried out. */
  readonly counted: Counted | null;
  /** The card that is just being used, if any: it lies in the 计算领域 as far as these words look at it (10.6.2.1). */
  using: CardId;
  /** What is carried out is a cost: 其 goes on to mean what it meant. */
  readonly paying: boolean;
  /** Cards that these words have moved, as they are now: they are still meant (4.1.4.1). Words that move cards add to it. */
  readonly followed: CardRef[];
  /** A card that is looked at as it was when it left the field (10.11.1); null for none. */
  readonly left: Left | null;
}

/** A card that has left the field, and what it was there. */
export interface Left {
  readonly card: CardId;
  readonly known: LastKnown;
}

/** The scope of words that begin to work now: nothing has been spoken of, nothing was declared. */
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
    picked: known.picked ?? NONE,
    declared: known.declared ?? null,
    root: known.root ?? null,
    x: known.x ?? -1,
    xOf: known.xOf ?? null,
    die: known.die ?? 0,
    counted: known.counted ?? null,
    using: known.using ?? NO_CARD,
    paying: known.paying ?? false,
    followed: known.followed ?? [],
    left: known.left ?? null,
  };
}

/** The scope of words of an effect: the same, where just so much is known. One is made whenever anybody looks at one. */
export function scopeKnowing(
  { seat, source, incarnation, cards }: Pick<Scope, 'seat' | 'source' | 'incarnation' | 'cards'>,
  { since, x, that, declared }: Pick<Scope, 'since' | 'x' | 'that' | 'declared'>,
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
    picked: NONE,
    declared,
    root: null,
    x,
    xOf: null,
    die: 0,
    counted: null,
    using: NO_CARD,
    paying: false,
    followed: [],
    left: null,
  };
}

const NOTHING_KNOWN: Partial<Scope> = {};
const NONE: readonly never[] = [];

/** The same words, carried out by that player. */
export function actingAs(scope: Scope, actor: Seat): Scope {
  return actor === scope.actor ? scope : { ...scope, actor };
}

/** The same words, with an X that is counted when it is first needed. */
export function withX(scope: Scope, xOf: Count): Scope {
  return { ...scope, x: -1, xOf };
}

/** What was spoken of in a part of the words is known in the rest of them. */
export function keepReferents(scope: Scope, part: Scope): void {
  scope.that = part.that;
  scope.picked = part.picked;
  scope.die = part.die;
}

/** From here on 其 means these; what is picked for a cost is not spoken of. */
export function referTo(scope: Scope, cards: readonly CardRef[]): void {
  if (!scope.paying) scope.that = cards;
}

/**
 * These were moved by the words themselves: wherever they lie now, 其 still means them (4.1.4.1), but for tokens that
 * have ceased to exist (9.1.4.3).
 */
export function follow(table: EvolveTable, cards: readonly CardId[], scope: Scope): void {
  for (const card of cards) {
    if (zoneOf(table, card) !== 'gone' || !rule('9.1.3')) scope.followed.push(refOf(table, card));
  }
}

/** Who does it, with which card's words. */
export function agentOf({ source, seat }: Scope): Agent {
  return { source, seat };
}

/** What the card was when it left, if it is looked at so; null otherwise. */
export function leftAs(card: CardId, { left }: Scope): LastKnown | null {
  return left !== null && left.card === card ? left.known : null;
}

/** What words that go on working have to remember. */
export function fixedOf(scope: Scope, subjects: readonly CardRef[] | null): Fixed {
  const { x, that, declared } = scope;
  return { subjects, x, that, declared };
}
