import { drawRandom, shuffleInPlace } from '../chance/random.ts';
import type { Duration, Effect, EffectKind } from '../effects/effect.ts';
import type { CardId, Handle, Seat, ZoneId } from '../table/ids.ts';
import { NO_CARD, NO_HANDLE, NO_ZONE, NOBODY } from '../table/ids.ts';
import {
  type Card,
  freshHandle,
  mayLook,
  type Table,
  type WritableTable,
  writable,
  type Zone,
} from '../table/table.ts';

/** What an effect is before it begins: the table gives it its number and time stamp. */
export type NewEffect<Body> = Omit<Effect<Body>, 'id' | 'timestamp' | 'incarnation'>;

/** An effect begins that its words put in no layer. @param by whose words begin it, and of which card they are */
export function beginEffect<Body>(
  kind: EffectKind,
  { source, seat }: { readonly source: CardId; readonly seat: Seat },
  duration: Duration,
  body: Body,
): { readonly type: 'begin-effect'; readonly effect: NewEffect<Body> } {
  return {
    type: 'begin-effect',
    effect: { kind, source, controller: seat, duration, layer: 0, body },
  };
}

/**
 * What can happen to any table. A game adds its own kinds. Fields marked "filled in" are written when
 * the event is applied, for whoever reads it afterwards.
 */
export type TableEvent<Body = unknown> =
  | MoveEvent
  | { readonly type: 'shuffle'; readonly zone: ZoneId }
  | { readonly type: 'tap'; readonly card: CardId; readonly tapped: boolean }
  | { readonly type: 'face'; readonly card: CardId; readonly down: boolean }
  /** `host` is `NO_CARD` to detach. */
  | { readonly type: 'attach'; readonly card: CardId; readonly host: CardId }
  | ShiftEvent
  | { readonly type: 'count'; readonly card: CardId; readonly counter: string; readonly by: number }
  /** A random number from 0 to `bound − 1`; `result` is filled in. */
  | { readonly type: 'chance'; readonly seat: Seat; readonly bound: number; result: number }
  | { readonly type: 'begin-effect'; readonly effect: NewEffect<Body> }
  | { readonly type: 'end-effect'; readonly effect: Effect<Body> }
  | { readonly type: 'finish'; readonly winners: readonly Seat[] };

/** The kinds of the kernel's own events. */
export type TableEventType = TableEvent['type'];

/** Those of a game's events that are its own, not the kernel's. */
export type OwnEvent<Event extends { readonly type: string }> = Exclude<
  Event,
  { readonly type: TableEventType }
>;

const TABLE_EVENTS: Readonly<Record<TableEventType, true>> = {
  move: true,
  shuffle: true,
  tap: true,
  face: true,
  attach: true,
  shift: true,
  count: true,
  chance: true,
  'begin-effect': true,
  'end-effect': true,
  finish: true,
};

/** Is it one of the kernel's own events, which it applies and describes alike in every game? */
export function isTableEvent<Event extends { readonly type: string }>(
  event: Event,
): event is Extract<Event, { readonly type: TableEventType }> {
  return Object.hasOwn(TABLE_EVENTS, event.type);
}

/** The card that an event names as what it is about: its source if an effect begins or ends; `NO_CARD` for none. */
export function cardOfEvent(event: { readonly type: string }): CardId {
  const { card, effect } = event as { readonly card?: CardId; readonly effect?: unknown };
  if (event.type === 'begin-effect' || event.type === 'end-effect') {
    return (effect as Effect).source;
  }
  return card ?? NO_CARD;
}

/** A card changes its zone, and becomes a new object there. */
export interface MoveEvent {
  readonly type: 'move';
  readonly card: CardId;
  readonly to: ZoneId;
  readonly place: 'top' | 'bottom';
  /** Who controls it there. */
  readonly controller: Seat;
  /** It enters with its back up. */
  readonly faceDown: boolean;
  /** Filled in: where it was. */
  from: ZoneId;
}

/** A card lies elsewhere, or under another's control, and stays the same object. */
export interface ShiftEvent {
  readonly type: 'shift';
  readonly card: CardId;
  readonly to: ZoneId;
  readonly controller: Seat;
  /** Filled in: where it was. */
  from: ZoneId;
}

/** A move into a zone, on top unless said otherwise, under the control of the zone's owner. */
export function moveTo(
  table: Table,
  card: CardId,
  to: ZoneId,
  place: 'top' | 'bottom' = 'top',
): MoveEvent {
  const controller = table.zones[to].owner;
  return { type: 'move', card, to, place, controller, faceDown: false, from: NO_ZONE };
}

/** A random number from 0 to `bound − 1`; read `result` once it has happened. */
export function chance(seat: Seat, bound: number): TableEvent<never> & { result: number } {
  return { type: 'chance', seat, bound, result: -1 };
}

/**
 * Applies an event of the kernel's own kinds. Called by the game's `apply`, by nobody else.
 * @throws Error if the table is broken: a card that moves is not in the zone that it names as its own
 */
export function applyTableEvent<B>(table: Table<unknown, unknown, B>, event: TableEvent<B>): void {
  const open = writable(table);
  switch (event.type) {
    case 'move':
      return applyMove(table, open, event);
    case 'shuffle':
      return applyShuffle(table, open, table.zones[event.zone]);
    case 'tap':
      open.cards[event.card].tapped = event.tapped;
      return;
    case 'face':
      open.cards[event.card].faceDown = event.down;
      return;
    case 'attach':
      open.cards[event.card].host = event.host;
      return;
    case 'shift':
      return applyShift(table, open, event);
    case 'count': {
      const card = open.cards[event.card];
      const counters = card.counters ?? {};
      card.counters = { ...counters, [event.counter]: (counters[event.counter] ?? 0) + event.by };
      return;
    }
    case 'chance': {
      const drawn = drawRandom(table.random, (upTo) => upTo(event.bound));
      event.result = drawn.result;
      open.random = drawn.state;
      return;
    }
    case 'begin-effect': {
      const { effect } = event;
      open.begun += 1;
      open.effects[effect.kind].push({
        ...effect,
        id: open.begun,
        timestamp: table.clock,
        incarnation: effect.source < 0 ? 0 : table.cards[effect.source].incarnation,
      });
      return;
    }
    case 'end-effect': {
      const list = open.effects[event.effect.kind];
      const index = list.findIndex((effect) => effect.id === event.effect.id);
      if (index >= 0) list.splice(index, 1);
      return;
    }
    case 'finish':
      open.outcome = { winners: [...event.winners] };
      return;
  }
}

function applyMove<B>(
  table: Table<unknown, unknown, B>,
  open: WritableTable<unknown, unknown, B>,
  event: MoveEvent,
): void {
  const card = open.cards[event.card];
  const from = open.zones[card.zone].cards;
  const to = open.zones[event.to];
  event.from = card.zone as ZoneId;
  takeOut(from, event.card);
  if (event.place === 'top') to.cards.push(event.card);
  else to.cards.unshift(event.card);
  card.lastZone = card.zone;
  card.lastController = card.controller;
  card.zone = event.to;
  card.controller = event.controller;
  card.tapped = false;
  card.faceDown = event.faceDown;
  card.host = NO_CARD;
  card.counters = null;
  card.incarnation += 1;
  card.enteredAt = table.clock;
  card.handle = handleIn(table, to, card);
  endEffectsOf(open, event.card);
}

/** The handle of a card that comes to a zone. Public zones keep the one that was seen before. */
function handleIn(
  table: Table,
  { visibility }: Pick<Zone, 'visibility'>,
  card: Pick<Card, 'handle'>,
): Handle {
  if (visibility === 'nobody') return NO_HANDLE;
  if (visibility === 'owner' || card.handle === NO_HANDLE) return freshHandle(table);
  return card.handle;
}

function applyShift<B>(
  table: Table<unknown, unknown, B>,
  open: WritableTable<unknown, unknown, B>,
  event: ShiftEvent,
): void {
  const card = open.cards[event.card];
  event.from = card.zone as ZoneId;
  takeOut(open.zones[card.zone].cards, event.card);
  open.zones[event.to].cards.push(event.card);
  card.zone = event.to;
  card.controller = event.controller;
  const to = open.zones[event.to];
  const known = to.visibility !== 'nobody' && card.handle !== NO_HANDLE;
  if (!known) card.handle = handleIn(table, to, card);
}

/** Written out by hand: `splice` makes a list of what it takes out, for every card that moves. */
function takeOut(cards: number[], card: CardId): void {
  let at = cards.length - 1;
  while (at >= 0 && cards[at] !== card) at -= 1;
  if (at < 0) throw new Error(`card ${card} is not where it says it is`);
  for (; at < cards.length - 1; at++) {
    cards[at] = cards[at + 1];
  }
  cards.pop();
}

/** Effects that last while their source stays end with its incarnation. */
function endEffectsOf<B>(open: WritableTable<unknown, unknown, B>, source: CardId): void {
  endIn(open.effects.forbid, source);
  endIn(open.effects.replace, source);
  endIn(open.effects.modify, source);
  endIn(open.effects.trigger, source);
}

function endIn(effects: Effect[], source: CardId): void {
  for (let index = effects.length - 1; index >= 0; index--) {
    if (endsWith(effects[index], source)) effects.splice(index, 1);
  }
}

function endsWith(effect: Effect, source: CardId): boolean {
  return effect.source === source && effect.duration.until === 'source-leaves';
}

function applyShuffle<B>(
  table: Table<unknown, unknown, B>,
  open: WritableTable<unknown, unknown, B>,
  zone: Zone,
): void {
  const cards = open.zones[zone.id].cards;
  open.random = drawRandom(table.random, (upTo) => shuffleInPlace(cards, upTo)).state;
  if (zone.visibility === 'nobody') return;
  for (const card of cards) open.cards[card].handle = freshHandle(table);
}

/**
 * May this seat know which card it is that moves? It saw it before, or sees it now. One that enters
 * with its back up is known to its controller only.
 */
export function seesMove(table: Table, event: MoveEvent, seat: Seat): boolean {
  if (event.faceDown) return event.controller === seat && seat !== NOBODY;
  const sawIt = event.from !== NO_ZONE && mayLook(table.zones[event.from], seat);
  return sawIt || mayLook(table.zones[event.to], seat);
}
