import { rule } from '../rules.ts';
import type { SanguoshaTable } from '../table/table.ts';
import type { Skill } from '../text/nodes/nodes.ts';

/** 阵法技 (T48). */

/** What a 阵法技 looks at: 队列 (T43) or 围攻 (T42). */
export type Formation = 'line' | 'siege';

const FORMATIONS: Readonly<Record<string, Formation>> = {
  'in-line': 'line',
  'besieged-by': 'siege',
};

/** With fewer living characters 阵法技 are void. */
const FEWEST = 4;

/** Are 阵法技 void, as there are too few characters (T48)? */
export function areFormationsVoid({ state }: SanguoshaTable): boolean {
  return state.characters.filter(({ alive }) => alive).length < FEWEST && rule('T48');
}

const known = new WeakMap<Skill['parts'], readonly Formation[]>();

/** What the words of a skill look at. */
export function formationsIn(parts: Skill['parts']): readonly Formation[] {
  const before = known.get(parts);
  if (before !== undefined) return before;
  const found = [...new Set(lookedAt(parts))];
  known.set(parts, found);
  return found;
}

function lookedAt(node: unknown): Formation[] {
  if (node === null || typeof node !== 'object') return [];
  const own = 'kind' in node ? FORMATIONS[String(node.kind)] : undefined;
  const inside = Object.values(node).flatMap(lookedAt);
  return own === undefined ? inside : [own, ...inside];
}
