import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, RELEASED } from '@lianhuan/releases';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../../scripts/release/freeze.ts';
import { departures, type Golden, readGolden } from '../../scripts/release/golden.ts';

/** A busy machine takes its time to play whole games, in milliseconds. */
const PATIENT = { timeout: 240_000 };

const FROZEN = join(import.meta.dirname, '../../packages/releases/frozen');

test('no two released engines of a game have one version', () => {
  const names = RELEASED.releases.map(({ game, version }) => `${game} ${version}`);
  expect(new Set(names).size).toBe(names.length);
});

for (const release of RELEASED.releases) {
  describe(`${release.game} ${release.version}, as it was released,`, PATIENT, () => {
    const code = readFileSync(join(FROZEN, fileOf(release)), 'utf8');

    test('is the module it was', () => {
      expect(contentOf(code, release.content)).toBe(release.content);
    });

    test('plays its golden games as they were played', async () => {
      const golden = readGolden(release.game, release.version);
      expect(golden).not.toBeNull();
      expect(departures(golden as Golden, await RELEASED.load(release))).toEqual([]);
    });

    test('says what it is, and what is printed on its cards', async () => {
      const engine = await RELEASED.load(release);
      expect(engine).toMatchObject(release);
      const { cards } = engine.print();
      expect(cards.length).toBeGreaterThan(50);
      for (const { id, name, text } of cards) {
        expect(id).toMatch(/^[a-z0-9-]+$/);
        for (const said of [name.zh, name.en]) expect(said).toMatch(/\S/);
        expect(typeof text.zh + typeof text.en).toBe('stringstring');
      }
    });
  });
}
