import { findNode, formsAs, meaning, type Node } from '@lianhuan/cardtext';
import { NOBODY, type Seat, type Text } from '@lianhuan/kernel';
import type { RuleId } from '../../rules.ts';
import type { Tally } from '../../table/state.ts';
import { cardsIn, type MinxinTable, player } from '../../table/table.ts';
import { fits, isType } from '../meaning/match.ts';
import { cardsAt, payerOf } from '../meaning/pick.ts';
import { measureOf, type Scope } from '../meaning/scope.ts';
import type {
  CardCount,
  Count,
  DoneCount,
  Filter,
  HoldingCount,
  KnownNumber,
} from '../nodes/nodes.ts';
import {
  type DoneAct,
  HOLDINGS,
  type Holding,
  KNOWN,
  type Known,
  SOMEBODY,
  type Somebody,
  SPOTS,
  type Spot,
  TYPES,
  TYPES_PLURAL,
  type Type,
} from '../reading/vocabulary.ts';
import { type CardPlace, type CountWord, says } from '../reading/word.ts';
import { answersOnly, noTarget, unknownThat } from './known.ts';
import { cardsCalled } from './nouns.ts';

/** The numbers of card text: what 每有… and X为… can count. */

/** How many cards of a kind are there. */
export function cardsThere(
  table: MinxinTable,
  { at, other, filter }: Pick<CardCount, 'at' | 'other' | 'filter'>,
  scope: Scope,
): number {
  let found = 0;
  const measure = measureOf(table, scope);
  for (const card of cardsAt(table, at, scope)) {
    if (other && card === scope.card) continue;
    if (fits(table, card, filter, measure)) found += 1;
  }
  return found;
}

/** How often a player did something since the end of their last turn. */
export function timesDone(table: MinxinTable, act: DoneAct, type: Type, scope: Scope): number {
  const { tally } = player(table, scope.seat);
  switch (act) {
    case 'play':
      return playedOf(tally.played, type);
    case 'recruit':
      return tally.recruited;
    case 'rout':
      return tally.routed;
    case 'siege':
      return tally.sieges;
    case 'edict':
      return tally.edicts;
  }
}

/** A recruited 乱军 that is played is a 部曲 too (2.4.4). */
function playedOf(played: Tally['played'], type: Type): number {
  if (type === 'card') return total(played);
  return type === 'troop' ? played.troop + played.rebel : played[type];
}

function total(played: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const kind in played) sum += played[kind];
  return sum;
}

/** Was this card itself played, so that "other" must leave it out? */
export function countsItself(table: MinxinTable, type: Type, scope: Scope): boolean {
  return isType(table, scope.card, type);
}

type HasSpot = Node & { readonly at: Spot; readonly filter: Filter };

const UNSEEN: ReadonlySet<Spot> = new Set<Spot>([
  'deck',
  'central-deck',
  'event-deck',
  'pouch-deck',
]);

/** Complains of words that look into a deck: nobody may, so that only how many cards it has can be asked. */
export function hiddenThere(node: HasSpot, place: CardPlace) {
  const { at, filter } = node;
  const { type, or, trait, comparison, name } = filter;
  const anyCard = type === 'card' && or === null && trait === null && comparison === null;
  if (!UNSEEN.has(at) || (anyCard && name === null)) return noTarget(node, place);
  return says(
    '没有人看得到牌库里有什么牌：只能问有多少牌',
    'Nobody sees what is in a deck: only how many cards it has can be asked',
  );
}

const cardCount: CountWord<CardCount> = {
  kind: 'card-count',
  forms: [
    { as: 'count', zh: '{at:spot}的其他{filter:things}[数|数量]', with: { other: true } },
    { as: 'count', zh: '{at:spot}的{filter:things}[数|数量]', with: { other: false } },
    { as: 'each', zh: '[1|一]张{at:spot}的其他{filter:things}', with: { other: true } },
    { as: 'each', zh: '[1|一]张{at:spot}的{filter:things}', with: { other: false } },
  ],
  english: ({ at, other, filter }) =>
    `the number of ${other ? 'other ' : ''}${cardsCalled(filter, 2)} ${SPOTS[at].en}`,
  one: ({ at, other, filter }) =>
    `${other ? 'other ' : ''}${cardsCalled(filter, 1)} ${SPOTS[at].en}`,
  explain: meaning('数那里有几张', 'How many there are'),
  rules: [],
  check: hiddenThere,
  count: cardsThere,
};

/** "your", "target player’s": whose it is, in English. */
function whose(who: Somebody): string {
  if (who === 'you') return 'your';
  return `${SOMEBODY[who].en}’s`;
}

/** The words after a number: 目标玩家 in them is picked before they count, 支付者 and 该玩家 must be known. */
const holdingCount: CountWord<HoldingCount> = {
  kind: 'holding-count',
  forms: [
    { as: 'count', zh: '{who:somebody}的手牌上限', with: { what: 'hand-limit' } },
    { as: 'count', zh: '{who:somebody}[的|]{what:holding}[数|数量]' },
    { as: 'each', zh: '[1|一]张{who:somebody}的手牌', with: { what: 'hand' } },
    { as: 'each', zh: '[1|一]张{who:somebody}的锦囊', with: { what: 'pouches' } },
    ...formsAs('each', [
      ['[1|一]点{who:somebody}的民心', { what: 'favor' }],
      ['[1|一]点{who:somebody}的战力', { what: 'power' }],
      ['[1|一]点{who:somebody}的声望', { what: 'renown' }],
      ['[1|一]点{who:somebody}的攻城战力', { what: 'siege' }],
    ]),
    { as: 'each', zh: '[1|一]点{what:resource}', with: { who: 'you' }, variant: true },
    { as: 'each', zh: '[1|一]张手牌', with: { who: 'you', what: 'hand' }, variant: true },
    { as: 'each', zh: '[1|一]张锦囊', with: { who: 'you', what: 'pouches' }, variant: true },
    { as: 'count', zh: '手牌[数|数量]', with: { who: 'you', what: 'hand' }, variant: true },
    { as: 'count', zh: '手牌上限', with: { who: 'you', what: 'hand-limit' }, variant: true },
  ],
  english: ({ who, what }) => HOLDINGS[what].en.replace('%s', whose(who)),
  one: ({ who, what }) => {
    if (what === 'hand') return `card in ${whose(who)} hand`;
    if (what === 'pouches') return `of ${whose(who)} pouches`;
    if (what === 'favor') return `of ${whose(who)} favour tokens`;
    return `point of ${HOLDINGS[what].en.replace('%s', whose(who))}`;
  },
  explain: ({ what }) => HELD[what],
  rules: ['2.3.2', '2.4.5'],
  rulesOf: ({ what }) => [HOLDING_RULES[what]],
  check: (node, place) => {
    const { who } = node;
    if (who === 'payer') return answersOnly(null, place);
    return unknownThat(who, place.ancestors) ?? noTarget(node, place);
  },
  count: (table, { who, what }, scope) => {
    const seat = seatOf(table, who, scope);
    if (seat === NOBODY) return 0;
    switch (what) {
      case 'hand':
      case 'pouches':
        return cardsIn(table, seat, what).length;
      case 'hand-limit':
        return scope.interpreter.handLimit(table, seat);
      default:
        return player(table, seat)[what];
    }
  },
};

const HELD: Readonly<Record<Holding, Text>> = {
  hand: says('数手牌，锦囊不算', 'How many hand cards; pouches do not count'),
  pouches: says('数锦囊，不是手牌', 'How many pouches; they are no hand cards'),
  favor: says('数民心指示物', 'How many favour tokens'),
  power: says('现在有多少战力', 'The power there is now'),
  renown: says('现在有多少声望', 'The renown there is now'),
  siege: says('现在有多少攻城战力', 'The siege power there is now'),
  'hand-limit': says('摸牌阶段摸到几张', 'How many cards are drawn up to in the draw phase'),
};

const HOLDING_RULES: Readonly<Record<Holding, RuleId>> = {
  hand: '2.4.5',
  pouches: '2.4.5',
  'hand-limit': '2.3.4',
  power: '2.3.2',
  renown: '2.3.2',
  favor: '2.3.2',
  siege: '2.3.2.4',
};

/** The player meant; `NOBODY` where there is none, or none was picked. */
function seatOf(table: MinxinTable, who: Somebody, { seat, target, that }: Scope): Seat {
  switch (who) {
    case 'you':
      return seat;
    case 'target':
      return target;
    case 'that':
      return that;
    case 'payer':
      return payerOf(table);
  }
}

const KNOWN_RULES: Readonly<Record<Known, RuleId>> = {
  pool: '1.1.6',
  round: '2.1',
  amount: '2.3.2',
  picked: '2.3.2',
  'this-cost': '2.3.2.2',
  'target-cost': '2.3.2.2',
  'target-defence': '2.3.2.4',
};

const knownNumber: CountWord<KnownNumber> = {
  kind: 'known-number',
  forms: [
    { as: 'count', zh: '{what:known}' },
    { as: 'each', zh: '1张所选的牌', with: { what: 'picked' } },
    { as: 'each', zh: '1点民心池的民心', with: { what: 'pool' } },
  ],
  english: ({ what }) => KNOWN[what].en,
  one: ({ what }) => (what === 'picked' ? 'card picked' : 'of the favour tokens in the pool'),
  explain: meaning('这个数现在是多少', 'That number as it is now'),
  rules: ['1.1.6', '2.1', '2.3.2', '2.3.2.2', '2.3.2.4'],
  rulesOf: ({ what }) => [KNOWN_RULES[what]],
  check: (node, place) => {
    const { what } = node;
    if (what === 'target-cost' || what === 'target-defence') return answersOnly(null, place);
    return what === 'picked'
      ? nothingPicked(node, place)
      : what === 'amount'
        ? noAmount(place)
        : null;
  },
  count: (table, { what }, scope) => {
    const { interpreter, card, seat, amount, done } = scope;
    const { pool, round, contests } = table.state;
    const contest = contests.at(-1);
    const ofTarget = (value: 'cost' | 'defence') =>
      contest === undefined ? 0 : interpreter.value(table, contest.card, value, contest.seat);
    switch (what) {
      case 'pool':
        return pool;
      case 'round':
        return round;
      case 'amount':
        return amount;
      case 'picked':
        return done.picked;
      case 'this-cost':
        return interpreter.value(table, card, 'cost', seat);
      case 'target-cost':
        return ofTarget('cost');
      case 'target-defence':
        return ofTarget('defence');
    }
  },
};

/** Complains of 所选的牌 where no words before them pick any. */
function nothingPicked({ span }: KnownNumber, { ancestors }: CardPlace) {
  const before = (node: Node) =>
    (node.kind === 'selection' || node.kind === 'discard') && node.span[1] <= span[0];
  if (findNode(ancestors.slice(0, 1), before) !== null) return null;
  return says('前面没有选牌，「所选的牌」没有所指', 'No words before 所选的牌 pick any cards');
}

/** Complains of 该数值 where nothing has a number: only a trigger that hears of one, or what happens instead of one, does. */
function noAmount({ ancestors }: CardPlace) {
  const hasNumber = ancestors.some(
    (node) => 'on' in node && (node.on as Node).kind === 'somebody-gains',
  );
  if (hasNumber) return null;
  return says(
    '「该数值」只在「当…获得（失去、获取）…时」之后才有所指',
    '“该数值” is a number only after 当…获得, 失去 or 获取…时',
  );
}

const DONE: Readonly<Record<DoneAct, string>> = {
  play: 'played',
  recruit: 'recruited',
  rout: 'routed',
  siege: 'breached',
  edict: 'used for edicts',
};

const doneCount: CountWord<DoneCount> = {
  kind: 'done-count',
  forms: [
    ...formsAs('count', [
      ['[你本回合|本回合你|本回合]打出的{type}[数|数量]', { act: 'play' }],
      ['[你本回合|本回合你|本回合]招募的牌[数|数量]', { act: 'recruit', type: 'card' }],
      ['[你本回合|本回合你|本回合]击溃的乱军[数|数量]', { act: 'rout', type: 'rebel' }],
      ['[你本回合|本回合你|本回合]攻破的领土[数|数量]', { act: 'siege', type: 'territory' }],
    ]),
    ...formsAs('each', [
      ['[1|一]张[你本回合|本回合你|本回合]打出的{type}', { act: 'play' }],
      ['[1|一]张[你本回合|本回合你|本回合]招募的牌', { act: 'recruit', type: 'card' }],
      ['[1|一]张[你本回合|本回合你|本回合]击溃的乱军', { act: 'rout', type: 'rebel' }],
      ['[1|一]张[你本回合|本回合你|本回合]攻破的领土', { act: 'siege', type: 'territory' }],
    ]),
  ],
  english: (node, _, voice) =>
    `the number of ${TYPES_PLURAL[node.type]} ${voice === 'you' ? 'you' : 'they'} ${DONE[node.act]} this turn`,
  one: (node, voice) =>
    `${TYPES[node.type].en} ${voice === 'you' ? 'you' : 'they'} ${DONE[node.act]} this turn`,
  explain: meaning(
    '数自己上个回合结束以来做过几次',
    'How often it was done since the end of one’s own last turn',
  ),
  rules: ['2.3.5'],
  count: (table, node, scope) => timesDone(table, node.act, node.type, scope),
};

export const COUNTS: { readonly [K in Count['kind']]: CountWord<Extract<Count, { kind: K }>> } = {
  'card-count': cardCount,
  'holding-count': holdingCount,
  'known-number': knownNumber,
  'done-count': doneCount,
};
