import type { Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { areEnemies, type SanguozhiTable, seatsFrom, teamOf } from '../../table/table.ts';
import type { Party } from '../reading/vocabulary.ts';
import type { Scope } from './scope.ts';
import { controllersOf, defendersFor, ownersOf, seatsOfSide } from './sides.ts';

/** Which players words mean, where no player has to be picked. */

/** The players that the words mean; for 指定 and 选择 those who can be picked. */
export function seatsOf(table: SanguozhiTable, who: Party | null, scope: Scope): readonly Seat[] {
  switch (who) {
    case null:
      return [scope.actor];
    case 'own':
    case 'team':
      return seatsOfSide(table, who, scope);
    case 'enemies':
    case 'target-enemy':
    case 'one-enemy':
      return seatsOfSide(table, 'enemy', scope);
    case 'all':
    case 'target-player':
    case 'one-player':
      return seatsFrom(table, scope.seat);
    case 'others':
      // 我方 means the player and all allies.
      rule('102.3');
      return seatsFrom(table, scope.seat).filter((seat) => seat !== scope.seat);
    case 'that':
      return seatsOfSide(table, 'that', scope);
    case 'controller':
      return controllersOf(table, scope);
    case 'owner':
      return ownersOf(table, scope);
    case 'active':
      return seatsFrom(table, scope.seat).filter((seat) => seat === table.state.active);
    case 'attacker':
      return table.state.combat === null ? [] : [table.state.combat.attacker];
    case 'defender':
      return defendersFor(table, scope.source);
  }
}

/** Is that player one of those the words mean? */
export function isParty(table: SanguozhiTable, who: Party, seat: Seat, scope: Scope): boolean {
  switch (who) {
    case 'own':
      return seat === scope.seat && rule('102.6');
    case 'enemies':
      return areEnemies(table, scope.seat, seat) && rule('102.8');
    case 'team':
      return teamOf(table, scope.seat).includes(seat) && rule('102.7');
    default:
      return seatsOf(table, who, scope).includes(seat);
  }
}

/** Players that are picked where they are named: who is spoken of after that is 该玩家. */
export const PICKED_PLAYERS: ReadonlySet<Party> = new Set<Party>([
  'target-enemy',
  'target-player',
  'one-enemy',
  'one-player',
]);
