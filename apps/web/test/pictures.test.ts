import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { library as minxinLibrary } from '@lianhuan/minxin';
import { library as sanguoshaLibrary } from '@lianhuan/sanguosha';
import { library as sanguozhiLibrary } from '@lianhuan/sanguozhi';
import { describe, expect, it } from 'vitest';
import { wholeCards } from '../build/cards.ts';
import type { CardInfo } from '../cards/card-info.ts';
import type { Scene } from '../cards/scenes.ts';
import { sceneOf as evolveScene } from '../games/evolve/card/scene.ts';
import { GAME_IDS, type GameId } from '../games/ids.ts';
import { sceneOf as minxinScene } from '../games/minxin/card/scene.ts';
import { iconOf as minxinIcon } from '../games/minxin/icons.ts';
import { sceneOf as sanguoshaScene } from '../games/sanguosha/card/scene.ts';
import { iconOf as sanguoshaIcon } from '../games/sanguosha/icons.ts';
import { sceneOf as sanguozhiScene } from '../games/sanguozhi/card/scene.ts';
import { iconOf as sanguozhiIcon } from '../games/sanguozhi/icons.ts';

/** Each is handed cards of its own game alone. */
const SCENES: Readonly<Record<GameId, (card: never) => Scene>> = {
  minxin: minxinScene,
  sanguozhi: sanguozhiScene,
  evolve: evolveScene,
  sanguosha: sanguoshaScene,
};

/** Where the icon of a card is said. */
const ICONS_OF: Readonly<Record<GameId, string>> = {
  minxin: '`icon` beside its text',
  sanguozhi: 'apps/web/games/sanguozhi/icons.json',
  evolve: '`icon` beside its text',
  sanguosha: 'apps/web/games/sanguosha/icons.json',
};

/** Cards of different names that may have one picture. */
const ALIKE: Readonly<Record<GameId, readonly (readonly string[])[]>> = {
  minxin: [],
  sanguozhi: [],
  evolve: [],
  sanguosha: [],
};

describe.each(GAME_IDS)('pictures of %s', (game) => {
  it('are one for each name, and one card’s alone where it has no other of its name', async () => {
    const cards = await ownFaces(game);
    const pictures = await byPicture(game);
    const shared = [...pictures.values()].filter(({ length }) => length > 1);
    const names = cards.map(({ name }) => name.zh);
    const namesakes = names.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
    expect(pictures.size).toBe(new Set(names).size);
    expect(shared.flat().length).toBe(namesakes.length);
  });

  it('are shared by those alone who are the same', async () => {
    const shared = [...(await byPicture(game)).values()]
      .map((cards) => [...new Set(cards.map(({ name }) => name.zh))])
      .filter(({ length }) => length > 1);
    expect(shared, `give one of each an icon of its own (${ICONS_OF[game]})`).toEqual(ALIKE[game]);
  });
});

it('nothing stands in Han China that never stood there', () => {
  const borne = [
    ...minxinLibrary().map(minxinIcon),
    ...sanguozhiLibrary().map(sanguozhiIcon),
    ...sanguoshaLibrary().map(sanguoshaIcon),
  ];
  expect(borne.filter((icon) => FOREIGN.test(icon))).toEqual([]);
});

it('nor do the glossaries of the games that play there show any', () => {
  const shown = (['minxin', 'sanguozhi', 'sanguosha'] as const).flatMap(glossaryIcons);
  expect(shown.length).toBeGreaterThan(300);
  expect(shown.filter((icon) => FOREIGN.test(icon) || OF_NO_HAN_TABLE.test(icon))).toEqual([]);
});

/** What stands for a thing of play elsewhere: pieces of chess, a judge's hammer, laurels, a king on his throne. */
const OF_NO_HAN_TABLE =
  /^chess-|crown|^throne-king|^gavel|^laurels|^round-table|^guarded-tower|^traffic|^crystal-ball|^grim-reaper|^camping-tent/;

/** Castles, churches and mosques, knights, Vikings and pirates, crowns of kings, guns: in the names of icons. */
const FOREIGN =
  /castle|church|cathedral|mosque|palace|medieval|gothic|-cross$|templar|knight|^crown|(?:imperial|jewel|queen)-crown|viking|drakkar|pirate|pistol|-gun$|rifle|cannon|trireme|spyglass/;

it('a card that somebody adds to 三国智 has the icon of a card like it', () => {
  const borne = new Set(sanguozhiLibrary().map(sanguozhiIcon));
  const nameless = sanguozhiLibrary().map((card) => sanguozhiIcon({ ...card, name: '无名' }));
  expect(nameless.filter((icon) => !borne.has(icon))).toEqual([]);
});

it('a general whom somebody adds to 三国杀 has the icon of a soldier', () => {
  const borne = new Set(sanguoshaLibrary().map(sanguoshaIcon));
  const generals = sanguoshaLibrary().filter(({ kind }) => kind === 'general');
  const nameless = generals.map((card) => sanguoshaIcon({ ...card, name: '无名' }));
  expect(nameless.filter((icon) => !borne.has(icon))).toEqual([]);
});

function glossaryIcons(game: GameId): string[] {
  const folder = join(import.meta.dirname, '..', 'games', game, 'glossary');
  return readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .flatMap(({ terms }: { terms: readonly { readonly icon?: string }[] }) => terms)
    .flatMap(({ icon }) => icon ?? []);
}

/** Copies of a card of 三国杀 have its face. */
async function ownFaces(game: GameId): Promise<readonly CardInfo[]> {
  const cards: readonly (CardInfo & { readonly face?: unknown })[] = await wholeCards(game);
  return cards.filter(({ id, face }) => typeof face !== 'string' || face === id);
}

async function byPicture(game: GameId): Promise<ReadonlyMap<string, readonly CardInfo[]>> {
  const pictures = new Map<string, CardInfo[]>();
  for (const card of await ownFaces(game)) {
    const { land, feature, stamp } = SCENES[game](card as never);
    const picture = [card.icon, land, feature, stamp].join('|');
    pictures.set(picture, [...(pictures.get(picture) ?? []), card]);
  }
  return pictures;
}
