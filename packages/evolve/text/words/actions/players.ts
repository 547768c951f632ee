import {
  type By,
  type Form,
  meaning,
  type Span,
  type Voice,
  verb,
  type Where,
} from '@lianhuan/cardtext';
import type { Seat } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import type { Player } from '../../../table/state.ts';
import { type EvolveTable, player } from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import type { Scope } from '../../meaning/scope.ts';
import { seatsOfSide } from '../../meaning/sides.ts';
import type {
  Adjust,
  Count,
  Deed,
  EndGame,
  Recover,
  RollDie,
  TurnOrder,
} from '../../nodes/index.ts';
import { holderOf, theirs } from '../../reading/english-verbs.ts';
import type { Who } from '../../reading/vocabulary.ts';
import { type DeedWord, says } from '../../reading/word.ts';
import { HALF_LIFE } from '../halves.ts';

/** Numbers of players, their turns, and the end of the game. */

const recover: DeedWord<Recover> = {
  kind: 'recover',
  forms: [
    { as: 'deed', zh: '[回复|恢复]{amount:much}点[能量点|能量]' },
    { as: 'deed', zh: '[回复|恢复]能量点{amount:much}[|点]', variant: true },
    {
      as: 'deed',
      zh: '[|将|使][你的|自己的|自己|你]能量点[回复|恢复]{amount:much}[|点]',
      variant: true,
    },
    {
      as: 'deed',
      zh: '[回复|恢复][你的|自己的|自己]{amount:much}[点|][能量点|能量|PP]',
      variant: true,
    },
    { as: 'deed', zh: '[回复|恢复][|自己的|你的]PP{amount:much}[|点]', variant: true },
    { as: 'deed', zh: '[回复|恢复]{amount:much}[|点]PP', variant: true },
  ],
  english: ({ amount }, say, voice) =>
    `${verb(voice, 'recover')} ${say(amount, 'you')} play ${say(amount, 'you') === '1' ? 'point' : 'points'}`,
  explain: meaning('能量点增加，最多到最大值', 'Play points rise, up to the maximum'),
  rules: ['5.14.1', '5.14.1.1'],
  run: (table, { amount }, scope) =>
    table.procedures.recover(table, scope.actor, amountOf(table, amount, scope)),
};

const NUMBERS = {
  energy: {
    zh: '能量点',
    written: '[能量点|PP]',
    en: 'play points',
    much: 'play points',
    rule: '3.2.4.2',
  },
  'energy-most': {
    zh: '能量点最大值',
    written: '[能量点|PP][最大值|的最大值|上限]',
    en: 'maximum play points',
    much: 'maximum play points',
    rule: '3.2.4.1',
  },
  'evolve-points': {
    zh: '进化点',
    written: '[进化点|EP]',
    en: 'evolution points',
    much: 'evolution points',
    rule: '3.2.5.1',
  },
  life: {
    zh: '主战者生命值',
    written: '主战者[|的][生命值|体力]',
    en: 'leader’s life',
    much: 'life',
    rule: '2.8.3',
  },
} as const;

/** A rise and a fall, in signs and in words (5.26.1). */
const UP_AND_DOWN = [
  { zh: '[+|增加|提升]', sign: '+' },
  { zh: '[-|减少|降低]', sign: '-' },
] as const;

/** By how much the player's number changes; where it becomes another it rises or falls to that (5.26.2). */
function changeOf(table: EvolveTable, node: Adjust, seat: Seat, scope: Scope): number {
  const much = amountOf(table, node.amount, scope);
  if (node.sign === '=' && rule('5.26.2')) return much - player(table, seat)[FIELDS[node.what]];
  return node.sign === '-' ? -much : much;
}

/** Where the state of a player keeps each number. */
const FIELDS = {
  energy: 'energy',
  'energy-most': 'energyMost',
  'evolve-points': 'evolvePoints',
  life: 'life',
} as const satisfies Readonly<Record<Adjust['what'], keyof Player>>;

/** The players whose number changes; where the words name nobody, the player who carries them out. */
function owners(table: EvolveTable, { side }: Adjust, scope: Scope): readonly Seat[] {
  return side === null ? [scope.actor] : seatsOfSide(table, side, scope);
}

/** 主战者生命值变为对手的主战者生命值: X, where X is that. */
function becomes(
  { side, count }: Readonly<Record<string, unknown>>,
  span: Span,
): Where<Deed, Count> {
  const amount: Count = { kind: 'number', span, amount: 'X' };
  const whose = (side ?? null) as Adjust['side'];
  const deed: Adjust = { kind: 'adjust', span, side: whose, what: 'life', sign: '=', amount };
  return { kind: 'where', span, deed, count: count as Count };
}

/** 回复相同数值的生命值: as much as what was heard of. */
function byThatAmount({ side }: Readonly<Record<string, unknown>>, span: Span): Where<Deed, Count> {
  const amount: Count = { kind: 'number', span, amount: 'X' };
  const whose = (side ?? null) as Adjust['side'];
  const deed: Adjust = { kind: 'adjust', span, side: whose, what: 'life', sign: '+', amount };
  return { kind: 'where', span, deed, count: { kind: 'that-amount', span } };
}

const adjust: DeedWord<Adjust> = {
  kind: 'adjust',
  clause: true,
  forms: [
    ...HALF_LIFE,
    ...(['energy-most', 'energy', 'evolve-points', 'life'] as const).flatMap((what) => [
      { as: 'payment', zh: `{side?的}${NUMBERS[what].zh}{sign}{amount:much}`, with: { what } },
      {
        as: 'payment',
        zh: `{side?的}${NUMBERS[what].zh}[变为|变成|成为|改为]{amount:much}`,
        with: { what, sign: '=' },
      },
      ...UP_AND_DOWN.flatMap(({ zh, sign }) =>
        ['{side?的}', '{side}'].map((whose) => ({
          as: 'payment',
          zh: `[|使|令|将]${whose}${NUMBERS[what].written}${zh}{amount:much}[|点]`,
          with: { what, sign },
          variant: true as const,
        })),
      ),
      ...['{side?的}', '{side}'].map((whose) => ({
        as: 'payment',
        zh: `[|使|令|将]${whose}${NUMBERS[what].written}[变为|变成|成为|改为|设为]{amount:much}[|点]`,
        with: { what, sign: '=' },
        variant: true as const,
      })),
    ]),
    ...['{side?的}', '{side}'].flatMap((whose) =>
      [
        `[|使|令]${whose}主战者[|的][回复|恢复]{amount:much}[点|][生命值|体力|生命]`,
        `[|使|令]${whose}主战者[回复|恢复][生命值|体力]{amount:much}[点|]`,
        `[|使|令|将]${whose}主战者[|的][生命值|体力][回复|恢复]{amount:much}[点|]`,
        `[回复|恢复|为]${whose}主战者[|的|回复]{amount:much}[点|][生命值|体力|生命]`,
        `[回复|恢复]${whose}主战者[的|][生命值|体力]{amount:much}[点|]`,
        `[回复|恢复]{amount:much}[点|]${whose}主战者[的|][生命值|体力]`,
      ].map((zh) => ({
        as: 'payment',
        zh,
        with: { what: 'life', sign: '+' },
        variant: true as const,
      })),
    ),
    ...['{side?的}', '{side}'].flatMap((whose) =>
      [
        `${whose}主战者[回复|恢复][相同数值|等同于该数值|与该数值相同|该数值|等量|同等数值|相同点数]的[生命值|体力]`,
        `${whose}主战者[|的]生命值[增加|+]相同数值`,
      ].map((zh): Form => ({ as: 'sentence', zh, variant: true, build: byThatAmount })),
    ),
    ...['{side?的}', '{side}'].map(
      (whose): Form => ({
        as: 'sentence',
        zh: `[|使|令|将]${whose}${NUMBERS.life.written}[变为|变成|成为|改为|设为|变得][|与|和|等于|等同于]{count:term}[|相同|相等|一样]`,
        variant: true,
        build: becomes,
      }),
    ),
  ],
  english: ({ side, what, sign, amount }, say, voice) => {
    const much = say(amount, 'you');
    if (voice === 'you') {
      const number = `${theirs(side, voice)} ${NUMBERS[what].en}`;
      if (sign === '=') return `${number} ${what === 'life' ? 'becomes' : 'become'} ${much}`;
      return `${number} ${sign === '+' ? '+' : '−'}${much}`;
    }
    // Behind a subject, or "may", it is a verb: "(the opponent) loses 2 life", "(you may) have the opponent lose 2 life".
    const isOwn = side === null || side === 'self';
    const spoken: Voice = isOwn ? voice : 'you may';
    const have = isOwn ? '' : `${verb(voice, 'have', 'has')} ${holderOf(side)} `;
    const thing = much === '1' ? NUMBERS[what].much.replace(/s$/, '') : NUMBERS[what].much;
    if (sign === '=') return `${have}${verb(spoken, 'come')} to have ${much} ${thing}`;
    return `${have}${sign === '+' ? verb(spoken, 'gain') : verb(spoken, 'lose')} ${much} ${thing}`;
  },
  explain: meaning('数值增减，不超过上下限', 'The number rises or falls within its bounds'),
  rules: ['5.26.1', '1.3.2.4.1'],
  rulesOf: ({ what, sign }) => [
    sign === '=' ? '5.26.2' : '5.26.1',
    '1.3.2.4.1',
    NUMBERS[what].rule,
  ],
  *run(table, node, scope) {
    if (scope.paying) rule('10.4.5');
    let done = false;
    for (const seat of owners(table, node, scope)) {
      const by = changeOf(table, node, seat, scope);
      if (by !== 0 && (yield* table.procedures.adjust(table, seat, node.what, by))) done = true;
    }
    return done;
  },
  payable: (table, node, scope) =>
    owners(table, node, scope).every((seat) =>
      table.procedures.canAdjust(table, seat, node.what, changeOf(table, node, seat, scope)),
    ),
};

const rollDie: DeedWord<RollDie> = {
  kind: 'roll-die',
  forms: [{ as: 'deed', zh: '[掷|投|投掷][|1枚|一枚|1个|一个|1次|一次]骰子' }],
  english: (_, __, voice) => `${verb(voice, 'roll')} a die`,
  explain: meaning(
    '六面骰子；之后的「骰子点数」是它',
    'A die of six sides; “the result of the die” is what it shows',
  ),
  rules: ['5.19.1'],
  *run(table, _, scope) {
    scope.die = yield* table.procedures.rollDie(table, scope.actor);
    return scope.die > 0;
  },
};

const endGame: DeedWord<EndGame> = {
  kind: 'end-game',
  forms: [
    { as: 'deed', zh: '[对战胜利|获得对战胜利|获得胜利]', with: { how: 'win' } },
    { as: 'deed', zh: '败北', with: { how: 'lose' } },
  ],
  english: ({ how }, _, voice) =>
    how === 'win' ? `${verb(voice, 'win')} the game` : `${verb(voice, 'lose')} the game`,
  explain: ({ how }) =>
    how === 'win'
      ? says('其他玩家败北，游戏立即结束', 'The other player loses at once')
      : says('立即败北，游戏结束', 'The game is lost at once'),
  rules: ['1.2.4', '5.22.1'],
  rulesOf: ({ how }) => (how === 'win' ? ['1.2.4', '5.22.1'] : ['1.2.4']),
  run: (table, { how }, { actor }) => table.procedures.endGame(table, [actor], how),
};

const turnOrder: DeedWord<TurnOrder> = {
  kind: 'turn-order',
  forms: [
    {
      as: 'deed',
      zh: '[|在][|本回合结束后|这个回合结束后|此回合结束后|本回合之后|此回合之后|这个回合之后|本回合后][|，][进行|获得|再进行|追加|额外进行][额外回合|1个回合|1个自己的回合|自己的1个回合|1个自己的额外回合|1次自己的回合|1个额外回合|一个额外回合|额外的1个回合|额外的回合|1个额外的回合|1次额外回合|1次额外的回合]',
      with: { how: 'extra' },
    },
    {
      as: 'done',
      zh: '[|在][本回合结束后|这个回合结束后|此回合结束后|本回合之后|此回合之后|这个回合之后|本回合后|][，|]{who}[进行|获得|再进行|追加|额外进行][额外回合|1个回合|1个自己的回合|1个额外回合|一个额外回合|额外的1个回合|额外的回合|1个额外的回合|1次额外回合|1次额外的回合]',
      variant: true,
      build: ({ who }, span) => {
        const deed = { kind: 'turn-order', span, how: 'extra' };
        return { kind: 'by', span, who, deed } as By<Deed, Who>;
      },
    },
    { as: 'deed', zh: '跳过[|你的|自己的][下一个|下个|下1个]回合', with: { how: 'skip' } },
    {
      as: 'done',
      zh: '跳过{who}[的|][下一个|下个|下1个]回合',
      variant: true,
      build: ({ who }, span) => {
        const deed = { kind: 'turn-order', span, how: 'skip' };
        return { kind: 'by', span, who, deed } as By<Deed, Who>;
      },
    },
  ],
  english: ({ how }, _, voice) =>
    how === 'extra'
      ? `${verb(voice, 'take')} an extra turn after this one`
      : `${verb(voice, 'skip')} ${theirs(null, voice)} next turn`,
  explain: ({ how }) =>
    how === 'extra'
      ? says('原本的回合之后多一个回合', 'One more turn after this one')
      : says('下一次要开始回合时跳过它', 'The next turn that would begin is skipped'),
  rules: ['5.25.2', '5.27.1'],
  rulesOf: ({ how }) => (how === 'extra' ? ['5.27.1', '5.27.2'] : ['5.25.1', '5.25.2']),
  run: (table, { how }, scope) => table.procedures.turnOrder(table, scope.actor, how),
};

export const PLAYER_DEEDS = {
  recover,
  adjust,
  'roll-die': rollDie,
  'end-game': endGame,
  'turn-order': turnOrder,
} as const;
