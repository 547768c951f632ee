import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { expectNoBarriers } from '../../web/e2e/support/barriers.ts';
import { newPage, twoServers } from './two-servers.ts';

// A guest makes an account, finds it again in another browser and at another server, and deletes it.

const servers = twoServers();

async function fill(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
}

test('an account: made by a guest, found again elsewhere, and deleted', async ({
  browser,
  isMobile,
}, info) => {
  test.setTimeout(180_000);
  const { site } = servers;
  const [door, other] = [await site.newDoor(0), await site.newDoor(1)];
  const page = await newPage(browser, isMobile);
  await page.goto(`${door.url}/#/online`);
  await page.screenshot({ path: info.outputPath('lobby.png'), fullPage: true });
  await page.getByRole('link', { name: '改名、注册或登录' }).click();
  await page.getByLabel('你的名字').fill('卧龙');
  await page.getByRole('button', { name: '改名' }).click();
  await page.getByRole('radio', { name: '熊猫' }).check();
  await expect(page.getByRole('radio', { name: '熊猫' })).toBeChecked();
  await page.screenshot({ path: info.outputPath('guest.png'), fullPage: true });
  await expectNoBarriers(page);
  await fill(page, 'kongming', 'empty city 1');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('用户名：kongming')).toBeVisible();
  await expect(page.getByLabel('你的名字')).toHaveValue('卧龙');
  await expect(page.getByRole('radio', { name: '熊猫' })).toBeChecked();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('account.png'), fullPage: true });
  await expectNoBarriers(page);

  const elsewhere = await newPage(browser, isMobile);
  await elsewhere.goto(`${other.url}/#/account`);
  await elsewhere.getByRole('radio', { name: '有，登录' }).check();
  await fill(elsewhere, 'Kongming', 'not this one 2');
  await elsewhere.getByRole('button', { name: '登录', exact: true }).click();
  await expect(elsewhere.getByRole('alert')).toHaveText('用户名或密码不对');
  await expect(elsewhere.getByLabel('用户名')).toHaveValue('Kongming');
  await fill(elsewhere, 'Kongming', 'empty city 1');
  await elsewhere.getByRole('button', { name: '登录', exact: true }).click();
  // The account has brought its language along.
  await expect(elsewhere.getByText('User name: kongming')).toBeVisible();
  await expect(elsewhere.getByLabel('Your name')).toHaveValue('卧龙');

  await elsewhere.getByText('Change the password').first().click();
  await elsewhere.getByLabel('Present password').fill('empty city 1');
  await elsewhere.getByLabel('New password').fill('borrowed arrows 3');
  await elsewhere.getByRole('button', { name: 'Change the password' }).click();
  await expect(elsewhere.getByRole('status')).toHaveText('The password is changed.');

  // The first browser has been signed out by that.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign up or sign in' })).toBeVisible();

  await elsewhere.getByText('Delete the account').click();
  await elsewhere.screenshot({ path: info.outputPath('delete.png'), fullPage: true });
  await elsewhere.getByLabel('Password', { exact: true }).fill('borrowed arrows 3');
  await elsewhere.getByRole('button', { name: 'Delete for good' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Sign up or sign in' })).toBeVisible();
  await elsewhere.getByRole('radio', { name: 'Yes: sign in' }).check();
  await elsewhere.getByLabel('User name').fill('kongming');
  await elsewhere.getByLabel('Password', { exact: true }).fill('borrowed arrows 3');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByRole('alert')).toHaveText('User name or password is wrong');
});

test('whom one has met stands beside one’s matches, with who won', async ({
  browser,
  isMobile,
}, info) => {
  const { site } = servers;
  const door = await site.newDoor(0);
  const page = await newPage(browser, isMobile);
  await page.goto(`${door.url}/#/matches`);
  // Only who is known at the site is told of no matches.
  await expect(page.getByText('还没有联机玩过。')).toBeVisible();
  await expect(page.getByRole('heading', { name: '交手记录' })).toBeHidden();
  await keepMatches(site.database);
  await page.reload();
  const row = page.getByRole('row', { name: '凤雏' });
  await expect(row.getByRole('cell')).toHaveText(['凤雏', '3', '2', '1']);
  await page.screenshot({ path: info.outputPath('matches.png'), fullPage: true });
  await expectNoBarriers(page);

  // A room shows the pictures of who sits there.
  await page.goto(`${door.url}/#/minxin`);
  await page.getByRole('button', { name: '和朋友联机' }).click();
  await expect(page.locator('.room-seat .person-picture')).toHaveCount(1);
  await page.screenshot({ path: info.outputPath('room.png'), fullPage: true });
  await expectNoBarriers(page);
});

/** Whoever came last has played three matches with 凤雏, and won two of them. */
async function keepMatches(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select id from "user" order by "createdAt" desc limit 1');
  const [me, rival] = [rows[0].id, randomUUID()];
  await client.query(
    `insert into "user" (id, name, email, "emailVerified", image) values ($1, '凤雏', $2, false, 'owl')`,
    [rival, `${rival}@guest.invalid`],
  );
  for (const winner of [0, 0, 1]) {
    const match = randomUUID();
    await client.query(
      `insert into matches (id, game, version, content, setup, seed, seal, pace, ended, outcome)
        values ($1, 'minxin', '', '', '{}', '', '', '{}', now(), $2)`,
      [match, JSON.stringify({ winners: [winner] })],
    );
    await client.query(
      'insert into match_seats (match, seat, person) values ($1, 0, $2), ($1, 1, $3)',
      [match, me, rival],
    );
  }
  await client.end();
}
