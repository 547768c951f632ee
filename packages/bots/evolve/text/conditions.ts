import { compares } from '@lianhuan/cardtext';
import type { Condition } from '@lianhuan/evolve';
import { candidates, countOf, playerNumber, type Reading, seatsOf } from './filters.ts';

/** From how much 能量点最大值 on a player is in 觉醒 (13.4.1.2). */
const AWAKENED = 7;

/** Does it hold now? `played` counts the card that is about to be used (13.2.1.2). */
export function holds(reading: Reading, condition: Condition): boolean {
  const { table, seat, isUsed } = reading;
  const player = table.player(seat);
  switch (condition.kind) {
    case 'both':
      return holds(reading, condition.first) && holds(reading, condition.second);
    case 'either-of':
      return condition.conditions.some((one) => holds(reading, one));
    case 'combo':
      return player.played + (isUsed ? 1 : 0) >= condition.least;
    case 'spell-chain':
      return playerNumber(reading, seat, 'spells') >= condition.least;
    case 'necro-charge':
      return table.count(seat, 'graveyard') >= condition.least;
    case 'in-state':
      return isIn(reading, condition.state);
    case 'exists':
      return candidates(reading, condition.filter).length >= condition.least !== condition.not;
    case 'turn-of':
      return seatsOf(reading, condition.side).includes(table.state.active);
    case 'compared-counts':
      return compares(
        countOf(reading, condition.count),
        condition.comparison,
        countOf(reading, condition.than),
      );
    case 'is':
    case 'looks':
      return true;
  }
}

function isIn({ table, seat }: Reading, state: Extract<Condition, { kind: 'in-state' }>['state']) {
  const player = table.player(seat);
  switch (state) {
    case 'awakened':
      return player.energyMost >= AWAKENED;
    case 'crimson':
      return table.state.active === seat && player.wounds > 0;
    case 'first':
      return table.state.first === seat;
    case 'second':
      return table.state.first !== seat;
  }
}
