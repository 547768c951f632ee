import { describe, expect, test } from 'vitest';
import { type Match, option, type Seat } from '../../index.ts';
import { looksAlike } from '../../knowledge/same-look.ts';

const [A, B] = [0, 1] as Seat[];

/** A match that stands somewhere, as far as a seat can compare it with another. */
function standing() {
  const card = () => ({
    controller: A,
    tapped: false,
    faceDown: false,
    host: -1,
    handle: 'h1',
    counters: { poison: 1 },
  });
  const ask = (seat: Seat) => ({
    seat,
    kind: 'bid',
    about: 4,
    amount: 1,
    options: [option('bid', 1 as never, A, 2), option('pass')].map((one) => ({ ...one })),
  });
  return {
    game: { publicState: ({ state }: { state: unknown }, seat: Seat) => ({ state, seat }) },
    pending: [ask(A), ask(B)],
    table: {
      clock: 7,
      outcome: null as unknown,
      state: { turns: 3 },
      cards: [card(), card()],
      zones: [{ cards: [0, 1] }, { cards: [2, 3] }],
    },
  };
}

type Standing = ReturnType<typeof standing>;

function looks(one: Standing, other: Standing, seat = A): boolean {
  return looksAlike(one as unknown as Match, other as unknown as Match, seat);
}

/** One thing that is otherwise, and that every seat can see. */
const OTHERWISE: Readonly<Record<string, (match: Standing) => unknown>> = {
  'another moment': ({ table }) => (table.clock += 1),
  'another outcome': ({ table }) => (table.outcome = { winners: [A] }),
  'another state': ({ table }) => (table.state.turns += 1),
  'fewer who are asked': ({ pending }) => pending.pop(),
  'more who are asked': ({ pending }) => pending.push(pending[1]),
  'another who is asked first': ({ pending }) => (pending[0].seat = 2 as Seat),
  'another who is asked last': ({ pending }) => (pending[1].seat = 2 as Seat),
  'another question': ({ pending }) => (pending[0].kind = 'pass'),
  'a question about another card': ({ pending }) => (pending[0].about = 5),
  'a question of another amount': ({ pending }) => (pending[0].amount = 2),
  'fewer options': ({ pending }) => pending[0].options.pop(),
  'more options': ({ pending }) => pending[0].options.push({ ...option('pass') }),
  'an option with another verb': ({ pending }) => (pending[0].options[1].verb = 'stop'),
  'an option with another card': ({ pending }) => (pending[0].options[0].card = 2 as never),
  'an option with another seat': ({ pending }) => (pending[0].options[0].seat = B),
  'an option with another amount': ({ pending }) => (pending[0].options[0].amount = 3),
  'more cards': ({ table }) => table.cards.push(table.cards[0]),
  'fewer cards': ({ table }) => table.cards.pop(),
  'a card elsewhere in its zone': ({ table }) => table.zones[0].cards.reverse(),
  'more cards in the last zone': ({ table }) => table.zones[1].cards.push(4),
  'fewer cards in the last zone': ({ table }) => table.zones[1].cards.pop(),
  'another card in the last place': ({ table }) => (table.zones[1].cards[1] = 4),
  'another card in the first place': ({ table }) => (table.zones[0].cards[0] = 4),
  'a card of another controller': ({ table }) => (table.cards[1].controller = B),
  'a card that is tapped': ({ table }) => (table.cards[1].tapped = true),
  'a card with its back up': ({ table }) => (table.cards[0].faceDown = true),
  'a card that lies on another': ({ table }) => (table.cards[1].host = 0),
  'a card that is called otherwise': ({ table }) => (table.cards[1].handle = 'h2'),
  'a card with other counters': ({ table }) => (table.cards[0].counters = { poison: 2 }),
};

describe('for a seat two matches', () => {
  test('look alike when nothing is otherwise', () => {
    expect(looks(standing(), standing())).toBe(true);
    expect(looks(standing(), standing(), B)).toBe(true);
  });

  test.each(Object.keys(OTHERWISE))('do not look alike with %s', (what) => {
    const other = standing();
    OTHERWISE[what](other);
    expect(looks(standing(), other)).toBe(false);
    expect(looks(other, standing())).toBe(false);
  });

  test('look alike whatever another is asked, as long as it is asked', () => {
    const other = standing();
    other.pending[1].kind = 'pass';
    other.pending[1].options.pop();
    expect(looks(standing(), other)).toBe(true);
    expect(looks(standing(), other, B)).toBe(false);
  });

  test('look alike when only what the seat is not told of the state is otherwise', () => {
    const told = (to: Seat): Standing => ({
      ...standing(),
      game: { publicState: (_, seat) => ({ state: seat === to ? 'told' : null, seat }) },
    });
    expect(looks(told(A), told(B), 2 as Seat)).toBe(true);
    expect(looks(told(A), told(B), A)).toBe(false);
  });
});
