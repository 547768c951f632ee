import { type CardId, NO_CARD, type Option, option, type Seat } from '@lianhuan/kernel';
import { ROLES, type Role } from '../../cards/definition.ts';
import type { HeldAbility } from '../../effects/characteristics.ts';
import { abilitiesOf, derivedCardsWithout, scopeOf, works } from '../../effects/derivation.ts';
import { forbidden } from '../../events/pipeline.ts';
import { useKey } from '../../events/use-limits.ts';
import { obeys, type RuleId, rule } from '../../rules.ts';
import { slotCount } from '../../table/limits.ts';
import type { ChainItem } from '../../table/state.ts';
import {
  cardsIn,
  fieldOf,
  generalsOf,
  player,
  printed,
  roleOf,
  type SanguozhiTable,
  seatsFrom,
  treasuresOf,
  zoneOf,
} from '../../table/table.ts';
import { needsNoTargets } from '../../text/meaning/declared.ts';
import { keywordStands } from '../../text/meaning/keywords.ts';
import { fits } from '../../text/meaning/match.ts';
import { payable } from '../../text/meaning/run.ts';
import { lacksNeeds } from '../kinds/troop-needs.ts';
import { isBarredFrom, roleAllowed } from '../moving/roles.ts';
import { abilitiesWhenUsed, chainIsEmpty, claimedSlots } from './chain.ts';
import { costToPay } from './costs.ts';
import { canDeclare } from './declare.ts';

/** The rules that can stand in the way of using a card or an effect; a player is told each in plain words. */
export type RefusingRule = Extract<
  RuleId,
  | '101.2'
  | '108.4'
  | '108.5c'
  | '110.3'
  | '111.1e'
  | '113.1b'
  | '113.1c'
  | '114.2c'
  | '115.1b'
  | '500.1a'
  | '500.1b'
  | '500.3'
  | '500.4'
  | '500.5a'
  | '501.4'
  | '501.5'
  | '501.5a'
  | '501.5b'
  | '502.3'
  | '502.3b'
  | '502.7a'
  | '503.1'
  | '504.1'
  | '504.1a'
  | '701.2b'
  | '701.2h'
  | '702.1'
  | '702.1a'
  | '702.1b'
  | '702.2e'
  | '804.5c'
  | '808.2'
>;

/** What stands in the way of using a card or an effect; null where nothing does. */
export type Refusal = RefusingRule | null;

/** Own 准备流程, 行动权, empty chain: the time for most of what a player does (605.3, 115.1c–e). */
export function isMainTime(table: SanguozhiTable, seat: Seat): boolean {
  const { state } = table;
  return state.active === seat && state.phase === 'prepare' && chainIsEmpty(table);
}

/** How many more generals could stand in a slot (200.5b, 202.2, 500.3, 500.3a). */
export function freeSlots(table: SanguozhiTable, seat: Seat, role: Role): number {
  const occupied = cardsIn(table, seat, role).length;
  const count = slotCount(table, seat, role);
  // Generals that had no slot of their own take the slots that effects add.
  rule('200.5b');
  // Those whose slots are gone stay.
  if (occupied > count) rule('200.5a');
  return count - occupied - claimedSlots(table, seat, role);
}

/** Has any player a general of that name face up in play, so that another cannot be used (701.2b)? */
function nameInPlay(table: SanguozhiTable, card: CardId): boolean {
  return seatsFrom(table, table.state.active).some((seat) => nameTaken(table, seat, card));
}

/**
 * Does a player have a general of that name face up in play already (500.4)? Cards with the limit
 * symbol do not count. Of generals that effects put into play, rule effects see to the rest (804.5m).
 */
export function nameTaken(table: SanguozhiTable, seat: Seat, card: CardId): boolean {
  const { name, limit } = printed(table, card);
  if (limit > 0 && obeys('403.1a', '500.4')) return false;
  return generalsOf(table, seat).some(
    (other) =>
      other !== card &&
      !table.cards[other].faceDown &&
      printed(table, other).name === name &&
      rule('402.2'),
  );
}

/** Why a hand card cannot be deployed face up in that role. */
export function refuseDeploy(table: SanguozhiTable, seat: Seat, card: CardId, role: Role): Refusal {
  const early = refuseSlot(table, seat, role) ?? refuseUse(table, seat, card, 'deploy');
  if (early !== null) return early;
  if (nameTaken(table, seat, card) && obeys('500.4', '701.2b')) return '500.4';
  if (nameInPlay(table, card) && rule('701.2b')) return '701.2b';
  if (lacksNeeds(table, seat, card) && obeys('412.5a', '500.5a', '701.2b')) return '500.5a';
  if (!roleAllowed(table, card, seat, role)) return '804.5c';
  return refuseDeclaration(table, seat, card, 'deploy', role);
}

/** Why a hand card cannot be deployed face down: neither its name nor its 兵权条件 matter (500.5c). */
export function refuseCovered(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  role: Role,
): Refusal {
  const early = refuseSlot(table, seat, role);
  if (early !== null) return early;
  if (isBarredFrom(table, card, seat, role, true)) return '804.5c';
  // A ban on generals with certain characteristics sees none of them (112.2c).
  rule('112.2c');
  return refuseUse(table, seat, NO_CARD, 'deploy');
}

/** Why a general cannot be deployed into that slot, face up or face down. */
function refuseSlot(table: SanguozhiTable, seat: Seat, role: Role): Refusal {
  if (!isMainTime(table, seat) && obeys('500.1a', '115.1c', '801.2a')) return '500.1a';
  if (player(table, seat).deployed && rule('500.1b')) return '500.1b';
  if (freeSlots(table, seat, role) <= 0 && obeys('500.3', '202.2')) return '500.3';
  rule('701.2c');
  return null;
}

/** Why a tactic cannot be used from where it is (501.5). */
export function refuseTactic(table: SanguozhiTable, seat: Seat, card: CardId): Refusal {
  const definition = printed(table, card);
  if (definition.kind !== 'tactic') return '501.5';
  const { tapped, faceDown } = table.cards[card];
  switch (definition.speed) {
    case 'ordinary':
      if (!isMainTime(table, seat) && obeys('501.5a', '115.1c')) return '501.5a';
      break;
    case 'slow':
      if (!faceDown && rule('501.5b')) return '501.5b';
      if (tapped && obeys('501.5b', '111.2', '113.1e')) return '501.5b';
      break;
    case 'swift':
      if (!isMainTime(table, seat)) obeys('501.5c', '115.1a');
      break;
  }
  // A tactic that was set lies in its slot already.
  const needsSlot = !faceDown || !rule('501.4a');
  if (needsSlot && freeTacticSlots(table, seat) <= 0 && obeys('501.4', '701.2d')) return '501.4';
  return refuseUse(table, seat, card, 'tactic') ?? refuseDeclaration(table, seat, card, 'tactic');
}

/**
 * How many more tactics a player could have: those on the field, face up or down, and in the chain take
 * slots (501.4).
 */
export function freeTacticSlots(table: SanguozhiTable, seat: Seat): number {
  // A slot for each tactic, whichever way up it lies.
  rule('204.2');
  return (
    slotCount(table, seat, 'tactic') -
    cardsIn(table, seat, 'tactics').length -
    claimedSlots(table, seat, 'tactic')
  );
}

/** Why a treasure cannot be equipped on that general (502.3, 502.7a). */
export function refuseTreasure(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  bearer: CardId,
): Refusal {
  if (!isMainTime(table, seat) && rule('502.3')) return '502.3';
  const definition = printed(table, card);
  if (definition.kind !== 'treasure') return '502.3';
  const { set } = definition;
  if (set !== null && player(table, seat).setsEquipped.includes(set.name) && rule('502.3b'))
    return '502.3b';
  if (!canBear(table, card, bearer)) return '502.7a';
  return (
    refuseUse(table, seat, card, 'treasure') ?? refuseDeclaration(table, seat, card, 'treasure')
  );
}

/** Does the general meet 装备条件, judged without the treasure itself (418.4)? */
export function canBear(table: SanguozhiTable, card: CardId, bearer: CardId): boolean {
  const definition = printed(table, card);
  if (definition.kind !== 'treasure' || printed(table, bearer).kind !== 'general') return false;
  if (table.cards[bearer].faceDown && obeys('112.3c', '500.11')) return false;
  const { controller: seat } = table.cards[bearer];
  const bears = { type: 'equip', card, bearer, seat } as const;
  if (table.cards[card].host !== bearer && forbidden(table, bears) !== null) return false;
  const { set } = definition;
  // The same card of a set is not borne twice (502.5).
  if (
    set !== null &&
    treasuresOf(table, bearer).some(
      (one) => one !== card && printed(table, one).name === definition.name,
    )
  )
    return false;
  if (definition.bearer === null || !obeys('502.7a', '418.2', '418.3a', '701.2e')) return true;
  const { controller } = table.cards[card];
  rule('418.4');
  const derived = derivedCardsWithout(table, card);
  return fits(table, definition.bearer, bearer, scopeOf(table, card, controller, { derived }));
}

/** Why an activated effect cannot be used now (702.1, 702.2). */
export function refuseAbility(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  held: HeldAbility,
): Refusal {
  const { ability, ref } = held;
  const { body, limit } = ability;
  if (body.kind !== 'activated' || !keywordStands(ability)) return '702.1';
  const refused = refuseTime(table, seat, card, body.symbol);
  if (refused !== null) return refused;
  const scope = scopeOf(table, card, seat, { x: 0 });
  if (!works(table, card, ability, scope) && rule('108.4')) return '108.4';
  const uses = table.state.uses[useKey(card, ref)] ?? 0;
  if (limit > 0 && uses >= limit && obeys('808.2', '105.12', '105.12b', '702.1d')) return '808.2';
  const cost = body.cost === null ? null : costToPay(table, seat, card, body.cost);
  if (cost !== null && !payable(table, cost, scope) && obeys('702.2d', '108.5c')) return '108.5c';
  const canUse = needsNoTargets(ability) || canDeclare(table, ability, card, seat);
  if (!canUse && rule('702.2e')) return '702.2e';
  const { symbol } = body;
  if (forbidden(table, { type: 'use', seat, item: 0, kind: 'ability', card, symbol }) !== null)
    return '101.2';
  return null;
}

function refuseTime(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  symbol: 'tap' | 'ordinary' | 'swift',
): Refusal {
  if (symbol === 'swift') {
    if (!chainIsEmpty(table) && obeys('702.1b', '105.6', '105.6a', '115.1b')) return '702.1b';
    return null;
  }
  const timed =
    obeys('702.1a', '115.1d', '108.3b') &&
    (symbol === 'tap' ? obeys('105.4', '111.1b') : rule('105.5'));
  if (!isMainTime(table, seat) && timed) return '702.1a';
  if (symbol !== 'tap') return null;
  if (table.cards[card].tapped && obeys('105.4', '111.1e')) return '111.1e';
  const forbids = forbidden(table, { type: 'tap', card, tapped: true });
  return forbids === null ? null : '101.2';
}

function refuseUse(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  kind: ChainItem['kind'],
): Refusal {
  return forbidden(table, { type: 'use', seat, item: 0, kind, card }) === null ? null : '101.2';
}

/**
 * Null if all that an ability must have declared can be declared; what is optional in it can be left
 * out (110.3).
 */
function refuseDeclaration(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  kind: ChainItem['kind'],
  role: Role | null = null,
): Refusal {
  for (const { ability } of abilitiesWhenUsed(table, card, kind, role)) {
    if (needsNoTargets(ability) || canDeclare(table, ability, card, seat)) continue;
    if (obeys('110.3', '501.8', '701.2g')) return '110.3';
  }
  return null;
}

/** The activated effects a seat can use now, of cards in play and in hand. */
export function abilityOptions(table: SanguozhiTable, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const card of fieldOf(table, seat)) {
    if (!table.cards[card].faceDown) addAbilities(table, seat, card, options);
  }
  for (const card of cardsIn(table, seat, 'hand')) addAbilities(table, seat, card, options);
  return options;
}

function addAbilities(table: SanguozhiTable, seat: Seat, card: CardId, options: Option[]): void {
  const abilities = abilitiesOf(table, card);
  for (let place = 0; place < abilities.length; place++) {
    const held = abilities[place];
    // Static effects are not used: they apply all the time (115.2b).
    if (held.ability.body.kind !== 'activated' && rule('115.2b')) continue;
    if (zoneOf(table, card) === 'hand' && !isUsableFromHand(table, held)) continue;
    if (refuseAbility(table, seat, card, held) === null) {
      options.push(option('activate', card, seat, place));
    }
  }
}

/**
 * Can the ability be used from the hand: is it 属性 (108.6a), or does it say so (108.6b), as 先锋 does
 * (802.17b)?
 */
export function isUsableFromHand(table: SanguozhiTable, { ability, ref }: HeldAbility): boolean {
  if (ability.property) return rule('108.6a');
  const { body } = table.library[ref.definition].catalogue[ref.index];
  return (
    body.kind === 'keyword' && body.name === 'vanguard' && obeys('108.6b', '108.6c', '802.17b')
  );
}

/** Why a general lying face down cannot be flipped (113.2, 701.2h). */
export function refuseFlip(table: SanguozhiTable, seat: Seat, card: CardId): Refusal {
  if (!table.cards[card].faceDown && rule('113.1b')) return '113.1b';
  if (nameTaken(table, seat, card) && obeys('500.4', '701.2h', '113.2')) return '500.4';
  if (nameInPlay(table, card) && rule('701.2h')) return '701.2h';
  if (lacksNeeds(table, seat, card) && obeys('412.5a', '113.2', '500.5a', '701.2h')) {
    return '500.5a';
  }
  return (
    refuseUse(table, seat, card, 'flip') ??
    refuseDeclaration(table, seat, card, 'flip', roleOf(table, card))
  );
}

/** The roles a general could take, in the order of the map. */
export const ROLE_LIST = Object.keys(ROLES) as Role[];
