import type { Seat } from '@lianhuan/kernel';
import { type Asked, labelsOf, namesOf } from './pick-option.ts';
import { holds, plainWords } from './plain-words.ts';

/** A pick that nobody was asked for, as there was no other option: a line that tells of it is accepted. */
export interface MadePick {
  readonly seat: Seat;
  /** All that it may be called, in plain words. */
  readonly names: readonly string[];
}

/** The only option of a decision as a pick. */
export function madePick(asked: Asked): MadePick {
  return { seat: asked.decision.seat, names: namesOf(asked)[0] };
}

/** What a label says behind its colon is told with it: a line of its own is accepted; null where nothing stands there. */
export function pickBehind(asked: Asked, index: number): MadePick | null {
  const { match, decision } = asked;
  const [, behind] = /：(.+)$/.exec(labelsOf(match, decision)[index].zh) ?? [];
  if (behind === undefined) return null;
  const words = withoutNumbers(plainWords(behind));
  const names = namesOf(asked)[index].filter((name) => {
    const bare = withoutNumbers(name);
    return bare !== '' && (holds(words, bare) || holds(bare, words));
  });
  return { seat: decision.seat, names };
}

/** What is counted may be said with the number that X is. */
function withoutNumbers(words: string): string {
  return words.replaceAll(/[X\d]/g, '');
}

export function isCalled({ names }: MadePick, label: string): boolean {
  const words = plainWords(label);
  return names.some((name) => holds(name, words));
}

/** Which of these picks a line of that seat tells of; −1 for none. */
export function madeAt(made: readonly MadePick[], seat: Seat, label: string): number {
  return made.findIndex((pick) => pick.seat === seat && isCalled(pick, label));
}
