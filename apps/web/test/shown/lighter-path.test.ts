import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { picturesOf } from '../../build/cards.ts';
import { lighterPath, type Piece, piecesOf } from '../../build/lighter-path.ts';
import { pack } from '../../build/sharing.ts';
import { GAME_IDS, type GameId } from '../../games/ids.ts';

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const ICONS: readonly { readonly body: string }[] = Object.values(
  JSON.parse(readFileSync(file, 'utf8')).icons,
);

/** So many bytes the pictures of a game may take as they travel. */
const MOST: Readonly<Record<GameId, number>> = {
  minxin: 51_000,
  sanguozhi: 117_000,
  evolve: 89_000,
  sanguosha: 57_000,
};

describe('a lighter path', () => {
  test('runs on whole units, by the shortest commands', () => {
    expect(lighterPath('M10.2,20.4 L 30.3 20.4 L 30.3,40.1 l.1.1 Z')).toBe('m10 20h20v20z');
    expect(lighterPath('m0 0 10.4 10.4 10.4 10.4')).toBe('m0 0 10 10 11 11');
    expect(lighterPath('M5 5C6 7 8 9 10 10S1e1 12 14.6-2')).toBe('m5 5c1 2 3 4 5 5s0 2 5-12');
    expect(lighterPath('M8 8a2.25 2.25 0 014 3')).toBe('m8 8a2.3 2.3 0 0 1 4 3');
    expect(lighterPath('M8 8a.5.5 0 10-1.6 0')).toBe('m8 8a0.5 0.5 0 1 0-2 0');
  });

  it('begins the next part where the one before was closed', () => {
    expect(lighterPath('M4.6 4.6h10v10zm1 1h2')).toBe('m5 5h10v10zm1 1h2');
  });

  it('is refused for what is no path', () => {
    expect(() => lighterPath('M1 2x3')).toThrow('no command');
    expect(() => lighterPath('M1 2L3')).toThrow('L'.toLowerCase());
  });

  it('leads where the icon does, no point off by more than half a unit', () => {
    const paths = ICONS.flatMap(({ body }) => [...body.matchAll(/\bd="([^"]+)"/g)])
      .map(([, data = '']) => data)
      .filter((_, place) => place % 5 === 0);
    expect(paths.length).toBeGreaterThan(600);
    for (const data of paths) expect(trail(lighterPath(data))).toEqual(trail(data));
  });
});

it.each(GAME_IDS)('all pictures of %s are light', async (game) => {
  expect(gzipSync(pack(await picturesOf(game))).length).toBeLessThan(MOST[game]);
});

/** The points a path goes through and is drawn to, on whole units; what leads nowhere leaves no trail. */
function trail(data: string): string[] {
  const found: string[] = [];
  let at = '0 0';
  for (const { command, points } of piecesOf(data)) {
    const words = points.map(([x, y]) => `${Math.round(x) + 0} ${Math.round(y) + 0}`);
    if (command !== 'm' && command !== 'z' && words.every((one) => one === at)) continue;
    found.push(`${kindOf(command)} ${words.join(' ')}`);
    at = words.at(-1) ?? at;
    if (command === 'z') at = found.findLast((one) => one.startsWith('m '))?.slice(2) ?? at;
  }
  return found;
}

function kindOf(command: Piece['command']): string {
  return command === 'h' || command === 'v' ? 'l' : command;
}
