import { type CardId, cachedByObject, type Seat } from '@lianhuan/kernel';
import type { HeldAbility } from '../../effects/characteristics.ts';
import { abilitiesOf, characteristicsOf, hasKeyword, scopeOf } from '../../effects/derivation.ts';
import { forbidden } from '../../events/pipeline.ts';
import { obeys, type RuleId, rule } from '../../rules.ts';
import { roomIn } from '../../table/limits.ts';
import { type EvolveTable, onField, player, zoneOf } from '../../table/table.ts';
import type { PlayerZone } from '../../table/zones.ts';
import { payingsIn } from '../../text/meaning/declared.ts';
import type { Ability, Activated } from '../../text/nodes/index.ts';
import { canMeal, mayEvolve } from '../kinds/evolve.ts';
import { canAfford, hasRoomAfter, priceOf } from './additional-costs.ts';
import { canPay, takesPoints } from './costs.ts';
import { canDeclare } from './declare.ts';
import { type ChangeableCost, changeableCost } from './use-cost.ts';

/** What a player may use (8.2, 8.3, 12.3), and which rule keeps them from it. */

/** The rules that can keep a player from using something; a player is told each in plain words. */
export type Obstacle = Extract<
  RuleId,
  | '1.3.3'
  | '8.1.2'
  | '8.2.1'
  | '8.3.1'
  | '8.3.2'
  | '8.4.2'
  | '8.4.2.1'
  | '8.4.3.2'
  | '10.4.2.2'
  | '10.6.2.3.3'
  | '10.6.2.6'
  | '10.7.2.2'
  | '12.2.2'
  | '12.3.2'
  | '12.3.3'
  | '14.2.1.2.1'
>;

/** When something is used: in the user's own main phase, or in a 快速 window of the opponent's turn. */
export type Window = 'main' | 'quick';

/** The abilities of a spell that are carried out when it is used (10.1.1.4). */
export function spellAbilities(table: EvolveTable, card: CardId): readonly Ability[] {
  return spellAbilitiesAmong(characteristicsOf(table, card).abilities);
}

const spellAbilitiesAmong = cachedByObject((held: readonly HeldAbility[]) =>
  held.map(({ ability }) => ability).filter(({ body }) => body.kind === 'spell'),
);

/** Has the player the 能量点 to use the card, with the additional costs that they can pay and that lower it (10.4.7.2)? */
function affords(table: EvolveTable, seat: Seat, card: CardId): boolean {
  const abilities = spellAbilities(table, card);
  return canAfford(table, seat, changeableCost(table, card), abilities, (ability) =>
    scopeOf(table, card, seat, { root: ability, using: card }),
  );
}

/** The rule that keeps a player from using a card of the hand or the 额外区; null if they may. */
export function obstacleToUse(
  table: EvolveTable,
  seat: Seat,
  card: CardId,
  window: Window,
): Obstacle | null {
  const zone = zoneOf(table, card);
  if (zone !== 'hand' && zone !== 'extra') return '8.2.1';
  const quick = hasKeyword(table, card, 'quick');
  if (window === 'quick' && !(quick && rule('12.3.2'))) return '12.3.2';
  // A card with 快速 can be used in its player's own main phase too (12.3.5).
  if (window === 'main' && quick) rule('12.3.5');
  if (!affords(table, seat, card) && rule('8.2.1')) return '8.2.1';
  return obstacleOfWords(table, seat, card, zone, changeableCost(table, card));
}

/** The rule that keeps a player from using a card wherever it lies, apart from its cost; null for none. @param use what using it takes */
export function obstacleOfWords(
  table: EvolveTable,
  seat: Seat,
  card: CardId,
  zone: PlayerZone,
  use: ChangeableCost,
): Obstacle | null {
  if (forbidden(table, { type: 'use', seat, card, from: zone }) !== null) return '1.3.3';
  const { kind } = characteristicsOf(table, card);
  const abilities = spellAbilities(table, card);
  const able = abilities.every((ability) => {
    const scope = scopeOf(table, card, seat, { root: ability, using: card });
    return canDeclare(table, ability, scope, priceOf(null, { use }));
  });
  if (!able && rule('10.6.2.1.2')) return '10.6.2.3.3';
  if (kind === 'spell') return null;
  if (roomIn(table, seat, 'field') > 0) return null;
  // Additional costs may make room: the field is looked at once they are paid.
  const canMakeRoom = abilities.some((ability) => {
    const scope = scopeOf(table, card, seat, { root: ability, using: card });
    return hasRoomAfter(table, scope, payingsIn(ability));
  });
  return !canMakeRoom && rule('10.6.2.6') ? '10.6.2.6' : null;
}

/** An activated ability of a card on the field, by its place among the card's abilities. */
export interface ActivatedAbility {
  readonly place: number;
  readonly held: HeldAbility;
  readonly body: Activated;
}

/** The activated abilities of a card on the field (8.3.1). */
export function activatedOf(table: EvolveTable, card: CardId): readonly ActivatedAbility[] {
  return activatedAmong(abilitiesOf(table, card));
}

const activatedAmong = cachedByObject((abilities: readonly HeldAbility[]) => {
  const found: ActivatedAbility[] = [];
  abilities.forEach((held, place) => {
    const { body } = held.ability;
    if (body.kind === 'activated') found.push({ place, held, body });
  });
  return found;
});

/** The key under which the uses of a limited ability of this object are counted this turn; a granted one counts apart. */
export function useKey(
  table: EvolveTable,
  card: CardId,
  { ref, granted, since }: HeldAbility,
): string {
  const own = `${card}/${table.cards[card].incarnation}/${ref.definition}/${ref.index}`;
  return granted < 0 ? own : `${own}/${granted}/${since}`;
}

/** Was the ability used as often this turn as 每回合N次 allows? */
export function isUsedUp(table: EvolveTable, card: CardId, held: HeldAbility): boolean {
  const { limit } = held.ability;
  if (limit === 0) return false;
  return (table.state.uses[useKey(table, card, held)] ?? 0) >= limit && rule('10.7.2.2');
}

/** The rule that keeps a player from using an activated ability; null if they may. */
export function obstacleToAbility(
  table: EvolveTable,
  seat: Seat,
  card: CardId,
  { held, body }: ActivatedAbility,
  window: Window,
): Obstacle | null {
  const { symbol, cost } = body;
  if (!onField(table, card) || table.cards[card].controller !== seat) return '8.3.1';
  if (window === 'quick' && !(symbol === 'quick' && rule('12.3.3'))) return '12.3.3';
  const once = symbol === 'evolve' || symbol === 'meal';
  if (once && player(table, seat).evolved && rule('8.3.2')) return '8.3.2';
  if (isUsedUp(table, card, held)) return '10.7.2.2';
  const { ref: ability } = held;
  const use = { type: 'use-ability', seat, card, ability, how: 'activated' } as const;
  if (forbidden(table, use) !== null) return '1.3.3';
  if (symbol === 'evolve' && !mayEvolve(table, card) && rule('12.2.2')) return '12.2.2';
  if (symbol === 'meal' && !canMeal(table, card, body.meals) && rule('14.2.1.2.1')) {
    return '14.2.1.2.1';
  }
  const scope = scopeOf(table, card, seat, { root: held.ability });
  const free = { ...scope, x: 0 };
  // An ability whose cost cannot be paid is not offered, so that its use never has to be taken back (10.6.2.5.3).
  if (!canPay(table, cost, free, { points: takesPoints(symbol) }) && rule('10.6.2.5.3')) {
    return '10.4.2.2';
  }
  const price = priceOf(cost, { points: takesPoints(symbol) });
  const able = canDeclare(table, held.ability, scope, price);
  return able || !obeys('10.6.2.1.2', '8.1.2') ? null : '10.6.2.3.3';
}
