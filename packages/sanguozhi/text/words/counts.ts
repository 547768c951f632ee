import { type Form, formsBy, meaning } from '@lianhuan/cardtext';
import type { CardId, Seat } from '@lianhuan/kernel';
import type { Corps } from '../../cards/definition.ts';
import { LAYERS, STAT_LAYERS, totalOf } from '../../effects/characteristics.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import { rule } from '../../rules.ts';
import {
  COMBAT_DAMAGE,
  cardsIn,
  countersOn,
  LASTING_DAMAGE,
  player,
  type SanguozhiTable,
} from '../../table/table.ts';
import { troopsInPlay } from '../../table/troops.ts';
import { candidates } from '../meaning/candidates.ts';
import { count } from '../meaning/evaluate.ts';
import { seatsOf } from '../meaning/players.ts';
import { cardsOf } from '../meaning/referents.ts';
import { lookingBack, type Scope } from '../meaning/scope.ts';
import { corpsOf, needsOf, statOf } from '../meaning/values.ts';
import type { Count, DamageTaken, PlayerNumber, StatOf } from '../nodes/index.ts';
import { called, counterCalled } from '../reading/english.ts';
import { hasOf } from '../reading/english-counts.ts';
import { CORPS_TERMS, STAT_TERMS } from '../reading/terms.ts';
import { PARTIES, type Party } from '../reading/vocabulary.ts';
import { type CountWord, says } from '../reading/word.ts';
import { hiddenFact, hiddenOnes } from './hidden-cards.ts';
import { nobodyForX, nothingToCount, unexplainedX } from './spoken-of.ts';

/** What can be counted. */

type WordOf<K extends Count['kind']> = CountWord<Extract<Count, { kind: K }>>;

const number: WordOf<'number'> = {
  kind: 'number',
  forms: [
    { as: 'number-count', zh: '{amount}' },
    { as: 'variable', zh: 'X', with: { amount: 'X' } },
  ],
  english: ({ amount }) => String(amount),
  explain: ({ amount }) => (amount === 'X' ? X_MEANS : null),
  rules: ['105.1'],
  rulesOf: ({ amount }) => (amount === 'X' ? ['105.3a', '105.3b', '105.3c'] : ['105.1']),
  check: unexplainedX,
  // An X that nothing has set is 0 (105.2).
  count: (_, { amount }, { x }) => (amount === 'X' ? Math.max(0, x) : amount),
};

const X_MEANS = {
  zh: '句末没有说明时，由其控制者决定',
  en: 'Its controller names it, unless the sentence says what it is',
};

const countOf: WordOf<'count-of'> = {
  kind: 'count-of',
  forms: [{ as: 'figure', zh: '{filter}[数量|的数量]' }],
  english: ({ filter }, say) => `the number of ${called(filter, true, say)}`,
  explain: meaning('数出符合的卡', 'How many such cards there are'),
  rules: ['106.2c', '106.2d'],
  check: ({ filter, span }, { ancestors }) => hiddenFact(filter, span, ancestors),
  count: (table, { filter }, scope) => candidates(table, filter, scope).length,
};

const SUM = { fold: 'sum' } as const;

const FOLDS = {
  highest: { zh: '[最高的|最大的]', en: 'highest' },
  lowest: { zh: '[最低的|最小的]', en: 'lowest' },
} as const;

/** What lies on a card now (117.6). */
const TAKEN = {
  damage: { zh: '[伤害|所有伤害]', marks: [COMBAT_DAMAGE, LASTING_DAMAGE] },
  'combat-damage': { zh: '战斗伤害', marks: [COMBAT_DAMAGE] },
  'lasting-damage': { zh: '永久伤害', marks: [LASTING_DAMAGE] },
} as const satisfies Readonly<Record<DamageTaken, unknown>>;

function isDamage(stat: StatOf['stat']): stat is DamageTaken {
  return stat in TAKEN;
}

const statCount: WordOf<'stat-of'> = {
  kind: 'stat-of',
  forms: [
    {
      as: 'figure',
      zh: '{of:cards}[的|]初始兵权条件总数',
      with: { stat: 'needs', initial: true, ...SUM },
    },
    {
      as: 'figure',
      zh: '{of:cards}[的|]兵权条件总数',
      with: { stat: 'needs', initial: false, ...SUM },
    },
    {
      as: 'figure',
      zh: '{of:cards}[的|]兵权条件[|的]兵种数量',
      with: { stat: 'corps', initial: false, ...SUM },
    },
    ...(Object.keys(TAKEN) as DamageTaken[]).map((stat) => ({
      as: 'figure',
      zh: `{of:cards}[|已]受到的${TAKEN[stat].zh}`,
      with: { stat, initial: false, ...SUM },
    })),
    ...(['highest', 'lowest'] as const).flatMap((fold) => [
      {
        as: 'figure',
        zh: `{of:every}[中|的]${FOLDS[fold].zh}初始{stat}`,
        with: { initial: true, fold },
      },
      {
        as: 'figure',
        zh: `{of:every}[中|的]${FOLDS[fold].zh}{stat}`,
        with: { initial: false, fold },
      },
    ]),
    { as: 'figure', zh: '{of:cards}[的|]初始{stat}[|值|之和]', with: { initial: true, ...SUM } },
    {
      as: 'figure',
      zh: '{of:cards}[的|]{stat}[|值|之和|总和|的总和]',
      with: { initial: false, ...SUM },
    },
  ],
  english: ({ stat, initial, of, fold }, say) => {
    const best = fold === 'sum' ? '' : `${FOLDS[fold].en} `;
    const what = `${best}${initial ? 'initial ' : ''}${NUMBERS_OF_CARDS[stat]}`;
    return of.kind === 'selection'
      ? `the ${what} of ${say(of, 'you')}`
      : `${say(of, 'you')}’s ${what}`;
  },
  explain: meaning('那张卡的数值；没有那张卡即为 0', 'The value of that card; 0 if there is none'),
  rules: ['105.2', '400.4'],
  check: ({ of, span }, { ancestors }) => hiddenOnes(of, span, ancestors),
  reads: ({ stat, initial }) => {
    if (initial) return 0;
    return stat === 'needs' || stat === 'corps' ? 1 << LAYERS.needs : STAT_LAYERS;
  },
  count: (table, { stat, initial, of, fold }, scope) => {
    const cards = cardsOf(table, of, scope);
    // The number of a card that is not there is 0 (105.2), which is added and compared as other numbers are.
    if (cards.length === 0) rule('105.2');
    const seen = cards.filter((card) => !table.cards[card].faceDown || !rule('112.2a'));
    const numbers = seen.map((card) => numberOf(table, card, stat, initial, scope));
    switch (fold) {
      case 'sum':
        return numbers.reduce((sum, one) => sum + one, 0);
      case 'highest':
        return Math.max(0, ...numbers);
      case 'lowest':
        return numbers.length === 0 ? 0 : Math.min(...numbers);
    }
  },
};

const NUMBERS_OF_CARDS: Readonly<Record<StatOf['stat'], string>> = {
  attack: STAT_TERMS.attack.en,
  life: STAT_TERMS.life.en,
  wit: STAT_TERMS.wit.en,
  needs: 'total troop requirement',
  corps: 'number of corps in the troop requirement',
  damage: 'damage taken',
  'combat-damage': 'combat damage taken',
  'lasting-damage': 'lasting damage taken',
};

/** The number of a card; of several 兵权条件 the greatest counts. */
function numberOf(
  table: SanguozhiTable,
  card: CardId,
  stat: StatOf['stat'],
  initial: boolean,
  here: Scope,
): number {
  const scope = lookingBack(here);
  if (isDamage(stat)) {
    return TAKEN[stat].marks.reduce((sum, mark) => sum + countersOn(table, card, mark), 0);
  }
  switch (stat) {
    case 'needs':
      return Math.max(0, ...needsOf(table, card, initial, scope));
    case 'corps':
      return Math.max(0, ...corpsOf(table, card, scope));
    default:
      return statOf(table, card, stat, initial, scope);
  }
}

/** The sum of the players' numbers: 敌方 may be several players (102.8). */
function total(
  table: SanguozhiTable,
  who: Party,
  scope: Scope,
  of: (seat: ReturnType<typeof seatsOf>[number]) => number,
): number {
  let sum = 0;
  for (const seat of seatsOf(table, who, scope)) sum += of(seat);
  return sum;
}

const PLAYER_NUMBERS: Readonly<Record<PlayerNumber['what'], string>> = {
  grain: 'grain',
  'grain-cap': 'grain cap',
  hand: 'number of cards in hand',
  'hand-limit': 'hand limit',
  'empty-deputy-slots': 'number of empty deputy slots',
  'empty-tactic-slots': 'number of empty tactic slots',
  deck: 'number of cards in the deck',
  graveyard: 'number of cards in the graveyard',
};

const playerNumber: WordOf<'player-number'> = {
  kind: 'player-number',
  forms: formsBy('figure', 'what', {
    'grain-cap': '{who:party}[|的]粮草上限',
    grain: '{who:party}[粮草|的粮草|粮草数量|粮草总数]',
    'hand-limit': '{who:party}[|的]手牌上限',
    'empty-deputy-slots': '{who:party}[|的]空副将槽[数量|数|的数量]',
    'empty-tactic-slots': '{who:party}[|的]空谋略槽[数量|数|的数量]',
    hand: '{who:party}[|的]手牌[数量|数|的数量|张数]',
    deck: '{who:party}[|的]卡组[数量|中卡牌数量|中的卡牌数量|张数]',
    graveyard: '{who:party}[|的]墓地[数量|中卡牌数量|中的卡牌数量|张数]',
  }),
  english: ({ who, what }) =>
    `${who === 'own' ? 'your' : `${PARTIES[who].en}’s`} ${PLAYER_NUMBERS[what]}`,
  explain: meaning('玩家的数值，几名玩家则相加', 'The player’s number; of several players the sum'),
  check: (node, place) => (node.who === 'that' ? nobodyForX(node, place) : null),
  rules: ['103.3', '302.2'],
  count: (table, { who, what }, scope) =>
    total(table, who, scope, (seat) => {
      switch (what) {
        case 'grain':
          return player(table, seat).grain;
        case 'grain-cap':
          return table.procedures.grainCapOf(table, seat);
        case 'hand-limit':
          return table.procedures.handLimitOf(table, seat);
        case 'empty-deputy-slots':
          return emptySlots(table, seat, 'deputy');
        case 'empty-tactic-slots':
          return emptySlots(table, seat, 'tactic');
        case 'hand':
        case 'deck':
        case 'graveyard':
          return cardsIn(table, seat, what).length;
      }
    }),
};

/** How many slots of theirs a player has with nothing in them (200.4). */
function emptySlots(table: SanguozhiTable, seat: Seat, slot: 'deputy' | 'tactic'): number {
  const zone = slot === 'tactic' ? 'tactics' : slot;
  return Math.max(
    0,
    table.procedures.slotCount(table, seat, slot) - cardsIn(table, seat, zone).length,
  );
}

/** The troops of a player in play, of one corps or of all (421.2). */
export function troopsCount(table: SanguozhiTable, seat: Seat, corps: Corps | null): number {
  const troops = troopsInPlay(table, seat);
  return corps === null ? totalOf(troops) : troops[corps];
}

const troopsOf: WordOf<'troops-of'> = {
  kind: 'troops-of',
  forms: [
    { as: 'figure', zh: '{who:party}[|场上][|的]兵权总数', with: { corps: null } },
    { as: 'figure', zh: '{who:party}[|场上][|的]{corps}兵权[数|总数]' },
  ],
  english: ({ who, corps }) => {
    const what = corps === null ? 'troops' : `${CORPS_TERMS[corps].en} troops`;
    return `the number of ${what} ${hasOf(who)}`;
  },
  explain: meaning('场上兵权面值之和', 'The face values of the troop cards in play, added up'),
  rules: ['421.2'],
  count: (table, { who, corps }, scope) =>
    total(table, who, scope, (seat) => troopsCount(table, seat, corps)),
};

const countersOf: WordOf<'counters-of'> = {
  kind: 'counters-of',
  forms: [
    { as: 'figure', zh: '{of:players}[|的|拥有的]{counter}[数量|的数量|数]' },
    { as: 'figure', zh: '{of:cards}[|上]的{counter}[数量|的数量|数]' },
  ],
  english: ({ counter, of }, say) =>
    `the number of ${counterCalled(counter, true)} ${
      of.kind === 'players' ? hasOf(of.who) : `on ${say(of, 'you')}`
    }`,
  explain: meaning('有多少个这种指示物', 'How many such counters there are'),
  rules: ['119.1'],
  count: (table, { counter, of }, scope) => {
    if (of.kind === 'players') {
      return total(table, of.who, scope, (seat) => player(table, seat).counters[counter] ?? 0);
    }
    let sum = 0;
    for (const card of cardsOf(table, of, scope)) sum += countersOn(table, card, counter);
    return sum;
  },
};

const thatAmount: WordOf<'that-amount'> = {
  kind: 'that-amount',
  forms: [
    {
      as: 'figure',
      zh: '[该伤害|该伤害数值|该伤害的数值|该战斗伤害|该永久伤害]',
      with: { of: 'damage' },
    },
    { as: 'figure', zh: '[该数值|该数量]', with: { of: 'amount' } },
  ],
  english: ({ of }) => (of === 'damage' ? 'that damage' : 'that amount'),
  explain: ({ of }) => AMOUNT_MEANINGS[of],
  rules: ['117.10a', '710.1'],
  rulesOf: ({ of }) => (of === 'damage' ? ['117.10a'] : ['710.1', '703.2d']),
  check: nothingToCount,
  count: (_, __, { heard }) => (heard === null ? 0 : Math.max(0, amountIn(heard))),
};

const AMOUNT_MEANINGS = {
  damage: says('触发它的那次伤害', 'The damage that triggered it'),
  amount: says(
    '那件事的数值：多少粮、几张卡、几点伤害',
    'How much it was: of grain, cards, damage',
  ),
} as const;

/** How much an event is about: so much damage, 粮草, so many cards. */
function amountIn(event: SanguozhiEvent): number {
  switch (event.type) {
    case 'damage':
    case 'heal':
      return event.amount;
    case 'grain':
      return Math.abs(event.by);
    case 'draw':
      return event.count;
    default:
      return 0;
  }
}

const howMany: WordOf<'how-many'> = {
  kind: 'how-many',
  forms: [{ as: 'figure', zh: '{of:that}[的数量|数量|的张数]' }],
  english: ({ of }, say) => `the number of those ${say(of, 'you').replace(/^that /, '')}s`,
  explain: meaning('刚才提到的有多少张', 'How many of them were spoken of last'),
  rules: ['106.2'],
  count: (table, { of }, scope) => cardsOf(table, of, scope).length,
};

const half: WordOf<'half'> = {
  kind: 'half',
  forms: [true, false].flatMap((up) => [
    { as: 'halved', zh: `{count:figure}的一半（${up ? '向上' : '向下'}取整）`, with: { up } },
    {
      as: 'halved',
      zh: `{count:figure}的一半，${up ? '向上' : '向下'}取整`,
      with: { up },
      variant: true,
    },
  ]),
  english: ({ count, up }, say) => `half of ${say(count, 'you')} (rounded ${up ? 'up' : 'down'})`,
  explain: meaning('一半，写明怎样取整', 'Half of it; which way to round is said'),
  rules: ['105.1a'],
  count: (table, { count: what, up }, scope) => {
    rule('105.1a');
    const whole = count(table, what, scope) / 2;
    return up ? Math.ceil(whole) : Math.floor(whole);
  },
};

const NO_MORE =
  '[不能大于|不能超过|不能多于|不可大于|不可超过|不大于|不超过|最大为|最多为|至多为|最高为|上限为]';

/** What is compared has a bound of its own: ≥2且不大于3 would be another condition. */
const COMPARING: ReadonlySet<string> = new Set(['compared-counts', 'stat', 'needs']);

const capped: WordOf<'capped'> = {
  kind: 'capped',
  forms: [
    { as: 'count', zh: '{count:limited}（最大为{most:number}）' },
    ...[`（X${NO_MORE}{most:number}）`, `（${NO_MORE}{most:number}）`].map(
      (limit): Form => ({ as: 'count', zh: `{count:limited}${limit}`, variant: true }),
    ),
    {
      as: 'count',
      zh: `{count:limited}[，|，且|且|，并且|，但|。][|X]${NO_MORE}{most:number}`,
      variant: true,
    },
  ],
  english: ({ count, most }, say) => `${say(count, 'you')} (at most ${most})`,
  explain: meaning('再多也只算这么多', 'However many there are, no more count'),
  rules: ['105.3a'],
  check: (_, { ancestors }) =>
    COMPARING.has(ancestors.at(-1)?.kind ?? '')
      ? says('比较的数不写最大为多少', 'What is compared is not bounded: write another condition')
      : null,
  count: (table, { count: what, most }, scope) => Math.min(most, count(table, what, scope)),
};

const members: WordOf<'members'> = {
  kind: 'members',
  forms: [
    { as: 'number-count', zh: 'N' },
    { as: 'variable', zh: 'N' },
  ],
  english: () => 'N',
  explain: meaning('结成阵型的将领数', 'How many generals form the formation'),
  rules: ['503.5'],
  count: (_, __, scope) => (scope.members > 0 && rule('503.5') ? scope.members : 0),
};

const times: WordOf<'times'> = {
  kind: 'times',
  forms: [{ as: 'number-count', zh: '{by:number}{count:variable}' }],
  english: ({ by, count }, say) => `${by}${say(count, 'you')}`,
  explain: meaning('这么多倍', 'So many times that'),
  rules: ['105.3d'],
  count: (table, { by, count: what }, scope) => {
    rule('105.3d');
    return by * count(table, what, scope);
  },
};

const plus: WordOf<'plus'> = {
  kind: 'plus',
  forms: [
    { as: 'count', zh: '{count:term}{more:signed}' },
    { as: 'points', zh: '{count:number-count}{more:signed}' },
    { as: 'worth', zh: '{count:figure}{more:signed}' },
  ],
  english: ({ count, more }, say) =>
    count.kind === 'number' || count.kind === 'members' || count.kind === 'times'
      ? `${say(count, 'you')}${more < 0 ? '−' : '+'}${Math.abs(more)}`
      : `${say(count, 'you')} ${more < 0 ? 'minus' : 'plus'} ${Math.abs(more)}`,
  explain: meaning('再加减这么多', 'That much more or less'),
  rules: ['105.3d'],
  count: (table, { count: what, more }, scope) => count(table, what, scope) + more,
};

export const COUNTS: { readonly [K in Count['kind']]: WordOf<K> } = {
  capped,
  half,
  plus,
  times,
  number,
  members,
  'that-amount': thatAmount,
  'player-number': playerNumber,
  'count-of': countOf,
  'troops-of': troopsOf,
  'counters-of': countersOf,
  'how-many': howMany,
  'stat-of': statCount,
};
