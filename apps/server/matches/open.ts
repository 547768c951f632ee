import { fail, type Result, succeed } from '@lianhuan/kernel';
import type { Kysely } from 'kysely';
import { isGameId } from '../../web/games/ids.ts';
import type { Schema } from '../database/schema.ts';
import { engineOf, engineToday } from './engines.ts';
import { LiveMatch } from './live-match.ts';
import { cameOfAge, readEntries, readMatch } from './store.ts';

/**
 * A match from cold: the rows, played by the engine that the match was begun with.
 * @param until entries that were written later are left out: in milliseconds, by the clock of the database
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
  const match = engine.value.start(stored.setup, stored.seed);
  if (!match.ok) return match;
  const today = isGameId(stored.game) ? await engineToday(stored.game) : null;
  const { version, content } = match.value.engine;
  const released = today?.version !== version || today.content !== content;
  const live = new LiveMatch(stored, match.value, released);
  for (const entry of entries.slice(0, cameOfAge(entries, until).count)) live.play(entry);
  return succeed(live);
}
