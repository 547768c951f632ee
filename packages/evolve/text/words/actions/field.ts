import { type Form, meaning, verb } from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import { countersOn } from '../../../table/table.ts';
import { amountOf, enough, forCost } from '../../meaning/amount.ts';
import { cardsMeant } from '../../meaning/pick.ts';
import { agentOf } from '../../meaning/scope.ts';
import type { Counters, Evolve, Meal, Race, StackUp } from '../../nodes/index.ts';
import { counterCalled } from '../../reading/english.ts';
import { they } from '../../reading/english-verbs.ts';
import type { DeedWord } from '../../reading/word.ts';
import { doneToLast } from '../nouns.ts';

/** What happens to cards where they lie: evolving, counters, meals, races. */

const evolve: DeedWord<Evolve> = {
  kind: 'evolve',
  forms: [
    { as: 'deed', zh: '[使|令|让]{what:cards}进化', with: { fronted: false } },
    { as: 'deed', zh: '将{what:cards}进化', with: { fronted: true } },
    { as: 'deed', zh: '进化{what:cards}', with: { fronted: true }, variant: true },
    { as: 'deed', zh: '{what:single}进化', with: { fronted: true }, variant: true },
    {
      as: 'deed',
      zh: '进化',
      with: { fronted: true },
      variant: true,
      build: doneToLast('evolve'),
    },
  ],
  english: ({ what }, say, voice) => `${verb(voice, 'evolve')} ${say(what, 'you')}`,
  explain: meaning(
    '从进化牌组选同名的卡牌，叠在它上面；仍是同一张卡牌',
    'A card of its name from the evolve deck is laid on it; it is still the same card',
  ),
  rules: ['5.15.1', '5.15.1.1', '5.15.3'],
  *run(table, { what }, scope) {
    return yield* table.procedures.evolve(table, yield* cardsMeant(table, what, scope));
  },
};

const counters: DeedWord<Counters> = {
  kind: 'counters',
  forms: [
    {
      as: 'payment',
      zh: '在{on:cards}上[放置|放|放上]{amount:much}个{counter}',
      with: { how: 'add' },
    },
    {
      as: 'payment',
      zh: '从{on:cards}上[移除|去除|移去]{amount:much}个{counter}',
      with: { how: 'remove' },
    },
    ...[
      '[移除|去除|移去|取除]{on:cards}[上的|的|上]{amount:much}个{counter}',
      '从{on:cards}[移除|去除|移去]{amount:much}个{counter}',
      '将{on:cards}[上的|的|上]{amount:much}个{counter}[移除|去除|移去]',
      '[移除|去除|移去]{amount:much}个{on:cards}上的{counter}',
    ].map((zh) => ({ as: 'payment', zh, with: { how: 'remove' }, variant: true as const })),
    ...[
      '在{on:cards}[上|][放置|放|放上]{amount:much}个{counter}',
      '{on:cards}[上|][放置|放|放上]{amount:much}个{counter}',
      '[给予|为]{on:cards}[|放置]{amount:much}个{counter}',
      '将{amount:much}个{counter}[放置到|放置在|放在|置于]{on:cards}[上|]',
    ].map((zh) => ({ as: 'payment', zh, with: { how: 'add' }, variant: true as const })),
    // 移除1个魔力指示物： of nothing that is said, and so of the card itself.
    {
      as: 'payment',
      zh: '[移除|去除|移去]{amount:much}个{counter}',
      with: { how: 'remove' },
      variant: true,
      build: (read, span) =>
        ({ kind: 'counters', span, on: { kind: 'this', span, noun: 'card' }, ...read }) as Counters,
    },
    ...(['add', 'remove'] as const).map((how) => ({
      as: 'payment',
      zh: `{on:cards}[上的|的|]{counter}${how === 'add' ? '[+|增加]' : '[-|减少]'}{amount:much}[|个]`,
      with: { how },
      variant: true as const,
    })),
  ],
  english: ({ on, how, counter, amount }, say, voice) => {
    const much = say(amount, 'you');
    const some = `${much} ${counterCalled(counter, much !== '1')}`;
    return how === 'add'
      ? `${verb(voice, 'put')} ${some} on ${say(on, 'you')}`
      : `${verb(voice, 'remove')} ${some} from ${say(on, 'you')}`;
  },
  explain: meaning('放置或移除指示物', 'Counters are put on it, or removed'),
  rules: ['15.1.1', '15.1.3', '15.1.4'],
  *run(table, { on, how, counter, amount }, scope) {
    const much = amountOf(table, amount, scope);
    const can = (card: CardId) => how === 'add' || countersOn(table, card, counter) >= much;
    let done = false;
    for (const card of yield* cardsMeant(table, on, scope, forCost(scope, can))) {
      const by = how === 'add' ? much : -Math.min(much, countersOn(table, card, counter));
      if (by !== 0 && (yield* table.procedures.changeCounters(table, card, counter, by)))
        done = true;
    }
    return done;
  },
  payable: (table, { on, how, counter, amount }, scope) => {
    const much = amountOf(table, amount, scope);
    const least = scope.paying ? much : Math.min(1, much);
    const can = (card: CardId) => how === 'add' || countersOn(table, card, counter) >= least;
    return enough(table, on, scope, can);
  },
};

const stackUp: DeedWord<StackUp> = {
  kind: 'stack-up',
  forms: [{ as: 'deed', zh: '【蓄积】+{amount:number}' }],
  english: ({ amount }, _, voice) => `${verb(voice, 'stack')} +${amount}`,
  explain: meaning(
    '在有【蓄积】的卡牌上放 1 个蓄积指示物，重复这么多次',
    'A stack counter on a card with Stack, so many times',
  ),
  rules: ['13.3.2.4'],
  run: (table, { amount }, scope) =>
    table.procedures.stackUp(table, scope.actor, amount, agentOf(scope)),
};

/** The forms of what is done so many times, or once where no number is written. */
function timesForms(as: string, zh: string): Form[] {
  return [
    { as, zh: `${zh}{times:number}次` },
    { as, zh, with: { times: null } },
  ];
}

const meal: DeedWord<Meal> = {
  kind: 'meal',
  clause: true,
  forms: [
    ...timesForms('payment', '{what:cards}用餐'),
    ...timesForms('deed', '用餐').map(
      (form): Form => ({ ...form, variant: true, build: doneToLast('meal') }),
    ),
  ],
  english: ({ what, times }, say, voice) =>
    `${they(what, say, 'eats', 'eat', voice)} ${times === null || times === 1 ? 'once' : `${times} times`}`,
  explain: meaning(
    '从进化牌组把这么多「胡萝卜」放到参赛领域；已经有了就不处理',
    'So many carrots from the evolve deck into the race zone, unless one lies there already',
  ),
  rules: ['14.2.1.1', '14.2.1.2'],
  rulesOf: ({ times }) =>
    times === null ? ['14.2.1.1', '14.2.1.1.1', '14.2.1.2'] : ['14.2.1.1', '14.2.1.2'],
  *run(table, { what, times }, scope) {
    let done = false;
    if (times === null) rule('14.2.1.1.1');
    const often = times ?? 1;
    const can = (card: CardId) => table.procedures.canMeal(table, card, often);
    for (const card of yield* cardsMeant(table, what, scope, forCost(scope, can))) {
      if (yield* table.procedures.meal(table, card, often)) done = true;
    }
    return done;
  },
  payable: (table, { what, times }, scope) =>
    enough(table, what, scope, (card) => table.procedures.canMeal(table, card, times ?? 1)),
};

const race: DeedWord<Race> = {
  kind: 'race',
  clause: true,
  forms: [
    ...timesForms('deed', '{what:cards}参赛'),
    ...timesForms('deed', '参赛').map(
      (form): Form => ({ ...form, variant: true, build: doneToLast('race') }),
    ),
  ],
  english: ({ what, times }, say, voice) =>
    `${they(what, say, 'races', 'race', voice)}${times === null || times === 1 ? '' : ` ${times} times`}`,
  explain: meaning(
    '只要有关联的卡牌在参赛领域，就具有【突进】',
    'As long as a card tied to it lies in the race zone, it has Rush',
  ),
  rules: ['14.2.3.1'],
  rulesOf: ({ times }) => (times === null ? ['14.2.3.1', '14.2.3.1.1'] : ['14.2.3.1']),
  *run(table, { what, times }, scope) {
    let done = false;
    if (times === null) rule('14.2.3.1.1');
    const often = times ?? 1;
    for (const card of yield* cardsMeant(table, what, scope)) {
      if (yield* table.procedures.race(table, card, often)) done = true;
    }
    return done;
  },
};

export const FIELD_DEEDS = { evolve, counters, 'stack-up': stackUp, meal, race } as const;
