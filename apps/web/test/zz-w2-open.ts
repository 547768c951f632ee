import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts';
// args: players record size lang theme then steps "click:selector" "shot:name" "wait:ms" "text:..." 
const [players, name, size, lang, theme, ...steps] = process.argv.slice(2);
const records = JSON.parse(readFileSync(`/tmp/lh/w2/records-${players}.json`, 'utf8'));
const b = await chromium.launch(await chromiumLaunchOptions());
const phone = size === 'p';
const ctx = await b.newContext({ viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }, deviceScaleFactor: phone ? 2 : 1, hasTouch: phone, isMobile: phone });
const p = await ctx.newPage();
p.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 400)); });
p.on('pageerror', (e) => console.log('pageerror', e.message));
await p.addInitScript(([recs, lang, theme, players]) => {
  if (sessionStorage.getItem('x')) return; sessionStorage.setItem('x', '1');
  localStorage.setItem('lianhuan.settings', JSON.stringify({ state: { language: lang, animations: false, pace: 'none', theme, games: { sanguozhi: { stop: 'always' } } }, version: 1 }));
  for (const [k, record] of Object.entries(recs as object)) localStorage.setItem('lianhuan.game.' + k, JSON.stringify({ record, seats: ['human', ...Array(Number(players) - 1).fill('random')], finished: false, round: 1, scores: Array(Number(players)).fill(0), savedAt: 1 }));
}, [records, lang, theme, players] as const);
await p.goto(name.startsWith('#') ? `http://localhost:5192/${name}` : `http://localhost:5192/#/play/${name}`);
await p.waitForSelector('.board, .new-game', { timeout: 30000 }); await p.waitForTimeout(400);
for (const step of steps) {
  const [what, arg] = [step.slice(0, step.indexOf(':')), step.slice(step.indexOf(':') + 1)];
  try {
    if (what === 'click') await p.locator(arg).first().click({ timeout: 3000 });
    if (what === 'hover') await p.locator(arg).first().hover({ timeout: 3000 });
    if (what === 'wait') await p.waitForTimeout(Number(arg));
    if (what === 'key') await p.keyboard.press(arg);
    if (what === 'text') console.log(await p.locator(arg).first().innerText());
    if (what === 'shot') { await p.waitForTimeout(250); await p.screenshot({ path: `/tmp/lh/w2/${arg}.png` }); }
  } catch (e) { console.log(step, String(e).slice(0, 1500)); }
}
await b.close();
