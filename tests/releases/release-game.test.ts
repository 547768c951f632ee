import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minxin } from '@lianhuan/minxin';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardsDigest, writeGolden } from '../../scripts/release/golden.ts';
import type { Places } from '../../scripts/release/places.ts';
import { releaseGame } from '../../scripts/release/release-game.ts';
import { versionFile } from '../../scripts/release/version-file.ts';
import { someGolden } from './some-golden.ts';

/** A busy machine takes its time to build a module, in milliseconds. */
const PATIENT = { timeout: 240_000 };
const { version } = minxin;

let folder: string;
let places: Places;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lianhuan-release-'));
  places = {
    frozen: join(folder, 'frozen'),
    golden: join(folder, 'golden'),
    changelog: join(folder, 'CHANGELOG.md'),
    packages: folder,
  };
  mkdirSync(join(folder, 'minxin'));
  writeFileSync(versionFile('minxin', places), '');
  writeFileSync(places.changelog, `## [minxin ${version}] - unreleased\n\n- all of it\n`);
  writeGolden({ ...someGolden(), cards: await cardsDigest('minxin') }, places);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function frozen(): string[] {
  const own = join(places.frozen, 'minxin');
  return existsSync(own) ? readdirSync(own) : [];
}

/** Expects that the release is refused with these words and that no file has changed. */
async function expectRefused(says: RegExp): Promise<void> {
  const before = [frozen(), readFileSync(places.changelog, 'utf8')];
  await expect(releaseGame('minxin', false, places)).rejects.toThrow(says);
  expect([frozen(), readFileSync(places.changelog, 'utf8')]).toEqual(before);
  expect(readFileSync(versionFile('minxin', places), 'utf8')).toBe('');
}

describe('a release', PATIENT, () => {
  test('writes the engine, the version with its content, and the day; once more changes nothing', async () => {
    const told = await releaseGame('minxin', false, places);
    const [file = '', ...others] = frozen();
    expect(others).toEqual([]);
    const content = file.slice(version.length + 1, -'.js'.length);
    expect(content).toMatch(/^[0-9a-f]{12}$/);
    expect(told).toMatch(/\d+ kB, \d+ kB gzipped; 1 golden games play the same/);
    const said = readFileSync(versionFile('minxin', places), 'utf8');
    expect(said).toContain(`VERSION = '${version}'`);
    expect(said).toContain(`CONTENT: string = '${content}'`);
    const changelog = readFileSync(places.changelog, 'utf8');
    expect(changelog).toMatch(new RegExp(`\\] - \\d{4}-\\d\\d-\\d\\d · ${content}\n\n- all of it`));

    await releaseGame('minxin', false, places);
    expect(frozen()).toEqual([file]);
  });

  test('is refused if its version was released with other content', async () => {
    mkdirSync(join(places.frozen, 'minxin'), { recursive: true });
    writeFileSync(join(places.frozen, 'minxin', `${version}-0123456789ab.js`), '');
    await expectRefused(/released with other content \(0123456789ab, now [0-9a-f]{12}\)\. Raise/);
  });

  test('is refused if the rules play a golden game otherwise', async () => {
    const golden = someGolden();
    const [game] = golden.games;
    const cards = await cardsDigest('minxin');
    const answers = game.answers.with(40, 999);
    writeGolden({ ...golden, cards, games: [{ ...game, answers }] }, places);
    await expectRefused(/not those of the golden games[\s\S]*answers\[40\]/);
  });

  test('is refused if something else is printed on the cards', async () => {
    writeGolden(someGolden(), places);
    await expectRefused(/rules or cards are not those/);
  });

  test('is refused without golden games, and if the changelog says nothing of it', async () => {
    rmSync(places.golden, { recursive: true });
    await expectRefused(/No golden games yet/);
    writeFileSync(places.changelog, `## [minxin ${version}] - unreleased\n\n### Changed\n`);
    await expectRefused(/CHANGELOG.md says nothing/);
  });
});
