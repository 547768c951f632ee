import type { Seat, View, ZoneView } from '@lianhuan/kernel';
import type { PublicItem, SanguozhiPublicState } from '@lianhuan/sanguozhi';
import { describe, expect, test } from 'vitest';
import { automaticAnswer } from '../../games/sanguozhi/automatic.ts';
import { DEFAULTS, type Passing, readPreferences } from '../../games/sanguozhi/preferences.ts';
import { askedView, questionWith } from './asked-view.ts';

/** Two players with nothing between them: it is our preparation, and all we can do is pass. */
const QUIET = { active: 0, phase: 'prepare', turn: 3, chain: [], combat: null } as const;

interface Scene {
  readonly state?: Readonly<Partial<Record<keyof SanguozhiPublicState, unknown>>>;
  /** What we could do besides passing. */
  readonly verbs?: readonly string[];
  readonly kind?: string;
  /** How many cards we hold. */
  readonly hand?: number;
}

function seen({ state, verbs = [], kind = 'act', hand = 0 }: Scene): View {
  const decision = questionWith(kind, ['pass', ...verbs, 'surrender']);
  const zones: ZoneView[] = [{ id: 0, name: 'hand', owner: 0 as Seat, count: hand, cards: [] }];
  return askedView({ game: 'sanguozhi', zones, state: { ...QUIET, ...state }, decision });
}

const THEIRS = { id: 7, controller: 1 } as PublicItem;
const OURS = { id: 8, controller: 0 } as PublicItem;
const PASS = 0;

describe('by default a player', () => {
  const answer = (scene: Scene) => automaticAnswer(seen(scene), DEFAULTS, false);

  test('is asked in their own preparation, even with nothing to do', () => {
    expect(answer({})).toBeNull();
  });

  test('passes through phases that are not ticked', () => {
    expect(answer({ state: { phase: 'start' }, verbs: ['tactic'] })).toBe(PASS);
  });

  test('is asked in the enemy’s attack phase only with something to do', () => {
    const attacked = { active: 1, phase: 'attack' };
    expect(answer({ state: attacked, verbs: ['tactic'] })).toBeNull();
    expect(answer({ state: attacked })).toBe(PASS);
  });

  test('is asked about what others put into the chain only with an answer to it', () => {
    expect(answer({ state: { chain: [THEIRS] }, verbs: ['tactic'] })).toBeNull();
    expect(answer({ state: { chain: [THEIRS] } })).toBe(PASS);
    expect(answer({ state: { chain: [THEIRS, OURS] }, verbs: ['tactic'] })).toBe(PASS);
  });

  test('is always asked whatever is no passing of 行动权', () => {
    expect(answer({ kind: 'defend', state: { phase: 'defence' } })).toBeNull();
  });
});

test('who shares the screen is not told by a pass that nothing could be done', () => {
  const attacked = { state: { active: 1, phase: 'attack' }, hand: 2 };
  expect(automaticAnswer(seen(attacked), DEFAULTS, false)).toBe(PASS);
  expect(automaticAnswer(seen(attacked), DEFAULTS, true)).toBeNull();
  // That an empty hand holds nothing all know.
  expect(automaticAnswer(seen({ ...attacked, hand: 0 }), DEFAULTS, true)).toBe(PASS);
});

describe('the settings', () => {
  test('never: 行动权 is always passed on', () => {
    expect(
      automaticAnswer(seen({ verbs: ['deploy'] }), { ...DEFAULTS, stop: 'never' }, false),
    ).toBe(PASS);
  });

  test('always: also where one can only pass', () => {
    const start = seen({ state: { phase: 'start' } });
    expect(automaticAnswer(start, { ...DEFAULTS, stop: 'always' }, false)).toBeNull();
  });

  test('able: wherever there is something to do', () => {
    const start = (verbs: string[]) => seen({ state: { phase: 'start' }, verbs });
    expect(automaticAnswer(start(['tactic']), { ...DEFAULTS, stop: 'able' }, false)).toBeNull();
    expect(automaticAnswer(start([]), { ...DEFAULTS, stop: 'able' }, false)).toBe(PASS);
  });

  test('what was stored wrong is as it is by default', () => {
    expect(readPreferences({ stop: 'sometimes', own: 'all', passing: { until: 'x' } })).toEqual(
      DEFAULTS,
    );
  });
});

describe('passing for a while', () => {
  const passing: Passing = { until: 'turn-end', seat: 0, turn: 3, known: 7, fighting: false };
  const answer = (scene: Scene, said: Passing) =>
    automaticAnswer(seen(scene), { ...DEFAULTS, passing: said }, false);

  test('lasts until the turn ends', () => {
    expect(answer({ verbs: ['deploy'] }, passing)).toBe(PASS);
    expect(answer({ state: { turn: 4 } }, passing)).toBeNull();
  });

  test('holds for the one who said so', () => {
    expect(answer({ verbs: ['deploy'] }, { ...passing, seat: 1 })).toBeNull();
  });

  test('until something happens: what was known does not count, what is new does', () => {
    const news: Passing = { ...passing, until: 'news' };
    const chain = (item: PublicItem) => ({ state: { chain: [item] }, verbs: ['tactic'] });
    expect(answer(chain(THEIRS), news)).toBe(PASS);
    expect(answer(chain({ ...THEIRS, id: 9 }), news)).toBeNull();
  });

  test('until something happens: an attack does', () => {
    const attacked = { active: 1, phase: 'attack', turn: 4, combat: { attacker: 1 } };
    const news: Passing = { ...passing, until: 'news' };
    expect(answer({ state: attacked, verbs: ['tactic'] }, news)).toBeNull();
  });
});
