import type { CardDefinition } from '@lianhuan/sanguozhi';
import type { TableView } from '../table-view.ts';
import { countOf } from '../worth/counts.ts';
import { fightersOf } from './battle.ts';

/** As few as form one (503.2a). */
const MEMBERS = 3;

/**
 * What forming a 阵型 is worth: it fights in place of those who form it, so it is for generals who
 * are no fighters.
 */
export function formWorth(table: TableView, printed: CardDefinition): number {
  if (printed.kind !== 'formation' || table.state.players[table.seat].formation !== null) return 0;
  const fighters = fightersOf(table, table.seat)
    .map(({ attack, left }) => attack + 0.7 * left)
    .toSorted((one, other) => one - other);
  if (fighters.length < MEMBERS) return 0;
  const given = fighters.slice(0, MEMBERS).reduce((sum, strength) => sum + strength, 0);
  const formed = inMembers(printed.attack) + 0.7 * inMembers(printed.life);
  return formed + 2 - given;
}

/** A formula in N with the fewest members. */
function inMembers(formula: Extract<CardDefinition, { kind: 'formation' }>['attack']): number {
  switch (formula.kind) {
    case 'members':
      return MEMBERS;
    case 'times':
      return formula.by * inMembers(formula.count);
    case 'plus':
      return inMembers(formula.count) + formula.more;
    default:
      return countOf(formula);
  }
}
