import { option } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { dealDamage } from '../flow/damage/damage.ts';
import { actTroops, layTroop, swapTroops, troopOptions } from '../flow/kinds/troops.ts';
import { destroy, sacrifice } from '../flow/moving/destruction.ts';
import {
  discard,
  draw,
  fetchFitting,
  mill,
  pickDiscards,
  send,
} from '../flow/moving/draw-discard.ts';
import {
  changeGrain,
  changeGrainCap,
  payGrain,
  setGrain,
  swapGrain,
} from '../flow/resources/grain.ts';
import { checkState } from '../flow/state-checks/state-checks.ts';
import { damageOn, player, refOf, type SanguozhiTable } from '../table/table.ts';
import { A, B, emptyScene, general, names, perform, put, whereIs } from './card-scene.ts';

const target = (table: SanguozhiTable, card: Parameters<typeof refOf>[1]) =>
  ({ kind: 'card', ...refOf(table, card) }) as const;

describe('粮草 (116)', () => {
  it('rises to the cap, falls with it, and is set by gaining or losing', () => {
    const table = emptyScene();
    expect(perform(table, changeGrain(table, A, 3)).result).toBe(true);
    expect(player(table, A).grain).toBe(23);
    perform(table, changeGrain(table, A, 30));
    expect(player(table, A).grain).toBe(30);
    perform(table, changeGrainCap(table, A, -5));
    expect(player(table, A).grain).toBe(25);
    perform(table, setGrain(table, A, 10));
    expect(player(table, A).grain).toBe(10);
  });

  it('is paid to another, and exchanged', () => {
    const table = emptyScene();
    perform(table, payGrain(table, A, B, 4));
    expect([player(table, A).grain, player(table, B).grain]).toEqual([16, 24]);
    expect(perform(table, payGrain(table, A, A, 4)).result).toBe(false);
    put(table, B, 'deputy', general('甲', '1/1', { text: '敌方不能减少粮草。' }));
    expect(perform(table, payGrain(table, A, B, 1)).result).toBe(false);
    expect(perform(table, payGrain(table, A, B, 0)).result).toBe(true);
    perform(table, swapGrain(table, A, B));
    expect([player(table, A).grain, player(table, B).grain]).toEqual([24, 16]);
  });

  it('cannot rise where words say so, and triggers speak of what was gained', () => {
    const table = emptyScene();
    put(table, A, 'deputy', general('甲', '1/1', { text: '每当己方粮草增加时，敌方-1粮。' }));
    perform(table, changeGrain(table, A, 2));
    expect(player(table, B).grain).toBe(19);
    put(table, B, 'deputy', general('乙', '1/1', { text: '敌方不能增加粮草。' }));
    expect(perform(table, changeGrain(table, A, 2)).result).toBe(false);
    expect(player(table, A).grain).toBe(22);
  });

  it('of 鲜卑军 has a lower cap', () => {
    const table = emptyScene();
    perform(table, changeGrain(table, A, 10));
    put(table, A, 'deputy', general('甲', '1/1', { factions: ['xianbei'] }));
    perform(table, checkState(table));
    expect(player(table, A).grain).toBe(28);
  });
});

describe('the deck (118, 301)', () => {
  it('gives what there is, and the player has to leave later', () => {
    const table = emptyScene();
    put(table, A, 'deck', general('一', '1/1'));
    put(table, A, 'deck', general('二', '1/1'));
    expect(perform(table, draw(table, A, 1)).result).toBe(true);
    expect(names(table, A, 'hand')).toEqual(['二']);
    expect(perform(table, draw(table, A, 2)).result).toBe(false);
    expect(names(table, A, 'hand')).toEqual(['二', '一']);
    expect(player(table, A).drawnOut).toBe(true);
  });

  it('is left alone by what is done instead of drawing', () => {
    const table = emptyScene();
    put(table, A, 'deputy', general('甲', '1/1', { text: '若己方将抓卡，则改为己方+2粮。' }));
    expect(perform(table, draw(table, A, 1)).result).toBe(false);
    expect(player(table, A)).toMatchObject({ grain: 22, drawnOut: false });
  });

  it('is milled from the top', () => {
    const table = emptyScene();
    for (const name of ['一', '二', '三']) put(table, A, 'deck', general(name, '1/1'));
    perform(table, mill(table, A, 2, 'graveyard'));
    expect(names(table, A, 'graveyard')).toEqual(['三', '二']);
  });
});

describe('hands (801.8)', () => {
  it('are discarded from by their player, in the order picked', () => {
    const table = emptyScene();
    for (const name of ['一', '二', '三']) put(table, A, 'hand', general(name, '1/1'));
    const picked = perform(
      table,
      pickDiscards(table, A, 1, 2, () => true),
      ['discard 二', 'done'],
    ).result;
    perform(table, discard(table, A, picked));
    expect(names(table, A, 'graveyard')).toEqual(['二']);
  });
});

describe('what is sent away', () => {
  it('goes to its owner, untapped, in the order the owner likes', () => {
    const table = emptyScene();
    const stolen = put(table, A, 'deputy', general('甲', '1/1'), { owner: B, tapped: true });
    const own = put(table, B, 'deputy', general('乙', '1/1'));
    const agent = { source: own, seat: A };
    perform(table, send(table, [target(table, stolen), target(table, own)], 'graveyard', agent), [
      'put-next 乙',
    ]);
    expect(names(table, B, 'graveyard')).toEqual(['乙', '甲']);
    expect(table.cards[stolen].tapped).toBe(false);
  });
});

describe('ends (801.5–801.7)', () => {
  it('can be survived, but for sacrifices', () => {
    const table = emptyScene();
    const one = put(table, B, 'deputy', general('甲', '1/3', { text: '若本将领将阵亡，则生还。' }));
    const two = put(table, A, 'deputy', general('乙', '1/3', { text: '若本将领将阵亡，则生还。' }));
    const dealt = { source: two, by: A, to: one, amount: 2, damage: 'lasting' } as const;
    perform(table, dealDamage(table, [dealt]));
    perform(table, destroy(table, [target(table, one)], { source: two, seat: A }));
    expect(whereIs(table, one)).toBe('deputy');
    expect(damageOn(table, one)).toBe(0);
    perform(table, sacrifice(table, [two], { source: two, seat: A }));
    expect(whereIs(table, two)).toBe('graveyard');
  });

  it('of 乌丸军 do not come while there are three', () => {
    const table = emptyScene();
    const more = { factions: ['wuhuan'] } as const;
    const [one] = ['甲', '乙', '丙'].map((name) =>
      put(table, B, 'deputy', general(name, '1/2', more)),
    );
    const dealt = { source: one, by: A, to: one, amount: 2, damage: 'combat' } as const;
    perform(table, dealDamage(table, [dealt]));
    perform(table, checkState(table));
    expect(whereIs(table, one)).toBe('deputy');
    expect(damageOn(table, one)).toBe(0);
  });

  it('with no 命 left are by whoever took it last, whatever would save it', () => {
    const table = emptyScene();
    const lord = put(table, B, 'main', general('甲', '1/2', { text: '若本将领将阵亡，则生还。' }));
    put(table, A, 'tactics', { kind: 'tactic', duration: 'permanent', text: '敌方场上将领命-2。' });
    for (const name of ['一', '二', '三']) put(table, A, 'deck', general(name, '1/1'));
    const { asked } = perform(table, checkState(table), ['decline']);
    expect(whereIs(table, lord)).toBe('graveyard');
    expect(asked).toEqual(['A lord-draw: draw / decline']);
  });

  it('bring a lost 主将 the enemy three cards', () => {
    const table = emptyScene();
    const lord = put(table, B, 'main', general('甲', '1/2'));
    const source = put(table, A, 'deputy', general('乙', '1/2'));
    for (const name of ['一', '二', '三', '四']) put(table, A, 'deck', general(name, '1/1'));
    perform(table, destroy(table, [target(table, lord)], { source, seat: A }));
    perform(table, checkState(table), ['draw']);
    expect(names(table, A, 'hand')).toHaveLength(3);
    expect(player(table, B).mainLost).toBe(true);
  });
});

describe('兵权 (504)', () => {
  it('is laid once a turn, and beyond that by effects', () => {
    const table = emptyScene();
    const [first, second] = ['一', '二'].map((name) =>
      put(table, A, 'hand', { kind: 'troop', name }),
    );
    perform(table, actTroops(table, A, option('lay-troop', first, A)));
    expect(names(table, A, 'troops')).toEqual(['一']);
    expect(troopOptions(table, A).map(({ verb }) => verb)).toEqual([]);
    expect(perform(table, layTroop(table, A, second)).result).toBe(true);
    expect(names(table, A, 'troops')).toEqual(['一', '二']);
  });

  it('is levied for three cards, and exchanged without a gap', () => {
    const table = emptyScene();
    for (const name of ['一', '二', '三']) put(table, A, 'hand', general(name, '1/1'));
    put(table, A, 'deck', { kind: 'troop', name: '步' });
    put(table, A, 'deck', { kind: 'troop', name: '虎符', type: 'tally' });
    const { asked } = perform(table, actTroops(table, A, option('levy', undefined, A)), [
      'fetch 步',
    ]);
    expect(asked).toEqual(['A fetch: fetch 步 / done']);
    expect(names(table, A, 'hand')).toEqual(['步']);
    expect(names(table, A, 'graveyard')).toHaveLength(3);
    const inPlay = put(table, A, 'troops', { kind: 'troop', name: '骑', face: { horse: 2 } });
    const [step] = table.zones
      .flatMap(({ cards }) => cards)
      .filter((card) => whereIs(table, card) === 'hand');
    perform(table, swapTroops(table, inPlay, step));
    expect(names(table, A, 'troops')).toEqual(['步']);
    expect(names(table, A, 'hand')).toEqual(['骑']);
  });
});

describe('选取 (105.10)', () => {
  it('asks also where the deck has no such card, so that nobody else knows that it has none', () => {
    const table = emptyScene();
    put(table, A, 'deck', general('关羽', '5/4'));
    const fetched = (suits: boolean) =>
      perform(
        table,
        fetchFitting(table, A, 1, () => suits),
        ['done'],
      ).asked;
    expect(fetched(true)).toEqual(['A fetch: fetch 关羽 / done']);
    expect(fetched(false)).toEqual(['A fetch: done']);
    expect(names(table, A, 'deck')).toEqual(['关羽']);
  });
});
