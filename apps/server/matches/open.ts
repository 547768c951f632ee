import { fail, type Result, succeed } from '@lianhuan/kernel';
import type { Engine } from '@lianhuan/releases';
import type { Kysely } from 'kysely';
import { isGameId } from '../../web/games/ids.ts';
import type { Schema } from '../database/schema.ts';
import { engineOf, engineToday } from './engines.ts';
import { LiveMatch } from './live-match.ts';
import { cameOfAge, readEntries, readMatch, type StoredMatch, type Written } from './store.ts';

/** Of so many entries that a match is opened from, one has its fingerprint compared: that takes longer than to play it. */
const COMPARED_EVERY = 16;

/**
 * A match from cold: the rows, played by the engine that the match was begun with. A table that departs from them stays
 * another one, so its fingerprint is compared now and then, and at last.
 * @param until entries that were written later are left out: in milliseconds, by the clock of the database
 * @throws Error naming the first entry at which the table departs from the rows
 */
export async function openMatch(
  db: Kysely<Schema>,
  id: string,
  until = Number.POSITIVE_INFINITY,
): Promise<Result<LiveMatch>> {
  const [stored, entries] = await Promise.all([readMatch(db, id), readEntries(db, id)]);
  if (!stored) return fail('没有这局对局', 'There is no such match', 'match');
  const engine = await engineOf(stored);
  if (!engine.ok) return engine;
  const today = isGameId(stored.game) ? await engineToday(stored.game) : null;
  const { version, content } = engine.value;
  const released = today?.version !== version || today.content !== content;
  const rows = entries.slice(0, cameOfAge(entries, until).count);
  const playAll = (all: readonly Written[]) => playRows(stored, engine.value, released, all);
  try {
    return playAll(comparedSparsely(rows));
  } catch {
    return playAll(rows);
  }
}

function playRows(
  stored: StoredMatch,
  engine: Engine,
  released: boolean,
  rows: readonly Written[],
): Result<LiveMatch> {
  const match = engine.start(stored.setup, stored.seed);
  if (!match.ok) return match;
  const live = new LiveMatch(stored, match.value, released);
  for (const row of rows) live.play(row);
  return succeed(live);
}

function comparedSparsely(rows: readonly Written[]): readonly Written[] {
  const last = rows.findLastIndex(({ fingerprint }) => fingerprint !== null);
  return rows.map((row, at) =>
    at % COMPARED_EVERY === 0 || at === last ? row : { ...row, fingerprint: null },
  );
}
