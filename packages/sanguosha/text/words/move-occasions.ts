import { meaning } from '@lianhuan/cardtext';
import { type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import { type RuleId, rule } from '../../rules.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import type { Frame, FrameOfKind, MovedCard } from '../../table/frames.ts';
import { asItIs, cardsIn, frameOf, type SanguoshaTable } from '../../table/table.ts';
import { told, whoseOf } from '../english/clauses.ts';
import { severalCards } from '../english/nouns.ts';
import { fits } from '../meaning/card-qualities.ts';
import type {
  ArrivalOccasion,
  ComeOccasion,
  GainOccasion,
  LossOccasion,
  MoveOccasion,
  ThisFlow,
} from '../nodes/nodes.ts';
import { MOVE_CAUSES, PARTIES } from '../reading/vocabulary.ts';
import type { OccasionWord } from '../reading/word.ts';
import { isParty } from './parties.ts';

/** Timings of cards that move, and timings still to come of the flow under way. */

const AFTER = {
  timing: 'after',
  what: null,
  last: false,
  discarded: false,
  cause: null,
  causer: null,
  unused: false,
} as const;
/** The same where the words say by what, and can say by whom. */
const { cause: _cause, causer: _causer, ...AFTER_CAUSE } = AFTER;
const LOSSES = [
  {
    zh: '{who:party}[失去最后的手牌后|失去最后的手牌时|失去最后一张手牌后|失去最后一张手牌时|失去最后1张手牌后|失去最后1张手牌时]',
    with: { ...AFTER, from: 'hand', last: true },
  },
  { zh: '{who:party}弃置手牌后', with: { ...AFTER, from: 'hand', discarded: true } },
  { zh: '{who:party}失去手牌后', with: { ...AFTER, from: 'hand' } },
  {
    zh: '{who:party}[每失去1张装备区里的牌后|失去1张装备区里的牌后|失去装备区里的1张牌后|失去装备区里的一张牌后|失去一张装备区里的牌后]',
    with: { ...AFTER, from: 'equipment' },
  },
  {
    zh: '{who:party}因{causer:party}{cause:move-cause}[|而]失去牌后',
    with: { ...AFTER_CAUSE, from: 'cards' },
  },
  {
    zh: '{who:party}因{cause:move-cause}[|而]失去牌后',
    with: { ...AFTER_CAUSE, from: 'cards', causer: null },
  },
  // 你的牌被其他角色弃置后, 其他角色获得你的牌后.
  ...(['discard', 'obtain'] as const).flatMap((cause) => {
    const done = cause === 'discard' ? '弃置' : '获得';
    const fixed = { ...AFTER, from: 'cards', cause } as const;
    const { causer: _, ...caused } = fixed;
    return [
      { zh: `{who:party}的牌被{causer:party}${done}后`, with: caused, variant: true as const },
      {
        zh: `{causer:party}${done}[你的牌后|你的一张牌后|你区域里的牌后]`,
        with: { ...caused, who: 'you' },
        variant: true as const,
      },
    ];
  }),
  { zh: '{who:party}[失去牌后|失去一张牌后|失去1张牌后]', with: { ...AFTER, from: 'cards' } },
  ...(['before-1', 'before'] as const).map((timing) => ({
    zh: `{who:party}失去装备区里的{what:card-sort}前${timing === 'before-1' ? '❶' : ''}`,
    with: {
      timing,
      from: 'equipment',
      last: false,
      discarded: false,
      cause: null,
      causer: null,
      unused: false,
    },
  })),
  {
    zh: '{who:party}非因使用此牌而失去{what:card-sort}前',
    with: {
      timing: 'before',
      from: 'cards',
      last: false,
      discarded: false,
      cause: null,
      causer: null,
      unused: true,
    },
  },
] as const;

const LOSS_RULES = { 'before-1': 'move.2', before: 'move.3', after: 'move.9' } as const;

export const lossOccasion: OccasionWord<LossOccasion> = {
  kind: 'loss-occasion',
  forms: LOSSES.map((form) => ({ as: 'occasion', ...form })),
  english: ({ who, from, last, timing, what, discarded, cause, causer, unused }, say) => {
    if (discarded) return told('after {who} {discard} hand cards', who);
    const theirs = who === 'you' ? 'your' : 'its';
    const cards = what === null ? `card${last ? '' : 's'}` : severalCards(say(what, 'you'));
    const which = from === 'hand' ? `${last ? `${theirs} last ` : ''}hand ${cards}` : cards;
    const place = from === 'equipment' ? ` from ${theirs} equipment area` : '';
    const by = causer === null ? '' : ` by ${PARTIES[causer].en}`;
    const why = cause === null ? '' : ` because they are ${MOVE_CAUSES[cause].en}${by}`;
    const lost = `${which}${place}${why}${unused ? ' other than by using it' : ''}`;
    const sign = timing === 'before-1' ? ' (❶)' : '';
    return told(`${timing === 'after' ? 'after' : 'before'} {who} {lose} ${lost}${sign}`, who);
  },
  explain: meaning('牌离开前、离开后', 'Before or after cards leave'),
  rules: ['move.9'],
  rulesOf: ({ causer }) => (causer === null ? ['move.9'] : ['move.9', 'T52']),
  timings: ({ timing }) => [LOSS_RULES[timing]],
  hears: (table, occasion, frame, seat) => {
    if (frame.kind !== 'move' || !isCausedSo(occasion, frame, seat)) return false;
    if (occasion.discarded && frame.reason !== 'discard') return false;
    const losers = losersIn(table, frame, occasion).filter(
      (one) => isParty(occasion.who, one, seat) && (!occasion.discarded || frame.by === one),
    );
    return losers.some((one) => !occasion.last || cardsIn(table, one, 'hand').length === 0);
  },
  brings: (table, occasion, frame, seat) => {
    if (frame.kind !== 'move') return [];
    // Of what you lose, whoever else did it.
    if (occasion.who === 'you') return frame.by === seat || frame.by === NOBODY ? [] : [frame.by];
    const losers = losersIn(table, frame, occasion);
    return losers.filter((one) => occasion.who === 'any' || one !== seat);
  },
  times: (table, occasion, frame, seat) => {
    if (occasion.from !== 'equipment' || frame.kind !== 'move') return 1;
    const lost = lostIn(table, frame, occasion).filter(({ from }) =>
      isParty(occasion.who, table.zones[from].owner, seat),
    );
    return lost.length;
  },
};

/** 因弃置 counts whoever did it, 因你弃置 only what you did (T52). */
function isCausedSo(
  { cause, causer }: LossOccasion,
  { reason, by }: FrameOfKind<'move'>,
  owner: Seat,
): boolean {
  if (cause !== null && reason !== cause) return false;
  return causer === null || isParty(causer, by, owner) || !rule('T52');
}

/** The cards of the move that leave such a place for good: what stays with its owner there is not lost. */
function lostIn(
  table: SanguoshaTable,
  frame: FrameOfKind<'move'>,
  { from, what, unused }: LossOccasion,
): readonly MovedCard[] {
  const zones = from === 'cards' ? ['hand', 'equipment'] : [from];
  return frame.cards.filter((moved) => {
    const [left, entered] = [table.zones[moved.from], table.zones[moved.to]];
    if (!zones.includes(left.name)) return false;
    if (entered.owner === left.owner && zones.includes(entered.name)) return false;
    if (unused && frame.reason === 'use' && isUsed(table, moved.card)) return false;
    return what === null || fits(table, what, asItIs(table, moved.card));
  });
}

/** Is the card used as what it is by the innermost use? */
function isUsed(table: SanguoshaTable, card: CardId): boolean {
  const used = frameOf(table, 'use')?.card;
  return used?.real.includes(card) === true && used.face === asItIs(table, card).face;
}

function losersIn(
  table: SanguoshaTable,
  frame: FrameOfKind<'move'>,
  occasion: LossOccasion,
): Seat[] {
  const seats = lostIn(table, frame, occasion).map(({ from }) => table.zones[from].owner);
  return [...new Set(seats)];
}

export const gainOccasion: OccasionWord<GainOccasion> = {
  kind: 'gain-occasion',
  forms: [
    {
      as: 'occasion',
      zh: '{who:party}获得[其他角色的牌后|一名其他角色的牌后|其他角色的一张牌后|其他角色区域里的牌后]',
      with: { fromOthers: true },
    },
    {
      as: 'occasion',
      zh: '{who:party}获得[牌后|一张牌后|1张牌后|一张或更多牌后]',
      with: { fromOthers: false },
    },
  ],
  english: ({ who, fromOthers }) =>
    told(`after {who} {gain} cards${fromOthers ? ' of another character' : ''}`, who),
  explain: meaning(
    '牌移至手牌区以后，摸牌也算；一次移动只算一次',
    'Once cards came to the hand, by drawing, too; one move counts once',
  ),
  rules: ['move.9'],
  timings: () => ['move.9'],
  hears: (table, occasion, frame, seat) => gainersIn(table, occasion, frame, seat).length > 0,
  brings: (table, occasion, frame, seat) => {
    if (occasion.who !== 'you') return gainersIn(table, occasion, frame, seat);
    const owners = gainedIn(table, occasion, frame).map(({ from }) => table.zones[from].owner);
    return [...new Set(owners)].filter((owner) => owner !== NOBODY && owner !== seat);
  },
};

/** The cards of the move that come to a hand from elsewhere. */
function gainedIn(
  table: SanguoshaTable,
  { fromOthers }: GainOccasion,
  frame: Frame,
): readonly MovedCard[] {
  if (frame.kind !== 'move') return [];
  return frame.cards.filter(({ from, to }) => {
    const [left, entered] = [table.zones[from], table.zones[to]];
    if (entered.name !== 'hand') return false;
    if (left.name === 'hand' && left.owner === entered.owner) return false;
    return !fromOthers || (left.owner !== NOBODY && left.owner !== entered.owner);
  });
}

function gainersIn(
  table: SanguoshaTable,
  occasion: GainOccasion,
  frame: Frame,
  seat: Seat,
): readonly Seat[] {
  const owners = gainedIn(table, occasion, frame).map(({ to }) => table.zones[to].owner);
  return [...new Set(owners)].filter((owner) => isParty(occasion.who, owner, seat));
}

export const arrivalOccasion: OccasionWord<ArrivalOccasion> = {
  kind: 'arrival-occasion',
  forms: [
    {
      as: 'occasion',
      zh: '{what:spec}移至{who:party}的判定区前❷',
      with: { at: 'judgement', given: false },
    },
    {
      as: 'occasion',
      zh: '其他角色交给你的{what:spec}移至你的手牌区前❷',
      with: { at: 'hand', given: true, who: 'you' },
    },
  ],
  english: ({ what, at, given, who }, say) => {
    const card = `${say.one(what, 'you')}${given ? ' that another character gives you' : ''}`;
    return `before ${card} enters ${whoseOf(who)} ${at === 'hand' ? 'hand' : 'judgement area'} (❷)`;
  },
  explain: meaning('牌将要置入你的那个区域', 'A card is about to lie there'),
  rules: ['move.3'],
  timings: () => ['move.3'],
  hears: (table, { what, at, given, who }, frame, seat) =>
    frame.kind === 'move' &&
    (!given || (frame.reason === 'give' && frame.by !== seat)) &&
    frame.cards.some(({ card, to }) => {
      const { name, owner } = table.zones[to];
      return name === at && isParty(who, owner, seat) && fits(table, what, trickAt(table, card));
    }),
  brings: (table, { at, who }, frame, seat) => {
    if (frame.kind !== 'move' || who === 'you') return [];
    const zones = frame.cards.map(({ to }) => table.zones[to]);
    const owners = zones.filter(({ name }) => name === at).map(({ owner }) => owner);
    return owners.filter((owner) => who === 'any' || owner !== seat);
  },
};

export const comeOccasion: OccasionWord<ComeOccasion> = {
  kind: 'come-occasion',
  forms: [{ as: 'occasion', zh: '{what:card-sort}移至弃牌堆或其他角色的装备区后' }],
  english: ({ what }, say) =>
    `after ${say(what, 'you')} enters the discard pile or another character’s equipment area`,
  explain: meaning('还在那里才算', 'As long as it lies there'),
  rules: ['move.9'],
  timings: () => ['move.9'],
  hears: (table, { what }, frame, seat) =>
    frame.kind === 'move' &&
    frame.cards.some(({ card, to }) => {
      const { name, owner } = table.zones[to];
      const isThere = name === 'discard-pile' || (name === 'equipment' && owner !== seat);
      return isThere && table.cards[card].zone === to && fits(table, what, asItIs(table, card));
    }),
  brings: () => [],
};

/** What the card counts as: of one that a delayed trick is made of, that trick. */
function trickAt(table: SanguoshaTable, card: CardId): CardInUse {
  const use = frameOf(table, 'use');
  if (use?.card.real.includes(card)) return use.card;
  const lying = table.state.delayed.find(({ card: { real } }) => real.includes(card));
  return lying?.card ?? asItIs(table, card);
}

const STEPS: Readonly<Record<ThisFlow['timing'], { zh: string; en: string; at: RuleId }>> = {
  countered: { zh: '此牌被抵消后', en: 'after that card is countered', at: 'use.16' },
  'over-1': { zh: '此牌使用结算结束后❶', en: 'after that card is resolved (❶)', at: 'use.20' },
  'over-2': { zh: '此牌使用结算结束后❷', en: 'after that card is resolved (❷)', at: 'use.21' },
  'over-3': { zh: '此牌使用结算结束后❸', en: 'after that card is resolved (❸)', at: 'use.22' },
  reached: { zh: '移至目标区域后❶', en: 'after it reaches its new area (❶)', at: 'move.8' },
  lost: { zh: '失去后', en: 'after it is lost', at: 'move.9' },
  changed: { zh: '状态改变后', en: 'after its state has changed', at: 'stateChange.4' },
};

/** The flows that have those timings. */
const STEPS_OF: Partial<Record<ThisFlow['timing'], Frame['kind']>> = {
  reached: 'move',
  lost: 'move',
  changed: 'state',
};

export const flowStep: OccasionWord<ThisFlow> = {
  kind: 'this-flow',
  forms: Object.entries(STEPS).map(([timing, { zh }]) => ({
    as: 'flow-step',
    zh,
    with: { timing },
  })),
  english: ({ timing }) => STEPS[timing].en,
  explain: meaning('正在进行的流程的后一个时机', 'A later timing of what is under way'),
  rules: ['T14'],
  timings: ({ timing }) => [STEPS[timing].at],
  hears: (_, { timing }, frame) => frame.kind === (STEPS_OF[timing] ?? 'use'),
  brings: () => [],
};

const MOVES: Readonly<Record<MoveOccasion['timing'], { zh: string; en: string; at: RuleId }>> = {
  fixed: { zh: '确定移动时', en: 'when it is settled that {whose} hand cards move', at: 'move.1' },
  'before-1': {
    zh: '移至目标区域前❶',
    en: 'before {whose} hand cards reach their new area (❶)',
    at: 'move.2',
  },
  'before-2': {
    zh: '移至目标区域前❷',
    en: 'before {whose} hand cards reach their new area (❷)',
    at: 'move.3',
  },
  'after-1': {
    zh: '移至目标区域后❶',
    en: 'after {whose} hand cards reach their new area (❶)',
    at: 'move.8',
  },
  'after-2': {
    zh: '移至目标区域后❷',
    en: 'after {whose} hand cards reach their new area (❷)',
    at: 'move.9',
  },
  over: {
    zh: '移动结算结束后',
    en: 'after the move of {whose} hand cards is resolved',
    at: 'move.11',
  },
};

export const moveOccasion: OccasionWord<MoveOccasion> = {
  kind: 'move-occasion',
  forms: Object.entries(MOVES).map(([timing, { zh }]) => ({
    as: 'occasion',
    zh: `{who:party}的手牌${zh}`,
    with: { timing },
  })),
  english: ({ who, timing }) => told(MOVES[timing].en, who),
  explain: meaning('手牌移动流程的一个时机', 'A timing of hand cards that move'),
  rules: ['move.1'],
  timings: ({ timing }) => [MOVES[timing].at],
  hears: (table, { who }, frame, seat) =>
    frame.kind === 'move' &&
    frame.cards.some(({ from }) => {
      const { name, owner } = table.zones[from];
      return name === 'hand' && isParty(who, owner, seat);
    }),
  brings: () => [],
};
