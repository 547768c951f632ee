import { NO_CARD, type Seat } from '@lianhuan/kernel';
import { brokenCounts, brokenEffects, brokenPlaces } from '@lianhuan/kernel/testing';
import { grainCapOf } from '../table/limits.ts';
import { printed, type SanguozhiTable } from '../table/table.ts';
import { CHAIN, GENERAL_SLOTS, of } from '../table/zones.ts';

/**
 * What must be true of a 三国智 table at every moment: a line for each thing that is not.
 * @param idle nothing but 行动权 is open: all that follows from what happened is carried out (115.5)
 */
export function broken(table: SanguozhiTable, idle: boolean): string[] {
  return [
    ...brokenPlaces(table),
    ...brokenNumbers(table),
    ...brokenEffects(table),
    ...(idle ? [...brokenGrain(table), ...brokenField(table), ...brokenChain(table)] : []),
  ];
}

/** Whole numbers; only 粮草 may be below 0. */
function brokenNumbers({ cards, state }: SanguozhiTable): string[] {
  const found = brokenCounts({ round: state.round, turn: state.turn });
  for (const [seat, { grain, counters }] of state.players.entries()) {
    if (!Number.isInteger(grain)) found.push(`seat ${seat} has ${grain} grain`);
    found.push(...brokenCounts(counters).map((line) => `seat ${seat}: ${line}`));
  }
  for (const { id, counters } of cards) {
    if (counters === null) continue;
    found.push(...brokenCounts(counters).map((line) => `card ${id}: ${line}`));
  }
  return found;
}

/** 粮草 is never above its 上限 (116.8a), unless one has left and nobody asks any more. */
function brokenGrain(table: SanguozhiTable): string[] {
  return table.state.players.flatMap(({ grain, left }, seat) => {
    const cap = grainCapOf(table, seat as Seat);
    return !left && grain > cap ? [`seat ${seat} has ${grain} grain of ${cap}`] : [];
  });
}

/** Generals in their slots, treasures with generals, 阵型 with those who form them. */
function brokenField(table: SanguozhiTable): string[] {
  const { cards, state, zones, seats } = table;
  const found: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const slots = new Set<number>(GENERAL_SLOTS.map((name) => of(seat as Seat, name)));
    for (const slot of slots) {
      for (const card of zones[slot].cards) {
        if (printed(table, card).kind !== 'general') found.push(`card ${card} is no general`);
      }
    }
    for (const treasure of zones[of(seat as Seat, 'treasures')].cards) {
      const { host } = cards[treasure];
      if (host === NO_CARD || !slots.has(cards[host].zone)) {
        found.push(`treasure ${treasure} is borne by nobody`);
      }
    }
    const { formation } = state.players[seat];
    if (formation === null) continue;
    if (cards[formation.card].zone !== of(seat as Seat, 'formations')) {
      found.push(`the formation of seat ${seat} has left`);
    }
    if (!formation.members.every((card) => slots.has(cards[card].zone))) {
      found.push(`somebody has left the formation of seat ${seat}`);
    }
  }
  return found;
}

/** The cards in the chain are those that its items speak of. */
function brokenChain({ state, zones }: SanguozhiTable): string[] {
  const lying = [...zones[CHAIN].cards].sort();
  const spoken = state.chain
    .filter(({ kind }) => kind !== 'ability')
    .map(({ card }) => card)
    .sort();
  return lying.join() === spoken.join()
    ? []
    : [`in the chain lie ${lying}, and it holds ${spoken}`];
}
