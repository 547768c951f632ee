import type { Flow, Game } from '@lianhuan/kernel';
import { describeCause } from './describe/causes.ts';
import { factsOf } from './describe/facts.ts';
import { label } from './describe/labels.ts';
import { describeLapse } from './describe/lapse.ts';
import { describeEvent, subject } from './describe/log.ts';
import { cardName, zoneName } from './describe/names.ts';
import { prompt } from './describe/prompts.ts';
import type { MinxinEvent } from './events/events.ts';
import { setUp } from './flow/setup.ts';
import { turn } from './flow/turn.ts';
import { characteristics, publicState } from './table/public-state.ts';
import { type MinxinSetup, readSetup, start } from './table/setup.ts';
import { type MinxinTable, printed } from './table/table.ts';
import { CONTENT, VERSION } from './version.ts';

function* play(table: MinxinTable): Flow {
  if (table.state.phase === 'setup') yield* setUp(table);
  while (table.outcome === null) yield* turn(table);
}

/** 民心, from its rulebook. */
export const minxin: Game<MinxinTable, MinxinSetup, MinxinEvent> = {
  id: 'minxin',
  version: VERSION,
  content: CONTENT,
  name: { zh: '民心', en: 'Minxin' },
  readSetup,
  start,
  play,
  definitionId: (table, card) => printed(table, card).id,
  cardName,
  zoneName: (_, zone, seat) => zoneName(zone, seat),
  prompt,
  label,
  publicState,
  characteristics,
  describeEvent,
  describeCause,
  describeLapse,
  factsOf,
  subject,
};
