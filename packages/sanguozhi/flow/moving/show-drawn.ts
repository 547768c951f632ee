import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import { keywordLevel } from '../../effects/derivation.ts';
import { rule } from '../../rules.ts';
import { enemiesOf, generalsOf, type SanguozhiTable } from '../../table/table.ts';
import { show } from './moves.ts';

/** 刺探: an opponent shows what the 抓卡阶段 brought (802.5b). */
export function* showToSpies(table: SanguozhiTable, seat: Seat, drawn: readonly CardId[]): Flow {
  const spied = enemiesOf(table, seat).some((enemy) =>
    generalsOf(table, enemy).some((card) => keywordLevel(table, card, 'spying') > 0),
  );
  if (spied && rule('802.5b')) yield* show(table, seat, drawn);
}
