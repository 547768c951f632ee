/**
 * 小民心 on our kernel, written as the big games are: procedures that yield decisions, and every
 * change an event through the pipeline. `kernel-table.ts` says what lies on the table and what can
 * happen to it.
 */
import {
  askOpenly,
  type CardId,
  type Flow,
  type Game,
  Match,
  moveTo,
  NO_CARD,
  type Option,
  option,
  pipelineWithoutEffects,
  type Seat,
  succeed,
  type Text,
  UNRELEASED,
  type ZoneId,
} from '@lianhuan/kernel';
import { CARDS } from './cards.ts';
import {
  apply,
  CENTRE,
  cardsIn,
  EXILE,
  indices,
  layOut,
  of,
  ROW,
  type SmallEvent,
  type SmallTable,
  worth,
} from './kernel-table.ts';
import type { SmallMatch, SmallSetup, Snapshot } from './match.ts';
import { HAND_SIZE, leaders, ROW_SIZE } from './rules.ts';

const { happen, happenTogether } = pipelineWithoutEffects<SmallTable, SmallEvent>(apply);

function* play(table: SmallTable): Flow {
  if (table.state.round === 0) yield* setUp(table);
  while (table.outcome === null) {
    const seat = table.state.active;
    const picked = yield* askOpenly({
      seat,
      kind: 'turn',
      options: legalMoves(table, seat),
      rule: '',
      idle: true,
    });
    yield* moved(table, seat, picked);
  }
}

function* setUp(table: SmallTable): Flow {
  yield* shuffle(table, CENTRE);
  yield* fillRow(table);
  for (let seat = 0; seat < table.seats; seat++) {
    yield* shuffle(table, of(seat as Seat, 'deck'));
    yield* draw(table, seat as Seat, HAND_SIZE);
  }
  yield* happen(table, { type: 'turn', seat: 0 as Seat, round: 1 });
}

function legalMoves(table: SmallTable, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const card of cardsIn(table, of(seat, 'hand'))) options.push(option('play', card));
  const { renown, power } = table.state.players[seat];
  for (const card of cardsIn(table, ROW)) {
    const { kind, cost } = CARDS[table.cards[card].definition];
    if (kind === 'troop') {
      if (cost <= renown) options.push(option('recruit', card));
    } else if (cost <= power) options.push(option('rout', card));
  }
  options.push(option('done'));
  return options;
}

function* moved(table: SmallTable, seat: Seat, { verb, card }: Option): Flow {
  switch (verb) {
    case 'play':
      yield* happen(table, moveTo(table, card, of(seat, 'field')));
      return yield* gain(table, seat, card);
    case 'recruit':
      yield* pay(table, seat, 'renown', card);
      yield* happen(table, moveTo(table, card, of(seat, 'discard')));
      return yield* fillRow(table);
    case 'rout':
      yield* pay(table, seat, 'power', card);
      yield* happen(table, moveTo(table, card, EXILE));
      yield* gain(table, seat, card);
      return yield* fillRow(table);
    default:
      return yield* endTurn(table, seat);
  }
}

function* pay(table: SmallTable, seat: Seat, resource: 'renown' | 'power', card: CardId): Flow {
  const { cost } = CARDS[table.cards[card].definition];
  yield* happen(table, { type: 'gain', seat, resource, amount: -cost });
}

function* gain(table: SmallTable, seat: Seat, card: CardId): Flow {
  const { renown, power, favor, draws } = CARDS[table.cards[card].definition];
  if (renown > 0) yield* happen(table, { type: 'gain', seat, resource: 'renown', amount: renown });
  if (power > 0) yield* happen(table, { type: 'gain', seat, resource: 'power', amount: power });
  if (favor > 0) yield* happen(table, { type: 'gain', seat, resource: 'favor', amount: favor });
  if (draws > 0) yield* draw(table, seat, draws);
}

function* draw(table: SmallTable, seat: Seat, count: number): Flow {
  const deck = of(seat, 'deck');
  const hand = of(seat, 'hand');
  for (let drawn = 0; drawn < count; drawn++) {
    if (cardsIn(table, deck).length === 0) yield* reshuffle(table, of(seat, 'discard'), deck);
    const card = cardsIn(table, deck).at(-1);
    if (card === undefined) return;
    yield* happen(table, moveTo(table, card, hand));
  }
}

function* fillRow(table: SmallTable): Flow {
  while (cardsIn(table, ROW).length < ROW_SIZE) {
    if (cardsIn(table, CENTRE).length === 0) yield* reshuffle(table, EXILE, CENTRE);
    const card = cardsIn(table, CENTRE).at(-1);
    if (card === undefined) return;
    yield* happen(table, moveTo(table, card, ROW));
  }
}

function* reshuffle(table: SmallTable, from: ZoneId, to: ZoneId): Flow {
  yield* moveAll(table, from, to);
  yield* shuffle(table, to);
}

function* moveAll(table: SmallTable, from: ZoneId, to: ZoneId): Flow {
  const moves: SmallEvent[] = cardsIn(table, from).map((card) => moveTo(table, card, to));
  yield* happenTogether(table, moves);
}

function* shuffle(table: SmallTable, zone: ZoneId): Flow {
  if (table.state.shuffled) yield* happen(table, { type: 'shuffle', zone });
}

function* endTurn(table: SmallTable, seat: Seat): Flow {
  yield* happen(table, { type: 'spend-all', seat });
  yield* moveAll(table, of(seat, 'hand'), of(seat, 'discard'));
  yield* moveAll(table, of(seat, 'field'), of(seat, 'discard'));
  yield* draw(table, seat, HAND_SIZE);
  const [oldest] = cardsIn(table, ROW);
  yield* happen(table, moveTo(table, oldest, EXILE));
  yield* fillRow(table);
  const { round, pool } = table.state;
  if (seat < table.seats - 1) {
    yield* happen(table, { type: 'turn', seat: (seat + 1) as Seat, round });
  } else if (pool > 0) {
    yield* happen(table, { type: 'turn', seat: 0 as Seat, round: round + 1 });
  } else {
    yield* happen(table, { type: 'finish', winners: winners(table) });
  }
}

function winners(table: SmallTable): Seat[] {
  const scores = table.state.players.map(({ favor }, seat) => favor + worth(table, seat as Seat));
  return leaders(scores) as Seat[];
}

const same = (word: string): Text => ({ zh: word, en: word });

const small: Game<SmallTable, SmallSetup, SmallEvent> = {
  id: 'small-minxin',
  version: '1.0.0',
  content: UNRELEASED,
  name: { zh: '小民心', en: 'Small Minxin' },
  readSetup: (input) => succeed(input as SmallSetup),
  start: layOut,
  play,
  definitionId: (table, card) => CARDS[table.cards[card].definition].name,
  cardName: (table, card) => same(CARDS[table.cards[card].definition].name),
  zoneName: (_table, zone) => same(zone.name),
  prompt: (_table, decision) => same(decision.kind),
  label: (_table, { verb }) => same(verb),
  publicState: (table) => table.state,
  characteristics: () => ({}),
  describeEvent: (_table, event) => same(event.type),
  describeCause: (_table, cause) => same(cause.kind),
  describeLapse: (_table, { event }) => same(event.type),
  factsOf: () => ({}),
  subject: () => NO_CARD,
};

class OnKernel implements SmallMatch {
  readonly #match: Match<SmallTable, SmallSetup, SmallEvent>;

  constructor(setup: SmallSetup, seed: number) {
    this.#match = new Match(small, { setup, seed, checkpointEvery: 0 });
  }

  countMoves(): number {
    const { pending } = this.#match;
    return pending.length === 0 ? 0 : pending[0].options.length;
  }

  move(index: number): void {
    this.#match.answerNext(index);
  }

  snapshot(): Snapshot {
    const { table, pending } = this.#match;
    const { round, active, pool, players } = table.state;
    const options = pending[0]?.options ?? [];
    return {
      round,
      active,
      pool,
      centre: indices(table, CENTRE),
      row: indices(table, ROW),
      exile: indices(table, EXILE),
      players: players.map((player, seat) => ({
        ...player,
        deck: indices(table, of(seat as Seat, 'deck')),
        hand: indices(table, of(seat as Seat, 'hand')),
        field: indices(table, of(seat as Seat, 'field')),
        discard: indices(table, of(seat as Seat, 'discard')),
      })),
      moves: options.map(({ verb, card }) =>
        card === NO_CARD ? verb : `${verb} ${table.cards[card].definition}`,
      ),
      winners: table.outcome?.winners ?? null,
    };
  }
}

/** Starts a game. */
export function startOnKernel(setup: SmallSetup, seed: number): SmallMatch {
  return new OnKernel(setup, seed);
}
