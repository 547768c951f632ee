import { type CardId, derivation, NO_CARD, NOBODY, type Seat } from '@lianhuan/kernel';
import { type MinxinEffect, type MinxinTable, printed } from '../table/table.ts';
import type { Body, Modifier } from '../text/nodes/nodes.ts';
import type { ModifyWord, NumberKey } from '../text/reading/word.ts';
import { MODIFIERS } from '../text/words/modifiers.ts';

/** Costs, defences and hand limits as they are now: the printed numbers, changed by the effects in force. */

/** 手牌上限 (2.3.4). */
export const HAND_LIMIT = 5;

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
  ...forEachSeat('cost'),
  ...forEachSeat('hand-limit'),
];
const COST_FOR_ANYONE = 0;
const DEFENCE = 1;
const FIRST_COST = 2;
const FIRST_LIMIT = FIRST_COST + SEATS;

function forEachSeat(number: NumberKey): Meant[] {
  return Array.from({ length: SEATS }, (_, seat) => ({ number, seat: seat as Seat }));
}

/** The lasting words that an effect carries, whether a card has them or an ability began them. */
export function wordOf(body: Body): Body {
  return body.kind === 'begun' ? (body.word as Body) : body;
}

/** The numbers that words can change. */
const derived = derivation<MinxinTable, Body>({
  keys: MEANT.length,

  base(table, card, key) {
    const { number } = MEANT[key];
    if (number === 'hand-limit') return HAND_LIMIT;
    return number === 'cost' ? printed(table, card).cost : printed(table, card).defence;
  },
  affects(table, effect, card, key) {
    const { number, seat } = MEANT[key];
    const modifier = modifierOf(effect);
    const word = modifiers[modifier.kind];
    return word.key === number && word.affects(table, modifier, effect, card, seat);
  },
  modified(_, effect, __, value) {
    const { change } = modifierOf(effect);
    if (change.kind === 'set') return change.amount;
    // Lowered to nothing, 山贼, which always comes back, could be routed without end.
    return Math.max(value + change.amount, Math.min(value, 1));
  },
  bounds: () => [0, Number.MAX_SAFE_INTEGER],
});

function modifierOf(effect: MinxinEffect): Modifier {
  return wordOf(effect.body) as Modifier;
}

/** What a card costs this player now; with `NOBODY`, whoever pays. In 声望, for a 乱军 in 战力. */
export function costFor(table: MinxinTable, card: CardId, seat: Seat): number {
  if (table.effects.modify.length === 0) return printed(table, card).cost;
  return derived.value(table, card, seat === NOBODY ? COST_FOR_ANYONE : FIRST_COST + seat);
}

/** The 战力 it takes to besiege a 领土 now (2.3.2.4). */
export function defenceOf(table: MinxinTable, card: CardId): number {
  if (table.effects.modify.length === 0) return printed(table, card).defence;
  return derived.value(table, card, DEFENCE);
}

/** How many cards a player draws up to (2.3.4). */
export function handLimit(table: MinxinTable, seat: Seat): number {
  if (table.effects.modify.length === 0) return HAND_LIMIT;
  return derived.value(table, NO_CARD, FIRST_LIMIT + seat);
}
