import { type Change, meaning } from '@lianhuan/cardtext';
import { type CardId, NO_CARD, NOBODY } from '@lianhuan/kernel';
import { begin } from '../../effects/begin.ts';
import { type MinxinTable, printed, zoneOf } from '../../table/table.ts';
import { fits, isParty, speaksOf } from '../meaning/match.ts';
import type {
  CostChange,
  DefenceChange,
  HandLimitChange,
  PaymentChange,
  TargetCost,
} from '../nodes/nodes.ts';
import { PARTIES_PLURAL, PAYMENTS, type Party } from '../reading/vocabulary.ts';
import type { DeedWord, ModifyWord } from '../reading/word.ts';
import { answersOnly } from './conditions.ts';
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
    { as: 'lasting', zh: '{what:nearby}费用{change}' },
    { as: 'lasting', zh: '{what:widely}的费用{change}' },
  ],
  english: ({ what, change }, say, voice) =>
    `${say(what, voice)} ${what.kind === 'this-card' ? 'costs' : 'cost'} ${changed(change)}`,
  explain: meaning(
    '这些牌的费用改变，减也不会减到 1 以下',
    'Those cards cost something else, lowered to no less than 1',
  ),
  rules: ['2.3.2.2', '2.3.2.3'],
  effect: 'modify',
  key: 'cost',
  affects: (table, { what }, effect, card) => speaksOf(table, what, effect, card),
};

function isForSale(table: MinxinTable, card: CardId): boolean {
  const place = zoneOf(table, card);
  return place === 'row' || place === 'always';
}

const paymentChange: ModifyWord<PaymentChange> = {
  kind: 'payment-change',
  forms: [{ as: 'lasting', zh: '{who:party}{act:payment}{filter:things}的费用{change}' }],
  english: ({ who, act, filter, change }) =>
    `${cardsCalled(filter, 2)} cost ${changed(change)} for ${PARTIES_PLURAL[who]} to ${PAYMENTS[act].en}`,
  explain: meaning(
    '只有这位玩家支付时费用才改变，减也不会减到 1 以下',
    'Only that player pays something else, lowered to no less than 1',
  ),
  rules: ['2.3.2.2', '2.3.2.3'],
  effect: 'modify',
  key: 'cost',
  affects: (table, { who, act, filter }, { controller }, card, seat) => {
    if (seat === NOBODY || !isParty(table, who, controller, seat)) return false;
    const { kind, cost } = printed(table, card);
    if (act !== (kind === 'rebel' ? 'rout' : 'recruit')) return false;
    // A card elsewhere is not recruited: 击溃X looks at the cost of the card itself.
    if (act === 'recruit' && !isForSale(table, card)) return false;
    return fits(table, card, filter, cost);
  },
};

const defenceChange: ModifyWord<DefenceChange> = {
  kind: 'defence-change',
  forms: [{ as: 'lasting', zh: '{what:held}守备{change}' }],
  english: ({ what, change }, say, voice) =>
    change.kind === 'set'
      ? `the defence of ${say(what, voice)} is ${change.amount}`
      : `${say(what, voice)} ${what.kind === 'this-card' ? 'has' : 'have'} ${change.amount < 0 ? '−' : '+'}${Math.abs(change.amount)} defence`,
  explain: meaning('攻城要付的战力改变', 'The power it takes to besiege changes'),
  rules: ['2.3.2.4'],
  effect: 'modify',
  key: 'defence',
  affects: (table, { what }, effect, card) =>
    card !== NO_CARD && speaksOf(table, what, effect, card),
};

/** Whose, in English, before a thing of which each player has one: a hand limit, a deck. */
const EACH_OWNER: Readonly<Record<Party, string>> = {
  you: 'your',
  others: 'each other player’s',
  anyone: 'each player’s',
};

const handLimitChange: ModifyWord<HandLimitChange> = {
  kind: 'hand-limit-change',
  forms: [{ as: 'lasting', zh: '{who:owner}手牌上限{change}' }],
  english: ({ who, change }) =>
    `${EACH_OWNER[who]} hand limit is ${changed(change, 'lower', 'higher')}`,
  explain: meaning(
    '摸牌阶段摸到的张数改变',
    'It changes up to how many cards are drawn in the draw phase',
  ),
  rules: ['2.3.4'],
  effect: 'modify',
  key: 'hand-limit',
  affects: (table, { who }, { controller }, _, seat) => isParty(table, who, controller, seat),
};

const targetCost: ModifyWord<TargetCost> & DeedWord<TargetCost> = {
  kind: 'target-cost',
  clause: true,
  forms: [{ as: 'deed', zh: '目标牌费用{change}' }],
  english: ({ change }) => `the target card costs ${changed(change)}`,
  explain: meaning(
    '正在应对的那张牌的费用改变，直到这次招募、击溃或进场有了结果',
    'The card that is being answered costs something else until that is settled',
  ),
  rules: ['2.3.2.2', '2.3.2.3'],
  check: answersOnly,
  effect: 'modify',
  key: 'cost',
  affects: (table, _, { body }, card) =>
    body.kind === 'begun' &&
    body.card === card &&
    table.cards[card].incarnation === body.incarnation,
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
  // A siege is paid for by the 守备 of the territory, so a changed cost would do nothing.
  possible: (table) => {
    const contest = table.state.contests.at(-1);
    return contest !== undefined && contest.kind !== 'siege';
  },
};

export const MODIFIERS = {
  'cost-change': costChange,
  'payment-change': paymentChange,
  'defence-change': defenceChange,
  'hand-limit-change': handLimitChange,
  'target-cost': targetCost,
} as const;
