import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { readBackup } from '../backup/read.ts';
import { MIGRATION_NAMES } from '../database/migrations/index.ts';
import { playOn } from './support/play-on.ts';
import { emptyDatabase } from './support/test-database.ts';
import { askAccounts, PASSWORD, type TestPlayer } from './support/test-player.ts';
import { duelRoom, TestSite } from './support/test-site.ts';

// Sites as each version of the schema left them, played at by the servers of that time (`trials/kept-site.ts`): they are
// brought up to date, and people play on.

const KEPT = join(import.meta.dirname, 'kept');

let site = new TestSite();
afterEach(async () => {
  await site.close();
  site = new TestSite();
});

/** The number of the migration that a site was kept after. */
const numberOf = (schema: string) => Number.parseInt(schema, 10);

async function signedIn(username: string): Promise<TestPlayer> {
  const response = await askAccounts(site.url, 'sign-in/username', {
    username,
    password: PASSWORD,
  });
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return site.page(cookie.join('; ')).connected();
}

interface KeptMatch {
  readonly id: string;
  readonly over: boolean;
  readonly entries: number;
}

/** The matches of two accounts, the oldest first. */
async function matchesOf(client: pg.Client, a: string, b: string): Promise<readonly KeptMatch[]> {
  const { rows } = await client.query<KeptMatch>(
    `select id, ended is not null as over,
      (select count(*) from entries where match = matches.id)::int as entries from matches
    where 2 = (select count(*) from match_seats join "user" on "user".id = person
      where match = matches.id and username in ($1, $2)) order by started`,
    [a, b],
  );
  return rows;
}

test('a site is kept of each version of the schema but the newest that is not released yet', () => {
  const kept = readdirSync(KEPT).map((file) => file.replace('.backup', ''));
  expect(kept.toSorted()).toEqual(MIGRATION_NAMES.slice(0, kept.length));
  // Whoever adds a migration keeps a site of the one before first.
  expect(kept.length).toBeGreaterThanOrEqual(MIGRATION_NAMES.length - 1);
});

describe.each(readdirSync(KEPT))('a site of %s', (file) => {
  const number = numberOf(file);

  test('is brought up to date, and people play on', { timeout: 120_000 }, async () => {
    site.database = await emptyDatabase();
    await readBackup(site.database, join(KEPT, file));
    const client = new pg.Client({ connectionString: site.database });
    await client.connect();
    const [over, under] = await matchesOf(client, 'anna', 'ben');
    // As though they had played lately: what nobody comes back to for a month is called off.
    await client.query(
      `update entries set written = written + (now() - (select max(written) from entries))`,
    );
    expect([over.over, under.over]).toEqual([true, false]);
    expect(under.entries).toBeGreaterThanOrEqual(20);

    site.servers.push(await site.start({}));
    const { rows } = await client.query('select max(name) as name from kysely_migration');
    expect(rows[0].name).toBe(MIGRATION_NAMES.at(-1));
    const [anna, ben] = [await signedIn('anna'), await signedIn('ben')];

    // What was there before is read: history, what was said, the room.
    const rounds = async () => {
      const played = await anna.ask('match:list', {});
      return played.filter(({ id }) => id === over.id || id === under.id).map(({ id }) => id);
    };
    expect(await rounds()).toHaveLength(2);
    const ended = await anna.ask('match:ended', { match: over.id });
    expect(ended.record.answers.length).toBeGreaterThan(20);
    const code = await client.query(
      `select code, id from rooms where match = $1 and closed is null`,
      [under.id],
    );
    const [{ code: letters, id: room }] = code.rows;
    const shown = await anna.ask('room:enter', { code: letters });
    expect(shown.seats.map((seat) => (seat.kind === 'person' ? seat.person.name : null))).toEqual([
      ...['anna', 'ben'],
    ]);
    expect((await anna.ask('room:said', { room })).map(({ text }) => text)).toEqual([
      '好棋！“well played”',
    ]);

    // The match goes on where it was, to its end, and counts.
    const played = async (name: string) => {
      const rated = await anna.ask('rating:list', { game: 'minxin' });
      return rated.find((one) => one.name === name)?.played ?? 0;
    };
    const before = await played('ben');
    expect(before).toBe(number >= 3 ? 1 : 0);
    const frame = await anna.join(under.id);
    expect(frame.entries).toBeGreaterThanOrEqual(under.entries);
    expect(frame.snapshot.view.zones.length).toBeGreaterThan(3);
    for (const player of [anna, ben]) {
      if (frame.away.length > 0) await player.ask('match:back', { match: under.id });
    }
    await playOn(under.id, [anna, ben]);
    expect(anna.now.rest).not.toBeNull();
    await expect.poll(() => played('ben')).toBe(before + 1);

    // What later versions brought works for those who were there before.
    await ben.ask('room:enter', { code: letters });
    await ben.ask('room:ready', { room, ready: true });
    expect(await anna.try('room:start', { room })).toMatchObject({ ok: true });
    const two = await duelRoom(ben, anna);
    await ben.ask('room:pace', { room: two.room, pace: { time: 'blitz' } });
    await askAccounts(site.url, 'update-user', { language: 'en' }, anna.cookie);
    const { rows: kept } = await client.query(
      `select language, (select count(*)::int from passkey where "userId" = "user".id) as keys,
        (select count(*)::int from reports) as reports, (select count(*)::int from mutes) as mutes,
        (select count(*)::int from match_seats where gone and bot = 'greedy') as gone,
        (select count(*)::int from room_seats where deck is not null) as decks
      from "user" where username = 'anna'`,
    );
    expect(kept).toEqual([
      {
        language: 'en',
        keys: number >= 9 ? 1 : 0,
        reports: number >= 5 ? 1 : 0,
        mutes: number >= 5 ? 1 : 0,
        gone: number >= 6 ? 1 : 0,
        decks: number >= 10 ? 1 : 0,
      },
    ]);
    await client.end();
  });
});
