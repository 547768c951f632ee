import type { Match } from '@lianhuan/kernel';
import type { JudgedGame } from '../scenario/judged-game.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { pickAhead, twinOf } from './ahead.ts';
import type { MadePick } from './made-picks.ts';

/** The most chances that are let go without saying before one line. */
const MOST_PASSES = 8;

/** The option by which whoever alone is asked lets others go on ({@link JudgedGame.passed}); −1 for none. */
function passOf({ passed }: JudgedGame, { pending, table }: Match): number {
  const [decision, ...others] = pending;
  if (decision === undefined || others.length > 0) return -1;
  return passed?.(decision, table) ?? -1;
}

/**
 * The options by which all who are asked let their chances go, one after another, until that is so, in the same turn; none
 * where it is never so.
 * @param off rules switched off
 * @param isSo with what was picked of itself behind the last one
 */
export function passesUntil(
  scenario: Scenario,
  off: readonly string[],
  match: Match,
  isSo: (twin: Match, made: readonly MadePick[]) => boolean,
): readonly number[] {
  const { judged } = scenario;
  if (passOf(judged, match) < 0) return [];
  const twin = twinOf(scenario, off, match);
  const { turn } = judged.vocabulary;
  const active = () => (turn === null ? null : judged.sharedSeat(twin.table, turn));
  const before = active();
  const picks: number[] = [];
  while (picks.length < MOST_PASSES) {
    const index = passOf(judged, twin);
    if (index < 0) return [];
    picks.push(index);
    const made = pickAhead(judged, twin, twin.pending[0].seat, index);
    if (active() !== before) return [];
    if (isSo(twin, made)) return picks;
  }
  return [];
}
