import type { Flow } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { LAST_FIGHT } from '../../skills/rule-skills.ts';
import { isSameFaction } from '../../table/hegemony.ts';
import { characterOf, isAlive, type SanguoshaTable } from '../../table/table.ts';
import { gainSkill } from '../skills-gained.ts';
import { allSeats } from './generals.ts';

/** At 回合开始后❶: few are left, and no two of a faction (H5). */
export function* testLastFight(table: SanguoshaTable): Flow {
  if (table.state.mode !== 'hegemony') return;
  const living = allSeats(table).filter((seat) => isAlive(table, seat));
  if (living.length > 3 + Math.sign(table.seats - 7) || !rule('H5')) return;
  const isOver = living.some((seat) =>
    characterOf(table, seat).gained.some(({ name }) => name === LAST_FIGHT),
  );
  const areApart = living.every((one) =>
    living.every((other) => one === other || !isSameFaction(table, one, other)),
  );
  if (isOver || !areApart) return;
  for (const seat of living) yield* gainSkill(table, seat, LAST_FIGHT, 'always');
}
