import type { Text } from '@lianhuan/kernel';
import type { PublicCombat } from '@lianhuan/sanguozhi';
import { seatLetter } from '../seat-letter.ts';
import { type Eyes, nameOfHandle } from './sanguozhi-view.ts';

const say = (zh: string, en: string): Text => ({ zh, en });

/** A line for each attack: who, at whom, and who stands against it. */
export function battleLines(eyes: Eyes): string[] {
  const { combat } = eyes.state;
  return combat === null ? [] : combat.attacks.map((attack) => attackLine(eyes, combat, attack));
}

function attackLine(
  eyes: Eyes,
  { defences }: PublicCombat,
  { id, members, target }: PublicCombat['attacks'][number],
): string {
  const { language } = eyes;
  const together = (handles: typeof members) =>
    handles.map((handle) => nameOfHandle(eyes, handle)).join(' + ');
  const aimed =
    target.kind === 'card'
      ? nameOfHandle(eyes, target.card)
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
