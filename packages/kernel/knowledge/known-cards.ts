import { shuffleInPlace } from '../chance/random.ts';
import type { CardId } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import type { Secrets } from './secrets.ts';

/**
 * Cards of which the seat knows that they lie in certain places, and not which of them lies where: it
 * saw some of them, and then they were shuffled, or a card left for another hidden zone unseen. A place
 * is named by the card that really lies there.
 */
interface Pool {
  readonly places: Set<CardId>;
  /** At most as many as there are places: in the others lie cards that the seat has never seen. */
  readonly cards: Set<CardId>;
}

/** What is taken as known when cards are exchanged. */
export interface Draw {
  /**
   * `apart`: it is known who plays with which cards, so only cards of one owner are exchanged; `together`: it
   * is not, and only backs tell cards apart. `apart` unless said.
   */
  readonly owners?: 'apart' | 'together';
  /** Hidden cards that are to stay as they are. */
  readonly fixed?: ReadonlySet<CardId>;
}

/** Which card is to lie in which card's place. */
export type Exchange = (readonly [place: CardId, card: CardId])[];

/** Of which cards a seat knows where they lie, and among which places it has lost track of others. */
export class KnownCards<T extends Table = Table> {
  readonly #secrets: Pick<Secrets<T>, 'backOf'>;
  /** Cards of which the seat knows where they lie, each in its place. */
  readonly #known: Set<CardId>;
  readonly #pools: Map<CardId, Pool>;

  /** @param from what is known already; nothing unless said */
  constructor(secrets: Pick<Secrets<T>, 'backOf'>, from?: KnownCards<T>) {
    this.#secrets = secrets;
    this.#known = new Set(from === undefined ? [] : from.#known);
    this.#pools = from === undefined ? new Map() : copyPools(from.#pools);
  }

  /** The cards of which the seat knows where they lie. */
  get seen(): Iterable<CardId> {
    return this.#known;
  }

  /** Does the seat know which card lies there? */
  knows(card: CardId): boolean {
    return this.#known.has(card);
  }

  /** Did the seat know this card once, and has lost track of it since? */
  hasLost(card: CardId): boolean {
    return this.#lostIn(card) !== null;
  }

  /** The seat knows from now on which card lies there. */
  see(card: CardId): void {
    this.#known.add(card);
    const pool = this.#pools.get(card);
    if (pool === undefined) return;
    this.#pools.delete(card);
    pool.places.delete(card);
    pool.cards.delete(card);
    if (pool.cards.size === 0) for (const place of pool.places) this.#pools.delete(place);
  }

  /** The seat can no longer say which of these cards is which, though it knew some of them. */
  mix(mixed: readonly CardId[]): void {
    const pools = new Set(mixed.flatMap((card) => this.#pools.get(card) ?? []));
    const known = mixed.filter((card) => this.#known.has(card));
    if (known.length + pools.size === 0) return;
    const pool: Pool = {
      places: new Set([...mixed, ...[...pools].flatMap(({ places }) => [...places])]),
      cards: new Set([...known, ...[...pools].flatMap(({ cards }) => [...cards])]),
    };
    for (const card of known) this.#known.delete(card);
    for (const place of pool.places) this.#pools.set(place, pool);
  }

  /** Nothing is known any more. */
  clear(): void {
    this.#known.clear();
    this.#pools.clear();
  }

  /** Hidden cards of a table that the seat cannot tell apart: see `Knowledge.groups`. */
  groups(table: T, { owners = 'apart' }: Pick<Draw, 'owners'> = {}): CardId[][] {
    const groups = new Map<Pool | null, Map<string, CardId[]>>();
    for (const card of this.#hidden(table)) {
      const pool = this.#lostIn(card);
      const ofPool = groups.get(pool) ?? new Map<string, CardId[]>();
      groups.set(pool, addTo(ofPool, this.#back([table], card, owners), card));
    }
    return [...groups.values()].flatMap((ofPool) => [...ofPool.values()]);
  }

  /**
   * Another way in which the hidden cards could lie, drawn from all that the seat cannot tell from the real
   * one: each is equally likely. What is drawn hangs on what lies hidden, and not on how it lies: of two tables that
   * the seat cannot tell apart the same chance makes the same one.
   * @param tables the same cards at several moments: only cards that look alike at all of them are exchanged
   * @param upTo gives a number from 0 up to, not including, its bound, all equally likely
   */
  exchange(
    tables: readonly T[],
    upTo: (bound: number) => number,
    { owners = 'apart', fixed }: Draw = {},
  ): Exchange {
    const laid: Exchange = [];
    const { cards } = tables[0];
    const byFace = (one: CardId, other: CardId) => cards[one].definition - cards[other].definition;
    const hidden = this.#hidden(tables[0]).filter((card) => fixed?.has(card) !== true);
    const free = new Map<string, CardId[]>();
    const unseen = new Map<string, CardId[]>();
    for (const [pool, places] of byKey(hidden, (card) => this.#pools.get(card) ?? null)) {
      for (const [back, alike] of byKey(places, (card) => this.#back(tables, card, owners))) {
        // Cards that were seen lie somewhere in their pool; the others wherever is room.
        const lost = alike.filter((card) => pool?.cards.has(card)).sort(byFace);
        const mixed = [...alike];
        shuffleInPlace(mixed, upTo);
        for (const card of lost) laid.push([mixed.pop() as CardId, card]);
        for (const place of mixed) addTo(free, back, place);
        for (const card of alike) if (!pool?.cards.has(card)) addTo(unseen, back, card);
      }
    }
    for (const [back, places] of free) {
      const alike = (unseen.get(back) ?? []).sort(byFace);
      shuffleInPlace(alike, upTo);
      alike.forEach((card, at) => {
        laid.push([places[at], card]);
      });
    }
    return laid;
  }

  #hidden({ cards }: T): CardId[] {
    const hidden: CardId[] = [];
    for (const { id } of cards) if (!this.#known.has(id)) hidden.push(id);
    return hidden;
  }

  /** The pool in which the seat has lost track of this card; null for one that it has never seen. */
  #lostIn(card: CardId): Pool | null {
    const pool = this.#pools.get(card);
    return pool?.cards.has(card) ? pool : null;
  }

  #back(tables: readonly T[], card: CardId, owners: 'apart' | 'together'): string {
    let back = owners === 'apart' ? `${tables[0].cards[card].owner}` : '';
    for (const { library, cards, zones } of tables) {
      const { definition, zone } = cards[card];
      back += ` ${this.#secrets.backOf(library[definition], zones[zone].name)}`;
    }
    return back;
  }
}

function copyPools(pools: ReadonlyMap<CardId, Pool>): Map<CardId, Pool> {
  const copies = new Map<Pool, Pool>();
  const copyOf = (pool: Pool): Pool => {
    const copy = copies.get(pool) ?? { places: new Set(pool.places), cards: new Set(pool.cards) };
    copies.set(pool, copy);
    return copy;
  };
  return new Map([...pools].map(([card, pool]) => [card, copyOf(pool)]));
}

function byKey<Key>(cards: readonly CardId[], keyOf: (card: CardId) => Key): Map<Key, CardId[]> {
  const lists = new Map<Key, CardId[]>();
  for (const card of cards) addTo(lists, keyOf(card), card);
  return lists;
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): Map<Key, Value[]> {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
  return lists;
}
