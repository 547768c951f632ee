import {
  addCard,
  applyTableEvent,
  type CardId,
  citedAside,
  type MoveEvent,
  NO_CARD,
  type Seat,
  type ShiftEvent,
  type WritableTable,
  writable,
} from '@lianhuan/kernel';
import type { CardDefinition, CardKind } from '../cards/definition.ts';
import { mayBeActiveElsewhere } from '../effects/active-abilities.ts';
import { characteristicsOf, keywordsOf, originalOf } from '../effects/derivation.ts';
import type { Body } from '../effects/effect-body.ts';
import { rule } from '../rules.ts';
import type { EvolveState, History, LastKnown, Player } from '../table/state.ts';
import {
  DAMAGE,
  type EvolveTable,
  historyOf,
  isEvolved,
  isLeader,
  onField,
} from '../table/table.ts';
import { of } from '../table/zones.ts';
import { asksWhatWasDestroyed } from '../text/meaning/destroyed.ts';
import type { DamageEvent, EvolveEvent } from './events.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Open = WritableTable<CardDefinition, OpenState, Body>;
type OpenState = Omit<Writable<EvolveState>, 'players'> & { players: Writable<Player>[] };

/** Applies an event: the only writer to an EVOLVE table. */
export function apply(table: EvolveTable, event: EvolveEvent): void {
  const open = writable(table) as unknown as Open;
  const change = write(table, open, event);
  if (change >= VALUES) open.state.version += 1;
  if (change === STRUCTURE) open.state.structure += 1;
}

/** Cards have got other faces by no event: see `Game.facesChanged`. */
export function facesChanged(table: EvolveTable): void {
  const { state } = writable(table) as unknown as Open;
  state.version += 1;
  state.structure += 1;
}

/**
 * What must be derived anew after an event: nothing, the characteristics of cards, or also which abilities work
 * and which effects there are.
 */
const NOTHING = 0;
const VALUES = 1;
const STRUCTURE = 2;
type Change = typeof NOTHING | typeof VALUES | typeof STRUCTURE;

function write(table: EvolveTable, open: Open, event: EvolveEvent): Change {
  const { state } = open;
  switch (event.type) {
    // Events that happen most often stand first.
    case 'idle':
      state.idle = event.idle;
      return NOTHING;
    case 'move':
      return moveCard(table, open, event);
    case 'tap':
      applyTableEvent(table, event);
      return VALUES;
    case 'energy':
      state.players[event.seat].energy += event.by;
      return VALUES;
    case 'damage':
      applyDamage(table, open, event);
      return VALUES;
    case 'attack':
      state.attack = event.attack;
      return VALUES;
    case 'attack-void':
      state.attack = null;
      return VALUES;
    case 'wait':
      state.waiting = [...state.waiting, ...event.waiting];
      state.lastNumber = event.waiting.at(-1)?.id ?? state.lastNumber;
      return NOTHING;
    case 'stop-waiting':
      state.waiting = state.waiting.filter(({ id }) => id !== event.id);
      return NOTHING;
    case 'pass':
    case 'draw':
    case 'discard':
    case 'use-ability':
    case 'resolved':
    case 'select':
    case 'enter':
    case 'banish':
    case 'loop':
    case 'turns-left':
    case 'fought':
    case 'search':
    case 'look':
    case 'pick':
    case 'die':
    case 'skip-turn':
    case 'turn-end':
    case 'take':
    case 'swap':
      return NOTHING;
    case 'destroy':
      return noteDestroyed(table, state, event.card);
    case 'use':
      // A card counts for 连击 from whichever zone it is used, and so does a token (13.2.1.3).
      if (event.from !== 'hand') rule('13.2.1.3');
      countUsed(state.players[event.seat], characteristicsOf(table, event.card).kind);
      return VALUES;
    case 'phase':
      state.phase = event.phase;
      return VALUES;
    case 'attacks':
      state.attacks += 1;
      return NOTHING;
    case 'turn':
      beginTurn(state, event.seat);
      return VALUES;
    case 'first':
      state.first = event.seat;
      return NOTHING;
    case 'turns':
      state.turns = event.turns;
      return NOTHING;
    case 'lose':
      return NOTHING;
    case 'energy-most':
      state.players[event.seat].energyMost += event.by;
      return VALUES;
    case 'evolve-points':
      state.players[event.seat].evolvePoints += event.by;
      return VALUES;
    case 'life':
      changeLife(state.players[event.seat], event.by);
      return VALUES;
    case 'drew-from-empty':
      state.players[event.seat].drewFromEmpty = event.out;
      return NOTHING;
    case 'show':
      state.shown = [
        ...state.shown,
        ...event.cards.map((card) => ({ card, incarnation: table.cards[card].incarnation })),
      ];
      return NOTHING;
    case 'hide-again':
      state.shown = [];
      return NOTHING;
    case 'evolve-used':
      state.players[event.seat].evolved = true;
      return NOTHING;
    case 'used':
      state.uses = { ...state.uses, [event.key]: (state.uses[event.key] ?? 0) + 1 };
      return NOTHING;
    case 'state-trigger':
      state.firedStates = event.done
        ? state.firedStates.filter((effect) => effect !== event.effect)
        : [...state.firedStates, event.effect];
      return NOTHING;
    case 'create':
      create(table, open, event);
      return STRUCTURE;
    case 'last-known':
      for (const card of event.cards) remember(table, state, card);
      return NOTHING;
    case 'evolve':
      lay(table, open, event.card, event.onto);
      writeHistory(table, state, event.onto, { evolved: state.turn });
      return STRUCTURE;
    case 'meal':
      lay(table, open, event.carrot, event.card);
      return STRUCTURE;
    case 'race':
      writeHistory(table, state, event.card, { raced: state.turn });
      return VALUES;
    case 'bane-victims':
      state.baneVictims = event.cards;
      return NOTHING;
    case 'repeated':
      state.repeats = { ...state.repeats, [event.key]: (state.repeats[event.key] ?? 0) + 1 };
      return NOTHING;
    case 'shift':
      shiftCard(table, open, event);
      return STRUCTURE;
    case 'attach':
    case 'begin-effect':
    case 'end-effect':
      applyTableEvent(table, event);
      return STRUCTURE;
    case 'count':
      applyTableEvent(table, event);
      return VALUES;
    case 'face':
    case 'shuffle':
    case 'chance':
    case 'finish':
      applyTableEvent(table, event);
      return NOTHING;
  }
}

/** Keeps account of a card that is destroyed, as what it is then (10.11), if any card of the game asks what was. */
function noteDestroyed(table: EvolveTable, state: OpenState, card: CardId): Change {
  if (!asksWhatWasDestroyed(table.library)) return NOTHING;
  const known = citedAside(() => knownAs(table, card));
  state.destroyed = [...(state.destroyed ?? []), { card, known }];
  return VALUES;
}

/** Counts a card that is used, whatever it is, and what it is. */
function countUsed(player: Writable<Player>, kind: CardKind): void {
  player.played += 1;
  if (kind === 'follower') player.playedFollowers += 1;
  if (kind === 'amulet') player.playedAmulets += 1;
  if (kind === 'spell') player.playedSpells += 1;
}

/** Clears what is counted for one turn. */
function beginTurn(state: OpenState, seat: Seat): void {
  state.active = seat;
  state.turn += 1;
  state.uses = {};
  state.attacks = 0;
  state.repeats = {};
  if (state.destroyed !== undefined) state.destroyed = [];
  for (const player of state.players) {
    player.evolved = false;
    player.played = 0;
    player.playedFollowers = 0;
    player.playedAmulets = 0;
    player.playedSpells = 0;
    player.wounds = 0;
  }
  state.players[seat].turns += 1;
}

function changeLife(player: Writable<Player>, by: number): void {
  player.life += by;
  if (by < 0) player.wounds -= by;
}

function applyDamage(table: EvolveTable, open: Open, { to, amount }: DamageEvent): void {
  if (isLeader(table, to)) {
    changeLife(open.state.players[table.cards[to].owner], -amount);
    return;
  }
  // Life may fall below 0 (5.13.1.1).
  citedAside(() => rule('5.13.1.1'));
  applyTableEvent(table, { type: 'count', card: to, counter: DAMAGE, by: amount });
}

function moveCard(table: EvolveTable, open: Open, event: MoveEvent): Change {
  const { card, to } = event;
  const leaves = onField(table, card);
  const { zone, incarnation } = table.cards[card];
  const from = table.zones[zone].name;
  const { name } = table.zones[to];
  if (leaves && open.state.lastKnown[card]?.incarnation !== incarnation) {
    remember(table, open.state, card);
  }
  applyTableEvent(table, event);
  if (leaves) untie(table, open, card);
  keep(table, open.state, card, from, name);
  if (name === 'field') writeHistory(table, open.state, card, {});
  return isQuiet(from) && isQuiet(name) && !mayBeActiveElsewhere(table, card) ? VALUES : STRUCTURE;
}

/** Is it a zone where most cards have no ability that works, so that the same effects are in force when one moves? */
function isQuiet(zone: string): boolean {
  return zone !== 'field' && zone !== 'leader' && zone !== 'evolved' && zone !== 'race';
}

/** The evolve card and the carrots of a card that has left the field lie on nothing from now on (5.15.4, 14.2.1.3). */
function untie(table: EvolveTable, open: Open, host: CardId): void {
  for (const card of open.cards) {
    if (card.host !== host) continue;
    const isMeal = table.zones[card.zone].name === 'race';
    if (rule(isMeal ? '14.2.1.3' : '5.15.4')) card.host = NO_CARD;
  }
}

/** Notes that effects follow this card out of the 额外区 or the 计算领域 (4.8.3.3, 10.6.2.1.3, 10.6.2.7.1.1). */
function keep(table: EvolveTable, state: OpenState, card: CardId, from: string, to: string): void {
  const { incarnation } = table.cards[card];
  const follows =
    (from === 'extra' && to === 'field' && rule('4.8.3.3')) ||
    (from === 'extra' && to === 'resolving' && rule('10.6.2.1.3')) ||
    (from === 'resolving' && to === 'field' && rule('10.6.2.7.1.1'));
  const before = state.followedObjects[card];
  if (follows) {
    const start = before?.to === incarnation - 1 ? before.from : incarnation - 1;
    state.followedObjects = { ...state.followedObjects, [card]: { from: start, to: incarnation } };
  }
}

/** A card that was seized stays the object it was, but its new controller controls it only since this turn (5.21.2). */
function shiftCard(table: EvolveTable, open: Open, event: ShiftEvent): void {
  applyTableEvent(table, event);
  writeHistory(table, open.state, event.card, { since: open.state.turn });
}

function writeHistory(
  table: EvolveTable,
  state: OpenState,
  card: CardId,
  change: Partial<History>,
): void {
  const known = historyOf(table, card) ?? {
    incarnation: table.cards[card].incarnation,
    since: state.turn,
    entered: state.turn,
    evolved: -1,
    raced: -1,
  };
  state.history = { ...state.history, [card]: { ...known, ...change } };
}

function lay(table: EvolveTable, open: Open, upper: CardId, lower: CardId): void {
  // A card with several evolve cards on it is evolved into the last of them (11.6.3).
  rule('11.6.3');
  applyTableEvent(table, { type: 'attach', card: upper, host: lower });
  open.cards[upper].controller = table.cards[lower].controller;
}

/** A token comes to be (9.1.2): its owner and controller is the player of the zone (9.1.2.1). */
function create(
  table: EvolveTable,
  open: Open,
  event: Extract<EvolveEvent, { type: 'create' }>,
): void {
  rule('9.1.2.1');
  event.card = addCard(table, event.definition, of(event.seat, event.zone), event.seat);
  open.cards[event.card].enteredAt = table.clock;
  if (event.zone === 'field') writeHistory(table, open.state, event.card, {});
}

function remember(table: EvolveTable, state: OpenState, card: CardId): void {
  state.lastKnown = { ...state.lastKnown, [card]: knownAs(table, card) };
}

/** What a card on the field is now. */
function knownAs(table: EvolveTable, card: CardId): LastKnown {
  const { incarnation, controller, tapped, counters } = table.cards[card];
  const { kind, class: of, traits, names, attack, life, cost } = characteristicsOf(table, card);
  const printed = originalOf(table, card);
  const history = historyOf(table, card);
  return {
    incarnation,
    controller,
    kind,
    class: of,
    traits,
    names,
    attack,
    life,
    cost,
    original: { attack: printed.attack, life: printed.life, cost: printed.cost },
    tapped,
    evolved: isEvolved(table, card),
    counters: counters ?? {},
    keywords: keywordsOf(table, card),
    entered: history?.entered ?? -1,
    raced: history?.raced ?? -1,
  };
}
