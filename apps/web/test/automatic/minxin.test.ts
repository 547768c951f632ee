import type { DecisionView, View } from '@lianhuan/kernel';
import { library } from '@lianhuan/minxin';
import { expect, test } from 'vitest';
import { automaticAnswer } from '../../games/minxin/automatic.ts';
import { isGift } from '../../games/minxin/giving.ts';
import { readPreferences } from '../../games/minxin/preferences.ts';
import { askedView, questionWith } from './asked-view.ts';

const HERE = { seat: 0, turn: 3 };
const GIFT =
  library().find((card) => isGift(card) && card.abilities[0]?.timing === 'enter')?.id ?? '';
const FLASH = library().find(({ abilities }) => abilities.some(({ flash }) => flash))?.id ?? '';

test('a card is a gift where it only gives: whatever costs, asks or can be kept for others’ turns is none', () => {
  const gifts = new Set(library().filter(isGift));
  expect(gifts.size).toBeGreaterThan(10);
  for (const { abilities, text, name } of gifts) {
    expect(
      abilities.every(({ flash }) => !flash),
      name,
    ).toBe(true);
    // What it may be used for later costs what it costs then.
    const atOnce = text.replaceAll(/本回合限[^。]*。/g, '');
    expect(atOnce, name).not.toMatch(/弃置|放逐|-\d|目标|选择|闪电|可以|若/);
  }
});

test('an 进场 ability that only gives is carried out unasked, unless the player wants to be asked', () => {
  const question = { kind: 'entry-ability', verbs: ['use', 'decline'], about: GIFT };
  expect(answer(question, {})).toBe(0);
  expect(answer(question, { harmless: 'ask' })).toBeNull();
});

test('an 进场 ability that costs something, or asks, is the player’s to decide', () => {
  const asking = library().find(({ abilities, text }) => {
    return abilities[0]?.timing === 'enter' && /弃置/.test(text);
  });
  expect(asking).toBeDefined();
  expect(
    answer({ kind: 'entry-ability', verbs: ['use', 'decline'], about: asking?.id ?? '' }, {}),
  ).toBeNull();
});

test('cards that only give are played in the turn in which the player said so, flash cards are kept', () => {
  const question = { kind: 'main', verbs: ['end', 'play', 'play'], hand: ['', FLASH, GIFT] };
  expect(answer(question, {})).toBeNull();
  expect(answer(question, { giving: HERE })).toBe(2);
  expect(answer(question, { giving: { ...HERE, turn: 2 } })).toBeNull();
  expect(answer({ ...question, hand: ['', FLASH, FLASH] }, { giving: HERE })).toBeNull();
});

test('who shares the screen is not told by a pass that nothing could be answered', () => {
  const question = { kind: 'answer', verbs: ['pass'] };
  expect(answer({ ...question, hand: [GIFT] }, {})).toBe(0);
  expect(answer({ ...question, hand: [GIFT] }, {}, true)).toBeNull();
  // That an empty hand holds nothing all know.
  expect(answer(question, {}, true)).toBe(0);
});

test('who does not answer in a turn is asked again in the next, and for other things', () => {
  const question = { kind: 'answer', verbs: ['pass', 'play'] };
  expect(answer(question, {})).toBeNull();
  expect(answer(question, { passing: HERE })).toBe(0);
  expect(answer(question, { passing: { ...HERE, turn: 2 } })).toBeNull();
  expect(answer(question, { passing: { ...HERE, seat: 1 } })).toBeNull();
  expect(answer({ ...question, kind: 'main' }, { passing: HERE })).toBeNull();
});

interface Question {
  readonly kind: string;
  readonly verbs: readonly string[];
  /** The definitions of the cards that the options are about. */
  readonly hand?: readonly string[];
  readonly about?: string;
}

/** What the first player answers unasked, who holds the cards that the options are about. */
function answer(
  { kind, verbs, hand = [], about }: Question,
  preferred: object,
  watched = false,
): number | null {
  const shown = [...hand, about ?? ''].map((definition, at) => ({ definition, handle: at }));
  const question = questionWith(kind, verbs);
  const decision = {
    ...question,
    about: about === undefined ? null : (shown.at(-1)?.handle ?? null),
    options: question.options.map((option, at) => ({
      ...option,
      card: hand[at] ? (shown[at]?.handle ?? null) : null,
    })),
  } as DecisionView;
  const zones = [
    { name: 'hand', owner: 0, count: hand.length, cards: shown },
  ] as unknown as View['zones'];
  const state = { turn: HERE.turn, addedCards: [] };
  const seen = askedView({ game: 'minxin', zones, state, decision });
  return automaticAnswer(seen, readPreferences(preferred), watched);
}
