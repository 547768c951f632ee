import { type CardId, type Flow, moveTo, type Seat } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { barred, happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import {
  onField,
  player,
  printed,
  roleOf,
  type SanguozhiTable,
  treasuresOf,
} from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { setOf } from '../kinds/treasures.ts';
import { arriving } from '../triggers/arrival.ts';
import { canBear } from '../using/legal.ts';
import { treasureShift } from './control.ts';
import { moveHome, moveTogether } from './moves.ts';

/** 宝物 (502): how they come to generals by effects, and when they fall off. */

/**
 * 装备 by an effect, without the chain (502.3a): on a general who does not meet the 装备条件 the
 * treasure goes to the graveyard (502.7b). Of a 套装 it is the one of the turn, too (502.3b).
 */
export function* equip(
  table: SanguozhiTable,
  treasure: CardId,
  bearer: CardId,
  seat: Seat,
): Flow<boolean> {
  if (roleOf(table, bearer) === null || printed(table, treasure).kind !== 'treasure') return false;
  rule('502.3a');
  const set = setOf(table, treasure);
  if (set !== null && player(table, seat).setsEquipped.includes(set) && rule('502.3b'))
    return false;
  const moves = onField(table, treasure);
  const checked = moves ? obeys('502.7b', '418.3c#2') : obeys('502.7b', '418.3c');
  if (!canBear(table, treasure, bearer) && checked) {
    yield* moveTogether(table, [moveHome(table, treasure, 'graveyard')]);
    return false;
  }
  const done = rule('801.4a') && (yield* putOn(table, treasure, bearer));
  if (done && set !== null) yield* happen(table, { type: 'set-equipped', seat, set });
  return done;
}

/** The treasure lies with its general from now on, as the newest (502.4). */
function* putOn(table: SanguozhiTable, treasure: CardId, bearer: CardId): Flow<boolean> {
  const { controller: seat } = table.cards[bearer];
  const how = table.state.chain.some(({ card }) => card === treasure) ? 'used' : 'placed';
  const arrival: SanguozhiEvent[] = onField(table, treasure)
    ? [treasureShift(treasure, seat)]
    : [
        { ...moveTo(table, treasure, of(seat, 'treasures')), controller: seat },
        { type: 'enter', card: treasure, seat, how },
      ];
  const events: SanguozhiEvent[] = [
    ...arrival,
    { type: 'attach', card: treasure, host: bearer },
    { type: 'equip', card: treasure, bearer, seat },
  ];
  const enters = onField(table, treasure) ? [] : [treasure];
  const came = yield* arriving(table, enters, happenTogether(table, events));
  return came.some(({ type }) => type === 'attach');
}

/** Exchanges the treasures of two generals (801.11e); 装备条件 are looked at only afterwards (418.3d). */
export function* swapTreasures(table: SanguozhiTable, one: CardId, other: CardId): Flow<boolean> {
  const swaps = [...handing(table, one, other), ...handing(table, other, one)];
  if (swaps.length === 0 || roleOf(table, one) === null || roleOf(table, other) === null) {
    return false;
  }
  if (swaps.some((event) => event.type === 'equip' && barred(table, event)) && rule('801.11a')) {
    return false;
  }
  rule('418.3d');
  if (rule('801.11e')) yield* happenTogether(table, swaps);
  return true;
}

function handing(table: SanguozhiTable, from: CardId, to: CardId): SanguozhiEvent[] {
  const { controller: seat } = table.cards[to];
  return treasuresOf(table, from).flatMap((card) => [
    treasureShift(card, seat),
    { type: 'attach', card, host: to },
    { type: 'equip', card, bearer: to, seat },
  ]);
}
