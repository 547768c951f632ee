import type { Seat } from '@lianhuan/kernel';
import { characterOf, type SanguoshaTable } from '@lianhuan/sanguosha';
import { seatLetter, seatOfLetter } from '../../scenario/judged-game.ts';

/** Seats in a line of players. */

/** One seat or several, as a part of a pattern: B, B、C 和 D. */
export const SEATS = '[A-J](?:\\s*[、和与]\\s*[A-J])*';

/** Each seat that is named as a pick: 目标 B. */
export function seatsIn(list: string): string[] {
  return [...list.matchAll(/[A-J]/g)].map(([seat]) => `目标 ${seat}`);
}

/** 对下家使用 杀, 令 B 的上家 摸1张牌, 对自己使用 桃: who is meant where they sit, by the letters. @param seat whose line it is */
export function inSeats(table: SanguoshaTable, seat: Seat, line: string): string {
  const beside = (of: Seat, side: string) => {
    const others = Array.from({ length: table.seats - 1 }, (_, at) => (of + 1 + at) % table.seats);
    const living = others.filter((one) => characterOf(table, one as Seat).alive) as Seat[];
    const found = living.at(side === '下家' ? 0 : -1);
    return found === undefined ? side : ` ${seatLetter(found)} `;
  };
  return line
    .replaceAll(/(?:(?<![A-Za-z♠♥♣♦])([A-J])\s*的?\s*)?([上下]家)/g, (_, whose, side: string) =>
      beside(whose === undefined ? seat : seatOfLetter(whose, table.seats), side),
    )
    .replace(/(?<=^|，)对自己(?=\s*(?:使用|发动|造成))/, `对 ${seatLetter(seat)} `)
    .trim();
}
