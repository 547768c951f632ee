import { describe, expect, test } from 'vitest';
import type { Flow, Opportunity, Seat, TimingLaws } from '../../index.ts';
import { openTiming } from '../../index.ts';
import { performFlow } from '../../testing/index.ts';

// A timing goes round the seats: each takes what it can, class by class, until nothing of its own is left.

interface Skill extends Opportunity {
  readonly seat: Seat;
}

interface Round {
  readonly order: readonly number[];
  readonly skills: Skill[];
  /** What was taken, in order. */
  readonly taken: string[];
  readonly declines?: readonly string[];
  /** What happens as something is taken. */
  onTake?(key: string, round: Round): void;
  over?: boolean;
}

const skill = (key: string, seat: number, rank = 0, times = 1): Skill => ({
  key,
  seat: seat as Seat,
  rank,
  times,
});

const laws: TimingLaws<Round, Skill> = {
  order: ({ order }) => order as readonly Seat[],
  opportunities: ({ skills }, seat) => skills.filter((one) => one.seat === seat),
  *choose({ declines = [] }, _, among): Flow<Skill | null> {
    return among.find(({ key }) => !declines.includes(key)) ?? null;
  },
  *take(round, _, { key }) {
    round.taken.push(key);
    round.onTake?.(key, round);
  },
  isOver: ({ over = false }) => over,
};

function played(round: Round): readonly string[] {
  performFlow(openTiming(round, laws), { tell: ({ verb }) => verb, picks: [] });
  return round.taken;
}

describe('a timing', () => {
  test('goes round the seats in their order, each to the end of what it has', () => {
    const skills = [skill('a', 0), skill('b', 1), skill('c', 0)];
    expect(played({ order: [1, 0], skills, taken: [] })).toEqual(['b', 'a', 'c']);
  });

  test('goes through the classes in order, whatever order they are found in', () => {
    const skills = [skill('card', 0, 2), skill('skill', 0, 0), skill('equipment', 0, 1)];
    expect(played({ order: [0], skills, taken: [] })).toEqual(['skill', 'equipment', 'card']);
  });

  test('takes one thing once, or as often as it counts', () => {
    const skills = [skill('once', 0), skill('per point', 0, 0, 3)];
    expect(played({ order: [0], skills, taken: [] })).toEqual([
      'once',
      'per point',
      'per point',
      'per point',
    ]);
  });

  test('does not offer again what was declined, but goes on to the next class', () => {
    const skills = [skill('declined', 0, 0, 2), skill('later', 0, 1)];
    const round = { order: [0], skills, taken: [], declines: ['declined'] };
    expect(played(round)).toEqual(['later']);
  });

  test('asks of each time that something counts by itself', () => {
    const answers = [false, true, true];
    const round = { order: [0], skills: [skill('per point', 0, 0, 3)], taken: [] };
    const asked: TimingLaws<Round, Skill> = {
      ...laws,
      *choose(_, __, [first]): Flow<Skill | null> {
        return answers.shift() === true ? first : null;
      },
    };
    performFlow(openTiming(round, asked), { tell: ({ verb }) => verb, picks: [] });
    expect(round.taken).toEqual(['per point', 'per point']);
    expect(answers).toEqual([]);
  });

  test('offers what somebody gained meanwhile, if its class has not gone by', () => {
    const gained = (rank: number): string[] => [
      ...played({
        order: [0],
        skills: [skill('first', 0, 1)],
        taken: [],
        onTake: (key, { skills }) => {
          if (key === 'first') skills.push(skill('gained', 0, rank));
        },
      }),
    ];
    expect(gained(1)).toEqual(['first', 'gained']);
    expect(gained(0)).toEqual(['first']);
  });

  test('is looked at when a seat’s chance comes, not when it opens', () => {
    const round: Round = {
      order: [0, 1],
      skills: [skill('a', 0), skill('b', 1)],
      taken: [],
      onTake: (_, { skills }) => skills.splice(1, 1),
    };
    expect(played(round)).toEqual(['a']);
  });

  test('is over for everybody once something ends it', () => {
    const round: Round = {
      order: [0, 1],
      skills: [skill('ends it', 0), skill('too late', 0), skill('also too late', 1)],
      taken: [],
      onTake: (_, one) => {
        one.over = true;
      },
    };
    expect(played(round)).toEqual(['ends it']);
  });
});
