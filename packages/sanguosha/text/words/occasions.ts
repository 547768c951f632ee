import { meaning, type Speaker } from '@lianhuan/cardtext';
import { NOBODY, type Seat } from '@lianhuan/kernel';
import { type RuleId, rule } from '../../rules.ts';
import { type Frame, isPassedOn } from '../../table/frames.ts';
import { characterOf } from '../../table/table.ts';
import { signedLast, told, whoseOf } from '../english/clauses.ts';
import {
  DAMAGE_CLAUSES,
  EACH_POINT_CLAUSES,
  FLOW_CLAUSES,
  USE_CLAUSES,
} from '../english/timings.ts';
import { fits } from '../meaning/card-qualities.ts';
import type {
  DamageOccasion,
  FlowOccasion,
  KillOccasion,
  LaidOccasion,
  Occasion,
  PhaseOccasion,
  StateOccasion,
  UseOccasion,
} from '../nodes/nodes.ts';
import {
  type DamageTiming,
  PARTIES,
  type Party,
  PHASE_TERMS,
  PHASE_TIMINGS,
  type UseTiming,
} from '../reading/vocabulary.ts';
import type { OccasionWord } from '../reading/word.ts';
import {
  arrivalOccasion,
  comeOccasion,
  flowStep,
  gainOccasion,
  lossOccasion,
  moveOccasion,
} from './move-occasions.ts';
import { isParty } from './parties.ts';
import { DAMAGE_VARIANTS, OWN_POINTS, timedDamage } from './parts/damage-timings.ts';
import { FLOW_RULES } from './parts/flow-timings.ts';
import { restsOf } from './parts/limited-forms.ts';
import { SOLE } from './parts/target-forms.ts';
import { needOccasion, skillOccasion } from './skill-occasions.ts';

/** Timings as skills name them (P4, P5): each word says at which numbers it can be heard, and by whom. */

const others = (seat: Seat, owner: Seat): readonly Seat[] =>
  seat === owner || seat === NOBODY ? [] : [seat];

/** 其: the other one where the words speak of you, else the very one whom they speak of (you, too, as 1名角色). */
function spokenOf(who: Party, one: Seat, other: Seat, owner: Seat): readonly Seat[] {
  if (who === 'you') return others(other, owner);
  return who === 'any' && one !== NOBODY ? [one] : others(one, owner);
}

const PHASE_RULES = {
  before: 1,
  begin: 2,
  'begin-1': 2,
  'begin-2': 3,
  during: 3,
  end: 4,
} as const;

function phaseTiming({ phase, timing }: PhaseOccasion): RuleId {
  if (phase !== 'draw') return `phase.${phase}.${PHASE_RULES[timing] as 1 | 2 | 3 | 4}`;
  const step = timing === 'during' ? 4 : timing === 'end' ? 5 : PHASE_RULES[timing];
  return `phase.draw.${step as 1 | 2 | 3 | 4 | 5}`;
}

const phaseOccasion: OccasionWord<PhaseOccasion> = {
  kind: 'phase-occasion',
  forms: [
    { as: 'occasion', zh: '{phase}{timing:phase-timing}', with: { whose: 'you' } },
    { as: 'occasion', zh: '{whose:party}的{phase}{timing:phase-timing}' },
  ],
  english: ({ whose, phase, timing }) => {
    const when = timing === 'during' ? 'during' : PHASE_TIMINGS[timing].en;
    return signedLast(`${when} ${whoseOf(whose)} ${PHASE_TERMS[phase].en}`);
  },
  explain: meaning('阶段的一个时机', 'A timing of a phase'),
  rules: ['turn.10'],
  timings: (occasion) => [phaseTiming(occasion)],
  hears: (_, { whose, phase }, frame, seat) =>
    frame.kind === 'phase' && frame.phase === phase && isParty(whose, frame.seat, seat),
  brings: (_, { whose }, frame, seat) => {
    if (frame.kind !== 'phase') return [];
    return whose === 'any' ? [frame.seat] : others(frame.seat, seat);
  },
};

const DAMAGE_RULES: Readonly<Record<DamageTiming, RuleId>> = {
  before: 'damage.1',
  'deal-1': 'damage.2',
  'deal-2': 'damage.3',
  'take-1': 'damage.4',
  'take-2': 'damage.5',
  'take-3': 'damage.6',
  dealt: 'damage.8',
  taken: 'damage.9',
  over: 'damage.10',
};

/** Is the one who is spoken of its source, rather than its victim? */
const OF_SOURCE: ReadonlySet<DamageTiming> = new Set<DamageTiming>(['deal-1', 'deal-2', 'dealt']);

const damageOccasion: OccasionWord<DamageOccasion> = {
  kind: 'damage-occasion',
  forms: [
    {
      as: 'occasion',
      zh: '{who:party}{timing:damage-timing}',
      with: { nature: null, by: null, each: false, across: null },
    },
    {
      as: 'occasion',
      zh: '{who:party}因{by:spec}{timing:damage-timing}',
      with: { nature: null, each: false, across: null },
    },
    {
      as: 'occasion',
      zh: '{who:party}使用{by:spec}{timing:damage-timing}',
      with: { nature: null, each: false, across: null },
      variant: true,
    },
    {
      as: 'occasion',
      zh: '{who:party}因{by:spec}对{across:party}{timing:deal-timing}',
      with: { nature: null, each: false },
    },
    ...DAMAGE_VARIANTS,
    {
      as: 'occasion',
      zh: '{who:party}对{across:party}{timing:deal-timing}',
      with: { nature: null, by: null, each: false },
    },
    {
      as: 'occasion',
      zh: '{who:party}对{across:party}[每|]造成[1|一]点伤害后',
      with: { timing: 'dealt', nature: null, by: null, each: true },
    },
    {
      as: 'occasion',
      zh: '{who:party}受到{across:party}造成的伤害后',
      with: { timing: 'taken', nature: null, by: null, each: false },
    },
    ...(['take-1', 'take-2', 'take-3'] as const).map((timing, index) => ({
      as: 'occasion',
      zh: `{who:party}受到{across:party}造成的伤害时${['❶', '❷', '❸'][index]}`,
      with: { timing, nature: null, by: null, each: false },
    })),
    {
      as: 'occasion',
      zh: '{who:party}[每|]受到{across:party}造成的[1|一]点伤害后',
      with: { timing: 'taken', nature: null, by: null, each: true },
    },
    ...(['fire', 'thunder'] as const).map((nature) => ({
      as: 'occasion',
      zh: `{who:party}受到${nature === 'fire' ? '火焰' : '雷电'}伤害时[❷|]`,
      with: { timing: 'take-2', nature, by: null, each: false, across: null },
    })),
    {
      as: 'occasion',
      zh: '{who:party}[每|]受到[1|一]点伤害后',
      with: { timing: 'taken', nature: null, by: null, each: true, across: null },
    },
    ...OWN_POINTS,
    {
      as: 'occasion',
      zh: '{who:party}[每|]造成[1|一]点伤害后',
      with: { timing: 'dealt', nature: null, by: null, each: true, across: null },
    },
  ],
  english: ({ who, timing, nature, by, across, each }, say) => {
    const isOfSource = OF_SOURCE.has(timing);
    const other = across === null ? '' : ` ${isOfSource ? 'to' : 'from'} ${PARTIES[across].en}`;
    const card = by === null ? '' : ` ${isOfSource ? 'with' : 'from'} ${say.one(by, 'you')}`;
    const clause = each ? EACH_POINT_CLAUSES[timing] : DAMAGE_CLAUSES[timing];
    const when = told(clause, who).replace(
      'damage',
      `${nature === null ? '' : `${nature} `}damage`,
    );
    return signedLast(`${when}${other}${card}`);
  },
  explain: meaning('伤害流程的一个时机', 'A timing of damage'),
  meant: timedDamage,
  rules: ['damage.7'],
  timings: ({ timing }) => [DAMAGE_RULES[timing]],
  hears: (table, { who, timing, nature, by, across }, frame, seat) => {
    if (frame.kind !== 'damage') return false;
    const other = OF_SOURCE.has(timing) ? frame.victim : frame.source;
    if (across !== null && !isParty(across, other, seat)) return false;
    const one = OF_SOURCE.has(timing) ? frame.source : frame.victim;
    if (!isParty(who, one, seat) || (nature !== null && nature !== frame.nature)) return false;
    if (by === null) return true;
    if (OF_SOURCE.has(timing) && isPassedOn(frame) && rule('T24')) return false;
    const { card } = frame.channel;
    return card !== null && fits(table, by, card);
  },
  brings: (_, { who, timing }, frame, seat) => {
    if (frame.kind !== 'damage') return [];
    const [one, other] = OF_SOURCE.has(timing)
      ? [frame.source, frame.victim]
      : [frame.victim, frame.source];
    return spokenOf(who, one, other, seat);
  },
  times: (_, { each }, frame) => (each && frame.kind === 'damage' && rule('P6') ? frame.value : 1),
};

const USE_RULES: Readonly<Record<Exclude<UseTiming, 'handled'>, RuleId>> = {
  declared: 'use.2',
  chosen: 'use.3',
  used: 'use.4',
  aim: 'use.5',
  'aimed-at': 'use.6',
  aimed: 'use.7',
  'target-after': 'use.8',
  prepared: 'use.9',
  resolving: 'use.13',
  countered: 'use.16',
  effective: 'use.17',
  'over-1': 'use.20',
  'over-2': 'use.21',
  'over-3': 'use.22',
  played: 'play.2',
  'play-over': 'play.3',
};

/** Is the one who is spoken of the target, rather than the user? */
const OF_TARGET: ReadonlySet<UseTiming> = new Set<UseTiming>([
  'aimed-at',
  'target-after',
  'resolving',
  'effective',
]);

const useOccasion: OccasionWord<UseOccasion> = {
  kind: 'use-occasion',
  forms: [
    { zh: '{who:party}使用[|1张|一张]{what:spec}时', with: { timing: 'used' } },
    { zh: '{who:party}使用或打出[|1张|一张]{what:spec}时', with: { timing: 'handled' } },
    {
      zh: '{who:party}使用{what:spec}指定你为目标时',
      with: { timing: 'aim', onYou: true },
    },
    {
      zh: '{who:party}使用{what:spec}指定你为目标后',
      with: { timing: 'aimed', onYou: true },
    },
    { zh: '{who:party}使用{what:spec}{timing:user-timing}' },
    { zh: '{what:spec}对{who:party}{timing:target-timing}' },
    { zh: '{who:party}打出[|1张|一张]{what:spec}时', with: { timing: 'played' } },
    { zh: '{who:party}打出{what:spec}结算结束后', with: { timing: 'play-over' } },
    {
      zh: '{who:party}[使用的|的|使用]{what:spec}[被抵消后|被抵消时|被【闪】抵消后|被【闪】抵消时|被闪抵消后|被闪抵消时|被目标角色的【闪】抵消后|被目标角色使用的【闪】抵消后]',
      with: { timing: 'countered' },
    },
    { zh: '{who:party}成为{what:spec}的目标时', with: { timing: 'aimed-at' } },
    { zh: '{who:party}成为{what:spec}的目标后', with: { timing: 'target-after' } },
    ...SOLE,
  ].map((form) => ({ as: 'occasion', ...form, with: { onYou: false, ...form.with } })),
  english: ({ who, what, timing, onYou }, say: Speaker) => {
    const card = what === null ? 'a card' : say.one(what, 'you');
    const name = what === null ? 'card' : say(what, 'you');
    const clause = USE_CLAUSES[timing].replace('a character', onYou ? 'you' : 'a character');
    return told(clause.replace('{card}', card).replace('{name}', name), who);
  },
  explain: meaning('使用流程的一个时机', 'A timing of using a card'),
  rules: ['use.4'],
  timings: ({ timing }) =>
    timing === 'handled' ? [USE_RULES.used, USE_RULES.played] : [USE_RULES[timing]],
  hears: (table, { who, timing, what, onYou }, frame, seat) => {
    if (frame.kind !== 'use' && frame.kind !== 'play') return false;
    if (onYou && targetIn(frame) !== seat) return false;
    if (what !== null && !fits(table, what, frame.card)) return false;
    const one = OF_TARGET.has(timing) ? targetIn(frame) : frame.user;
    return isParty(who, one, seat);
  },
  brings: (_, { who, timing }, frame, seat) => {
    const [user, target] = [userIn(frame), targetIn(frame)];
    return OF_TARGET.has(timing)
      ? spokenOf(who, target, user, seat)
      : spokenOf(who, user, target, seat);
  },
};

function targetIn(frame: Frame): Seat {
  return frame.kind === 'use' ? (frame.targets[frame.current]?.seat ?? NOBODY) : NOBODY;
}

function userIn(frame: Frame): Seat {
  return frame.kind === 'use' || frame.kind === 'play' ? frame.user : NOBODY;
}

/** Timings that count each point. */
const EACH_POINT = {
  'hp-reduced': '每扣减1点体力后',
  recovered: '每回复1点体力后',
  'lost-hp': '每失去1点体力后',
} as const;

/** 回合开始时: one's own. */
const OWN_TURN = [
  { zh: '回合开始时', timing: 'turn-begin' },
  { zh: '[回合结束时|回合结束前]', timing: 'turn-end' },
] as const;

const flowOccasion: OccasionWord<FlowOccasion> = {
  kind: 'flow-occasion',
  forms: [
    ...Object.entries(EACH_POINT).map(([timing, zh]) => ({
      as: 'occasion',
      zh: `{who:party}[每|]${zh.slice(1).replace('1点', '[1|一]点')}`,
      with: { timing, each: true },
    })),
    { as: 'occasion', zh: '{who:party}{timing:flow-timing}', with: { each: false } },
    ...OWN_TURN.map(({ zh, timing }) => ({
      as: 'occasion',
      zh,
      with: { who: 'you', timing, each: false },
      variant: true as const,
    })),
  ],
  english: ({ who, timing, each }) =>
    told((each ? EACH_POINT_CLAUSES[timing] : undefined) ?? FLOW_CLAUSES[timing], who),
  explain: meaning('流程的一个时机', 'A timing of a flow'),
  rules: [],
  rulesOf: ({ timing }) => [FLOW_RULES[timing]],
  timings: ({ timing }) => [FLOW_RULES[timing]],
  hears: (table, { who, timing }, frame, seat) => {
    switch (timing) {
      case 'game-start':
        return frame.kind === 'turn' && characterOf(table, seat).entered === table.state.turns;
      // They are opened for whoever showed, one after the other, in whatever flow that was.
      case 'revealed':
      case 'reveal-over':
        return isParty(who, seat, seat);
      // Cards that are laid to compare ranks are turned up at that timing, too.
      case 'state-after':
        return frame.kind === 'state' && isParty(who, frame.seat, seat);
      default:
        return isParty(who, oneIn(frame), seat);
    }
  },
  times: (_, { each }, frame) => {
    if (!each) return 1;
    const counts = frame.kind === 'damage' || frame.kind === 'lose-hp' || frame.kind === 'recover';
    return counts && rule('P6') ? frame.value : 1;
  },
  brings: (_, { who, timing }, frame, seat) => {
    if (frame.kind === 'death')
      return timing === 'death' || timing === 'died' ? [killerOr(frame, seat)] : [];
    return spokenOf(who, oneIn(frame), NOBODY, seat);
  },
};

/** 杀死你的角色 for the dead; the dead one for everybody else. */
function killerOr(frame: Extract<Frame, { kind: 'death' }>, seat: Seat): Seat {
  return frame.seat === seat ? frame.killer : frame.seat;
}

const killOccasion: OccasionWord<KillOccasion> = {
  kind: 'kill-occasion',
  forms: [{ as: 'occasion', zh: '{who:party}杀死[1名角色|一名角色|角色|其他角色|一名其他角色]后' }],
  english: ({ who }) => told('after {who} {kill} a character', who),
  explain: meaning('在其死亡后；「其」是死了的角色', 'After its death; 其 is the dead one'),
  rules: ['death.8', 'T38'],
  timings: () => ['death.8'],
  hears: (_, { who }, frame, seat) =>
    frame.kind === 'death' && isParty(who, frame.killer, seat) && rule('T38'),
  brings: (_, __, frame) => (frame.kind === 'death' ? [frame.seat] : []),
};

const STATES = {
  'turn-over': { zh: '[翻面后|将武将牌翻面后|的武将牌翻面后]', en: '{turn} over' },
  chain: { zh: '横置后', en: '{become} chained' },
  unchain: { zh: '重置后', en: '{become} unchained' },
  stack: { zh: '叠置后', en: '{stack} the generals' },
} as const;

const stateOccasion: OccasionWord<StateOccasion> = {
  kind: 'state-occasion',
  forms: Object.entries(STATES).map(([state, { zh }]) => ({
    as: 'occasion',
    zh: `{who:party}${zh}`,
    with: { change: state },
  })),
  english: ({ who, change }) => told(`after {who} ${STATES[change].en}`, who),
  explain: meaning('武将牌的状态这样改变以后', 'Once the state of the general has changed so'),
  rules: ['stateChange.4'],
  timings: () => ['stateChange.4'],
  hears: (_, { who, change }, frame, seat) =>
    frame.kind === 'state' && frame.change === change && isParty(who, frame.seat, seat),
  brings: (_, { who }, frame, seat) => spokenOf(who, oneIn(frame), NOBODY, seat),
};

const laidOccasion: OccasionWord<LaidOccasion> = {
  kind: 'laid-occasion',
  forms: [{ as: 'occasion', zh: '{who:party}的拼点牌亮出后' }],
  english: ({ who }) => told('after {whose} card for comparing ranks is turned up', who),
  explain: meaning('亮出了，还没有比', 'They lie open, and were not compared yet'),
  rules: ['stateChange.4', 'pindian.2'],
  timings: () => ['stateChange.4'],
  hears: (_, { who }, frame, seat) =>
    frame.kind === 'pindian' &&
    [frame.seat, ...frame.targets].some((one) => isParty(who, one, seat)),
  brings: () => [],
};

function oneIn(frame: Frame): Seat {
  switch (frame.kind) {
    case 'judge':
    case 'dying':
    case 'death':
    case 'recover':
    case 'turn':
    case 'pindian':
    case 'max-hp':
    case 'state':
      return frame.seat;
    case 'damage':
    case 'lose-hp':
      return frame.victim;
    default:
      return NOBODY;
  }
}

/** Also read where what stands before it says more: 你于回合外失去牌后. */
function alsoLimited<N extends Occasion>(word: OccasionWord<N>): OccasionWord<N> {
  return { ...word, forms: [...word.forms, ...restsOf(word.forms)] };
}

/** Every occasion, by kind. */
export const OCCASIONS: {
  readonly [K in Occasion['kind']]: OccasionWord<Extract<Occasion, { kind: K }>>;
} = {
  'phase-occasion': phaseOccasion,
  'damage-occasion': alsoLimited(damageOccasion),
  'use-occasion': alsoLimited(useOccasion),
  'loss-occasion': alsoLimited(lossOccasion),
  'arrival-occasion': arrivalOccasion,
  'come-occasion': comeOccasion,
  'this-flow': flowStep,
  'flow-occasion': alsoLimited(flowOccasion),
  'laid-occasion': laidOccasion,
  'state-occasion': alsoLimited(stateOccasion),
  'gain-occasion': alsoLimited(gainOccasion),
  'kill-occasion': alsoLimited(killOccasion),
  'need-occasion': needOccasion,
  'move-occasion': moveOccasion,
  'skill-occasion': skillOccasion,
};
