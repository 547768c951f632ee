import type { nodes } from '@lianhuan/sanguosha';
import type { TableView } from './table-view.ts';

/**
 * Skills that keep their owner from playing: it is turned over, or goes without a draw phase or a play phase. Once in a
 * while that pays; a game in which it is done each turn need never end.
 */

/** So many rounds such a skill is worth what its words say. */
const PATIENCE = 20;
/** By so much it is worth less each round after them, in cards. */
const LESS_EACH_ROUND = 0.15;

/** What a part of a skill is worth less, in cards, for the time that the game has lasted; 0 or more. */
export function delayPrice(table: TableView, { cost, effect }: Delaying): number {
  const late = Math.max(0, table.state.round - PATIENCE);
  if (late === 0) return 0;
  const { turnedOver } = table.state.characters[table.seat];
  return late * LESS_EACH_ROUND * (delaysIn(cost, turnedOver) + delaysIn(effect, turnedOver));
}

type Delaying = Pick<nodes.TriggerPart, 'cost' | 'effect'>;

/** How often words take a turn, or the phase of one, from whoever uses them. @param turnedOver whether turning over brings it back */
function delaysIn(words: unknown, turnedOver: boolean): number {
  if (typeof words !== 'object' || words === null) return 0;
  const deed = words as nodes.Deed;
  // What others are made to do delays them.
  if (deed.kind === 'let' && !isOneself(deed.whom)) return 0;
  if (deed.kind === 'change-state') {
    return !turnedOver && (deed.change === 'turn-over' || deed.change === 'stack') ? 1 : 0;
  }
  if (deed.kind === 'skip') return deed.phase === 'draw' || deed.phase === 'play' ? 1 : 0;
  return Object.values(words).reduce((sum: number, part) => sum + delaysIn(part, turnedOver), 0);
}

function isOneself(whom: nodes.CharacterNoun): boolean {
  return whom.kind === 'named-characters' && whom.who === 'you';
}
