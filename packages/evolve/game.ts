import type { CardId, Flow, Game } from '@lianhuan/kernel';
import type { EvolveEvent } from './events/events.ts';
import './flow/procedures.ts';
import { tellCause } from './describe/causes.ts';
import { label, prompt } from './describe/labels.ts';
import { tellLapse } from './describe/lapses.ts';
import { factsOf } from './describe/log-facts.ts';
import { subject, tellEvent } from './describe/log-text.ts';
import { cardName, mayKnow, zoneName } from './describe/names.ts';
import { attackOf, characteristicsOf, lifeOf } from './effects/derivation.ts';
import { setUp } from './flow/game/opening.ts';
import { turn } from './flow/turn/turn.ts';
import { useCost } from './flow/using/use-cost.ts';
import { publicState } from './table/public-state.ts';
import { type EvolveSetup, readSetup, start } from './table/setup.ts';
import { copyState } from './table/state.ts';
import {
  damageOn,
  type EvolveTable,
  isLeader,
  onField,
  player,
  printed,
  zoneOf,
} from './table/table.ts';
import { CONTENT, VERSION } from './version.ts';

/** 攻击力, the 生命值 that is left and the damage of a follower; a leader's life; what using a card takes. */
function characteristics(table: EvolveTable, card: CardId): Record<string, number> {
  if (isLeader(table, card)) return { life: player(table, table.cards[card].owner).life };
  const { kind, attack, life } = characteristicsOf(table, card);
  const found: Record<string, number> = {};
  if (kind === 'follower') {
    if (onField(table, card)) {
      found.attack = attackOf(table, card);
      found.life = lifeOf(table, card);
      found.damage = damageOn(table, card);
    } else {
      found.attack = attack;
      found.life = life;
    }
  }
  const zone = zoneOf(table, card);
  if (zone === 'hand' || zone === 'extra') found.cost = useCost(table, card);
  else if (printed(table, card).cost !== null) found.cost = printed(table, card).cost as number;
  return found;
}

function* play(table: EvolveTable): Flow {
  if (table.state.phase === 'setup') yield* setUp(table);
  while (table.outcome === null) yield* turn(table);
}

/** 影之诗 EVOLVE, from its rulebook. */
export const evolve: Game<EvolveTable, EvolveSetup, EvolveEvent> = {
  id: 'evolve',
  version: VERSION,
  content: CONTENT,
  name: { zh: '影之诗 EVOLVE', en: 'Shadowverse EVOLVE' },
  readSetup,
  start,
  play,
  copyState,
  definitionId: (table, card) => printed(table, card).id,
  cardName,
  zoneName: (_, zone, seat) => zoneName(zone, seat),
  prompt,
  label,
  publicState,
  characteristics,
  describeEvent: tellEvent,
  describeCause: tellCause,
  describeLapse: tellLapse,
  factsOf,
  mayKnow,
  subject,
};
