import pg from 'pg';
import { expect, test } from 'vitest';
import { accountCookie, askAccounts, guestCookie, PASSWORD } from './test-player.ts';
import { testSite } from './test-site.ts';

// What may stand in an account, and that nobody takes an address from whoever comes later.

const site = testSite();

interface Answer {
  readonly code?: string;
  readonly user?: { readonly language?: string | null; readonly image?: string | null };
}

async function signUp(fields: object): Promise<Answer> {
  const account = { name: 'lady', password: PASSWORD, ...fields };
  return (await (await askAccounts(site.url, 'sign-up/email', account)).json()) as Answer;
}

async function update(cookie: string, fields: object): Promise<Answer['user']> {
  expect((await askAccounts(site.url, 'update-user', fields, cookie)).status).toBe(200);
  const session = await fetch(`${site.url}/api/auth/get-session`, { headers: { cookie } });
  return ((await session.json()) as Answer).user;
}

test('an account signs up by its user name, not with the address of another', async () => {
  const stolen = await signUp({ username: 'thief', email: 'victim@account.invalid' });
  const nameless = await signUp({ email: 'victim@account.invalid' });
  const guest = await signUp({ email: 'victim@account.invalid', isAnonymous: true });
  expect(stolen.code).toBe('INVALID_EMAIL');
  for (const refused of [nameless, guest]) expect(refused.user).toBeUndefined();
  const owner = await signUp({ username: 'Victim', email: 'victim@account.invalid' });
  expect(owner.user).toBeDefined();
  const again = await signUp({ username: 'victim', email: 'victim@account.invalid' });
  expect(again.code).toMatch(/TAKEN|EXISTS/);
});

test('the language is one of the site’s, the picture the name of one, and neither is wanted', async () => {
  const cookie = await guestCookie(site.url);
  expect(await update(cookie, { language: 'en', image: 'panda' })).toMatchObject({
    language: 'en',
    image: 'panda',
  });
  for (const bad of ['fr', '', '<b>', 'zh '.repeat(99)]) {
    expect(await update(cookie, { language: bad })).toMatchObject({ language: null });
  }
  for (const bad of ['https://elsewhere.example/x.png', '../x', '<svg>']) {
    expect(await update(cookie, { image: bad })).toMatchObject({ image: null });
  }
});

test('a passkey is deleted by its owner alone, and challenges cannot be made up', async () => {
  const [owner, other] = [
    await accountCookie(site.url, 'keeper'),
    await accountCookie(site.url, 'burglar'),
  ];
  const database = new pg.Client({ connectionString: site.database });
  await database.connect();
  await database.query(
    `insert into passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
      select 'held', 'AA', id, 'credential', 0, 'singleDevice', false
      from "user" where email = 'keeper@account.invalid'`,
  );
  await database.end();
  const forged = { response: { id: 'credential', rawId: 'credential', type: 'public-key' } };
  for (const cookie of [undefined, other]) {
    const stolen = await askAccounts(site.url, 'passkey/delete-passkey', { id: 'held' }, cookie);
    const entered = await askAccounts(site.url, 'passkey/verify-authentication', forged, cookie);
    for (const { status } of [stolen, entered]) expect([400, 401]).toContain(status);
    expect(entered.headers.getSetCookie()).toEqual([]);
  }
  const done = await askAccounts(site.url, 'passkey/delete-passkey', { id: 'held' }, owner);
  expect(done.status).toBe(200);
});
