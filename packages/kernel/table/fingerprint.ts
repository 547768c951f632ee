import type { RandomState } from '../chance/random.ts';
import type { Effect } from '../effects/effect.ts';
import { type CardId, type Handle, NO_CARD, type Seat } from './ids.ts';
import { type Card, maySee, type Table } from './table.ts';

/**
 * A 32-bit number that differs when tables differ (FNV-1a over all of their data: not the library nor the procedures).
 * Two runs of the same record agree on it at every point, or one of them is wrong.
 */
export function fingerprint(table: Table): number {
  const { library: _, procedures: __, ...data } = table;
  return mix(0x811c9dc5, data) >>> 0;
}

/**
 * A number that two moments of a match share when all is alike to `seat`: what counts moments, as the
 * clock and the incarnations do, is left out, and so is what lies hidden. For the rules about loops, which
 * ask whether somebody came back to where they were.
 * @param state the game's own part without what counts moments in it
 */
export function positionFingerprint<S>(
  table: Table<unknown, S, unknown>,
  seat: Seat,
  state: S,
): number {
  const sees = (card: CardId) => maySee(table, card, seat);
  const { effects } = table;
  // Written out: a spread that overwrites what never changes in a table has all code compiled anew that
  // relies on it.
  return fingerprint({
    seats: table.seats,
    library: table.library,
    random: NO_CHANCE,
    handles: NO_CHANCE,
    outcome: table.outcome,
    clock: 0,
    begun: 0,
    cards: table.cards.flatMap((card) => (sees(card.id) ? timelessCard(card) : [])),
    zones: table.zones.map(({ id, name, owner, visibility, cards }) => ({
      id,
      name,
      owner,
      visibility,
      cards: cards.map((card) => (sees(card) ? card : NO_CARD)),
    })),
    effects: {
      forbid: effects.forbid.map(timelessEffect),
      replace: effects.replace.map(timelessEffect),
      modify: effects.modify.map(timelessEffect),
      trigger: effects.trigger.map(timelessEffect),
    },
    state,
    procedures: null,
  });
}

/** What chance and which handles come next nobody can tell. */
const NO_CHANCE: RandomState = { key: [], drawn: 0 };

function timelessCard(card: Card): Card {
  return {
    ...card,
    incarnation: 0,
    handle: 0 as Handle,
    enteredAt: 0,
    lastZone: card.zone,
    lastController: card.controller,
  };
}

function timelessEffect(effect: Effect): Effect {
  return { ...effect, id: 0, timestamp: 0, incarnation: 0 };
}

function mix(hash: number, value: unknown): number {
  if (typeof value === 'number') return step(step(hash, value & 0xffff), value >>> 16);
  if (typeof value === 'string') {
    for (let i = 0; i < value.length; i++) hash = step(hash, value.charCodeAt(i));
    return step(hash, 0x10001);
  }
  if (value === null || value === undefined) return step(hash, 0x10002);
  if (typeof value === 'boolean') return step(hash, value ? 0x10003 : 0x10004);
  hash = step(hash, 0x10005);
  if (Array.isArray(value)) {
    for (const item of value) hash = mix(hash, item);
    return step(hash, 0x10006);
  }
  const fields = value as Record<string, unknown>;
  for (const key of sortedKeys(fields)) hash = mix(mix(hash, key), fields[key]);
  return step(hash, 0x10007);
}

/** The keys of the object looked at last, as they stood and sorted: most often the next one is its like. */
let keysBefore: readonly string[] = [];
let sortedBefore: readonly string[] = [];

function sortedKeys(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = Object.keys(fields);
  if (keys.length === keysBefore.length && keys.every((key, at) => key === keysBefore[at])) {
    return sortedBefore;
  }
  keysBefore = keys;
  sortedBefore = keys.toSorted();
  return sortedBefore;
}

function step(hash: number, word: number): number {
  return Math.imul(hash ^ word, 0x01000193);
}
