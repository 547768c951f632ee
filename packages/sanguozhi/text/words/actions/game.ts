import { type Form, formsBy, meaning, type Node } from '@lianhuan/cardtext';
import { rule } from '../../../rules.ts';
import { meansAny, seatsMeant, targetsMeant, victimsMeant } from '../../meaning/pick.ts';
import type { Choose, Filter, RestoreMain, Retarget, Win } from '../../nodes/index.ts';
import { does, whose } from '../../reading/english-verbs.ts';
import { type Where, whereIs } from '../../reading/order.ts';
import type { DeedWord } from '../../reading/word.ts';

/** What changes the game as a whole, or only says whom other words are about. */

const win: DeedWord<Win> = {
  kind: 'win',
  forms: [
    {
      as: 'deed',
      zh: '{who:party?}[赢得本盘游戏|赢得游戏|获得本盘游戏的胜利|获胜|获得胜利|赢得此盘游戏]',
    },
  ],
  english: ({ who }, _, voice) => `${does(who, voice, 'win')} the game`,
  explain: meaning('所在的团队赢得本盘游戏', 'That player’s team wins the game'),
  rules: ['104.2b', '104.2c'],
  *run(table, node, scope) {
    const seats = yield* seatsMeant(table, node.who, scope, node);
    // What several are to do they do at once.
    if (seats.length > 1) rule('101.4');
    return rule('104.2b') && (yield* table.procedures.win(table, seats));
  },
};

const restoreMain: DeedWord<RestoreMain> = {
  kind: 'restore-main',
  forms: [{ as: 'deed', zh: '恢复{who:party}主将槽' }],
  english: ({ who }, _, voice) => `restore ${whose(who, voice)} main general slot`,
  explain: meaning('失去的主将槽又可以用了', 'A lost slot of the main general can be used again'),
  rules: ['202.4b'],
  *run(table, node, scope) {
    let done = true;
    for (const seat of yield* seatsMeant(table, node.who, scope, node)) {
      if (!(yield* table.procedures.restoreMain(table, seat))) done = false;
    }
    return done;
  },
};

const retarget: DeedWord<Retarget> = {
  kind: 'retarget',
  forms: [
    { as: 'deed', zh: '为{what:cards}重新选择目标' },
    { as: 'deed', zh: '[改变|重新选择|更改]{what:cards}的目标', variant: true },
  ],
  english: ({ what }, say, voice) => `choose new targets for ${say(what, voice)}`,
  explain: meaning(
    '新的目标必须合法，否则不变',
    'The new targets must be legal, or nothing changes',
  ),
  rules: ['110.5a'],
  *run(table, { what }, scope) {
    const targets = yield* targetsMeant(table, what, scope);
    let done = targets.length > 0;
    for (const target of targets) {
      const item =
        target.kind === 'item' ? table.state.chain.find(({ id }) => id === target.item) : undefined;
      if (item === undefined || !(yield* table.procedures.retarget(table, item, scope.actor)))
        done = false;
    }
    return done;
  },
};

/** Ways to choose that are said in the verb. */
const CHOOSING = { target: '指定', random: '随机选择' } as const;

/** 指定1名敌方场上将领, 指定敌方最多2名将领: whose and where may stand before how many. */
const CHOSEN = [
  { zh: '{most:amount}{measure}{filter:filter}', upTo: false },
  { zh: '[最多|至多]{most:amount}{measure}{filter:filter}', upTo: true },
  { zh: '{side:side}{place:place?}{other:other?}{most:amount}{measure}{of:filter}', upTo: false },
  {
    zh: '{side:side}{place:place?}{other:other?}[最多|至多]{most:amount}{measure}{of:filter}',
    upTo: true,
  },
] as const;

/** 指定1名敌方场上将领，将其横置; 随机选择1名敌方场上将领. */
const CHOSEN_IN_THE_VERB = formsBy('deed', 'how', CHOOSING).flatMap(({ zh, ...form }) =>
  CHOSEN.map(
    (chosen): Form => ({
      ...form,
      zh: `${zh}${chosen.zh}`,
      variant: true,
      build: ({ side, place, other, of, ...read }, span) => {
        const filter =
          of === undefined
            ? {}
            : { filter: whereIs(of as Filter, { side, place, other } as Where, span) };
        const { upTo } = chosen;
        const what = {
          kind: 'selection',
          span,
          said: false,
          upTo,
          ...form.with,
          ...read,
          ...filter,
        };
        return { kind: 'choose', span, what } as Node;
      },
    }),
  ),
);

/** 指定1名敌方玩家, where the verb says how. */
const PLAYERS_CHOSEN = [
  { zh: '指定[1名|一名|1位|1个]敌方玩家', who: 'target-enemy' },
  { zh: '指定[1名|一名|1位|1个]玩家', who: 'target-player' },
] as const;

const choose: DeedWord<Choose> = {
  kind: 'choose',
  forms: [
    { as: 'deed', zh: '选择{what:victims}' },
    ...CHOSEN_IN_THE_VERB,
    ...PLAYERS_CHOSEN.map(
      ({ zh, who }): Form => ({
        as: 'deed',
        zh,
        variant: true,
        build: (_, span) =>
          ({ kind: 'choose', span, what: { kind: 'players', span, who } }) satisfies Choose,
      }),
    ),
  ],
  english: ({ what }, say, voice) => `choose ${say(what, voice)}`,
  explain: meaning('「该」说的就是所选的', '“That” means what was chosen from here on'),
  rules: ['705.2d'],
  *run(table, { what }, scope) {
    return (yield* victimsMeant(table, what, scope)).length > 0;
  },
  payable: (table, { what }, scope) => what.kind !== 'selection' || meansAny(table, what, scope),
};

export const GAME_DEEDS = { win, 'restore-main': restoreMain, retarget, choose } as const;
