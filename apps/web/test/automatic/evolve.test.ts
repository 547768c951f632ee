import type { EvolvePublicState } from '@lianhuan/evolve';
import type { Seat, View, ZoneView } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { automaticAnswer } from '../../games/evolve/automatic.ts';
import { readPreferences } from '../../games/evolve/preferences.ts';
import { askedView, questionWith } from './asked-view.ts';

interface Scene {
  /** In which window: an attack, or the end of the opponent's turn. */
  readonly window?: 'attack' | 'end';
  /** What we could do besides passing. */
  readonly verbs?: readonly string[];
  /** How many cards we hold. */
  readonly hand?: number;
  readonly kind?: string;
}

/** What we are asked in the opponent's turn 4. */
function seen({ window = 'attack', verbs = [], hand = 3, kind = 'quick' }: Scene): View {
  const attack = { attacker: null, target: null, fighting: false };
  const state: Partial<EvolvePublicState> = {
    turn: 4,
    active: 1 as Seat,
    attack: window === 'attack' ? attack : null,
  };
  const zones: ZoneView[] = [{ id: 0, name: 'hand', owner: 0 as Seat, count: hand, cards: [] }];
  const decision = questionWith(kind, ['pass', ...verbs, 'surrender']);
  return askedView({ game: 'evolve', zones, state, decision });
}

/** Whether the game stops to ask. */
function stops(scene: Scene, preferred: object = {}, watched = false): boolean {
  return automaticAnswer(seen(scene), readPreferences(preferred), watched) === null;
}

describe('快速 windows', () => {
  test('it stops where something can be used, and passes where nothing can', () => {
    expect(stops({ verbs: ['use'] })).toBe(true);
    expect(stops({ window: 'end', verbs: ['ability'] })).toBe(true);
    expect(stops({})).toBe(false);
    expect(automaticAnswer(seen({}), readPreferences({}), false)).toBe(0);
  });

  test('where it stops can be set for each window by itself', () => {
    const preferred = { attack: 'always', end: 'never' };
    expect(stops({}, preferred)).toBe(true);
    expect(stops({ window: 'end', verbs: ['use'] }, preferred)).toBe(false);
  });

  test('other questions are always asked', () => {
    expect(stops({ kind: 'select' }, { attack: 'never', end: 'never' })).toBe(true);
    expect(stops({ kind: 'main' }, { passing: { seat: 0, turn: 4 } })).toBe(true);
  });

  test('who passes for the rest of a turn is asked again in the next', () => {
    expect(stops({ verbs: ['use'] }, { passing: { seat: 0, turn: 4 } })).toBe(false);
    expect(stops({ verbs: ['use'] }, { passing: { seat: 0, turn: 3 } })).toBe(true);
    expect(stops({ verbs: ['use'] }, { passing: { seat: 1, turn: 4 } })).toBe(true);
  });

  test('before the eyes of others it stops alike whatever cards are held', () => {
    expect(stops({ verbs: ['use'] }, {}, true)).toBe(true);
    expect(stops({ verbs: [] }, {}, true)).toBe(true);
    expect(stops({ hand: 0 }, {}, true)).toBe(false);
    // What lies open everybody knows.
    expect(stops({ hand: 0, verbs: ['ability'] }, {}, true)).toBe(true);
  });

  test('what was stored and cannot be read is as usual', () => {
    const usual = readPreferences(undefined);
    expect(readPreferences({ attack: 'sometimes', end: 3, passing: 'yes' })).toEqual(usual);
  });
});
