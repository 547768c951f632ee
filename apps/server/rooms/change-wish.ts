import { isDeepStrictEqual } from 'node:util';
import type { Text } from '@lianhuan/kernel';
import type { Kysely } from 'kysely';
import { isGameId } from '../../web/games/ids.ts';
import type { Reply } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';
import { engineForNew } from '../matches/engines.ts';
import { setupWith } from './brought-decks.ts';
import { changed, isFree, NOBODY_THERE, Refusal, require, WORDS } from './change.ts';
import { type RoomWish, seatsOf } from './rooms.ts';
import { HAS_SERIES } from './series.ts';
import { replaceSeats, type SeatRow } from './store.ts';

type Sitter = Omit<SeatRow, 'seat'>;

/** Whose deck does not fit what is played from now on, and why. */
export interface DroppedDeck {
  readonly person: string;
  readonly why: Text;
}

/**
 * The host changes what is played. People stay seated as far as there are seats, and get ready anew; decks that they
 * brought stay where the rules of decks allow them.
 * @returns whose decks did not stay
 */
export async function changeWish(
  db: Kysely<Schema>,
  id: string,
  host: string,
  wish: Pick<RoomWish, 'listed'> & Partial<RoomWish>,
): Promise<Reply<readonly DroppedDeck[]>> {
  return changed(db, id, async (trx, room, rows) => {
    require(room.host === host, WORDS.host);
    const { listed, game = room.game, setup } = wish;
    await trx.updateTable('rooms').set({ listed }).where('id', '=', id).execute();
    if (setup === undefined) {
      require(game === room.game, NO_SETUP);
      return [];
    }
    require(!room.playing, WORDS.playing);
    const seats = await seatsOf(game, setup);
    if (!seats.ok) throw new Refusal(seats.problems[0].text);
    const sitters = await knownBots(game, seatedAgain(rows, seats.value));
    const { kept, dropped } = await fittingDecks({ game, setup, before: room.game }, sitters);
    await replaceSeats(trx, id, kept);
    // Another set-up is another match.
    const isSame = game === room.game && isDeepStrictEqual(setup, room.setup);
    await trx
      .updateTable('rooms')
      .set({
        game,
        setup: JSON.stringify(setup),
        series: isSame ? room.series : null,
        best_of: HAS_SERIES.includes(game) ? room.bestOf : 1,
      })
      .where('id', '=', id)
      .execute();
    return dropped.map(({ person, why }) => ({ person: person ?? host, why }));
  });
}

/** So many seats, with those who sat in them; people whose seat is there no more take a free one, or that of a bot. */
function seatedAgain(rows: readonly SeatRow[], seats: number): readonly Sitter[] {
  const sitters: Sitter[] = Array.from({ length: seats }, (_, seat) => {
    const { person, bot, deck } = rows[seat] ?? NOBODY_THERE;
    return { ...NOBODY_THERE, person, bot, deck };
  });
  for (const { person, deck } of rows.slice(seats)) {
    const free = sitters.findIndex(isFree);
    const place = free >= 0 ? free : sitters.findIndex(({ bot }) => bot !== null);
    if (person !== null && place >= 0) sitters[place] = { ...NOBODY_THERE, person, deck };
  }
  return sitters;
}

/** Bots stay that know the game. */
async function knownBots(game: string, sitters: readonly Sitter[]): Promise<readonly Sitter[]> {
  if (!isGameId(game)) return sitters;
  const engine = await engineForNew(game);
  return sitters.map((one) =>
    one.bot !== null && !engine.bot(one.bot, 0).ok ? NOBODY_THERE : one,
  );
}

/** Decks stay that fit, one by one from the first seat on. */
async function fittingDecks(
  { game, setup, before }: { game: string; setup: unknown; before: string },
  sitters: readonly Sitter[],
) {
  const kept: Sitter[] = sitters.map((one) => ({ ...one, deck: null }));
  const dropped: { readonly person: string | null; readonly why: Text }[] = [];
  for (const [seat, { person, deck }] of sitters.entries()) {
    if (deck === null) continue;
    const tried = kept.with(seat, { ...kept[seat], deck });
    const fits = game === before ? await setupWith(game, setup, tried) : OTHER_GAME;
    if (fits.ok) kept[seat] = tried[seat];
    else dropped.push({ person, why: fits.problems[0].text });
  }
  return { kept, dropped };
}

const NO_SETUP: Text = { zh: '换游戏要连设定一起换', en: 'Another game needs a set-up of its own' };
const OTHER_GAME = {
  ok: false,
  problems: [{ text: { zh: '换了游戏', en: 'Another game is played' } }],
} as const;
