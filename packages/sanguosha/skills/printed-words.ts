import type { CardDefinition } from '../cards/definition.ts';
import type { SanguoshaTable } from '../table/table.ts';
import type { Part } from '../text/nodes/nodes.ts';
import type { HeldSkill } from './skill-index.ts';

/** Several sets print skills of one name with other words: which of them is it? */

/** Where the words of a skill are printed. */
export interface PrintedWords {
  /** The definition of the card. */
  readonly card: string;
  /** What the skill is called there: 武圣（阵） for a 武圣 that reads so. */
  readonly as: string;
}

interface Printed {
  /** Whoever has a skill has its very parts, as they were read. */
  readonly byParts: ReadonlyMap<readonly Part[], PrintedWords>;
  /** Names that stand for several texts. */
  readonly shared: ReadonlySet<string>;
}

const known = new WeakMap<readonly CardDefinition[], Printed>();

/**
 * The words that a skill has, also one that was gained or lent, or reads as another one; null where its name says it:
 * wherever a skill of that name is printed it has the same words.
 */
export function printedWords({ library }: SanguoshaTable, held: HeldSkill): PrintedWords | null {
  const { byParts, shared } = printedIn(library);
  const words = byParts.get(held.parts) ?? null;
  return shared.has(held.name) || words?.as !== held.name ? words : null;
}

function printedIn(library: readonly CardDefinition[]): Printed {
  let printed = known.get(library);
  if (printed === undefined) {
    printed = gather(library);
    known.set(library, printed);
  }
  return printed;
}

function gather(library: readonly CardDefinition[]): Printed {
  const byParts = new Map<readonly Part[], PrintedWords>();
  const texts = new Map<string, string>();
  const shared = new Set<string>();
  for (const { id, text, abilities } of library) {
    for (const unit of abilities) {
      if (unit.kind !== 'skill') continue;
      byParts.set(unit.parts, { card: id, as: unit.name });
      const words = text.slice(...unit.span).trim();
      if ((texts.get(unit.name) ?? words) !== words) shared.add(unit.name);
      texts.set(unit.name, words);
    }
  }
  return { byParts, shared };
}
