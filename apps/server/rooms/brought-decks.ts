import { isDeepStrictEqual } from 'node:util';
import { fail, type Result, succeed, type Text } from '@lianhuan/kernel';
import type { Kysely } from 'kysely';
import { isGameId } from '../../web/games/ids.ts';
import type { Reply } from '../../web/online/protocol.ts';
import { BRINGS_DECKS } from '../../web/online/quick/sizes.ts';
import { cardsOf } from '../../web/own-cards/needed-cards.ts';
import type { Schema } from '../database/schema.ts';
import { engineForNew } from '../matches/engines.ts';
import { done, Refusal, require, WORDS } from './change.ts';
import { seriesOf } from './series.ts';
import { type RoomRow, roomNow, type SeatRow, setSeat } from './store.ts';

// Decks that those who sit in a room bring along, and those that its host gives to bots. Nobody else is told more than
// that there is one; a seat without one plays the deck of the set-up.

/** A deck that was brought to a seat. */
export interface BroughtDeck {
  /** As the set-up of the game takes it: the id of a ready deck, or a list. */
  readonly deck: string | object;
  /** The cards that were added to the game of which it needs. */
  readonly cards: readonly Readonly<Record<string, unknown>>[];
}

type Brought = Pick<SeatRow, 'deck'>;

/** What of a set-up has to do with decks, once it was read. */
interface DeckSetup {
  readonly decks: readonly (string | object)[];
  readonly cards?: BroughtDeck['cards'];
}

/** Does everybody play this game with a deck of their own? */
export function hasDecks(game: string): boolean {
  return isGameId(game) && BRINGS_DECKS.includes(game);
}

/** The set-up as it is played by these seats; problems are those of the decks, as the rules of the game have them. */
export async function setupWith(
  game: string,
  setup: unknown,
  seats: readonly Brought[],
): Promise<Result<unknown>> {
  if (!isGameId(game) || !hasDecks(game) || seats.every(({ deck }) => deck === null)) {
    return succeed(setup);
  }
  const engine = await engineForNew(game);
  const given = engine.start(setup, 0);
  if (!given.ok) return given;
  const read = given.value.record().setup as DeckSetup;
  const cards = [...(read.cards ?? [])];
  for (const card of seats.flatMap(({ deck }) => deck?.cards ?? [])) {
    if (!cards.some((known) => isDeepStrictEqual(known, card))) cards.push(card);
  }
  const decks = read.decks.map((deck, seat) => seats[seat]?.deck?.deck ?? deck);
  const played = engine.start({ ...read, decks, ...(cards.length > 0 && { cards }) }, 0);
  return played.ok ? succeed(played.value.record().setup) : played;
}

/**
 * A seat's deck as it can be played there; problems say what is wrong with it.
 * @param seats as they are, with the decks of others
 */
async function fittingDeck(
  { game, setup }: Pick<RoomRow, 'game' | 'setup'>,
  seats: readonly SeatRow[],
  seat: number,
  brought: BroughtDeck,
): Promise<Result<BroughtDeck>> {
  const alone = await setupWith(
    game,
    setup,
    seats.map((row) => ({ deck: row.seat === seat ? brought : null })),
  );
  if (!alone.ok) return alone;
  const together = await setupWith(
    game,
    setup,
    seats.map((row) => (row.seat === seat ? { deck: brought } : row)),
  );
  if (!together.ok) return CLASH;
  // As it was read: what else was written is not kept.
  const { decks } = alone.value as DeckSetup;
  return succeed({ ...brought, deck: decks[seat] });
}

/** Whoever sits there chooses what they play; the host does for bots. Null for the deck of the set-up. */
export function chooseDeck(
  db: Kysely<Schema>,
  id: string,
  person: string,
  { seat, brought }: { readonly seat: number; readonly brought: BroughtDeck | null },
): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    require(!room.playing, WORDS.playing);
    require(hasDecks(room.game), NO_DECKS);
    require(mayChoose(room, rows[seat], person), NOT_YOURS);
    const series = await seriesOf(trx, room, rows);
    require(series === null || series.winners !== null, IN_SERIES);
    if (brought === null) return setSeat(trx, id, seat, { deck: null, ready: false });
    const needed = cardsOf([brought.deck], brought.cards).cards ?? [];
    const deck = await fittingDeck(room, rows, seat, { ...brought, cards: needed });
    if (!deck.ok) throw new Refusal(deck.problems[0].text);
    await setSeat(trx, id, seat, { deck: deck.value, ready: false });
  });
}

/** What one has chosen for a seat, as `chooseDeck` would let one choose; null for nothing. */
export async function chosenDeck(
  db: Kysely<Schema>,
  id: string,
  person: string,
  seat: number,
): Promise<Reply<BroughtDeck['deck'] | null>> {
  const known = await roomNow(db, id);
  if (known === null) return { ok: false, problem: WORDS.none };
  const row = known.seats[seat];
  if (!mayChoose(known.room, row, person)) return { ok: false, problem: NOT_YOURS };
  return { ok: true, value: row.deck?.deck ?? null };
}

function mayChoose(
  { host }: Pick<RoomRow, 'host'>,
  row: SeatRow | undefined,
  person: string,
): row is SeatRow {
  if (row === undefined) return false;
  return row.bot === null ? row.person === person : host === person;
}

const NO_DECKS: Text = { zh: '这个游戏不用自带卡组', en: 'Nobody brings a deck to this game' };
const NOT_YOURS: Text = {
  zh: '只能给自己选卡组；电脑玩家的由房主选',
  en: 'One chooses a deck for oneself; the host does for bots',
};
const IN_SERIES: Text = {
  zh: '三盘两胜还没打完：只能用备卡换主卡',
  en: 'The best of three goes on: only cards of the side deck can be exchanged',
};
const CLASH = fail(
  '这套卡组里自己写的卡，和同桌带来的卡不能一起用：同名而写法不同，或者太多了',
  'The cards that were added for this deck cannot be played beside those that others bring: two have one name, or there are too many',
  'deck',
);
