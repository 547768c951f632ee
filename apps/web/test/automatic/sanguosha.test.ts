import type { Seat, ZoneView } from '@lianhuan/kernel';
import type { PublicFrame } from '@lianhuan/sanguosha';
import { expect, test } from 'vitest';
import { automaticAnswer } from '../../games/sanguosha/automatic.ts';
import { readPreferences } from '../../games/sanguosha/preferences.ts';
import { askedView, questionWith } from './asked-view.ts';

/** Of seat 1 on the first player, and the question whether anybody counters it. */
const TRICK = [frame('use', 1, 0, 'duel'), frame('need', 0, -1, 'nullification')];
/** The same on somebody else. */
const OTHERS = [frame('use', 1, 2, 'duel'), frame('need', 0, -1, 'nullification')];

test('who can only pass is not asked, unless they want to be', () => {
  const question = { kind: 'need-use', verbs: ['pass'], frames: [frame('need', 0, -1, 'dodge')] };
  expect(answer(question, {})).toBe(0);
  expect(answer(question, { stop: 'always' })).toBeNull();
});

test('who has not the cards for what may be done is not asked', () => {
  expect(answer({ kind: 'may', verbs: ['do-not'], frames: [] }, {})).toBe(0);
  expect(answer({ kind: 'may', verbs: ['do-not'], frames: [] }, { stop: 'always' })).toBeNull();
  expect(answer({ kind: 'may', verbs: ['do', 'do-not'], frames: [] }, {})).toBeNull();
});

test('nothing else is answered unasked, also where there is but one option', () => {
  expect(answer({ kind: 'choose', verbs: ['mode'], frames: [] }, {})).toBeNull();
  expect(answer({ kind: 'play-phase', verbs: ['end'], frames: [] }, {})).toBeNull();
});

test('无懈可击 is asked for where the player wants it', () => {
  const [concerning, others] = [asksFor(TRICK), asksFor(OTHERS)];
  expect([answer(concerning, {}), answer(others, {})]).toEqual([null, null]);
  const own = { nullifying: 'own' };
  expect([answer(concerning, own), answer(others, own)]).toEqual([null, 1]);
  const never = { nullifying: 'never' };
  expect([answer(concerning, never), answer(others, never)]).toEqual([1, 1]);
});

test('a card of one’s own that is being countered concerns its player', () => {
  const frames = [
    frame('use', 0, 1, 'duel'),
    frame('use', 1, -1, 'nullification'),
    frame('need', 0, -1, 'nullification'),
  ];
  expect(answer(asksFor(frames), { nullifying: 'own' })).toBeNull();
});

test('who lets tricks go by is asked again in the next turn, and for other cards', () => {
  const trick = asksFor(TRICK);
  expect(answer(trick, { passing: { seat: 0, turn: 4 } })).toBe(1);
  expect(answer(trick, { passing: { seat: 0, turn: 3 } })).toBeNull();
  expect(answer(trick, { passing: { seat: 1, turn: 4 } })).toBeNull();
  const dodge = { ...trick, frames: [frame('need', 0, -1, 'dodge')] };
  expect(answer(dodge, { passing: { seat: 0, turn: 4 } })).toBeNull();
});

test('who lets the dying go is asked again in the next turn, for tricks, and for oneself', () => {
  const help = asksFor([frame('dying', 2, -1, ''), frame('need', 0, -1, 'peach')]);
  const passing = { seat: 0, turn: 4, what: ['peach'] };
  expect(answer(help, {})).toBeNull();
  expect(answer(help, { passing })).toBe(1);
  expect(answer(help, { passing: { ...passing, turn: 3 } })).toBeNull();
  expect(answer(help, { passing: { ...passing, what: ['nullification'] } })).toBeNull();
  expect(answer(help, { nullifying: 'never' })).toBeNull();
  expect(answer(asksFor(TRICK), { passing })).toBeNull();
  expect(
    answer(asksFor(TRICK), { passing: { ...passing, what: ['nullification', 'peach'] } }),
  ).toBe(1);
  const own = asksFor([frame('dying', 0, -1, ''), frame('need', 0, -1, 'peach')]);
  expect(answer(own, { passing })).toBeNull();
});

test('who leaves a skill for a turn is asked again in the next one, and where another is offered', () => {
  const skills = (...labels: string[]): Question => ({
    kind: 'timing',
    verbs: [...labels.map(() => 'use-skill'), 'pass'],
    labels: [...labels, '放弃'],
    frames: [frame('damage', 1, 0, '')],
  });
  const passing = { seat: 0, turn: 4, what: ['skill:遗计', 'skill:八卦阵'] };
  expect(answer(skills('发动 遗计'), {})).toBeNull();
  expect(answer(skills('发动 遗计'), { passing })).toBe(1);
  expect(answer(skills('发动 遗计', '发动 八卦阵'), { passing })).toBe(2);
  expect(answer(skills('发动 遗计', '发动 刚烈'), { passing })).toBeNull();
  expect(answer(skills('发动 遗计'), { passing: { ...passing, turn: 3 } })).toBeNull();
  expect(answer(skills('发动 遗计'), { passing: { ...passing, what: [1, 'peach'] } })).toBeNull();
  // Of which one has to be used, it is asked which comes first.
  const bound = { ...skills('发动 遗计', '发动 八卦阵'), verbs: ['use-skill', 'use-skill'] };
  expect(answer(bound, { passing })).toBeNull();
});

test('who shares the screen is not told by a pass that nothing could be answered', () => {
  const dodge = { kind: 'need-use', verbs: ['pass'], frames: [frame('need', 0, -1, 'dodge')] };
  expect(answer({ ...dodge, hand: 2 }, {})).toBe(0);
  expect(answer({ ...dodge, hand: 2 }, {}, true)).toBeNull();
  // That an empty hand holds nothing all know.
  expect(answer(dodge, {}, true)).toBe(0);
});

function asksFor(frames: readonly PublicFrame[]): Question {
  return { kind: 'need-use', verbs: ['use', 'pass'], frames };
}

interface Question {
  readonly kind: string;
  readonly verbs: readonly string[];
  /** What the options are called; their verbs if nothing is said. */
  readonly labels?: readonly string[];
  readonly frames: readonly PublicFrame[];
  /** How many cards we hold. */
  readonly hand?: number;
}

function answer(
  { kind, verbs, labels = verbs, frames, hand = 0 }: Question,
  preferences: object,
  watched = false,
): number | null {
  const decision = questionWith(kind, verbs, labels);
  const state = { frames, turns: 4 };
  const zones: ZoneView[] = [{ id: 0, name: 'hand', owner: 0 as Seat, count: hand, cards: [] }];
  const view = askedView({ game: 'sanguosha', zones, state, decision });
  return automaticAnswer(view, readPreferences(preferences), watched);
}

function frame(kind: string, seat: number, target: number, about: string): PublicFrame {
  return { kind, seat: seat as Seat, target: target as Seat, about, value: 0 };
}
