import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../../web/e2e/support/barriers.ts';
import { prefer } from '../../web/e2e/support/storage.ts';
import { startTwoServers, type TwoServers } from './two-browsers.ts';

// A guest makes an account, finds it again in another browser and at another server, and deletes it.

let site: TwoServers;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startTwoServers(join(process.env.LIANHUAN_E2E_FOLDER ?? '', 'site'));
});

test.afterAll(async () => {
  await site?.stop();
});

async function newPage(browser: Browser, isMobile: boolean): Promise<Page> {
  const viewport = isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'zh-CN', viewport });
  const page = await context.newPage();
  await prefer(page);
  return page;
}

async function fill(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
}

test('an account: made by a guest, found again elsewhere, and deleted', async ({
  browser,
  isMobile,
}, info) => {
  test.setTimeout(180_000);
  const [door, other] = [await site.newDoor(0), await site.newDoor(1)];
  const page = await newPage(browser, isMobile);
  await page.goto(`${door.url}/#/online`);
  await page.getByRole('link', { name: '注册或登录' }).click();
  await page.getByLabel('您的名字').fill('卧龙');
  await page.getByRole('button', { name: '改名' }).click();
  await page.getByRole('radio', { name: '熊猫' }).check({ force: true });
  await expect(page.getByRole('radio', { name: '熊猫' })).toBeChecked();
  await page.screenshot({ path: info.outputPath('guest.png'), fullPage: true });
  await expectNoBarriers(page);
  await fill(page, 'kongming', 'empty city 1');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('用户名：kongming')).toBeVisible();
  await expect(page.getByLabel('您的名字')).toHaveValue('卧龙');
  await expect(page.getByRole('radio', { name: '熊猫' })).toBeChecked();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('account.png'), fullPage: true });
  await expectNoBarriers(page);

  const elsewhere = await newPage(browser, isMobile);
  await elsewhere.goto(`${other.url}/#/account`);
  await elsewhere.getByRole('radio', { name: '有，登录' }).check({ force: true });
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
  await elsewhere.getByRole('radio', { name: 'Yes: sign in' }).check({ force: true });
  await elsewhere.getByLabel('User name').fill('kongming');
  await elsewhere.getByLabel('Password', { exact: true }).fill('borrowed arrows 3');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByRole('alert')).toHaveText('User name or password is wrong');
});
