import type { CardId, Decision, Seat } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { type Share, type Source, shareOut, type Taker } from '../../flow/combat/damage-shares.ts';

const card = (id: number) => id as CardId;
const source = (id: number, amount: number): Source => ({ card: card(id), amount });
const taker = (id: number, lethal: number): Taker => ({ card: card(id), lethal });
const warding = (id: number, lethal: number, off: number): Taker => ({
  ...taker(id, lethal),
  stays: (_, amount) => Math.max(0, amount - off),
});

/** All ways to answer, as `source>taker:amount` lists. */
function allWays(sources: readonly Source[], takers: readonly Taker[]): string[] {
  const ways: string[] = [];
  const explore = (answers: readonly number[]) => {
    const flow = shareOut(0 as Seat, sources, takers);
    let step = flow.next();
    for (const answer of answers) step = flow.next(answer);
    if (step.done) {
      ways.push(told(step.value));
      return;
    }
    const { options } = step.value as Decision;
    for (let index = 0; index < options.length; index++) explore([...answers, index]);
  };
  explore([]);
  return ways.sort();
}

function told(shares: readonly Share[]): string {
  return shares.map(({ source: from, to, amount }) => `${from}>${to}:${amount}`).join(' ');
}

describe('sharing out damage (807.4)', () => {
  it('asks nothing where one takes what one deals', () => {
    expect(allWays([source(1, 3)], [taker(8, 2)])).toEqual(['1>8:2']);
  });

  it('leaves the player every way to share three points among lives of three and two', () => {
    expect(allWays([source(1, 3)], [taker(8, 3), taker(9, 2)])).toEqual([
      '1>8:1 1>9:2',
      '1>8:2 1>9:1',
      '1>8:3',
    ]);
  });

  it('kills everybody before anything is left over', () => {
    expect(allWays([source(1, 9)], [taker(8, 3), taker(9, 2)])).toEqual(['1>8:3 1>9:2']);
  });

  it('names the source of each point where two strike one', () => {
    expect(allWays([source(1, 2), source(2, 2)], [taker(8, 3)])).toEqual([
      '1>8:1 2>8:2',
      '1>8:2 2>8:1',
    ]);
  });

  it('gives nobody more than what kills, whoever it comes from', () => {
    for (const way of allWays([source(1, 2), source(2, 3)], [taker(8, 2), taker(9, 2)])) {
      const taken = [...way.matchAll(/>(\d):(\d)/g)].map(([, to, amount]) => [to, Number(amount)]);
      for (const id of ['8', '9']) {
        const sum = taken.reduce(
          (total, [to, amount]) => total + (to === id ? Number(amount) : 0),
          0,
        );
        expect(sum).toBe(2);
      }
    }
  });

  describe('where something wards off a part (610.3b)', () => {
    it('kills only with what stays', () => {
      expect(allWays([source(1, 5)], [warding(8, 3, 1), taker(9, 2)])).toEqual([
        '1>8:3 1>9:2',
        '1>8:4 1>9:1',
      ]);
    });

    it('leaves over only what is more than kills everybody and what they ward off', () => {
      expect(allWays([source(1, 6)], [warding(8, 3, 1), taker(9, 2)])).toEqual(['1>8:4 1>9:2']);
      expect(allWays([source(1, 9)], [warding(8, 3, 1), taker(9, 2)])).toEqual(['1>8:4 1>9:2']);
    });

    it('each source is warded off anew', () => {
      for (const way of allWays([source(1, 3), source(2, 3)], [warding(8, 3, 1), taker(9, 4)])) {
        const stays = { 8: 0, 9: 0 };
        let given = 0;
        for (const [, to, amount] of way.matchAll(/>(\d):(\d)/g)) {
          stays[to as '8' | '9'] += to === '8' ? Math.max(0, Number(amount) - 1) : Number(amount);
          given += Number(amount);
        }
        expect(stays[8]).toBeLessThanOrEqual(3);
        expect(stays[9]).toBeLessThanOrEqual(4);
        expect(given).toBe(6);
      }
    });

    it('takes in everything, and nothing is left over, where it wards off everything', () => {
      expect(allWays([source(1, 3)], [warding(8, 1, 9), taker(9, 1)])).toEqual([
        '1>8:2 1>9:1',
        '1>8:3',
      ]);
    });

    it('does not let the warded-off part of a source go past the only two it could hit', () => {
      expect(allWays([source(1, 4)], [warding(8, 1, 1), warding(9, 1, 1)])).toEqual([
        '1>8:2 1>9:2',
      ]);
      expect(allWays([source(1, 1)], [warding(8, 1, 1), warding(9, 1, 1)])).toEqual([
        '1>8:1',
        '1>9:1',
      ]);
    });
  });
});
