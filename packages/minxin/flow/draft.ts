import {
  ask,
  type CardId,
  type Flow,
  moveTo,
  NO_CARD,
  option,
  type Seat,
  together,
} from '@lianhuan/kernel';
import { happen, happenTogether } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { cardsIn, type MinxinTable, printed } from '../table/table.ts';
import { of, shared } from '../table/zones.ts';
import { nextCentral } from './row.ts';

const DRAFTED = 6;
/** More than so many 乱军, or so many costly cards, are replaced (1.1.6.1). */
const SURPLUS_OVER = 2;
const COSTLY = 7;
/** The kept cards may cost so much in all (1.1.6.4). */
const KEPT_COST = 10;

/** 轮抽 (1.1.6.1–1.1.6.4): kept cards end up in the decks, the others in the central deck. */
export function* draft(table: MinxinTable): Flow {
  for (const seat of allSeats(table)) yield* dealDraft(table, seat);
  yield* pickOne(table);
  for (let picked = 1; picked < DRAFTED && rule('1.1.6.3'); picked++) {
    if (rule('1.1.6.2')) yield* passRight(table);
    yield* pickOne(table);
  }
  yield* keepSome(table);
}

function allSeats(table: MinxinTable): Seat[] {
  return Array.from({ length: table.seats }, (_, seat) => seat as Seat);
}

/** Six cards, of which the surplus is exiled and replaced (1.1.6.1). */
function* dealDraft(table: MinxinTable, seat: Seat): Flow {
  const hand = () => cardsIn(table, seat, 'draft');
  // A central deck of little but 乱军 or costly cards could be replaced for ever: once through it is enough.
  const most = table.zones[shared('central-deck')].cards.length;
  for (let replaced = 0; replaced <= most; replaced++) {
    while (hand().length < DRAFTED) {
      const card = yield* nextCentral(table);
      if (card === undefined) return;
      yield* happen(table, moveTo(table, card, of(seat, 'draft')));
    }
    const surplus = surplusOf(table, hand());
    if (surplus === undefined || !rule('1.1.6.1')) return;
    yield* happen(table, moveTo(table, surplus, shared('exile')));
  }
}

/** The last drawn card beyond two 乱军, or beyond two of cost 7 or more. */
function surplusOf(table: MinxinTable, cards: readonly CardId[]): CardId | undefined {
  const rebels = cards.filter((card) => printed(table, card).kind === 'rebel');
  if (rebels.length > SURPLUS_OVER) return rebels.at(-1);
  const costly = cards.filter((card) => printed(table, card).cost >= COSTLY);
  return costly.length > SURPLUS_OVER ? costly.at(-1) : undefined;
}

/** All pick at once, and nobody sees what the others take (1.1.6.2). */
function* pickOne(table: MinxinTable): Flow {
  const picks = yield* together(allSeats(table).map((seat) => choosePick(table, seat)));
  for (const seat of allSeats(table)) {
    const card = picks[seat];
    if (card !== NO_CARD) yield* happen(table, moveTo(table, card, of(seat, 'hand')));
  }
}

function* choosePick(table: MinxinTable, seat: Seat): Flow<CardId> {
  const cards = cardsIn(table, seat, 'draft');
  if (cards.length === 0) return NO_CARD;
  const { card } = yield* ask({
    seat,
    kind: 'draft',
    options: cards.map((card) => option('draft', card, seat)),
    amount: cards.length,
    rule: '1.1.6.2',
  });
  return card;
}

/** The right-hand neighbour is the next seat, whichever way the turns go (1.1.6.2). */
function* passRight(table: MinxinTable): Flow {
  const passes = allSeats(table).flatMap((seat) =>
    cardsIn(table, seat, 'draft').map((card) =>
      moveTo(table, card, of(((seat + 1) % table.seats) as Seat, 'draft')),
    ),
  );
  yield* happenTogether(table, passes);
}

/** Each keeps one to six of total cost 10 at most; the rest goes back (1.1.6.4). */
function* keepSome(table: MinxinTable): Flow {
  const kept = yield* together(allSeats(table).map((seat) => chooseKept(table, seat)));
  const moves = allSeats(table).flatMap((seat) =>
    [...cardsIn(table, seat, 'hand'), ...cardsIn(table, seat, 'draft')].map((card) =>
      moveTo(table, card, kept[seat].includes(card) ? of(seat, 'deck') : shared('central-deck')),
    ),
  );
  yield* happenTogether(table, moves);
}

function* chooseKept(table: MinxinTable, seat: Seat): Flow<CardId[]> {
  const kept: CardId[] = [];
  rule('1.1.6.4');
  let budget = KEPT_COST;
  for (;;) {
    const affordable = cardsIn(table, seat, 'hand').filter(
      (card) => !kept.includes(card) && !(printed(table, card).cost > budget && rule('1.1.6.4')),
    );
    if (affordable.length === 0) return kept;
    const done = kept.length > 0 ? [option('done', NO_CARD, seat)] : [];
    const choice = yield* ask({
      seat,
      kind: 'keep',
      options: [...done, ...affordable.map((card) => option('keep', card, seat))],
      amount: budget,
      rule: '1.1.6.4',
    });
    if (choice.verb === 'done') return kept;
    kept.push(choice.card);
    budget -= printed(table, choice.card).cost;
  }
}
