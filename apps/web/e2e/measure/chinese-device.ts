import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import subsetFont from 'subset-font';
import { characters } from '../../build/characters.ts';

const CUTS = fileURLToPath(
  new URL('../../../../node_modules/.cache/lianhuan-fonts', import.meta.url),
);
/** Pieces without any drawn character are not in use (see `build/fonts.ts`). */
const EMPTY = 1000;

/**
 * What a browser is started with so that it draws Chinese by itself, as every phone does: a bare
 * Linux has no font for it. The device's font is what the app's own was cut to.
 */
export async function withChineseFont(
  launch: LaunchOptions,
  folder: string,
): Promise<LaunchOptions> {
  const fonts = join(folder, 'fonts');
  mkdirSync(fonts, { recursive: true });
  const shown = characters();
  const files = readdirSync(CUTS).filter((name) => name.endsWith('.woff2'));
  for (const file of files.filter((name) => statSync(join(CUTS, name)).size > EMPTY)) {
    const font = await subsetFont(readFileSync(join(CUTS, file)), shown, {
      targetFormat: 'truetype',
      variationAxes: { wght: 400 },
    });
    writeFileSync(join(fonts, file.replace('.woff2', '.ttf')), font);
  }
  const config = join(folder, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>/usr/share/fonts</dir><dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir>
    </fontconfig>`,
  );
  const env = Object.entries({ ...process.env, ...launch.env, FONTCONFIG_FILE: config });
  return {
    ...launch,
    env: Object.fromEntries(env.filter((one): one is [string, string] => one[1] !== undefined)),
  };
}
