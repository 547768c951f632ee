import { type Game, turnByTurn } from '@lianhuan/kernel';
import * as describe from './describe/index.ts';
import { zoneName } from './describe/names.ts';
import type { SanguoshaEvent } from './events/events.ts';
import { begin } from './flow/modes/begin.ts';
import { turn } from './flow/turn/turn.ts';
import { characteristics, publicState } from './table/public-state.ts';
import { readSetup, type SanguoshaSetup, start } from './table/setup.ts';
import { printed, type SanguoshaTable } from './table/table.ts';
import { CONTENT, VERSION } from './version.ts';

const IDENTITY = {
  id: 'sanguosha',
  version: VERSION,
  content: CONTENT,
  name: { zh: '三国杀', en: 'Sanguosha' },
};

/** 三国杀, from its terms and flows. */
export const sanguosha: Game<SanguoshaTable, SanguoshaSetup, SanguoshaEvent> = {
  ...IDENTITY,
  readSetup,
  start,
  play: turnByTurn(begin, turn),
  definitionId: (table, card) => printed(table, card).id,
  ...describe,
  zoneName: (_, zone, seat) => zoneName(zone, seat),
  publicState,
  characteristics,
};
