import { describe, expect, it } from 'vitest';
import { takeRecruit } from '../../flow/recruit.ts';
import { gain } from '../../flow/resources.ts';
import { routByRange } from '../../flow/rout.ts';
import { player } from '../../table/table.ts';
import { A, B, find, lay, perform, whereIs } from './scene.ts';

const scheme = (name: string, text: string) => ({ name, kind: '计略', text });

describe('a trigger', () => {
  it('is carried out right after what it waits for', () => {
    const table = lay({
      cards: [scheme('喜', '每当你招募部曲时，战力+2。')],
      sides: [{ schemes: ['喜'] }, {}],
      row: ['斥候', '檄文'],
    });
    perform(table, takeRecruit(table, A, find(table, '檄文')));
    expect(player(table, A).power).toBe(0);
    perform(table, takeRecruit(table, A, find(table, '斥候')));
    expect(player(table, A).power).toBe(2);
  });

  it('in another player’s turn only with 闪电', () => {
    const table = lay({
      cards: [
        scheme('慢', '每当玩家招募牌时，战力+1。'),
        scheme('快', '闪电每当其他玩家招募牌时，声望+1。'),
      ],
      sides: [{ schemes: ['慢', '快'] }, {}],
      active: B,
      row: ['斥候'],
    });
    perform(table, takeRecruit(table, B, find(table, '斥候')));
    expect(player(table, A)).toMatchObject({ power: 0, renown: 1 });
  });

  it('looks back: a card that is routed still says what it says', () => {
    const table = lay({
      cards: [{ name: '死士', kind: '部曲', text: '闪电当此牌被击溃时，声望+2。' }],
      sides: [{ troops: ['死士'] }, {}],
      active: B,
    });
    perform(table, routByRange(table, B, find(table, '死士'), 1));
    expect(whereIs(table, '死士')).toBe('A 弃牌堆');
    expect(player(table, A).renown).toBe(2);
  });

  it('该玩家 is whoever did it', () => {
    const table = lay({
      cards: [scheme('税', '闪电每当其他玩家获得民心时，该玩家声望-1。')],
      sides: [{ schemes: ['税'], renown: 3 }, { renown: 3 }],
      active: B,
    });
    perform(table, gain(table, B, 'favor', 1));
    expect([player(table, A).renown, player(table, B).renown]).toEqual([3, 2]);
  });

  it('on an event 你 is whoever did it', () => {
    const table = lay({
      cards: [{ name: '恩', kind: '事件', text: '每当你招募部曲时，民心+1。' }],
      sides: [{}, {}],
      active: B,
      row: ['斥候'],
      shared: { 'event-area': ['恩'] },
    });
    perform(table, takeRecruit(table, B, find(table, '斥候')));
    expect([player(table, A).favor, player(table, B).favor]).toEqual([0, 1]);
  });
});

describe('several triggers at once', () => {
  it('a player orders their own', () => {
    const table = lay({
      cards: [
        scheme('甲', '每当你获得民心时，你可以弃置1张手牌。'),
        scheme('乙', '每当你获得民心时，摸1张牌。'),
      ],
      sides: [{ schemes: ['甲', '乙'], deck: ['民兵'] }, {}],
    });
    const { asked } = perform(table, gain(table, A, 'favor', 1), ['乙', '执行']);
    expect(asked[0]).toContain('先执行哪张牌的触发');
    expect(whereIs(table, '民兵')).toBe('A 弃牌堆');
  });

  it('the active player’s come last', () => {
    const table = lay({
      cards: [
        scheme('先', '闪电每当玩家招募牌时，每位玩家声望-1。'),
        scheme('后', '每当玩家招募牌时，每位玩家声望+1。'),
      ],
      sides: [{ schemes: ['先'] }, { schemes: ['后'] }],
      active: B,
      row: ['斥候'],
    });
    perform(table, takeRecruit(table, B, find(table, '斥候')));
    expect(player(table, A).renown).toBe(1);
  });
});
