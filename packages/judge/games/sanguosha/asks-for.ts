import type { Decision, Seat } from '@lianhuan/kernel';
import type { SanguoshaTable } from '@lianhuan/sanguosha';
import { seatLetter } from '../../scenario/judged-game.ts';
import { runningFrame } from './skill-words.ts';

/** What is asked of somebody, told before it is answered: 令其弃置1张牌, and then which. */

const NUMBERS: Readonly<Record<string, number>> = { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5 };

const DISCARD =
  /^(?:(?:令|让)\s*(?:其|([A-J]))\s*)?弃[置掉]?\s*(?:([一二两三四五])|(\d))张(?:手)?牌$/;

/**
 * Does a line say that so many cards are to be discarded, and not which? Whoever is to do so may say it, and whoever uses
 * the skill that makes them.
 * @param seat whose line it is
 */
export function asksFor(
  table: SanguoshaTable,
  { kind, seat: asked, amount }: Decision,
  seat: Seat,
  line: string,
): boolean {
  const found = DISCARD.exec(line.trim());
  if (kind !== 'discard' || found === null) return false;
  const [, whom, word = '', digit] = found;
  const many = digit === undefined ? NUMBERS[word] : Number(digit);
  const isTold = whom === undefined || whom === seatLetter(asked);
  return many === amount && isTold && [asked, runningFrame(table)?.seat].includes(seat);
}
