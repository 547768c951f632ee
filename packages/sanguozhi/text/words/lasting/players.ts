import { meaning } from '@lianhuan/cardtext';
import type { Borrows, CostChange, PlayerChange } from '../../nodes/index.ts';
import { whose } from '../../reading/english-verbs.ts';
import type { PlainWordOf } from '../../reading/word.ts';

/** Words that change what players may have, and what effects cost (709.10, 108.5f). */

const LIMITS = {
  'hand-limit': { zh: '手牌上限', en: 'hand limit' },
  'grain-cap': { zh: '粮草上限', en: 'grain cap' },
  'deputy-slots': { zh: '副将槽', en: 'number of deputy slots' },
  'tactic-slots': { zh: '谋略槽', en: 'number of tactic slots' },
} as const satisfies Readonly<Record<PlayerChange['what'], unknown>>;

const CHANGES = [
  { zh: '+{amount:count}', how: 'add' },
  { zh: '-{amount:count}', how: 'subtract' },
] as const;

const playerChange: PlainWordOf<PlayerChange> = {
  kind: 'player-change',
  forms: Object.entries(LIMITS).flatMap(([what, limit]) =>
    CHANGES.map(({ zh, how }) => ({
      as: 'simple',
      zh: `{who:party}[|的]${limit.zh}${zh}`,
      with: { what, how },
    })),
  ),
  english: ({ who, what, how, amount }, say, voice) => {
    const change = `${say(amount, voice)} ${how === 'add' ? 'higher' : 'lower'}`;
    return `${whose(who)} ${LIMITS[what].en} is ${change}`;
  },
  explain: meaning(
    '决定卡牌特征之后，再算玩家的数值',
    'Counted after the characteristics of cards are settled',
  ),
  rules: ['709.10'],
  effect: 'asked',
};

const costChange: PlainWordOf<CostChange> = {
  kind: 'cost-change',
  forms: [
    { as: 'simple', zh: '{who:players}启动式效果的粮草费用{amount:signed}' },
    { as: 'simple', zh: '{who:cards}启动式效果的粮草费用{amount:signed}' },
  ],
  english: ({ who, amount }, say, voice) => {
    const of = who.kind === 'players' ? whose(who.who) : `${say(who, voice)}’s`;
    return `${of} activated effects cost ${Math.abs(amount)} grain ${amount < 0 ? 'less' : 'more'}`;
  },
  explain: meaning(
    '按改变后的费用支付，就算完全支付',
    'Whoever pays what is left has paid in full',
  ),
  rules: ['108.5f'],
  effect: 'asked',
};

/** What 控制…，直到回合结束 leaves behind: who was taken, until control is lost (805.3). */
const borrows: PlainWordOf<Borrows> = {
  kind: 'borrows',
  forms: [],
  english: ({ who }, say) => `control of ${say(who, 'you')}`,
  explain: meaning('到时失去控制权', 'Control is lost when the time is up'),
  rules: ['805.3'],
  effect: 'asked',
};

export const PLAYER_LASTING = {
  borrows,
  'player-change': playerChange,
  'cost-change': costChange,
} as const;
