import {
  applyTableEvent,
  type CardId,
  citedAside,
  type MoveEvent,
  NOBODY,
  type Seat,
  type ShiftEvent,
} from '@lianhuan/kernel';
import { characteristicsOf, keywordsOf } from '../effects/derivation.ts';
import { obeys, rule } from '../rules.ts';
import type { LastKnown, PendingRuleEffect } from '../table/state.ts';
import {
  COMBAT_DAMAGE,
  countersOn,
  inFormation,
  LASTING_DAMAGE,
  onField,
  printed,
  roleOf,
  type SanguozhiTable,
} from '../table/table.ts';
import { isFieldZone } from '../table/zones.ts';
import type { DamageEvent } from './events.ts';
import type { Open, OpenState } from './open-table.ts';

/** What events change of cards: where they lie, what lies on them, what is remembered of them. */

/** A card moves; one that leaves the field is remembered as it was (804.4). */
export function moveCard(table: SanguozhiTable, open: Open, event: MoveEvent): void {
  const leaves = onField(table, event.card);
  const pendingRuleEffects = leaves ? leaveField(table, open.state, event) : NONE_PENDING;
  applyTableEvent(table, event);
  if (pendingRuleEffects.length > 0)
    open.state.pendingRuleEffects = [...open.state.pendingRuleEffects, ...pendingRuleEffects];
  if (leaves) forgetMember(open.state, event.card);
}

const NONE_PENDING: readonly PendingRuleEffect[] = [];

/** Writes down last known information (804.4); gives the rule effects that will answer the leaving. */
function leaveField(
  table: SanguozhiTable,
  state: OpenState,
  event: MoveEvent,
): readonly PendingRuleEffect[] {
  const { card } = event;
  const now = table.cards[card];
  const to = table.zones[event.to].name;
  if (isFieldZone(to)) return NONE_PENDING;
  if (state.remembered.includes(card)) {
    state.remembered = state.remembered.filter((one) => one !== card);
  } else {
    remember(table, state, card);
  }
  const { factions, role } = state.lastKnown[card];
  if (printed(table, card).kind !== 'general') return NONE_PENDING;
  const by = state.lastDamage[card]?.seat ?? NOBODY;
  const left: PendingRuleEffect = { what: 'left', card, seat: now.controller, role, factions, by };
  return to === 'graveyard' ? [left, { ...left, what: 'to-graveyard' }] : [left];
}

/** Writes down what a card is now, as its last known information (804.4). */
export function remember(table: SanguozhiTable, state: OpenState, card: CardId): void {
  const { incarnation, controller, faceDown, host } = table.cards[card];
  const { attack, life, wit, needs, factions, arms, traits } = characteristicsOf(table, card);
  const known: LastKnown = {
    incarnation,
    controller,
    role: roleOf(table, card),
    attack,
    life,
    wit,
    needs,
    factions,
    arms,
    traits,
    keywords: keywordsOf(table, card),
    faceDown,
    host,
    inFormation: inFormation(table, card),
  };
  state.lastKnown = { ...state.lastKnown, [card]: known };
}

/** A card that goes into the chain from the field leaves its formation too. */
export function shiftCard(table: SanguozhiTable, open: Open, event: ShiftEvent): void {
  const stays = isFieldZone(table.zones[event.to].name);
  const changesHands = table.cards[event.card].controller !== event.controller;
  if (!stays || changesHands) forgetMember(open.state, event.card);
  const isBack = stays && table.zones[table.cards[event.card].zone].name === 'chain';
  applyTableEvent(table, event);
  if (isBack && rule('709.6a')) stamp(table, open, event.card);
}

/** Gives the card a new time stamp: it is turned up or comes out of the chain (709.6a, 113.1h). */
export function stamp(table: SanguozhiTable, open: Open, card: CardId): void {
  open.cards[card].enteredAt = table.clock;
}

function forgetMember(state: OpenState, card: CardId): void {
  for (const player of state.players) {
    const { formation } = player;
    if (formation === null) continue;
    if (formation.card === card) player.formation = null;
    else if (formation.members.includes(card)) {
      const members = formation.members.filter((one) => one !== card);
      player.formation = { card: formation.card, members };
    }
  }
}

/** A card turned face down loses what lay on it: counters and damage (112.4, 117.5). */
export function forgetCard(open: Open, card: CardId): void {
  if (obeys('112.4', '117.5', '119.2b')) open.cards[card].counters = null;
  forgetMember(open.state, card);
}

/** A general that came into play face up: the rule effects of its 阵营 will answer (410). */
export function enter(table: SanguozhiTable, state: OpenState, card: CardId, seat: Seat): void {
  if (printed(table, card).kind !== 'general' || table.cards[card].faceDown) return;
  const { factions } = characteristicsOf(table, card);
  const role = roleOf(table, card);
  state.pendingRuleEffects = [
    ...state.pendingRuleEffects,
    { what: 'entered', card, seat, role, factions, by: NOBODY },
  ];
}

/** Damage lies on a card, or takes 粮草 off a player (117.3). */
export function applyDamage(table: SanguozhiTable, open: Open, event: DamageEvent): void {
  const { to, amount, damage, excess = 0 } = event;
  if (to === null) return;
  if (typeof to === 'number') {
    open.state.players[to].grain -= amount;
    return;
  }
  const counter = damage === 'combat' ? COMBAT_DAMAGE : LASTING_DAMAGE;
  // Until rule effects are looked for, damage is not cut off at 命 (804.3).
  applyTableEvent(table, { type: 'count', card: to.card, counter, by: amount + excess });
  // The latest damage counts (117.8, 706.4a).
  if (to.card in open.state.lastDamage) citedAside(() => obeys('117.8', '706.4a'));
  open.state.lastDamage = {
    ...open.state.lastDamage,
    [to.card]: { card: to.card, source: event.source, seat: event.by },
  };
}

/** Takes damage off a card, as much as lies on it (117.5). */
export function heal(
  table: SanguozhiTable,
  card: CardId,
  damage: 'combat' | 'lasting',
  amount: number,
): void {
  const counter = damage === 'combat' ? COMBAT_DAMAGE : LASTING_DAMAGE;
  const by = -Math.min(amount, countersOn(table, card, counter));
  if (by !== 0) applyTableEvent(table, { type: 'count', card, counter, by });
}
