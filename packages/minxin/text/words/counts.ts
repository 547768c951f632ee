import { formsAs, meaning } from '@lianhuan/cardtext';
import type { Tally } from '../../table/state.ts';
import { cardsIn, type MinxinTable, player } from '../../table/table.ts';
import { fits, isType } from '../meaning/match.ts';
import { cardsAt } from '../meaning/pick.ts';
import type { Scope } from '../meaning/scope.ts';
import type { CardCount, Count, DoneCount, FavorCount, Filter, HandCount } from '../nodes/nodes.ts';
import {
  type Act,
  SPOTS,
  type Spot,
  TYPES,
  TYPES_PLURAL,
  type Type,
} from '../reading/vocabulary.ts';
import type { CountWord } from '../reading/word.ts';
import { cardsCalled } from './nouns.ts';

/** The numbers of card text: what 每有… and X为… can count. */

/** How many cards of a kind are there. */
export function cardsThere(table: MinxinTable, at: Spot, filter: Filter, scope: Scope): number {
  let found = 0;
  for (const card of cardsAt(table, at, scope)) {
    const cost = filter.comparison === null ? 0 : scope.interpreter.cost(table, card, scope.seat);
    if (fits(table, card, filter, cost)) found += 1;
  }
  return found;
}

/** How often a player did something since the end of their last turn. */
export function timesDone(table: MinxinTable, act: Act, type: Type, scope: Scope): number {
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

const cardCount: CountWord<CardCount> = {
  kind: 'card-count',
  forms: [
    { as: 'count', zh: '{at:spot}的{filter:things}数' },
    { as: 'each', zh: '1张{at:spot}的{filter:things}' },
  ],
  english: (node) => `the number of ${cardsCalled(node.filter, 2)} ${SPOTS[node.at].en}`,
  one: (node) => `${cardsCalled(node.filter, 1)} ${SPOTS[node.at].en}`,
  explain: meaning('数那里有几张', 'How many there are'),
  rules: [],
  count: (table, node, scope) => cardsThere(table, node.at, node.filter, scope),
};

const handCount: CountWord<HandCount> = {
  kind: 'hand-count',
  forms: [
    { as: 'count', zh: '你的手牌数' },
    { as: 'each', zh: '1张你的手牌' },
  ],
  english: (_, __, voice) => `the number of cards in ${voice === 'you' ? 'your' : 'their'} hand`,
  one: (_, voice) => `card in ${voice === 'you' ? 'your' : 'their'} hand`,
  explain: meaning('数手牌，锦囊不算', 'How many hand cards; pouches do not count'),
  rules: ['2.4.5'],
  count: (table, _, scope) => cardsIn(table, scope.seat, 'hand').length,
};

const favorCount: CountWord<FavorCount> = {
  kind: 'favor-count',
  forms: [{ as: 'count', zh: '你的民心数' }],
  english: (_, __, voice) => `${voice === 'you' ? 'your' : 'their'} favour`,
  explain: meaning('数民心指示物', 'How many favour tokens'),
  rules: ['2.3.2'],
  count: (table, _, scope) => player(table, scope.seat).favor,
};

const DONE: Readonly<Record<Act, string>> = {
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
      ['你本回合打出的{type}数', { act: 'play' }],
      ['你本回合招募的牌数', { act: 'recruit', type: 'card' }],
      ['你本回合击溃的乱军数', { act: 'rout', type: 'rebel' }],
      ['你本回合攻破的领土数', { act: 'siege', type: 'territory' }],
    ]),
    ...formsAs('each', [
      ['1张你本回合打出的{type}', { act: 'play' }],
      ['1张你本回合招募的牌', { act: 'recruit', type: 'card' }],
      ['1张你本回合击溃的乱军', { act: 'rout', type: 'rebel' }],
      ['1张你本回合攻破的领土', { act: 'siege', type: 'territory' }],
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
  'hand-count': handCount,
  'favor-count': favorCount,
  'done-count': doneCount,
};
