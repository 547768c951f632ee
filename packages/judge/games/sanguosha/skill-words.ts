import type { Seat } from '@lianhuan/kernel';
import type { SanguoshaTable, SkillFrame } from '@lianhuan/sanguosha';
import { seatLetter } from '../../scenario/judged-game.ts';

/** Skills as they stand on the cards, and the one that is being carried out. */

/** The skill whose words are being carried out, with who uses it and on whom; null for none. */
export function runningFrame({ state }: SanguoshaTable): SkillFrame | null {
  const running = state.frames.findLast(({ kind }) => kind === 'skill');
  return running?.kind === 'skill' ? running : null;
}

/** Its name; null for none. */
export function runningSkill(table: SanguoshaTable): string | null {
  return runningFrame(table)?.skill ?? null;
}

/** The words of a skill, '' if no card has it. */
export function skillText(library: SanguoshaTable['library'], name: string): string {
  const skills = library.flatMap(({ text }) => text.split('\n'));
  return skills.find((text) => text.trim().startsWith(`〖${name}〗`)) ?? '';
}

/**
 * Who has done what a line of the log tells of: whoever used a card or a skill last, and where it is told of what came since,
 * all who did so, as one thing comes in between another. Where others may do what a skill says (颂威), any of them.
 * @param before who they were up to that line
 * @param isToldOf is the line one of those that are told of?
 */
export function doersWith(
  { library, seats }: SanguoshaTable,
  before: readonly string[],
  line: string,
  isToldOf: boolean,
): readonly string[] {
  const [, who, skill = ''] = /^([A-J]) (?:对 .+ )?(?:使用|发动(?:〖(.+?)〗)?)/.exec(line) ?? [];
  if (who === undefined) return before;
  const isUpToOthers = /(?:其|伤害来源)可以/.test(skill && skillText(library, skill));
  const all = isUpToOthers
    ? Array.from({ length: seats }, (_, seat) => seatLetter(seat as Seat))
    : [who];
  return isToldOf ? [...new Set([...before, ...all])] : all;
}
