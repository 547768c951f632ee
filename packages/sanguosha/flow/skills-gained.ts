import type { Node } from '@lianhuan/cardtext';
import { type CardId, type Flow, NO_CARD, NOBODY, type Seat } from '@lianhuan/kernel';
import { happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { skillIndex, skillNamed } from '../skills/skill-index.ts';
import { type Period, PILES, type Pile } from '../table/state.ts';
import { cardsIn, holderOf, pileOf, printed, type SanguoshaTable, zoneOf } from '../table/table.ts';
import { shared } from '../table/zones.ts';
import type { Skill } from '../text/nodes/nodes.ts';
import { move } from './moving/move.ts';

/** 获得 and 失去 skills. */

/** The character has the skill from now on, or for a while. */
export function* gainSkill(table: SanguoshaTable, seat: Seat, name: string, until: Period): Flow {
  yield* happen(table, { type: 'gain-skill', seat, skill: { name, until } });
}

/** The character has it no longer, printed or gained. */
export function* loseSkill(table: SanguoshaTable, seat: Seat, name: string): Flow {
  yield* happen(table, { type: 'lose-skill', seat, name });
  const skill = skillNamed(table.library, name);
  if (skill !== undefined) yield* dropPiled(table, seat, [skill]);
}

/** The character has none of the skills of that general any more, whichever it is. */
export function* emptyGeneral(table: SanguoshaTable, seat: Seat, place: number): Flow {
  yield* happen(table, { type: 'empty-general', seat, place });
  const card = cardsIn(table, seat, 'generals')[place];
  yield* dropPiled(table, seat, printed(table, card).abilities);
}

/** The cards that words placed on the general, or beside it, go to the discard pile with them (P11). */
export function* dropPiled(table: SanguoshaTable, seat: Seat, words: readonly Node[]): Flow {
  if (words.some(isWornBy)) yield* table.procedures.dropGuises(table, seat);
  const piles = [...new Set(words.flatMap(pilesIn))];
  const cards = piles.flatMap((pile) => [...pileOf(table, seat, pile)]);
  if (cards.length === 0 || !rule('P11')) return;
  yield* move(table, cards, { to: shared('discard-pile'), reason: 'place', by: NOBODY });
}

/** Are those the words by which a “化身” is shown? */
function isWornBy(unit: Node): boolean {
  const { parts = [] } = unit as Partial<Skill>;
  return parts.some((part) => part.kind === 'status' && part.word.kind === 'as-guise');
}

/** What words call the cards that they place. */
function pilesIn(node: unknown): Pile[] {
  if (node === null || typeof node !== 'object') return [];
  const inside = Object.values(node).flatMap(pilesIn);
  return 'pile' in node && typeof node.pile === 'string' && node.pile in PILES
    ? [node.pile as Pile, ...inside]
    : inside;
}

/**
 * The character has none of the skills of its generals any more, nor those it gained; equipment keeps its own, and what
 * another's words lend is none that could be lost (T56).
 */
export function* loseAllSkills(table: SanguoshaTable, seat: Seat): Flow {
  const names = skillIndex(table)
    .skills.filter((held) => held.seat === seat)
    .filter(({ source }) => source === NO_CARD || isGeneralOf(table, seat, source))
    .map(({ name }) => name);
  rule('T56');
  for (const name of new Set(names)) yield* loseSkill(table, seat, name);
}

function isGeneralOf(table: SanguoshaTable, seat: Seat, card: CardId): boolean {
  return zoneOf(table, card) === 'generals' && holderOf(table, card) === seat;
}
