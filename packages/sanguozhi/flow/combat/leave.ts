import { type CardId, type Flow, markCitations, withdrawCitations } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { attackWith } from '../../table/combat.ts';
import type { Attack, CardRef, Combat, Defence } from '../../table/state.ts';
import {
  inFormation,
  isFormed,
  isSame,
  onField,
  player,
  printed,
  type SanguozhiTable,
} from '../../table/table.ts';
import { canDefendAgainst, cannotFight, mayAimAt } from './legal.ts';

/** 离开战斗 (606.9): cards that leave a battle. */

/** An effect makes cards leave combat (606.9m); gives whether any did. */
export function* dismiss(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean> {
  return rule('606.9m') && (yield* leaveCombat(table, cards));
}

/**
 * Takes cards out of the battle under way, and out of battles that it interrupted (606.11); gives
 * whether any was in one.
 */
export function* leaveCombat(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean> {
  const { combat, interruptedBattles } = table.state;
  const leaves = (ref: CardRef) => cards.includes(ref.card) && isSame(table, ref);
  const outer = interruptedBattles.map((one) => one && withoutLeaving(table, one, leaves).combat);
  const further = outer.some((one, at) => one !== interruptedBattles[at]);
  if (further) yield* happen(table, { type: 'interrupted-battles', combats: outer });
  return (combat !== null && (yield* thin(table, combat, leaves))) || further;
}

/** Rule effect (804): cards that can no longer be in the battle leave it. */
export function combatChecks(table: SanguozhiTable): Flow<boolean> | null {
  return table.state.combat === null ? null : leaveIllegal(table);
}

/** Takes all cards out of the battle that can no longer be in it; gives whether anything changed. */
export function* leaveIllegal(table: SanguozhiTable): Flow<boolean> {
  let changed = false;
  for (;;) {
    const { combat } = table.state;
    if (combat === null || !(yield* thin(table, combat, misfits(table, combat)))) return changed;
    changed = true;
  }
}

type Leaves = (ref: CardRef, part: Attack | Defence) => boolean;

function misfits(table: SanguozhiTable, combat: Combat): Leaves {
  return (ref, part) => {
    const seat = 'attack' in part ? part.seat : combat.attacker;
    if (hasLeftBattle(table, ref) || isOfAnother(table, ref, seat)) return true;
    // An attack on a player who has left the game is over, and so is a defence by that player.
    const against = 'attack' in part ? seat : part.defender;
    if ((player(table, seat).left || player(table, against).left) && rule('606.9b')) return true;
    if (cannotFight(table, ref.card) && rule('606.9d')) return true;
    return 'attack' in part && hasLostTarget(table, combat, ref, part) && rule('606.9k');
  };
}

/**
 * Has the attack that a defence stands against left, or could its defenders not defend against it any
 * more?
 */
function hasLostTarget(
  table: SanguozhiTable,
  combat: Combat,
  { card }: CardRef,
  defence: Defence,
): boolean {
  const attack = attackWith(combat, defence.attack);
  return attack === null || !canDefendAgainst(table, card, attack);
}

/** Has the card left the field, been turned face down, or lost the right to fight? */
function hasLeftBattle(table: SanguozhiTable, ref: CardRef): boolean {
  const { card } = ref;
  if (!isSame(table, ref) || !onField(table, card)) return obeys('606.9j', '606.9e', '606.9f');
  if (table.cards[card].faceDown) return obeys('606.9i', '112.3b', '503.8a');
  const stands = printed(table, card).kind === 'general' || isFormed(table, card);
  return (!stands || inFormation(table, card)) && rule('606.9d');
}

function isOfAnother(table: SanguozhiTable, ref: CardRef, seat: number): boolean {
  return isSame(table, ref) && table.cards[ref.card].controller !== seat && rule('606.9c');
}

function* thin(table: SanguozhiTable, combat: Combat, leaves: Leaves): Flow<boolean> {
  const { combat: now, left } = withoutLeaving(table, combat, leaves);
  if (now === combat) return false;
  yield* happenTogether(table, [
    { type: 'combat', combat: now },
    ...left.map(({ card }): SanguozhiEvent => ({ type: 'disengage', card })),
  ]);
  return true;
}

/** A battle without those who leave it, the same if nothing changes; a group goes on with the rest (807.1b). */
function withoutLeaving(table: SanguozhiTable, combat: Combat, leaves: Leaves) {
  const left: CardRef[] = [];
  const stay = <Part extends Attack | Defence>(part: Part): Part[] => {
    const gone = part.members.filter((ref) => {
      const consulted = markCitations();
      if (leaves(ref, part)) return true;
      withdrawCitations(consulted);
      return false;
    });
    if (gone.length === 0) return [part];
    const members = part.members.filter((ref) => !gone.includes(ref));
    const disbands = members.length === 0 || !rule('807.1b');
    left.push(...(disbands ? part.members : gone));
    return disbands ? [] : [{ ...part, members }];
  };
  const attacks = combat.attacks.flatMap(stay).map((attack) => redirected(table, attack));
  const defences = combat.defences.flatMap(stay);
  const turned = attacks.some((attack) => !combat.attacks.includes(attack));
  const changes = left.length > 0 || turned;
  return { combat: changes ? { ...combat, attacks, defences } : combat, left };
}

/**
 * The attack, on the defending player where the card it was made on is gone or may not be attacked any
 * more (608.4).
 */
function redirected(table: SanguozhiTable, attack: Attack): Attack {
  const { defender } = attack;
  const consulted = markCitations();
  if ((isLost(table, attack) || isOutOfReach(table, attack)) && rule('608.4')) {
    return { ...attack, target: { kind: 'seat', seat: defender } };
  }
  withdrawCitations(consulted);
  return attack;
}

function isOutOfReach(table: SanguozhiTable, { members, target }: Attack): boolean {
  return target.kind === 'card' && !members.every(({ card }) => mayAimAt(table, card, target.card));
}

/** Is the card that the attack is made on gone, face down, or under another player's control? */
export function isLost(table: SanguozhiTable, { target, defender }: Attack): boolean {
  if (target.kind !== 'card') return false;
  const { controller, faceDown } = table.cards[target.card];
  return (
    !isSame(table, target) || !onField(table, target.card) || faceDown || controller !== defender
  );
}
