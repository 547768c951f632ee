import { COMPARISONS, CORE_WORDS, compares, formsAs, meaning } from '@lianhuan/cardtext';
import { isActive, player, zoneOf } from '../../table/table.ts';
import { fits } from '../meaning/match.ts';
import { measureOf } from '../meaning/scope.ts';
import type {
  Condition,
  Did,
  FavorRank,
  Has,
  InContest,
  InSituation,
  OwnTurn,
  TargetIs,
} from '../nodes/nodes.ts';
import {
  CONTEST_TERMS,
  type DoneAct,
  RANKS,
  SITUATIONS,
  SPOTS,
  TYPES,
} from '../reading/vocabulary.ts';
import { type ConditionWord, says } from '../reading/word.ts';
import { cardsThere, countsItself, hiddenThere, timesDone } from './counts.ts';
import { answersOnly } from './known.ts';
import { cardsCalled } from './nouns.ts';

/** The conditions of card text: what 若… can ask. */

type WordOf<K extends Condition['kind']> = ConditionWord<Extract<Condition, { kind: K }>>;

const both: WordOf<'both'> = {
  ...CORE_WORDS.both,
  check: ({ second }) => mixed('either', second),
  holds: (table, node, scope) =>
    scope.interpreter.holds(table, node.first, scope) &&
    scope.interpreter.holds(table, node.second, scope),
};

const compare: WordOf<'compare'> = {
  ...CORE_WORDS.compare,
  holds: (table, node, scope) =>
    compares(scope.interpreter.count(table, node.count, scope), node.comparison, node.than),
};

const either: WordOf<'either'> = {
  kind: 'either',
  forms: [{ as: 'condition', zh: '{first:fact}[或|，或|或者|，或者]{second:condition}' }],
  english: (node, say, voice) => `${say(node.first, voice)} or ${say(node.second, voice)}`,
  explain: meaning('至少一个条件成立', 'One of the conditions holds at least'),
  rules: [],
  check: ({ second }) => mixed('both', second),
  holds: (table, node, scope) =>
    scope.interpreter.holds(table, node.first, scope) ||
    scope.interpreter.holds(table, node.second, scope),
};

/** Complains of 且 and 或 in one condition: nobody can say which of them is asked first. */
function mixed(other: 'both' | 'either', second: Condition) {
  if (second.kind !== other) return null;
  return says(
    '「且」与「或」不能写在同一个条件里：分成两句',
    '“且” and “或” cannot stand in one condition: write two sentences',
  );
}

const compareCounts: WordOf<'compare-counts'> = {
  kind: 'compare-counts',
  forms: [{ as: 'fact', zh: '{count}{comparison}{other:count}' }],
  english: (node, say, voice) =>
    `${say(node.count, voice)} is ${COMPARISONS[node.comparison].en} ${say(node.other, voice)}`,
  explain: meaning('两边数出来相比', 'What is counted on both sides is compared'),
  rules: [],
  holds: (table, node, scope) => {
    const than = scope.interpreter.count(table, node.other, scope);
    return compares(scope.interpreter.count(table, node.count, scope), node.comparison, than);
  },
};

const inSituation: WordOf<'in-situation'> = {
  kind: 'in-situation',
  forms: [{ as: 'fact', zh: '{situation}' }],
  english: ({ situation }) => SITUATIONS[situation].en,
  explain: meaning('现在是这样', 'That is so now'),
  rules: ['2.2.1', '2.3.2', '2.5.1'],
  rulesOf: ({ situation }) => [SITUATION_RULES[situation]],
  holds: (table, { situation }, { seat, card }) => {
    const { first, pool } = table.state;
    switch (situation) {
      case 'first':
        return seat === first;
      case 'not-first':
        return seat !== first;
      case 'tapped':
        return table.cards[card].tapped;
      case 'untapped':
        return !table.cards[card].tapped;
      case 'entering':
        return zoneOf(table, card) === 'entering';
      case 'pool-empty':
        return pool === 0;
      case 'pool-left':
        return pool > 0;
    }
  },
};

const SITUATION_RULES = {
  first: '2.2.1',
  'not-first': '2.2.1',
  tapped: '2.3.2',
  untapped: '2.3.2',
  entering: '2.3.2',
  'pool-empty': '2.5.1',
  'pool-left': '2.5.1',
} as const satisfies Readonly<Record<InSituation['situation'], string>>;

const PAST: Readonly<Record<DoneAct, string>> = {
  play: 'played',
  recruit: 'recruited',
  rout: 'routed',
  siege: 'breached',
  edict: 'given',
};

const did: WordOf<'did'> = {
  kind: 'did',
  forms: formsAs('fact', [
    ['[你本回合|本回合你|你在本回合]打出过其他{type}', { act: 'play', other: true }],
    ['[你本回合|本回合你|你在本回合]打出过{type}', { act: 'play', other: false }],
    ['[你本回合|本回合你|你在本回合]招募过牌', { act: 'recruit', other: false, type: 'card' }],
    ['[你本回合|本回合你|你在本回合]击溃过乱军', { act: 'rout', other: false, type: 'rebel' }],
    ['[你本回合|本回合你|你在本回合]攻破过领土', { act: 'siege', other: false, type: 'territory' }],
    ['[你本回合|本回合你|你在本回合]布令过', { act: 'edict', other: false, type: 'territory' }],
  ]),
  english: (node: Did, _, voice) => {
    const who = voice === 'you' ? 'you have' : 'they have';
    const what =
      node.act === 'edict' ? 'an edict' : `${node.other ? 'another' : 'a'} ${TYPES[node.type].en}`;
    return `${who} ${PAST[node.act]} ${what} this turn`;
  },
  explain: meaning(
    '自己上个回合结束以来做过这件事',
    'It was done since the end of one’s own last turn',
  ),
  rules: ['2.3.5'],
  holds: (table, node, scope) => {
    const least = node.other && countsItself(table, node.type, scope) ? 2 : 1;
    return timesDone(table, node.act, node.type, scope) >= least;
  },
};

const has: WordOf<'has'> = {
  kind: 'has',
  forms: [
    { as: 'fact', zh: '{at:spot}没有其他{filter:things}', with: { not: true, other: true } },
    { as: 'fact', zh: '{at:spot}没有{filter:things}', with: { not: true, other: false } },
    { as: 'fact', zh: '{at:spot}有其他{filter:things}', with: { not: false, other: true } },
    { as: 'fact', zh: '{at:spot}有{filter:things}', with: { not: false, other: false } },
  ],
  english: ({ at, not, other, filter }: Has) =>
    `there ${not ? `are no${other ? ' other' : ''}` : `is a${other ? 'nother' : ''}`} ${cardsCalled(filter, not ? 2 : 1)} ${SPOTS[at].en}`,
  explain: meaning('那里有（没有）这种牌', 'There is such a card there, or there is none'),
  rules: [],
  check: hiddenThere,
  holds: (table, node, scope) => cardsThere(table, node, scope) > 0 !== node.not,
};

const favorRank: WordOf<'favor-rank'> = {
  kind: 'favor-rank',
  forms: [{ as: 'fact', zh: '{rank}' }],
  english: (node: FavorRank) => RANKS[node.rank].en,
  explain: meaning(
    '比较民心指示物，牌上的不算',
    'Favour tokens are compared, not what is printed on cards',
  ),
  rules: ['2.3.2'],
  holds: (table, node, scope) => {
    const own = player(table, scope.seat).favor;
    let more = 0;
    let less = 0;
    for (let seat = 0; seat < table.seats; seat++) {
      const { favor } = table.state.players[seat];
      if (favor > own) more += 1;
      if (favor < own) less += 1;
    }
    if (node.rank === 'behind') return more > 0;
    return (node.rank === 'least' ? more : less) === table.seats - 1;
  },
};

const ownTurn: WordOf<'own-turn'> = {
  kind: 'own-turn',
  forms: [
    { as: 'fact', zh: '[此时是你的回合|此时为你的回合|是你的回合]', with: { own: true } },
    {
      as: 'fact',
      zh: '[不是你的回合|此时不是你的回合|此时为其他玩家的回合|此时为其他玩家回合|此时是其他玩家的回合]',
      with: { own: false },
    },
  ],
  english: (node: OwnTurn, _, voice) =>
    `it is ${node.own ? '' : 'not '}${voice === 'you' ? 'your' : 'their'} turn`,
  explain: meaning('现在是不是自己的回合', 'Whether it is one’s own turn'),
  rules: ['2.3.5'],
  holds: (table, node, scope) => isActive(table, scope.seat) === node.own,
};

const inContest: WordOf<'in-contest'> = {
  kind: 'in-contest',
  forms: [
    { as: 'fact', zh: '[目标牌|目标]正在进场', with: { contest: 'entry' } },
    { as: 'fact', zh: '[目标牌|目标]正在被{contest:contested}' },
    { as: 'fact', zh: '目标牌正在被进场', with: { contest: 'entry' }, variant: true },
  ],
  english: ({ contest }: InContest) =>
    `the target card is ${contest === 'entry' ? '' : 'being '}${CONTEST_TERMS[contest].en}`,
  explain: meaning('正在应对的是这件事', 'That is what is being answered'),
  rules: ['2.3.5'],
  check: answersOnly,
  holds: (table, node) => table.state.contests.at(-1)?.kind === node.contest,
};

const targetIs: WordOf<'target-is'> = {
  kind: 'target-is',
  forms: [{ as: 'fact', zh: '[目标牌|目标][为|是]{filter:things}' }],
  english: (node: TargetIs) => `the target card is a ${cardsCalled(node.filter, 1)}`,
  explain: meaning('正在应对的那张牌是这种牌', 'The card that is being answered is of that kind'),
  rules: ['2.3.5'],
  check: answersOnly,
  holds: (table, node, scope) => {
    const contest = table.state.contests.at(-1);
    if (contest === undefined) return false;
    return fits(table, contest.card, node.filter, measureOf(table, scope, contest.seat));
  },
};

export const CONDITIONS: { readonly [K in Condition['kind']]: WordOf<K> } = {
  both,
  either,
  compare,
  'compare-counts': compareCounts,
  'in-situation': inSituation,
  did,
  has,
  'favor-rank': favorRank,
  'own-turn': ownTurn,
  'in-contest': inContest,
  'target-is': targetIs,
};
