import {
  type CardDefinition,
  type CardSort,
  type EvolveTable,
  type LaidCard,
  type LaidPlayer,
  type LaidZone,
  LEADER_LIFE,
  laidCard,
  layOutPosition,
  PHASES,
  type PlayerZone,
  sortOf,
} from '@lianhuan/evolve';
import type { Seat } from '@lianhuan/kernel';
import type { PlacedCard, PlacedZone, Position } from '../../scenario/judged-game.ts';
import { codeCalled, commonParts, givenNumber } from '../adapter.ts';
import { DAMAGE, EVOLVED, EVOLVED_NOW, FRESH, RACED, TAPPED, TOKEN } from './cards.ts';
import {
  ENERGY,
  ENERGY_MOST,
  EVOLVE_POINTS,
  EVOLVE_USED,
  LIFE,
  PLAYED,
  WOUNDS,
} from './numbers.ts';
import { zoneCalled } from './zones.ts';

export const TURN = '回合';
export const FIRST = '先攻玩家';
export const UPON = '进化卡';
export const CARROT = '胡萝卜';
/** The phases a position can stand in. */
export const PHASE_WORDS: readonly string[] = Object.values(PHASES);

/** A turn late enough in the game that it is not the first turn of either player. */
const USUAL_TURN = 5;

type Library = readonly CardDefinition[];

/** A scenario's position as an EVOLVE table. */
export function layOut(position: Position): EvolveTable {
  const { players, zones } = position;
  const library = position.library as Library;
  return layOutPosition({
    ...commonParts(position, FIRST),
    library,
    phase: codeCalled(PHASES, position.phase ?? PHASES.main),
    turn: givenNumber(position, TURN) ?? USUAL_TURN,
    seats: Array.from({ length: players }, (_, seat) => laidPlayer(position, seat as Seat)),
    zones: laidZones(zones, library),
  });
}

/** 能量点 and its maximum are each other's default. */
function laidPlayer(position: Position, seat: Seat): LaidPlayer {
  const own = (name: string) => givenNumber(position, name, seat);
  const energy = own(ENERGY) ?? own(ENERGY_MOST) ?? 0;
  return {
    life: own(LIFE) ?? LEADER_LIFE,
    energy,
    energyMost: own(ENERGY_MOST) ?? energy,
    evolvePoints: own(EVOLVE_POINTS) ?? 0,
    evolved: (own(EVOLVE_USED) ?? 0) > 0,
    played: own(PLAYED) ?? 0,
    wounds: own(WOUNDS) ?? 0,
  };
}

/** The zones of a position. */
export function laidZones(zones: readonly PlacedZone[], library: Library): LaidZone[] {
  return zones.map(({ seat, zone, cards }) => {
    const place = zoneCalled(zone);
    const there = cards.filter((card) => card !== null);
    return { seat, zone: place, cards: there.map((card) => laid(card, library, place)) };
  });
}

/** Which sorts of card a name means in a zone, where several cards have that name: the first sort that fits. */
const SORTS_IN: Partial<Readonly<Record<PlayerZone, readonly CardSort[]>>> = {
  leader: ['leader'],
  'evolve-deck': ['evolved'],
  spent: ['evolved'],
  evolved: ['evolved'],
  race: ['evolved'],
};
const USUAL_SORTS: readonly CardSort[] = ['common', 'token', 'evolved', 'leader'];

/** What is meant by the name of a card, where there are several of that name. */
function definitionOf(
  { definition, states }: PlacedCard,
  library: Library,
  zone: PlayerZone,
): number {
  const { name } = library[definition];
  const sorts = states.includes(TOKEN) ? ['token' as const] : (SORTS_IN[zone] ?? USUAL_SORTS);
  return find(library, name, sorts) ?? definition;
}

function find(library: Library, name: string, sorts: readonly CardSort[]): number | null {
  for (const sort of sorts) {
    const found = library.findIndex((card) => card.name === name && sortOf(card) === sort);
    if (found >= 0) return found;
  }
  return null;
}

function laid(placed: PlacedCard, library: Library, zone: PlayerZone): LaidCard {
  const { states, counters, attached, owner } = placed;
  const under = (as: string) => attached.flatMap(({ as: how, cards }) => (how === as ? cards : []));
  const [upon = ownEvolveCard(placed, library)] = under(UPON).map((card) =>
    laid(card, library, 'evolved'),
  );
  const damage = counters.find(({ name }) => name === DAMAGE)?.value ?? 0;
  return {
    definition: definitionOf(placed, library, zone),
    tapped: states.includes(TAPPED),
    fresh: states.includes(FRESH),
    damage,
    counters: Object.fromEntries(
      counters.filter(({ name }) => name !== DAMAGE).map(({ name, value }) => [name, value]),
    ),
    evolved: upon === null ? null : { with: upon, now: states.includes(EVOLVED_NOW) },
    carrots: under(CARROT).map((card) => laid(card, library, 'race')),
    raced: states.includes(RACED),
    owner,
  };
}

/** Lays the evolve card of its name upon a follower of which the scenario says 已进化. */
function ownEvolveCard({ definition, states }: PlacedCard, library: Library): LaidCard | null {
  if (!states.includes(EVOLVED) && !states.includes(EVOLVED_NOW)) return null;
  const { name } = library[definition];
  const upon = find(library, name, ['evolved']);
  if (upon === null) throw new Error(`no evolve card is called ${name}`);
  return laidCard(upon);
}
