import { expect, test } from 'vitest';
import { LAPSE_REASONS, lapseBy } from '../../events/lapse.ts';
import {
  type CardId,
  type Effect,
  heldEffect,
  lapseLine,
  NO_CARD,
  type Seat,
} from '../../index.ts';

const CAO_CAO = { zh: '曹操', en: 'Cao Cao' };
const DRAWING = { zh: '摸牌', en: 'drawing' };

const effectOf = (source: CardId): Effect<string> =>
  heldEffect({ source, incarnation: 0, controller: 0 as Seat, timestamp: 0 }, 0, 0, '不能摸牌');
const words = {
  name: () => CAO_CAO,
  words: ({ body }: Effect<string>) => ({ zh: body, en: 'cannot draw' }),
};

test('what came to nothing is told with the reason, and named only where it may be', () => {
  const effect = effectOf(3 as CardId);
  for (const reason of LAPSE_REASONS) {
    const told = lapseLine(lapseBy(reason, null, effect), DRAWING, words);
    expect(told.zh).toContain('曹操');
    expect(told.en).toContain('Cao Cao');
    expect(told.en.includes('drawing')).toBe(reason !== 'no-choice');
  }
  const lines = LAPSE_REASONS.map((reason) =>
    lapseLine(lapseBy(reason, null, effect), null, words),
  );
  expect(new Set(lines.map(({ en }) => en)).size).toBe(4);
  expect(lines[0].en).toContain('something');
});

test('a card that decided is named with its words, but for an ability that found nothing to do', () => {
  const effect = effectOf(3 as CardId);
  const by = (reason: 'forbidden' | 'no-choice') =>
    lapseLine(lapseBy(reason, null, effect), DRAWING, words);
  expect(by('forbidden')).toEqual({
    zh: '没有发生：摸牌（曹操「不能摸牌」 不允许）',
    en: 'Did not happen: drawing (forbidden by Cao Cao “cannot draw”)',
  });
  expect(by('no-choice').zh).toBe('曹操 的效果没有可以选择或执行的');
});

test('what no card decided was decided by the rules, or by an effect without a card', () => {
  expect(lapseLine(lapseBy('prevented', null, null), DRAWING, words).zh).toContain('被 规则 防止');
  const nameless = lapseLine(lapseBy('replaced', null, effectOf(NO_CARD)), DRAWING, words);
  expect(nameless.en).toContain('replaced by an effect');
});
