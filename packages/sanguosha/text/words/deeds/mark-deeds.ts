import { type Form, meaning, type Node, verb } from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, NOBODY, option } from '@lianhuan/kernel';
import { SUITS } from '../../../table/cards-in-use.ts';
import { asItIs, cardsIn, isAlive, type SanguoshaTable, zoneOf } from '../../../table/table.ts';
import { of, shared } from '../../../table/zones.ts';
import { possessed } from '../../english/nouns.ts';
import { areCards, havingHand, pickCards } from '../../meaning/cards.ts';
import { areThere, meant } from '../../meaning/characters.ts';
import { marksOf } from '../../meaning/marks.ts';
import { isSome, type Scope } from '../../meaning/scope.ts';
import type { ChangeMark, Die, LookAtHand, PutOnTop, TakeEachSuit } from '../../nodes/nodes.ts';
import { markCalled } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import { amountOf, declared } from './card-deeds.ts';

/** Marks, and cards that somebody looks at. */

const changeMark: DeedWord<ChangeMark> = {
  kind: 'change-mark',
  forms: [
    { as: 'deed', zh: '获得{amount}[枚|个]“{mark:token}”标记', with: { sign: '+' } },
    { as: 'deed', zh: '[弃|弃置|移去]{amount}[枚|个]“{mark:token}”标记', with: { sign: '-' } },
    { as: 'deed', zh: '获得{amount}[枚|个]“{mark:token}”', with: { sign: '+' }, variant: true },
    {
      as: 'deed',
      zh: '[弃|弃置|移去]{amount}[枚|个]“{mark:token}”',
      with: { sign: '-' },
      variant: true,
    },
  ],
  english: ({ sign, amount, mark }, _, voice) =>
    `${verb(voice, sign === '+' ? 'gain' : 'remove')} ${amount} ${markCalled(mark).en} mark${amount === 1 ? '' : 's'}`,
  explain: meaning('标记不是牌', 'A mark is no card'),
  rules: ['T09'],
  *run(table, { sign, amount, mark }, scope) {
    const { actor: seat } = scope;
    const by = amountOf(amount, scope);
    if (by <= 0) return false;
    const name = markCalled(mark).zh;
    const change = { type: 'mark', seat, mark: name, by: sign === '-' ? -by : by } as const;
    yield* table.procedures.happen(table, change);
    return true;
  },
  possible: (table, { sign, amount, mark }, scope) => {
    if (!isAlive(table, scope.actor) || !isSome(amount, scope)) return false;
    return sign === '+' || marksOf(table, scope.actor, mark) >= amountOf(amount, scope);
  },
};

const die: DeedWord<Die> = {
  kind: 'die',
  forms: [{ as: 'deed', zh: '死亡' }],
  english: (_, __, voice) => verb(voice, 'die'),
  explain: meaning('不进入濒死状态，也没有人杀死', 'Without dying first, and killed by nobody'),
  rules: ['T38'],
  *run(table, _, { actor }) {
    if (!isAlive(table, actor)) return false;
    yield* table.procedures.die(table, actor, NOBODY);
    return true;
  },
  possible: (table, _, { actor }) => isAlive(table, actor),
};

/** 观看其手牌，弃置其中1张: of the hand that is looked at. */
const AMONG: readonly Form[] = (['discard', 'obtain', 'show'] as const).flatMap((kind) =>
  [true, false].map((anySort): Form => {
    const act = { discard: '弃置', obtain: '获得', show: '展示' }[kind];
    return {
      as: 'effect',
      zh: `观看{whom:character}的[|所有|全部]手牌[，|并|，并|，然后|然后|，再]${act}其中[|的]{count:amount}张{qualities:card-quality*、}${anySort ? '[|牌|手牌]' : '{sort:card-sort}'}`,
      variant: true,
      build: ({ whom, count, qualities, sort }, span) => {
        const of = { kind: 'named-characters', span, who: 'that' };
        const some = { kind: 'some-cards', span, of, count, how: 'exactly', each: false };
        const what = { ...some, at: 'hand', sort: sort ?? null, qualities };
        return {
          kind: 'sequence',
          span,
          steps: [
            { kind: 'look-at-hand', span, whom },
            { kind, span, what },
          ],
        } as Node;
      },
    };
  }),
);

const lookAtHand: DeedWord<LookAtHand> = {
  kind: 'look-at-hand',
  forms: [
    { as: 'deed', zh: '观看{whom:character}的手牌' },
    { as: 'deed', zh: '观看{whom:named}手牌', variant: true },
    ...AMONG,
  ],
  english: ({ whom }, say, voice) =>
    `${verb(voice, 'look')} at ${possessed(say(whom, 'you'), 'hand')}`,
  explain: meaning('其他角色看不到', 'Nobody else sees it'),
  rules: ['T37'],
  *run(table, { whom }, scope) {
    const hands = (yield* meant(table, whom, scope)).flatMap((seat) => [
      ...cardsIn(table, seat, 'hand'),
    ]);
    if (hands.length === 0) return false;
    scope.memory.seen = [...scope.memory.seen, ...hands];
    yield* table.procedures.happen(table, { type: 'show', cards: hands, to: scope.actor });
    return true;
  },
  possible: (table, { whom }, scope) => areThere(table, whom, scope, havingHand(table, scope)),
  declare: (table, { whom }, scope) => declared(table, whom, scope, havingHand(table, scope)),
};

const putOnTop: DeedWord<PutOnTop> = {
  kind: 'put-on-top',
  forms: [{ as: 'deed', zh: '将{what:cards}置于牌堆顶' }],
  english: ({ what }, say, voice) =>
    `${verb(voice, 'put')} ${say(what, voice)} on top of the draw pile`,
  explain: meaning('下一次摸牌先摸到', 'It is drawn next'),
  rules: ['move.5', 'T54'],
  *run(table, { what }, scope) {
    const cards = yield* pickCards(table, what, scope, 'put-on-top');
    const to = { to: shared('draw-pile'), reason: 'place', by: scope.actor } as const;
    return (yield* table.procedures.move(table, cards, to)).length > 0;
  },
  possible: (table, { what }, scope) => areCards(table, what, scope),
};

const takeEachSuit: DeedWord<TakeEachSuit> = {
  kind: 'take-each-suit',
  forms: [{ as: 'deed', zh: '获得亮出的每种花色的牌各1张' }],
  english: (_, __, voice) => `${verb(voice, 'take')} one turned-up card of each suit`,
  explain: meaning('同一花色有几张时自己选', 'Whoever takes them picks among those of one suit'),
  rules: ['move.5'],
  *run(table, _, scope) {
    const { actor: by, skill } = scope;
    const taken = yield* pickEachSuit(table, scope);
    const to = { to: of(by, 'hand'), reason: 'obtain', by, skill } as const;
    return (yield* table.procedures.move(table, taken, to)).length > 0;
  },
};

function* pickEachSuit(table: SanguoshaTable, scope: Scope): Flow<readonly CardId[]> {
  const { actor: seat, memory, source } = scope;
  const taken: CardId[] = [];
  for (const suit of SUITS) {
    const among = memory.these.filter(
      (card) => zoneOf(table, card) === 'processing' && asItIs(table, card).suit === suit,
    );
    if (among.length === 0) continue;
    const { card } = yield* ask({
      seat,
      kind: 'obtain',
      options: among.map((one) => option('pick', one, seat)),
      about: source,
      rule: 'move.5',
    });
    taken.push(card);
  }
  return taken;
}

/** What is done with marks and with cards that are looked at, by kind. */
export const MARK_DEEDS = {
  'change-mark': changeMark,
  die,
  'look-at-hand': lookAtHand,
  'put-on-top': putOnTop,
  'take-each-suit': takeEachSuit,
} as const;
