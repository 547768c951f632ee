import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { expectNoBarriers } from '../../web/e2e/support/barriers.ts';
import { newPage, twoServers } from './two-servers.ts';

// An account gets a passkey, is entered by it, and loses it again. The browser plays the device.

const servers = twoServers();

async function giveDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

async function signOutAndIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('radio', { name: '有，登录' }).check();
  await page.getByRole('button', { name: '用通行密钥登录' }).click();
}

async function countGuests(): Promise<number> {
  const client = new pg.Client({ connectionString: servers.site.database });
  await client.connect();
  const { rows } = await client.query('select 1 from "user" where "isAnonymous"');
  await client.end();
  return rows.length;
}

test('an account is entered by a passkey, until it is deleted', async ({
  browser,
  isMobile,
}, info) => {
  test.setTimeout(120_000);
  const door = await servers.site.newDoor(0);
  const page = await newPage(browser, isMobile);
  await giveDevice(page);
  // Passkeys belong to a host that has a name.
  await page.goto(`${door.url}/#/account`);
  await page.getByRole('radio', { name: '有，登录' }).check();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '用通行密钥登录' })).toBeHidden();

  await page.goto(`${door.url.replace('127.0.0.1', 'localhost')}/#/account`);
  await page.getByLabel('用户名').fill('zilong');
  await page.getByLabel('密码', { exact: true }).fill('seven in and out');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await page.getByText('通行密钥', { exact: true }).click();
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  await expect(page.locator('.account-passkeys li')).toHaveCount(1);
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  await expect(page.getByRole('alert')).toHaveText('这台设备已经有这个账号的通行密钥了');
  await page.screenshot({ path: info.outputPath('passkeys.png'), fullPage: true });
  await expectNoBarriers(page);

  await signOutAndIn(page);
  await expect(page.getByText('用户名：zilong')).toBeVisible();
  // The guest of the first page is left; who was one here since the account went out is the account now.
  expect(await countGuests()).toBe(1);
  await page.getByText('通行密钥', { exact: true }).click();
  await page.getByRole('button', { name: '删除通行密钥' }).click();
  await expect(page.locator('.account-passkeys li')).toHaveCount(0);
  await signOutAndIn(page);
  await expect(page.getByRole('alert')).toHaveText('这个通行密钥不属于任何账号，可能已被删除');
  await page.screenshot({ path: info.outputPath('enter.png'), fullPage: true });
  await expectNoBarriers(page);
});
