import { askOpenly, type Flow, moveTo, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import {
  diedAsLord,
  halvesOf,
  hiddenGenerals,
  isLord,
  labelOf,
  lordKey,
} from '../../table/hegemony.ts';
import { isWritten } from '../../table/mode-settings.ts';
import {
  cardsIn,
  characterOf,
  inTurnOrder,
  printed,
  type SanguoshaTable,
} from '../../table/table.ts';
import { shared } from '../../table/zones.ts';
import { pass } from '../pass.ts';
import { allSeats } from './generals.ts';

/** 君主武将 of 君临天下 (H13): how one comes in, what its death does, and the instant win while there was none. */

/** Under what is counted that a character was asked. */
const ASKED = 'game:asked-to-be-lord';

/** Whoever shows a primary general that has a lord general may become it, once asked (H13). */
export function* offerLordship(table: SanguoshaTable, seat: Seat): Flow {
  const definition = lordGeneralFor(table, seat);
  if (definition < 0 || characterOf(table, seat).uses[ASKED] || !rule('H13')) return;
  yield* happen(table, { type: 'count-use', seat, use: ASKED, by: 1 });
  const [primary] = cardsIn(table, seat, 'generals');
  const { verb } = yield* askOpenly({
    seat,
    kind: 'become-lord',
    options: [pass(seat), option('become-lord', primary, seat)],
    rule: 'H13',
  });
  if (verb === 'become-lord') yield* becomeLord(table, seat, definition);
}

/** Where the lord general stands in the library that the shown primary general may become; −1 for none. */
function lordGeneralFor(table: SanguoshaTable, seat: Seat): number {
  const [primary] = cardsIn(table, seat, 'generals');
  if (primary === undefined || table.cards[primary].faceDown) return -1;
  const { name } = printed(table, primary);
  return table.library.findIndex((card) => card.lordOf === name && isWritten(card));
}

/** The lord general takes the place of the other one; 野心家 of its label are of the faction again (H13). */
function* becomeLord(table: SanguoshaTable, seat: Seat, definition: number): Flow {
  const before = wholeFish(table, seat);
  const [primary] = cardsIn(table, seat, 'generals');
  yield* happen(table, moveTo(table, primary, shared('removed')));
  yield* happen(table, { type: 'add-general', seat, place: 0, definition, card: NO_CARD });
  const more = wholeFish(table, seat) - before;
  if (more > 0) {
    yield* table.procedures.changeMaxHp(table, seat, more);
    yield* table.procedures.recover(table, seat, more, seat);
  }
  const faction = labelOf(table, seat);
  if (faction === null) return;
  for (const one of inTurnOrder(table)) {
    const isCareerist = characterOf(table, one).faction === 'careerist';
    if (!isCareerist || labelOf(table, one) !== faction || !rule('H13')) continue;
    yield* happen(table, { type: 'faction', seat: one, faction });
  }
  const living = inTurnOrder(table);
  if (living.every((one) => labelOf(table, one) === faction)) {
    const winners = allSeats(table).filter(
      (one) => living.includes(one) || characterOf(table, one).faction === faction,
    );
    yield* winWith(table, winners);
  }
}

/** All generals are turned up as the game ends: they say why it did (P13). */
function* winWith(table: SanguoshaTable, winners: readonly Seat[]): Flow {
  for (const card of inTurnOrder(table).flatMap((seat) => hiddenGenerals(table, seat))) {
    yield* happen(table, { type: 'face', card, down: false });
  }
  yield* happen(table, { type: 'finish', winners });
}

/** 体力上限 as printed on both generals (H1). */
function wholeFish(table: SanguoshaTable, seat: Seat): number {
  return Math.floor(halvesOf(table, seat) / 2);
}

/** A lord general dies: all others of its faction are 野心家 from then on (H13). */
export function* fallOfLord(table: SanguoshaTable, seat: Seat): Flow {
  if (!isLord(table, seat)) return;
  const { faction } = characterOf(table, seat);
  if (faction === null) return;
  yield* happen(table, { type: 'count-use', seat, use: lordKey(faction), by: 1 });
  for (const one of inTurnOrder(table)) {
    if (one === seat || characterOf(table, one).faction !== faction || !rule('H13')) continue;
    yield* happen(table, { type: 'faction', seat: one, faction: 'careerist' });
  }
}

/**
 * Somebody dies where no lord general ever was: if the others have one label, and no more than half of all players are of
 * it, so that all would join, they have won, known or not (H13).
 */
export function* testInstantWin(table: SanguoshaTable, dead: Seat): Flow {
  const winners = instantWinners(table, dead);
  if (winners !== null && rule('H13')) yield* winWith(table, winners);
}

function instantWinners(table: SanguoshaTable, dead: Seat): readonly Seat[] | null {
  const seats = allSeats(table);
  const wasLord = (seat: Seat) => Object.keys(diedAsLord(characterOf(table, seat).uses)).length > 0;
  if (seats.some((seat) => isLord(table, seat) || wasLord(seat))) return null;
  const living = inTurnOrder(table).filter((seat) => seat !== dead);
  const label = living.length === 0 ? null : labelOf(table, living[0]);
  if (label === null || living.some((seat) => !wouldBeOf(table, seat, label))) return null;
  const all = seats.filter(
    (seat) => living.includes(seat) || characterOf(table, seat).faction === label,
  );
  return all.length * 2 <= table.seats ? all : null;
}

function wouldBeOf(table: SanguoshaTable, seat: Seat, label: string): boolean {
  return labelOf(table, seat) === label && characterOf(table, seat).faction !== 'careerist';
}
