import { type Game, NOBODY, type Seat, succeed } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { toyGame } from '../../kernel/test/toy-game.ts';
import { engineOf, type Refusal } from '../index.ts';

// What goes through the door is made for whoever asks.

const REASON = { zh: '没有签', en: 'No lots' };

/** A match of 签 in which every seat has a reason not to bid, found by what the seat has. */
function begun() {
  const engine = engineOf({
    game: toyGame as unknown as Game,
    bot: () => succeed({ name: 'first', choose: () => 0 }),
    screen: {
      round: () => 1,
      scores: () => [],
      automatic: () => null,
      refusals: ({ cards, zones }, seat): Refusal[] => {
        const [card] = zones.filter(({ owner }) => owner === seat)[0].cards;
        return [{ card: cards[card]?.handle ?? 0, verb: 'bid', text: REASON, rules: ['1'] }];
      },
    },
  });
  const started = engine.start({ players: 2 }, 7);
  if (!started.ok) throw new Error(started.problems[0].text.en);
  return started.value;
}

test('a seat is told what it cannot do; a spectator, who does nothing, is told of nothing', () => {
  const match = begun();
  expect(match.refusals(0 as Seat)).toMatchObject([{ verb: 'bid', text: REASON }]);
  expect(match.refusals(NOBODY)).toEqual([]);
});

test('whatever is done to a reason, the next one who asks reads it as it was', () => {
  const match = begun();
  Object.assign(match.refusals(0 as Seat)[0].text, { en: 'Nobody may' });
  expect(match.refusals(1 as Seat)[0].text).toEqual({ zh: '没有签', en: 'No lots' });
});
