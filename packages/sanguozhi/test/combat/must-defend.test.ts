import type { CardId } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { dutifulChoices, mayBeSpared, type Pairing } from '../../flow/combat/obligations.ts';

const pair = (card: number, attack: number): Pairing => ({ card: card as CardId, attack });
const against = (attack: number) => (made: readonly Pairing[]) =>
  made.some((one) => one.attack === attack);
const calledOut = (card: number, attack: number) => (made: readonly Pairing[]) =>
  made.some((one) => one.card === card && one.attack === attack);

describe('who must defend (609.1d)', () => {
  const possible = [pair(1, 0), pair(1, 1), pair(2, 1)];

  it('lets everybody do as they like where nothing is demanded', () => {
    expect(dutifulChoices([], [], possible)).toEqual({ pairings: possible, mayStop: true });
  });

  it('does not let a player stop before a demand is met', () => {
    expect(dutifulChoices([against(1)], [], possible).mayStop).toBe(false);
    expect(dutifulChoices([against(1)], [pair(2, 1)], [pair(1, 0)]).mayStop).toBe(true);
  });

  it('does not offer a pick after which a demand could no longer be met', () => {
    const { pairings } = dutifulChoices([against(0), against(1)], [], possible);
    expect(pairings).toEqual([pair(1, 0), pair(2, 1)]);
  });

  it('asks for as many as can be met where demands are at odds', () => {
    const both = [calledOut(1, 0), calledOut(1, 1)];
    const { pairings, mayStop } = dutifulChoices(both, [], possible);
    expect(pairings).toEqual(possible);
    expect(mayStop).toBe(false);
    expect(dutifulChoices(both, [pair(2, 1)], [pair(1, 0)]).mayStop).toBe(false);
    expect(dutifulChoices(both, [pair(1, 0)], [pair(2, 1)]).mayStop).toBe(true);
  });

  it('demands nothing of those who cannot', () => {
    expect(dutifulChoices([against(2)], [], possible).mayStop).toBe(true);
  });

  it('keeps a general who is needed elsewhere out of a group', () => {
    const rest = [pair(1, 0), pair(1, 1)];
    expect(mayBeSpared([against(0)], [pair(2, 1)], rest, pair(1, 1))).toBe(false);
    expect(mayBeSpared([], [pair(2, 1)], rest, pair(1, 1))).toBe(true);
  });
});
