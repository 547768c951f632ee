import { type Form, meaning, verb } from '@lianhuan/cardtext';
import { beginEffect, type CardId, type Flow } from '@lianhuan/kernel';
import type { Body } from '../../../effects/effect-body.ts';
import { type EvolveTable, refOf } from '../../../table/table.ts';
import { enough, forCost } from '../../meaning/amount.ts';
import { cardsMeant } from '../../meaning/pick.ts';
import { agentOf, fixedOf, follow, type Scope } from '../../meaning/scope.ts';
import type {
  Banish,
  Cards,
  Control,
  Destroy,
  Selection,
  Take,
  Transform,
} from '../../nodes/index.ts';
import { isPlural } from '../../reading/english.ts';
import { PERIODS } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import { noteMoved } from '../moved.ts';
import { doneToLast, unknownCard } from '../nouns.ts';
import { toBoth } from '../pairs.ts';

/** Destroying, banishing, transforming and seizing cards. */

const destroy: DeedWord<Destroy> = {
  kind: 'destroy',
  forms: [
    { as: 'payment', zh: '[将|使|令]{what:cards}[破坏|被破坏]', with: { fronted: true } },
    { as: 'payment', zh: '破坏{what:cards}', with: { fronted: false } },
    { as: 'deed', zh: '{what:drawn}[破坏|被破坏]', with: { fronted: true }, variant: true },
    ...['deed', 'then-it'].map(
      (as): Form => ({
        as,
        zh: '破坏',
        variant: true,
        with: { fronted: true },
        build: doneToLast('destroy'),
      }),
    ),
    ...['破坏PAIR', '[将|使|令]PAIR[破坏|被破坏]'].flatMap((zh) =>
      toBoth(zh, (what, _, span) => ({ kind: 'destroy', span, what, fronted: true }) as Destroy),
    ),
    {
      as: 'payment',
      zh: '随机破坏{what:chosen}',
      variant: true,
      build: ({ what }, span): Destroy => ({
        kind: 'destroy',
        span,
        what: { ...(what as Selection), how: 'random' },
        fronted: true,
      }),
    },
  ],
  english: ({ what }, say, voice) => `${verb(voice, 'destroy', 'destroys')} ${say(what, 'you')}`,
  explain: meaning('从战场移到所有者的墓场', 'From the field into the cemetery of its owner'),
  rules: ['5.5.1'],
  *run(table, { what }, scope) {
    const how = scope.paying ? 'cost' : 'ability';
    const can = (card: CardId) => table.procedures.canDestroy(table, card, agentOf(scope), how);
    const cards = yield* cardsMeant(table, what, scope, forCost(scope, can));
    const refs = cards.map((card) => refOf(table, card));
    const done = yield* table.procedures.destroy(table, cards, agentOf(scope), how);
    noteMoved(table, refs, scope);
    follow(table, cards, scope);
    return done;
  },
  payable: (table, { what }, scope) => {
    const how = scope.paying ? 'cost' : 'ability';
    const can = (card: CardId) => table.procedures.canDestroy(table, card, agentOf(scope), how);
    return enough(table, what, scope, can);
  },
};

const banish: DeedWord<Banish> = {
  kind: 'banish',
  forms: [
    { as: 'payment', zh: '[使|将|令|让]{what:cards}消失' },
    { as: 'payment', zh: '消失{what:cards}', variant: true },
    ...['{place}', '{side}[的|]{place}'].flatMap((from) =>
      ['消失{most:amount}{measure}{filter}', '[将|使]{most:amount}{measure}{filter}消失'].map(
        (many): Form => ({
          as: 'payment',
          zh: `从${from}[|中|里]${many}`,
          variant: true,
          build: ({ side = 'self', place, filter: of, ...read }, span) => {
            const filter = { kind: 'in-place', span, side, place, of };
            const fields = { how: 'choose', upTo: false, said: false };
            const what = { kind: 'selection', span, ...fields, ...read, filter };
            return { kind: 'banish', span, what } as unknown as Banish;
          },
        }),
      ),
    ),
    ...toBoth(
      '[使|将|令|让]PAIR消失',
      (what, _, span) => ({ kind: 'banish', span, what }) as Banish,
    ),
    ...['deed', 'then-it'].map(
      (as): Form => ({
        as,
        zh: '消失',
        variant: true,
        build: doneToLast('banish'),
      }),
    ),
  ],
  english: ({ what }, say, voice) => `${verb(voice, 'banish', 'banishes')} ${say(what, 'you')}`,
  explain: meaning('移到所有者的消失领域', 'Into the banished zone of its owner'),
  rules: ['5.6.1'],
  *run(table, { what }, scope) {
    const cards = yield* cardsMeant(table, what, scope);
    const refs = cards.map((card) => refOf(table, card));
    const done = yield* table.procedures.banish(table, cards, agentOf(scope));
    noteMoved(table, refs, scope);
    follow(table, cards, scope);
    return done;
  },
  payable: (table, { what }, scope) => enough(table, what, scope),
};

const transform: DeedWord<Transform> = {
  kind: 'transform',
  forms: [
    { as: 'deed', zh: '[使|将|令|让|]{what:cards}[变身为|变身成|变为]『{into:name}』' },
    {
      as: 'deed',
      zh: '[变身为|变身成|变为]『{into:name}』',
      variant: true,
      build: doneToLast('transform'),
    },
  ],
  english: ({ what, into }, say, voice) =>
    `${verb(voice, 'transform')} ${say(what, 'you')} into ${isPlural(what) ? `『${into}』 tokens` : `a 『${into}』`}`,
  explain: meaning(
    '使其消失，在同一领域生成衍生物',
    'It is banished, and a token comes to be where it lay',
  ),
  rules: ['5.16.1'],
  check: ({ into }, place) => unknownCard(into, place),
  *run(table, { what, into }, scope) {
    const cards = yield* cardsMeant(table, what, scope);
    return yield* table.procedures.transform(table, cards, into, agentOf(scope));
  },
};

const THIS_TURN = `[${[PERIODS.turn.zh, ...PERIODS.turn.also].join('|')}]`;

const take: DeedWord<Take> = {
  kind: 'take',
  forms: [
    { as: 'deed', zh: '夺取{what:cards}', with: { period: null } },
    { as: 'deed', zh: '[将|使]{what:cards}夺取', with: { period: null }, variant: true },
    {
      as: 'deed',
      zh: '夺取',
      with: { period: null },
      variant: true,
      build: doneToLast('take'),
    },
    {
      as: 'deed',
      zh: '[获得|取得]{what:pronoun}[|的]控制权',
      with: { period: null },
      variant: true,
    },
    {
      as: 'deed',
      zh: '[获得|取得]{what:remote-chosen}的控制权',
      with: { period: null },
      variant: true,
    },
    {
      as: 'deed',
      zh: `${THIS_TURN}，夺取{what:cards}`,
      with: { period: 'turn' },
    },
    {
      as: 'deed',
      zh: `夺取{what:cards}[，|]${THIS_TURN}`,
      with: { period: 'turn' },
      variant: true,
    },
    ...['{what:pronoun}[|的]', '{what:remote-chosen}的'].flatMap((whose): Form[] => [
      {
        as: 'deed',
        zh: `${THIS_TURN}[，|][获得|取得]${whose}控制权`,
        with: { period: 'turn' },
        variant: true,
      },
      {
        as: 'deed',
        zh: `[获得|取得]${whose}控制权[，|]${THIS_TURN}`,
        with: { period: 'turn' },
        variant: true,
      },
    ]),
  ],
  english: ({ what, period }, say, voice) => {
    const until = period === null ? '' : ' until the end of the turn';
    return `${verb(voice, 'take')} control of ${say(what, 'you')}${until}`;
  },
  explain: meaning(
    '移到自己的战场上；它不是新进入战场的，一切照旧',
    'It moves to one’s own field; it has not newly entered, and is all that it was',
  ),
  rules: ['5.21.1', '5.21.2'],
  *run(table, { what, period }, scope) {
    const cards = yield* cardsMeant(table, what, scope);
    const others = cards.filter((card) => table.cards[card].controller !== scope.actor);
    const done = yield* table.procedures.takeControl(table, others, scope.actor);
    const taken = others.filter((card) => table.cards[card].controller === scope.actor);
    if (period !== null && taken.length > 0) yield* beginControl(table, what, taken, scope);
    return done;
  },
};

/** The control of these cards ends with the turn (7.4.7): `flow/turn/expiring-effects.ts` gives them back. */
function* beginControl(
  table: EvolveTable,
  what: Cards,
  taken: readonly CardId[],
  scope: Scope,
): Flow {
  const refs = taken.map((card) => refOf(table, card));
  const word: Control = { kind: 'control', span: what.span, who: what };
  const { turn } = table.state;
  const fixed = fixedOf(scope, refs);
  const body: Body = { kind: 'begun', word, fixed, period: 'turn', until: null, turn };
  const duration = { until: 'end-of-turn', of: scope.seat } as const;
  yield* table.procedures.happen(table, beginEffect('modify', scope, duration, body));
}

export const REMOVAL_DEEDS = { transform, destroy, banish, take } as const;
