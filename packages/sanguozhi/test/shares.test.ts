import type { CardId, Decision, Seat } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { type Share, type Source, shareOut, type Taker } from '../flow/combat/shares.ts';

const card = (id: number) => id as CardId;
const source = (id: number, amount: number): Source => ({ card: card(id), amount });
const taker = (id: number, lethal: number): Taker => ({ card: card(id), lethal });

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
});
