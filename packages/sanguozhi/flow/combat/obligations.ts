import { mostWorth } from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { Attack } from '../../table/state.ts';
import { isSame, type SanguozhiTable } from '../../table/table.ts';
import { mustDo } from './combat-words.ts';
import { challenges, isDaring } from './legal.ts';

/**
 * Who has to defend, and what has to be defended against (609.1d). Duties can be at odds, as when
 * one general is stared at by two: then as many are met as can be met.
 */

/** A possible pick: this card against that attack. */
export interface Pairing {
  readonly card: CardId;
  readonly attack: number;
}

/** Does a set of pairings meet it? */
type Duty = (pairings: readonly Pairing[]) => boolean;

/** All that is demanded of the defenders of these attacks. */
export function dutiesOf(
  table: SanguozhiTable,
  attacks: readonly Attack[],
  cards: readonly CardId[],
): readonly Duty[] {
  const duties: Duty[] = [];
  for (const attack of attacks) {
    const stared = challengedBy(table, attack);
    if (stared !== null && rule('609.1d'))
      duties.push((pairings) => hasPair(pairings, stared, attack.id));
    if (mustBeDefended(table, attack) && rule('609.1d')) {
      duties.push((pairings) => pairings.some((pair) => pair.attack === attack.id));
    }
  }
  for (const card of cards) {
    if (mustDo(table, card, 'defend') && rule('609.1d'))
      duties.push((pairings) => pairings.some((pair) => pair.card === card));
  }
  return duties;
}

function hasPair(pairings: readonly Pairing[], card: CardId, attack: number): boolean {
  return pairings.some((pair) => pair.card === card && pair.attack === attack);
}

/** The general that the attack is made on by 虎视: it must defend against it (802.22); null for none. */
function challengedBy(table: SanguozhiTable, { members, target }: Attack): CardId | null {
  if (target.kind !== 'card' || !isSame(table, target)) return null;
  const { card } = target;
  return members.some((member) => challenges(table, member.card, card)) ? card : null;
}

function mustBeDefended(table: SanguozhiTable, { members }: Attack): boolean {
  return members.some(({ card }) => isDaring(table, card) || mustDo(table, card, 'be-defended'));
}

/**
 * The pairings after which as many duties can still be met as now, and whether the player may stop
 * picking.
 */
export interface Choices {
  readonly pairings: readonly Pairing[];
  readonly mayStop: boolean;
}

/**
 * @param made the pairings chosen so far
 * @param possible those that could still be chosen; each card and each attack takes one
 */
export function dutifulChoices(
  duties: readonly Duty[],
  made: readonly Pairing[],
  possible: readonly Pairing[],
): Choices {
  if (duties.length === 0) return { pairings: possible, mayStop: true };
  const best = mostMet(duties, made, possible);
  const within = (pair: Pairing) =>
    mostMet(duties, [...made, pair], without(possible, pair)) === best;
  return { pairings: possible.filter(within), mayStop: countMet(duties, made) === best };
}

/** May this card join an attack's defenders as the second of a 战斗集体, and all duties still be met? */
export function mayBeSpared(
  duties: readonly Duty[],
  made: readonly Pairing[],
  possible: readonly Pairing[],
  pair: Pairing,
): boolean {
  if (duties.length === 0) return true;
  const rest = possible.filter(({ card }) => card !== pair.card);
  return mostMet(duties, [...made, pair], rest) >= mostMet(duties, made, possible);
}

/** Those still possible after a pick: an attack is defended against by one card, or one group (606.5). */
export function without(possible: readonly Pairing[], { card, attack }: Pairing): Pairing[] {
  return possible.filter(
    (pair) => pair.card !== card && (pair.attack !== attack || !rule('606.5')),
  );
}

/** The greatest number of duties that the pairings made, with any of the possible ones, can meet. */
function mostMet(
  duties: readonly Duty[],
  made: readonly Pairing[],
  possible: readonly Pairing[],
): number {
  const open = duties.filter((duty) => !duty(made));
  const helpful = possible.map((pair) => {
    const { card: row, attack: column } = pair;
    return { row, column, worth: countMet(open, [pair]) };
  });
  // No two pairings that share neither card nor attack meet the same duty.
  const most = mostWorth(helpful.filter(({ worth }) => worth > 0));
  return duties.length - open.length + most;
}

function countMet(duties: readonly Duty[], pairings: readonly Pairing[]): number {
  return duties.reduce((sum, duty) => sum + (duty(pairings) ? 1 : 0), 0);
}
