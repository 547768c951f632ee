import { describe, expect, test } from 'vitest';
import { isPassedOver } from '../../analysis/passed-over.ts';

const of = (...chances: number[]) => isPassedOver(chances.map((chance) => ({ chance })));

describe('what is advised although another option is shown with a higher chance', () => {
  test('is said where the shown number is higher', () => {
    expect(of(0.5, 0.53)).toBe(true);
    expect(of(0.5, 0.4, 0.53)).toBe(true);
  });

  test('is not where it is shown alike, lower, or there is none', () => {
    expect(of(0.5, 0.504)).toBe(false);
    expect(of(0.5, 0.49)).toBe(false);
    expect(of(0.5)).toBe(false);
    expect(of()).toBe(false);
  });
});
