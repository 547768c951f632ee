import { type CardId, NO_CARD, type Seat } from '@lianhuan/kernel';
import { bearsLabel, type CardDefinition } from '../cards/definition.ts';
import { isAlive, type SanguoshaTable } from '../table/table.ts';
import type { Skill } from '../text/nodes/nodes.ts';
import type { HeldSkill } from './skill-index.ts';

/** What everybody may do by the rules of a mode, worded as a skill (`cards/rules.yaml`). */

/** 鏖战 of 国战 (H5): what its card says holds for everybody from its beginning on. */
export const LAST_FIGHT = '鏖战';

/** 合纵 of 国战: cards that bear the label can be given away. */
const ALLIANCE = '合纵';

/** The class at a timing that comes behind those of generals and of equipment (P4). */
export const OF_RULES = 2;

/**
 * The skills that the rules give to a living character. No effect makes them void, as they are none of its general.
 * @param find the skill of that name, as the card of the rule has it
 */
export function skillsByRule(
  table: SanguoshaTable,
  seat: Seat,
  find: (name: string) => Skill | undefined,
): HeldSkill[] {
  if (table.state.mode !== 'hegemony' || !isAlive(table, seat) || !areLabelled(table)) return [];
  const skill = find(ALLIANCE);
  if (skill === undefined) return [];
  const { name, tags, parts } = skill;
  const source: CardId = NO_CARD;
  return [{ seat, name, tags, parts, source, rank: OF_RULES, armour: false, hidden: false }];
}

/** Which definitions bear the label, by library. */
const labelled = new WeakMap<readonly CardDefinition[], ReadonlySet<number>>();

/** Does any card of the game bear the label? */
function areLabelled({ library, cards }: SanguoshaTable): boolean {
  let known = labelled.get(library);
  if (known === undefined) {
    known = new Set(
      library.flatMap((card, index) => (bearsLabel(card, 'alliance') ? [index] : [])),
    );
    labelled.set(library, known);
  }
  const there = known;
  return cards.some(({ definition }) => there.has(definition));
}
