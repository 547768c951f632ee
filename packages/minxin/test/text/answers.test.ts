import { describe, expect, it } from 'vitest';
import { playCard } from '../../flow/play.ts';
import { recruit } from '../../flow/recruit.ts';
import { routForPower } from '../../flow/rout.ts';
import { besiege } from '../../flow/siege.ts';
import type { ContestKind } from '../../table/state.ts';
import { cardsIn, player } from '../../table/table.ts';
import { minxinText } from '../../text/reading/language.ts';
import { A, B, C, find, lay, perform, type Side, use } from './scene.ts';

/** What the words of an answer mean: 支付者 and 目标牌, for each kind of thing that is answered. */

const ALL = ['recruit', 'rout', 'siege', 'entry'] as const satisfies readonly ContestKind[];

/** 战力 if it is asked of the one that enters, 攻城战力 if of one that costs 5. */
const ASKED =
  '若目标牌正在被进场，战力+1；否则声望+5。若目标牌为费用不小于5的牌，攻城战力+1；否则声望+5';

/** B answers what A does with a scheme that says this; tells what B was asked, and how it came out. */
function answered(kind: ContestKind, effect: string, picks: readonly string[], payer: Side = {}) {
  const table = lay({
    cards: [
      { name: '答', kind: '计略', text: `闪电进场：${effect}。` },
      { name: '贼', kind: '乱军', cost: 2 },
      { name: '城', kind: '领土', cost: 5, defence: 1 },
      { name: '兵', kind: '部曲', cost: 3 },
      { name: '卒', kind: '部曲', cost: 4 },
    ],
    sides: [
      { renown: 9, power: 9, ...payer, hand: ['卒', ...(payer.hand ?? [])] },
      { hand: ['答'], territories: ['城'] },
      {},
    ],
    row: ['兵', '贼'],
  });
  const flows = {
    recruit: () => recruit(table, A, find(table, '兵')),
    rout: () => routForPower(table, A, find(table, '贼')),
    siege: () => besiege(table, A, find(table, '城')),
    entry: () => playCard(table, A, find(table, '卒')),
  };
  const { asked } = perform(table, flows[kind](), ['答', ...picks]);
  return { table, asked };
}

/** Is it among three things to choose from? */
function isOffered(kind: ContestKind, effect: string, payer: Side = {}): boolean {
  const choice = `选择一项：①声望+1；②${effect}；③攻城战力+9`;
  const { asked } = answered(kind, choice, ['发动', '攻城战力'], payer);
  const chosen = asked.find((one) => one.includes('选择一项')) ?? '';
  return chosen.split(' / ').length === 3;
}

describe('支付者', () => {
  it.each([
    ['支付者声望-1', {}],
    ['支付者弃置1张手牌', {}],
    ['支付者可以弃置1张手牌', {}],
    ['从支付者获取1民心', { favor: 1 }],
  ])('%s can be done only where something is paid', (effect, payer) => {
    for (const kind of ALL) expect(isOffered(kind, effect, payer)).toBe(kind !== 'entry');
  });

  it('nothing is seized from a payer when nobody but oneself has any', () => {
    expect(isOffered('recruit', '从支付者获取1民心')).toBe(false);
  });

  it.each(ALL.filter((kind) => kind !== 'entry'))('若如此做 after what it does: %s', (kind) => {
    const effect = '你可以支付者弃置1张手牌，若如此做，攻城战力+9';
    const { table } = answered(kind, effect, ['发动', '执行']);
    expect(player(table, B).siege).toBe(9);
    expect(cardsIn(table, A, 'hand')).toHaveLength(0);
  });

  it('若如此做 after what it declines', () => {
    const effect = '支付者可以弃置1张手牌，若如此做，攻城战力+9';
    const declined = answered('recruit', effect, ['发动', '不执行']);
    expect(player(declined.table, B).siege).toBe(0);
    expect(cardsIn(declined.table, A, 'hand')).toHaveLength(1);
    const done = answered('recruit', effect, ['发动', '执行']);
    expect(player(done.table, B).siege).toBe(9);
    expect(cardsIn(done.table, A, 'hand')).toHaveLength(0);
  });

  it('民心 is seized of the payer alone', () => {
    const effect = '你可以从支付者获取2民心，若如此做，攻城战力+9';
    const { table } = answered('recruit', effect, ['发动', '执行'], { favor: 3 });
    expect([player(table, A).favor, player(table, B).favor]).toEqual([1, 2]);
    expect(player(table, B).siege).toBe(9);
  });

  it('is nobody where nothing is answered', () => {
    const table = lay({
      cards: [{ name: '答', kind: '计略', text: '闪电进场：支付者声望-1，目标牌费用+1。' }],
      sides: [{ schemes: ['答'], renown: 3 }, { renown: 3 }],
    });
    expect(use(table, '答').value).toBe(false);
    expect([player(table, A).renown, player(table, B).renown]).toEqual([3, 3]);
  });
});

describe('what only an answer can mean needs 闪电', () => {
  it.each([
    '支付者声望-1',
    '支付者可以弃置1张手牌',
    '从支付者获取1民心',
    '目标牌费用+1',
    '若目标牌为部曲，战力+1',
    '若目标牌正在被招募，战力+1',
  ])('%s', (effect) => {
    const kinds = (text: string) => {
      const { diagnostics } = minxinText.parse(text, { kind: null, names: null });
      return diagnostics.map((one) => one.kind);
    };
    expect(kinds(`闪电进场：${effect}。`)).toEqual([]);
    expect(kinds(`进场：${effect}。`)).toEqual(['not-executable']);
    expect(kinds(`进场：你可以摸1张牌，若如此做，${effect}。`)).toEqual(['not-executable']);
    expect(kinds(`闪电每当你招募牌时，${effect}。`)).toEqual([]);
    expect(kinds(`每当你招募牌时，${effect}。`)).toEqual(['not-executable']);
  });

  it.each(['该玩家摸1张牌', '该玩家可以摸1张牌', '若你场上有领土，该玩家摸1张牌'])(
    'and 该玩家 a trigger: %s',
    (effect) => {
      const found = (text: string) =>
        minxinText.parse(text, { kind: null, names: null }).diagnostics.length;
      expect(found(`每当玩家招募牌时，${effect}。`)).toBe(0);
      expect(found(`进场：${effect}。`)).toBe(1);
      expect(found(`布令：${effect}。`)).toBe(1);
    },
  );
});

describe('目标牌', () => {
  it('is nothing where nothing is answered', () => {
    const table = lay({
      cards: [{ name: '答', kind: '计略', text: '闪电进场：若目标牌为牌，战力+1；否则声望+1。' }],
      sides: [{ schemes: ['答'] }, {}],
    });
    use(table, '答');
    expect(player(table, A)).toMatchObject({ power: 0, renown: 1 });
  });

  it('is what the innermost answer is about', () => {
    const table = lay({
      cards: [
        { name: '兵', kind: '部曲', cost: 3 },
        { name: '伏', kind: '部曲', cost: 5, text: '闪电进场：声望+1。' },
        { name: '问', kind: '计略', text: `闪电进场：${ASKED}。` },
      ],
      sides: [{ renown: 9 }, { hand: ['伏'] }, { hand: ['问'] }],
      row: ['兵'],
      shared: { 'central-deck': ['井阑'] },
    });
    perform(table, recruit(table, A, find(table, '兵')), ['伏', '问', '发动', '发动']);
    expect(player(table, C)).toMatchObject({ power: 1, siege: 1 });
  });

  it('its cost can be changed unless it is besieged', () => {
    for (const kind of ALL) expect(isOffered(kind, '目标牌费用+1')).toBe(kind !== 'siege');
  });

  it('若如此做 after its cost is changed', () => {
    const effect = '你可以目标牌费用+1，若如此做，攻城战力+9';
    const { table } = answered('recruit', effect, ['发动', '执行']);
    expect(player(table, B).siege).toBe(9);
    expect(player(table, A).renown).toBe(5);
  });

  const asked = ALL.flatMap((kind) =>
    (
      [
        ['recruit', '招募'],
        ['rout', '击溃'],
        ['siege', '攻城'],
        ['entry', '进场'],
      ] as const
    ).map(([named, zh]) => [kind, zh, kind === named] as const),
  );
  it.each(asked)('%s: 正在被%s is %s', (kind, zh, holds) => {
    const { table } = answered(kind, `若目标牌正在被${zh}，攻城战力+9；否则攻城战力+1`, ['发动']);
    expect(player(table, B).siege).toBe(holds ? 9 : 1);
  });

  it.each([
    ['recruit', '部曲', true],
    ['recruit', '乱军', false],
    ['recruit', '费用不大于3的部曲', true],
    ['recruit', '费用不大于2的部曲', false],
    ['recruit', '【兵】', true],
    ['recruit', '【卒】', false],
    ['rout', '乱军', true],
    ['rout', '部曲', false],
    ['siege', '领土', true],
    ['siege', '费用不小于6的牌', false],
    ['entry', '部曲', true],
    ['entry', '费用不小于4的牌', true],
  ] as const)('%s: it is a %s: %s', (kind, what, holds) => {
    const { table } = answered(kind, `若目标牌为${what}，攻城战力+9；否则攻城战力+1`, ['发动']);
    expect(player(table, B).siege).toBe(holds ? 9 : 1);
  });
});
