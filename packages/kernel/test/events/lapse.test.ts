import { expect, test } from 'vitest';
import {
  because,
  type CardId,
  type Effect,
  type Flow,
  lapseBy,
  Match,
  moveTo,
  NO_CARD,
  NO_ZONE,
  NOBODY,
  noteLapse,
  option,
  orLapse,
  type Seat,
  viewLog,
} from '../../index.ts';
import {
  barred,
  DECK,
  forbidden,
  hand,
  happen,
  impose,
  type ToyEvent,
  type ToyTable,
  toyGame,
} from '../toy-game.ts';

// What came to nothing leaves a line.

const A = 0 as Seat;
const B = 1 as Seat;

/** A match that carries this out and is over. */
function played(deeds: (table: ToyTable) => Flow<unknown>, recorded: boolean | 'rules' = true) {
  const game: typeof toyGame = {
    ...toyGame,
    *play(table) {
      yield* deeds(table);
    },
  };
  return new Match(game, { setup: { players: 2 }, seed: 1, recorded });
}

const lose: ToyEvent = { type: 'lose', amount: 3 };

function told(match: ReturnType<typeof played>, seat: Seat) {
  return viewLog(match, seat).map(({ kind, type, lapse, data }) => ({ kind, type, lapse, data }));
}

test('a forbidden event is told as what did not happen, with its data', () => {
  const match = played(function* (table) {
    impose(table, 'forbid', { on: 'lose', doing: 'forbid' });
    yield* happen(table, lose);
  });
  const line = { kind: 'lapse', type: 'lose', lapse: 'forbidden', data: { amount: 3, by: null } };
  expect(told(match, A)).toEqual([line]);
  expect(told(match, NOBODY)).toEqual([line]);
  expect(match.log[0].event).toBeNull();
});

test('an event replaced by nothing is told, one that is only changed is not', () => {
  const match = played(function* (table) {
    impose(table, 'replace', { on: 'lose', doing: 'prevent' });
    yield* happen(table, lose);
    impose(table, 'replace', { on: 'next', doing: 'double' });
    yield* happen(table, { type: 'next', seat: B });
  });
  expect(told(match, A).map(({ type, lapse }) => [type, lapse])).toEqual([
    ['lose', 'replaced'],
    ['next', null],
  ]);
});

test('to ask whether something is forbidden leaves no line, unless it should happen now', () => {
  const match = played(function* (table) {
    impose(table, 'forbid', { on: 'lose', doing: 'forbid' });
    expect(forbidden(table, lose)).not.toBeNull();
    expect(barred(table, { type: 'next', seat: A })).toBe(false);
    expect(barred(table, lose)).toBe(true);
  });
  expect(told(match, A)).toHaveLength(1);
});

test('a forbidden move of a hidden card names no card to those who do not see it', () => {
  const match = played(function* (table) {
    const top = table.zones[DECK].cards.at(-1);
    if (top === undefined) throw new Error('an empty deck');
    yield* happen(table, moveTo(table, top, hand(A)));
    impose(table, 'forbid', { on: 'move', doing: 'forbid' });
    yield* happen(table, moveTo(table, top, DECK));
  });
  const [card] = match.table.zones[hand(A)].cards;
  const { handle } = match.table.cards[card];
  const name = toyGame.cardName(match.table, card);
  const definition = name.en;
  expect(told(match, A)[1].data.card).toEqual({ definition, handle, name });
  for (const seat of [B, NOBODY]) {
    expect(told(match, seat)[1]).toEqual({
      kind: 'lapse',
      type: 'move',
      lapse: 'forbidden',
      data: { by: null },
    });
  }
});

test('an ability of which nothing comes is told under its cause, one that does something is not', () => {
  const match = played(function* (table) {
    impose(table, 'trigger', { on: 'lose', doing: 'count' });
    const [effect] = table.effects.trigger;
    yield* because({ kind: 'idle' }, orLapse(lose, effect, idle()));
    yield* because(
      { kind: 'busy' },
      orLapse(lose, effect, happen(table, { type: 'next', seat: B })),
    );
  });
  expect(told(match, A).map(({ kind, type }) => [kind, type])).toEqual([
    ['cause', 'idle'],
    ['lapse', 'lose'],
    ['cause', 'busy'],
    ['event', 'next'],
  ]);
});

function* idle(): Flow {}

test('a match that records rules only has no words, and one that records nothing has no nodes', () => {
  const deeds = (table: ToyTable) => happen(table, lose);
  expect(viewLog(played(deeds, 'rules'), A)).toEqual([]);
  expect(played(deeds, 'rules').log).toHaveLength(1);
  expect(played(deeds, false).log).toEqual([]);
});

test('an ability does what it does where nobody writes anything down', () => {
  const match = played(function* (table) {
    impose(table, 'trigger', { on: 'bid', doing: 'count' });
    const [effect] = table.effects.trigger;
    yield* orLapse(lose, effect, happen(table, lose));
    yield* orLapse(lose, effect, idle());
  }, false);
  expect([match.table.state.lost, match.log]).toEqual([3, []]);
});

test('an ability that asked somebody who declined is no lapse', () => {
  const asking = (table: ToyTable) =>
    function* (): Flow {
      yield {
        seat: A,
        kind: 'may',
        options: [option('yes'), option('no')],
        about: table.zones[DECK].cards[0],
        amount: 0,
        rule: '1',
        idle: false,
      };
    };
  const match = played(function* (table) {
    impose(table, 'trigger', { on: 'lose', doing: 'count' });
    const [effect] = table.effects.trigger;
    yield* because({ kind: 'asks' }, orLapse(lose, effect, asking(table)()));
    yield* because({ kind: 'idle' }, orLapse(lose, effect, idle()));
  });
  match.answerNext(1);
  expect(told(match, A).map(({ kind, type }) => [kind, type])).toEqual([
    ['cause', 'idle'],
    ['lapse', 'lose'],
  ]);
});

/** What each is told of a card in A's hand that forbids, or finds nothing to choose. */
function lapsedByHeldCard(reason: 'forbidden' | 'no-choice') {
  const match = played(function* (table) {
    const top = table.zones[DECK].cards.at(-1) as CardId;
    yield* happen(table, moveTo(table, top, hand(A)));
    const effect = { source: top } as Effect;
    noteLapse(lapseBy(reason, lose, effect));
  });
  return [A, B, NOBODY].map((seat) =>
    viewLog(match, seat)
      .filter(({ kind }) => kind === 'lapse')
      .map(({ card, data, text }) => [card !== null, data.by !== null, data.amount, text.en]),
  );
}

test('a card that only its owner sees is not named to others as what forbids', () => {
  const line = 'forbidden: lose';
  expect(lapsedByHeldCard('forbidden')).toEqual([
    [[true, true, 3, line]],
    [[false, false, 3, line]],
    [[false, false, 3, line]],
  ]);
});

test('a move that did not happen begins where the card lies, and nothing else has a beginning', () => {
  const match = played(function* (table) {
    const top = table.zones[DECK].cards.at(-1) as CardId;
    const elsewhere = { from: NO_ZONE, to: hand(B), card: top };
    for (const type of ['move', 'shift', 'tap'] as const) {
      impose(table, 'forbid', { on: type, doing: 'forbid' });
      impose(table, 'replace', { on: type, doing: 'prevent' });
    }
    const events = [
      { ...moveTo(table, top, hand(B)), type: 'move' },
      { type: 'shift', controller: B, ...elsewhere },
      { type: 'tap', card: top, tapped: true },
    ] as ToyEvent[];
    for (const event of events) yield* happen(table, event);
    for (const effect of table.effects.forbid.slice()) {
      yield* happen(table, { type: 'end-effect', effect });
    }
    for (const event of events) yield* happen(table, event);
  });
  const lapses = match.log.flatMap(({ lapse }) => lapse ?? []);
  expect(
    lapses.map(({ reason, event }) => [reason, event.type, 'from' in event && event.from]),
  ).toEqual([
    ['forbidden', 'move', DECK],
    ['forbidden', 'shift', DECK],
    ['forbidden', 'tap', false],
    ['replaced', 'move', DECK],
    ['replaced', 'shift', DECK],
    ['replaced', 'tap', false],
  ]);
});

test('that such a card found nothing to choose is told to its owner alone', () => {
  expect(lapsedByHeldCard('no-choice')).toEqual([[[true, true, 3, 'no-choice: lose']], [], []]);
});

test('what came to nothing for several cards is told of them only to those who see all', () => {
  const match = played(function* (table) {
    const top = table.zones[DECK].cards.at(-1) as CardId;
    yield* happen(table, moveTo(table, top, hand(A)));
    const event = { ...lose, cards: [top, NO_CARD] } as ToyEvent;
    noteLapse(lapseBy('forbidden', event, null));
  });
  const amounts = [A, B].map((seat) => told(match, seat).at(-1)?.data.amount);
  expect(amounts).toEqual([3, undefined]);
});

test('a lapse that the game says nothing of is no line', () => {
  const game: typeof toyGame = {
    ...toyGame,
    describeLapse: (_, __, seat) => (seat === A ? { zh: '无', en: 'none' } : null),
    *play() {
      noteLapse(lapseBy('prevented', lose, null));
    },
  };
  const match = new Match(game, { setup: { players: 2 }, seed: 1, recorded: true });
  expect([A, B].map((seat) => viewLog(match, seat).length)).toEqual([1, 0]);
  expect(match.log[0].lapse).toEqual({
    reason: 'prevented',
    event: lose,
    effect: null,
    card: NO_CARD,
  });
});
