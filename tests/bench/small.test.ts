import { describe, expect, test } from 'vitest';
import { Picks } from '../../bench/picks.ts';
import { startOnBoardgameIo } from '../../bench/small/boardgame-io.ts';
import { startByHand } from '../../bench/small/by-hand.ts';
import { CARDS, CENTRE_DECK, STARTING_DECK } from '../../bench/small/cards.ts';
import { startOnKernel } from '../../bench/small/kernel.ts';
import type { SmallMatch, StartSmallMatch } from '../../bench/small/match.ts';
import { leaders } from '../../bench/small/rules.ts';

// A speed is only worth comparing if the work is equal. Here the contestants of the benchmark play
// 小民心 side by side with the same picks and must agree on everything after every move.

const seeds = [1, 2, 3];

describe('the small game is the same game for every contestant', () => {
  test.each([2, 3, 4])('%i players, nothing shuffled: all three agree', (players) => {
    for (const seed of seeds) {
      playSideBySide(
        [startByHand, startOnKernel, startOnBoardgameIo],
        { players, shuffled: false },
        seed,
      );
    }
  });

  test.each([2, 4])('%i players, shuffled: those with the same generator agree', (players) => {
    for (const seed of seeds) {
      playSideBySide([startByHand, startOnKernel], { players, shuffled: true }, seed);
    }
  });

  test('boardgame.io shuffles too, and loses no card', () => {
    const match = startOnBoardgameIo({ players: 2, shuffled: true }, 5);
    const other = startOnBoardgameIo({ players: 2, shuffled: true }, 6);
    expect(match.snapshot().centre).not.toEqual(other.snapshot().centre);
    playOut([match], 5);
    const { centre, row, exile, players, winners } = match.snapshot();
    const owned = players.flatMap(({ deck, hand, field, discard }) => [
      ...deck,
      ...hand,
      ...field,
      ...discard,
    ]);
    const all = [...CENTRE_DECK, ...STARTING_DECK, ...STARTING_DECK];
    expect([...centre, ...row, ...exile, ...owned].sort(byNumber)).toEqual(all.sort(byNumber));
    expect(winners).not.toBeNull();
  });
});

describe('the small game', () => {
  test('has a centre deck of 120 cards and starting decks of 8', () => {
    expect(CENTRE_DECK).toHaveLength(120);
    expect(STARTING_DECK).toHaveLength(8);
    expect(new Set(CARDS.map(({ name }) => name)).size).toBe(CARDS.length);
  });

  test('is won by the highest score, together if several have it', () => {
    expect(leaders([3, 7, 5])).toEqual([1]);
    expect(leaders([7, 3, 7])).toEqual([0, 2]);
  });
});

function playSideBySide(
  starts: readonly StartSmallMatch[],
  setup: Parameters<StartSmallMatch>[0],
  seed: number,
): void {
  playOut(
    starts.map((start) => start(setup, seed)),
    seed,
  );
}

/** Plays all matches to the end with the same picks; after every move they must be equal. */
function playOut([first, ...others]: SmallMatch[], seed: number): void {
  const picks = new Picks(seed);
  for (let move = 0; ; move++) {
    // Equality is deep and there are hundreds of moves: compare texts, and show the difference if any.
    const expected = first.snapshot();
    const text = JSON.stringify(expected, sortedKeys);
    for (const other of others) {
      const actual = other.snapshot();
      if (JSON.stringify(actual, sortedKeys) !== text) {
        expect(actual, `seed ${seed}, after ${move} moves`).toEqual(expected);
      }
    }
    const count = first.countMoves();
    if (count === 0) break;
    const pick = picks.below(count);
    first.move(pick);
    for (const other of others) other.move(pick);
  }
  expect(first.snapshot().winners).not.toBeNull();
  for (const other of others) expect(other.countMoves()).toBe(0);
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function byNumber(a: number, b: number): number {
  return a - b;
}
