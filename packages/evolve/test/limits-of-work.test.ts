import { expect, test } from 'vitest';
import { library } from '../cards/library.ts';
import { laidCard } from '../table/position.ts';
import type { EvolveTable } from '../table/table.ts';
import { A, B, layOut, playOn, readMade } from './position-scene.ts';

// What nobody prints, but a guest's deck may hold: the options of a decision are found in few steps.

const lines = (count: number, line: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => line(place)).join('\n');

const SPELLS = ['甲', '乙', '丙', '丁'].map((name) => ({ name, kind: '法术', cost: 9 }));
const known = library();
const [ASKER, TARGET, FIRST] = [0, 1, 2].map((place) => known.length + place);
const TARGETS = { name: '兵', kind: '随从', stats: '1/1' };

/** A's table with that card on the field or in the hand, and cards of four names everywhere. */
function tableWith(asker: object, zone: 'hand' | 'field'): EvolveTable {
  const made = readMade([{ name: '问', cost: 10, ...asker }, TARGETS, ...SPELLS]);
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => laidCard(FIRST + (place % SPELLS.length)));
  const copies = (definition: number, count: number) =>
    Array.from({ length: count }, () => laidCard(definition));
  const askers = copies(ASKER, zone === 'hand' ? 1 : 5);
  return layOut(
    [...known, ...made],
    [
      { seat: A, zone: 'hand', cards: zone === 'hand' ? [...askers, ...many(6)] : many(7) },
      { seat: A, zone: 'field', cards: zone === 'field' ? askers : [] },
      { seat: A, zone: 'graveyard', cards: [...many(20), ...copies(TARGET, 20)] },
      { seat: A, zone: 'deck', cards: many(20) },
      { seat: B, zone: 'deck', cards: many(20) },
    ],
  );
}

function verbsOf(table: EvolveTable): readonly string[] {
  return playOn(table).pending.flatMap(({ options }) => options.map(({ verb }) => verb));
}

test('of 24 additional costs that are alike it only matters how many are paid', () => {
  const text = lines(24, () => '使用时，可以丢弃1张手牌：此卡牌的使用费用-1。');
  expect(verbsOf(tableWith({ kind: '法术', text }, 'hand'))).toContain('use');
});

test('24 additional costs of two kinds, and 24 with an X, are combined up to a bound', () => {
  const kinds = ['丢弃1张手牌', '将1张你墓场的卡牌放置到牌组底部'];
  const two = lines(24, (place) => `使用时，可以${kinds[place % 2]}：此卡牌的使用费用-1。`);
  const named = lines(24, () => '使用时，可以丢弃X张手牌：此卡牌的使用费用-X。');
  for (const text of [two, named]) {
    expect(verbsOf(tableWith({ kind: '法术', text }, 'hand'))).toContain('end-main');
  }
});

test('a row of 选择 finds cards enough, or that there are too few, without going through all ways', () => {
  const row = (last: string) =>
    `${Array.from({ length: 8 }, () => '选择1张你墓场的随从').join('，')}，${last}，抽1张卡牌。`;
  const all = tableWith({ kind: '法术', cost: 0, text: row('选择1张你墓场的随从') }, 'hand');
  expect(verbsOf(all)).toContain('use');
  const none = tableWith({ kind: '法术', cost: 0, text: row('选择1个对手的随从') }, 'hand');
  expect(verbsOf(none)).not.toContain('use');
});

test('the ways to pay for all options of a decision are counted together', () => {
  const text = lines(5, () => '横置，将8张你墓场的卡牌放置到牌组底部，丢弃9张手牌：抽1张卡牌。');
  const table = tableWith({ kind: '随从', stats: '1/1', text }, 'field');
  let tried = 0;
  const send: EvolveTable['procedures']['send'] = (...given) => {
    tried += 1;
    return table.procedures.send(...given);
  };
  verbsOf({ ...table, procedures: { ...table.procedures, send } });
  // 25 abilities, each of which had 300 of its own before.
  expect(tried).toBeGreaterThan(300);
  expect(tried).toBeLessThan(800);
});
