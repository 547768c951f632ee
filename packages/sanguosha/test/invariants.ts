import type { Seat } from '@lianhuan/kernel';
import { brokenCounts, brokenEffects, brokenPlaces } from '@lianhuan/kernel/testing';
import { cardsIn, printed, type SanguoshaTable } from '../table/table.ts';

/** What must be true of a 三国杀 table at every moment: a line for each thing that is not. */
export function broken(table: SanguoshaTable): string[] {
  return [
    ...brokenPlaces(table),
    ...brokenEffects(table),
    ...brokenCharacters(table),
    ...brokenDelayed(table),
  ];
}

/** Nobody has more hp than the maximum, the dead hold nothing, and no two cards lie in one place of equipment (D5). */
function brokenCharacters(table: SanguoshaTable): string[] {
  return table.state.characters.flatMap(({ alive, hp, maxHp, drunk, marks }, index) => {
    const seat = index as Seat;
    const found = brokenCounts({ maxHp, drunk, ...marks });
    if (hp > maxHp) found.push(`${hp} hp of ${maxHp}`);
    const equipment = cardsIn(table, seat, 'equipment').map((card) => printed(table, card).kind);
    if (new Set(equipment).size < equipment.length) found.push('two cards in one equipment place');
    const isGone = !alive && table.outcome === null && table.state.frames.length < 3;
    if (isGone && cardsIn(table, seat, 'hand').length > 0) found.push('the dead hold cards');
    return found.map((line) => `seat ${seat}: ${line}`);
  });
}

/** What counts as a delayed trick lies in the judgement zone of its target, and no two of one name there (D6). */
function brokenDelayed(table: SanguoshaTable): string[] {
  return table.state.delayed.flatMap(({ seat, card }) =>
    card.real.every((real) => cardsIn(table, seat, 'judgement').includes(real))
      ? []
      : [`${card.face} does not lie before seat ${seat}`],
  );
}
