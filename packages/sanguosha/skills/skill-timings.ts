import type { Text } from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { skillEnglish } from '../cards/library.ts';
import type { RuleId } from '../rules.ts';
import { interpreter } from '../text/meaning/run.ts';
import type { Deed, Part, Unit } from '../text/nodes/nodes.ts';

/** At which timings of the flows skills and equipment wait, read from their words. */

/** The idle point of the play phase, at which skills that are used stand open. */
const IDLE_POINT: RuleId = 'phase.play.3';

/** The timings, by their rule numbers, that a part of a skill waits for, now and behind →; none for lasting words. */
export function timingsOfPart(part: Part): readonly RuleId[] {
  switch (part.kind) {
    case 'trigger':
      return [...interpreter.timingsOf(part.on), ...laterIn(part.effect)] as RuleId[];
    case 'active':
      return [IDLE_POINT, ...laterIn(part.effect)];
    case 'convert':
      return part.deed === 'either'
        ? ['needUse.3', 'needPlay.3']
        : [part.deed === 'use' ? 'needUse.3' : 'needPlay.3'];
    case 'declare':
      return ['needUse.3', 'needPlay.3', ...laterIn(part.effect)];
    case 'status':
      return [];
  }
}

/** The timings of what stands behind → anywhere in a deed, and of conversions that last. */
function laterIn(node: unknown): RuleId[] {
  if (node === null || typeof node !== 'object') return [];
  const inside = Object.values(node).flatMap(laterIn);
  const deed = node as Deed;
  if (deed.kind === 'begin-convert') return ['needUse.3'];
  return deed.kind === 'later'
    ? ([...interpreter.timingsOf(deed.on), ...inside] as RuleId[])
    : inside;
}

/** A skill, or equipment by what it does, that waits for a timing. */
export interface SkillAtTiming {
  readonly name: Text;
  /** The id of the first card that has it. */
  readonly card: string;
}

/** What waits for each timing, each name once, in the order of the cards. */
export function skillsByTiming(
  cards: readonly CardDefinition[],
): ReadonlyMap<RuleId, readonly SkillAtTiming[]> {
  const found = new Map<RuleId, SkillAtTiming[]>();
  for (const card of cards) {
    for (const { name, parts } of skillsOn(card)) {
      for (const at of parts.flatMap(timingsOfPart)) {
        const there = found.get(at) ?? [];
        if (there.some((one) => one.name.zh === name)) continue;
        const english = skillEnglish(name);
        found.set(at, [...there, { name: { zh: name, en: english }, card: card.id }]);
      }
    }
  }
  return found;
}

/** The skills of a general; of equipment and other cards what they do beside being used, under the card's name. */
function skillsOn({ name, abilities }: CardDefinition): { name: string; parts: readonly Part[] }[] {
  const skills = abilities.filter((unit) => unit.kind === 'skill');
  const parts = abilities.filter(isPart);
  return parts.length === 0 ? skills : [...skills, { name, parts }];
}

/** Does a unit of text stand for itself, outside of a named skill? */
export function isPart(unit: Unit): unit is Part {
  return (
    unit.kind === 'trigger' ||
    unit.kind === 'active' ||
    unit.kind === 'convert' ||
    unit.kind === 'declare'
  );
}
