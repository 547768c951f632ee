import type { Effects } from '../effects/effect.ts';
import type { Card, Table, Zone } from './table.ts';

/**
 * A deep copy of the table. What no event changes in place is shared: the library, the procedures,
 * effects, counters, the random states and the outcome.
 * @param copyState copies the game's own part; without it all of that is copied.
 */
export function copyTable<D, S, B, P>(
  table: Table<D, S, B, P>,
  copyState: (state: S) => S = copyPlain,
): Table<D, S, B, P> {
  return {
    seats: table.seats,
    library: table.library,
    cards: copyCards(table.cards),
    zones: copyZones(table.zones),
    effects: copyEffects(table.effects),
    random: table.random,
    handles: table.handles,
    clock: table.clock,
    begun: table.begun,
    outcome: table.outcome,
    state: copyState(table.state),
    procedures: table.procedures,
  };
}

/** Written out by hand: a spread of the same object takes five times as long. */
function copyCards(cards: readonly Card[]): Card[] {
  const copies = new Array<Card>(cards.length);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    copies[i] = {
      id: card.id,
      definition: card.definition,
      owner: card.owner,
      controller: card.controller,
      zone: card.zone,
      tapped: card.tapped,
      faceDown: card.faceDown,
      host: card.host,
      incarnation: card.incarnation,
      handle: card.handle,
      enteredAt: card.enteredAt,
      counters: card.counters,
      lastZone: card.lastZone,
      lastController: card.lastController,
    };
  }
  return copies;
}

function copyZones(zones: readonly Zone[]): Zone[] {
  const copies = new Array<Zone>(zones.length);
  for (let i = 0; i < zones.length; i++) {
    const zone = zones[i];
    copies[i] = {
      id: zone.id,
      name: zone.name,
      owner: zone.owner,
      visibility: zone.visibility,
      cards: zone.cards.slice(),
    };
  }
  return copies;
}

function copyEffects<B>(effects: Effects<B>): Effects<B> {
  return {
    forbid: effects.forbid.slice(),
    replace: effects.replace.slice(),
    modify: effects.modify.slice(),
    trigger: effects.trigger.slice(),
  };
}

/** Plain data that nobody can change any more, in any of its parts. */
export function freezePlain<T>(value: T): T {
  // What is no object is frozen, too.
  if (Object.isFrozen(value)) return value;
  for (const part of Object.values(value as object)) freezePlain(part);
  return Object.freeze(value);
}

/** Copies numbers, strings, booleans, null, arrays and plain objects; what {@link freezePlain} has frozen is shared. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  return (Array.isArray(value) ? copyList(value) : copyObject(value)) as T;
}

/** Copied at one go, and then what of it is no number or text: most lists hold nothing else. */
function copyList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let place = 0; place < copy.length; place++) {
    const part = copy[place];
    if (typeof part === 'object' && part !== null) copy[place] = copyPlain(part);
  }
  return copy;
}

function copyObject(object: object): object {
  // A spread keeps the hidden class, so that compiled code serves the copy as well as the original.
  const copy: Record<string, unknown> = { ...object };
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyPlain(part);
  }
  return copy;
}
