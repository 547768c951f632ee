import { type CardId, citedAside, type Seat } from '@lianhuan/kernel';
import { rule } from '../rules.ts';
import type { Attack, Combat, Defence } from './state.ts';
import { isSame, type SanguozhiTable } from './table.ts';

/** Reading the battle under way (606). */

/** The attack a card takes part in; null for none. */
export function attackOf(table: SanguozhiTable, card: CardId): Attack | null {
  return partOf(table, card, table.state.combat?.attacks ?? []);
}

/** The defence a card takes part in; null for none. */
export function defenceOf(table: SanguozhiTable, card: CardId): Defence | null {
  return partOf(table, card, table.state.combat?.defences ?? []);
}

/**
 * The attack or defence that has the card as a member; a card that has changed zones since is another
 * object.
 */
function partOf<Part extends Attack | Defence>(
  table: SanguozhiTable,
  card: CardId,
  parts: readonly Part[],
): Part | null {
  const { incarnation } = table.cards[card];
  for (const part of parts) {
    for (const member of part.members) {
      if (member.card === card && member.incarnation === incarnation) return part;
    }
  }
  return null;
}

/** Is a card 进攻中的 (606.10a)? */
export function isAttacking(table: SanguozhiTable, card: CardId): boolean {
  return attackOf(table, card) !== null;
}

/** Is a card 防守中的 (606.10b)? */
export function isDefending(table: SanguozhiTable, card: CardId): boolean {
  return defenceOf(table, card) !== null;
}

/** Is a card 战斗中的, on either side (606.10c)? */
export function isFighting(table: SanguozhiTable, card: CardId): boolean {
  return attackOf(table, card) !== null || defenceOf(table, card) !== null;
}

/** Does a card fight 单独: is nobody left who attacks, or defends, beside it (606.8)? */
export function isAlone(table: SanguozhiTable, card: CardId): boolean {
  const { combat } = table.state;
  if (combat === null) return false;
  if (attackOf(table, card) !== null) return isOne(combat.attacks);
  const seat = defenceOf(table, card)?.seat;
  return seat !== undefined && isOne(combat.defences.filter((one) => one.seat === seat));
}

function isOne(parts: readonly (Attack | Defence)[]): boolean {
  return parts.length === 1 && parts[0].members.length === 1 && rule('606.8');
}

/** Is an attacker 被防守的? That is decided when the defence phase ends, whoever leaves later (606.10d). */
export function isDefended(table: SanguozhiTable, card: CardId): boolean {
  const attack = attackOf(table, card);
  const { combat } = table.state;
  if (attack === null || combat === null) return false;
  return wasDefended(combat, attack);
}

/** Is an attacker 未被防守的? None is before the defence phase ends (606.10d). */
export function isUndefended(table: SanguozhiTable, card: CardId): boolean {
  const attack = attackOf(table, card);
  const { combat } = table.state;
  if (attack === null || combat === null || combat.defended === null) return false;
  return !wasDefended(combat, attack);
}

/** Was the attack defended against when the defence phase ended? */
export function wasDefended(combat: Combat, attack: Attack): boolean {
  citedAside(() => rule('606.10d'));
  return combat.defended?.includes(attack.id) ?? false;
}

/** An attack by its number; null once all who made it have left. */
export function attackWith(combat: Combat, id: number): Attack | null {
  return combat.attacks.find((attack) => attack.id === id) ?? null;
}

/** The defence against an attack; null for none. */
export function defenceAgainst(combat: Combat, attack: Attack): Defence | null {
  return combat.defences.find((defence) => defence.attack === attack.id) ?? null;
}

/**
 * The cards that 对战 with a card: its defenders, the attackers it defends against, and the card it
 * attacks by 虎视 (606.6).
 */
export function opponentsOf(table: SanguozhiTable, card: CardId): CardId[] {
  const { combat } = table.state;
  if (combat === null) return [];
  const found = new Set<CardId>();
  const attack = attackOf(table, card);
  if (attack !== null) {
    const defence = defenceAgainst(combat, attack);
    for (const member of defence?.members ?? []) found.add(member.card);
    if (attack.target.kind === 'card') found.add(attack.target.card);
  }
  const defence = defenceOf(table, card);
  for (const other of combat.attacks) {
    const { target } = other;
    const stands = other.id === defence?.attack;
    const isTarget = target.kind === 'card' && target.card === card && isSame(table, target);
    if (!stands && !isTarget) continue;
    for (const member of other.members) found.add(member.card);
  }
  return [...found];
}

/** 防守玩家 of the battle, in the order of play after the attacking player (901.2). */
export function defendersIn(table: SanguozhiTable, combat: Combat): Seat[] {
  const attacked = new Set(combat.attacks.map(({ defender }) => defender));
  return [...attacked].sort(
    (one, other) => distance(table, combat.attacker, one) - distance(table, combat.attacker, other),
  );
}

function distance({ seats }: SanguozhiTable, from: Seat, to: Seat): number {
  return (to - from + seats) % seats;
}
