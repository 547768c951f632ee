import { meaning } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { obeys, type RuleId, rule } from '../../rules.ts';
import { type EvolveTable, player } from '../../table/table.ts';
import { countedGraves, countedSpells } from '../meaning/graveyard.ts';
import { playedBy } from '../meaning/played.ts';
import type { Scope } from '../meaning/scope.ts';
import type { ClassTerm, InState } from '../nodes/index.ts';
import { type ConditionWord, says } from '../reading/word.ts';

/** The terms of the classes (13): 连击, 魔力连锁, 唤灵充能, 觉醒, 真红. */

type WordOf<K extends ClassTerm['kind']> = ConditionWord<Extract<ClassTerm, { kind: K }>>;

/** The forms of a class term: before an effect, and after 若. */
function forms(term: string) {
  return ['class-term', 'fact'].map((as) => ({ as, zh: `【${term}[|（]{least:number}[|）]】` }));
}

const combo: WordOf<'combo'> = {
  kind: 'combo',
  forms: forms('连击'),
  english: ({ least }) => `you have used ${least} or more cards this turn`,
  explain: meaning(
    '本回合使用过这么多张卡牌，这一张也算',
    'You have used so many cards this turn, this one among them',
  ),
  rules: ['13.2.1.1', '13.2.1.2', '13.2.1.3'],
  holds: (table, { least }, scope) =>
    playedBy(table, scope.seat, scope) >= least && obeys('13.2.1.1', '13.2.1.2'),
};

interface AtLeast {
  readonly least: number;
}

/** What the class terms that count cards in the cemetery have in common. */
function inCemetery(
  cards: Text,
  isReached: (table: EvolveTable, least: number, scope: Scope) => boolean,
) {
  return {
    english: ({ least }: AtLeast) => `there are ${least} or more ${cards.en} in your cemetery`,
    explain: meaning(
      `墓场的${cards.zh}有这么多；开始计算时就定下来`,
      `So many ${cards.en} in your cemetery; fixed as it begins to resolve`,
    ),
    holds: (table: EvolveTable, { least }: AtLeast, scope: Scope) => isReached(table, least, scope),
  };
}

const spellChain: WordOf<'spell-chain'> = {
  kind: 'spell-chain',
  forms: forms('[魔力连锁|SC]'),
  rules: ['13.3.1.1', '13.3.1.2', '13.3.1.3.1'],
  ...inCemetery(
    { zh: '法术', en: 'spells' },
    (table, least, scope) => countedSpells(table, scope) >= least && obeys('13.3.1.1', '13.3.1.2'),
  ),
};

const necroCharge: WordOf<'necro-charge'> = {
  kind: 'necro-charge',
  forms: forms('[唤灵充能|NC]'),
  rules: ['13.5.1.1', '13.5.1.2', '13.5.1.3.2'],
  ...inCemetery(
    { zh: '卡牌', en: 'cards' },
    (table, least, scope) => countedGraves(table, scope) >= least && obeys('13.5.1.1', '13.5.1.2'),
  ),
};

/** 能量点最大值 from which on a player is awakened (13.4.1.2). */
const AWAKENED = 7;

const STATES = [
  { term: '觉醒', state: 'awakened' },
  { term: '真红', state: 'crimson' },
] as const;

/** Who has the first turn of the game (6.2.1.6, 6.2.1.12). */
const ORDER = [
  { term: '先攻', state: 'first' },
  { term: '后攻', state: 'second' },
] as const;

const STATE_NAMES: Readonly<Record<InState['state'], string>> = {
  awakened: 'Overflow is active for you',
  crimson: 'Sanguine is active for you',
  first: 'you went first',
  second: 'you went second',
};

const STATE_RULES = {
  awakened: ['13.4.1.1', '13.4.1.2'],
  crimson: ['13.5.2.1', '13.5.2.2'],
  first: ['6.2.1.6'],
  second: ['6.2.1.6'],
} as const satisfies Readonly<Record<InState['state'], readonly RuleId[]>>;

const inState: ConditionWord<InState> = {
  kind: 'in-state',
  forms: [
    ...STATES.flatMap(({ term, state }) => [
      { as: 'fact', zh: `[|你|自己][处于|是|为]【${term}】[状态|]`, with: { state } },
      { as: 'fact', zh: `[|你|自己]【${term}】[状态|]`, with: { state }, variant: true as const },
      {
        as: 'fact',
        zh: `[|你|自己][|处于|是|为]${term}状态`,
        with: { state },
        variant: true as const,
      },
      {
        as: 'premise',
        zh: `[|处于|在|若处于]${term}状态[下|中|时]`,
        with: { state },
        variant: true as const,
      },
      {
        as: 'premise',
        zh: `[|处于|在|若处于]【${term}】[状态下|状态中|状态时|时]`,
        with: { state },
        variant: true as const,
      },
      {
        as: 'state-term',
        zh: `[|处于|若处于]【${term}】[状态|状态时|状态下|状态的场合|时|]`,
        with: { state },
        variant: true as const,
      },
    ]),
    ...ORDER.map(({ term, state }) => ({
      as: 'fact',
      zh: `你[为|是]${term}[玩家|]`,
      with: { state },
    })),
  ],
  english: ({ state }) => STATE_NAMES[state],
  explain: ({ state }) => STATE_MEANINGS[state],
  rules: ['13.4.1.2'],
  rulesOf: ({ state }) => STATE_RULES[state],
  holds: (table, { state }, { seat }) => {
    const { energyMost, wounds } = player(table, seat);
    if (state === 'first') return table.state.first === seat && rule('6.2.1.6');
    if (state === 'second') return table.state.first !== seat && rule('6.2.1.6');
    if (state === 'awakened') return energyMost >= AWAKENED && obeys('13.4.1.1', '13.4.1.2');
    return wounds > 0 && table.state.active === seat && obeys('13.5.2.1', '13.5.2.2');
  },
};

const STATE_MEANINGS = {
  awakened: says('能量点最大值至少为 7', 'Your maximum play points are at least 7'),
  crimson: says(
    '在你的回合中，你的主战者本回合减少过生命值',
    'In your turn, if your leader has lost life this turn',
  ),
  first: says('游戏的第一个回合是你的', 'The first turn of the game was yours'),
  second: says('游戏的第一个回合是对手的', 'The first turn of the game was the opponent’s'),
} as const;

export const CLASS_TERM_WORDS = {
  combo,
  'spell-chain': spellChain,
  'necro-charge': necroCharge,
  'in-state': inState,
} as const;
