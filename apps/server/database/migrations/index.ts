import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as checkpoints } from './checkpoints.ts';
import { up as conduct } from './conduct.ts';
import { up as first } from './first.ts';
import { up as gone } from './gone.ts';
import { up as language } from './language.ts';
import { up as lines } from './lines.ts';
import { up as pace } from './pace.ts';
import { up as passkeys } from './passkeys.ts';
import { up as quickMatch } from './quick-match.ts';
import { up as ratings } from './ratings.ts';
import { up as requests } from './requests.ts';
import { up as seats } from './seats.ts';
import { up as series } from './series.ts';

/** All that ever changed the schema, in order; one that was released is never edited. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': { up: first },
  '0002-pace': { up: pace },
  '0003-ratings': { up: ratings },
  '0004-quick-match': { up: quickMatch },
  '0005-conduct': { up: conduct },
  '0006-gone': { up: gone },
  '0007-language': { up: language },
  '0008-series': { up: series },
  '0009-passkeys': { up: passkeys },
  '0010-seats': { up: seats },
  '0011-requests': { up: requests },
  '0012-checkpoints': { up: checkpoints },
  '0013-lines': { up: lines },
};

/** The names of all migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Brings a database up to date. Several servers may start at once: one does it, the others wait.
 * @param to the name of the last migration that is wanted; all unless said
 * @throws Error with what failed; the database is as it was before.
 */
export async function migrate<Db>(
  db: Kysely<Db>,
  to = MIGRATION_NAMES[MIGRATION_NAMES.length - 1],
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error } = await migrator.migrateTo(to);
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
