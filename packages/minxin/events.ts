import {
  applyTableEvent,
  type CardId,
  type Effect,
  type Seat,
  type TableEvent,
  type WritableTable,
  writable,
  type ZoneId,
} from '@lianhuan/kernel';
import type { CardDefinition } from './definition.ts';
import {
  type Contest,
  freshTally,
  type MinxinState,
  type Phase,
  type Player,
  type Resource,
  type Tally,
} from './state.ts';
import { type MinxinTable, ROUTED } from './table.ts';
import type { Body } from './text/nodes.ts';
import { statics } from './text/statics.ts';

/**
 * What can happen in 民心, beside what can happen on any table. Those marked "word" change nothing
 * by themselves: they say what the moves and gains around them amount to, for triggers and the log.
 */
export type MinxinEvent =
  | TableEvent<Body>
  /** 获得 (from the pool for 民心) or lose, when negative; never below 0. */
  | {
      readonly type: 'gain';
      readonly seat: Seat;
      readonly resource: Resource;
      readonly amount: number;
    }
  /** 获取: 民心 from another player (2.3.2), no more than that player has. */
  | { readonly type: 'seize'; readonly seat: Seat; readonly from: Seat; readonly amount: number }
  /** Resources paid, or given back when negative. */
  | {
      readonly type: 'pay';
      readonly seat: Seat;
      readonly resource: Resource;
      readonly amount: number;
    }
  | { readonly type: 'phase'; readonly phase: Phase }
  /** A turn begins. */
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'first'; readonly seat: Seat }
  /** The pool is filled (1.1.6). */
  | { readonly type: 'pool'; readonly amount: number }
  /** Word: a die was cast for the first turn (2.2.1). */
  | { readonly type: 'roll'; readonly seat: Seat; readonly pips: number }
  /** The turn's 战力, 声望 and 攻城战力 are lost (2.3.4). */
  | { readonly type: 'spend-all'; readonly seat: Seat }
  /** What a player did is forgotten when their turn ends. */
  | { readonly type: 'forget'; readonly seat: Seat }
  | { readonly type: 'contest'; readonly contest: Contest }
  | { readonly type: 'settle-contest' }
  /** Word: a card was played and starts to enter. */
  | { readonly type: 'play'; readonly seat: Seat; readonly card: CardId }
  /** Word: it has entered play (成功进场). */
  | { readonly type: 'enter'; readonly seat: Seat; readonly card: CardId }
  /** Word: 招募 succeeds, and where the card goes; a replacement may say elsewhere (2.3.2.2). */
  | RecruitEvent
  /** Word: the recruit is where it goes to. */
  | { readonly type: 'recruited'; readonly seat: Seat; readonly card: CardId }
  /** Word: 击溃 succeeded, of a card of `victim` (or of nobody's). */
  | { readonly type: 'rout'; readonly seat: Seat; readonly card: CardId; readonly victim: Seat }
  /** Word: 攻城 succeeded. */
  | { readonly type: 'siege'; readonly seat: Seat; readonly card: CardId; readonly victim: Seat }
  /** Word: 布令. */
  | { readonly type: 'edict'; readonly seat: Seat; readonly card: CardId }
  /** Word: it could not be paid for, the target was gone, or something kept it from happening. */
  | { readonly type: 'fail'; readonly contest: Contest }
  /** Word: a player lets the chance to answer pass. */
  | { readonly type: 'pass'; readonly seat: Seat }
  /** Word: a card is shown to all, and stays where it is. */
  | { readonly type: 'show'; readonly card: CardId }
  /** Word: an event is revealed. */
  | { readonly type: 'reveal'; readonly card: CardId }
  /** Word: abilities of these cards have brought each other about without end, and stop for now. */
  | { readonly type: 'loop'; readonly cards: readonly CardId[] }
  /** Word: so many rounds are left before the game ends, whatever the pool holds; 0 for none. */
  | { readonly type: 'rounds-left'; readonly rounds: number };

/** 招募 succeeds; `to` is where the card is about to go. */
export interface RecruitEvent {
  readonly type: 'recruit';
  readonly seat: Seat;
  readonly card: CardId;
  readonly to: ZoneId;
}

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
      return beginStatics(table, event.card);
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
    case 'rounds-left':
      return;
    case 'pay':
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
      const taken = Math.min(event.amount, state.players[event.from].favor);
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
    case 'shuffle':
    case 'tap':
    case 'face':
    case 'attach':
    case 'shift':
    case 'count':
    case 'chance':
    case 'begin-effect':
    case 'end-effect':
    case 'finish':
      return applyTableEvent(table, event);
  }
}

/** 民心 is taken from the pool, and beyond it once it is empty; what is lost goes back (2.5.1). */
function applyFavor(state: DeepWritableState, seat: Seat, amount: number): void {
  const player = state.players[seat];
  const change = Math.max(amount, -player.favor);
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
  player[resource] = Math.max(0, rest);
  if (rest < 0) losePaid(state, seat, resource, -rest);
}

function losePaid(
  state: DeepWritableState,
  seat: Seat,
  resource: Exclude<Resource, 'favor'>,
  amount: number,
): void {
  // Whoever pays does so at an idle point, so that no player has two payments pending.
  const index = state.contests.findIndex((one) => one.seat === seat && one.paid > 0);
  if (index < 0) return;
  const contest = state.contests[index];
  const { kind, paid, paidSiege } = contest;
  if (resource === 'siege') {
    const lost = Math.min(amount, paidSiege);
    state.contests[index] = { ...contest, paid: paid - lost, paidSiege: paidSiege - lost };
  } else if ((resource === 'renown') === (kind === 'recruit')) {
    const lost = Math.min(amount, paid - paidSiege);
    state.contests[index] = { ...contest, paid: paid - lost };
  }
}

/** A card's lasting words apply from the moment it stands where they work. */
function beginStatics(table: MinxinTable, card: CardId): void {
  for (const effect of statics(table, card)) {
    applyTableEvent(table, { type: 'begin-effect', effect });
  }
}

/** The end of something lasting. */
export function endEffect(effect: Effect<Body>): MinxinEvent {
  return { type: 'end-effect', effect };
}
