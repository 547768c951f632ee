import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts';
const [players = '2', names = 'main', sizes = 'd,p', lang='zh', theme='light', base='http://localhost:5192'] = process.argv.slice(2);
const records = JSON.parse(readFileSync(`/tmp/lh/w2/records-${players}.json`, 'utf8'));
const b = await chromium.launch(await chromiumLaunchOptions());
for (const size of sizes.split(',')) {
  const phone = size === 'p';
  const ctx = await b.newContext({ viewport: phone ? { width: 390, height: 844 } : size==='l'? {width:1280,height:720} : { width: 1440, height: 900 }, deviceScaleFactor: phone ? 2 : 1, hasTouch: phone, isMobile: phone });
  const p = await ctx.newPage();
  p.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 400)); });
  p.on('pageerror', (e) => console.log('pageerror', e.message));
  await p.addInitScript(([recs, lang, theme, players]) => {
    localStorage.setItem('lianhuan.settings', JSON.stringify({ state: { language: lang, animations: false, pace: 'none', theme, games: { sanguozhi: { stop: 'always' } } }, version: 1 }));
    for (const [k, record] of Object.entries(recs as object)) localStorage.setItem('lianhuan.game.' + k, JSON.stringify({ record, seats: ['human', ...Array(Number(players) - 1).fill('random')], finished: false, round: 1, scores: Array(Number(players)).fill(0), savedAt: 1 }));
  }, [records, lang, theme, players] as const);
  for (const name of names.split(',')) {
    await p.goto(base + '/empty.txt').catch(() => 0);
    await p.goto(`${base}/#/play/${name}`);
    try { await p.waitForSelector('.board', { timeout: 20000 }); } catch { console.log('no board', name, await p.locator('body').innerText()); }
    await p.waitForTimeout(900);
    await p.screenshot({ path: `/tmp/lh/w2/${name}-${players}-${size}.png` });
    console.log(name, size, await p.evaluate(() => { const t = document.querySelector('.board-table'); return [document.documentElement.scrollWidth, document.documentElement.clientWidth, t?.scrollHeight, t?.clientHeight, t?.scrollWidth, t?.clientWidth]; }));
  }
  await ctx.close();
}
await b.close();
