import { endsByWord, type View } from '@lianhuan/kernel';

/**
 * Verbs that leave things as they are, in all games: before those that end a turn, those that answer nothing, give a
 * play back, or pick no more.
 */
const LEAST = [
  'pass',
  'cancel',
  'decline',
  'no',
  'do-not',
  'done',
  'keep',
  'stay',
  'stop',
  'no-bid',
  'end',
  'end-main',
];

/**
 * The option that commits a player to least, of those that are asked; null where each commits to something. It is
 * never the one that gives the game up.
 */
export function leastOption({ decision }: View): number | null {
  if (decision === null) return null;
  const { options } = decision;
  const others = options.flatMap(({ verb }, index) => (endsByWord(verb) ? [] : [{ verb, index }]));
  if (others.length === 1) return others[0].index;
  for (const verb of LEAST) {
    const found = others.find((option) => option.verb === verb);
    if (found) return found.index;
  }
  return null;
}
