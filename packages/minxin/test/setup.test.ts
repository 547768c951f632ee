import { describe, expect, it } from 'vitest';
import { readSetup } from '../table/setup.ts';

/** What can be set before a match. */

describe('the settings of a match', () => {
  it.each([
    [{ favorPerPlayer: 1 }, true],
    [{ favorPerPlayer: 100 }, true],
    [{ favorPerPlayer: 0 }, false],
    [{ favorPerPlayer: 101 }, false],
    [{ favorPerPlayer: 2.5 }, false],
    [{ players: 2 }, true],
    [{ players: 1 }, false],
    [{ order: 'clockwise' }, true],
    [{ order: 'upwards' }, false],
    [{ cards: 3 }, false],
  ])('%j: %s', (setting, ok) => {
    expect(readSetup(setting).ok).toBe(ok);
  });

  it('are as the rulebook has them where nothing is said', () => {
    expect(readSetup({})).toMatchObject({ ok: true, value: { players: 2, favorPerPlayer: 30 } });
  });
});
