import { type CardId, type Flow, nothing } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import type { EvolveEvent } from '../../events/events.ts';
import { happen } from '../../events/pipeline.ts';
import { attack } from '../../flow/combat/attack.ts';
import { evolve, race } from '../../flow/kinds/evolve.ts';
import { banish, destroy, NO_AGENT } from '../../flow/moving/destruction.ts';
import { discardThese } from '../../flow/moving/hand.ts';
import { send } from '../../flow/moving/send.ts';
import { create, takeControl, transform } from '../../flow/moving/tokens.ts';
import { procedures } from '../../flow/procedures.ts';
import { changeCounters } from '../../flow/resources/counters.ts';
import { adjust, recover } from '../../flow/resources/player-numbers.ts';
import { useCard } from '../../flow/using/use.ts';
import { type EvolveTable, leaderOf, printed } from '../../table/table.ts';
import { A, B, emptyScene, follower, know, put, token } from '../card-scene.ts';

/** Which triggers hear what happens: all kinds of them listen to each happening, as A's words. */

const OF_CARDS = [
  '进入战场',
  '从手牌进入战场',
  '从手牌以外进入战场',
  '离开战场',
  '被破坏',
  '被能力破坏',
  '从战场放置到墓场',
  '消失',
  '返回手牌',
  '攻击',
  '被攻击',
  '进行交战',
  '进化',
  '参赛',
  '受到伤害',
  '受到能力伤害',
  '被丢弃',
  '被放置指示物',
  '造成伤害',
  '造成攻击伤害',
  '造成交战伤害',
  '造成能力伤害',
  '对随从造成伤害',
  '对主战者造成伤害',
  '对对手的随从造成能力伤害',
];
const OF_PLAYERS = [
  '抽卡牌',
  '的主战者生命值增加',
  '的主战者生命值减少',
  '丢弃手牌',
  '回复能量点',
  '使用卡牌',
  '使用随从',
  '使用法术',
  '的回合开始',
  '的主要阶段开始',
  '的结束阶段开始',
];
const OCCASIONS = [
  ...OF_CARDS.flatMap((what) => [`你的随从${what}`, `对手的随从${what}`]),
  ...OF_PLAYERS.flatMap((what) => [`你${what}`, `对手${what}`]),
];

interface Cards {
  readonly table: EvolveTable;
  /** A's follower, who may evolve and attack. */
  readonly own: CardId;
  /** B's tapped follower. */
  readonly enemy: CardId;
  /** A follower in A's hand, one in A's cemetery. */
  readonly held: CardId;
  readonly fallen: CardId;
  /** A spell in A's hand that does nothing. */
  readonly spell: CardId;
}

function scene(heard: string[]): Cards {
  const table = emptyScene();
  know(table, token('妖精', '1/1'));
  Object.assign(table, {
    procedures: {
      ...procedures,
      schedule: (_: EvolveTable, all: readonly { effect: { source: CardId } }[]) => {
        heard.push(...all.map(({ effect }) => printed(table, effect.source).name));
        return nothing();
      },
    },
  });
  const made = {
    table,
    own: put(table, A, 'field', follower('兵', '2/4')),
    enemy: put(table, B, 'field', follower('敌', '3/5'), { tapped: true }),
    held: put(table, A, 'hand', follower('卒', '1/1', { cost: 0 })),
    fallen: put(table, A, 'graveyard', follower('故', '1/1')),
    spell: put(table, A, 'hand', { kind: 'spell', name: '术', cost: 0, text: '洗切牌组。' }),
  };
  put(table, A, 'evolve-deck', { ...follower('兵', '4/4'), special: 'evolved' });
  put(table, A, 'deck', follower('牌', '1/1'));
  put(table, B, 'deck', follower('牌', '1/1'));
  // All of them came before this turn.
  Object.assign(table.state, { turn: table.state.turn + 1 });
  for (const name of OCCASIONS)
    put(table, A, 'leader', { kind: 'leader', name, text: `当${name}时，能量点+1。` });
  return made;
}

/** Those that hear it, each as often as it does; every question is answered with the first option. */
function hearers(happening: (cards: Cards) => Flow<unknown>): string[] {
  const heard: string[] = [];
  const flow = happening(scene(heard));
  heard.splice(0);
  for (let step = flow.next(0); !step.done; ) step = flow.next(0);
  return heard;
}

const event = (table: EvolveTable, one: EvolveEvent) => happen(table, one);
const PLACED = { tapped: false };

describe('heard is', () => {
  it.each<[what: string, happening: (cards: Cards) => Flow<unknown>, heard: readonly string[]]>([
    [
      'destroyed by an ability',
      ({ table, own }) => destroy(table, [own], NO_AGENT, 'ability'),
      ['你的随从被破坏', '你的随从被能力破坏', '你的随从离开战场', '你的随从从战场放置到墓场'],
    ],
    [
      'destroyed by 毁灭',
      ({ table, own }) => destroy(table, [own], NO_AGENT, 'bane'),
      ['你的随从被破坏', '你的随从被能力破坏', '你的随从离开战场', '你的随从从战场放置到墓场'],
    ],
    [
      'destroyed by damage',
      ({ table, own }) => destroy(table, [own], NO_AGENT, 'damage'),
      ['你的随从被破坏', '你的随从离开战场', '你的随从从战场放置到墓场'],
    ],
    [
      'destroyed as a cost',
      ({ table, own }) => destroy(table, [own], NO_AGENT, 'cost'),
      ['你的随从被破坏', '你的随从离开战场', '你的随从从战场放置到墓场'],
    ],
    [
      'destroyed, the enemy',
      ({ table, enemy }) => destroy(table, [enemy], NO_AGENT, 'ability'),
      [
        '对手的随从被破坏',
        '对手的随从被能力破坏',
        '对手的随从离开战场',
        '对手的随从从战场放置到墓场',
      ],
    ],
    [
      'banished',
      ({ table, own }) => banish(table, [own], NO_AGENT),
      ['你的随从消失', '你的随从离开战场'],
    ],
    [
      'banished from the cemetery',
      ({ table, fallen }) => banish(table, [fallen], NO_AGENT),
      ['你的随从消失'],
    ],
    [
      'returned',
      ({ table, own }) => send(table, [own], 'return', NO_AGENT, PLACED),
      ['你的随从离开战场', '你的随从返回手牌'],
    ],
    [
      'put into the cemetery',
      ({ table, own }) => send(table, [own], 'graveyard', NO_AGENT, PLACED),
      ['你的随从离开战场', '你的随从从战场放置到墓场'],
    ],
    [
      'put into the cemetery from the hand',
      ({ table, held }) => send(table, [held], 'graveyard', NO_AGENT, PLACED),
      [],
    ],
    [
      'put on the deck',
      ({ table, own }) => send(table, [own], 'top', NO_AGENT, PLACED),
      ['你的随从离开战场'],
    ],
    [
      'put into the EX area',
      ({ table, own }) => send(table, [own], 'extra', NO_AGENT, PLACED),
      ['你的随从离开战场'],
    ],
    [
      'taken back from the cemetery',
      ({ table, fallen }) => send(table, [fallen], 'hand', NO_AGENT, PLACED),
      [],
    ],
    [
      'placed from the hand',
      ({ table, held }) => send(table, [held], 'field', NO_AGENT, PLACED),
      ['你的随从进入战场', '你的随从从手牌进入战场'],
    ],
    [
      'placed from the cemetery',
      ({ table, fallen }) => send(table, [fallen], 'field', NO_AGENT, PLACED),
      ['你的随从进入战场', '你的随从从手牌以外进入战场'],
    ],
    [
      'summoned',
      ({ table }) => create(table, A, ['妖精'], 'field'),
      ['你的随从进入战场', '你的随从从手牌以外进入战场'],
    ],
    [
      'summoned by the other player',
      ({ table }) => create(table, B, ['妖精'], 'field'),
      ['对手的随从进入战场', '对手的随从从手牌以外进入战场'],
    ],
    ['made in the EX area', ({ table }) => create(table, A, ['妖精'], 'extra'), []],
    [
      'transformed',
      ({ table, own }) => transform(table, [own], '妖精', NO_AGENT),
      ['你的随从消失', '你的随从离开战场', '你的随从进入战场', '你的随从从手牌以外进入战场'],
    ],
    ['seized', ({ table, enemy }) => takeControl(table, [enemy], A), []],
    [
      'used: a follower',
      ({ table, held }) => useCard(table, A, held),
      ['你使用卡牌', '你使用随从', '你的随从进入战场', '你的随从从手牌进入战场'],
    ],
    ['used: a spell', ({ table, spell }) => useCard(table, A, spell), ['你使用卡牌', '你使用法术']],
    [
      'a fight',
      ({ table, own }) => attack(table, A, own),
      [
        '你的随从攻击',
        '对手的随从被攻击',
        '对手的随从受到伤害',
        '你的随从造成伤害',
        '你的随从造成攻击伤害',
        '你的随从造成交战伤害',
        '你的随从对随从造成伤害',
        '你的随从受到伤害',
        '对手的随从造成伤害',
        '对手的随从造成交战伤害',
        '对手的随从对随从造成伤害',
        '你的随从进行交战',
        '对手的随从进行交战',
      ],
    ],
    [
      'an attack on the leader',
      ({ table, own, enemy }) => {
        Object.assign(table.cards[enemy], { tapped: false });
        return attack(table, A, own);
      },
      [
        '你的随从攻击',
        '你的随从造成伤害',
        '你的随从造成攻击伤害',
        '你的随从对主战者造成伤害',
        '对手的主战者生命值减少',
      ],
    ],
    ['evolved', ({ table, own }) => evolve(table, [own]), ['你的随从进化']],
    ['raced', ({ table, own }) => race(table, own, 1), ['你的随从参赛']],
    [
      'damaged by an ability',
      ({ table, own, enemy }) =>
        procedures.dealAbilityDamage(table, [{ to: enemy, amount: 1 }], { source: own, seat: A }),
      [
        '对手的随从受到伤害',
        '对手的随从受到能力伤害',
        '你的随从造成伤害',
        '你的随从造成能力伤害',
        '你的随从对随从造成伤害',
        '你的随从对对手的随从造成能力伤害',
      ],
    ],
    [
      'a leader damaged by an ability',
      ({ table, own }) =>
        procedures.dealAbilityDamage(table, [{ to: leaderOf(table, B), amount: 1 }], {
          source: own,
          seat: A,
        }),
      [
        '你的随从造成伤害',
        '你的随从造成能力伤害',
        '你的随从对主战者造成伤害',
        '对手的主战者生命值减少',
      ],
    ],
    [
      'discarded',
      ({ table, held }) => discardThese(table, A, [held]),
      ['你的随从被丢弃', '你丢弃手牌'],
    ],
    ['discarded: a spell', ({ table, spell }) => discardThese(table, A, [spell]), ['你丢弃手牌']],
    [
      'given a counter',
      ({ table, own }) => changeCounters(table, own, '时钟指示物', 1),
      ['你的随从被放置指示物'],
    ],
    [
      'bereft of a counter',
      function* ({ table, own }) {
        Object.assign(table.cards[own], { counters: { 时钟指示物: 1 } });
        yield* changeCounters(table, own, '时钟指示物', -1);
      },
      [],
    ],
    ['a draw', ({ table }) => procedures.draw(table, A, 1, false), ['你抽卡牌']],
    [
      'a draw of the other player',
      ({ table }) => procedures.draw(table, B, 1, false),
      ['对手抽卡牌'],
    ],
    ['a draw from an empty deck', ({ table }) => procedures.draw(table, A, 2, false), ['你抽卡牌']],
    ['more life', ({ table }) => adjust(table, A, 'life', 1), ['你的主战者生命值增加']],
    ['less life', ({ table }) => adjust(table, A, 'life', -1), ['你的主战者生命值减少']],
    [
      'less life of the other leader',
      ({ table }) => adjust(table, B, 'life', -1),
      ['对手的主战者生命值减少'],
    ],
    [
      'more 能量点',
      function* ({ table }) {
        Object.assign(table.state.players[0], { energy: 1 });
        yield* adjust(table, A, 'energy', 1);
      },
      [],
    ],
    [
      'recovered 能量点',
      function* ({ table }) {
        Object.assign(table.state.players[0], { energy: 1 });
        yield* recover(table, A, 1);
      },
      ['你回复能量点'],
    ],
    ['a turn', ({ table }) => event(table, { type: 'turn', seat: A }), ['你的回合开始']],
    [
      'a turn of the other player',
      ({ table }) => event(table, { type: 'turn', seat: B }),
      ['对手的回合开始'],
    ],
    [
      'the main phase',
      ({ table }) => event(table, { type: 'phase', phase: 'main' }),
      ['你的主要阶段开始'],
    ],
    [
      'the end phase',
      ({ table }) => event(table, { type: 'phase', phase: 'end' }),
      ['你的结束阶段开始'],
    ],
    ['the start phase', ({ table }) => event(table, { type: 'phase', phase: 'start' }), []],
    ['tapped', ({ table, own }) => procedures.setTapped(table, [own], true), []],
  ])('%s', (_, happening, heard) => {
    expect(hearers(happening)).toEqual(heard);
  });
});
