import { type Change, type Form, meaning } from '@lianhuan/cardtext';
import { type CardId, NO_CARD, NOBODY, type Text } from '@lianhuan/kernel';
import { begin } from '../../effects/begin.ts';
import type { RuleId } from '../../rules.ts';
import { type MinxinTable, printed, zoneOf } from '../../table/table.ts';
import { fitsPrinted, isParty, speaksOf } from '../meaning/match.ts';
import type {
  Begun,
  CostChange,
  DefenceChange,
  HandLimitChange,
  HasFlash,
  PaymentChange,
  PerEach,
  TargetCost,
} from '../nodes/nodes.ts';
import { PARTIES_PLURAL, PAYMENTS, type Party, VALUES } from '../reading/vocabulary.ts';
import { type DeedWord, type ModifyWord, says } from '../reading/word.ts';
import { answersOnly, onlyBegun } from './known.ts';
import { cardsCalled } from './nouns.ts';

/** Words that change a number: what cards cost, 守备, 手牌上限. */

/** "costs 1 more", "is 3". */
function changed(change: Change, less = 'less', more = 'more'): string {
  if (change.kind === 'set') return String(change.amount);
  return `${Math.abs(change.amount)} ${change.amount < 0 ? less : more}`;
}

const costChange: ModifyWord<CostChange> = {
  kind: 'cost-change',
  forms: [
    { as: 'countable', zh: '{what:nearby}费用{change}' },
    { as: 'countable', zh: '{what:widely}[的|]费用{change}' },
    {
      as: 'countable',
      zh: '所有{filter}[的|]费用{change}',
      variant: true,
      build: ({ filter, change }, span) =>
        ({
          kind: 'cost-change',
          span,
          what: { kind: 'cards-anywhere', span, filter },
          change,
        }) as CostChange,
    },
  ],
  english: ({ what, change }, say, voice) =>
    `${say(what, voice)} ${what.kind === 'this-card' ? 'costs' : 'cost'} ${changed(change)}`,
  explain: meaning('这些牌的费用改变，最少为 0', 'Those cards cost something else, 0 at the least'),
  rules: ['2.3.2.2', '2.3.2.3'],
  effect: 'modify',
  keyOf: () => 'cost',
  affects: (table, { what }, effect, card) => speaksOf(table, what, effect, card),
};

function isForSale(table: MinxinTable, card: CardId): boolean {
  const place = zoneOf(table, card);
  return place === 'row' || place === 'always';
}

const paymentChange: ModifyWord<PaymentChange> = {
  kind: 'payment-change',
  forms: [
    {
      as: 'countable',
      zh: '{who:party}{act:payment}[|的]{filter:things}[的费用|费用|时费用|时的费用|时，费用]{change}',
      with: { next: false },
    },
    {
      as: 'countable',
      zh: '{who:party}招募的下[一|1]张{filter:things}[的费用|费用]{change}',
      with: { act: 'recruit', next: true },
    },
    {
      as: 'countable',
      zh: '{act:payment}{filter:things}[的费用|费用|时费用|时的费用|时，费用]{change}',
      with: { who: 'you', next: false },
      variant: true,
    },
    {
      as: 'countable',
      zh: '[|你的]下[一|1]张{filter:things}[的费用|费用]{change}',
      with: { who: 'you', act: 'recruit', next: true },
      variant: true,
    },
  ],
  english: ({ who, act, next, filter, change }) =>
    next
      ? `the next ${cardsCalled(filter, 1)} that ${PARTIES_PLURAL[who]} recruit costs ${changed(change)}`
      : `${cardsCalled(filter, 2)} cost ${changed(change)} for ${PARTIES_PLURAL[who]} to ${PAYMENTS[act].en}`,
  explain: meaning(
    '只有这位玩家支付时费用才改变，最少为 0',
    'Only that player pays something else, 0 at the least',
  ),
  rules: ['2.3.2.2', '2.3.2.3'],
  check: ({ next }, place) => (next ? onlyBegun(place) : null),
  effect: 'modify',
  keyOf: () => 'cost',
  affects: (table, { who, act, filter }, { controller, source }, card, seat) => {
    if (seat === NOBODY || !isParty(table, who, controller, seat)) return false;
    const { kind } = printed(table, card);
    if (act !== (kind === 'rebel' ? 'rout' : 'recruit')) return false;
    // A card elsewhere is not recruited: 击溃X looks at the cost of the card itself.
    if (act === 'recruit' && !isForSale(table, card)) return false;
    return fitsPrinted(table, card, filter, source);
  },
};

const defenceChange: ModifyWord<DefenceChange> = {
  kind: 'defence-change',
  forms: [
    { as: 'countable', zh: '{what:held}[|的]守备{change}', with: { value: 'defence' } },
    // Whose is not said: it may be one's own or everybody's, so both are shown.
    ...(['you', 'anyone'] as const).map(
      (who): Form => ({
        as: 'countable',
        zh: '其他{filter}[|的]守备{change}',
        variant: true,
        build: ({ filter, change }, span) => {
          const what = { kind: 'cards-of', span, who, other: true, filter };
          return { kind: 'defence-change', span, what, value: 'defence', change } as DefenceChange;
        },
      }),
    ),
    { as: 'countable', zh: '{what:held}[|的]守备民心{change}', with: { value: 'spoils' } },
    { as: 'countable', zh: '{what:held}的民心值{change}', with: { value: 'worth' } },
    {
      as: 'countable',
      zh: '[所有|]{filter}的民心值{change}',
      variant: true,
      build: ({ filter, change }, span) => {
        const what = { kind: 'cards-of', span, who: 'anyone', other: false, filter };
        return { kind: 'defence-change', span, what, value: 'worth', change } as DefenceChange;
      },
    },
    { as: 'countable', zh: '{what:held}[提供的|的|]战力{change}', with: { value: 'power' } },
    { as: 'countable', zh: '{what:held}[提供的|的|]声望{change}', with: { value: 'renown' } },
    { as: 'countable', zh: '{what:held}[提供的|的|]民心{change}', with: { value: 'favor' } },
  ],
  english: ({ what, value, change }, say, voice) => {
    const single = what.kind === 'this-card';
    const number = PROVIDED.has(value) ? `${VALUES[value].en} on entry` : VALUES[value].en;
    if (change.kind === 'set') return `the ${number} of ${say(what, voice)} is ${change.amount}`;
    const sign = change.amount < 0 ? '−' : '+';
    return `${say(what, voice)} ${single ? 'has' : 'have'} ${sign}${Math.abs(change.amount)} ${number}`;
  },
  explain: ({ value }) => CHANGED[value],
  rules: ['2.3.2.4'],
  rulesOf: ({ value }) => [VALUE_RULES[value]],
  effect: 'modify',
  keyOf: ({ value }) => value,
  affects: (table, { what }, effect, card) =>
    card !== NO_CARD && speaksOf(table, what, effect, card),
};

/** What a card gives when it enters. */
const PROVIDED: ReadonlySet<DefenceChange['value']> = new Set([
  'power',
  'renown',
  'favor',
] as const);

const CHANGED: Readonly<Record<DefenceChange['value'], Text>> = {
  defence: says('攻城要付的战力改变', 'The power it takes to besiege changes'),
  spoils: says('攻破者从拥有者获取的民心改变', 'The favour taken by whoever breaches it changes'),
  worth: says('游戏结束时的民心值改变', 'What it counts when the game ends changes'),
  power: says('成功进场时得到的战力改变', 'The power gained when it has entered changes'),
  renown: says('成功进场时得到的声望改变', 'The renown gained when it has entered changes'),
  favor: says('成功进场时得到的民心改变', 'The favour gained when it has entered changes'),
};

const VALUE_RULES: Readonly<Record<DefenceChange['value'], RuleId>> = {
  defence: '2.3.2.4',
  spoils: '2.3.2.4',
  worth: '2.5.1#2',
  power: '2.3.2',
  renown: '2.3.2',
  favor: '2.3.2',
};

/** Whose, in English, before a thing of which each player has one: a hand limit, a deck. */
const EACH_OWNER: Readonly<Record<Party, string>> = {
  you: 'your',
  others: 'each other player’s',
  anyone: 'each player’s',
};

const handLimitChange: ModifyWord<HandLimitChange> = {
  kind: 'hand-limit-change',
  forms: [
    { as: 'countable', zh: '{who:owner}手牌上限{change}' },
    { as: 'countable', zh: '[|你]手牌上限{change}', with: { who: 'you' }, variant: true },
    {
      as: 'countable',
      zh: '[玩家|每位玩家|所有玩家]手牌上限{change}',
      with: { who: 'anyone' },
      variant: true,
    },
    { as: 'countable', zh: '其他玩家手牌上限{change}', with: { who: 'others' }, variant: true },
  ],
  english: ({ who, change }) =>
    `${EACH_OWNER[who]} hand limit is ${changed(change, 'lower', 'higher')}`,
  explain: meaning(
    '摸牌阶段摸到的张数改变',
    'It changes up to how many cards are drawn in the draw phase',
  ),
  rules: ['2.3.4'],
  effect: 'modify',
  keyOf: () => 'hand-limit',
  affects: (table, { who }, { controller }, _, seat) => isParty(table, who, controller, seat),
};

const TARGET_CHANGED: Readonly<Record<TargetCost['value'], Text>> = {
  cost: says(
    '正在应对的那张牌的费用改变，直到这次招募、击溃或进场有了结果',
    'The card that is being answered costs something else until that is settled',
  ),
  defence: says(
    '正在应对攻城的那张领土的守备改变，直到这次攻城有了结果',
    'The defence of the territory under siege is something else until that is settled',
  ),
};

const targetCost: ModifyWord<TargetCost> & DeedWord<TargetCost> = {
  kind: 'target-cost',
  clause: true,
  forms: [
    {
      as: 'deed',
      zh: '[|使|令][目标牌|目标|目标牌的|目标的]费用{change}',
      with: { value: 'cost' },
    },
    {
      as: 'deed',
      zh: '[|使|令][目标牌|目标|目标牌的|目标的|目标领土|目标领土的]守备{change}',
      with: { value: 'defence' },
    },
  ],
  english: ({ value, change }) => {
    if (value === 'cost') return `the target card costs ${changed(change)}`;
    if (change.kind === 'set') return `the defence of the target card is ${change.amount}`;
    const sign = change.amount < 0 ? '−' : '+';
    return `the target card has ${sign}${Math.abs(change.amount)} defence`;
  },
  explain: ({ value }) => TARGET_CHANGED[value],
  rules: ['2.3.2.2', '2.3.2.3'],
  rulesOf: ({ value }) => (value === 'cost' ? ['2.3.2.2', '2.3.2.3'] : ['2.3.2.4']),
  check: answersOnly,
  effect: 'modify',
  keyOf: ({ value }) => value,
  affects(table, _, { body }, card) {
    const begun = body as Begun;
    return begun.card === card && table.cards[card].incarnation === begun.incarnation;
  },
  *run(table, node, scope) {
    const contest = table.state.contests.at(-1);
    if (contest === undefined) return false;
    yield* begin(
      table,
      'modify',
      { word: node, span: node.span, period: 'contest', card: contest.card },
      scope,
    );
    return true;
  },
  // A siege is paid for by the 守备 of the territory, all else by the 费用: the other would do nothing.
  possible: (table, { value }) => {
    const contest = table.state.contests.at(-1);
    return contest !== undefined && (contest.kind === 'siege') === (value === 'defence');
  },
};

const gives: ModifyWord<HasFlash> = {
  kind: 'has-flash',
  forms: [{ as: 'plain', zh: '{who:owner}{filter}带有闪电' }],
  english: ({ who, filter }, say) =>
    `${say.term('owner', who)} ${cardsCalled(filter, 2)} have flash`,
  explain: meaning(
    '这些牌和它们的能力在其他玩家的回合也能用来应对',
    'Those cards and their abilities can be used in other players’ turns too',
  ),
  rules: ['2.3.5'],
  effect: 'modify',
  keyOf: () => null,
  affects: () => false,
};

const perEach: ModifyWord<PerEach> = {
  kind: 'per-each',
  forms: [{ as: 'lasting', zh: '每有{count:each}，{word:countable}' }],
  english: ({ count, word }, say, voice) =>
    `for each ${say.one(count, voice)}, ${say(word, voice)}`,
  explain: meaning('数出多少就改变多少次', 'It changes as many times as are counted'),
  rules: [],
  check: ({ word }) =>
    word.change.kind === 'set'
      ? says('「为」不能与「每有」连用：写 +1 或 -1', '“为” cannot follow “每有”: write +1 or -1')
      : null,
  effect: 'modify',
  keyOf: () => null,
  affects: () => false,
};

export const MODIFIERS = {
  'has-flash': gives,
  'per-each': perEach,
  'cost-change': costChange,
  'payment-change': paymentChange,
  'defence-change': defenceChange,
  'hand-limit-change': handLimitChange,
  'target-cost': targetCost,
} as const;
