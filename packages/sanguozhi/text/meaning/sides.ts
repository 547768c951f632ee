import { type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { attackOf, defenceOf, defendersIn } from '../../table/combat.ts';
import type { ChainItem } from '../../table/state.ts';
import {
  areEnemies,
  enemiesOf,
  isSame,
  type SanguozhiTable,
  seatsFrom,
  teamOf,
} from '../../table/table.ts';
import type { Side } from '../reading/vocabulary.ts';
import type { Scope } from './scope.ts';

/** Whose cards: 己方, 敌方, 防守玩家. */

/** Is that player one of those that 己方, 我方, 敌方… mean? */
export function isSide(table: SanguozhiTable, side: Side, seat: Seat, scope: Scope): boolean {
  if (seat === NOBODY) return false;
  switch (side) {
    case 'own':
      return seat === scope.seat && rule('102.6');
    case 'team':
      return !areEnemies(table, scope.seat, seat) && rule('102.7');
    case 'enemy':
      return areEnemies(table, scope.seat, seat) && rule('102.8');
    case 'that':
    case 'controller':
    case 'defender':
      return seatsOfSide(table, side, scope).includes(seat);
  }
}

/** The players of a side, in the order of play from 己方 on. */
export function seatsOfSide(
  table: SanguozhiTable,
  side: Side | null,
  scope: Scope,
): readonly Seat[] {
  switch (side) {
    case null:
      return seatsFrom(table, scope.seat);
    case 'own':
      rule('102.6');
      return [scope.seat];
    case 'team':
      rule('102.7');
      return teamOf(table, scope.seat);
    case 'enemy':
      rule('102.8');
      return enemiesOf(table, scope.seat);
    case 'that':
      return scope.that.flatMap((one) => (one.kind === 'seat' ? [one.seat] : []));
    case 'controller':
      return controllersOf(table, scope);
    case 'defender':
      return defendersFor(table, scope.source);
  }
}

/** 其控制者: who controls the card spoken of, or did when it left. */
export function controllersOf(table: SanguozhiTable, scope: Scope): readonly Seat[] {
  return scope.that.flatMap((one) => {
    if (one.kind === 'seat') return [];
    if (one.kind === 'item') return itemOf(table, one.item, scope)?.controller ?? [];
    const { controller, lastController } = table.cards[one.card];
    return isSame(table, one) ? controller : lastController;
  });
}

/** 其拥有者: who brought the card spoken of into the game, wherever it lies now (102.4). */
export function ownersOf(table: SanguozhiTable, scope: Scope): readonly Seat[] {
  return scope.that.flatMap((one) => {
    if (one.kind === 'seat') return [];
    const card = one.kind === 'item' ? itemOf(table, one.item, scope)?.card : one.card;
    return card !== undefined && rule('102.4') ? table.cards[card].owner : [];
  });
}

/** What is in the chain under that number; undefined for nothing any more. */
export function itemAt(table: SanguozhiTable, id: number): ChainItem | undefined {
  return table.state.chain.find((item) => item.id === id);
}

/** The same, or what it was when the words spoke of it, before they took it out of the chain. */
function itemOf(table: SanguozhiTable, id: number, { items }: Scope): ChainItem | undefined {
  return itemAt(table, id) ?? items.find((item) => item.id === id);
}

/** 防守玩家: of the attack the card is in; for a bystander, of all attacks. */
export function defendersFor(table: SanguozhiTable, card: CardId): Seat[] {
  const { combat } = table.state;
  if (combat === null) return [];
  const attack = attackOf(table, card);
  if (attack !== null) return [attack.defender];
  const defence = defenceOf(table, card);
  return defence !== null ? [defence.seat] : defendersIn(table, combat);
}
