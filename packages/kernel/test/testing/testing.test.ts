import { describe, expect, test } from 'vitest';
import {
  askOpenly,
  type CardId,
  type Decision,
  Match,
  NO_CARD,
  NO_HANDLE,
  option,
  type Seat,
  writable,
} from '../../index.ts';
import {
  beginMatch,
  brokenCounts,
  brokenEffects,
  brokenPlaces,
  dice,
  leaks,
  type TestedGame,
  walk,
} from '../../testing/index.ts';
import {
  hand,
  impose,
  rule,
  type ToyEvent,
  type ToyTable,
  toyGame,
  toyTable,
} from '../toy-game.ts';

// What any game is tried with finds what is wrong with a game, and nothing where nothing is.

type ToyMatch = Match<ToyTable, { players: number }, ToyEvent>;
type Lots = TestedGame<ToyTable, { players: number }, ToyEvent>;

const A = 0 as Seat;
const B = 1 as Seat;

const inSight = ({ table }: ToyMatch) => table.cards.filter(({ handle }) => handle !== NO_HANDLE);

const tried: Lots = {
  game: toyGame,
  players: [2],
  watch:
    ({ table }) =>
    () =>
      brokenPlaces(table),
  secrets: { backOf: () => 'lot' },
};

function begin(game = toyGame, seed = 3): ToyMatch {
  return beginMatch({ ...tried, game }, { players: 2, seed, recorded: true });
}

/** A and B have drawn two lots each; A is asked. */
function dealt(game = toyGame): ToyMatch {
  const match = begin(game);
  for (let turn = 0; turn < 4; turn++) match.answerNext(0);
  return match;
}

/** All that is found in some tries: which hidden cards are exchanged is drawn by lot. */
const leaksTo = (match: ToyMatch, seat: Seat, secrets = tried.secrets) =>
  Array.from({ length: 20 }, (_, luck) => luck).flatMap((luck) =>
    leaks(match, seat, secrets, dice(luck)),
  );

describe('a walk', () => {
  test('follows from its seed, and ends with the game', () => {
    const [first, second] = [begin(), begin()];
    walk(first, dice(7));
    walk(second, dice(7));
    expect(first.outcome).not.toBeNull();
    expect(second.answers).toEqual(first.answers);
  });

  test('stops where it is told to', () => {
    const match = begin();
    walk(match, dice(7), ({ answers }) => answers.length === 2);
    expect(match.answers).toHaveLength(2);
  });
});

describe('the accounts', () => {
  test('hold on a table that nobody tampered with', () => {
    const table = toyTable(2, 1);
    expect([...brokenPlaces(table), ...brokenEffects(table)]).toEqual([]);
    expect(brokenCounts({ turns: 0, bids: 12 })).toEqual([]);
  });

  test('miss a card that lies nowhere, and notice one that lies twice', () => {
    const table = toyTable(2, 1);
    const open = writable(table);
    const lost = open.zones[0].cards.pop() as CardId;
    expect(brokenPlaces(table)).toEqual([`card ${lost} lies in 0 zones`]);
    open.zones[0].cards.push(lost);
    open.zones[hand(A)].cards.push(lost);
    expect(brokenPlaces(table)).toHaveLength(2);
  });

  test('notice two cards of one handle', () => {
    const match = new Match(toyGame, { setup: { players: 2 }, seed: 1 });
    while (inSight(match).length < 2) match.answerNext(0);
    const [one, other] = inSight(match);
    writable(match.table).cards[other.id].handle = one.handle;
    const { table } = match;
    expect(brokenPlaces(table)).toEqual(['two cards have one handle']);
  });

  test('notice an effect that has outlived its source', () => {
    const match = dealt();
    impose(match.table, 'modify', { add: 1 } as never);
    const [card] = match.table.zones[hand(A)].cards;
    const { modify } = writable(match.table).effects;
    modify[0] = {
      ...modify[0],
      source: card,
      incarnation: match.table.cards[card].incarnation - 1,
      duration: { until: 'source-leaves' },
    } as (typeof modify)[0];
    expect(brokenEffects(match.table)).toHaveLength(1);
  });

  test('notice fractions and what is below 0', () => {
    expect(brokenCounts({ one: 1, half: 0.5, debt: -1 })).toEqual(['half is 0.5', 'debt is -1']);
  });
});

describe('secrets', () => {
  test('are kept by a game without a flaw', () => {
    const match = dealt();
    expect(match.idle).toBe(true);
    expect([A, B].flatMap((seat) => leaksTo(match, seat))).toEqual([]);
  });

  test('are told by a view that shows the others’ hands', () => {
    const flawed = {
      ...toyGame,
      publicState: (table: ToyTable) => table.zones[hand(A)].cards.map((id) => table.cards[id]),
    };
    expect(leaksTo(dealt(flawed), B)[0]).toMatch(/^seat 1, after . answers: .*in the view/);
  });

  test('are told by a log that names what others draw', () => {
    const flawed = {
      ...toyGame,
      describeEvent: (table: ToyTable, event: ToyEvent) =>
        event.type === 'move' ? toyGame.cardName(table, event.card) : null,
    };
    expect(leaksTo(dealt(flawed), B)[0]).toContain('in the log');
  });

  test('are told by the rules that stand on one’s own line, and by who is asked', () => {
    const holdsEvenLot = (table: ToyTable) =>
      table.zones[hand(B)].cards.slice(0, 1).some((id) => table.cards[id].definition % 2 === 0);
    const citing: typeof toyGame = {
      ...toyGame,
      *play(table) {
        const flow = toyGame.play(table);
        for (let step = flow.next(0); !step.done; ) {
          const answer = yield step.value;
          if (holdsEvenLot(table)) rule('3');
          step = flow.next(answer);
        }
      },
    };
    expect(leaksTo(dealt(citing), A)[0]).toContain('in the log');
    const asking: typeof toyGame = {
      ...toyGame,
      *play(table) {
        const flow = toyGame.play(table);
        for (let step = flow.next(0); !step.done; ) {
          if (table.state.active === B && holdsEvenLot(table)) yield* askOpenly(idleAgain(B));
          step = flow.next(yield step.value);
        }
      },
    };
    expect(leaksTo(dealt(asking), A)[0]).toContain('in the view');
  });

  test('are told by whatever else a seat is given', () => {
    const notes = (table: ToyTable) => table.zones[hand(A)].cards.map((id) => table.cards[id]);
    expect(leaksTo(dealt(), B, { ...tried.secrets, notes })[0]).toContain('in the notes');
  });

  test('are no secrets once an event has shown them, or while they lie open', () => {
    const flawed = {
      ...toyGame,
      publicState: (table: ToyTable) => table.zones[hand(A)].cards.map((id) => table.cards[id]),
    };
    const open = { ...tried.secrets, laidOpen: (table: ToyTable) => table.zones[hand(A)].cards };
    expect(leaksTo(dealt(flawed), B, open)).toEqual([]);
  });
});

/** A question that is asked whatever can be picked. */
function idleAgain(seat: Seat): Decision {
  const options = [option('draw')];
  return { seat, kind: 'again', options, about: NO_CARD, amount: 0, rule: '1', idle: false };
}
