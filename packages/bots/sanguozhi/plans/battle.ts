import type { Handle, Seat } from '@lianhuan/kernel';
import type { CardDefinition } from '@lianhuan/sanguozhi';
import { generalsOf, type SeenCard, type TableView } from '../table-view.ts';
import { standingWorth } from '../worth/card-worth.ts';

/** Who fights whom: what comes of it, and how both sides do best. */

/** Somebody who can fight, as the numbers stand. */
export interface Fighter {
  readonly handle: Handle;
  readonly attack: number;
  /** Damage it can still take. */
  readonly left: number;
  readonly worth: number;
  readonly first: boolean;
  /** 镇守: attack and life more when it defends. */
  readonly guarding: number;
  /** 火矢: what it does to 粮草 by attacking alone. */
  readonly fire: number;
  /** 强弓: only the like can stand against it. */
  readonly bow: boolean;
}

/** Everybody of a player who could defend; `ready` for those who could attack. */
export function fightersOf(table: TableView, seat: Seat, ready = false): Fighter[] {
  const { formation } = table.state.players[seat];
  const generals = generalsOf(table, seat).filter(
    ({ card }) => !formation?.members.includes(card.handle),
  );
  const formed = table.cards(seat, 'formations').filter(({ card }) => !card.faceDown);
  const share = seat === table.seat ? ease(table) : 1;
  return [...generals, ...formed]
    .filter(({ card }) => !ready || !card.tapped)
    .map((seen) => ({ ...fighterOf(seen), worth: share * standingWorth(seen) }));
}

/**
 * The share of their worth at which one's own generals are risked: less with generals in hand who
 * wait for a slot, and less the longer it goes on, so that no game stands still.
 */
function ease(table: TableView): number {
  const { players, round } = table.state;
  const weary = 0.03 * Math.max(0, round - PATIENCE);
  const waiting = table
    .cards(table.seat, 'hand')
    .filter(({ printed }) => printed.kind === 'general').length;
  const crowded = players[table.seat].slots.deputy.free > 0 ? 0 : 0.15 * waiting;
  return Math.max(0.3, 1 - weary - crowded);
}

/** Rounds until nobody waits for a better moment any more. */
const PATIENCE = 9;

/** A card as one who fights. */
export function fighterOf(seen: SeenCard): Fighter {
  const { card, printed } = seen;
  const { attack = 0, life = 0, damage = 0 } = card.values;
  return {
    handle: card.handle,
    attack,
    left: life - damage,
    worth: standingWorth(seen),
    first: keyword(printed, 'first-strike') > 0,
    guarding: keyword(printed, 'guarding'),
    fire: keyword(printed, 'fire-arrow'),
    bow: keyword(printed, 'strong-bow') > 0,
  };
}

/** The level of a printed 禀赋 that asks for nothing, 1 for one without levels, 0 for none. */
function keyword({ abilities }: CardDefinition, name: string): number {
  for (const { body, conditions } of abilities) {
    if (body.kind === 'keyword' && body.name === name && conditions.length === 0) {
      return Math.max(1, body.level);
    }
  }
  return 0;
}

/** What it comes to for the attacking side if one attacks and one defends. */
export function clash(attacker: Fighter, defender: Fighter, grain: number): number {
  const guardedLife = defender.left + defender.guarding;
  const kills = attacker.attack >= guardedLife;
  const unhurt = attacker.first && !defender.first && kills;
  const struckFirst = defender.first && !attacker.first;
  const falls = !unhurt && defender.attack + defender.guarding >= attacker.left;
  const strikes = kills && !(struckFirst && falls);
  const won = strikes ? defender.worth + grain * (attacker.attack - guardedLife) : 0;
  return won - (falls ? attacker.worth : 0) + grain * attacker.fire;
}

/** What it comes to if nobody stands in the way. */
function unopposed(attacker: Fighter, grain: number): number {
  return grain * (attacker.attack + attacker.fire);
}

/**
 * What a point of 粮草 is worth to take from a player: the fewer are left the more, and most of all
 * when this attack could be the last.
 */
export function grainWorth(left: number, threat: number): number {
  if (threat >= left) return 5;
  return 0.6 + 4 / Math.max(4, left);
}

/** Who defends against whom: an attack's place by the defender's. */
export interface Defence {
  /** To the attacking side. */
  readonly value: number;
  readonly against: ReadonlyMap<Handle, Handle>;
}

/** How the defending side does best, everyone against one attacker at most. */
export function bestDefence(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  grain: number,
): Defence {
  const known = new Map<number, { value: number; choice: number }>();
  const bit = (place: number) => 1 << place;

  function solve(place: number, used: number): number {
    if (place === attackers.length) return 0;
    const key = used * 32 + place;
    const found = known.get(key);
    if (found) return found.value;
    const attacker = attackers[place];
    let value = unopposed(attacker, grain) + solve(place + 1, used);
    let choice = -1;
    for (let index = 0; index < defenders.length; index++) {
      if (used & bit(index) || (attacker.bow && !defenders[index].bow)) continue;
      const other = clash(attacker, defenders[index], grain) + solve(place + 1, used | bit(index));
      if (other < value - 1e-9) {
        value = other;
        choice = index;
      }
    }
    known.set(key, { value, choice });
    return value;
  }

  const value = solve(0, 0);
  const against = new Map<Handle, Handle>();
  for (let place = 0, used = 0; place < attackers.length; place++) {
    const choice = known.get(used * 32 + place)?.choice ?? -1;
    if (choice < 0) continue;
    against.set(defenders[choice].handle, attackers[place].handle);
    used |= bit(choice);
  }
  return { value, against };
}

/** More would take too long to weigh; no map has so many slots. */
const MOST_ATTACKERS = 7;
/** To have attacked is worth a little by itself: opponents err, and effects wait for it. */
const ATTACKING = 0.1;
/** And more with every round in which nothing has come of waiting. */
const HASTE = 0.12;

/** Who should attack a player, and what that comes to at least. */
export interface Assault {
  readonly value: number;
  readonly who: ReadonlySet<Handle>;
}

/** The best set of attackers against a defence that does its best. */
export function bestAssault(table: TableView, target: Seat): Assault {
  const ready = fightersOf(table, table.seat, true).slice(0, MOST_ATTACKERS);
  const defenders = fightersOf(table, target);
  const left = table.state.players[target].grain;
  const eager = ATTACKING + HASTE * Math.max(0, table.state.round - PATIENCE);
  let best: Assault = { value: 0, who: new Set() };
  for (let chosen = 1; chosen < 1 << ready.length; chosen++) {
    const attackers = ready.filter((_, place) => (chosen >> place) & 1);
    const threat = attackers.reduce((sum, { attack, fire }) => sum + attack + fire, 0);
    const { value } = bestDefence(attackers, defenders, grainWorth(left, threat));
    const total = value + eager * attackers.length;
    if (total > best.value) best = { value: total, who: new Set(attackers.map((a) => a.handle)) };
  }
  return best;
}
