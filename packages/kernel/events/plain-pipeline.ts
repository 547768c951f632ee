import { NOBODY } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import { type Laws, type Pipeline, pipeline } from './pipeline.ts';

/**
 * The pipeline of a game in which no effect forbids, replaces or hears an event: each happens as it is.
 * @param apply writes an event to the table: the only place where anything changes
 */
export function pipelineWithoutEffects<
  T extends Table<unknown, unknown, Body>,
  Event,
  Body = never,
>(apply: Laws<T, Event, Body>['apply']): Pipeline<T, Event, Body> {
  return pipeline<T, Event, Body>({
    prohibitionsOn: () => [],
    replacementsOn: () => [],
    triggersOn: () => ({ lookingBack: [], hearing: [] }),
    mayConcernEffects: () => false,
    forbids: () => false,
    replaces: () => false,
    affected: () => NOBODY,
    commute: () => false,
    choose: noReplacement,
    replace: noReplacement,
    apply,
    hears: () => false,
    *schedule() {},
  });
}

function noReplacement(): never {
  throw new Error('no effect replaces an event here');
}
