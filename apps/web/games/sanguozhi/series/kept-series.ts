import type { Seat } from '@lianhuan/kernel';
import type { DeckList, SanguozhiSetup } from '@lianhuan/sanguozhi';
import { SEAT_KINDS, type SeatKind } from '../../../engine/protocol.ts';

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

/** The matches kept here, the latest last. */
export function listSeries(): readonly KeptSeries[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeries) : [];
  } catch {
    return [];
  }
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
  write([...listSeries().filter(({ id }) => id !== series.id), series]);
}

export function forgetSeries(id: string): void {
  write(listSeries().filter((one) => one.id !== id));
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

/** Where the store is full the games themselves are still played, one by one. */
function write(series: readonly KeptSeries[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(series));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function isSeries(stored: unknown): stored is KeptSeries {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, players, seats, grain, decks, games } = stored as Partial<KeptSeries>;
  return (
    typeof id === 'string' &&
    (players === 2 || players === 4) &&
    isListOf(seats, (seat) => (SEAT_KINDS as readonly unknown[]).includes(seat), players) &&
    typeof grain === 'number' &&
    isListOf(decks, isDeck, players) &&
    isListOf(games, isGame) &&
    games?.length !== 0
  );
}

function isDeck(stored: unknown): boolean {
  const { main, side, events } = (stored ?? {}) as Partial<DeckList>;
  return [main, side, events].every((part) => isListOf(part, (name) => typeof name === 'string'));
}

function isGame(stored: unknown): boolean {
  const { save, winners } = (stored ?? {}) as Partial<KeptGame>;
  const isSeat = (seat: unknown) => typeof seat === 'number';
  return typeof save === 'string' && (winners === null || isListOf(winners, isSeat));
}

function isListOf(stored: unknown, is: (item: unknown) => boolean, length?: number): boolean {
  return (
    Array.isArray(stored) && stored.every(is) && (length === undefined || stored.length === length)
  );
}
