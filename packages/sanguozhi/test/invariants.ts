import { NO_CARD, type Seat } from '@lianhuan/kernel';
import { grainCapOf } from '../limits.ts';
import { printed, type SanguozhiTable } from '../table.ts';
import { CHAIN, GENERAL_SLOTS, of } from '../zones.ts';

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

/** Every card lies in exactly one zone and knows which; no two answer to one handle. */
function brokenPlaces({ cards, zones }: SanguozhiTable): string[] {
  const found: string[] = [];
  const times = new Map<number, number>();
  for (const zone of zones) {
    for (const id of zone.cards) {
      times.set(id, (times.get(id) ?? 0) + 1);
      if (cards[id].zone !== zone.id)
        found.push(`card ${id} lies in ${zone.name} and says otherwise`);
    }
  }
  for (const { id } of cards) {
    if (times.get(id) !== 1) found.push(`card ${id} lies in ${times.get(id) ?? 0} zones`);
  }
  const handles = new Set(cards.map(({ handle }) => handle));
  if (handles.size !== cards.length) found.push('two cards have one handle');
  return found;
}

/** Whole numbers; only 粮草 may be below 0. */
function brokenNumbers({ cards, state }: SanguozhiTable): string[] {
  const found: string[] = [];
  for (const [name, count] of Object.entries({ round: state.round, turn: state.turn })) {
    check(name, count, found);
  }
  for (const [seat, { grain, counters }] of state.players.entries()) {
    if (!Number.isInteger(grain)) found.push(`seat ${seat} has ${grain} grain`);
    for (const [name, count] of Object.entries(counters)) check(`${name} of ${seat}`, count, found);
  }
  for (const { id, counters } of cards) {
    for (const [name, count] of Object.entries(counters ?? {})) {
      check(`${name} on card ${id}`, count, found);
    }
  }
  return found;
}

function check(name: string, count: number, found: string[]): void {
  if (!Number.isInteger(count) || count < 0) found.push(`${name} is ${count}`);
}

/** What lasts while its source stays belongs to that very object. */
function brokenEffects({ cards, effects }: SanguozhiTable): string[] {
  const all = [...effects.forbid, ...effects.replace, ...effects.modify, ...effects.trigger];
  return all
    .filter(({ source, duration }) => source !== NO_CARD && duration.until === 'source-leaves')
    .filter(({ source, incarnation }) => cards[source].incarnation !== incarnation)
    .map(({ id, source }) => `effect ${id} outlived its source, card ${source}`);
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
