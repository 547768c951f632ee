import {
  applyTableEvent,
  type CardId,
  type Seat,
  type WritableTable,
  writable,
} from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { activeEffectsOf } from '../effects/active-effects.ts';
import { MOST_HELD } from '../table/limits.ts';
import {
  type Contest,
  freshTally,
  type MinxinState,
  type Player,
  paidIn,
  type Resource,
  type Tally,
} from '../table/state.ts';
import { type MinxinTable, ROUTED } from '../table/table.ts';
import type { Body } from '../text/nodes/nodes.ts';
import type { MinxinEvent } from './events.ts';

type Open = WritableTable<CardDefinition, DeepWritableState, Body>;
type Writable<T> = { -readonly [K in keyof T]: T[K] };
type DeepWritableState = Omit<Writable<MinxinState>, 'players' | 'contests'> & {
  players: (Omit<Writable<Player>, 'tally'> & {
    tally: Omit<Writable<Tally>, 'played'> & { played: Writable<Tally['played']> };
  })[];
  contests: Contest[];
};

/** The only writer to a 民心 table. */
export function apply(table: MinxinTable, event: MinxinEvent): void {
  const open = writable(table) as unknown as Open;
  const { state } = open;
  switch (event.type) {
    // What happens most often comes first: this is asked of every event.
    case 'move':
      applyTableEvent(table, event);
      return beginActiveEffects(table, event.card);
    case 'phase':
      state.phase = event.phase;
      return;
    case 'contest':
      state.contests.push(event.contest);
      return;
    case 'settle-contest':
      state.contests.pop();
      return;
    case 'gain':
      if (event.resource === 'favor') return applyFavor(state, event.seat, event.amount);
      return applyGain(state, event.seat, event.resource, event.amount);
    case 'play':
      state.players[event.seat].tally.played[
        table.library[table.cards[event.card].definition].kind
      ] += 1;
      return;
    case 'enter':
    case 'fail':
    case 'roll':
    case 'pass':
    case 'show':
    case 'reveal':
    case 'recruited':
    case 'loop':
    case 'drawn':
    case 'discarded':
    case 'exile':
    case 'rounds-left':
      return;
    case 'pay':
      if (event.resource === 'favor') return applyFavor(state, event.seat, -event.amount);
      state.players[event.seat][event.resource] -= event.amount;
      return;
    case 'spend-all': {
      const player = state.players[event.seat];
      player.power = 0;
      player.renown = 0;
      player.siege = 0;
      return;
    }
    case 'forget':
      state.players[event.seat].tally =
        freshTally() as DeepWritableState['players'][number]['tally'];
      return;
    case 'turn':
      state.active = event.seat;
      state.round = event.round;
      state.turn += 1;
      return;
    case 'seize': {
      const { favor } = state.players[event.seat];
      const taken = Math.min(event.amount, state.players[event.from].favor, MOST_HELD - favor);
      state.players[event.from].favor -= taken;
      state.players[event.seat].favor += taken;
      return;
    }
    case 'first':
      state.first = event.seat;
      return;
    case 'pool':
      state.pool = event.amount;
      return;
    case 'recruit':
      state.players[event.seat].tally.recruited += 1;
      return;
    case 'rout':
      if (table.library[table.cards[event.card].definition].kind === 'rebel') {
        state.players[event.seat].tally.routed += 1;
      }
      return applyTableEvent(table, { type: 'count', card: event.card, counter: ROUTED, by: 1 });
    case 'siege':
      state.players[event.seat].tally.sieges += 1;
      return;
    case 'edict':
      state.players[event.seat].tally.edicts += 1;
      return;
    // The kernel's own: what is not named above has no other type.
    default:
      return applyTableEvent(table, event);
  }
}

/** What a player has after a gain or a loss: not below 0 (2.3.2.2), and no more than anybody has. */
function clamp(rest: number): number {
  return Math.min(Math.max(0, rest), MOST_HELD);
}

/** 民心 is taken from the pool, and beyond it once it is empty; what is lost or paid goes back (2.5.1). */
function applyFavor(state: DeepWritableState, seat: Seat, amount: number): void {
  const player = state.players[seat];
  const change = clamp(player.favor + amount) - player.favor;
  player.favor += change;
  state.pool = Math.max(0, state.pool - change);
}

/** What is lost beyond what the player has left is lost of what they have just paid (2.3.2.2). */
function applyGain(
  state: DeepWritableState,
  seat: Seat,
  resource: Exclude<Resource, 'favor'>,
  amount: number,
): void {
  const player = state.players[seat];
  const rest = player[resource] + amount;
  player[resource] = clamp(rest);
  if (rest < 0) losePaid(state, seat, resource, -rest);
}

function losePaid(
  state: DeepWritableState,
  seat: Seat,
  resource: Exclude<Resource, 'favor'>,
  amount: number,
): void {
  // Whoever pays does so at an idle point, so that no player has two payments pending.
  const index = state.contests.findIndex((one) => one.seat === seat);
  if (index < 0) return;
  const contest = state.contests[index];
  const lost = Math.min(amount, paidIn(contest, resource));
  state.contests[index] = {
    ...contest,
    paid: contest.paid - lost,
    paidSiege: contest.paidSiege - (resource === 'siege' ? lost : 0),
  };
}

/** A card's lasting words apply from the moment it stands where they work. */
function beginActiveEffects(table: MinxinTable, card: CardId): void {
  for (const effect of activeEffectsOf(table, card)) {
    applyTableEvent(table, { type: 'begin-effect', effect });
  }
}
