import {
  because,
  type CardId,
  chance,
  type Flow,
  moveTo,
  type Seat,
  type ZoneId,
} from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { happen, happenTogether } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { type MinxinTable, othersFrom, printed, seatsFrom } from '../table/table.ts';
import { of, shared } from '../table/zones.ts';
import { alwaysPile, draw } from './cards.ts';
import { draft } from './draft.ts';
import { revealEvent } from './reveal.ts';
import { fillRow } from './row.ts';

/** Everything before the first turn (1 and 2.2). */
export function* setUp(table: MinxinTable): Flow {
  rule('1.1');
  yield* because({ kind: 'set-up' }, prepareTable(table));
  rule('1.1.6#2');
  yield* because({ kind: 'draft' }, makeDecks(table));
  rule('2.2');
  yield* because({ kind: 'opening' }, openGame(table));
}

/** The shared decks, the always-available cards and the pool (1.1.1–1.1.6). */
function* prepareTable(table: MinxinTable): Flow {
  if (rule('1.1.1')) {
    const always = waiting(table, ({ home }) => home === 'always');
    yield* moveAll(table, always, (card) => alwaysPile(table, printed(table, card).id));
  }
  if (rule('1.1.2')) yield* shuffle(table, shared('event-deck'));
  if (rule('1.1.3')) yield* shuffle(table, shared('pouch-deck'));
  if (rule('1.1.4')) yield* shuffle(table, shared('central-deck'));
  if (rule('1.1.6')) {
    yield* happen(table, { type: 'pool', amount: table.seats * table.state.favorPerPlayer });
  }
}

/** Starting decks: drafted cards and the starting cards, shuffled (1.1.6#2, 1.1.6.5). */
function* makeDecks(table: MinxinTable): Flow {
  if (rule('1.1.6#2')) yield* draft(table);
  const heralds = waiting(table, ({ kind }) => kind === 'herald');
  if (rule('2.4.2')) yield* moveAll(table, heralds, () => shared('central-deck'));
  yield* shuffle(table, shared('central-deck'));
  if (rule('1.1.6.5')) {
    const starters = waiting(table, ({ home }) => home === 'starting');
    yield* moveAll(table, starters, (card) => of(table.cards[card].owner, 'deck'));
    for (let seat = 0; seat < table.seats; seat++) yield* shuffle(table, of(seat as Seat, 'deck'));
  }
}

/** Who begins, first hands, the row and the first event (2.2.1–2.2.4). */
function* openGame(table: MinxinTable): Flow {
  yield* chooseFirst(table);
  if (rule('2.2.2')) {
    for (const seat of seatsFrom(table, table.state.first)) yield* draw(table, seat, OPENING_HAND);
  }
  if (rule('2.2.3')) yield* fillRow(table);
  if (rule('2.2.4')) yield* revealEvent(table);
}

const OPENING_HAND = 5;
const DIE_SIDES = 6;

/** Dice for the first turn, again among the highest while they tie; the others get a 化尘 (2.2.1). */
function* chooseFirst(table: MinxinTable): Flow {
  rule('2.2.1');
  let rolling = Array.from({ length: table.seats }, (_, seat) => seat as Seat);
  while (rolling.length > 1) rolling = yield* rollDice(table, rolling);
  const [first] = rolling;
  yield* happen(table, { type: 'first', seat: first });
  const others = othersFrom(table, first);
  const dust = waiting(table, ({ home }) => home === 'dust').filter((card) =>
    others.includes(table.cards[card].owner),
  );
  if (rule('2.2.1')) yield* moveAll(table, dust, (card) => of(table.cards[card].owner, 'dust'));
}

/** Each of these seats casts a die; gives those with the highest. */
function* rollDice(table: MinxinTable, seats: readonly Seat[]): Flow<Seat[]> {
  const pips: number[] = [];
  for (const seat of seats) {
    const die = chance(seat, DIE_SIDES);
    yield* happen(table, die);
    yield* happen(table, { type: 'roll', seat, pips: die.result + 1 });
    pips.push(die.result);
  }
  const highest = Math.max(...pips);
  return seats.filter((_, index) => pips[index] === highest);
}

/** The cards beside the table that wait for a rule to bring them in. */
function waiting(table: MinxinTable, wanted: (definition: CardDefinition) => boolean): CardId[] {
  return table.zones[shared('removed')].cards.filter((card) => wanted(printed(table, card)));
}

function* moveAll(
  table: MinxinTable,
  cards: readonly CardId[],
  to: (card: CardId) => ZoneId,
): Flow {
  yield* happenTogether(
    table,
    cards.map((card) => moveTo(table, card, to(card))),
  );
}

function* shuffle(table: MinxinTable, zone: ZoneId): Flow {
  yield* happen(table, { type: 'shuffle', zone });
}
