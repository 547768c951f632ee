import { randomUUID } from 'node:crypto';
import { fail, type Result, type Seat, succeed } from '@lianhuan/kernel';
import {
  addedCards,
  afterGame,
  type DeckChoice,
  type DeckList,
  exchanged,
  newSeries,
  nextGame,
  readyDecks,
  type SanguozhiSetup,
  type Series,
  sanguozhi,
  seriesWinners,
} from '@lianhuan/sanguozhi';
import { type Kysely, sql } from 'kysely';
import type { OwnDeck, RoomSeries } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';
import { isCalledOff, winnersOf } from '../matches/ending.ts';
import type { RoomRow, SeatRow } from './store.ts';

// 三盘两胜 of 三国智 in a room (100.6a): its games are matches that name the same series. Those who sit in the room go
// on with it as long as they are the same in the same seats.

/** The games in which there is best of three. */
export const HAS_SERIES: readonly string[] = ['sanguozhi'];

type SeriesRoom = Pick<RoomRow, 'series' | 'setup' | 'bestOf'>;
type Sitters = readonly Pick<SeatRow, 'person' | 'bot'>[];

/** The series of a room, as everybody may see it; null where there is none that those who sit there have played. */
export async function seriesOf(
  db: Kysely<Schema>,
  { series, bestOf }: SeriesRoom,
  sitters: Sitters,
): Promise<RoomSeries | null> {
  if (series === null || bestOf === 1) return null;
  const games = await gamesOf(db, series);
  const last = games.at(-1);
  if (!last || !(await areSame(db, last.match, sitters))) return null;
  const score = scoreOf(games, sitters.length, []);
  return { games, chooser: score.chooser, winners: seriesWinners(score) };
}

/** Those that count: a game that was called off is played again. */
async function gamesOf(db: Kysely<Schema>, series: string): Promise<RoomSeries['games']> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'outcome'])
    .where('series', '=', series)
    .orderBy('started')
    .execute();
  return rows
    .filter(({ outcome }) => !isCalledOff(outcome))
    .map(({ id, outcome }) => ({ match: id, winners: winnersOf(outcome) }));
}

async function areSame(db: Kysely<Schema>, match: string, sitters: Sitters): Promise<boolean> {
  const seats = await db
    .selectFrom('match_seats')
    .select(['person', 'bot', 'gone'])
    .where('match', '=', match)
    .orderBy('seat')
    .execute();
  return (
    seats.length === sitters.length &&
    seats.every(({ person, bot, gone }, seat) => {
      // The bot that played on for somebody who is gone is not whoever sat there.
      return !gone && person === sitters[seat].person && bot === sitters[seat].bot;
    })
  );
}

/** The match as the rules see it, after the games that are over. */
function scoreOf(games: RoomSeries['games'], players: number, decks: readonly DeckList[]): Series {
  return games.reduce<Series>(
    (series, { winners }) => (winners ? afterGame(series, { winners }) : series),
    newSeries(players as Series['players'], decks),
  );
}

/**
 * The next game of a room's series, or the first of a new one: its set-up, with the decks as they are now. What was
 * exchanged is played from here on.
 * @param room its set-up with the decks that a new series begins with
 * @throws Error for a set-up that the game does not take
 */
export async function beginGame(
  db: Kysely<Schema>,
  room: RoomRow,
  sitters: Sitters,
): Promise<{ readonly setup: SanguozhiSetup; readonly series: string }> {
  const { players, decks, grain, cards: brought } = setupOf(room);
  const known = await seriesOf(db, room, sitters);
  const goesOn = known !== null && known.winners === null;
  const cards = goesOn ? await cardsOf(db, known) : brought;
  const series = goesOn && room.series !== null ? room.series : await addSeries(db, decks);
  const rows = await db
    .updateTable('series_decks')
    .set({ before: sql<string>`deck` })
    .where('series', '=', series)
    .returning(['seat', 'deck'])
    .execute();
  const now = rows.sort((one, other) => one.seat - other.seat).map(({ deck }) => deck as DeckList);
  await db.updateTable('rooms').set({ series }).where('id', '=', room.id).execute();
  const next = nextGame(scoreOf(goesOn ? known.games : [], players, now), grain);
  return { setup: { ...next, ...(cards && { cards }) }, series };
}

/** The cards that were added to the game for a series: those of its decks, whoever has chosen another meanwhile. */
async function cardsOf(
  db: Kysely<Schema>,
  { games }: RoomSeries,
): Promise<SanguozhiSetup['cards']> {
  const { setup } = await db
    .selectFrom('matches')
    .select('setup')
    .where('id', '=', games[0].match)
    .executeTakeFirstOrThrow();
  return setupOf({ setup }).cards;
}

async function addSeries(db: Kysely<Schema>, decks: readonly DeckChoice[]): Promise<string> {
  const series = randomUUID();
  const rows = decks.map((choice, seat) => {
    const { main, side, events } = listOf(choice);
    const deck = JSON.stringify({ main, side, events });
    return { series, seat, before: deck, deck };
  });
  await db.insertInto('series_decks').values(rows).execute();
  return series;
}

function listOf(choice: DeckChoice): DeckList {
  const deck = typeof choice === 'string' ? readyDecks().find(({ id }) => id === choice) : choice;
  if (!deck) throw new Error(`there is no deck ${choice}`);
  return deck;
}

function setupOf({ setup }: Pick<RoomRow, 'setup'>): SanguozhiSetup {
  const read = sanguozhi.readSetup(setup);
  if (!read.ok) throw new Error(`the set-up of a room cannot be read: ${read.problems[0].text.en}`);
  return read.value;
}

/** The deck of a seat between two games; a problem where there is nothing to be exchanged. */
export async function deckBetween(
  db: Kysely<Schema>,
  room: RoomRow,
  sitters: Sitters,
  seat: Seat,
): Promise<Result<OwnDeck>> {
  const known = await seriesOf(db, room, sitters);
  if (room.series === null || room.playing || !known || known.winners !== null) return NOT_NOW;
  const { before, deck } = await db
    .selectFrom('series_decks')
    .select(['before', 'deck'])
    .where('series', '=', room.series)
    .where('seat', '=', seat)
    .executeTakeFirstOrThrow();
  return succeed({ before, deck });
}

/** Changes cards of a seat's main deck for those of its side deck, from what it played last (100.3). */
export async function exchange(
  db: Kysely<Schema>,
  room: RoomRow,
  sitters: Sitters,
  { seat, out, into }: { readonly seat: Seat } & Record<'out' | 'into', readonly string[]>,
): Promise<Result<null>> {
  const known = await deckBetween(db, room, sitters, seat);
  if (!known.ok) return known;
  const series = await seriesOf(db, room, sitters);
  const library = addedCards.libraryWith(series === null ? [] : await cardsOf(db, series));
  const changed = exchanged(known.value.before as DeckList, out, into, library);
  if (!changed.ok) return changed;
  await db
    .updateTable('series_decks')
    .set({ deck: JSON.stringify(changed.value) })
    .where('series', '=', room.series)
    .where('seat', '=', seat)
    .execute();
  return succeed(null);
}

const NOT_NOW = fail('现在不能换备卡', 'Cards cannot be exchanged now', 'room');
