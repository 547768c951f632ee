import { formsAs, meaning } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { MinxinEvent } from '../../events/events.ts';
import { seatsFrom } from '../../table/table.ts';
import { FATE_EVENTS, isMeant } from '../meaning/affected.ts';
import { isParty, isType } from '../meaning/match.ts';
import { neverSuffers } from '../meaning/own-fate.ts';
import type {
  CardsOf,
  EventRevealed,
  MomentComes,
  Occasion,
  SomebodyDoes,
  SomebodyGains,
  ThisSuffers,
  ThisTurns,
} from '../nodes/nodes.ts';
import {
  ACTS,
  type Act,
  FATES,
  MOMENTS,
  PARTIES,
  type Party,
  RESOURCE_TERMS,
  TYPES,
} from '../reading/vocabulary.ts';
import { type OccasionWord, says } from '../reading/word.ts';
import { cardsCalled } from './nouns.ts';

/** What triggers wait for. */

const thisSuffers: OccasionWord<ThisSuffers> = {
  kind: 'this-suffers',
  forms: [
    { as: 'occasion', zh: '{what:held}被击溃', with: { fate: 'routed' } },
    { as: 'occasion', zh: '{what:held}被攻破', with: { fate: 'besieged' } },
    { as: 'occasion', zh: '{what:held}被放逐', with: { fate: 'exiled' } },
  ],
  english: ({ what, fate }) =>
    `${what.kind === 'cards-of' ? oneOf(what) : 'this card'} is ${fate === 'besieged' ? 'breached' : FATES[fate].en}`,
  explain: meaning('按它离开之前的样子判断', 'Judged as things were before it left'),
  rules: ['2.3.2.3', '2.3.2.4'],
  check: ({ what, fate }, place) => (what.kind === 'this-card' ? neverSuffers(fate, place) : null),
  rulesOf: ({ fate }) => (fate === 'exiled' ? ['2.4.3'] : ['2.3.2.3', '2.3.2.4']),
  looksBack: true,
  events: ({ fate }) => [FATE_EVENTS[fate]],
  hears: isMeant,
};

/** "another troop of yours": one of the cards that the words speak of. */
function oneOf({ who, other, filter }: CardsOf): string {
  return `${other ? 'another' : 'a'} ${cardsCalled(filter, 1)} of ${WHOSE[who]}`;
}

const WHOSE: Readonly<Record<Party, string>> = {
  you: 'yours',
  others: 'another player',
  anyone: 'any player',
};

/** The event by which triggers hear of it: of a 招募 the one that follows once the card lies where it was to go. */
const HEARD = {
  play: 'play',
  recruit: 'recruited',
  rout: 'rout',
  siege: 'siege',
  edict: 'edict',
  enter: 'enter',
  draw: 'drawn',
  discard: 'discarded',
} as const satisfies Readonly<Record<Act, MinxinEvent['type']>>;

const somebodyDoes: OccasionWord<SomebodyDoes> = {
  kind: 'somebody-does',
  forms: formsAs('occasion', [
    ['{who:party}打出[|1张|一张]{type}', { act: 'play' }],
    ['{who:party}招募[|1张|一张]{type}', { act: 'recruit' }],
    ['{who:party}击溃[|1张|一张]{type}', { act: 'rout' }],
    ['{who:party}[攻破领土|攻城成功]', { act: 'siege', type: 'territory' }],
    ['{who:party}布令', { act: 'edict', type: 'territory' }],
    ['{who:owner}{type}[进场|成功进场]', { act: 'enter' }],
    ['{who:party}[摸牌|抽牌]', { act: 'draw', type: 'card' }],
    ['{who:party}[弃置|弃掉|丢弃]手牌', { act: 'discard', type: 'card' }],
  ]).concat(
    {
      as: 'occasion',
      zh: '攻城成功',
      with: { who: 'you', act: 'siege', type: 'territory' },
      variant: true,
    },
    (['打出', '招募', '击溃'] as const).map((act) => ({
      as: 'each-time',
      zh: `[|次]${act}[1张|一张|]{type}`,
      with: { who: 'you', act: act === '打出' ? 'play' : act === '招募' ? 'recruit' : 'rout' },
      variant: true,
    })),
  ),
  english: ({ who, act, type }) => {
    if (act === 'enter') return `a ${TYPES[type].en} of ${WHOSE[who]} enters`;
    const subject = PARTIES[who].en;
    if (act === 'edict') return `${subject} give${who === 'you' ? '' : 's'} an edict`;
    const verb =
      act === 'siege' && who !== 'you' ? 'breaches' : `${ACTS[act].en}${who === 'you' ? '' : 's'}`;
    return `${subject} ${verb} a ${TYPES[type].en}`;
  },
  explain: meaning('这件事成功之后', 'After it has succeeded'),
  rules: ['2.3.2.1'],
  looksBack: false,
  events: ({ act }) => [HEARD[act]],
  hears: (table, { who, act, type }, { controller }, event) => {
    if (event.type !== HEARD[act]) return false;
    // A 部曲 that was routed on a field may be nobody's by now (2.4.1); a 乱军 of the row was nobody's.
    const holder = event.type === 'rout' ? event.victim : table.cards[event.card].controller;
    return isParty(table, who, controller, event.seat) && isType(table, event.card, type, holder);
  },
};

const HOW: Readonly<Record<SomebodyGains['how'], Text>> = {
  gain: says(
    '获得之后，无论多少；从其他玩家获取的不算',
    'After gaining any amount; what is seized does not count',
  ),
  lose: says(
    '失去之后，无论多少；被其他玩家获取的也算，支付的不算',
    'After losing any amount, also what others seize; what is paid does not count',
  ),
  seize: says('从其他玩家获取之后，无论多少', 'After seizing any amount from another player'),
};

const somebodyGains: OccasionWord<SomebodyGains> = {
  kind: 'somebody-gains',
  forms: [
    { as: 'occasion', zh: '{who:party}[获得|得到]{resource}', with: { how: 'gain' } },
    { as: 'occasion', zh: '{who:party}失去{resource}', with: { how: 'lose' } },
    {
      as: 'occasion',
      zh: '{who:party}获取民心',
      with: { how: 'seize', resource: 'favor' },
    },
  ],
  english: ({ who, how, resource }) =>
    `${PARTIES[who].en} ${how}${who === 'you' ? '' : 's'} ${RESOURCE_TERMS[resource].en}`,
  explain: ({ how }) => HOW[how],
  rules: ['2.3.2'],
  looksBack: false,
  events: () => ['gain', 'seize'],
  hears: (table, { who, how, resource }, { controller }, event) => {
    if (event.type === 'seize') {
      if (how === 'gain' || resource !== 'favor') return false;
      return isParty(table, who, controller, how === 'seize' ? event.seat : event.from);
    }
    if (event.type !== 'gain' || event.resource !== resource) return false;
    if (how !== (event.amount > 0 ? 'gain' : 'lose')) return false;
    return isParty(table, who, controller, event.seat);
  },
};

const TURN_OF: Readonly<Record<Party, string>> = {
  you: 'your',
  others: 'another player’s',
  anyone: 'a player’s',
};

const momentComes: OccasionWord<MomentComes> = {
  kind: 'moment-comes',
  forms: [
    { as: 'occasion', zh: '{who:owner}{moment}' },
    {
      as: 'occasion',
      zh: '[一轮结束|每轮结束|轮结束|每一轮结束]',
      with: { who: 'anyone', moment: 'round-end' },
    },
    // The other moments are timings of their own: 摸牌阶段：.
    ...(['play', 'turn-end'] as const).map((moment) => ({
      as: 'occasion',
      zh: MOMENTS[moment].zh,
      with: { who: 'you', moment },
      variant: true as const,
    })),
  ],
  english: ({ who, moment }) =>
    moment === 'round-end' ? 'a round ends' : `${TURN_OF[who]} ${MOMENTS[moment].en}`,
  explain: meaning('回合进行到这里的时候', 'When the turn comes to that'),
  rules: ['2.1.1'],
  rulesOf: ({ moment }) => [moment === 'round-end' ? '2.1' : '2.1.1'],
  looksBack: false,
  events: () => ['phase'],
  hears: (table, { who, moment }, { controller }, event) => {
    if (event.type !== 'phase') return false;
    const { active, first } = table.state;
    // 轮 end with the turn of the last player (2.1).
    if (moment === 'round-end') {
      return event.phase === 'turn-end' && seatsFrom(table, active)[1] === first;
    }
    return event.phase === moment && isParty(table, who, controller, active);
  },
};

const thisTurns: OccasionWord<ThisTurns> = {
  kind: 'this-turns',
  forms: [
    {
      as: 'occasion',
      zh: '[此牌|本牌|这张牌|此领土|本领土|此部曲|本部曲|此计略|本计略]横置',
      with: { tapped: true },
    },
    {
      as: 'occasion',
      zh: '[此牌|本牌|这张牌|此领土|本领土|此部曲|本部曲|此计略|本计略]重置',
      with: { tapped: false },
    },
  ],
  english: ({ tapped }) => `this card ${tapped ? 'taps' : 'untaps'}`,
  explain: meaning('由布令或效果，或在摸牌阶段', 'By an edict or an effect, or in the draw phase'),
  rules: ['2.3.2', '2.3.4'],
  looksBack: false,
  events: () => ['tap'],
  hears: (_, { tapped }, { source }, event) =>
    event.type === 'tap' && event.card === source && event.tapped === tapped,
};

const eventRevealed: OccasionWord<EventRevealed> = {
  kind: 'event-revealed',
  forms: [{ as: 'occasion', zh: '[新的事件|事件][揭示|被揭示]' }],
  english: () => 'a new event is revealed',
  explain: meaning('翻开之后，它的揭示执行之前', 'Once it is turned up, before it says its words'),
  rules: ['2.4.2'],
  looksBack: false,
  events: () => ['reveal'],
  hears: (_, __, ___, event) => event.type === 'reveal',
};

export const OCCASIONS: {
  readonly [K in Occasion['kind']]: OccasionWord<Extract<Occasion, { kind: K }>>;
} = {
  'this-suffers': thisSuffers,
  'somebody-does': somebodyDoes,
  'somebody-gains': somebodyGains,
  'this-turns': thisTurns,
  'moment-comes': momentComes,
  'event-revealed': eventRevealed,
};
