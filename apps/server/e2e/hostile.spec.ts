import { type Browser, expect, type Page, test } from '@playwright/test';
import { complaintsOf } from '../../web/e2e/support/complaints.ts';
import { answerByMouse } from '../../web/e2e/support/player.ts';
import { beyond } from '../../web/e2e/support/width.ts';
import { giveUp, whoGoesOn } from './at-table.ts';
import { writeDeck } from './own-deck.ts';
import { newPage, type TwoServers, twoServers } from './two-servers.ts';

// Somebody writes script, and what templates look for, into all that others are shown of them: name, what they say, what
// they report, a deck and its cards. It is there to be read, on every page, and nothing comes of it.

const servers = twoServers();

/** As long as a name may be. */
const NAMES = ['<svg onload=s()>', '{{who}}$t(board)'] as const;
const SAID = `<img src=x onerror=s()>"'\`{{name}}$t(app.title)$&`;
const REASON = '<a href="javascript:s()">{{who}}</a>';
const DECK = '<iframe srcdoc="<script>s()</script>">{{deck}}';
/** Names of cards hold no brackets that open a tag. */
const CARD = "'{{seat}}$&`$t&lt";

interface Visitor {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Somebody whose page would tell if any of that were run. */
async function visitor(browser: Browser, isMobile: boolean): Promise<Visitor> {
  const page = await newPage(browser, isMobile);
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    Object.assign(globalThis, { s: () => Object.assign(globalThis, { struck: true }) });
  });
  return { page, complaints };
}

/** Nothing was run, and long words leave the page as wide as the screen; nor is any of it a part of the page, which the policy of the site alone would keep from running. */
async function expectUnharmed({ page, complaints }: Visitor): Promise<void> {
  expect(await page.evaluate(() => 'struck' in globalThis)).toBe(false);
  const made = page.locator('[onload], [onerror], [srcdoc], [href^="javascript:"], [src="x"]');
  await expect(made).toHaveCount(0);
  expect(await beyond(page)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
}

/** Takes a name by what the page asks of the site, whatever the field would let one write. */
async function takeName(page: Page, name: string): Promise<void> {
  const status = await page.evaluate(async (wanted) => {
    const response = await fetch('/api/auth/update-user', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: wanted }),
    });
    return response.status;
  }, name);
  expect(status).toBe(200);
  await page.reload();
}

/** The sheet about somebody who is called so. */
async function openSheetOf(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `关于 ${name}` })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
}

async function report(page: Page, name: string, reason: string): Promise<void> {
  await openSheetOf(page, name);
  await page.getByLabel('发生了什么').fill(reason);
  await page.getByRole('button', { name: '举报' }).click();
  await expect(page.getByText('已举报，谢谢。')).toBeVisible();
  await page.keyboard.press('Escape');
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('说点什么').fill(text);
  await page.getByRole('button', { name: '发送' }).click();
  await expect(page.locator('.chat-lines').getByText(text)).toBeVisible();
}

/** An account is made, and a server started that knows it for the one who looks after the site. */
async function operatorOf(site: TwoServers, someone: Visitor): Promise<string> {
  const { page } = someone;
  const door = await site.newDoor(1);
  await page.goto(`${door.url}/#/account`);
  await page.getByLabel('用户名').fill('keeper');
  await page.getByLabel('密码', { exact: true }).fill('a wall of paper 1');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('用户名：keeper')).toBeVisible();
  await page.getByLabel('你的名字').fill('站长');
  await page.getByRole('button', { name: '改名' }).click();
  await site.startOperated(['keeper']);
  return (await site.newDoor(2)).url;
}

test('what somebody hostile writes is read by others, and never run', async ({
  browser,
  isMobile,
}, info) => {
  test.setTimeout(400_000);
  const { site } = servers;
  const [door, other] = [await site.newDoor(0), await site.newDoor(1)];
  const hostile = await visitor(browser, isMobile);
  const friend = await visitor(browser, isMobile);
  const keeper = await visitor(browser, isMobile);
  const all = [hostile, friend, keeper];
  const look = ({ page }: Visitor, name: string, fullPage = true) =>
    page.screenshot({ path: info.outputPath(`${name}.png`), fullPage });
  const operated = await operatorOf(site, keeper);

  const [name, otherName] = NAMES;
  await writeDeck(hostile.page, door.url, {
    id: 'struck',
    card: CARD,
    deck: DECK,
    text: `上场：若己方场上存在【${CARD}】，则抓1张卡。`,
  });
  await hostile.page.goto(`${door.url}/#/account`);
  await expect(hostile.page.getByLabel('你的名字')).not.toHaveValue('');
  await takeName(hostile.page, `${name} and more than a name may have`);
  await expect(hostile.page.getByLabel('你的名字')).toHaveValue(name);
  await hostile.page.goto(`${door.url}/#/sanguozhi`);
  await hostile.page.getByRole('button', { name: '和朋友联机' }).click();
  await hostile.page.getByLabel('公开').click();
  await hostile.page.getByLabel('响应停顿').selectOption('不停顿');
  await hostile.page.getByLabel('我的卡组').selectOption(DECK);
  await expect(hostile.page.getByText('自带卡组')).toBeVisible();
  const code = (await hostile.page.locator('.room-letters').textContent()) ?? '';
  await say(hostile.page, SAID);
  await look(hostile, 'own-room');
  await expectUnharmed(hostile);

  // The list of rooms, and the room.
  await friend.page.goto(`${other.url}/#/online`);
  const row = friend.page.locator('.room-row').filter({ hasText: code });
  await expect(row).toContainText(`${name} 的房间`);
  await look(friend, 'list');
  await expectUnharmed(friend);
  await row.click();
  const seats = friend.page.locator('.room-seat');
  await expect(seats.first().locator('.person-name')).toHaveText(name);
  const lines = friend.page.locator('.chat-lines');
  await expect(lines.getByText(SAID)).toBeVisible();
  await friend.page.getByRole('button', { name: '入座' }).click();
  await friend.page.getByRole('button', { name: '准备', exact: true }).click();
  await friend.page.getByRole('button', { name: '祝好运！' }).click();
  await expect(hostile.page.locator('.chat-lines').getByText('祝好运！')).toBeVisible();

  // Whoever is muted says nothing any more, for whoever muted them.
  await openSheetOf(friend.page, name);
  await look(friend, 'about', false);
  await friend.page.getByRole('button', { name: '屏蔽', exact: true }).click();
  await friend.page.keyboard.press('Escape');
  await expect(lines.getByText(SAID)).toHaveCount(0);
  await say(hostile.page, `${SAID} again`);
  await keeper.page.goto(`${operated}/#/room/${code}`);
  await expect(keeper.page.locator('.chat-lines').getByText(`${SAID} again`)).toBeVisible();
  await expect(lines.getByText('again')).toHaveCount(0);
  await openSheetOf(friend.page, name);
  await friend.page.getByRole('button', { name: '取消屏蔽' }).click();
  await friend.page.keyboard.press('Escape');
  await expect(lines.getByText(`${SAID} again`)).toBeVisible();
  await report(friend.page, name, REASON);
  const guest = await nameOf(friend.page);
  await report(hostile.page, guest, REASON);
  await look(friend, 'room');
  for (const one of all) await expectUnharmed(one);

  // The table, and what is said there.
  await hostile.page.getByRole('button', { name: '开始' }).click();
  const theirs = friend.page.locator('.board-table .tcard').filter({ hasText: CARD }).first();
  await expect(friend.page.locator('main.board')).toBeVisible({ timeout: 60_000 });
  while ((await theirs.count()) === 0) {
    await answerByMouse(await whoGoesOn([hostile.page, friend.page]));
  }
  await expect(friend.page.locator('main.board').getByText(name).first()).toBeAttached();
  await friend.page.getByRole('button', { name: '房间', exact: true }).click();
  await expect(lines.getByText(`${SAID} again`)).toBeVisible();
  await look(friend, 'table-chat', false);
  await friend.page.keyboard.press('Escape');
  await look(friend, 'table', false);
  await expect(keeper.page.locator('main.board').getByText(name).first()).toBeAttached();
  await giveUp(friend.page, hostile.page, isMobile);
  await expect(friend.page.locator('.outcome').getByText(name).first()).toBeVisible();
  await look(friend, 'outcome', false);
  for (const one of all) await expectUnharmed(one);

  // Another game with the same people; and another name.
  await hostile.page.getByRole('button', { name: '回房间再来一局' }).click();
  await friend.page.getByRole('button', { name: '再来一局' }).click();
  await hostile.page.getByRole('button', { name: '再来一局' }).click();
  for (const { page } of all) await expect(page.locator('main.board')).toBeVisible();
  await takeName(hostile.page, otherName);
  await expect(friend.page.locator('main.board').getByText(otherName).first()).toBeAttached();
  await giveUp(friend.page, hostile.page, isMobile);
  await expect(friend.page.locator('.outcome').getByText(otherName).first()).toBeVisible();

  // Matches, whom one has met, and who plays best.
  await friend.page.goto(`${other.url}/#/matches`);
  const played = friend.page.locator('.room-row').filter({ hasText: `与 ${otherName}` });
  await expect(played).toHaveCount(2);
  await expect(friend.page.getByRole('row').filter({ hasText: otherName }).first()).toBeVisible();
  await friend.page.getByLabel('游戏').selectOption('三国智');
  await expect(friend.page.getByRole('row').filter({ hasText: otherName })).toHaveCount(2);
  await look(friend, 'matches');
  await expectUnharmed(friend);

  // The replay, as the other saw it.
  await played.last().click();
  await expect(friend.page).toHaveURL(/#\/match\//);
  const board = friend.page.locator('main.board');
  await expect(board.getByText(otherName).first()).toBeAttached();
  await look(friend, 'replay', false);
  await friend.page.getByLabel('从谁的座位看').selectOption({ index: 0 });
  const hand = friend.page.locator('.board-foot .tcard').filter({ hasText: CARD });
  await expect(hand.first()).toBeVisible();
  await look(friend, 'replay-other-seat', false);
  await expectUnharmed(friend);

  // What was reported, for whoever looks after the site.
  await keeper.page.goto(`${operated}/#/online`);
  await keeper.page.getByRole('link', { name: '站务' }).click();
  const reports = keeper.page.locator('.report');
  await expect(reports).toHaveCount(2);
  await expect(reports.getByText(REASON)).toHaveCount(2);
  await expect(keeper.page.getByText(`举报：${otherName}`)).toBeVisible();
  await expect(keeper.page.getByText(`${otherName} 举报`)).toBeVisible();
  await expect(reports.first().getByText(SAID).first()).toBeVisible();
  await look(keeper, 'site');
  await expectUnharmed(keeper);
  for (let left = 2; left > 0; left--) {
    await reports.first().getByRole('button', { name: '处理完毕' }).click();
    await expect(reports).toHaveCount(left - 1);
  }
  await expect(keeper.page.getByText('没有未处理的举报。')).toBeVisible();
  for (const one of all) await expectUnharmed(one);
});

/** What the person at this page is called in the room that it shows. */
async function nameOf(page: Page): Promise<string> {
  // What is said of the other seat may speak of 你, too.
  const you = page.getByText('你', { exact: true });
  const mine = page.locator('.room-seat').filter({ has: you }).locator('.person-name');
  return (await mine.textContent()) ?? '';
}
