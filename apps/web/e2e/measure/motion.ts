import type { Page } from '@playwright/test';
import type { Figure } from './figure.ts';
import type { Site } from './site.ts';
import { openTable } from './tables.ts';

const SLOWDOWN = 4;
/** How long bots are watched, in milliseconds. */
const WATCHED = 12_000;
/** How long a player takes to follow a hint, in milliseconds. */
const BETWEEN = 700;

/** How many frames are lost on a slow processor while the bot of EVOLVE plays and cards fly. */
export async function motionFigures({ browser, url }: Site): Promise<Figure[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  await openTable(page, url, 'evolve', { animations: true, pace: 'quick' });
  const devtools = await context.newCDPSession(page);
  const still = await lostFrames(page, WATCHED / 4);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const moving = await lostFrames(page, WATCHED, true);
  await context.close();
  return [
    { what: 'frames lost, nothing moves, full speed', where: 'evolve', value: `${still} %` },
    { what: 'frames lost at a fourth of the speed', where: 'evolve', value: `${moving} %` },
  ];
}

/**
 * Of the frames a screen of 60 Hz would show, those that came late, in percent.
 * @param plays hints are followed meanwhile: from within the page, as what a test asks of it costs frames, too
 */
async function lostFrames(page: Page, time: number, plays = false): Promise<string> {
  const share = await page.evaluate(
    async ({ watched, between, playing }) => {
      const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
      const play = () => {
        click('dialog .ways button');
        click('[data-hinted] > .tcard-face, .answers [data-hinted]');
        dispatchEvent(new KeyboardEvent('keydown', { key: 'h' }));
      };
      const player = playing ? setInterval(play, between) : undefined;
      const times: number[] = [];
      await new Promise<void>((resolve) => {
        const begun = performance.now();
        const step = (now: number) => {
          times.push(now);
          if (now - begun < watched) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      });
      clearInterval(player);
      const due = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / (1000 / 60);
      return 1 - (times.length - 1) / due;
    },
    { watched: time, between: BETWEEN, playing: plays },
  );
  return (100 * Math.max(0, share)).toFixed(0);
}
