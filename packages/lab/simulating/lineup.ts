import { fail, type Result, succeed } from '@lianhuan/kernel';
import type { LabGame } from '../games/lab-game.ts';

/** A deck as a set-up names it: a ready one by its id, or as somebody wrote it. */
export type ChosenDeck = string | object;

/**
 * The names of the decks a person named; all of the game's own if they named none. A problem names the one that
 * is not known.
 * @param written the names of those that somebody wrote
 */
export function readDecks(
  { game, decks }: LabGame,
  wanted: readonly string[] = [],
  written: readonly string[] = [],
): Result<readonly string[]> {
  const ready = decks();
  if (wanted.length === 0) return succeed(ready);
  const known = [...ready, ...written];
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown === undefined) return succeed(wanted);
  if (known.length === 0) {
    return fail(
      `${game.name.zh}没有可选的卡组`,
      `${game.name.en} has no decks to choose from`,
      'decks',
    );
  }
  return fail(
    `没有名为“${unknown}”的卡组；现有：${known.join('、')}`,
    `There is no deck “${unknown}”; known: ${known.join(', ')}`,
    'decks',
  );
}

/**
 * The decks of these names as a set-up takes them; a name that is not among the written ones is a ready deck's.
 * @param written decks that somebody wrote, by their names
 */
export function chosenFrom(
  names: readonly string[],
  written: Readonly<Record<string, object>>,
): readonly ChosenDeck[] {
  return names.map((name) => (Object.hasOwn(written, name) ? written[name] : name));
}

/**
 * The decks of the seats in the game of this number. One after the other come all ways to give the
 * seats decks that differ, so that each deck meets each other one from every seat equally often. With fewer decks than seats they are dealt round and round; with none, there
 * is the one line-up without decks.
 */
export function lineupAt(decks: readonly string[], players: number, index: number): string[] {
  if (decks.length === 0) return [];
  const size = Math.min(players, decks.length);
  const chosen = arrangementAt(decks, size, index % countArrangements(decks.length, size));
  return Array.from({ length: players }, (_, seat) => chosen[seat % size]);
}

/** The ordered choice of so many of these that has this number: there are too many to list them all. */
function arrangementAt(names: readonly string[], size: number, index: number): string[] {
  if (size === 0) return [];
  const each = countArrangements(names.length - 1, size - 1);
  const first = names[Math.floor(index / each)];
  const rest = names.filter((other) => other !== first);
  return [first, ...arrangementAt(rest, size - 1, index % each)];
}

/** How many ordered choices of so many of these there are. */
function countArrangements(names: number, size: number): number {
  return size === 0 ? 1 : names * countArrangements(names - 1, size - 1);
}
