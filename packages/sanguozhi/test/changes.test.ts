import { type Match, NOBODY, view } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { cards } from '../cards/check-cards.ts';
import { library } from '../cards/library.ts';
import { type LaidCard, type LaidZone, laidCard } from '../table/position.ts';
import type { SanguozhiPublicState } from '../table/public-state.ts';
import { of } from '../table/zones.ts';
import { A, layOut, playOn } from './position-scene.ts';

// Why a card is not what is printed on it, as everybody may ask.

const made = cards.readCards([
  { name: '测试主公', kind: '将领', needs: '3步', stats: '2/2/3', text: '' },
  { name: '测试新兵', kind: '将领', stats: '1/1/0', text: '' },
  { name: '测试剑', kind: '宝物', type: '武器', text: '装备将领攻+2。' },
  { name: '测试旗手', kind: '将领', stats: '1/1/0', text: '己方场上骑兵将领具有“刚勇”。' },
  { name: '测试骑士', kind: '将领', stats: '1/1/0', arms: ['骑兵'], text: '' },
]);
if (!made.ok) throw new Error(made.problems[0].text.en);
const known = [...library(), ...made.value];

function laid(name: string, treasures: readonly LaidCard[] = []): LaidCard {
  const definition = known.findIndex((card) => card.name === name);
  return laidCard(definition, { treasures });
}

function changesOf(zones: readonly LaidZone[], zone: 'main' | 'deputy', index = 0) {
  const match = playOn(layOut(known, zones));
  const { cards: changed } = view(match as unknown as Match, NOBODY).state as SanguozhiPublicState;
  const card = match.table.zones[of(A, zone)].cards[index];
  return changed[match.table.cards[card].handle];
}

test('each step is told by layer, with the card that did it, or the rules', () => {
  const main = changesOf(
    [
      { seat: A, zone: 'main', cards: [laid('测试主公', [laid('测试剑')])] },
      { seat: A, zone: 'troops', cards: Array(3).fill(laid('步兵兵权')) },
    ],
    'main',
  );
  const steps = main?.changes.map(({ layer, by, what, from, to }) => [
    layer,
    by?.zh,
    what,
    from,
    to,
  ]);
  expect(steps).toEqual([
    ['stat-add', undefined, 'attack', 2, 4],
    ['stat-add', undefined, 'life', 2, 4],
    ['stat-add', '测试剑', 'attack', 4, 6],
  ]);
});

test('abilities that an effect grants stand beside those printed', () => {
  const zone = { seat: A, zone: 'deputy', cards: [laid('测试骑士'), laid('测试旗手')] } as const;
  const rider = changesOf([zone], 'deputy');
  expect(rider?.abilities).toEqual([{ zh: '刚勇', en: 'Valour', granted: true }]);
  expect(rider?.changes).toMatchObject([
    { layer: 'text', by: { zh: '测试旗手' }, what: 'abilities' },
  ]);
});

test('a card that is as printed is not listed', () => {
  const zone = { seat: A, zone: 'deputy', cards: [laid('测试新兵')] } as const;
  expect(changesOf([zone], 'deputy')).toBeUndefined();
});
