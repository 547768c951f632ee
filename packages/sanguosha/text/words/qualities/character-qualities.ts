import { meaning } from '@lianhuan/cardtext';
import type { Seat } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import { bigFactions, isSameFaction } from '../../../table/hegemony.ts';
import {
  asItIs,
  cardsIn,
  characterOf,
  inTurnOrder,
  printed,
  type SanguoshaTable,
} from '../../../table/table.ts';
import { oneCard, possessed, severalCards } from '../../english/nouns.ts';
import { fits } from '../../meaning/card-qualities.ts';
import { cardsAt } from '../../meaning/cards.ts';
import { known } from '../../meaning/characters.ts';
import { marksOf } from '../../meaning/marks.ts';
import type { Scope } from '../../meaning/scope.ts';
import type {
  Adjacent,
  AtDistance,
  CharacterQuality,
  Except,
  FewestCards,
  HasCards,
  HpAtLeast,
  InRange,
  LessHp,
  LostLastHand,
  MoreCards,
  MoreHp,
  MostHp,
  MostMarks,
  Nearest,
  OfFaction,
  OfFactionSize,
  OfGender,
  OtherGender,
  Reaches,
  SameFaction,
  WithinDistance,
  Wounded,
} from '../../nodes/nodes.ts';
import {
  FACTION_TERMS,
  GENDER_TERMS,
  markCalled,
  PLACES,
  type Place,
} from '../../reading/vocabulary.ts';
import type { CharacterWord } from '../../reading/word.ts';
import { EQUIPPED } from '../parts/equipped-forms.ts';
import { FACTION_QUALITIES } from './faction-qualities.ts';
import { NUMBER_QUALITIES } from './number-qualities.ts';
import { STATE_QUALITIES } from './state-qualities.ts';

/** What a character is or has. */

const inRange: CharacterWord<InRange> = {
  kind: 'in-range',
  forms: [
    { as: 'character-quality', zh: '攻击范围内的', with: { of: null } },
    { as: 'character-quality', zh: '{of:named}攻击范围内的' },
  ],
  // Where nobody is named it is one's own.
  meant: (node) => (node.of?.who === 'you' ? { ...node, of: null } : node),
  english: ({ of }, say) => `in ${possessed(of === null ? 'you' : say(of, 'you'), 'attack range')}`,
  explain: meaning('距离不大于攻击范围', 'Not further away than the attack range'),
  rules: ['D2'],
  isTrue: (table, { of }, seat, scope) => {
    const [from] = of === null ? [scope.seat] : (known(table, of, scope) ?? []);
    return from !== undefined && table.procedures.isInRange(table, from, seat);
  },
};

const withinDistance: CharacterWord<WithinDistance> = {
  kind: 'within-distance',
  forms: [
    { as: 'character-quality', zh: '[距离为|与你距离为|距离]{distance:number}[以内|及以内]的' },
    {
      as: 'character-quality',
      zh: '[你与其距离|与你距离|与你的距离|你与其的距离][不大于|不超过]{distance:number}的',
      variant: true,
    },
  ],
  english: ({ distance }) => `within distance ${distance}`,
  explain: meaning('你与其的距离不大于这个数', 'Your distance to it is not greater'),
  rules: ['D1'],
  isTrue: (table, { distance }, seat, { seat: from }) =>
    seat !== from && table.procedures.distance(table, from, seat) <= distance,
};

const SOME_THERE: Readonly<Record<Place, readonly [has: string, hasNot: string]>> = {
  cards: ['有牌', '没有牌'],
  hand: ['有手牌', '[没有|无]手牌'],
  equipment: ['[装备区里有牌|有装备牌]', '[装备区里没有牌|没有装备牌|无装备牌]'],
  judgement: ['判定区里有牌', '判定区里没有牌'],
  all: ['区域里有牌', '区域里没有牌'],
  field: ['场上有牌', '场上没有牌'],
  fields: ['有“田”', '没有“田”'],
  troops: ['有“天兵”', '没有“天兵”'],
  'lord-troops': ['势力相同的角色有“天兵”', '势力相同的角色没有“天兵”'],
  lutes: ['有“琴”', '没有“琴”'],
  provisions: ['有“辎”的', '没有“辎”的'],
  'hand-discarded': ['有此阶段内弃置的手牌', '没有此阶段内弃置的手牌'],
  discarded: ['有此阶段内弃置的牌', '没有此阶段内弃置的牌'],
};

const hasCards: CharacterWord<HasCards> = {
  kind: 'has-cards',
  forms: [
    ...Object.entries(SOME_THERE).flatMap(([at, [has, hasNot]]) => [
      { as: 'character-quality', zh: `${has}的`, with: { at, not: false, sort: null } },
      { as: 'character-quality', zh: `${hasNot}的`, with: { at, not: true, sort: null } },
      ...[has, hasNot].map((zh, index) => ({
        as: 'predicate',
        zh,
        with: { at, not: index === 1, sort: null },
        variant: true as const,
      })),
    ]),
    ...EQUIPPED,
  ],
  english: ({ at, not, sort }, say) => {
    if (sort === null) return `with ${not ? 'no ' : ''}${severalCards(PLACES[at].en)}`;
    const one = oneCard(say(sort, 'you'));
    return `with ${not ? `no ${say(sort, 'you')}` : one} in the equipment area`;
  },
  explain: meaning('那里有没有牌', 'Whether there are cards there'),
  rules: ['T05'],
  isTrue: (table, { at, not, sort }, seat) => {
    const isThere = cardsAt(table, seat, at).some(
      (card) => sort === null || fits(table, sort, asItIs(table, card)),
    );
    return isThere !== not;
  },
};

const wounded: CharacterWord<Wounded> = {
  kind: 'wounded',
  forms: [
    { as: 'character-quality', zh: '已受伤的', with: { wounded: true } },
    { as: 'character-quality', zh: '未受伤的', with: { wounded: false } },
    { as: 'predicate', zh: '已受伤', with: { wounded: true }, variant: true },
    { as: 'predicate', zh: '未受伤', with: { wounded: false }, variant: true },
  ],
  english: ({ wounded: hurt }) => (hurt ? 'wounded' : 'unhurt'),
  explain: meaning('体力值小于体力上限', 'Whether its HP is below its maximum'),
  rules: ['T27'],
  isTrue: (table, { wounded: hurt }, seat) => {
    const { hp, maxHp } = characterOf(table, seat);
    return (hp < maxHp && rule('T27')) === hurt;
  },
};

const ofGender: CharacterWord<OfGender> = {
  kind: 'of-gender',
  forms: [{ as: 'character-quality', zh: '{gender}性' }],
  english: ({ gender }) => GENDER_TERMS[gender].en,
  explain: meaning('性别', 'Its sex'),
  rules: [],
  isTrue: (table, { gender }, seat) => genderOf(table, seat) === gender,
};

const hpAtLeast: CharacterWord<HpAtLeast> = {
  kind: 'hp-at-least',
  forms: [{ as: 'character-quality', zh: '体力值不小于{least:number}的' }],
  english: ({ least }) => `with at least ${least} HP`,
  explain: meaning('体力值是这么多或更多', 'So many HP, or more'),
  rules: [],
  isTrue: (table, { least }, seat) => characterOf(table, seat).hp >= least,
};

const otherGender: CharacterWord<OtherGender> = {
  kind: 'other-gender',
  forms: [{ as: 'character-quality', zh: '异性' }],
  english: () => 'of the opposite sex',
  explain: meaning('与你性别不同', 'Its sex is not yours'),
  rules: [],
  isTrue: (table, _, seat, { seat: you }) => {
    const [theirs, yours] = [genderOf(table, seat), genderOf(table, you)];
    return theirs !== null && yours !== null && theirs !== yours;
  },
};

function genderOf(table: SanguoshaTable, seat: Seat) {
  const worn = characterOf(table, seat).guise?.gender ?? null;
  if (worn !== null) return worn;
  const shown = cardsIn(table, seat, 'generals').filter((card) => !table.cards[card].faceDown);
  return shown.length === 0 ? null : printed(table, shown[0]).gender;
}

const ofFaction: CharacterWord<OfFaction> = {
  kind: 'of-faction',
  forms: [
    { as: 'character-quality', zh: '非{faction}势力', with: { not: true } },
    { as: 'character-quality', zh: '{faction}势力', with: { not: false } },
  ],
  english: ({ faction, not }) => `${not ? 'non-' : ''}${FACTION_TERMS[faction].en}`,
  explain: meaning('势力', 'Its faction'),
  rules: [],
  isTrue: (table, { faction, not }, seat) => (characterOf(table, seat).faction === faction) !== not,
};

const moreCards: CharacterWord<MoreCards> = {
  kind: 'more-cards',
  forms: [{ as: 'character-quality', zh: '手牌数大于你的' }],
  english: () => 'with more hand cards than you',
  explain: meaning('手牌比你多', 'It has more hand cards than you'),
  rules: [],
  isTrue: (table, _, seat, { seat: you }) =>
    cardsIn(table, seat, 'hand').length > cardsIn(table, you, 'hand').length,
};

const moreHp: CharacterWord<MoreHp> = {
  kind: 'more-hp',
  forms: [{ as: 'character-quality', zh: '体力值大于你的' }],
  english: () => 'with more HP than you',
  explain: meaning('体力值比你大', 'It has more HP'),
  rules: [],
  isTrue: (table, _, seat, { seat: you }) =>
    characterOf(table, seat).hp > characterOf(table, you).hp,
};

const mostHp: CharacterWord<MostHp> = {
  kind: 'most-hp',
  forms: [{ as: 'character-quality', zh: '体力值最大的' }],
  english: () => 'with the most HP',
  explain: meaning('没有角色体力值更大', 'Nobody has more HP'),
  rules: [],
  isTrue: (table, _, seat) =>
    inTurnOrder(table).every((one) => characterOf(table, one).hp <= characterOf(table, seat).hp),
};

const lostLastHand: CharacterWord<LostLastHand> = {
  kind: 'lost-last-hand',
  forms: [{ as: 'character-quality', zh: '此次失去最后的手牌的' }],
  english: () => 'that lost the last hand card in that move',
  explain: meaning('这次移动后没有手牌了', 'It has no hand left after that move'),
  rules: ['move.9'],
  isTrue: (table, _, seat, { frame }) =>
    frame?.kind === 'move' &&
    cardsIn(table, seat, 'hand').length === 0 &&
    frame.cards.some(({ from }) => {
      const { name, owner } = table.zones[from];
      return name === 'hand' && owner === seat;
    }),
};

const except: CharacterWord<Except> = {
  kind: 'except',
  forms: [
    { as: 'character-quality', zh: '除{whom:named}[外|以外]的' },
    { as: 'character-quality', zh: '[不是|不为]{whom:named}的', variant: true },
  ],
  english: ({ whom }, say) => `other than ${say(whom, 'you')}`,
  explain: meaning('不是那名角色', 'Not that character'),
  rules: [],
  isTrue: (table, { whom }, seat, scope) => !(known(table, whom, scope) ?? []).includes(seat),
};

const lessHp: CharacterWord<LessHp> = {
  kind: 'less-hp',
  forms: [{ as: 'character-quality', zh: '体力值小于你的' }],
  english: () => 'with less HP than you',
  explain: meaning('体力值比你少', 'Its hp is lower than yours'),
  rules: [],
  isTrue: (table, _, seat, { seat: you }) =>
    characterOf(table, seat).hp < characterOf(table, you).hp,
};

const reaches: CharacterWord<Reaches> = {
  kind: 'reaches',
  forms: [
    { as: 'character-quality', zh: '[攻击范围内有你的|攻击范围内含有你的|攻击范围内包含你的]' },
  ],
  english: () => 'with you in its attack range',
  explain: meaning('你在其攻击范围内', 'You are in its attack range'),
  rules: ['D2'],
  isTrue: (table, _, seat, { seat: you }) => table.procedures.isInRange(table, seat, you),
};

const nearest: CharacterWord<Nearest> = {
  kind: 'nearest',
  forms: [{ as: 'character-quality', zh: '距离最近的' }],
  english: () => 'at the shortest distance',
  explain: meaning('其他角色都不比这名角色近', 'No other character is nearer to whoever does it'),
  rules: ['D1'],
  isTrue: (table, _, seat, { actor }) => {
    if (seat === actor) return false;
    const away = (one: Seat) => table.procedures.distance(table, actor, one);
    return inTurnOrder(table).every((one) => one === actor || away(one) >= away(seat));
  },
};

const fewestCards: CharacterWord<FewestCards> = {
  kind: 'fewest-cards',
  forms: [{ as: 'character-quality', zh: '手牌数最少的' }],
  english: () => 'with the fewest hand cards',
  explain: meaning('除你外没有手牌更少的角色', 'Nobody but whoever does it has fewer'),
  rules: [],
  isTrue: (table, _, seat, { actor }) => {
    const hand = (one: Seat) => cardsIn(table, one, 'hand').length;
    return inTurnOrder(table).every((one) => one === actor || hand(one) >= hand(seat));
  },
};

const mostMarks: CharacterWord<MostMarks> = {
  kind: 'most-marks',
  forms: [{ as: 'character-quality', zh: '“{mark:token}”标记最多的' }],
  english: ({ mark }) => `with the most ${markCalled(mark).en} marks`,
  explain: meaning('有这种标记，且没有人更多', 'It has some, and nobody else has more'),
  rules: ['T09'],
  isTrue: (table, { mark }, seat, { seat: you }) => {
    const count = (one: Seat) => marksOf(table, one, mark);
    if (count(seat) === 0) return false;
    return inTurnOrder(table).every((one) => one === you || count(one) <= count(seat));
  },
};

const atDistance: CharacterWord<AtDistance> = {
  kind: 'at-distance',
  forms: [{ as: 'character-quality', zh: '与{of:named}距离为{distance:number}的' }],
  english: ({ of, distance }, say) => `at distance ${distance} from ${say(of, 'you')}`,
  explain: meaning('前者到这名角色的距离正好是这个数', 'The distance to it is just that'),
  rules: ['D1'],
  isTrue: (table, { of, distance }, seat, scope) => {
    const [from] = known(table, of, scope) ?? [];
    if (from === undefined || from === seat) return false;
    return table.procedures.distance(table, from, seat) === distance;
  },
};

const sameFaction: CharacterWord<SameFaction> = {
  kind: 'same-faction',
  forms: [{ as: 'character-quality', zh: '与{of:named}势力相同的' }],
  english: ({ of }, say) => `of ${possessed(say(of, 'you'), 'faction')}`,
  explain: meaning('包括那名角色自己', 'Whoever is named is one of them'),
  rules: [],
  isTrue: (table, { of }, seat, scope) => {
    const [one] = known(table, of, scope) ?? [];
    return one !== undefined && isSameFaction(table, one, seat);
  },
};

const adjacent: CharacterWord<Adjacent> = {
  kind: 'adjacent',
  forms: [{ as: 'character-quality', zh: '与你相邻的' }],
  english: () => 'next to you',
  explain: meaning('与你之间没有别的角色', 'Nobody is between you'),
  rules: ['T41'],
  isTrue: (table, _, seat, { seat: you }) => table.procedures.areAdjacent(table, you, seat),
};

const ofFactionSize: CharacterWord<OfFactionSize> = {
  kind: 'of-faction-size',
  forms: [
    { as: 'character-quality', zh: '大势力', with: { big: true } },
    { as: 'character-quality', zh: '小势力', with: { big: false } },
  ],
  english: ({ big }) => `of a ${big ? 'big' : 'small'} faction`,
  explain: meaning(
    '大势力的人数最多，而且多于一人',
    'A big one has the most characters, and more than one',
  ),
  rules: ['T44', 'T45'],
  isTrue: (table, { big }, seat, scope) => {
    const said = bigByWords(table, scope);
    const factions = bigFactions(table);
    const faction = characterOf(table, seat).faction;
    const isBig =
      said === null
        ? faction !== null && factions.has(faction)
        : said.some((one) => isSameFaction(table, one, seat));
    if (big) return isBig && rule('T44');
    return (said !== null || factions.size > 0) && !isBig && rule('T45');
  },
};

/** Whose factions lasting words make the only big ones (玉玺); null where none do. */
function bigByWords(table: SanguoshaTable, scope: Scope): readonly Seat[] | null {
  const seats = table.procedures
    .statuses(table, 'sole-big-faction')
    .filter(({ word, seat }) => {
      const own = { ...scope, seat, actor: seat };
      return (
        characterOf(table, seat).faction !== null &&
        table.procedures.holds(table, word.condition, own)
      );
    })
    .map(({ seat }) => seat);
  return seats.length === 0 || !rule('P1') ? null : seats;
}

/** Every quality of a character, by kind. */
export const CHARACTER_QUALITIES: {
  readonly [K in CharacterQuality['kind']]: CharacterWord<Extract<CharacterQuality, { kind: K }>>;
} = {
  'in-range': inRange,
  'within-distance': withinDistance,
  'has-cards': hasCards,
  wounded,
  'of-gender': ofGender,
  'hp-at-least': hpAtLeast,
  'other-gender': otherGender,
  'of-faction': ofFaction,
  'more-cards': moreCards,
  'less-hp': lessHp,
  reaches,
  nearest,
  adjacent,
  'of-faction-size': ofFactionSize,
  'more-hp': moreHp,
  'most-hp': mostHp,
  'lost-last-hand': lostLastHand,
  except,
  'at-distance': atDistance,
  'same-faction': sameFaction,
  'fewest-cards': fewestCards,
  'most-marks': mostMarks,
  ...FACTION_QUALITIES,
  ...STATE_QUALITIES,
  // Behind those of one number alone, which are older and are written alike.
  ...NUMBER_QUALITIES,
};
