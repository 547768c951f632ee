import { UNRELEASED } from '@lianhuan/kernel';
import { RELEASED } from '@lianhuan/releases';
import { describe, expect, test } from 'vitest';
import { FUZZ_GAMES } from '../../scripts/fuzz-games.ts';
import { departures, printsAsBefore, readGolden } from '../../scripts/release/golden.ts';
import { todaysEngine } from '../../scripts/release/todays-engine.ts';

/** A busy machine takes its time to play whole games, in milliseconds. */
const PATIENT = { timeout: 240_000 };

// Records of a version go on opening only if that version goes on playing them alike. Golden games are
// whole games of each version, kept with many fingerprints.

describe.each(Object.entries(FUZZ_GAMES))('%s as it stands', PATIENT, (name, { game }) => {
  const { version, content } = game;
  const golden = readGolden(name, version);
  const remedy =
    content === UNRELEASED
      ? `${name} ${version} is not released, so its rules may change: play its golden games anew by \`npm run golden -- ${name}\``
      : `${name} ${version} is released: either it has to play as it did, or \`npm run raise -- ${name} patch\` makes it another version`;

  test('plays the golden games of its version as they were played', () => {
    if (golden !== null) expect(departures(golden, todaysEngine(name)), remedy).toEqual([]);
  });

  test('has the cards that the golden games of its version were played with', async () => {
    if (golden !== null) expect(await printsAsBefore(golden), remedy).toBe(true);
  });

  test('has an engine and golden games in the house, if it has the content of a release', () => {
    const release = RELEASED.releases.find((one) => one.game === name && one.content === content);
    if (content === UNRELEASED) expect(release).toBeUndefined();
    else
      expect({ release, golden: golden !== null }).toMatchObject({
        release: { version },
        golden: true,
      });
  });
});
