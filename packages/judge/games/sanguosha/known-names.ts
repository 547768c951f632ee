import { isEquipment, isTrick } from '@lianhuan/sanguosha';
import { ownCards } from './cards.ts';

/** What skills and cards are called, so that a line may run them together with other words: 反间 B, 制衡弃杀♠7. */

interface Names {
  /** Skills of generals and of equipment. */
  readonly skills: ReadonlySet<string>;
  readonly tricks: ReadonlySet<string>;
  /** Whatever a card may be used as. */
  readonly faces: ReadonlySet<string>;
}

let names: Names | null = null;

/** Read when they are first asked for. */
function known(): Names {
  if (names !== null) return names;
  const cards = ownCards().filter(({ id, face }) => id === face);
  const printed = ownCards().flatMap(({ text }) =>
    [...text.matchAll(/〖([^〗]+)〗/g)].map(([, skill]) => skill),
  );
  const called = (isIt: (kind: (typeof cards)[number]['kind']) => boolean) =>
    cards.flatMap(({ kind, name }) => (isIt(kind) ? [name] : []));
  const tricks = called(isTrick);
  names = {
    skills: new Set([...printed, ...called(isEquipment)]),
    tricks: new Set(tricks),
    faces: new Set([...tricks, ...called((kind) => kind === 'basic')]),
  };
  return names;
}

export function isSkillName(name: string): boolean {
  return known().skills.has(name);
}

export function isTrickName(name: string): boolean {
  return known().tricks.has(name);
}

/** Basic cards and tricks. */
export function isFaceName(name: string): boolean {
  return known().faces.has(name);
}

/** Names of cards and skills have no more letters. */
const LONGEST = 7;

/**
 * A skill with which a line begins, and what stands behind it: of several names the longest; null for none.
 * @param isRest what may stand behind it
 */
export function skillAhead(
  line: string,
  isRest: (rest: string) => boolean,
): readonly [skill: string, rest: string] | null {
  for (let length = LONGEST; length >= 2; length--) {
    const skill = line.slice(0, length);
    const rest = line.slice(length).trim();
    if (skill.length === length && isSkillName(skill) && isRest(rest)) return [skill, rest];
  }
  return null;
}
