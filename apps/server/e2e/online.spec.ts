import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { answerByMouse, answerByTouch } from '../../web/e2e/support/player.ts';
import type { Door } from '../trials/door.ts';
import { whoGoesOn } from './at-table.ts';
import { newPage, startTwoServers, type TwoServers } from './two-servers.ts';

// Whole games between browsers, each at a server of its own: real servers, and the real database.

let site: TwoServers;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startTwoServers(join(process.env.LIANHUAN_E2E_FOLDER ?? '', 'site'));
});

test.afterAll(async () => {
  await site?.stop();
});

interface Player {
  readonly page: Page;
  readonly door: Door;
}

async function newPlayer(browser: Browser, isMobile: boolean, server: number): Promise<Player> {
  return { page: await newPage(browser, isMobile), door: await site.newDoor(server) };
}

const tableOf = (page: Page) => page.locator('main.board');

async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.outcome').count()) > 0;
}

/**
 * Plays until it is over, whoever is asked first goes first. Gives how many answers that took.
 * @param between after each so many answers
 */
async function playOut(
  players: readonly Player[],
  isMobile: boolean,
  between: (answers: number) => Promise<void>,
): Promise<number> {
  for (let answers = 1; ; answers++) {
    const page = await whoGoesOn(players.map((player) => player.page));
    if (await isOver(page)) return answers - 1;
    await (isMobile ? answerByTouch(page) : answerByMouse(page));
    await between(answers);
  }
}

interface OnlineGame {
  /** The page that sets it up. */
  readonly form: string;
  /** Chooses what makes it short. */
  setUp(page: Page): Promise<void>;
  /** How many sit down, each in a browser of their own; two where nothing is said. */
  readonly seats?: number;
}

const GAMES = {
  三国智: { form: 'sanguozhi', setUp: chooseShort },
  EVOLVE: { form: 'evolve', setUp: chooseShort },
  三国杀: {
    form: 'sanguosha',
    setUp: (page) => page.getByRole('radio', { name: '身份局', exact: true }).check(),
    seats: 5,
  },
  民心: {
    form: 'minxin',
    setUp: (page) => page.getByRole('radio', { name: '短局' }).check(),
  },
} as const satisfies Record<string, OnlineGame>;

/** The game that phones play, too: the shortest. */
const ON_PHONES: keyof typeof GAMES = '民心';

async function chooseShort(page: Page): Promise<void> {
  await page.getByText('更多设置').click();
  await page.getByRole('radio', { name: '短局' }).check();
}

/** Friends sit down at one table, in turn at one server and the other; the first of them made the room. */
async function sitDown(
  browser: Browser,
  isMobile: boolean,
  { form, setUp, seats = 2 }: OnlineGame,
) {
  const host = await newPlayer(browser, isMobile, 0);
  await host.page.goto(`${host.door.url}/#/${form}`);
  await setUp(host.page);
  await host.page.getByRole('button', { name: '和朋友联机' }).click();
  const letters = host.page.locator('.room-letters');
  await expect(letters).toHaveText(/^[A-Z]{4}$/);
  const code = await letters.textContent();
  await expect(host.page.getByText('链接只在这台电脑上有效')).toBeVisible();
  await host.page.getByLabel('响应停顿').selectOption('不停顿');

  const friends: Player[] = [];
  for (let seat = 1; seat < seats; seat++) {
    const friend = await newPlayer(browser, isMobile, seat % 2);
    // As in the network of a club: plain http, under a name that is not that of the machine itself.
    const club = friend.door.url.replace('127.0.0.1', 'club.test');
    await friend.page.goto(`${club}/#/room/${code}`);
    await expect(friend.page.getByText('链接只在这台电脑上有效')).toBeHidden();
    await friend.page.getByRole('button', { name: '复制链接' }).click();
    await expect(friend.page.getByRole('button', { name: '已复制' })).toBeVisible();
    await friend.page.getByRole('button', { name: '入座' }).first().click();
    await friend.page.getByRole('button', { name: '准备', exact: true }).click();
    friends.push(friend);
  }
  await expect(host.page.getByRole('button', { name: '开始' })).toBeEnabled();
  await host.page.getByRole('button', { name: '开始' }).click();
  const players = [host, ...friends];
  for (const { page } of players) await expect(tableOf(page)).toBeVisible();
  return players;
}

/** Waits until what is counted stays the same for a while: lines of the last answer may be on their way. */
async function settled(count: () => Promise<number>): Promise<void> {
  let last = -1;
  const isSame = async () => {
    const before = last;
    last = await count();
    return last === before;
  };
  await expect.poll(isSame, { intervals: [1000] }).toBe(true);
}

for (const [name, game] of Object.entries(GAMES)) {
  const friends = 'seats' in game ? 'five' : 'two';
  test(`${friends} friends play a whole game of ${name}, one reloaded, cut off and moved`, async ({
    browser,
    isMobile,
  }) => {
    test.skip(isMobile && name !== ON_PHONES, 'one whole game is enough on phones');
    test.setTimeout(900_000);
    const players = await sitDown(browser, isMobile, game);
    const friend = players[1];
    const given = await playOut(players, isMobile, async (answers) => {
      if (answers === 3) await friend.page.reload();
      if (answers === 6) friend.door.cut();
      if (answers === 9) friend.door.moveTo(site.servers[0].port);
      // The server that both play at now is killed: both go to the other. It is the last game.
      if (answers === 40 && name === '民心') {
        await site.servers[0].kill();
        for (const { door } of players) door.moveTo(site.servers[1].port);
      }
      // Whoever comes anew has all of the log, though the end of it is sent first.
      if (answers === 60 && !isMobile) {
        const entries = friend.page.locator('.log > li');
        await settled(() => entries.count());
        // A short game may end with this very answer; then the room is what one comes back to.
        if (await isOver(friend.page)) return;
        const before = { count: await entries.count(), first: await entries.first().innerText() };
        await friend.page.reload();
        await expect(entries).toHaveCount(before.count);
        await expect(entries.first()).toHaveText(before.first);
      }
    });
    // So all of that happened.
    expect(given).toBeGreaterThan(name === '民心' ? 60 : 9);
    for (const { page } of players) {
      await expect(page.locator('.outcome')).toBeVisible();
      await expect(page.getByRole('button', { name: '分享', exact: true })).toBeVisible();
    }
    // Whoever comes back later finds the room again, and in it the way to what was played.
    await friend.page.reload();
    await friend.page.getByRole('link', { name: '看上一局' }).click();
    await expect(tableOf(friend.page)).toBeVisible();
    await expect(friend.page.getByRole('slider').first()).toBeVisible();
    for (const { page } of players) await page.context().close();
  });
}
