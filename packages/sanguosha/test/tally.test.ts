import { Match } from '@lianhuan/kernel';
import { answerAtRandom, dice } from '@lianhuan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { sanguosha } from '../index.ts';
import { type PublicCharacter, publicState } from '../table/public-state.ts';
import type { Tally } from '../table/state.ts';

/** Plays a whole game at random, and gives all seats at its end. */
function played(setup: object, seed: number): readonly PublicCharacter[] {
  const read = sanguosha.readSetup(setup);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const match = new Match(sanguosha, { setup: read.value, seed });
  const upTo = dice(seed);
  while (match.outcome === null) answerAtRandom(match, upTo, 'never');
  return publicState(match.table).characters;
}

const GAMES = [1, 2, 3, 4].map((seed) => played({ mode: 'identity', players: 5 }, seed));

test('nobody changes a character by what everybody is given of it', () => {
  // These three are made for whoever asks.
  for (const { skills: _, words: __, sides: ___, ...own } of GAMES.flat()) {
    expect(Object.values(own).filter((part) => !Object.isFrozen(part))).toEqual([]);
  }
});

describe('what players did is counted for the whole game', () => {
  const sum = (characters: readonly PublicCharacter[], what: keyof Tally) =>
    characters.reduce((total, { tally }) => total + tally[what], 0);

  test('deaths, to whoever killed', () => {
    const dead = GAMES.map((characters) => characters.filter(({ alive }) => !alive).length);
    GAMES.forEach((characters, place) => {
      expect(sum(characters, 'kills')).toBeLessThanOrEqual(dead[place]);
    });
    expect(GAMES.some((characters, place) => sum(characters, 'kills') === dead[place])).toBe(true);
  });

  test('damage and recovery', () => {
    for (const characters of GAMES) {
      // What it let others recover is taken off its deeds.
      characters.forEach(({ deeds, tally }) => {
        const net = deeds.reduce((total, by) => total + by, 0);
        expect(tally.dealt - tally.recovered).toBeLessThanOrEqual(net);
        expect(net).toBeLessThanOrEqual(tally.dealt);
      });
      expect(sum(characters, 'recovered')).toBeGreaterThan(0);
    }
  });

  test('cards', () => {
    for (const { aims, tally } of GAMES.flat()) {
      const aimed = Object.values(aims).map((counts) => Math.max(...counts));
      expect(tally.used).toBeGreaterThanOrEqual(aimed.reduce((total, by) => total + by, 0));
    }
  });
});

test('with whom a seat died is kept: one general, two in 国战, one after another in a duel', () => {
  for (const { alive, fallen } of GAMES.flat()) expect(fallen).toHaveLength(alive ? 0 : 1);
  for (const { alive, fallen } of played({ mode: 'hegemony', players: 4 }, 1)) {
    expect(fallen).toHaveLength(alive ? 0 : 2);
  }
  const duel = played({ mode: 'duel', players: 2 }, 1);
  const [loser] = duel.filter(({ alive }) => !alive);
  expect(loser.fallen).toHaveLength(3);
});
