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
import { isNothingDue, processRules } from './rule-processing.ts';

/** 检查时点 (10.5): rules are processed, then waiting abilities are used one by one. */

/** So many abilities in one check timing are a loop: those that may be declined are, from then on (15.2.1.2). */
const MOST_DECLINABLE = 300;

/** So many are a loop that nobody ends (15.2.1.3). */
const MOST_ABILITIES = 600;

export function* checkTiming(table: EvolveTable): Flow {
  if (!citedAside(() => rule('10.5.1'))) return;
  for (let used = 0; table.outcome === null; used++) {
    if (citedAside(() => obeys('10.5.1.1', '10.5.2.1')) && !isNothingDue(table)) {
      yield* because({ kind: 'rules' }, processAll(table));
    }
    if (table.outcome !== null) return;
    const aroused = waitForStates(table);
    if (aroused !== null) yield* aroused;
    const waiting = nextToUse(table);
    if (waiting.length === 0) {
      // Nothing is left to do (10.5.2.4).
      citedAside(() => rule('10.5.2.4'));
      return;
    }
    const next = yield* chooseNext(waiting);
    if (used >= MOST_ABILITIES) return yield* endLoop(table);
    if (used >= MOST_DECLINABLE && mayDecline(next) && rule('15.2.1.2'))
      yield* decline(table, next);
    else yield* useWaiting(table, next);
  }
}

/** As long as there is anything to process (10.5.2.1). */
function* processAll(table: EvolveTable): Flow {
  for (let rounds = 0; table.outcome === null; rounds++) {
    if (!(yield* processRules(table))) return;
    if (rounds >= MOST_ABILITIES) return yield* endLoop(table);
  }
}
