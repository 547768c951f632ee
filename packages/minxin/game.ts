import { type Game, turnByTurn } from '@lianhuan/kernel';
import * as describe from './describe/index.ts';
import { zoneName } from './describe/names.ts';
import type { MinxinEvent } from './events/events.ts';
import { setUp } from './flow/setup.ts';
import { turn } from './flow/turn.ts';
import { characteristics, publicState } from './table/public-state.ts';
import { type MinxinSetup, readSetup, start } from './table/setup.ts';
import { type MinxinTable, printed } from './table/table.ts';
import { CONTENT, VERSION } from './version.ts';

const IDENTITY = {
  id: 'minxin',
  version: VERSION,
  content: CONTENT,
  name: { zh: '民心', en: 'Minxin' },
};

/** 民心, from its rulebook. */
export const minxin: Game<MinxinTable, MinxinSetup, MinxinEvent> = {
  ...IDENTITY,
  readSetup,
  start,
  play: turnByTurn(setUp, turn),
  definitionId: (table, card) => printed(table, card).id,
  ...describe,
  zoneName: (_, zone, seat) => zoneName(zone, seat),
  publicState,
  characteristics,
};
