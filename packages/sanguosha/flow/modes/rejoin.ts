import {
  ask,
  type CardId,
  type Flow,
  moveTo,
  NO_CARD,
  NOBODY,
  option,
  type Seat,
} from '@lianhuan/kernel';
import type { Faction } from '../../cards/definition.ts';
import { change, happen } from '../../events/pipeline.ts';
import { cardsIn, printed, type SanguoshaTable, sharedCards } from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';
import { pass } from '../pass.ts';
import { layOut, putBack } from './generals.ts';
import { isOfPile } from './replaced-generals.ts';
import { joinFaction } from './reveal.ts';

/** 重新登场: the player of a dead character comes in again (death.8). */

/** How many generals the player chooses among, as at the beginning of a game (M3). */
const OFFERED = 3;

/**
 * A dead player may come in again, with one of three random generals of that faction. The general lies open, and what
 * faction the character is of follows from it as for whoever shows one (H6).
 * @param hp its 体力 and 体力上限
 * @returns whether it came in
 */
export function* rejoin(
  table: SanguoshaTable,
  seat: Seat,
  faction: Faction,
  hp: number,
): Flow<boolean> {
  const general = yield* offer(table, seat, faction);
  if (general === NO_CARD) return false;
  yield* leaveBehind(table, seat);
  yield* happen(table, { type: 'enter', seat });
  yield* happen(table, moveTo(table, general, of(seat, 'generals')));
  yield* putBack(table, [...cardsIn(table, seat, 'aside')]);
  yield* joinFaction(table, seat);
  yield* happen(table, { type: 'max-hp', seat, by: hp });
  yield* happen(table, { type: 'hp', seat, by: hp });
  return true;
}

/** @returns the general that the player chose; −1 for none, where they go back to their pile */
function* offer(table: SanguoshaTable, seat: Seat, faction: Faction): Flow<CardId> {
  yield* happen(table, { type: 'shuffle', zone: shared('general-pile') });
  const generals = sharedCards(table, 'general-pile').filter(
    (card) => isOfPile(table, card) && printed(table, card).faction === faction,
  );
  if (generals.length === 0) return NO_CARD;
  yield* layOut(table, seat, generals.slice(-OFFERED));
  const { card, verb } = yield* ask({
    seat,
    kind: 'rejoin',
    options: [
      ...cardsIn(table, seat, 'aside').map((one) => option('general', one, seat)),
      pass(seat),
    ],
    rule: 'M3',
  });
  if (verb === 'general') return card;
  yield* putBack(table, [...cardsIn(table, seat, 'aside')]);
  yield* happen(table, { type: 'pass', seat });
  return NO_CARD;
}

/** What was begun for the dead one, and the flows under way that are about it, are not about whoever comes in. */
function* leaveBehind(table: SanguoshaTable, seat: Seat): Flow {
  for (const effect of [...table.effects.modify, ...table.effects.trigger]) {
    if (effect.body.seat === seat) yield* happen(table, { type: 'end-effect', effect });
  }
  for (const frame of table.state.frames) {
    switch (frame.kind) {
      case 'damage':
        if (frame.victim === seat) yield* change(table, frame, { victim: NOBODY });
        break;
      case 'dying':
        if (frame.seat === seat) yield* change(table, frame, { seat: NOBODY });
        break;
      case 'use':
        if (frame.targets.some((target) => target.seat === seat))
          yield* happen(table, { type: 'invalidate', frame, seats: [seat] });
    }
  }
}
