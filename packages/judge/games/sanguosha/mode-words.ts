import type { SanguoshaTable } from '@lianhuan/sanguosha';
import { seatLetter } from '../../scenario/judged-game.ts';
import { runningFrame } from './skill-words.ts';

/** What players say of one of several things that a skill lets do, with the numbers and characters that are meant. */

/** How much X is on the cards that let choose among things with it. */
const COUNTS: Readonly<Record<string, (table: SanguoshaTable, seat: number) => number>> = {
  你的已损失的体力值: ({ state }, seat) => state.characters[seat].maxHp - state.characters[seat].hp,
  你的体力值: ({ state }, seat) => state.characters[seat].hp,
};

/** 令其摸2张牌，令其弃置1张牌 and 观看 B 的手牌 for the words of an option with X and 其. */
export function asItComes(table: SanguoshaTable, label: string): string[] {
  const [, words] = /^选项 \d+：(.+)$/.exec(label) ?? [];
  const running = runningFrame(table);
  if (words === undefined || running === null) return [];
  const [, deed, what] = /^(.+)，X为(.+)$/.exec(words) ?? [];
  const count = COUNTS[what ?? '']?.(table, running.seat);
  const counted = count === undefined ? words : (deed ?? words).replaceAll('X', String(count));
  const [target, ...others] = running.targets;
  const whose = target === undefined || others.length > 0 ? '其' : ` ${seatLetter(target)} `;
  return [counted, counted.replace('所有暗置的', '')].flatMap((one) =>
    [one, one.replaceAll('其的', '其')].flatMap((said) => [
      said,
      ...['之', '其', '它', '此牌'].map((it) => said.replace(/这些牌/, it)),
      said.replaceAll('其', whose),
      said.replace(/(，)令其/g, '$1'),
    ]),
  );
}
