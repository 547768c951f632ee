import { fail, type Result, succeed } from '@lianhuan/kernel';
import type { Engine } from '@lianhuan/releases';
import type { Kysely } from 'kysely';
import { isGameId } from '../../web/games/ids.ts';
import type { Schema } from '../database/schema.ts';
import { readCheckpoint } from './checkpoints.ts';
import { engineOf, engineToday } from './engines.ts';
import { LiveMatch } from './live-match.ts';
import { cameOfAge, readEntries, readMatch, type StoredMatch, type Written } from './store.ts';
import type { TracedCheckpoint } from './traced-match.ts';

/** Of so many entries that a match is opened from, one has its fingerprint compared: that takes longer than to play it. */
const COMPARED_EVERY = 16;

/**
 * A match from cold: the rows, played by the engine that the match was begun with, from the last point that is stored of it,
 * or from the beginning, should that not lead on. A table that departs from them stays another one, so its fingerprint is
 * compared now and then, and at last.
 * @param until entries that were written later are left out: in milliseconds, by the clock of the database
 * @throws Error naming the first entry at which the table departs from the rows
 */
export async function openMatch(
  db: Kysely<Schema>,
  id: string,
  until = Number.POSITIVE_INFINITY,
): Promise<Result<LiveMatch>> {
  const [stored, entries, latest] = await Promise.all([
    readMatch(db, id),
    readEntries(db, id),
    readCheckpoint(db, id),
  ]);
  if (!stored) return fail('没有这局对局', 'There is no such match', 'match');
  const engine = await engineOf(stored);
  if (!engine.ok) return engine;
  const today = isGameId(stored.game) ? await engineToday(stored.game) : null;
  const { version, content } = engine.value;
  const released = today?.version !== version || today.content !== content;
  const rows = entries.slice(0, cameOfAge(entries, until).count);
  const { length } = rows;
  const isThere = latest === null || latest.number <= length;
  const checkpoint = isThere ? latest : await readCheckpoint(db, id, length);
  const play = (all: readonly Written[], from: TracedCheckpoint | null = null) =>
    playRows(stored, engine.value, released, all, from);
  if (checkpoint !== null) {
    try {
      return play(comparedSparsely(rows, checkpoint.number), checkpoint);
    } catch {
      // It was stored by another build.
    }
  }
  try {
    return play(comparedSparsely(rows));
  } catch {
    return play(rows);
  }
}

function playRows(
  stored: StoredMatch,
  engine: Engine,
  released: boolean,
  rows: readonly Written[],
  checkpoint: TracedCheckpoint | null,
): Result<LiveMatch> {
  const match = engine.start(stored.setup, stored.seed);
  if (!match.ok) return match;
  const live = new LiveMatch(stored, match.value, released, checkpoint);
  for (const row of rows) live.play(row);
  return succeed(live);
}

/** @param from those before are compared nowhere */
function comparedSparsely(rows: readonly Written[], from = 0): readonly Written[] {
  const last = rows.findLastIndex(({ fingerprint }) => fingerprint !== null);
  return rows.map((row, at) =>
    at >= from && (at % COMPARED_EVERY === 0 || at === last) ? row : { ...row, fingerprint: null },
  );
}
