import { because, citedAside, type Flow } from '@lianhuan/kernel';
import { obeys, rule } from '../../rules.ts';
import type { EvolveTable } from '../../table/table.ts';
import { endLoop } from '../game/ending.ts';
import {
  chooseNext,
  decline,
  mayDecline,
  nextToUse,
  useWaiting,
  waitForStates,
} from '../triggers/triggers.ts';
import { isChecked, processRules } from './rule-processing.ts';

/** 检查时点 (10.5): rules are processed, then waiting abilities are used one by one. */

/** After so many abilities in one check timing those that their player may decline are declined (15.2.1.2). */
const MOST_DECLINABLE = 300;

/** After so many abilities, or rounds of rule processing, in one check timing it is a loop that nobody ends (15.2.1.3). */
const MOST_ABILITIES = 600;

/** One check timing: until no rule is due and no ability waits. */
export function* checkTiming(table: EvolveTable): Flow {
  const rounds = { done: 0 };
  for (let used = 0; table.outcome === null && citedAside(() => rule('10.5.1')); used++) {
    if (citedAside(() => obeys('10.5.1.1', '10.5.2.1')) && !isChecked(table)) {
      yield* because({ kind: 'rules' }, processAll(table));
    }
    if (table.outcome !== null) return;
    const aroused = waitForStates(table);
    if (aroused !== null) yield* aroused;
    const waiting = nextToUse(table);
    if (waiting.length === 0) {
      // No rule is due and no ability waits (10.5.2.4).
      citedAside(() => rule('10.5.2.4'));
      return;
    }
    const next = yield* chooseNext(waiting);
    if (used >= MOST_ABILITIES) return yield* endLoop(table);
    if (used >= MOST_DECLINABLE && mayDecline(next) && rule('15.2.1.2'))
      yield* decline(table, next);
    else yield* useWaiting(table, next, rounds);
  }
}

/** Processes rules until none is due (10.5.2.1). */
function* processAll(table: EvolveTable): Flow {
  for (let rounds = 0; table.outcome === null; rounds++) {
    if (!(yield* processRules(table))) return;
    if (rounds >= MOST_ABILITIES) return yield* endLoop(table);
  }
}
