import type { Flow, Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { ownCards, roleOf, type SanguoshaTable } from '../../table/table.ts';
import { draw } from '../moving/draw.ts';
import { discard } from '../moving/move.ts';

/** 奖惩 for whoever killed a character (M8, M9). */
export function* reward(table: SanguoshaTable, killer: Seat, dead: Seat): Flow {
  if (table.state.mode !== 'identity') return;
  const role = roleOf(table, dead);
  if (role === 'rebel' && rule('M8')) yield* draw(table, killer, 3, null);
  if (role === 'loyalist' && roleOf(table, killer) === 'lord' && rule('M9')) {
    yield* discard(table, ownCards(table, killer), killer);
  }
}
