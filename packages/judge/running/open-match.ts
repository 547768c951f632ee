import { copyTable, Match, type Recording } from '@lianhuan/kernel';
import type { Scenario } from '../scenario/scenario.ts';

/**
 * A match at the beginning of a scenario, recorded: as every seat reads it unless said otherwise.
 * @throws Error if the scenario is about a set-up that is refused: no match begins with it
 */
export function openMatch(
  scenario: Scenario,
  off: readonly string[] = [],
  recorded: Recording = 'seats',
): Match {
  const { beginning, judged } = scenario;
  if (beginning.kind === 'refused')
    throw new Error('no match begins with a set-up that is refused');
  if (beginning.kind === 'start') {
    const { setup, seed, stacked } = beginning;
    const options = { setup, seed, recorded, off };
    if (stacked === null) return new Match(judged.game, options);
    const table = judged.beginning(setup, seed, stacked);
    return new Match(judged.game, options, { table, answers: [] });
  }
  const table = judged.position(beginning.position);
  const { seed } = beginning.position;
  return new Match(judged.game, { setup: null, seed, recorded, off }, { table, answers: [] });
}

/**
 * The same moment with rules switched off: from the table if it is at rest, else played again.
 * @returns null where other answers would be asked for
 */
export function withoutRules(
  scenario: Scenario,
  match: Match,
  off: readonly string[],
): Match | null {
  const { game, setup, seed } = match;
  if (match.idle) {
    return new Match(game, { setup, seed, off }, { table: copyTable(match.table), answers: [] });
  }
  const twin = openMatch(scenario, off, 'rules');
  for (const answer of match.answers) {
    const choices = twin.pending.reduce((sum, { options }) => sum + options.length, 0);
    if (answer >= choices) return null;
    twin.answerNext(answer);
  }
  return twin;
}
