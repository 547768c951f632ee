import { describe, expect, test } from 'vitest';
import {
  addCard,
  addZone,
  askOpenly,
  type CardId,
  type Flow,
  glance,
  Match,
  NO_CARD,
  NOBODY,
  option,
  type Seat,
  UNSEEN,
  view,
  writable,
} from '../../index.ts';
import { DECK, type ToyTable, toyGame, toyTable } from '../toy-game.ts';

// What a seat sees of cards that lie open, with their backs up, or out of its sight: the view and the
// glance alike.

const A = 0 as Seat;
const B = 1 as Seat;
const READERS = [A, B, NOBODY];

/** Two cards on an open field, under the control of B: one open with a card attached, one with its back up. */
function begun() {
  const at = { open: 0 as CardId, covered: 0 as CardId };
  const game: typeof toyGame = {
    ...toyGame,
    start: () => {
      const table: ToyTable = toyTable(2, 1);
      const field = addZone(table, 'field', B, 'public');
      at.open = addCard(table, 4, field, A);
      at.covered = addCard(table, 5, field, A);
      const { cards } = writable(table);
      Object.assign(cards[at.open], { counters: { uses: 2 }, tapped: true });
      Object.assign(cards[at.covered], { faceDown: true, host: at.open });
      return table;
    },
    characteristics: (_, card) => ({ size: card }),
    label: (_, { verb }, { kind }) => ({ zh: `${kind}: ${verb}`, en: `${kind}: ${verb}` }),
    *play(table): Flow {
      const [hidden] = table.zones[DECK].cards;
      const asked = { kind: 'take', amount: 3, rule: '7', about: at.open, idle: true };
      const options = [option('take', at.covered, B, 1), option('take', hidden), option('pass')];
      yield* askOpenly({ seat: B, options, ...asked });
      Object.assign(writable(table), { outcome: { winners: [B] } });
    },
  };
  return { match: new Match(game, { setup: { players: 2 }, seed: 1 }), at };
}

describe.each([
  ['view', view],
  ['glance', glance],
] as const)('a %s', (_, look) => {
  const fieldOf = (match: Match<ToyTable>, seat: Seat) => look(match as never, seat).zones[3];

  test('shows all of a card that lies open to everybody', () => {
    const { match, at } = begun();
    const { handle } = match.table.cards[at.open];
    for (const seat of READERS) {
      const field = fieldOf(match as never, seat);
      expect([field.id, field.name, field.owner, field.count]).toEqual([3, 'field', B, 2]);
      const card = field.cards?.[0];
      expect({
        handle: card?.handle,
        definition: card?.definition,
        owner: card?.owner,
        controller: card?.controller,
        tapped: card?.tapped,
        faceDown: card?.faceDown,
        host: card?.host,
        counters: card?.counters,
        values: card?.values,
      }).toEqual({
        handle,
        definition: 'lot-5',
        owner: A,
        controller: B,
        tapped: true,
        faceDown: false,
        host: null,
        counters: { uses: 2 },
        values: { size: at.open },
      });
    }
  });

  test('shows the face of a card with its back up to its controller alone', () => {
    const { match, at } = begun();
    const { handle } = match.table.cards[at.open];
    const faces = READERS.map((seat) => {
      const card = fieldOf(match as never, seat).cards?.[1];
      expect([card?.faceDown, card?.host, card?.counters]).toEqual([true, handle, null]);
      return [card?.definition, card?.values];
    });
    expect(faces).toEqual([
      [UNSEEN, {}],
      ['lot-6', { size: at.covered }],
      [UNSEEN, {}],
    ]);
  });

  test('gives copies: nothing that is done to them reaches the table', () => {
    const { match, at } = begun();
    const counters = fieldOf(match as never, A).cards?.[0].counters;
    expect(counters).not.toBe(match.table.cards[at.open].counters);
    match.answerNext(0);
    const { outcome } = look(match as never, A);
    expect(outcome).toEqual({ winners: [B] });
    expect(outcome).not.toBe(match.table.outcome);
  });

  test('tells the seat that is asked what, and of which cards as far as it may look', () => {
    const { match, at } = begun();
    const [open, covered] = [at.open, at.covered].map((card) => match.table.cards[card].handle);
    const seen = look(match as never, B);
    const { decision } = seen;
    expect([seen.game, seen.seat, seen.seats, seen.waiting, seen.outcome]).toEqual([
      'lots',
      B,
      2,
      [B],
      null,
    ]);
    expect([
      decision?.kind,
      decision?.rule,
      decision?.idle,
      decision?.amount,
      decision?.about,
    ]).toEqual(['take', '7', true, 3, open]);
    expect(decision?.prompt.en).toBe('take');
    const options = decision?.options.map(({ verb, card, seat, amount, label }) => [
      verb,
      card,
      seat,
      amount,
      label.en,
    ]);
    expect(options).toEqual([
      ['take', covered, B, 1, 'take: take'],
      ['take', null, NOBODY, 0, 'take: take'],
      ['pass', null, NOBODY, 0, 'take: pass'],
    ]);
    for (const other of [A, NOBODY]) expect(look(match as never, other).decision).toBeNull();
  });
});

test('a glance works each part out once', () => {
  const { match } = begun();
  let told = 0;
  const game: typeof toyGame = {
    ...toyGame,
    publicState: () => {
      told += 1;
      return { told };
    },
  };
  const seen = glance(new Match(game, { setup: { players: 2 }, seed: 1 }) as never, A);
  expect([seen.state, seen.state, told]).toEqual([{ told: 1 }, { told: 1 }, 1]);
  const own = glance(match as never, B);
  expect(own.zones[3].cards).toBe(own.zones[3].cards);
  expect(own.decision).toBe(own.decision);
  expect(own.decision?.options).toBe(own.decision?.options);
  const other = glance(match as never, A);
  expect(other.zones[0].cards).toBeNull();
});

test('another who is asked does not see what the first is asked', () => {
  const game: typeof toyGame = {
    ...toyGame,
    *play(): Flow {
      const ask = (seat: Seat) => ({
        seat,
        kind: `asks ${seat}`,
        options: [option('one'), option('two')],
        about: NO_CARD,
        amount: 0,
        rule: '1',
        idle: false,
      });
      yield [ask(B), ask(A)];
    },
  };
  const match = new Match(game, { setup: { players: 2 }, seed: 1 });
  for (const look of [view, glance]) {
    expect([A, B].map((seat) => look(match as never, seat).decision?.kind)).toEqual([
      'asks 0',
      'asks 1',
    ]);
    expect(look(match as never, A).waiting).toEqual([B, A]);
  }
});
