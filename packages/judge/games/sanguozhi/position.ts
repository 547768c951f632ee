import type { Seat } from '@lianhuan/kernel';
import {
  type CardDefinition,
  GENERAL_SLOTS,
  type LaidCard,
  type LaidPlayer,
  type LaidZone,
  layOutPosition,
  NEEDS_IGNORED,
  PHASES,
  type PlayerZone,
  type SanguozhiTable,
  STARTING_GRAIN,
} from '@lianhuan/sanguozhi';
import type { PlacedCard, PlacedZone, Position } from '../../scenario/judged-game.ts';
import { codeCalled, commonParts, givenNumber } from '../adapter.ts';
import { counterCalled } from './cards.ts';
import { GRAIN, GRAIN_CAP, isSeatNumber, MAIN_SLOT } from './numbers.ts';
import { zonesCalled } from './zones.ts';

export const ROUND = '回合';
export const TURN = '玩家回合';
export const FIRST = '起始玩家';

/** A scenario's position as a 三国智 table. */
export function layOut(position: Position): SanguozhiTable {
  const { players, zones } = position;
  const library = position.library as readonly CardDefinition[];
  return layOutPosition({
    ...commonParts(position, FIRST),
    library,
    phase: codeCalled(PHASES, position.phase ?? PHASES.prepare),
    turn: givenNumber(position, TURN) ?? 1,
    round: givenNumber(position, ROUND) ?? 1,
    seats: Array.from({ length: players }, (_, seat) => laidPlayer(position, seat as Seat)),
    zones: laidZones(zones, library),
  });
}

function laidPlayer(position: Position, seat: Seat): LaidPlayer {
  const own = (name: string) => givenNumber(position, name, seat);
  const grain = own(GRAIN) ?? STARTING_GRAIN;
  return {
    grain,
    grainCap: own(GRAIN_CAP) ?? Math.max(STARTING_GRAIN, grain),
    mainLost: own(MAIN_SLOT) === 0,
    counters: Object.fromEntries(
      position.numbers
        .filter((given) => given.seat === seat && !isSeatNumber(given.name))
        .map(({ name, value }) => [name, value]),
    ),
  };
}

/** The zones of a position; under 场上 and 将领 each card goes where its kind belongs. */
export function laidZones(
  zones: readonly PlacedZone[],
  library: readonly CardDefinition[],
): LaidZone[] {
  return zones.flatMap(({ seat, zone, cards }) => {
    const called = zonesCalled(zone);
    const there = cards.filter((card) => card !== null);
    const home = ({ definition }: PlacedCard) =>
      called.length === 1 ? called[0] : HOMES[library[definition].kind];
    const places = called.length === 1 ? called : [...new Set(there.map(home))];
    return places.map((place) => ({
      seat,
      zone: place,
      cards: there.filter((card) => home(card) === place).map((card) => laid(card, place)),
    }));
  });
}

/** Where a card of a kind lies on the field, if nothing more is said. */
const HOMES: Readonly<Record<CardDefinition['kind'], PlayerZone>> = {
  general: 'deputy',
  tactic: 'tactics',
  treasure: 'treasures',
  troop: 'troops',
  formation: 'formations',
  event: 'events',
};

/** Slots are each for their kind (2 游戏地图); elsewhere any card can lie. */
export function mayLieIn({ kind }: CardDefinition, zone: string): boolean {
  const called = zonesCalled(zone);
  if (called.every((one) => SLOTS.includes(one))) return kind === 'general';
  return called.some((one) => one === HOMES[kind] || !KEPT.includes(one));
}

const SLOTS: readonly PlayerZone[] = GENERAL_SLOTS;
/** The zones that are for cards of one kind. */
const KEPT: readonly PlayerZone[] = Object.values(HOMES);

function laid(
  { definition, states, counters, attached, owner }: PlacedCard,
  zone: PlayerZone,
): LaidCard {
  const formed = states.includes('结成') || states.includes('结阵');
  const counted = counters.map(({ name, value }): [string, number] => [counterCalled(name), value]);
  if (states.includes('忽略兵权')) counted.push([NEEDS_IGNORED, 1]);
  return {
    definition,
    tapped: states.includes('横置'),
    faceDown: states.includes('盖放') || liesHidden(zone, formed || states.includes('正面向上')),
    formed,
    counters: Object.fromEntries(counted),
    treasures: attached.flatMap(({ cards }) => cards.map((card) => laid(card, 'treasures'))),
    owner,
  };
}

/** 阵型 and 事件 lie face down unless it is said that they do not (205.2a, 103.1a). */
function liesHidden(zone: PlayerZone, isUp: boolean): boolean {
  return (zone === 'formations' || zone === 'events') && !isUp;
}
