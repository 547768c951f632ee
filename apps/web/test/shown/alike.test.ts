import type { CardView, Handle, OptionView, Seat, View } from '@lianhuan/kernel';
import type { EngineMatch } from '@lianhuan/releases';
import { describe, expect, test } from 'vitest';
import { sortChoices } from '../../board/choices.ts';
import type { TableKit } from '../../board/table-kit.ts';
import { tableViewOf } from '../../board/table-view.ts';
import { unaskedAnswer } from '../../engine/players.ts';
import { comesToTheSame } from '../../games/alike.ts';

const ME = 0 as Seat;

function card(handle: number, definition: string, changes: Partial<CardView> = {}): CardView {
  return {
    handle: handle as Handle,
    definition,
    owner: ME,
    controller: ME,
    tapped: false,
    faceDown: false,
    host: null,
    counters: null,
    values: {},
    ...changes,
  };
}

/** Asks which of these cards to discard, or one option that is about none. */
function asks(
  zone: string,
  cards: readonly CardView[],
  picks: readonly (number | string)[] = cards.map(({ handle }) => handle),
): View {
  const nameOf = (handle: number) => cards.find((one) => one.handle === handle)?.definition ?? '';
  const options = picks.map((pick): OptionView => {
    const name = typeof pick === 'string' ? pick : nameOf(pick);
    return {
      verb: 'discard',
      card: typeof pick === 'string' ? null : (pick as Handle),
      seat: ME,
      amount: 0,
      label: { zh: `弃置 ${name}`, en: `Discard ${name}` },
    };
  });
  return {
    game: 'any',
    seat: ME,
    seats: 2,
    zones: [{ id: 1, name: zone, owner: ME, count: cards.length, cards }],
    state: {},
    decision: {
      kind: 'discard',
      prompt: { zh: '弃置一张牌', en: 'Discard a card' },
      rule: '',
      idle: false,
      about: null,
      amount: 1,
      options,
    },
    waiting: [ME],
    outcome: null,
  };
}

const KIT = { isBare: () => false } as unknown as TableKit;

/** What is offered, by the indices that come to the same. */
function offered(seen: View): (readonly number[])[] {
  if (seen.decision === null) throw new Error('nothing is asked');
  return sortChoices(seen.decision, tableViewOf(seen), KIT).offered.map(({ same }) => same);
}

const TWINS = [card(1, 'militia'), card(2, 'militia')];

describe('answers that come to the same', () => {
  test('are one on offer: copies in hand, and cards that nobody may look at', () => {
    expect(offered(asks('hand', [...TWINS, card(3, 'archers')]))).toEqual([[0, 1], [2]]);
    expect(offered(asks('deck', [], ['militia', 'archers', 'militia']))).toEqual([[0, 2], [1]]);
  });

  test('are not those for cards that look otherwise, or lie in play', () => {
    const dearer = card(2, 'militia', { values: { cost: 3 } });
    expect(offered(asks('hand', [card(1, 'militia'), dearer]))).toEqual([[0], [1]]);
    expect(offered(asks('field', TWINS))).toEqual([[0], [1]]);
    const attached = [...TWINS, card(3, 'sword', { host: 1 as Handle })];
    expect(offered(asks('hand', attached, [1, 2]))).toEqual([[0], [1]]);
  });

  test('are not asked for where nothing else can be answered', () => {
    expect(comesToTheSame(asks('hand', TWINS))).toBe(true);
    expect(comesToTheSame(asks('hand', [...TWINS, card(3, 'archers')]))).toBe(false);
    expect(comesToTheSame(asks('hand', [card(1, 'militia')]))).toBe(false);
  });

  test('are given unasked to one who sits alone, and tell nobody what a hand holds', () => {
    const match = {
      pending: [{ seat: ME }],
      glance: () => asks('hand', TWINS),
    } as unknown as EngineMatch;
    const bot = { choose: () => 0 } as never;
    expect(unaskedAnswer(match, [null, bot], () => null)).toEqual({ seat: ME, index: 0 });
    expect(unaskedAnswer(match, [null, null], () => null)).toBeNull();
    expect(unaskedAnswer(match, [null, bot], () => 1)).toEqual({ seat: ME, index: 1 });
  });
});
