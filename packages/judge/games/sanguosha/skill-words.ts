import type { SanguoshaTable, SkillFrame } from '@lianhuan/sanguosha';

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
