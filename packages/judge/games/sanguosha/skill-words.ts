import type { SanguoshaTable } from '@lianhuan/sanguosha';

/** Skills as they stand on the cards, and the one that is being carried out. */

/** The skill whose words are being carried out; null for none. */
export function runningSkill({ state }: SanguoshaTable): string | null {
  const running = state.frames.findLast(({ kind }) => kind === 'skill');
  return running?.kind === 'skill' ? running.skill : null;
}

/** The words of a skill, '' if no card has it. */
export function skillText(library: SanguoshaTable['library'], name: string): string {
  const skills = library.flatMap(({ text }) => text.split('\n'));
  return skills.find((text) => text.trim().startsWith(`〖${name}〗`)) ?? '';
}
