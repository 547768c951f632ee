import {
  ask,
  type Flow,
  moveTo,
  NO_CARD,
  NOBODY,
  option,
  type Seat,
  together,
} from '@lianhuan/kernel';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { CHOICES } from '../../table/mode-settings.ts';
import { cardsIn, printed, type SanguoshaTable, sharedCards } from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';
import { dealHands } from '../moving/draw.ts';
import {
  allSeats,
  joinFactions,
  layOut,
  pickOne,
  putBack,
  setHp,
  take,
  topGenerals,
} from './generals.ts';
import { randomSeat } from './seats.ts';

/** 斗地主 before its first turn (L1, L2). */
export function* beginLandlord(table: SanguoshaTable): Flow {
  let landlord: Seat = NOBODY;
  while (landlord === NOBODY) {
    yield* dealAndChoose(table);
    landlord = yield* auction(table);
  }
  yield* happen(table, { type: 'first', seat: landlord });
  yield* giveRoles(table, landlord);
  yield* showGenerals(table);
  yield* setHp(table, allSeats(table));
  yield* dealHands(table, 4);
}

/** Each chooses one of three in secret, and keeps it face down; what was dealt before goes back first. */
function* dealAndChoose(table: SanguoshaTable): Flow {
  const seats = allSeats(table);
  const before = seats.flatMap((seat) => [...cardsIn(table, seat, 'generals')]);
  if (before.length > 0) {
    yield* putBack(table, before);
    yield* happen(table, { type: 'shuffle', zone: shared('general-pile') });
  }
  for (const seat of seats) yield* layOut(table, seat, topGenerals(table, CHOICES.each));
  const chosen = yield* together(seats.map((seat) => pickOne(table, seat, 'L1')));
  yield* take(table, chosen, seats, true);
}

/** The highest bid there is. */
const MOST = 3;

/** Bids go round once from a random seat, each above the last. @returns the landlord; `NOBODY` if all passed (L1) */
function* auction(table: SanguoshaTable): Flow<Seat> {
  const first = yield* randomSeat(table);
  let [highest, landlord] = [0, NOBODY as Seat];
  for (let step = 0; step < table.seats && highest < MOST; step++) {
    const seat = ((first + step) % table.seats) as Seat;
    const bid = yield* askForBid(seat, highest);
    if (bid > 0 && rule('L1')) [highest, landlord] = [bid, seat];
  }
  return landlord;
}

/** @returns the bid; 0 for none */
function* askForBid(seat: Seat, highest: number): Flow<number> {
  const bids = Array.from({ length: MOST - highest }, (_, more) => highest + more + 1);
  const choice = yield* ask({
    seat,
    kind: 'bid',
    options: [
      ...bids.map((bid) => option('bid', NO_CARD, seat, bid)),
      option('no-bid', NO_CARD, seat),
    ],
    amount: highest,
    rule: 'L1',
  });
  return choice.verb === 'bid' ? choice.amount : 0;
}

function* giveRoles(table: SanguoshaTable, landlord: Seat): Flow {
  const roles = [...sharedCards(table, 'removed')];
  const own = roles.findIndex((card) => printed(table, card).id === 'landlord');
  const [role] = roles.splice(own, 1);
  const farmers = allSeats(table).filter((seat) => seat !== landlord);
  yield* happenTogether(table, [
    moveTo(table, role, of(landlord, 'role')),
    ...farmers.map((seat, index) => moveTo(table, roles[index], of(seat, 'role'))),
  ]);
}

/** All generals are turned up together. */
function* showGenerals(table: SanguoshaTable): Flow {
  const seats = allSeats(table);
  const generals = seats.flatMap((seat) => [...cardsIn(table, seat, 'generals')]);
  yield* happenTogether(
    table,
    generals.map((card) => ({ type: 'face' as const, card, down: false })),
  );
  yield* joinFactions(table, seats);
}
