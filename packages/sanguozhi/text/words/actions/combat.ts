import { type Form, meaning, type Node } from '@lianhuan/cardtext';
import type { CardId, Flow, Text } from '@lianhuan/kernel';
import { player, type SanguozhiTable } from '../../../table/table.ts';
import { wanted } from '../../meaning/amount.ts';
import { bothMeant, cardsMeant, seatsMeant } from '../../meaning/pick.ts';
import type {
  AttackByEffect,
  Duel,
  ExtraTime,
  Form as Forming,
  LeaveCombat,
} from '../../nodes/index.ts';
import { does, isOffered, they } from '../../reading/english-verbs.ts';
import { type DeedWord, says } from '../../reading/word.ts';

/** Fighting by an effect, formations by an effect, and time added to the turn. */

const duel: DeedWord<Duel> = {
  kind: 'duel',
  forms: [{ as: 'deed', zh: '[使|令|让|]{one:cards}[与|和]{other:cards}对战' }],
  english: ({ one, other }, say, voice) =>
    `${isOffered(voice) ? 'have ' : ''}${say(one, 'you')} and ${say(other, 'you')} fight`,
  explain: meaning(
    '互相造成等于自己攻的战斗伤害，先发者先',
    'Each deals combat damage equal to its attack to the other; with First Strike it deals it first',
  ),
  rules: ['801.10c', '801.10d'],
  *run(table, node, scope) {
    const both = yield* bothMeant(table, node, scope);
    return both !== null && (yield* table.procedures.duel(table, ...both));
  },
};

const ONCE = '[进攻一次|进攻1次|发动一次进攻|发动1次进攻|进行一次进攻|进行1次进攻]';

/** What is said of no attack under way, and stands in no tree. */
interface NoMore extends AttackByEffect {
  readonly why: Text;
}

const IN_ITS_TURN = says(
  '每个战斗流程只发动一次进攻（608.2），横置的将领也不能进攻：立刻进攻写「使…发动一次进攻」，本回合再有一个战斗流程写「己方增加一个战斗流程」',
  'Attacks are announced once a combat (608.2), and who is tapped cannot attack: write 使…发动一次进攻 for at once, 己方增加一个战斗流程 for one more combat this turn',
);

const attackByEffect: DeedWord<AttackByEffect> = {
  kind: 'attack-by-effect',
  forms: [
    { as: 'deed', zh: '使{only:cards}发动一次进攻', with: { who: null } },
    { as: 'deed', zh: '{who:party?}[发动|进行]一次进攻', with: { only: null } },
    { as: 'deed', zh: '{only:cards}[发动|进行]一次进攻', with: { who: null }, variant: true },
    // 额外: besides the attack of the turn, as all that effects bring about are (606.11).
    { as: 'deed', zh: `{who:party?}[额外|再|再次]${ONCE}`, with: { only: null }, variant: true },
    {
      as: 'deed',
      zh: `[|使|令|让]{only:cards}[额外|再|再次]${ONCE}`,
      with: { who: null },
      variant: true,
    },
    {
      as: 'deed',
      zh: `[|使|令|让]{only:cards}[|在][本回合|本回合内|本回合中|此回合]，?[可|可以|][额外|再|再次]${ONCE}`.replace(
        '，?',
        '[，|]',
      ),
      variant: true,
      build: ({ only }, span) =>
        ({ kind: 'attack-by-effect', span, who: null, only, why: IN_ITS_TURN }) as unknown as Node,
    },
  ],
  meant: (node) => ('why' in node ? { why: (node as NoMore).why } : node),
  english: ({ who, only }, say, voice) =>
    only === null
      ? `${does(who, voice, 'make')} an attack`
      : `${they(only, say, 'makes', 'make', voice)} an attack`,
  explain: meaning('立刻进行一个额外的战斗流程', 'An extra combat is carried out at once'),
  rules: ['600.7a', '606.11'],
  *run(table, node, scope) {
    const only = node.only === null ? null : yield* cardsMeant(table, node.only, scope);
    if (only !== null && only.length === 0) return false;
    const [seat] = yield* seatsMeant(table, node.who, scope, node);
    return seat !== undefined && (yield* table.procedures.attackByEffect(table, seat, only));
  },
};

const leaveCombat: DeedWord<LeaveCombat> = {
  kind: 'leave-combat',
  forms: [{ as: 'deed', zh: '{what:cards}离开战斗' }],
  english: ({ what }, say, voice) => `${they(what, say, 'leaves', 'leave', voice)} combat`,
  explain: meaning(
    '不再进攻或防守，不造成也不受到战斗的伤害',
    'It no longer attacks or defends, and neither deals nor takes damage in combat',
  ),
  rules: ['606.9m'],
  *run(table, { what }, scope) {
    const cards = yield* cardsMeant(table, what, scope);
    const all = cards.length >= wanted(what, scope);
    return (yield* table.procedures.leaveCombat(table, cards)) && all;
  },
};

const FORMING = {
  form: { zh: '结成阵型', en: 'form a formation' },
  dissolve: { zh: '解散阵型', en: 'dissolve the formation' },
  join: { zh: '入阵', en: 'join the formation' },
  leave: { zh: '脱阵', en: 'leave the formation' },
} as const satisfies Readonly<Record<Forming['how'], unknown>>;

/** A general joins a 阵型 or leaves it, or a formed 阵型 is dissolved. */
function* changed(table: SanguozhiTable, how: Forming['how'], card: CardId): Flow<boolean> {
  switch (how) {
    case 'join':
      return yield* table.procedures.joinFormation(table, card);
    case 'leave':
      return yield* table.procedures.leaveFormation(table, card);
    default: {
      const { controller } = table.cards[card];
      const formed = player(table, controller).formation?.card === card;
      return formed && (yield* table.procedures.dissolve(table, controller));
    }
  }
}

const form: DeedWord<Forming> = {
  kind: 'form',
  forms: [
    ...(['form', 'dissolve'] as const).map((how) => ({
      as: 'deed',
      zh: `{who:party?}${FORMING[how].zh}`,
      with: { how, what: null },
    })),
    ...(['join', 'leave'] as const).map((how) => ({
      as: 'deed',
      zh: `{what:cards}${FORMING[how].zh}`,
      with: { how, who: null },
    })),
    { as: 'deed', zh: '解散{what:cards}', with: { how: 'dissolve', who: null } },
    {
      as: 'deed',
      zh: '[将|使|令]{what:cards}解散',
      with: { how: 'dissolve', who: null },
      variant: true,
    },
  ],
  english: ({ how, who, what }, say, voice) => {
    if (what !== null && how === 'dissolve') return `dissolve ${say(what, voice)}`;
    if (what !== null) {
      const words = FORMING[how].en;
      return they(what, say, words.replace(' ', 's '), words, voice);
    }
    return how === 'form'
      ? `${does(who, voice, 'form')} a formation`
      : `${does(who, voice, 'dissolve')} the formation`;
  },
  explain: meaning(
    '由效果结阵、散阵、入阵或脱阵',
    'Forms, dissolves, joins or leaves by an effect',
  ),
  rules: ['503.3d', '503.4c'],
  *run(table, node, scope) {
    if (node.what === null) {
      const [seat] = yield* seatsMeant(table, node.who, scope, node);
      if (seat === undefined) return false;
      return yield* node.how === 'form'
        ? table.procedures.form(table, seat)
        : table.procedures.dissolve(table, seat);
    }
    const cards = yield* cardsMeant(table, node.what, scope);
    let done = cards.length >= wanted(node.what, scope);
    for (const card of cards) if (!(yield* changed(table, node.how, card))) done = false;
    return done;
  },
};

const TIMES = {
  combat: { zh: '增加一个战斗流程', en: 'an extra combat' },
  prepare: { zh: '增加一个准备流程', en: 'an extra preparation' },
  draw: { zh: '增加一个抓卡阶段', en: 'an extra draw phase' },
  turn: { zh: '进行一个额外的回合', en: 'an extra turn' },
} as const satisfies Readonly<Record<ExtraTime['what'], unknown>>;

const THIS_TURN = '[本回合|本回合内|本回合中|此回合|此回合内]';

/** 本回合己方可额外进攻一次, 额外进行一次战斗流程: attacks are announced in a 战斗流程, so there is one more of them (600.7, 608.2). */
const EXTRA_ATTACKS: readonly Form[] = [
  `${THIS_TURN}[，|]{who:party?}[可|可以|][额外|再|再次]${ONCE}`,
  `{who:party}${THIS_TURN}[，|][可|可以|][额外|再|再次]${ONCE}`,
  `{who:party?}[|${THIS_TURN.slice(1, -1)}][，|]额外[进行|增加|获得][一次|1次|一个|1个]战斗流程`,
].map((zh): Form => ({ as: 'deed', zh, with: { what: 'combat' }, variant: true }));

const extraTime: DeedWord<ExtraTime> = {
  kind: 'extra-time',
  forms: [
    ...EXTRA_ATTACKS,
    ...Object.entries(TIMES).flatMap(([what, { zh }]): Form[] => [
      { as: 'deed', zh: `{who:party?}${zh}`, with: { what } },
      {
        as: 'deed',
        zh: `{who:party?}${zh.replace(/一个(额外的)?/, '[|额外][1个|1次|一次][|额外的|额外]')}`,
        with: { what },
        variant: true,
      },
      {
        as: 'deed',
        zh: `{who:party?}[增加|获得|进行|][一个|1个]额外的${zh.replace(/^.*[个的]/, '')}`,
        with: { what },
        variant: true,
      },
    ]),
  ],
  english: ({ who, what }, _, voice) => `${does(who, voice, 'get')} ${TIMES[what].en}`,
  explain: meaning('在固定的流程之外增加', 'In addition to what a turn has anyway'),
  rules: ['600.7'],
  *run(table, node, scope) {
    let done = true;
    for (const seat of yield* seatsMeant(table, node.who, scope, node)) {
      if (!(yield* table.procedures.extraTime(table, seat, node.what))) done = false;
    }
    return done;
  },
};

export const COMBAT_DEEDS = {
  duel,
  'attack-by-effect': attackByEffect,
  'leave-combat': leaveCombat,
  form,
  'extra-time': extraTime,
} as const;
