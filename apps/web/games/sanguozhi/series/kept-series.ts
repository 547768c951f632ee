import type { Seat } from '@lianhuan/kernel';
import type { DeckList, SanguozhiSetup } from '@lianhuan/sanguozhi';
import { listEntries } from '../../../engine/json.ts';
import { SEAT_KINDS, type SeatKind } from '../../../engine/protocol.ts';
import { nameOf, readTextBy, z } from '../../../engine/schema.ts';
import {
  asideKeys,
  putAside,
  readStored,
  removeStored,
  writeStored,
} from '../../../engine/stored.ts';

/** A game of a match: the save that holds it, and who won; null until it is over. */
export interface KeptGame {
  readonly save: string;
  readonly winners: readonly Seat[] | null;
}

/** A match of best of three (100.6a) as it is kept in this browser. */
export interface KeptSeries {
  readonly id: string;
  readonly players: SanguozhiSetup['players'];
  readonly seats: readonly SeatKind[];
  /** 粮草 at the start of each game. */
  readonly grain: number;
  /** The decks as they are now, one for each seat. */
  readonly decks: readonly DeckList[];
  /** The games that were begun, the latest last; at least one. */
  readonly games: readonly KeptGame[];
}

/** So many games have to be won (100.6a). */
export const WINS_NEEDED = 2;

const KEY = 'lianhuan:series:sanguozhi';
const LONGEST_NAME = 200;
const MOST_CARDS = 5000;
const MOST_GAMES = 100;

const PART = z.array(nameOf(LONGEST_NAME)).check(z.maxLength(MOST_CARDS));
const SERIES = z
  .object({
    id: nameOf(LONGEST_NAME),
    players: z.union([z.literal(2), z.literal(4)]),
    seats: z.array(z.enum(SEAT_KINDS)),
    grain: z.int().check(z.nonnegative()),
    decks: z.array(z.object({ main: PART, side: PART, events: PART })),
    games: z
      .array(
        z.object({
          save: nameOf(LONGEST_NAME),
          winners: z.nullable(z.array(z.int().check(z.nonnegative(), z.maximum(3)))),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_GAMES)),
  })
  .check(
    z.refine(({ players, seats }) => seats.length === players, { path: ['seats'] }),
    z.refine(({ players, decks }) => decks.length === players, { path: ['decks'] }),
    z.refine(
      ({ players, games }) =>
        games.every(({ winners }) => winners?.every((seat) => seat < players) ?? true),
      { path: ['games'] },
    ),
  );

/** What is kept: the matches, and beside them what cannot be read. */
interface Kept {
  readonly series: readonly KeptSeries[];
  readonly unreadable: readonly string[];
}

function read(): Kept {
  const entries = listEntries(readStored(KEY) ?? '[]') ?? [];
  const all = entries.map((entry) => readTextBy(SERIES, entry));
  return {
    series: all.flatMap((one) => (one.ok ? [one.value as KeptSeries] : [])),
    unreadable: entries.filter((_, place) => !all[place]?.ok),
  };
}

/** The matches kept here, the latest last. */
export function listSeries(): readonly KeptSeries[] {
  return read().series;
}

export function findSeries(id: string): KeptSeries | undefined {
  return listSeries().find((one) => one.id === id);
}

/** The match that a saved game belongs to. */
export function seriesOfSave(save: string): KeptSeries | undefined {
  return listSeries().find(({ games }) => games.some((game) => game.save === save));
}

/** Keeps a match, in the place of what was kept of it. */
export function keepSeries(series: KeptSeries): void {
  change((kept) => ({
    ...kept,
    series: [...kept.series.filter(({ id }) => id !== series.id), series],
  }));
}

export function forgetSeries(id: string): void {
  change((kept) => ({ ...kept, series: kept.series.filter((one) => one.id !== id) }));
}

/** The match once it is known who won a game; a game that was taken back may end otherwise. */
export function withWinners(
  series: KeptSeries,
  save: string,
  winners: readonly Seat[],
): KeptSeries {
  const place = series.games.findIndex((game) => game.save === save);
  // Once the next game has begun, the decks and who began it hang on this one.
  if (place !== series.games.length - 1) return series;
  return { ...series, games: series.games.with(place, { save, winners }) };
}

/** Games won by the side of a seat. */
export function winsIn({ games }: KeptSeries, seat: Seat): number {
  return games.filter(({ winners }) => winners?.includes(seat)).length;
}

/** A text that cannot be read, and how to delete it. */
export interface DamagedSeries {
  readonly text: string;
  remove(): void;
}

/** What is kept of matches and cannot be read. */
export function damagedSeries(): readonly DamagedSeries[] {
  const stored = readStored(KEY);
  const whole = stored !== null && listEntries(stored) === null ? [KEY] : [];
  const texts = [...whole, ...asideKeys(KEY)].map((key) => ({
    text: readStored(key) ?? '',
    remove: () => removeStored(key),
  }));
  const others = ({ unreadable }: Kept, text: string) => unreadable.filter((one) => one !== text);
  const entries = read().unreadable.map((text) => ({
    text,
    remove: () => change((kept) => ({ ...kept, unreadable: others(kept, text) })),
  }));
  return [...texts, ...entries];
}

/**
 * Changes what is kept; what cannot be read stays. Where the store is full the games themselves are
 * still played, one by one, and the match lasts as long as the window.
 */
function change(edit: (kept: Kept) => Kept): void {
  const stored = readStored(KEY);
  if (stored !== null && listEntries(stored) === null && putAside(KEY, stored).length > 0) return;
  const { series, unreadable } = edit(read());
  const entries = series.map((one) => JSON.stringify(one));
  writeStored(KEY, `[${[...entries, ...unreadable].join()}]`);
}
