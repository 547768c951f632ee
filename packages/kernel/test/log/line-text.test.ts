import { describe, expect, test } from 'vitest';
import {
  addCard,
  addZone,
  cardNameOf,
  changeLine,
  emptyTable,
  lookLine,
  NOBODY,
  type Seat,
  seatLetter,
  seatNameFor,
  type Zone,
  zoneChangeLine,
  zoneNameFor,
} from '../../index.ts';

const name = (zh: string, en: string) => ({ zh, en });
const ann = name('甲', 'Ann');

describe('the wording that games share', () => {
  test('seats have letters', () => {
    expect(seatLetter(0 as Seat)).toEqual(name('A', 'A'));
    expect(seatLetter(3 as Seat)).toEqual(name('D', 'D'));
  });

  test('a seat is a letter to those who look on, “you” to itself, and what the game says to others', () => {
    const calls = (seat: Seat, reader: Seat) => seatNameFor(seat, reader, () => ann);
    expect(calls(1 as Seat, NOBODY)).toEqual(name('B', 'B'));
    expect(calls(1 as Seat, 1 as Seat)).toEqual(name('你', 'You'));
    expect(calls(0 as Seat, 1 as Seat)).toEqual(ann);
    expect(calls(NOBODY, 1 as Seat)).toEqual(name('规则', 'The rules'));
    expect(seatNameFor(0 as Seat, 1 as Seat)).toEqual(name('对手', 'Opponent'));
  });

  test('a card is called what is printed on it', () => {
    const table = emptyTable(2, 1, [{ name: '马', english: 'Horse' }], {});
    const card = addCard(table, 0, addZone(table, 'hand', NOBODY, 'public'), NOBODY);
    expect(cardNameOf(table, card)).toEqual(name('马', 'Horse'));
  });

  test('a zone is named with its owner', () => {
    const named = (owner: Seat, reader: Seat) =>
      zoneNameFor({ owner } as Zone, name('手牌', 'hand'), reader, () =>
        owner === reader ? name('你', 'You') : ann,
      );
    expect(named(0 as Seat, 1 as Seat)).toEqual(name('甲的手牌', 'Ann’s hand'));
    expect(named(1 as Seat, 1 as Seat)).toEqual(name('你的手牌', 'your hand'));
    expect(named(NOBODY, NOBODY)).toEqual(name('手牌', 'hand'));
  });

  test('a card goes from zone to zone', () => {
    const parts = { card: name('马', 'Horse'), from: name('甲', 'A'), to: name('乙', 'B') };
    expect(zoneChangeLine(parts)).toEqual(name('马：甲 → 乙', 'Horse: A → B'));
  });

  test('a number goes up, down, or stays as it is', () => {
    const grain = name('粮草', 'grain');
    expect(changeLine(ann, grain, 2)).toEqual(name('甲 粮草+2', 'Ann: grain +2'));
    expect(changeLine(ann, grain, -1)).toEqual(name('甲 粮草−1', 'Ann: grain −1'));
    expect(changeLine(ann, grain, 0)).toBeNull();
  });

  test('up to ten cards that were looked at are named, to those who may know them', () => {
    const cards = (count: number) => () => Array.from({ length: count }, () => name('马', 'Horse'));
    expect(lookLine(ann, 2, cards(2), '张卡')).toEqual(
      name('甲 查看 马、马', 'Ann: looked at Horse, Horse'),
    );
    expect(lookLine(ann, 10, cards(10), '张卡').en).toContain('Horse');
    const counted = name('甲 查看 11 张卡', 'Ann: looked at 11 cards');
    expect(lookLine(ann, 11, cards(11), '张卡')).toEqual(counted);
    expect(lookLine(ann, 11, null, '张卡')).toEqual(counted);
  });
});
