import { expect, test } from 'vitest';
import { DOOR, fileOf, releaseOf, shelfOf } from '../index.ts';

const release = { game: 'minxin', version: '1.0.0', content: '0123456789ab' };

test('a release is its file’s name, and the other way round', () => {
  expect(fileOf(release)).toBe('minxin/1.0.0-0123456789ab.js');
  expect(releaseOf(fileOf(release))).toEqual(release);
});

test.each([
  'minxin/1.0.0.js',
  'minxin/1.0.0-0123456789AB.js',
  'index.json',
  '1.0.0-0123456789ab.js',
])('%s is no release', (file) => {
  expect(releaseOf(file)).toBeNull();
  expect(shelfOf({ [file]: 'data:text/javascript,' }).releases).toEqual([]);
});

test('an engine is fetched once', async () => {
  const shelf = shelfWith(DOOR);
  expect(await shelf.load(release)).toBe(await shelf.load(release));
});

test('an engine with a door that this build does not know is not let in', async () => {
  await expect(shelfWith(DOOR + 1).load(release)).rejects.toThrow(/door/);
});

function shelfWith(door: number) {
  const code = `export const engine = { door: ${door} }`;
  return shelfOf({ [fileOf(release)]: `data:text/javascript,${encodeURIComponent(code)}` });
}
