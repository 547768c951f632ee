import { basename } from 'node:path';
import { RELEASED, type Release } from '@lianhuan/releases';
import { readyDecks } from '@lianhuan/sanguozhi';
import pg from 'pg';
import pino from 'pino';
import { writeBackup } from '../backup/write.ts';
import { type LianhuanServer, startServer } from '../server.ts';
import { playOn } from '../test/support/play-on.ts';
import { emptyDatabase } from '../test/support/test-database.ts';
import { TestPlayer } from '../test/support/test-player.ts';

// `npm run keep-site -- apps/server/test/kept/NUMBER-NAME.backup`: a small site as this version of the
// schema leaves it, with something in every table. Tests bring it up to date and play on. It is kept once, before the
// next migration is written, and never made anew.

const [, , file] = process.argv;
if (file === undefined) throw new Error('npm run keep-site -- FILE');
const schema = Number.parseInt(basename(file), 10);

const database = await emptyDatabase();
const client = new pg.Client({ connectionString: database });
await client.connect();
let server = await serve(0);
const { url } = server;

function serve(port: number): Promise<LianhuanServer> {
  return startServer({
    ...{ host: '127.0.0.1', port, secret: null, guests: 1000, operators: ['olga'] },
    ...{ origin: null, proxies: 1, app: '/nonexistent', database },
    log: pino({ level: 'warn' }),
  });
}

async function account(username: string): Promise<TestPlayer> {
  const email = `${username}@account.invalid`;
  const body = { username, name: username, email, password: 'correct horse battery' };
  return new TestPlayer(url, await asks('sign-up/email', body)).connected();
}

async function asks(path: string, body: object, cookie = ''): Promise<string> {
  const response = await fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** Begins a match by the released rules: what new ones are played by may change yet. */
async function begin(room: string, host: TestPlayer, friend: TestPlayer): Promise<string> {
  await friend.ask('room:ready', { room, ready: true });
  const { match } = await host.ask('room:start', { room });
  const { version, content } = released;
  await server.stop();
  await client.query('update matches set version = $1, content = $2 where id = $3', [
    ...[version, content, match],
  ]);
  server = await serve(Number(new URL(url).port));
  return match;
}

const again = ({ cookie }: TestPlayer) => new TestPlayer(url, cookie).connected();

const released = RELEASED.releases.findLast(({ game }) => game === 'minxin') as Release;
let anna = await account('anna');
let ben = await account('ben');
let guest = await new TestPlayer(url, await asks('sign-in/anonymous', {})).connected();

const setup = { players: 2, favorPerPlayer: 5 };
const wish = { game: 'minxin', setup, listed: true };
const { code } = await anna.ask('room:make', wish);
const { id: room } = await anna.ask('room:enter', { code });
for (const one of [ben, guest]) await one.ask('room:enter', { code });
await ben.ask('room:sit', { room, seat: 1 });
if (schema >= 2) await anna.ask('room:pace', { room, pace: { time: 'relaxed', pause: 0 } });
for (const answers of [Number.POSITIVE_INFINITY, 20]) {
  const match = await begin(room, anna, ben);
  [anna, ben, guest] = await Promise.all([again(anna), again(ben), again(guest)]);
  for (const one of [anna, ben, guest]) await one.ask('room:enter', { code });
  await playOn(match, [anna, ben], answers);
}
await guest.ask('room:say', { room, text: '好棋！“well played”' });

if (schema >= 4) {
  await guest.ask('quick:seek', { game: 'minxin', players: 2, deck: null });
}
if (schema >= 5) {
  const seat = (await guest.ask('room:enter', { code })).seats[1];
  const person = seat?.kind === 'person' ? seat.person.id : '';
  await guest.ask('room:report', { room, person, reason: 'too slow' });
  await guest.ask('chat:mute', { person, muted: true });
}
if (schema >= 6) {
  // Who leaves half-way has a room of her own.
  let carol = await account('carol');
  const { code: other } = await carol.ask('room:make', { ...wish, listed: false });
  const { id } = await carol.ask('room:enter', { code: other });
  await guest.ask('room:enter', { code: other });
  await guest.ask('room:sit', { room: id, seat: 1 });
  const match = await begin(id, carol, guest);
  [anna, carol, guest] = await Promise.all([again(anna), again(carol), again(guest)]);
  await playOn(match, [carol, guest], 6);
  await asks('delete-user', { password: 'correct horse battery' }, carol.cookie);
}
if (schema >= 7) await asks('update-user', { language: 'en' }, anna.cookie);
if (schema >= 8) {
  const made = await anna.ask('room:make', { game: 'sanguozhi', setup: {}, listed: true });
  const { id: best } = await anna.ask('room:enter', { code: made.code });
  await anna.ask('room:best-of', { room: best, bestOf: 3 });
  if (schema >= 10) {
    await anna.ask('room:choose-deck', {
      room: best,
      seat: 0,
      deck: readyDecks()[0].id,
      cards: [],
    });
  }
}
if (schema >= 9) {
  await client.query(
    `insert into passkey (id, name, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp", transports)
    select 'key-1', 'phone', 'pQECAyYgASFYIA', id, 'Y3JlZGVudGlhbA', 3, 'multiDevice', true, 'internal'
    from "user" where username = 'anna'`,
  );
}

await client.end();
for (const page of [anna, ben, guest]) page.close();
await server.stop();
const rows = await writeBackup(database, file);
console.log(`${file}: ${rows} rows`);
process.exit(0);
