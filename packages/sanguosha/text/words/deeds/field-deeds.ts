import { article, counted, type Form, meaning, type Node, verb } from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import {
  asItIs,
  cardsIn,
  equipped,
  inTurnOrder,
  isAlive,
  pileOf,
  pileZone,
  printed,
  type SanguoshaTable,
  sharedCards,
} from '../../../table/table.ts';
import { of, shared } from '../../../table/zones.ts';
import { possessed } from '../../english/nouns.ts';
import { areCards, cardCandidates, pickCards } from '../../meaning/cards.ts';
import { areThere, known, meant } from '../../meaning/characters.ts';
import { type Scope, speakOf } from '../../meaning/scope.ts';
import type {
  CardsNoun,
  ExchangeHands,
  ExchangeWithPile,
  Install,
  MoveOnField,
  ObtainFace,
  PlaceBeside,
  PlaceOnGeneral,
  RemoveFromPile,
  RemovePiled,
  UseOwn,
} from '../../nodes/nodes.ts';
import { PILE_TERMS } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import { withChosen } from '../parts/told-forms.ts';
import { amountOf, declared } from './card-deeds.ts';

/** What is done with cards on generals, and on the field. */

const placeOnGeneral: DeedWord<PlaceOnGeneral> = {
  kind: 'place-on-general',
  forms: [{ as: 'deed', zh: '将牌堆顶的{count:amount}张牌置于武将牌上，称为“{pile}”' }],
  english: ({ count, pile }, _, voice) =>
    `${verb(voice, 'put')} the top ${counted(count, 'card')} of the draw pile on your general as ${count === 1 ? article(PILE_TERMS[pile].en) : `${PILE_TERMS[pile].en}s`}`,
  explain: meaning('正面朝上放着，不是手牌', 'Face up; it is no hand card'),
  rules: ['T09', 'P14'],
  *run(table, { count, pile }, scope) {
    const { actor } = scope;
    const to = of(actor, 'on-general');
    const cards = yield* table.procedures.takeTop(table, amountOf(count, scope), to, actor);
    for (const card of cards) {
      yield* table.procedures.happen(table, { type: 'pile', piled: { card, pile } });
    }
    speakOf(scope, cards);
    return cards.length > 0;
  },
  possible: (table, _, { actor }) => isAlive(table, actor),
};

const removePiled: DeedWord<RemovePiled> = {
  kind: 'remove-piled',
  forms: [{ as: 'deed', zh: '移去{what:cards}' }],
  english: ({ what }, say, voice) => `${verb(voice, 'remove')} ${say(what, voice)}`,
  explain: meaning('从武将牌上置入弃牌堆', 'From the general to the discard pile'),
  rules: ['move.5'],
  *run(table, { what }, scope) {
    const cards = yield* pickCards(table, what, scope, 'remove');
    const to = { to: shared('discard-pile'), reason: 'place', by: scope.actor } as const;
    return (yield* table.procedures.move(table, cards, to)).length > 0;
  },
  possible: (table, { what }, scope) => areCards(table, what, scope),
};

const removeFromPile: DeedWord<RemoveFromPile> = {
  kind: 'remove-from-pile',
  forms: [
    { as: 'deed', zh: '移去等量的“{pile}”', with: { asMany: true, count: 0 } },
    { as: 'deed', zh: '移去{count:amount}张“{pile}”', with: { asMany: false } },
  ],
  english: ({ count, asMany, pile }, _, voice) => {
    const { en } = PILE_TERMS[pile];
    return `${verb(voice, 'remove')} ${asMany ? `as many ${en}s` : counted(count, en)}`;
  },
  explain: meaning('从武将牌上置入弃牌堆', 'From the general to the discard pile'),
  rules: ['T09', 'move.5'],
  *run(table, { count, asMany, pile }, scope) {
    const { actor: seat } = scope;
    const to = { to: shared('discard-pile'), reason: 'place', by: seat } as const;
    let done = false;
    const wanted = asMany ? scope.memory.that.length : amountOf(count, scope);
    for (let left = wanted; left > 0; left--) {
      const cards = pileOf(table, seat, pile);
      if (cards.length === 0) break;
      const choice = yield* ask({
        seat,
        kind: 'remove',
        options: cards.map((card) => option('pick', card, seat)),
        about: scope.source,
        amount: left,
        rule: 'T09',
      });
      if ((yield* table.procedures.move(table, [choice.card], to)).length > 0) done = true;
    }
    return done;
  },
  possible: (table, { pile }, { actor }) => pileOf(table, actor, pile).length > 0,
};

const placeBeside: DeedWord<PlaceBeside> = {
  kind: 'place-beside',
  forms: [{ as: 'deed', zh: '将牌堆顶的{count:amount}张牌扣置于武将牌旁，称为“{pile}”' }],
  english: ({ count, pile }, _, voice) =>
    `${verb(voice, 'put')} the top ${counted(count, 'card')} of the draw pile face down beside your general as ${PILE_TERMS[pile].en}s`,
  explain: meaning('只有自己可以看，不是手牌', 'Only you may look at them; they are no hand cards'),
  rules: ['T09', 'P14'],
  *run(table, { count, pile }, scope) {
    const { actor } = scope;
    const to = of(actor, pileZone(pile));
    const cards = yield* table.procedures.takeTop(table, amountOf(count, scope), to, actor);
    for (const card of cards) {
      yield* table.procedures.happen(table, { type: 'pile', piled: { card, pile } });
    }
    return cards.length > 0;
  },
  possible: (table, _, { actor }) => isAlive(table, actor),
};

const exchangeWithPile: DeedWord<ExchangeWithPile> = {
  kind: 'exchange-with-pile',
  forms: [{ as: 'deed', zh: '用任意张手牌交换等量的“{pile}”' }],
  english: ({ pile }, _, voice) =>
    `${verb(voice, 'exchange')} any number of hand cards for as many ${PILE_TERMS[pile].en}s`,
  explain: meaning('其他角色看不到这些牌', 'Nobody else sees these cards'),
  rules: ['T09', 'move.5'],
  *run(table, { pile }, scope) {
    const { actor: seat, skill } = scope;
    const there = pileOf(table, seat, pile);
    const hand = cardsIn(table, seat, 'hand');
    const most = Math.min(hand.length, there.length);
    const given = yield* pickAmong(hand, 1, most, scope);
    const taken = yield* pickAmong(there, given.length, given.length, scope);
    const halves = [
      { cards: given, to: of(seat, pileZone(pile)) },
      { cards: taken, to: of(seat, 'hand') },
    ];
    if (!(yield* table.procedures.exchange(table, halves, seat, skill))) return false;
    for (const card of given) {
      yield* table.procedures.happen(table, { type: 'pile', piled: { card, pile } });
    }
    return true;
  },
  possible: (table, { pile }, { actor }) =>
    cardsIn(table, actor, 'hand').length > 0 && pileOf(table, actor, pile).length > 0,
};

/** So many of the cards, at least and at most. */
function* pickAmong(
  cards: readonly CardId[],
  least: number,
  most: number,
  { actor: seat, source }: Scope,
): Flow<readonly CardId[]> {
  const picked: CardId[] = [];
  while (picked.length < most) {
    const left = cards.filter((card) => !picked.includes(card));
    const options = left.map((card) => option('pick', card, seat));
    if (picked.length >= least) options.push(option('done', NO_CARD, seat));
    const choice = yield* ask({
      seat,
      kind: 'exchange',
      options,
      about: source,
      amount: most - picked.length,
      rule: 'T09',
    });
    if (choice.verb === 'done') break;
    picked.push(choice.card);
  }
  return picked;
}

const MOVED = { equipment: 'equipment', 'delayed-trick': 'delayed trick' } as const;

const ON_FIELD = '[场上的1张SORT|场上的一张SORT|场上一张SORT]';

/** 将场上的1张装备牌移动到另1名角色的装备区: where it goes is said, and it could go nowhere else. */
const ACROSS: readonly Form[] = [
  { sort: 'equipment', zh: '装备牌', area: '装备区' },
  { sort: 'delayed-trick', zh: '延时锦囊牌', area: '判定区' },
].map(({ sort, zh, area }) => ({
  as: 'deed',
  zh: `将${ON_FIELD.replaceAll('SORT', zh)}[移动到|移动至|移至|移到|置入]另[1名|一名]角色[的|]${area}[里|内|中|]`,
  with: { sort },
  variant: true,
}));

const moveOnField: DeedWord<MoveOnField> = {
  kind: 'move-on-field',
  forms: [
    {
      as: 'deed',
      zh: '移动[场上的1张装备牌|场上的一张装备牌|场上一张装备牌|装备区里的1张牌|装备区里的一张牌|场上装备区里的一张牌]',
      with: { sort: 'equipment' },
    },
    {
      as: 'deed',
      zh: `移动${ON_FIELD.replaceAll('SORT', '延时锦囊牌')}`,
      with: { sort: 'delayed-trick' },
    },
    {
      as: 'deed',
      zh: '移动场上[的1张牌|的一张牌|一张牌|1张牌]',
      with: { sort: null },
    },
    ...ACROSS,
  ],
  english: ({ sort }, _, voice) =>
    `${verb(voice, 'move')} 1 ${sort === null ? '' : `${MOVED[sort]} `}card on the field`,
  explain: meaning(
    '装备区或判定区里的一张牌，移到另一名角色对应的区域',
    'A card of equipment or a delayed trick, to the same area of another character',
  ),
  rules: ['move.5', 'D5', 'D6'],
  run: (table, { sort }, { actor, skill }) =>
    table.procedures.moveOnField(table, actor, skill, sort),
  possible: (table, { sort }, { actor }) => table.procedures.canMoveOnField(table, actor, sort),
};

const useOwn: DeedWord<UseOwn> = {
  kind: 'use-own',
  forms: [{ as: 'deed', zh: '使用{what:own-cards}' }],
  english: ({ what }, say, voice) => `${verb(voice, 'use')} ${say(what, voice)}`,
  explain: meaning('对它的合法目标使用', 'On targets that it may have'),
  rules: ['preUse.5'],
  *run(table, { what }, scope) {
    const cards = usable(table, what, scope);
    if (cards.length === 0) return false;
    const choice = yield* ask({
      seat: scope.actor,
      kind: 'use-own',
      options: cards.map((card) => option('use', card, scope.actor)),
      about: scope.source,
      rule: 'preUse.5',
    });
    return yield* table.procedures.useOwn(table, scope.actor, choice.card);
  },
  possible: (table, { what }, scope) => usable(table, what, scope).length > 0,
};

/** 与1名其他角色交换手牌. */
const EXCHANGED: readonly Form[] = [
  {
    as: 'effect',
    zh: '[|令你]与{whom:chosen}交换手牌',
    variant: true,
    build: ({ whom }, span) => withChosen(whom, span, 'exchange-hands'),
  },
  {
    as: 'deed',
    zh: '交换{whom:named}的手牌',
    variant: true,
    build: ({ whom }, span) =>
      (whom as { who?: string }).who === 'that'
        ? ({ kind: 'exchange-hands', span, whom } as Node)
        : null,
  },
  {
    as: 'deed',
    zh: '与[其|该角色]交换手牌',
    variant: true,
    build: (_, span) =>
      ({
        kind: 'exchange-hands',
        span,
        whom: { kind: 'named-characters', span, who: 'pair' },
      }) as Node,
  },
];

/** Those who were chosen for it are two. */
const swapping = (who: string) => (who === 'that character' ? 'those characters' : who);

const exchangeHands: DeedWord<ExchangeHands> = {
  kind: 'exchange-hands',
  forms: [{ as: 'deed', zh: '令{whom:named}交换手牌' }, ...EXCHANGED],
  english: ({ whom }, say, voice) =>
    `${verb(voice, 'have')} ${swapping(say(whom, 'you'))} exchange hands`,
  explain: meaning('其他角色看不到这些牌', 'Nobody else sees these cards'),
  rules: ['T31', 'move.5'],
  *run(table, { whom }, scope) {
    const [one, other] = known(table, whom, scope) ?? [];
    if (one === undefined || other === undefined) return false;
    const { seat, skill } = scope;
    return yield* table.procedures.exchangeHands(table, [one, other], seat, skill);
  },
  possible: (table, { whom }, scope) =>
    (known(table, whom, scope) ?? []).some((seat) => cardsIn(table, seat, 'hand').length > 0),
};

const install: DeedWord<Install> = {
  kind: 'install',
  forms: [{ as: 'deed', zh: '将{what:cards}置入{to:character}的装备区' }],
  english: ({ what, to }, say, voice) =>
    `${verb(voice, 'put')} ${say(what, voice)} into ${possessed(say(to, 'you'), 'equipment area')}`,
  explain: meaning('那里要有空位', 'Where that place is free'),
  rules: ['D5', 'move.5'],
  *run(table, { what, to }, scope) {
    const [receiver] = yield* meant(table, to, scope);
    const cards = receiver === undefined ? [] : installable(table, what, receiver, scope);
    if (receiver === undefined || cards.length === 0) return false;
    const { actor: by, skill } = scope;
    const { card } = yield* ask({
      seat: by,
      kind: 'give',
      options: cards.map((one) => option('pick', one, by)),
      about: scope.source,
      rule: 'D5',
    });
    const zone = of(receiver, 'equipment');
    const moved = yield* table.procedures.move(table, [card], {
      to: zone,
      reason: 'equip',
      by,
      skill,
    });
    return moved.length > 0;
  },
  possible: (table, { what, to }, scope) =>
    areThere(table, to, scope, (seat) => installable(table, what, seat, scope).length > 0),
  declare: (table, { what, to }, scope) =>
    declared(table, to, scope, (seat) => installable(table, what, seat, scope).length > 0),
};

/** The cards for which that character has the place free (D5). */
function installable(table: SanguoshaTable, what: CardsNoun, seat: Seat, scope: Scope): CardId[] {
  if (what.kind !== 'some-cards') return [];
  return cardCandidates(table, what, scope).filter(
    (card) => equipped(table, seat, printed(table, card).kind) === undefined || !rule('D5'),
  );
}

function usable(table: SanguoshaTable, what: UseOwn['what'], scope: Scope) {
  if (what.kind !== 'some-cards') return [];
  return cardCandidates(table, what, scope).filter((card) =>
    table.procedures.isUsableNow(table, scope.actor, asItIs(table, card)),
  );
}

const obtainFace: DeedWord<ObtainFace> = {
  kind: 'obtain-face',
  forms: [{ as: 'deed', zh: '获得弃牌堆或场上的【{face}】' }],
  english: ({ face }, say, voice) =>
    `${verb(voice, 'take')} ${say.term('face', face)} from the discard pile or the field`,
  explain: meaning('有几张时自己选一张', 'Whoever does it picks one where there are several'),
  rules: ['T07', 'move.5'],
  *run(table, { face }, { actor: seat, source, skill }) {
    const cards = lyingOpen(table, face);
    if (cards.length === 0) return false;
    const { card } = yield* ask({
      seat,
      kind: 'obtain',
      options: cards.map((one) => option('pick', one, seat)),
      about: source,
      rule: 'move.5',
    });
    const to = { to: of(seat, 'hand'), reason: 'obtain', by: seat, skill } as const;
    return (yield* table.procedures.move(table, [card], to)).length > 0;
  },
  possible: (table, { face }) => lyingOpen(table, face).length > 0,
};

/** The cards of that name in the discard pile and in equipment areas. */
function lyingOpen(table: SanguoshaTable, face: string): CardId[] {
  const equipment = inTurnOrder(table).flatMap((seat) => [...cardsIn(table, seat, 'equipment')]);
  return [...sharedCards(table, 'discard-pile'), ...equipment].filter(
    (card) => printed(table, card).face === face,
  );
}

/** What is done with cards on generals and on the field, by kind. */
export const FIELD_DEEDS = {
  'place-on-general': placeOnGeneral,
  'remove-piled': removePiled,
  'remove-from-pile': removeFromPile,
  'place-beside': placeBeside,
  'exchange-with-pile': exchangeWithPile,
  'move-on-field': moveOnField,
  'use-own': useOwn,
  'exchange-hands': exchangeHands,
  install,
  'obtain-face': obtainFace,
} as const;
