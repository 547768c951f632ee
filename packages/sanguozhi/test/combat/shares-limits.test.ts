import type { CardId, Decision, Flow, Seat } from '@lianhuan/kernel';
import { expect, it } from 'vitest';
import { shareOut, type Taker } from '../../flow/combat/damage-shares.ts';
import { dutifulChoices, type Pairing } from '../../flow/combat/obligations.ts';

// How much there may be to share out, to defend against and to pick from: it is not gone through way by way.

const card = (id: number) => id as CardId;

/** How many options each question has, where the first of them is always taken. */
function optionsAsked(flow: Flow<unknown>): number[] {
  const counts: number[] = [];
  for (let step = flow.next(); !step.done; step = flow.next(0)) {
    counts.push((step.value as Decision).options.length);
  }
  return counts;
}

const takers = (lethal: number, more: Partial<Taker> = {}): Taker[] =>
  [7, 8, 9].map((id) => ({ card: card(id), lethal, ...more }));
const sources = [1, 2, 3].map((id) => ({ card: card(id), amount: 999 }));

it('lets as much damage be shared out as one card deals, without trying all ways', () => {
  const asked = optionsAsked(shareOut(0 as Seat, sources, takers(998)));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every((count) => count > 0 && count <= 1000)).toBe(true);
});

it('comes to an end where each of them wards a part off, too', () => {
  const stays = (_: CardId, amount: number) => Math.max(0, amount - 7);
  const asked = optionsAsked(shareOut(0 as Seat, sources, takers(990, { stays })));
  expect(asked.every((count) => count > 0 && count <= 1000)).toBe(true);
});

it('meets as many duties to defend as can be met, of any number of generals', () => {
  const many = Array.from({ length: 16 }, (_, at) => at);
  const possible: Pairing[] = many.flatMap((id) =>
    many.map((attack) => ({ card: card(id), attack })),
  );
  const duties = many.flatMap((at) => [
    (pairs: readonly Pairing[]) => pairs.some((pair) => pair.attack === at),
    (pairs: readonly Pairing[]) =>
      pairs.some((pair) => pair.card === at && pair.attack === 15 - at),
  ]);
  const { pairings, mayStop } = dutifulChoices(duties, [], possible);
  expect(pairings).toEqual(many.map((at) => ({ card: at, attack: 15 - at })));
  expect(mayStop).toBe(false);
});
