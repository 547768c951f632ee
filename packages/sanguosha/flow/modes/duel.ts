import { type CardId, type Flow, moveTo, type Seat, together } from '@lianhuan/kernel';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { CHOICES } from '../../table/mode-settings.ts';
import {
  cardsIn,
  characterOf,
  isAlive,
  type SanguoshaTable,
  sharedCards,
} from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';
import { dealHand } from '../moving/draw.ts';
import { allSeats, joinFactions, pickGeneral, putBack, setHp, topGenerals } from './generals.ts';
import { randomSeat } from './seats.ts';

/** 单挑: two players with three generals each, one after the other. */

/** How many each takes in turn of those laid open: 1, 2, 2, 2, 2, 2, 1. */
const DRAFT = [1, 2, 2, 2, 2, 2, 1] as const;
/** How many of theirs each goes on with. */
const GENERALS = 3;

/** 单挑 before its first turn: generals are taken in turn, three of them lined up in secret, and the first enter. */
export function* beginDuel(table: SanguoshaTable): Flow {
  const first = yield* randomSeat(table);
  yield* happen(table, { type: 'first', seat: first });
  yield* draft(table, first);
  yield* lineUp(table);
  for (const seat of allSeats(table)) yield* enter(table, seat);
}

function* draft(table: SanguoshaTable, first: Seat): Flow {
  const open = shared('removed');
  yield* happenTogether(
    table,
    [...topGenerals(table, CHOICES.duel)].map((card) => moveTo(table, card, open)),
  );
  for (const [turn, count] of DRAFT.entries()) {
    const seat = ((first + turn) % table.seats) as Seat;
    for (let taken = 0; taken < count; taken++) {
      const card = yield* pickGeneral(seat, [...sharedCards(table, 'removed')], 'M3');
      yield* happen(table, moveTo(table, card, of(seat, 'aside')));
    }
  }
}

/** Each lines up three in secret, the first to enter first; the others go back. */
function* lineUp(table: SanguoshaTable): Flow {
  const seats = allSeats(table);
  const lines = yield* together(seats.map((seat) => pickLine(table, seat)));
  for (const [index, seat] of seats.entries()) {
    const last = lines[index].toReversed();
    yield* happenTogether(
      table,
      last.map((card) => moveTo(table, card, of(seat, 'reserve'))),
    );
    yield* putBack(table, [...cardsIn(table, seat, 'aside')]);
  }
}

function* pickLine(table: SanguoshaTable, seat: Seat): Flow<readonly CardId[]> {
  const line: CardId[] = [];
  while (line.length < GENERALS) {
    const left = cardsIn(table, seat, 'aside').filter((card) => !line.includes(card));
    line.push(yield* pickGeneral(seat, left, 'M3'));
  }
  return line;
}

/** Does a general wait to enter in place of the dead one? */
export function isReplaced(table: SanguoshaTable, seat: Seat): boolean {
  return !isAlive(table, seat) && cardsIn(table, seat, 'reserve').length > 0;
}

/** 登场: whoever has lost a general goes on with the next one as a turn begins (turn.2), of two whoever's turn it is first (P3). */
export function* enterNext(table: SanguoshaTable): Flow {
  const { mode, active } = table.state;
  if (mode !== 'duel') return;
  const seats = allSeats(table).filter((seat) => isReplaced(table, seat));
  if (seats.at(-1) === active && rule('P3')) seats.reverse();
  for (const seat of seats) if (rule('turn.2')) yield* enter(table, seat);
}

/** The next general enters, with as many cards as it has 体力上限. */
function* enter(table: SanguoshaTable, seat: Seat): Flow {
  const general = cardsIn(table, seat, 'reserve').at(-1) as CardId;
  yield* happen(table, { type: 'enter', seat });
  yield* happen(table, moveTo(table, general, of(seat, 'generals')));
  yield* joinFactions(table, [seat]);
  yield* setHp(table, [seat]);
  yield* dealHand(table, seat, characterOf(table, seat).maxHp);
}
