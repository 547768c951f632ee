import { type Browser, expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { answerByMouse } from '../../web/e2e/support/player.ts';
import type { Door } from '../trials/door.ts';
import { newPage, twoServers } from './two-servers.ts';

// The time that people have is agreed on in the room, shown at the table, and kept though a server is killed.

const servers = twoServers();

/** No match lasts long enough here: what is left of its time is made short. */
async function shorten(time: { readonly perDecision: number; readonly reserve: number }) {
  const client = new pg.Client({ connectionString: servers.site.database });
  await client.connect();
  await client.query('update matches set pace = $1, started = now()', [
    JSON.stringify({ time, pause: 0 }),
  ]);
  await client.query('update entries set written = now()');
  await client.end();
}

/** A short match of 民心 between two, in which no time runs. */
async function shortDuel(browser: Browser, isMobile: boolean, door: Door) {
  const host = await newPage(browser, isMobile);
  const friend = await newPage(browser, isMobile);
  await host.goto(`${door.url}/#/minxin`);
  await host.getByRole('radio', { name: '短局' }).check();
  await host.getByRole('button', { name: '和朋友联机' }).click();
  const code = await host.locator('.room-letters').textContent();
  await friend.goto(`${door.url}/#/room/${code}`);
  await friend.getByRole('button', { name: '入座' }).click();
  await friend.getByRole('button', { name: '准备', exact: true }).click();
  await host.getByRole('button', { name: '开始' }).click();
  await expect(friend.locator('main.board')).toBeVisible({ timeout: 60_000 });
  return { host, friend };
}

/** The host chooses, and takes that back with the friend’s consent. */
async function takeBack(host: Page, friend: Page, picture: string): Promise<void> {
  await answerByMouse(host);
  await host.getByRole('button', { name: '撤回', exact: true }).click();
  await host.screenshot({ path: picture.replace('.png', '-sheet.png') });
  await host.getByRole('button', { name: '请求撤回' }).click();
  await expect(host.getByText('你请求撤回上一次选择')).toBeVisible();
  // Nobody asks twice at once.
  await host.getByRole('button', { name: '撤回', exact: true }).click();
  await expect(host.getByRole('button', { name: '请求撤回' })).toBeDisabled();
  await host.keyboard.press('Escape');
  await expect(friend.getByRole('alert')).toContainText('想撤回上一次选择');
  await friend.screenshot({ path: picture });
  await friend.getByRole('button', { name: '同意', exact: true }).click();
  await expect(host.locator('main.board')).toHaveAttribute('data-step', '0');
}

test('time is set in the room, runs at the table, warns, and ends', async ({
  browser,
  isMobile,
}, info) => {
  test.setTimeout(300_000);
  const { site } = servers;
  const [door, other] = [await site.newDoor(0), await site.newDoor(0)];
  const host = await newPage(browser, isMobile);
  const friend = await newPage(browser, isMobile);
  await host.goto(`${door.url}/#/minxin`);
  await host.getByRole('radio', { name: '短局' }).check();
  await host.getByRole('button', { name: '和朋友联机' }).click();
  await host.getByLabel('思考时间').selectOption('快');
  await host.getByLabel('响应停顿').selectOption('不停顿');
  const code = await host.locator('.room-letters').textContent();
  await friend.goto(`${other.url}/#/room/${code}`);
  await expect(friend.getByLabel('思考时间')).toHaveValue('blitz');
  await expect(friend.getByLabel('思考时间')).toBeDisabled();
  await friend.getByRole('button', { name: '入座' }).click();
  await friend.getByRole('button', { name: '准备', exact: true }).click();
  await host.screenshot({ path: info.outputPath('room.png'), fullPage: true });
  await host.getByRole('button', { name: '开始' }).click();
  const clock = host.locator('.table-clock[data-mine="true"]');
  await expect(clock).toContainText(/0:(1\d|20)/);
  await expect(clock).toContainText('储备 2:00');
  await host.screenshot({ path: info.outputPath('table.png') });

  await takeBack(host, friend, info.outputPath('take-back.png'));

  // The server is killed; the other one goes on with what stands in the rows.
  await site.servers[0].kill();
  await shorten({ perDecision: 25_000, reserve: 3_000 });
  for (const one of [door, other]) one.moveTo(site.servers[1].port);
  const warned = host.locator('.table-clock[data-mine="true"][data-warns="true"]');
  await expect(warned).toBeVisible({ timeout: 60_000 });
  await expect(host.getByRole('alert')).toHaveText('你的时间快到了');
  await host.screenshot({ path: info.outputPath('warning.png') });
  const back = host.getByRole('button', { name: '我回来了' });
  await expect(back).toBeVisible({ timeout: 60_000 });
  await host.screenshot({ path: info.outputPath('away.png') });
  await back.click();
  await expect(back).toBeHidden();
});

test('a bot plays for whoever stays away where no time runs, if another wants it', async ({
  browser,
  isMobile,
}, info) => {
  test.setTimeout(180_000);
  const { site } = servers;
  const { host, friend } = await shortDuel(browser, isMobile, await site.newDoor(1));
  const address = friend.url();
  await friend.goto('about:blank');

  await expect(host.getByText('没有打开这张牌桌')).toBeVisible();
  const standIn = host.getByRole('button', { name: '让电脑代打' });
  await expect(standIn).toHaveCount(0);
  // Five minutes later.
  const client = new pg.Client({ connectionString: site.database });
  await client.connect();
  await client.query(`update room_seats set seen = now() - interval '5 minutes'`);
  await client.end();
  await host.reload();
  await expect(standIn).toBeVisible();
  await host.screenshot({ path: info.outputPath('absent.png') });
  await standIn.click();
  await expect(host.getByText('由电脑代打')).toBeVisible();

  await friend.goto(address);
  const back = friend.getByRole('button', { name: '我回来了' });
  await back.click();
  await expect(back).toBeHidden();
  await expect(host.getByText('由电脑代打')).toBeHidden();
});

test('a match is called off once the other player agrees, and the room plays another', async ({
  browser,
  isMobile,
}, info) => {
  test.setTimeout(180_000);
  const { site } = servers;
  const door = await site.newDoor(1);
  const { host, friend } = await shortDuel(browser, isMobile, door);
  await answerByMouse(host);

  /** By keys alone. */
  const ask = async (picture?: string) => {
    await host.getByRole('button', { name: '房间' }).press('Enter');
    await host.getByRole('button', { name: '请求中止对局' }).press('Enter');
    const sure = host.getByRole('button', { name: '真的请求中止？' });
    await expect(sure).toBeFocused();
    if (picture) await host.screenshot({ path: info.outputPath(picture) });
    await sure.press('Enter');
    await expect(host.getByRole('button', { name: '请求中止对局' })).toBeDisabled();
    await host.keyboard.press('Escape');
  };
  await ask('menu.png');
  await expect(host.getByText('你请求中止这局')).toBeVisible();
  await expect(friend.getByRole('alert')).toContainText(/想中止这局。 中止后不计胜负，不计评分/);
  await host.screenshot({ path: info.outputPath('asked.png') });
  await friend.screenshot({ path: info.outputPath('asks.png') });
  await friend.getByRole('button', { name: '继续对局' }).click();
  await expect(host.getByText('你请求中止这局')).toBeHidden();

  await ask();
  await friend.getByRole('button', { name: '同意中止' }).press('Enter');
  for (const page of [host, friend]) {
    await expect(page.getByText('这局已中止，不计胜负，不计评分。')).toBeVisible();
    await expect(page.locator('.question')).toHaveText('游戏结束');
  }
  await host.screenshot({ path: info.outputPath('called-off.png') });
  await friend.getByRole('link', { name: '回放' }).click();
  await expect(friend.getByText('这局已中止，不计胜负，不计评分。')).toBeVisible();
  await expect(friend.locator('main.board')).toHaveAttribute('data-step', '0');
  await friend.getByRole('slider').press('End');
  await expect(friend.locator('main.board')).toHaveAttribute('data-step', '1');
  await friend.screenshot({ path: info.outputPath('replay.png') });
  await friend.goto(`${door.url}/#/matches`);
  await expect(friend.locator('.match-result')).toHaveText('中止');
  await friend.screenshot({ path: info.outputPath('history.png') });

  await host.getByRole('button', { name: '回到房间' }).click();
  await expect(host.getByRole('button', { name: '关闭房间' })).toBeVisible();
  await expect(host.getByRole('button', { name: '再来一局' })).toBeVisible();
});
