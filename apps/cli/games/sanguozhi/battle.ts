import type { PublicCombat } from '@lianhuan/sanguozhi';
import { seatLetter } from '../seat-letter.ts';
import { say } from '../shown-table.ts';
import { nameOfHandle, type ShownSanguozhi } from './shown-cards.ts';

/** A line for each attack: who, at whom, and who stands against it. */
export function battleLines(table: ShownSanguozhi): string[] {
  const { combat } = table.state;
  return combat === null ? [] : combat.attacks.map((attack) => attackLine(table, combat, attack));
}

function attackLine(
  table: ShownSanguozhi,
  { defences }: PublicCombat,
  { id, members, target }: PublicCombat['attacks'][number],
): string {
  const { language } = table;
  const together = (handles: typeof members) =>
    handles.map((handle) => nameOfHandle(table, handle)).join(' + ');
  const aimed =
    target.kind === 'card'
      ? nameOfHandle(table, target.card)
      : seatLetter(target.kind === 'seat' ? target.seat : 0);
  const defenders = defences
    .filter(({ attack }) => attack === id)
    .map((defence) => together(defence.members));
  const against =
    defenders.length === 0
      ? ''
      : say(`，${defenders.join('、')} 防守`, `, defended by ${defenders.join(', ')}`)[language];
  return `${say('进攻', 'Attack')[language]}  ${together(members)} → ${aimed}${against}`;
}
