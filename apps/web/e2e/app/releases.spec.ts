import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchRecord, makeLink, parseRecord } from '@lianhuan/kernel';
import { fileOf, type Release, releaseOf } from '@lianhuan/releases';
import { expect, type Page, test } from '@playwright/test';
import { answerByMouse } from '../support/player.ts';
import { raisedSite } from '../support/raised-site.ts';
import { prefer, preferAsUsual } from '../support/storage.ts';

const RELEASES = join(import.meta.dirname, '../../../../packages/releases');
/** How the address of a released engine ends: nothing else is called so. */
const FROZEN = /\d+\.\d+\.\d+-[0-9a-f]{12}[^/]*\.js/;

/** A whole game of a release, which it goes on playing alike. */
function goldenRecord(release: Release): MatchRecord {
  const { game, version, content } = release;
  const file = join(RELEASES, 'golden', game, `${version}.json`);
  const golden = JSON.parse(readFileSync(file, 'utf8')).games.find(
    ({ setup }: MatchRecord) => (setup as { players: number }).players === 2,
  );
  const count = golden.answers.length;
  const record = parseRecord({ game, version, content, count, ...golden });
  if (!record.ok) throw new Error(record.problems[0]?.text.en);
  return record.value;
}

function releases(): Release[] {
  const folder = join(RELEASES, 'frozen');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => releaseOf(file.replaceAll('\\', '/')) ?? []);
}

test('whoever opens the app and waits until all of it is there fetches no released engine', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same app');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await preferAsUsual(page);
  await page.goto('/');
  await expect(page.getByText('断网也能玩')).toBeVisible({ timeout: 60_000 });
  expect(fetched.length).toBeGreaterThan(20);
  expect(fetched.filter((url) => FROZEN.test(url))).toEqual([]);
});

test('once the rules have gone on, games of released versions open and are played on', async ({
  page,
  isMobile,
}, testInfo) => {
  test.skip(isMobile, 'the same engines');
  test.setTimeout(400_000);
  expect(releases().length).toBeGreaterThanOrEqual(3);
  const folder = testInfo.outputPath('raised');
  const site = await raisedSite(folder);
  try {
    carriesEnginesApart(folder);
    await prefer(page);
    for (const release of releases()) await playOn(page, site.url, release);
  } finally {
    await site.close();
  }
});

/** Each engine is a file by itself, as it was released; the page that opens first names none of them. */
function carriesEnginesApart(folder: string): void {
  const assets = readdirSync(join(folder, 'assets'));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const first = assets.filter((file) => html.includes(file) && file.endsWith('.js'));
  expect(first.length).toBeGreaterThan(0);
  const opening = first.map((file) => readFileSync(join(folder, 'assets', file), 'utf8')).join('');
  for (const release of releases()) {
    const code = readFileSync(join(RELEASES, 'frozen', fileOf(release)), 'utf8');
    const name = `${release.version}-${release.content}`;
    const own = assets.filter((file) => file.startsWith(name) && file.endsWith('.js'));
    expect(own).toHaveLength(1);
    expect(readFileSync(join(folder, 'assets', own[0] as string), 'utf8') === code).toBe(true);
    expect([html.includes(name), opening.includes(name)]).toEqual([false, false]);
  }
}

/** By its link, to the middle, from there against a bot, and again after the page was left. */
async function playOn(page: Page, url: string, release: Release): Promise<void> {
  const record = goldenRecord(release);
  const middle = Math.floor(record.count / 2);
  await page.goto(`${url}#/g/${makeLink(record)}`);
  const board = page.locator('.board');
  await expect(board).toHaveAttribute('data-step', '0');
  await expect(page.getByText(`${release.version} 版`, { exact: true })).toBeVisible();
  await page.getByRole('slider').fill(String(middle));
  await expect(board).toHaveAttribute('data-step', String(middle));
  await page.getByRole('button', { name: '从这里继续玩' }).click();
  await page.getByRole('button', { name: '继续', exact: true }).click();
  await expect(page).toHaveURL(/#\/play\//);
  expect(await answerByMouse(page)).toBe(true);
  await page.reload();
  await expect(page.getByText(`${release.version} 版`, { exact: true })).toBeVisible();
  expect(await answerByMouse(page)).toBe(true);
}
