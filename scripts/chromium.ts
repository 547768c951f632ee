import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';

const packageFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
  '..',
);

/**
 * What Playwright needs to start a browser: `chromium.launch(await chromiumLaunchOptions())`.
 *
 * On Linux x64 the browser comes out of an npm package, so nothing is downloaded apart from
 * `npm ci`. Elsewhere Playwright looks for its own (`npx playwright install chromium`).
 */
export async function chromiumLaunchOptions(): Promise<
  LaunchOptions & { readonly args: string[] }
> {
  // Not the package's own arguments: its --single-process breaks half the tests.
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'];
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args };

  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  if (!lacksLibraries(executablePath)) return { args, executablePath };
  return {
    args,
    executablePath,
    env: { ...definedEnvironment(), LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') },
  };
}

/**
 * The package unpacks into the temp folder and takes whatever an earlier version left there.
 * Here each version gets a folder of its own, which appears complete or not at all.
 */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const cache = join(packageFolder, '..', '..', '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  const partial = `${folder}-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = partial;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(packageFolder, 'bin', 'al2023.tar.br'));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another process was quicker.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Whether this system misses a shared library (nss, expat) that the package can supply. */
function lacksLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
