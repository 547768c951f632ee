import { meaning } from '@lianhuan/cardtext';
import { NOBODY, type Seat } from '@lianhuan/kernel';
import { type EventOf, type EvolveEvent, isOneOf } from '../../../events/events.ts';
import { rule } from '../../../rules.ts';
import { type EvolveTable, isLeader } from '../../../table/table.ts';
import { holds } from '../../meaning/evaluate.ts';
import { fits } from '../../meaning/match.ts';
import { isUsedNoun, usedBy } from '../../meaning/played.ts';
import { isSide } from '../../meaning/sides.ts';
import type { Condition, Occasion, PhaseBegins, PlayerDoes, Uses } from '../../nodes/index.ts';
import { called, one } from '../../reading/english.ts';
import { somebody } from '../../reading/english-verbs.ts';
import { PHASE_TERMS } from '../../reading/vocabulary.ts';
import { type OccasionWord, says } from '../../reading/word.ts';
import { THE_NTH, THIS_TURN } from '../used-this-turn.ts';

/** What players do, the course of their turns, and states, for triggers that wait for it. */

type WordOf<K extends Occasion['kind']> = OccasionWord<Extract<Occasion, { kind: K }>>;

/** One thing that players do: how it is written, its English, and who did it in an event. */
interface PlayerAct<Type extends EvolveEvent['type'] = EvolveEvent['type']> {
  readonly zh: string;
  readonly plain: string;
  readonly third: string;
  readonly types: readonly Type[];
  /** The player who did it in the event; `NOBODY` if the event is something else. */
  by(event: EventOf<Type>, table: EvolveTable): Seat;
}

function act<Type extends EvolveEvent['type']>(
  zh: string,
  [plain, third]: readonly [plain: string, third: string],
  types: readonly Type[],
  by: PlayerAct<Type>['by'],
): PlayerAct {
  const who = (event: EvolveEvent, table: EvolveTable) =>
    isOneOf(event, types) ? by(event, table) : NOBODY;
  return { zh, plain, third, types, by: who };
}

type Rising = EventOf<'life' | 'energy' | 'energy-most' | 'evolve-points'>;

const rises = (event: Rising) => (event.by > 0 ? event.seat : NOBODY);
const falls = (event: Rising) => (event.by < 0 ? event.seat : NOBODY);

/** What a number of players can do, beside the life of leaders, which damage takes away too. */
function numberActs<Type extends Rising['type']>(type: Type, zh: string, en: string) {
  const say = (verb: string) => [`${verb} ${en}`, `${verb}s ${en}`] as const;
  return {
    up: act(`{side}的${zh}增加`, say('gain'), [type], (event) => rises(event as Rising)),
    down: act(`{side}的${zh}减少`, say('lose'), [type], (event) => falls(event as Rising)),
  };
}

const ENERGY = numberActs('energy', '能量点', 'play points');
const ENERGY_MOST = numberActs('energy-most', '能量点最大值', 'maximum play points');
const EVOLVE_POINTS = numberActs('evolve-points', '进化点', 'evolution points');

/** Damage to a leader takes life away (5.13.1). */
function hurt(event: EventOf<'damage'>, table: EvolveTable): Seat {
  if (event.amount <= 0 || !isLeader(table, event.to) || !rule('5.13.1')) return NOBODY;
  return table.cards[event.to].owner;
}

/** The player who uses an activated ability of that icon, or of any (`symbol` null). */
function usesActivated(symbol: 'evolve' | 'meal' | null): PlayerAct['by'] {
  return (event, { library }) => {
    if (event.type !== 'use-ability' || event.how !== 'activated' || event.ability === null) {
      return NOBODY;
    }
    const { definition, index } = event.ability;
    const { body } = library[definition].catalogue[index];
    const isMeant = symbol === null || (body.kind === 'activated' && body.symbol === symbol);
    return isMeant ? event.seat : NOBODY;
  };
}

const doer = ({ seat }: { readonly seat: Seat }) => seat;

const ACTS: Readonly<Record<PlayerDoes['what'], PlayerAct>> = {
  draws: act(
    '{side}[抽|抽取|抽到][卡牌|卡|牌|1张卡牌]',
    ['draw a card', 'draws a card'],
    ['draw'],
    doer,
  ),
  'gains-life': act(
    '{side}[的主战者|主战者|的主战者的|主战者的|的|][生命值增加|生命值回复|生命值恢复|回复生命值|恢复生命值|体力增加|回复体力|生命值+]',
    ['gain life', 'gains life'],
    ['life'],
    rises,
  ),
  'loses-life': act(
    '{side}[的主战者|主战者|的主战者的|主战者的|的|][生命值减少|失去生命值|体力减少|生命值降低]',
    ['lose life', 'loses life'],
    ['life', 'damage'],
    (event, table) => (event.type === 'damage' ? hurt(event, table) : falls(event)),
  ),
  discards: act(
    '{side}[丢弃|舍弃][手牌|卡牌|1张手牌|1张卡牌]',
    ['discard a card', 'discards a card'],
    ['discard'],
    doer,
  ),
  recovers: act(
    '{side}[回复|恢复]能量点',
    ['recover play points', 'recovers play points'],
    ['energy'],
    (event) => (event.recovered === true ? event.seat : NOBODY),
  ),
  'most-rises': ENERGY_MOST.up,
  'most-falls': ENERGY_MOST.down,
  'energy-rises': ENERGY.up,
  'energy-falls': ENERGY.down,
  'points-rise': EVOLVE_POINTS.up,
  'points-fall': EVOLVE_POINTS.down,
  searches: act(
    '{side}[寻找|从牌组寻找|寻找卡牌|从牌组寻找卡牌]',
    ['search your deck', 'searches their deck'],
    ['search'],
    doer,
  ),
  shuffles: act(
    '{side}洗切牌组',
    ['shuffle your deck', 'shuffles their deck'],
    ['shuffle'],
    ({ zone }, table) => table.zones[zone].owner,
  ),
  shows: act(
    '{side}[展示|公开][卡牌|卡|牌]',
    ['reveal cards', 'reveals cards'],
    ['show'],
    ({ seat, asUsed }) => (asUsed ? NOBODY : seat),
  ),
  rolls: act('{side}[掷|投|投掷]骰子', ['roll a die', 'rolls a die'], ['die'], doer),
  'uses-activated': act(
    '{side}使用启动能力',
    ['use an activated ability', 'uses an activated ability'],
    ['use-ability'],
    usesActivated(null),
  ),
  'uses-evolve': act(
    '{side}使用[进化能力|【进化】能力|【进化】]',
    ['use an evolve ability', 'uses an evolve ability'],
    ['use-ability'],
    usesActivated('evolve'),
  ),
  'uses-meal': act(
    '{side}使用[用餐能力|【用餐】能力|【用餐】]',
    ['use a meal ability', 'uses a meal ability'],
    ['use-ability'],
    usesActivated('meal'),
  ),
  'skips-turn': act('{side}的回合被跳过', ['skip a turn', 'skips a turn'], ['skip-turn'], doer),
};

const PLAYER_EVENTS = new Set(Object.values(ACTS).flatMap(({ types }) => types));

const playerDoes: WordOf<'player-does'> = {
  kind: 'player-does',
  forms: Object.entries(ACTS).map(([what, { zh }]) => ({ as: 'happening', zh, with: { what } })),
  english: ({ side, what }) => somebody(side, ACTS[what].plain, ACTS[what].third),
  explain: meaning('玩家做了这件事之后', 'After the player has done it'),
  rules: ['10.7.2'],
  events: PLAYER_EVENTS,
  looksBack: () => false,
  hears: (table, { side, what }, event, scope) =>
    ACTS[what].types.includes(event.type) &&
    isSide(table, side, ACTS[what].by(event, table), scope),
};

/** From where a card can be used (8.2.1). */
const USED_FROM = { hand: '手牌', extra: '额外区' } as const;

const uses: WordOf<'uses'> = {
  kind: 'uses',
  forms: [
    { as: 'happening', zh: '{side}使用{filter}', with: { from: null, nth: 0 } },
    { as: 'happening', zh: '{side}使用本回合的第{nth:number}张{filter}', with: { from: null } },
    {
      as: 'happening',
      zh: '{side}[|的]{filter}被使用',
      with: { from: null, nth: 0 },
      variant: true,
    },
    ...Object.entries(USED_FROM).map(([from, zh]) => ({
      as: 'happening',
      zh: `{side}从${zh}使用{filter}`,
      with: { from, nth: 0 },
    })),
    ...[
      `{side}使用${THIS_TURN}[|的]${THE_NTH}{filter}`,
      `{side}[|在]${THIS_TURN}使用[|的]${THE_NTH}{filter}`,
      `{side}[|在]${THIS_TURN}第{nth:number}次使用{filter}`,
      `{side}第{nth:number}次使用本回合的{filter}`,
    ].map((zh) => ({ as: 'happening', zh, with: { from: null }, variant: true as const })),
  ],
  check: ({ nth, filter }) => {
    if (nth === 0 || (filter.kind === 'noun' && isUsedNoun(filter.noun))) return null;
    return ONLY_KINDS;
  },
  english: ({ side, filter, from, nth }, say) => {
    if (nth > 0) {
      const what = `${ordinal(nth)} ${called(filter, false, say)}`;
      return somebody(side, `use your ${what} of a turn`, `uses their ${what} of a turn`);
    }
    const place = { hand: 'hand', extra: 'EX area' };
    const where = from === null ? '' : ` from the ${place[from]}`;
    return somebody(side, `use ${one(filter, say)}${where}`, `uses ${one(filter, say)}${where}`);
  },
  explain: meaning('使用了这种卡牌', 'Such a card was used'),
  rules: ['8.2.1', '10.7.2'],
  events: new Set(['use']),
  looksBack: () => false,
  hears: (table, { side, filter, from, nth }, event, scope) =>
    event.type === 'use' &&
    (from === null || event.from === from) &&
    isSide(table, side, event.seat, scope) &&
    fits(table, filter, event.card, scope) &&
    (nth === 0 || nth === usedOf(table, filter, event.seat)),
};

const ONLY_KINDS = says(
  '第几张只数得出卡牌、随从、护符或法术',
  'Which of them it is can be counted of 卡牌, 随从, 护符 or 法术 alone',
);

/** 1st, 2nd, 11th. */
function ordinal(nth: number): string {
  const isTeen = nth % 100 > 10 && nth % 100 < 14;
  return `${nth}${(isTeen ? null : ['th', 'st', 'nd', 'rd'][nth % 10]) ?? 'th'}`;
}

/** How many cards of a kind that player has used this turn; none of a kind that is not counted apart. */
function usedOf(table: EvolveTable, filter: Uses['filter'], seat: Seat): number {
  const noun = filter.kind === 'noun' ? filter.noun : '';
  return isUsedNoun(noun) ? usedBy(table, seat, noun) : 0;
}

const phaseBegins: WordOf<'phase-begins'> = {
  kind: 'phase-begins',
  forms: [{ as: 'happening', zh: '{side}[的|]{phase}' }],
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

const PHASE_RULES = { turn: '7.1.1', start: '7.1.2', main: '7.3.1', end: '7.4.1' } as const;

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
  check: ({ condition }) => (isHowItLies(condition) ? SAY_TAPPED : null),
  // It fires as soon as the state holds, even if the state is over before the next check timing (10.7.6.1).
  events: CHANGING,
  looksBack: () => false,
  hears: (table, { condition }, event, scope) =>
    isComplete(table, event) && holds(table, condition, scope) && rule('10.7.6'),
};

/** 当此随从横置时 tells of what happens to it, and 若此随从横置 of how it lies. */
function isHowItLies(condition: Condition): boolean {
  if (condition.kind === 'either-of') return condition.conditions.some(isHowItLies);
  if (condition.kind !== 'looks' || condition.quality.kind !== 'state') return false;
  return condition.quality.state === 'tapped' || condition.quality.state === 'untapped';
}

const SAY_TAPPED = says(
  '横置、竖置这件事写「被横置」「被竖置」；一直是这样写「若…，…」',
  'Of what happens to a card write 被横置 or 被竖置, of how it lies 若…，…',
);

export const PLAYER_OCCASIONS = {
  'player-does': playerDoes,
  uses,
  'phase-begins': phaseBegins,
  'state-is': stateIs,
} as const;
