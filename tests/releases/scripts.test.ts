import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FUZZ_GAMES } from '../../scripts/fuzz-games.ts';
import { asReleased, changesOf, withNewVersion } from '../../scripts/release/changelog.ts';
import { nextVersion, versionFile, versionModule } from '../../scripts/release/version-file.ts';

const SCRIPTS = join(import.meta.dirname, '../../scripts');
const RELEASE = { game: 'minxin', version: '1.1.0', content: '0123456789ab' };

describe('the changelog', () => {
  const first = '# Changelog\n\nWords.\n\n## [minxin 1.0.0] - 2026-01-01 · aaaaaaaaaaaa\n\n- all\n';

  test('has a place for a new version above the others, which says nothing yet', () => {
    const text = withNewVersion(first, 'minxin', '1.1.0');
    expect(text).toContain(
      'Words.\n\n## [minxin 1.1.0] - unreleased\n\n### Changed\n\n## [minxin 1',
    );
    expect(changesOf(text, 'minxin', '1.1.0')).toBe('');
    expect(changesOf(text, 'minxin', '1.0.0')).toBe('- all');
    expect(changesOf(text, 'evolve', '1.0.0')).toBe('');
  });

  test('names the day of a release, and its content', () => {
    const text = asReleased(withNewVersion(first, 'minxin', '1.1.0'), RELEASE, '2026-02-03');
    expect(text).toContain('## [minxin 1.1.0] - 2026-02-03 · 0123456789ab\n');
    expect(text).toContain('## [minxin 1.0.0] - 2026-01-01 · aaaaaaaaaaaa\n');
  });
});

test.each([
  ['major', '2.0.0'],
  ['minor', '1.3.0'],
  ['patch', '1.2.4'],
  ['huge', null],
])('a %s change makes 1.2.3 %s', (step, next) => {
  expect(nextVersion('1.2.3', step)).toBe(next);
});

test.each(Object.entries(FUZZ_GAMES))(
  '%s says its version as the commands write it',
  (name, { game }) => {
    expect(readFileSync(versionFile(name), 'utf8')).toBe(versionModule(game.version, game.content));
  },
);

test.each([
  ['release', ['minxin', '--quickly'], 'Usage'],
  ['release', ['chess', '--dirty'], 'There is no game “chess”'],
  ['release', ['minxin', '0.0.1', '--dirty'], 'not 0.0.1'],
  ['golden', [], 'Usage'],
  ['raise', ['minxin', 'a-lot'], 'Usage'],
])('npm run %s -- %s is refused in a line', (script, words, says) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [
    join(SCRIPTS, `${script}.ts`),
    ...words,
  ]);
  expect({ status, out: String(stdout) }).toEqual({ status: 2, out: '' });
  expect(String(stderr)).toContain(says);
  expect(String(stderr)).not.toMatch(/^\s+at /m);
});
