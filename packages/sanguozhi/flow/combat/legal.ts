import { type CardId, NO_CARD, type Seat } from '@lianhuan/kernel';
import { totalOf } from '../../effects/characteristics.ts';
import { characteristicsOf, keywordLevel } from '../../effects/derivation.ts';
import { forbidden } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { isFighting } from '../../table/combat.ts';
import type { Attack, Target } from '../../table/state.ts';
import {
  cardsIn,
  enemiesOf,
  generalsOf,
  inFormation,
  isFormed,
  player,
  printed,
  refOf,
  type SanguozhiTable,
} from '../../table/table.ts';
import type { KeywordName } from '../../text/nodes/index.ts';
import { isAllowed } from './combat-words.ts';

/** Who may attack whom, and who may defend against it (608.1, 609.1). */

/** A player's generals and formations, whether or not they may fight. */
export function fightersOf(table: SanguozhiTable, seat: Seat): CardId[] {
  return [...generalsOf(table, seat), ...cardsIn(table, seat, 'formations')];
}

/** May the card be in a battle at all, by how it lies? */
export function canFight(table: SanguozhiTable, card: CardId): boolean {
  if (printed(table, card).kind === 'formation') return isFormed(table, card);
  return !(inFormation(table, card) && rule('500.7c'));
}

/** May the card attack at all (608.1a, 608.1e)? {@link attackTargets} says whom. */
export function canAttack(table: SanguozhiTable, card: CardId): boolean {
  if (!canFight(table, card) || isFighting(table, card)) return false;
  const { faceDown, tapped } = table.cards[card];
  if (faceDown && obeys('112.3a', '500.7a', '608.1a', '803.4c')) return false;
  if (tapped && obeys('111.2', '500.7b', '608.1a', '803.4c')) return false;
  return !isBarred(table, card, 'attacks', NO_CARD);
}

/** Do words keep the card from this (500.7d, 503.8d, 608.1e, 609.1e)? */
function isBarred(
  table: SanguozhiTable,
  card: CardId,
  how: 'attacks' | 'defends' | 'is-defended',
  against: CardId,
): boolean {
  const event = { type: 'engage', card, how, alone: false, against } as const;
  if (forbidden(table, event) === null) return false;
  const formation = printed(table, card).kind === 'formation';
  return rule(how === 'attacks' ? '608.1e' : '609.1e') && rule(formation ? '503.8d' : '500.7d');
}

/** Do words keep the card from 战斗, which is attacking and defending (500.7)? */
export function cannotFight(table: SanguozhiTable, card: CardId): boolean {
  return isBarred(table, card, 'attacks', NO_CARD) && isBarred(table, card, 'defends', NO_CARD);
}

/** Whom the card may attack: enemy players, and by 虎视 or words their generals and formations. */
export function attackTargets(table: SanguozhiTable, card: CardId): Target[] {
  const { controller } = table.cards[card];
  const targets: Target[] = [];
  for (const seat of attackedPlayers(table, controller)) {
    if (rule('608.1b')) targets.push({ kind: 'seat', seat });
    for (const enemy of fightersOf(table, seat)) {
      if (mayAttackCard(table, card, enemy)) targets.push({ kind: 'card', ...refOf(table, enemy) });
    }
  }
  return targets;
}

function attackedPlayers(table: SanguozhiTable, seat: Seat): readonly Seat[] {
  const enemies = enemiesOf(table, seat);
  if (enemies.length > 1) rule('901.1');
  return enemies;
}

/** Normally only players are attacked (606.3). */
function mayAttackCard(table: SanguozhiTable, card: CardId, enemy: CardId): boolean {
  if (table.cards[enemy].faceDown || !isFighter(table, enemy)) return false;
  return !isBarred(table, card, 'attacks', enemy) && mayAimAt(table, card, enemy);
}

/** Do 虎视 or other words let the card attack that one (606.3)? */
export function mayAimAt(table: SanguozhiTable, card: CardId, enemy: CardId): boolean {
  if (challenges(table, card, enemy)) return true;
  return (isAllowed(table, card, 'attack-generals', enemy) && rule('606.3b')) || !rule('606.3');
}

function isFighter(table: SanguozhiTable, card: CardId): boolean {
  return printed(table, card).kind === 'general' || isFormed(table, card);
}

/**
 * 虎视 (802.22): a general may attack a general whose 兵权条件 is not greater than its own, a 阵型 may attack
 * any.
 */
export function challenges(table: SanguozhiTable, card: CardId, enemy: CardId): boolean {
  if (!has(table, card, 'glare')) return false;
  if (printed(table, card).kind === 'formation') return rule('802.22c');
  if (printed(table, enemy).kind !== 'general') return false;
  return least(table, enemy) <= most(table, card) && obeys('802.22b', '606.3a');
}

/** With several 兵权条件, any of them will do (412.4c). */
function least(table: SanguozhiTable, card: CardId): number {
  return Math.min(...characteristicsOf(table, card).needs.map(totalOf));
}

function most(table: SanguozhiTable, card: CardId): number {
  return Math.max(...characteristicsOf(table, card).needs.map(totalOf));
}

/** Does the card have that 禀赋? */
export function has(table: SanguozhiTable, card: CardId, keyword: KeywordName): boolean {
  return keywordLevel(table, card, keyword) > 0;
}

/** May the card defend against something (609.1a)? Tapped ones may. */
export function canDefend(table: SanguozhiTable, card: CardId): boolean {
  const { faceDown } = table.cards[card];
  if (faceDown && obeys('112.3a', '500.7a', '609.1a')) return false;
  return canFight(table, card) && !isFighting(table, card);
}

/** May the card defend against this attack, against all who make it (609.1b, 807.1e)? */
export function canDefendAgainst(table: SanguozhiTable, card: CardId, attack: Attack): boolean {
  const { controller } = table.cards[card];
  if (attack.defender !== controller && rule('803.4d')) return false;
  rule('609.1b');
  const keptOff = attack.members.some((member) => isKeptOff(table, card, member.card));
  // A card that may not defend against one member of a 战斗集体 may not defend against the group.
  if (attack.members.length > 1 && keptOff) rule('807.1e');
  return !keptOff;
}

function isKeptOff(table: SanguozhiTable, card: CardId, attacker: CardId): boolean {
  return (
    isOutrangedBy(table, attacker, card) ||
    isOutriddenBy(table, attacker, card) ||
    isBarred(table, card, 'defends', attacker) ||
    isBarred(table, attacker, 'is-defended', card)
  );
}

/** 强弓 (802.23): only cards with 强弓 may defend against the attacker, and against a 阵型 only other 阵型. */
function isOutrangedBy(table: SanguozhiTable, attacker: CardId, card: CardId): boolean {
  if (!has(table, attacker, 'strong-bow')) return false;
  const general = printed(table, card).kind === 'general';
  if (printed(table, attacker).kind === 'formation') {
    return (general || !has(table, card, 'strong-bow')) && rule('802.23c');
  }
  return general && !has(table, card, 'strong-bow') && rule('802.23b');
}

/** Generals with only 盾 or without 兵种属性 may not defend against cavalry of 袁绍军 (410.3e). */
function isOutriddenBy(table: SanguozhiTable, attacker: CardId, card: CardId): boolean {
  const { factions, arms } = characteristicsOf(table, attacker);
  if (!factions.includes('yuan-shao') || !arms.includes('cavalry')) return false;
  if (printed(table, card).kind !== 'general') return false;
  return characteristicsOf(table, card).arms.every((arm) => arm === 'shield') && rule('410.3e');
}

/** Must every attack by this card be defended against (骁勇, 802.21)? */
export function isDaring(table: SanguozhiTable, card: CardId): boolean {
  return has(table, card, 'daring') && rule('802.21b');
}

/** 诸侯军 in play: nobody of the player's fights unless a 虎符 is discarded (410.3h). */
export function owesTally(table: SanguozhiTable, seat: Seat): boolean {
  return (
    generalsOf(table, seat).some(
      (card) =>
        !table.cards[card].faceDown && characteristicsOf(table, card).factions.includes('lords'),
    ) && rule('410.3h')
  );
}

/** Is the player still in the game? */
export function plays(table: SanguozhiTable, seat: Seat): boolean {
  return !player(table, seat).left;
}
