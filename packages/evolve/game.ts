import { type CardId, type Game, type Seed, turnByTurn } from '@lianhuan/kernel';
import { addedCards } from './cards/added.ts';
import type { CardDefinition } from './cards/definition.ts';
import * as describe from './describe/index.ts';
import { zoneName } from './describe/names.ts';
import { attackOf, characteristicsOf, lifeOf } from './effects/derivation.ts';
import { facesChanged } from './events/apply.ts';
import type { EvolveEvent } from './events/events.ts';
import { setUp } from './flow/game/opening.ts';
import { procedures } from './flow/procedures.ts';
import { turn } from './flow/turn/turn.ts';
import { useCost } from './flow/using/use-cost.ts';
import { type EvolvePosition, type LaidZone, layOut, layOutWith } from './table/position.ts';
import { publicState } from './table/public-state.ts';
import { type EvolveSetup, layOutStart, readSetup } from './table/setup.ts';
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

/**
 * Lays a position out; a seat that is given no leader has the first one of the library without words.
 * @throws Error if the phase is neither `main` nor `start`, or no such leader is there; RangeError if its seed is none
 */
export function layOutPosition(position: EvolvePosition): EvolveTable {
  return layOut(position, procedures);
}

/**
 * Lays out the beginning of a match in which these zones hold these cards, and no others.
 * @throws Error if a deck names a card that is not among `cards`; RangeError if `seed` is no seed
 */
export function layOutBeginning(
  setup: EvolveSetup,
  seed: Seed,
  cards: readonly CardDefinition[],
  zones: readonly LaidZone[],
): EvolveTable {
  return layOutWith(setup, seed, cards, zones, procedures);
}

const IDENTITY = {
  id: 'evolve',
  version: VERSION,
  content: CONTENT,
  name: { zh: '影之诗 EVOLVE', en: 'Shadowverse EVOLVE' },
};

/** 影之诗 EVOLVE, from its rulebook. */
export const evolve: Game<EvolveTable, EvolveSetup, EvolveEvent> = {
  ...IDENTITY,
  readSetup,
  start: (setup, seed) => layOutStart(setup, seed, addedCards.libraryWith(setup.cards), procedures),
  play: turnByTurn(setUp, turn),
  copyState,
  facesChanged,
  definitionId: (table, card) => printed(table, card).id,
  ...describe,
  zoneName: (_, zone, seat) => zoneName(zone, seat),
  publicState,
  characteristics,
};
