import { formsBy, meaning } from '@lianhuan/cardtext';
import { NOBODY, type Seat } from '@lianhuan/kernel';
import { type EventOf, type EvolveEvent, isOneOf } from '../../../events/events.ts';
import { rule } from '../../../rules.ts';
import { type EvolveTable, isLeader } from '../../../table/table.ts';
import { holds } from '../../meaning/evaluate.ts';
import { fits } from '../../meaning/match.ts';
import { isSide } from '../../meaning/sides.ts';
import type { Occasion, PhaseBegins, PlayerDoes } from '../../nodes/index.ts';
import { one } from '../../reading/english.ts';
import { somebody } from '../../reading/english-verbs.ts';
import { PHASE_TERMS } from '../../reading/vocabulary.ts';
import type { OccasionWord } from '../../reading/word.ts';

/** What players do, the course of their turns, and states, for triggers that wait for it. */

type WordOf<K extends Occasion['kind']> = OccasionWord<Extract<Occasion, { kind: K }>>;

const ACTS: Readonly<Record<PlayerDoes['what'], readonly [plain: string, third: string]>> = {
  draws: ['draw a card', 'draws a card'],
  'gains-life': ['gain life', 'gains life'],
  'loses-life': ['lose life', 'loses life'],
  discards: ['discard a card', 'discards a card'],
  recovers: ['recover play points', 'recovers play points'],
};

const PLAYER_EVENTS = ['draw', 'life', 'damage', 'discard', 'energy'] as const;

const playerDoes: WordOf<'player-does'> = {
  kind: 'player-does',
  forms: formsBy('occasion', 'what', {
    draws: '{side}[抽|抽取][卡牌|卡|牌]',
    'gains-life': '{side}的主战者[|的]生命值增加',
    'loses-life': '{side}的主战者[|的]生命值减少',
    discards: '{side}[丢弃|舍弃][手牌|卡牌]',
    recovers: '{side}[回复|恢复]能量点',
  }),
  english: ({ side, what }) => somebody(side, ...ACTS[what]),
  explain: meaning('玩家做了这件事之后', 'After the player has done it'),
  rules: ['10.7.2'],
  events: new Set(PLAYER_EVENTS),
  looksBack: () => false,
  hears: (table, { side, what }, event, scope) => {
    if (!isOneOf(event, PLAYER_EVENTS)) return false;
    const seat = doerOf(table, what, event);
    return isSide(table, side, seat, scope);
  },
};

/** The player who did that in this event; `NOBODY` if the event is something else. */
function doerOf(
  table: EvolveTable,
  what: PlayerDoes['what'],
  event: EventOf<(typeof PLAYER_EVENTS)[number]>,
): Seat {
  switch (event.type) {
    case 'draw':
      return what === 'draws' ? event.seat : NOBODY;
    case 'life':
      if (event.by === 0) return NOBODY;
      return what === (event.by > 0 ? 'gains-life' : 'loses-life') ? event.seat : NOBODY;
    case 'damage':
      // Damage to a leader takes life away (5.13.1).
      if (what !== 'loses-life' || event.amount <= 0) return NOBODY;
      if (!isLeader(table, event.to) || !rule('5.13.1')) return NOBODY;
      return table.cards[event.to].owner;
    case 'discard':
      return what === 'discards' ? event.seat : NOBODY;
    case 'energy':
      return what === 'recovers' && event.recovered === true ? event.seat : NOBODY;
  }
}

const uses: WordOf<'uses'> = {
  kind: 'uses',
  forms: [{ as: 'occasion', zh: '{side}使用{filter}' }],
  english: ({ side, filter }, say) =>
    somebody(side, `use ${one(filter, say)}`, `uses ${one(filter, say)}`),
  explain: meaning('使用了这种卡牌', 'Such a card was used'),
  rules: ['8.2.1', '10.7.2'],
  events: new Set(['use']),
  looksBack: () => false,
  hears: (table, { side, filter }, event, scope) =>
    event.type === 'use' &&
    isSide(table, side, event.seat, scope) &&
    fits(table, filter, event.card, scope),
};

const phaseBegins: WordOf<'phase-begins'> = {
  kind: 'phase-begins',
  forms: [{ as: 'occasion', zh: '{side}[的|]{phase}' }],
  english: ({ side, phase }) =>
    `${side === 'own' ? 'your' : side === 'enemy' ? 'the opponent’s' : 'a player’s'} ${PHASE_TERMS[phase].en}`,
  explain: meaning('那个阶段开始时', 'As that phase begins'),
  rules: ['7.3.1', '7.4.1'],
  rulesOf: ({ phase }) => [PHASE_RULES[phase]],
  events: new Set(['turn', 'phase']),
  looksBack: () => false,
  hears: (table, { side, phase }, event, scope) => {
    if (!begins(phase, event)) return false;
    const seat = event.type === 'turn' ? event.seat : table.state.active;
    return isSide(table, side, seat, scope) && rule(PHASE_RULES[phase]);
  },
};

const PHASE_RULES = { turn: '7.1.1', main: '7.3.1', end: '7.4.1' } as const;

function begins(phase: PhaseBegins['phase'], event: EvolveEvent): boolean {
  if (event.type === 'turn') return phase === 'turn';
  return event.type === 'phase' && event.phase === phase;
}

/** The events after which a state can hold that did not hold before. */
const CHANGING: ReadonlySet<EvolveEvent['type']> = new Set<EvolveEvent['type']>([
  'move',
  'shift',
  'create',
  'enter',
  'tap',
  'count',
  'damage',
  'life',
  'energy',
  'energy-most',
  'evolve-points',
  'use',
  'evolve',
  'meal',
  'race',
  'begin-effect',
  'end-effect',
  'turn',
  'phase',
]);

/** Is the table whole again? A card that comes to the field lies there as it is to lie only once its `enter` happens. */
function isComplete(table: EvolveTable, event: EvolveEvent): boolean {
  const { phase } = table.state;
  if (phase === 'setup' || phase === 'over') return false;
  if (event.type === 'create') return event.zone !== 'field';
  return event.type !== 'move' || table.zones[event.to].name !== 'field';
}

const stateIs: WordOf<'state-is'> = {
  kind: 'state-is',
  forms: [{ as: 'occasion', zh: '{condition}' }],
  english: ({ condition }, say) => say(condition, 'you'),
  explain: meaning(
    '状态出现时诱发一次，计算完仍是这样就再诱发',
    'Fires when that comes to be so, and again if it still is so when it has resolved',
  ),
  rules: ['10.7.6', '10.7.6.1'],
  // It fires as soon as the state holds, even if the state is over before the next check timing (10.7.6.1).
  events: CHANGING,
  looksBack: () => false,
  hears: (table, { condition }, event, scope) =>
    isComplete(table, event) && holds(table, condition, scope) && rule('10.7.6'),
};

export const PLAYER_OCCASIONS = {
  'player-does': playerDoes,
  uses,
  'phase-begins': phaseBegins,
  'state-is': stateIs,
} as const;
