import {
  type CardId,
  type Derivation,
  derivation,
  NO_CARD,
  NOBODY,
  type Seat,
} from '@lianhuan/kernel';
import { rule } from '../rules.ts';
import { inPlay, type MinxinEffect, type MinxinTable, printed } from '../table/table.ts';
import { fitsPrinted, isParty } from '../text/meaning/match.ts';
import type { Body, Modifier } from '../text/nodes/nodes.ts';
import type { Value } from '../text/reading/vocabulary.ts';
import type { ModifyWord, NumberKey } from '../text/reading/word.ts';
import { MODIFIERS } from '../text/words/modifiers.ts';
import { ownWorthOf } from './active-effects.ts';
import { modifiersOf } from './effect-index.ts';
import { isInForce, plainWordOf, timesOf } from './in-force.ts';

/** Costs, defences and hand limits as they are now: the printed numbers, changed by the effects in force. */

/** 手牌上限 (2.3.4). */
export const HAND_LIMIT = 5;

/** Words that say themselves how a number changes. */
type Counted = Exclude<Modifier, { kind: 'has-flash' | 'per-each' }>;

const modifiers = MODIFIERS as Readonly<Record<string, ModifyWord>>;

/** One number that can be asked for, and the player for whom it is asked; `NOBODY` where it is the same for all. */
interface Meant {
  readonly number: NumberKey;
  readonly seat: Seat;
}

const SEATS = 6;
/** Keys are places in this list: it is looked at for every effect and card. */
const MEANT: readonly Meant[] = [
  { number: 'cost', seat: NOBODY },
  { number: 'defence', seat: NOBODY },
  { number: 'spoils', seat: NOBODY },
  { number: 'worth', seat: NOBODY },
  { number: 'power', seat: NOBODY },
  { number: 'renown', seat: NOBODY },
  { number: 'favor', seat: NOBODY },
  ...forEachSeat('cost'),
  ...forEachSeat('hand-limit'),
];
const COST_FOR_ANYONE = 0;
const FIRST_VALUE = 1;
const FIRST_COST = 7;
const FIRST_LIMIT = FIRST_COST + SEATS;

function forEachSeat(number: NumberKey): Meant[] {
  return Array.from({ length: SEATS }, (_, seat) => ({ number, seat: seat as Seat }));
}

const laws: Derivation<MinxinTable, Body> = {
  keys: MEANT.length,

  base(table, card, key) {
    const { number } = MEANT[key];
    if (number === 'hand-limit') return HAND_LIMIT;
    return printed(table, card)[number];
  },
  modifiers: (table, key) => modifiersOf(table, MEANT[key].number),

  affects(table, effect, card, key) {
    const modifier = modifierOf(effect);
    const { seat } = MEANT[key];
    return (
      modifiers[modifier.kind].affects(table, modifier, effect, card, seat) &&
      isInForce(table, effect)
    );
  },
  modified(table, effect, card, value) {
    const { change } = modifierOf(effect);
    if (change.kind === 'set') return change.amount;
    const sum = value + change.amount * timesOf(table, effect);
    return isBackAgain(table, card) ? Math.max(sum, Math.min(value, 1)) : sum;
  },
  bounds: () => [0, Number.MAX_SAFE_INTEGER],
};

/** The numbers that words can change. */
const derived = derivation(laws);

/** A 乱军 that is always available comes back (2.4.1): for nothing it could be routed without end. */
function isBackAgain(table: MinxinTable, card: CardId): boolean {
  if (card === NO_CARD) return false;
  const { home, kind } = printed(table, card);
  return home === 'always' && kind === 'rebel';
}

function modifierOf(effect: MinxinEffect): Counted {
  return plainWordOf(effect.body) as Counted;
}

/** What a card costs this player now; with `NOBODY`, whoever pays. In 声望, for a 乱军 in 战力. */
export function costFor(table: MinxinTable, card: CardId, seat: Seat): number {
  if (table.effects.modify.length === 0) return printed(table, card).cost;
  return derived.value(table, card, seat === NOBODY ? COST_FOR_ANYONE : FIRST_COST + seat);
}

/** The effects on the cost of 下一张 that end when this player recruits the card, as also a 乱军 that was routed (2.4.4). */
export function endingWithRecruit(
  table: MinxinTable,
  seat: Seat,
  card: CardId,
): readonly MinxinEffect[] {
  return table.effects.modify.filter((effect) => {
    const word = plainWordOf(effect.body) as Counted;
    if (word.kind !== 'payment-change' || !word.next) return false;
    const { controller, source } = effect;
    if (!isParty(table, word.who, controller, seat)) return false;
    return fitsPrinted(table, card, word.filter, source, seat);
  });
}

/** The 战力 it takes to besiege a 领土 now (2.3.2.4). */
export function defenceOf(table: MinxinTable, card: CardId): number {
  if (table.effects.modify.length === 0) return printed(table, card).defence;
  return derived.value(table, card, FIRST_VALUE);
}

/** A number printed on a card as it is now, whoever asks. */
export function valueNow(table: MinxinTable, card: CardId, value: Value): number {
  if (table.effects.modify.length === 0) return printed(table, card)[value];
  return derived.value(table, card, VALUE_KEYS.indexOf(value));
}

const VALUE_KEYS: readonly Value[] = MEANT.slice(0, FIRST_COST).map(
  ({ number }) => number as Value,
);

/** The 民心值 as it counts at the end: outside of play, too, what the card says of it holds (2.5.1#2). */
export function worthOf(table: MinxinTable, card: CardId): number {
  const own = inPlay(table, card) ? [] : ownWorthOf(table, card);
  if (own.length === 0 || !rule('2.5.1#2')) return valueNow(table, card, 'worth');
  const speaking = [...own, ...modifiersOf(table, 'worth')]
    .filter((effect) => laws.affects(table, effect, card, VALUE_KEYS.indexOf('worth')))
    .sort((one, other) => one.layer - other.layer);
  const worth = speaking.reduce(
    (value, effect) => laws.modified(table, effect, card, value),
    printed(table, card).worth,
  );
  return Math.max(0, worth);
}

/** How many cards a player draws up to (2.3.4). */
export function handLimit(table: MinxinTable, seat: Seat): number {
  if (table.effects.modify.length === 0) return HAND_LIMIT;
  return derived.value(table, NO_CARD, FIRST_LIMIT + seat);
}
