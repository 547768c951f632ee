import { fail, type Result, succeed } from '@lianhuan/kernel';
import type { LabGame } from './lab-game.ts';

/** The ready decks a person named; all of the game's if they named none. */
export function readDecks(
  { game, decks }: LabGame,
  wanted: readonly string[] = [],
): Result<readonly string[]> {
  const known = decks();
  if (wanted.length === 0) return succeed(known);
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
 * Every way to give the seats decks that differ, so that each deck meets each other one from every
 * seat equally often. With fewer decks than seats they are dealt round and round; with none, there
 * is the one line-up without decks.
 */
export function lineupsOf(decks: readonly string[], players: number): readonly string[][] {
  if (decks.length === 0) return [[]];
  const size = Math.min(players, decks.length);
  return arrangements(decks, size).map((chosen) =>
    Array.from({ length: players }, (_, seat) => chosen[seat % size]),
  );
}

/** All ordered choices of so many of these. */
function arrangements(names: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return names.flatMap((name) =>
    arrangements(
      names.filter((other) => other !== name),
      size - 1,
    ).map((rest) => [name, ...rest]),
  );
}
