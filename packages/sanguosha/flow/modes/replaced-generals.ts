import { type CardId, type Flow, moveTo, NO_CARD, type Seat } from '@lianhuan/kernel';
import { isSoldier } from '../../cards/definition.ts';
import { beginFrame, endFrame, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { mayShow } from '../../skills/usable.ts';
import { hiddenGenerals, labelOf } from '../../table/hegemony.ts';
import { cardsIn, isAlive, printed, type SanguoshaTable, sharedCards } from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';
import { dropPiled } from '../skills-gained.ts';
import { timing } from '../timing.ts';
import { showGenerals } from './reveal.ts';

/** Generals of 国战 that others take the place of (H12): 移除, 变更. */

/** Does the general belong into their pile? 士兵牌 and lord generals do not (H12, H13). */
export function isOfPile(table: SanguoshaTable, card: CardId): boolean {
  const general = printed(table, card);
  return !isSoldier(general) && general.lordOf === '';
}

/** A general leaves a character: to its pile, or out of the game. */
export function* putAway(table: SanguoshaTable, card: CardId): Flow {
  const to = shared(isOfPile(table, card) ? 'general-pile' : 'removed');
  yield* happen(table, moveTo(table, card, to));
}

/** 移除 (H12): a 士兵牌 of its faction and sex stands in for the general. @returns whether it was removed */
export function* removeGeneral(table: SanguoshaTable, seat: Seat, card: CardId): Flow<boolean> {
  if (!isAlive(table, seat) || isSoldier(printed(table, card))) return false;
  const frame = yield* beginFrame(table, { kind: 'state', seat, change: 'remove', card });
  yield* timing(table, frame, 'stateChange.1');
  yield* timing(table, frame, 'stateChange.2');
  const place = cardsIn(table, seat, 'generals').indexOf(card);
  const done = !frame.over && place >= 0 && rule('H12');
  if (done) {
    const definition = soldierFor(table, card);
    yield* dropPiled(table, seat, printed(table, card).abilities);
    yield* putAway(table, card);
    yield* happen(table, { type: 'add-general', seat, place, definition, card: NO_CARD });
    yield* timing(table, frame, 'stateChange.4');
    yield* timing(table, frame, 'stateChange.5');
  }
  yield* endFrame(table, frame);
  return done;
}

/** Where the 士兵牌 of the general's faction and sex stands in the library. */
function soldierFor(table: SanguoshaTable, card: CardId): number {
  const { faction, gender } = printed(table, card);
  return table.library.findIndex(
    (one) => isSoldier(one) && one.faction === faction && one.gender === gender,
  );
}

/** Could the character change its deputy (H12)? All its generals must show; what is left in the pile nobody knows. */
export function canChangeDeputy(table: SanguoshaTable, seat: Seat): boolean {
  if (table.state.mode !== 'hegemony' || !isAlive(table, seat)) return false;
  const isHeld = hiddenGenerals(table, seat).length > 0 && !mayShow(table, seat);
  return !isHeld && cardsIn(table, seat, 'generals').length > 1;
}

/** The generals in their pile of the character's label. */
function deputiesFor(table: SanguoshaTable, seat: Seat): readonly CardId[] {
  const label = labelOf(table, seat);
  return sharedCards(table, 'general-pile').filter(
    (card) => printed(table, card).faction === label,
  );
}

/** 变更副将 (H12): all is shown, then a random general of the faction is the deputy. @returns whether it changed */
export function* changeDeputy(table: SanguoshaTable, seat: Seat): Flow<boolean> {
  if (!canChangeDeputy(table, seat) || !rule('H12')) return false;
  yield* showGenerals(table, seat, hiddenGenerals(table, seat));
  yield* happen(table, { type: 'shuffle', zone: shared('general-pile') });
  const fresh = deputiesFor(table, seat).at(-1);
  const deputy = cardsIn(table, seat, 'generals')[1];
  if (fresh === undefined) return false;
  yield* dropPiled(table, seat, printed(table, deputy).abilities);
  yield* putAway(table, deputy);
  yield* happen(table, moveTo(table, fresh, of(seat, 'generals')));
  return true;
}
