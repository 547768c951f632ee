import { expect, test } from 'vitest';
import { glance, Match, NOBODY, type Seat, type View, view } from '../../index.ts';
import { toyGame } from '../toy-game.ts';

/** Reads all of a view, whether its parts are there or made when asked for. */
function read(seen: View): unknown {
  const { game, seat, seats, zones, state, decision, waiting, outcome } = seen;
  return {
    game,
    seat,
    seats,
    zones: zones.map(({ id, name, owner, count, cards }) => ({
      id,
      name,
      owner,
      count,
      cards:
        cards?.map((card) => ({
          handle: card.handle,
          definition: card.definition,
          owner: card.owner,
          controller: card.controller,
          tapped: card.tapped,
          faceDown: card.faceDown,
          host: card.host,
          counters: card.counters,
          values: card.values,
        })) ?? null,
    })),
    state,
    decision: decision && {
      kind: decision.kind,
      prompt: decision.prompt,
      rule: decision.rule,
      idle: decision.idle,
      about: decision.about,
      amount: decision.amount,
      options: decision.options.map(({ verb, card, seat, amount, label }) => ({
        verb,
        card,
        seat,
        amount,
        label,
      })),
    },
    waiting,
    outcome,
  };
}

test('a glance shows each seat, and a spectator, exactly what a view shows', () => {
  const match = new Match(toyGame, { setup: { players: 3 }, seed: 5 });
  for (;;) {
    for (const seat of [NOBODY, 0 as Seat, 1 as Seat, 2 as Seat]) {
      expect(read(glance(match, seat))).toEqual(view(match, seat));
    }
    if (match.outcome) break;
    match.answerNext(0);
  }
});

test('a glance gives the same parts when it is read twice', () => {
  const match = new Match(toyGame, { setup: { players: 2 }, seed: 5 });
  const seen = glance(match, 0 as Seat);
  expect(seen.zones).toBe(seen.zones);
  expect(seen.decision?.options).toBe(seen.decision?.options);
});

test('nobody sees with other eyes by writing to a glance', () => {
  const match = new Match(toyGame, { setup: { players: 3 }, seed: 5 });
  const own = glance(match, 0 as Seat);
  expect(() => Object.assign(own, { seat: 1 })).toThrow(TypeError);
  expect(read(own)).toEqual(view(match, 0 as Seat));
});
