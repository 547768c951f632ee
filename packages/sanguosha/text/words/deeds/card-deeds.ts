import type { Amount } from '@lianhuan/cardtext';
import {
  counted,
  type Form,
  meaning,
  type Node,
  type Place,
  type Sequence,
  type Unmeant,
  verb,
} from '@lianhuan/cardtext';
import { type CardId, type Flow, NO_CARD, NOBODY } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import { cardsIn, holderOf, isAlive, type SanguoshaTable, zoneOf } from '../../../table/table.ts';
import { of, shared } from '../../../table/zones.ts';
import {
  areCards,
  fixCards,
  havingSuch,
  isForX,
  isPile,
  oneOf,
  pickCards,
  receiving,
} from '../../meaning/cards.ts';
import {
  type Allowed,
  anybody,
  areChosenLater,
  areThere,
  choose,
  meant,
} from '../../meaning/characters.ts';
import { givenKey } from '../../meaning/records.ts';
import { isSome, OPEN_X, type Scope, speakOf } from '../../meaning/scope.ts';
import type {
  CardsNoun,
  CharacterNoun,
  Discard,
  Draw,
  DrawUp,
  Equip,
  Give,
  Obtain,
  OneByOne,
  RecastCards,
  Show,
  TriggerPart,
} from '../../nodes/nodes.ts';
import { NUMBERS_OF } from '../../reading/vocabulary.ts';
import { type DeedWord, says } from '../../reading/word.ts';
import { numberOfCharacter } from '../counts.ts';

/** What is done with cards. */

/** A number as it is now. */
export function amountOf(amount: Amount, scope: Scope): number {
  return amount === 'X' ? scope.x.value() : amount;
}

/** How much it may be: an X that is made by what is paid first, any number. */
export function mostOf(amount: Amount, scope: Scope): number {
  return amount === 'X' && scope.x === OPEN_X ? Number.POSITIVE_INFINITY : amountOf(amount, scope);
}

/** 弃置任意张牌，然后摸等量的牌: as many as the words before were about. */
const AS_MANY: Form = {
  as: 'sentence',
  zh: '{deed:effect}，[|然后|再][摸|抽][等量的|等量|相同数量的]牌',
  variant: true,
  build: ({ deed: first }, span) => {
    const { kind, steps } = first as Sequence<Node>;
    const before = kind === 'sequence' ? steps : [first as Node];
    const deed = {
      kind: 'sequence',
      span,
      steps: [...before, { kind: 'draw', span, count: 'X' }],
    };
    return { kind: 'where', span, deed, count: { kind: 'cards-handled', span } } as Node;
  },
};

/** 多摸1张牌 is so many cards besides, but in the draw phase it changes what that gives. */
function drawnBesides(node: Draw, { ancestors }: Place): Draw | Unmeant {
  if (!('more' in node)) return node;
  const part = ancestors.find(({ kind }) => kind === 'trigger') as TriggerPart | undefined;
  if (part?.on.kind === 'phase-occasion' && part.on.phase === 'draw') return { why: RATED };
  const { kind, span, count } = node;
  return { kind, span, count };
}

const RATED = says(
  '摸牌阶段里多摸的牌写作 额定摸牌数+1',
  'More cards in the draw phase are written 额定摸牌数+1',
);

const draw: DeedWord<Draw> = {
  kind: 'draw',
  forms: [
    { as: 'deed', zh: '[摸|抽]{count:amount}张牌' },
    AS_MANY,
    // 若…，你多摸1张牌.
    {
      as: 'deed',
      zh: '[多摸|额外摸]{count:amount}张牌',
      with: { more: true },
      variant: true,
    },
  ],
  meant: drawnBesides,
  english: ({ count }, _, voice) => `${verb(voice, 'draw')} ${counted(count, 'card')}`,
  explain: meaning('从牌堆顶摸牌', 'From the top of the draw pile'),
  rules: ['P14'],
  *run(table, { count }, scope) {
    const { actor, skill } = scope;
    const drawn = yield* table.procedures.draw(table, actor, amountOf(count, scope), skill);
    if (drawn.length > 0) speakOf(scope, drawn);
    return drawn.length > 0;
  },
  possible: (table, { count }, scope) => isAlive(table, scope.actor) && amountOf(count, scope) > 0,
};

const drawUp: DeedWord<DrawUp> = {
  kind: 'draw-up',
  forms: [
    {
      as: 'deed',
      zh: '将手牌[摸|补]至{what:number-of-character}[，至多|（至多|，最多|（最多]{most:number}[张|张）]',
      with: { count: 0 },
    },
    { as: 'deed', zh: '将手牌[摸|补]至{what:number-of-character}', with: { count: 0, most: null } },
    {
      as: 'deed',
      zh: '将手牌[摸|补]至{count:amount}[张|张手牌]',
      with: { what: null, most: null },
    },
  ],
  english: ({ what, count, most }, _, voice) => {
    const bound = most === null ? '' : ` (at most ${most})`;
    const upTo =
      what === null
        ? `${count} hand cards`
        : `${voice === 'you' || voice === 'you may' ? 'your' : 'its'} ${NUMBERS_OF[what].en}`;
    return `${verb(voice, 'draw')} cards until the number of hand cards is ${upTo}${bound}`;
  },
  explain: meaning('补足手牌', 'As many as are missing'),
  rules: ['P14'],
  *run(table, node, scope) {
    const { actor, skill } = scope;
    const drawn = yield* table.procedures.draw(table, actor, missing(table, node, scope), skill);
    return drawn.length > 0;
  },
  possible: (table, node, scope) => isAlive(table, scope.actor) && missing(table, node, scope) > 0,
};

function missing(table: SanguoshaTable, { what, count, most }: DrawUp, scope: Scope): number {
  const { actor } = scope;
  const wanted = what === null ? mostOf(count, scope) : numberOfCharacter(table, actor, what);
  const held = cardsIn(table, actor, 'hand').length;
  return Math.max(0, Math.min(wanted, most ?? wanted) - held);
}

const recastCards: DeedWord<RecastCards> = {
  kind: 'recast-cards',
  forms: [{ as: 'deed', zh: '重铸{what:own-cards}' }],
  english: ({ what }, say, voice) => `${verb(voice, 'recast')} ${say(what, voice)}`,
  explain: meaning('置入弃牌堆，再摸等量的牌', 'To the discard pile; as many are drawn'),
  rules: ['phase.play.3'],
  *run(table, { what }, scope) {
    const { actor: by, skill } = scope;
    const cards = yield* pickCards(table, what, scope, 'recast');
    if (cards.length === 0) return false;
    const to = shared('discard-pile');
    const moved = yield* table.procedures.move(table, cards, { to, reason: 'place', by, skill });
    yield* table.procedures.draw(table, by, moved.length, skill);
    return true;
  },
  possible: (table, { what }, scope) => areCards(table, what, scope),
};

const discard: DeedWord<Discard> = {
  kind: 'discard',
  forms: [{ as: 'deed', zh: '弃置{what:cards}' }],
  english: ({ what }, say, voice) => `${verb(voice, 'discard')} ${say(what, voice)}`,
  explain: meaning('置入弃牌堆', 'To the discard pile'),
  rules: ['T05', 'T16'],
  *run(table, { what }, scope) {
    const cards = yield* pickCards(table, what, scope, 'discard');
    if (cards.length === 0 || !rule('T05')) return false;
    speakOf(scope, cards);
    rule('T16');
    scope.memory.emptied = areAllOfHand(table, cards);
    const moved = yield* table.procedures.move(table, cards, {
      to: shared('discard-pile'),
      reason: 'discard',
      by: scope.actor,
      skill: scope.skill,
    });
    return moved.length > 0;
  },
  possible: (table, { what }, scope) => areCards(table, what, scope),
  declare: (table, { what }, scope) => chooseOwner(table, what, scope),
  fix: (table, { what }, scope) => fixCards(table, what, scope, 'discard'),
};

/** Are all hand cards of somebody among them, and are there any? */
function areAllOfHand(table: SanguoshaTable, cards: readonly CardId[]): boolean {
  return cards.some(
    (card) =>
      zoneOf(table, card) === 'hand' &&
      cardsIn(table, holderOf(table, card), 'hand').every((one) => cards.includes(one)),
  );
}

/** The character whose cards they are is chosen as the use is declared (P9). */
function* chooseOwner(table: SanguoshaTable, what: CardsNoun, scope: Scope): Flow<boolean> {
  if (what.kind !== 'some-cards' || what.of === null) return true;
  return yield* declared(table, what.of, scope, havingSuch(table, what, scope));
}

/** Picks the characters that the words name before any cost is paid (P9). */
export function* declared(
  table: SanguoshaTable,
  whom: CharacterNoun,
  scope: Scope,
  isAllowed: Allowed = anybody,
): Flow<boolean> {
  if (whom.kind !== 'chosen-characters' || areChosenLater(whom, scope)) return true;
  const seats = yield* choose(table, whom, scope, isAllowed);
  scope.memory.that = seats;
  return seats.length > 0;
}

const obtain: DeedWord<Obtain> = {
  kind: 'obtain',
  forms: [{ as: 'deed', zh: '获得{what:cards}' }],
  english: ({ what }, say, voice) => `${verb(voice, 'take')} ${say(what, voice)}`,
  explain: meaning('置入手牌', 'Into the hand'),
  rules: ['T05', 'T17'],
  *run(table, { what }, scope) {
    const cards = yield* pickCards(table, what, scope, 'obtain');
    if (cards.length === 0) return false;
    speakOf(scope, cards);
    const moved = yield* table.procedures.move(table, cards, {
      to: of(scope.actor, 'hand'),
      reason: 'obtain',
      by: scope.actor,
      skill: scope.skill,
    });
    return moved.length > 0;
  },
  possible: (table, { what }, scope) => isAlive(table, scope.actor) && areCards(table, what, scope),
  declare: (table, { what }, scope) => chooseOwner(table, what, scope),
};

const ONE_BY_ONE = { discard, obtain } as const;

const oneByOne: DeedWord<OneByOne> = {
  kind: 'one-by-one',
  forms: [
    { as: 'deed', zh: '依次弃置{what:cards}', with: { act: 'discard' } },
    { as: 'deed', zh: '依次获得{what:cards}', with: { act: 'obtain' } },
  ],
  check: ({ what }) => (what.kind === 'some-cards' && what.how === 'exactly' ? null : SO_MANY),
  english: ({ act, what }, say, voice) =>
    `${verb(voice, act === 'discard' ? 'discard' : 'take')} ${say(what, voice)}, one after the other`,
  explain: meaning(
    '一张接一张，每张都是一次移动；没有牌了就停下',
    'Card after card, each a move of its own, as long as there are any',
  ),
  rules: ['T16', 'T05'],
  *run(table, { act, what, span }, scope) {
    if (what.kind !== 'some-cards') return false;
    const times = what.count === 'X' ? scope.x.value() : what.count;
    const one = { kind: act, what: { ...what, count: 1 }, span } as Discard & Obtain;
    let moved = 0;
    while (moved < times && rule('T16')) {
      if (!(yield* ONE_BY_ONE[act].run(table, one, scope))) break;
      moved++;
    }
    return moved > 0;
  },
  possible: (table, { what }, scope) =>
    what.kind === 'some-cards' && isSome(what.count, scope) && areCards(table, oneOf(what), scope),
  declare: (table, { what }, scope) => chooseOwner(table, oneOf(what), scope),
};

const SO_MANY = {
  zh: '「依次」后面应当是几张牌，如 依次弃置其2张牌',
  en: 'After 依次 should stand so many cards, such as 依次弃置其2张牌',
};

const give: DeedWord<Give> = {
  kind: 'give',
  forms: [
    { as: 'deed', zh: '[将|把]{what:cards}交给{to:character}' },
    { as: 'deed', zh: '交给{to:character}{what:cards}', variant: true },
    // 展示1张手牌，将其交给1名其他角色.
    {
      as: 'deed',
      zh: '[将|把][其|之|此牌|该牌]交给{to:character}',
      variant: true,
      build: ({ to }, span) =>
        ({ kind: 'give', span, what: { kind: 'known-cards', span, which: 'these' }, to }) as Give,
    },
  ],
  english: ({ what, to }, say, voice) =>
    `${verb(voice, 'give')} ${say(what, voice)} to ${say(to, 'you')}`,
  explain: meaning('置入那名角色的手牌', 'Into the hand of that character'),
  rules: ['T05'],
  *run(table, { what, to }, scope) {
    const [receiver] = yield* meant(table, to, scope);
    // What lies on one's general can be given to oneself, too (资粮).
    const isOwn = receiver === scope.actor && !(what.kind === 'some-cards' && isPile(what.at));
    if (receiver === undefined || isOwn) return false;
    const cards = yield* pickCards(table, what, scope, 'give');
    if (cards.length === 0) return false;
    speakOf(scope, cards);
    const moved = yield* table.procedures.move(table, cards, {
      to: of(receiver, 'hand'),
      reason: 'give',
      by: scope.actor,
      skill: scope.skill,
    });
    yield* countGiven(table, moved.length, scope);
    return moved.length > 0;
  },
  possible: (table, { what, to }, scope) =>
    isForX(what)
      ? areThere(table, to, scope, receiving(table, what, scope))
      : areCards(table, what, scope) && areThere(table, to, scope),
  declare: (table, { what, to }, scope) =>
    declared(table, to, scope, receiving(table, what, scope)),
};

/** How many cards a skill gave in the phase is remembered for words that ask (仁德). */
function* countGiven(table: SanguoshaTable, by: number, { actor: seat, skill }: Scope): Flow {
  if (by === 0 || skill === null) return;
  yield* table.procedures.happen(table, { type: 'count-use', seat, use: givenKey(skill), by });
}

const show: DeedWord<Show> = {
  kind: 'show',
  forms: [{ as: 'deed', zh: '展示{what:cards}' }],
  english: ({ what }, say, voice) => `${verb(voice, 'show')} ${say(what, voice)}`,
  explain: meaning('给所有角色看，仍在原处', 'All see it, and it stays where it is'),
  rules: ['T37'],
  *run(table, { what }, scope) {
    const cards = yield* pickCards(table, what, scope, 'show');
    if (cards.length === 0) return false;
    speakOf(
      scope,
      cards,
      cards.map((card) => table.cards[card].zone),
    );
    yield* table.procedures.happen(table, { type: 'show', cards, to: NOBODY });
    return true;
  },
  possible: (table, { what }, scope) => areCards(table, what, scope),
  declare: (table, { what }, scope) => chooseOwner(table, what, scope),
};

const equip: DeedWord<Equip> = {
  kind: 'equip',
  forms: [{ as: 'deed', zh: '装备此牌' }],
  english: () => 'it is equipped',
  explain: meaning('置入装备区', 'It goes to the equipment area'),
  rules: ['D5'],
  *run(table, _, scope) {
    const { frame } = scope;
    if (frame?.kind !== 'use') return false;
    const [card] = frame.card.real;
    const target = frame.targets[frame.current]?.seat ?? NOBODY;
    if (card === undefined || holderOf(table, card) !== NOBODY || card === NO_CARD) return false;
    yield* table.procedures.equip(table, target, card);
    return true;
  },
};

/** What is done with cards, by kind. */
export const CARD_DEEDS = {
  draw,
  'draw-up': drawUp,
  'recast-cards': recastCards,
  discard,
  obtain,
  'one-by-one': oneByOne,
  give,
  show,
  equip,
} as const;
