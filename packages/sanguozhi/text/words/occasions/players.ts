import { type Form, formsAs, formsBy, meaning } from '@lianhuan/cardtext';
import type { SanguozhiEvent } from '../../../events/events.ts';
import { obeys, rule } from '../../../rules.ts';
import type { Phase } from '../../../table/state.ts';
import type { SanguozhiTable } from '../../../table/table.ts';
import { fitsItem } from '../../meaning/match.ts';
import { isParty } from '../../meaning/players.ts';
import { itemAt } from '../../meaning/sides.ts';
import type { Occasion, PhaseBegins, PlayerDoes, Uses } from '../../nodes/index.ts';
import { anyOf, does, ofAny, one } from '../../reading/english.ts';
import { PHASE_TERMS } from '../../reading/terms.ts';
import type { OccasionWord } from '../../reading/word.ts';

/** What players do, and the course of their turns, for triggers that wait for it. */

type WordOf<K extends Occasion['kind']> = OccasionWord<Extract<Occasion, { kind: K }>>;

const ACTS: Readonly<Record<PlayerDoes['what'], readonly [plain: string, third: string]>> = {
  draws: ['draw', 'draws'],
  'draws-for-turn': ['draw in the draw phase', 'draws in the draw phase'],
  'gains-grain': ['gain grain', 'gains grain'],
  'loses-grain': ['lose grain', 'loses grain'],
  attacks: ['attack', 'attacks'],
  defends: ['defend', 'defends'],
  discards: ['discard', 'discards'],
  'lays-troop': ['lay a troop card', 'lays a troop card'],
  shuffles: ['shuffle the deck', 'shuffles the deck'],
  forms: ['form a formation', 'forms a formation'],
  dissolves: ['dissolve a formation', 'dissolves a formation'],
  levies: ['levy', 'levies'],
  'fetches-formation': ['fetch a formation', 'fetches a formation'],
  fetches: ['fetch cards', 'fetches cards'],
  'loses-main-slot': ['lose the main general slot', 'loses the main general slot'],
};

const playerDoes: WordOf<'player-does'> = {
  kind: 'player-does',
  forms: formsBy('occasion', 'what', {
    'draws-for-turn': '{who:party}抓卡阶段抓卡',
    draws: '{who:party}[抓卡|抓取卡牌|抽卡]',
    'gains-grain': '{who:party}[粮草增加|增加粮草|的粮草增加|+粮|获得粮草|粮增加]',
    'loses-grain': '{who:party}[粮草减少|减少粮草|的粮草减少|-粮|失去粮草|粮减少]',
    attacks: '{who:party}发动进攻',
    defends: '{who:party}发动防守',
    discards: '{who:party}[舍弃|弃置]手牌',
    'lays-troop': '{who:party}摆放兵权',
    shuffles: '{who:party}洗切卡组',
    forms: '{who:party}[结阵|结成阵型]',
    dissolves: '{who:party}[散阵|解散阵型]',
    levies: '{who:party}征兵',
    'fetches-formation': '{who:party}取阵',
    fetches: '{who:party}[选取卡|选取卡牌|选取]',
    'loses-main-slot': '{who:party}失去主将槽',
  }),
  english: ({ who, what }) => `${anyOf(who)} ${does(who, ...ACTS[what])}`,
  explain: meaning('玩家做了这件事之后', 'After the player has done it'),
  rules: ['703.2d'],
  events: new Set([
    'draw',
    'drew-for-turn',
    'grain',
    'damage',
    'declare',
    'discard',
    'lay-troop',
    'shuffle',
    'form',
    'fetch',
    'main-slot',
  ]),
  looksBack: () => false,
  hears: (table, { who, what }, event, scope) => {
    const seat = doerOf(table, what, event);
    return seat !== null && isParty(table, who, seat, scope);
  },
};

/** The player who did it in this event; null for another event. */
function doerOf(table: SanguozhiTable, what: PlayerDoes['what'], event: SanguozhiEvent) {
  switch (event.type) {
    case 'draw':
      return what === 'draws' ? event.seat : null;
    case 'drew-for-turn':
      return what === 'draws-for-turn' ? event.seat : null;
    case 'grain':
      if (event.by === 0 && rule('116.9')) return null;
      return what === (event.by >= 0 ? 'gains-grain' : 'loses-grain') ? event.seat : null;
    case 'damage':
      // A player who takes damage loses as much 粮草 (116.2).
      return what === 'loses-grain' && event.stage === 'take' && typeof event.to === 'number'
        ? event.to
        : null;
    case 'declare':
      return what === (event.what === 'attack' ? 'attacks' : 'defends') ? event.seat : null;
    case 'discard':
      return what === 'discards' ? event.seat : null;
    case 'lay-troop':
      return what === 'lays-troop' ? event.seat : null;
    case 'shuffle':
      return what === 'shuffles' ? table.zones[event.zone].owner : null;
    case 'form':
      return FORMING[event.how] === what ? event.seat : null;
    case 'fetch':
      return what === 'fetches' || FETCHING[event.how] === what ? event.seat : null;
    case 'main-slot':
      return what === 'loses-main-slot' && event.lost && rule('202.4b') ? event.seat : null;
    default:
      return null;
  }
}

/** What players do with 阵型 (114.2d, 114.2e). */
const FORMING: Partial<Readonly<Record<string, PlayerDoes['what']>>> = {
  form: 'forms',
  dissolve: 'dissolves',
};

/** 征兵 (504.6) and 取阵 (503.12), which are 选取, too. */
const FETCHING: Partial<Readonly<Record<string, PlayerDoes['what']>>> = {
  levy: 'levies',
  formation: 'fetches-formation',
};

const USES: Readonly<Record<Uses['how'], readonly [plain: string, kinds: readonly string[]]>> = {
  deploy: ['deploy', ['deploy']],
  flip: ['turn up', ['flip']],
  tactic: ['use', ['tactic']],
  equip: ['equip', ['treasure']],
  effect: ['use', ['ability']],
};

const uses: WordOf<'uses'> = {
  kind: 'uses',
  forms: formsBy('occasion', 'how', {
    deploy: '{who:party}派遣{filter}',
    flip: '{who:party}翻转{filter}',
    tactic: '{who:party}发动{filter}',
    equip: '{who:party}装备{filter}',
    effect: '{who:party}使用{filter}',
  }),
  english: ({ who, how, filter }, say) =>
    `${anyOf(who)} ${does(who, USES[how][0])} ${one(filter, say)}`,
  explain: meaning('用到连环之后、解析之前', 'When it is in the chain, before it resolves'),
  rules: ['701.2i', '703.2d'],
  events: new Set(['use']),
  looksBack: () => false,
  hears: (table, { who, how, filter }, event, scope) => {
    if (event.type !== 'use' || !USES[how][1].includes(event.kind)) return false;
    const item = itemAt(table, event.item);
    if (item === undefined || !isParty(table, who, event.seat, scope)) return false;
    return fitsItem(table, filter, item, scope) && rule('701.2i');
  },
};

/** 开始流程 and 结束流程 are their first and last phases (601.1, 611.1). */
const PROCESSES: readonly Form[] = [
  { zh: '开始流程开始', phase: 'reset', end: false },
  { zh: '开始流程结束', phase: 'draw', end: true },
  { zh: '结束流程开始', phase: 'end', end: false },
  { zh: '结束流程结束', phase: 'discard', end: true },
].flatMap(({ zh, ...fixed }): Form[] => [
  { as: 'occasion', zh: `{who:party}[|的]${zh}`, with: fixed, variant: true },
  { as: 'occasion', zh, with: { who: 'all', ...fixed }, variant: true },
]);

const phaseBegins: WordOf<'phase-begins'> = {
  kind: 'phase-begins',
  forms: [
    ...formsAs('occasion', [
      ['{phase}开始', { who: 'all', end: false }],
      ['{phase}结束', { who: 'all', end: true }],
      ['{who:party}[|的|下一个|的下一个|下个]{phase}开始', { end: false }],
      ['{who:party}[|的|下一个|的下一个|下个]{phase}结束', { end: true }],
    ]),
    ...PROCESSES,
  ],
  english: ({ who, phase, end }) => {
    const name = PHASE_TERMS[phase as keyof typeof PHASE_TERMS].en;
    return `${who === 'all' ? 'a' : ofAny(who)} ${name} ${end ? 'ends' : 'begins'}`;
  },
  explain: meaning('在所有人得到行动权之前', 'Before anybody gets to act'),
  rules: ['703.2a', '600.6'],
  events: new Set(['phase', 'phase-end']),
  looksBack: () => false,
  hears: (table, node, event, scope) => {
    const { active } = table.state;
    return (
      isPhase(table, node, event) && (node.who === 'all' || isParty(table, node.who, active, scope))
    );
  },
};

/** A turn begins with its 开始阶段 (603.1) and ends with its 结束阶段 (600.6). */
function isPhase(
  table: SanguozhiTable,
  { phase, end }: PhaseBegins,
  event: SanguozhiEvent,
): boolean {
  if (phase === 'turn') {
    if (event.type !== 'phase') return false;
    return end
      ? event.phase === 'end' && obeys('600.6', '612.1')
      : event.phase === 'start' && obeys('703.2a', '603.1');
  }
  if (event.type !== (end ? 'phase-end' : 'phase')) return false;
  if (phase === 'attack' && end) {
    return isLastOfBattle(table, event.phase) && rule('600.6');
  }
  if (phase === 'damage' && !end) return isDamagePhase(event.phase) && rule('610.1a');
  if (phase === 'damage') return isDamagePhase(event.phase);
  return event.phase === phase;
}

/**
 * Is it a 伤害计算阶段? The phase added for 先发 is one, too (606.1); only triggers of damage wait for the
 * common one (610.1c).
 */
function isDamagePhase(phase: Phase): boolean {
  return phase === 'damage' || phase === 'first-strike';
}

/** 战斗流程 ends with the damage, or as soon as nobody attacks (606.1). */
function isLastOfBattle({ state }: SanguozhiTable, phase: Phase): boolean {
  return phase === 'damage' || (phase === 'attack' && state.combat === null);
}

export const PLAYER_OCCASIONS = {
  'phase-begins': phaseBegins,
  'player-does': playerDoes,
  uses,
} as const;
