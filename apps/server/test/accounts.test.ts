import pg from 'pg';
import { expect, test } from 'vitest';
import { accountCookie, askAccounts, guestCookie, PASSWORD } from './support/test-player.ts';
import { testSite } from './support/test-site.ts';

// What may stand in an account, and that nobody takes an address from whoever comes later.

const site = testSite();

interface Answer {
  readonly code?: string;
  readonly user?: {
    readonly name?: string;
    readonly language?: string | null;
    readonly image?: string | null;
  };
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

test('a name is text, and nothing else is kept instead', async () => {
  const cookie = await guestCookie(site.url);
  expect(await update(cookie, { name: '甲\u202e' })).toMatchObject({ name: '甲' });
  for (const wrong of [null, 5, true, ['\u202e乙'.repeat(99)], { name: '丙' }]) {
    const { status } = await askAccounts(site.url, 'update-user', { name: wrong }, cookie);
    expect(status, JSON.stringify(wrong)).toBe(400);
  }
  expect(await update(cookie, { language: 'en' })).toMatchObject({ name: '甲' });
});

test('a passkey is deleted by its owner alone, and challenges cannot be made up', async () => {
  const [owner, other] = [
    await accountCookie(site.url, 'keeper'),
    await accountCookie(site.url, 'burglar'),
  ];
  await givePasskeys('keeper', ['held']);
  const forged = { response: { id: 'held', rawId: 'held', type: 'public-key' } };
  for (const cookie of [undefined, other]) {
    const stolen = await askAccounts(site.url, 'passkey/delete-passkey', { id: 'held' }, cookie);
    const entered = await askAccounts(site.url, 'passkey/verify-authentication', forged, cookie);
    for (const { status } of [stolen, entered]) expect([400, 401]).toContain(status);
    expect(entered.headers.getSetCookie()).toEqual([]);
  }
  const done = await askAccounts(site.url, 'passkey/delete-passkey', { id: 'held' }, owner);
  expect(done.status).toBe(200);
});

test('a guest adds no passkey, an account at most ten; each refusal comes before a device makes one', async () => {
  const add = async (cookie?: string) => {
    const url = `${site.url}/api/auth/passkey/generate-register-options`;
    const answer = await fetch(url, { headers: { ...(cookie && { cookie }) } });
    const { code, challenge } = (await answer.json()) as Answer & { readonly challenge?: string };
    return challenge === undefined ? code : 'may';
  };
  expect(await add()).toBe('UNAUTHORIZED');
  expect(await add(await guestCookie(site.url))).toBe('SESSION_REQUIRED');
  const cookie = await accountCookie(site.url, 'collector');
  const many = Array.from({ length: 10 }, (_, at) => `passkey-${at}`);
  await givePasskeys('collector', many.slice(0, 9));
  expect(await add(cookie)).toBe('may');
  await givePasskeys('collector', many.slice(9));
  expect(await add(cookie)).toBe('TOO_MANY_PASSKEYS');
});

/** Passkeys that no device holds. */
async function givePasskeys(username: string, ids: readonly string[]): Promise<void> {
  const database = new pg.Client({ connectionString: site.database });
  await database.connect();
  await database.query(
    `insert into passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
      select one, 'AA', "user".id, one, 0, 'singleDevice', false
      from "user", unnest($2::text[]) one where username = $1`,
    [username, ids],
  );
  await database.end();
}
