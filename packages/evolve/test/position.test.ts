import type { CardId } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { library } from '../cards/library.ts';
import { attackOf, lifeOf } from '../effects/derivation.ts';
import { layOutBeginning } from '../game.ts';
import { type EvolvePosition, type LaidCard, type LaidZone, laidCard } from '../table/position.ts';
import {
  cardsIn,
  countersOn,
  evolvedInto,
  historyOf,
  isEvolved,
  mealOf,
  printed,
} from '../table/table.ts';
import { A, B, layOut, PLAYER, plainSetup, playOn, readMade } from './position-scene.ts';

const made = readMade([
  { name: '测试随从', kind: '随从', stats: '2/3' },
  { name: '测试随从', kind: '随从', special: '进化', stats: '4/5' },
  { name: '测试胡萝卜', kind: '护符', special: '进化' },
]);
const cards = [...library(), ...made];
const [FOLLOWER, EVOLVED, CARROT] = [cards.length - 3, cards.length - 2, cards.length - 1];

const PLAIN = laidCard(FOLLOWER);
const SPENT = { ...PLAYER, energy: 3, evolvePoints: 1 };

const position = (zones: readonly LaidZone[], more: Partial<EvolvePosition> = {}) =>
  layOut(cards, zones, { seats: [SPENT, SPENT], ...more });

const field = (...laid: readonly LaidCard[]): LaidZone[] => [
  { seat: A, zone: 'field', cards: laid },
];

describe('a position', () => {
  it('stands in the main phase of the active player', () => {
    const [asked, ...others] = playOn(position(field(PLAIN))).pending;
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ seat: A, kind: 'main', idle: true });
  });

  it('or right before that player’s turn', () => {
    const deck: LaidZone = { seat: A, zone: 'deck', cards: [PLAIN, PLAIN] };
    const match = playOn(position([deck], { phase: 'start' }));
    expect(match.pending[0]).toMatchObject({ seat: A, kind: 'main' });
    const { turn, players, active } = match.table.state;
    expect({ turn, active }).toEqual({ turn: 5, active: A });
    expect(players[A]).toMatchObject({ energyMost: 6, energy: 6, turns: 3 });
    expect(players[B].turns).toBe(2);
    expect(cardsIn(match.table, A, 'hand')).toHaveLength(1);
  });

  it('stands in no other phase', () => {
    expect(() => position([], { phase: 'end' })).toThrow('no position stands in end');
  });

  it('gives a seat a leader without words, unless it has one', () => {
    const table = position([]);
    for (const seat of [A, B]) {
      const [leader, ...more] = cardsIn(table, seat, 'leader');
      expect(more).toEqual([]);
      expect(printed(table, leader)).toMatchObject({ kind: 'leader', abilities: [] });
    }
    const own = cards.findLastIndex(({ kind }) => kind === 'leader');
    const zones: LaidZone[] = [{ seat: B, zone: 'leader', cards: [{ ...PLAIN, definition: own }] }];
    expect(printed(position(zones), cardsIn(position(zones), B, 'leader')[0])).toBe(cards[own]);
  });
});

describe('a card that is laid down', () => {
  const first = (table: ReturnType<typeof position>): CardId => cardsIn(table, A, 'field')[0];

  it('has been there since before the turn, so that it can attack; or it came this turn', () => {
    const table = position(field(PLAIN, { ...PLAIN, fresh: true }));
    const [old, fresh] = cardsIn(table, A, 'field');
    expect(historyOf(table, old)?.since).toBe(4);
    expect(historyOf(table, fresh)?.since).toBe(5);
    const attackers = playOn(table)
      .pending[0].options.filter(({ verb }) => verb === 'attack')
      .map(({ card }) => card);
    expect(attackers).toEqual([old]);
  });

  it('can be tapped, hurt and bear counters', () => {
    const counters = { 时钟指示物: 2 };
    const table = position(field({ ...PLAIN, tapped: true, damage: 2, counters }));
    const card = first(table);
    expect(table.cards[card].tapped).toBe(true);
    expect(lifeOf(table, card)).toBe(1);
    expect(countersOn(table, card, '时钟指示物')).toBe(2);
  });

  it('can have evolved, now or earlier (5.15)', () => {
    const upon = { ...PLAIN, definition: EVOLVED };
    const table = position(
      field({ ...PLAIN, evolved: { with: upon, now: false }, damage: 1 }, PLAIN, {
        ...PLAIN,
        evolved: { with: upon, now: true },
      }),
    );
    const [earlier, plain, now] = cardsIn(table, A, 'field');
    expect([earlier, plain, now].map((card) => isEvolved(table, card))).toEqual([
      true,
      false,
      true,
    ]);
    expect([attackOf(table, earlier), lifeOf(table, earlier)]).toEqual([4, 4]);
    expect(printed(table, evolvedInto(table, earlier))).toBe(cards[EVOLVED]);
    expect(historyOf(table, earlier)?.evolved).toBe(4);
    expect(historyOf(table, now)?.evolved).toBe(5);
  });

  it('can have eaten and raced (14.2)', () => {
    const carrots = [{ ...PLAIN, definition: CARROT }];
    const table = position(field({ ...PLAIN, carrots, raced: true }, PLAIN));
    const [fed, other] = cardsIn(table, A, 'field');
    expect(printed(table, mealOf(table, fed))).toBe(cards[CARROT]);
    expect(mealOf(table, other)).toBe(-1);
    expect(historyOf(table, fed)?.raced).toBe(5);
  });

  it('can be the other player’s', () => {
    const table = position(field({ ...PLAIN, owner: B }));
    expect(table.cards[first(table)]).toMatchObject({ owner: B, controller: A });
  });
});

describe('a beginning', () => {
  it('has these cards in the zones that are named, the first on top, and its own elsewhere', () => {
    const deck = [FOLLOWER, EVOLVED].map((definition) => ({ ...PLAIN, definition }));
    const zones: LaidZone[] = [{ seat: A, zone: 'deck', cards: deck }];
    const table = layOutBeginning(plainSetup(), 1, cards, zones);
    expect(cardsIn(table, A, 'deck').map((card) => table.cards[card].definition)).toEqual([
      EVOLVED,
      FOLLOWER,
    ]);
    expect(cardsIn(table, B, 'deck')).toHaveLength(40);
    expect(cardsIn(table, A, 'leader')).toHaveLength(1);
  });
});
