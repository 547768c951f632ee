import { meaning, type Node } from '@lianhuan/cardtext';
import { NOBODY, type Seat } from '@lianhuan/kernel';
import { isOfFace } from '../../cards/faces.ts';
import { membersWith } from '../../table/hegemony.ts';
import {
  cardsIn,
  characterOf,
  frameOf,
  isAlive,
  pileOf,
  type SanguoshaTable,
} from '../../table/table.ts';
import { possessed, severalCards } from '../english/nouns.ts';
import { revealed } from '../meaning/cards.ts';
import { asked, known } from '../meaning/characters.ts';
import { marksOf } from '../meaning/marks.ts';
import type {
  CardsHandled,
  CharactersThere,
  ChosenFactionSize,
  Count,
  DamageValue,
  DiscardedInPhase,
  FactionSizeCount,
  HalfOf,
  HandCardsMoved,
  HandGap,
  HpShort,
  Living,
  MarkCount,
  NoLessThan,
  NoMoreThan,
  NumberOf,
  PileSize,
  PlainNumber,
  RevealedThere,
  TargetsThere,
  UsedInTurn,
} from '../nodes/nodes.ts';
import { FACTION_TERMS, markCalled, NUMBERS_OF, PILE_TERMS } from '../reading/vocabulary.ts';
import type { CountWord } from '../reading/word.ts';
import { discardedWhere } from './parts/compared-forms.ts';

/** What card text counts. */

/** "your HP", "the number of that character’s hand cards". */
function numberOfWhom(what: NumberOf['what'], who: string): string {
  const { en } = NUMBERS_OF[what];
  const [, cards] = /^number of (.*)$/.exec(en) ?? [];
  return cards === undefined ? possessed(who, en) : `the number of ${possessed(who, cards)}`;
}

const numberOf: CountWord<NumberOf> = {
  kind: 'number-of',
  forms: [
    { as: 'count', zh: '{whom:named}的{what:number-of-character}' },
    { as: 'count', zh: '{whom:named}{what:number-of-character}', variant: true },
  ],
  english: ({ whom, what }, say) => numberOfWhom(what, say(whom, 'you')),
  explain: meaning('角色的一个数值', 'A number of a character'),
  rules: [],
  count: (table, { whom, what }, scope) => {
    const [seat] = asked(table, whom, scope);
    return seat === undefined ? 0 : numberOfCharacter(table, seat, what);
  },
};

const plainNumber: CountWord<PlainNumber> = {
  kind: 'plain-number',
  forms: [{ as: 'plain-number', zh: '{number}' }],
  english: ({ number }) => String(number),
  explain: meaning('就是这个数', 'That number'),
  rules: [],
  count: (_, { number }) => number,
};

/** A number of a character, as words call it. */
export function numberOfCharacter(
  table: SanguoshaTable,
  seat: Seat,
  what: NumberOf['what'],
): number {
  const { hp, maxHp } = characterOf(table, seat);
  switch (what) {
    case 'hand':
      return cardsIn(table, seat, 'hand').length;
    case 'equipment':
      return cardsIn(table, seat, 'equipment').length;
    case 'hp':
      return Math.max(0, hp);
    case 'max-hp':
      return maxHp;
    case 'lost-hp':
      return maxHp - Math.max(0, hp);
    case 'hand-limit':
      return table.procedures.handLimit(table, seat);
    case 'range':
      return table.procedures.rangeOf(table, seat);
  }
}

const halfOf: CountWord<HalfOf> = {
  kind: 'half-of',
  forms: [
    { as: 'count', zh: '{whom:named}的{what:number-of-character}的一半' },
    { as: 'count', zh: '{whom:named}{what:number-of-character}的一半', variant: true },
  ],
  english: ({ whom, what }, say) => `half ${numberOfWhom(what, say(whom, 'you'))}, rounded down`,
  explain: meaning('向下取整', 'Rounded down'),
  rules: [],
  count: (table, { whom, what }, scope) => {
    const [seat] = known(table, whom, scope) ?? [];
    return seat === undefined ? 0 : Math.floor(numberOfCharacter(table, seat, what) / 2);
  },
};

const handGap: CountWord<HandGap> = {
  kind: 'hand-gap',
  forms: [{ as: 'count', zh: '{whom:named}手牌数之差' }],
  english: () => 'the difference between their numbers of hand cards',
  explain: meaning('前面说的两名角色，手牌多的比少的多几张', 'Of the two characters named before'),
  rules: [],
  count: (table, { whom }, scope) => handsApart(table, known(table, whom, scope) ?? []),
};

/** How many more hand cards the one of them with most has than the one with fewest. */
export function handsApart(table: SanguoshaTable, seats: readonly Seat[]): number {
  const hands = seats.map((seat) => cardsIn(table, seat, 'hand').length);
  return hands.length === 0 ? 0 : Math.max(...hands) - Math.min(...hands);
}

const markCount: CountWord<MarkCount> = {
  kind: 'mark-count',
  forms: [{ as: 'count', zh: '{whom:named}的“{mark:token}”标记数' }],
  english: ({ whom, mark }, say) =>
    `the number of ${possessed(say(whom, 'you'), `${markCalled(mark).en} marks`)}`,
  explain: meaning('这样的标记有几枚', 'How many such marks there are'),
  rules: ['T09'],
  count: (table, { whom, mark }, scope) => {
    const [seat] = known(table, whom, scope) ?? [];
    return seat === undefined ? 0 : marksOf(table, seat, mark);
  },
};

const handCardsMoved: CountWord<HandCardsMoved> = {
  kind: 'hand-cards-moved',
  forms: [{ as: 'count', zh: '弃置的手牌数' }],
  english: () => 'the number of hand cards so discarded',
  explain: meaning('这次从你的手牌区离开的牌有几张', 'How many left your hand by that move'),
  rules: [],
  count: (table, _, { frame, seat }) =>
    frame?.kind === 'move'
      ? frame.cards.filter(({ from }) => {
          const { name, owner } = table.zones[from];
          return name === 'hand' && owner === seat;
        }).length
      : 0,
};

const discardedInPhase: CountWord<DiscardedInPhase> = {
  kind: 'discarded-in-phase',
  meant: discardedWhere,
  forms: [
    { as: 'count', zh: '{whom:named}此阶段内弃置的手牌数', with: { what: 'hand' } },
    { as: 'count', zh: '{whom:named}此阶段内弃置的牌数', with: { what: 'cards' } },
  ],
  english: ({ whom, what }, say) => {
    const cards = what === 'hand' ? 'hand cards' : 'cards';
    const who = say(whom, 'you');
    return `the number of ${cards} that ${who} ${who === 'you' ? 'have' : 'has'} discarded this phase`;
  },
  explain: meaning('现在在哪里都算', 'Wherever they lie now'),
  rules: [],
  count: (table, { whom, what }, scope) => {
    const seats = known(table, whom, scope) ?? [];
    return (frameOf(table, 'phase')?.discarded ?? []).filter(
      ({ owner, fromHand }) => (fromHand || what === 'cards') && seats.includes(owner),
    ).length;
  },
};

const AT_MOST = '[且|，|，且][至多为|最多为|最大为|不大于|不超过]';
const LIVING = '[存活角色数|存活的角色数|场上存活的角色数|场上存活角色数]';

const noLessThan: CountWord<NoLessThan> = {
  kind: 'no-less-than',
  forms: [
    { as: 'count', zh: '{whom:named}的{what:number-of-character}与{least:number}中的较大值' },
    // 你已损失的体力值且至少为1.
    {
      as: 'count',
      zh: '{whom:named}[|的]{what:number-of-character}[且|，|，且][至少为|最少为|最小为|不小于]{least:number}',
      variant: true,
    },
  ],
  english: ({ whom, what, least }, say) =>
    `${numberOfWhom(what, say(whom, 'you'))} (at least ${least})`,
  explain: meaning('两个数里大的那个', 'The greater of both'),
  rules: [],
  count: (table, { whom, what, least }, scope) => {
    const [seat] = known(table, whom, scope) ?? [];
    return seat === undefined ? least : Math.max(least, numberOfCharacter(table, seat, what));
  },
};

const noMoreThan: CountWord<NoMoreThan> = {
  kind: 'no-more-than',
  forms: [
    { as: 'count', zh: '{whom:named}的{what:number-of-character}与{most:number}中的较小值' },
    {
      as: 'count',
      zh: `{whom:named}[|的]{what:number-of-character}${AT_MOST}{most:number}`,
      variant: true,
    },
  ],
  english: ({ whom, what, most }, say) =>
    `${numberOfWhom(what, say(whom, 'you'))} (at most ${most})`,
  explain: meaning('两个数里小的那个', 'The lesser of both'),
  rules: [],
  count: (table, { whom, what, most }, scope) => {
    const [seat] = known(table, whom, scope) ?? [];
    return seat === undefined ? 0 : Math.min(most, numberOfCharacter(table, seat, what));
  },
};

const living: CountWord<Living> = {
  kind: 'living',
  forms: [
    { as: 'count', zh: '存活角色数与{most:number}中的较小值' },
    { as: 'count', zh: `${LIVING}${AT_MOST}{most:number}`, variant: true },
    { as: 'count', zh: LIVING, with: { most: null } },
  ],
  english: ({ most }) =>
    `the number of living characters${most === null ? '' : ` (at most ${most})`}`,
  explain: meaning('场上还活着的角色', 'The characters that are alive'),
  rules: [],
  count: (table, { most }) => {
    const alive = table.state.characters.filter((one) => one.alive).length;
    return most === null ? alive : Math.min(most, alive);
  },
};

const charactersThere: CountWord<CharactersThere> = {
  kind: 'characters-there',
  forms: [
    { as: 'count', zh: '{whom:everybody}数的{times:number}倍' },
    { as: 'count', zh: '{whom:everybody}数', with: { times: 1 } },
    // 其他群势力角色数.
    {
      as: 'count',
      zh: '[|场上|存活的]其他{quality:character-quality}角色[|的]数[|量]',
      variant: true,
      build: ({ quality }, span) => {
        const whom = { kind: 'all-characters', span, other: true, qualities: [quality] };
        return { kind: 'characters-there', span, whom, times: 1 } as Node;
      },
    },
  ],
  english: ({ whom, times }, say) =>
    `${times === 1 ? '' : times === 2 ? 'twice ' : `${times} times `}the number of ${say(whom, 'you').replace(/^all /, '')}`,
  explain: meaning('这样的角色有几名', 'How many such characters there are'),
  rules: [],
  count: (table, { whom, times }, scope) => (known(table, whom, scope) ?? []).length * times,
};

const pileSize: CountWord<PileSize> = {
  kind: 'pile-size',
  forms: [{ as: 'count', zh: '“{pile}”的数量' }],
  english: ({ pile }) => `the number of your ${PILE_TERMS[pile].en}s`,
  explain: meaning('你的武将牌上这样的牌有几张', 'How many such cards lie on your general'),
  rules: ['T09'],
  count: (table, { pile }, { seat }) => pileOf(table, seat, pile).length,
};

const hpShort: CountWord<HpShort> = {
  kind: 'hp-short',
  forms: [{ as: 'count', zh: '体力回复至{to:number}点所需的点数' }],
  english: ({ to }) => `the HP that you lack to have ${to}`,
  explain: meaning('体力可以低于零', 'Hp can be below 0'),
  rules: ['reduceHp.4'],
  count: (table, { to }, { seat }) => Math.max(0, to - characterOf(table, seat).hp),
};

const damageValue: CountWord<DamageValue> = {
  kind: 'damage-value',
  forms: [{ as: 'count', zh: '[此伤害值|此伤害的伤害值]' }],
  english: () => 'the amount of that damage',
  explain: meaning('这次伤害的点数', 'How much that damage is'),
  rules: [],
  count: (_, __, { frame }) => (frame?.kind === 'damage' ? frame.value : 0),
};

const usedInTurn: CountWord<UsedInTurn> = {
  kind: 'used-in-turn',
  forms: [
    {
      as: 'count',
      zh: '你[当前回合内|本回合|本回合内|此回合|此回合内|于本回合内|于此回合内][使用过的|使用的]【{face}】[数|的数量|数量|的张数|的次数]',
    },
  ],
  english: ({ face }, say) =>
    `the number of ${say.term('face', face)} cards that you have used this turn`,
  explain: meaning(
    '不论是谁的回合；正在使用的也算',
    'In whosever turn; the one in use counts, too',
  ),
  rules: [],
  count: (table, { face: asked }, { seat }) =>
    (frameOf(table, 'turn')?.used ?? []).filter(
      ({ user, face }) => user === seat && isOfFace(asked, face),
    ).length,
};

const chosenFactionSize: CountWord<ChosenFactionSize> = {
  kind: 'chosen-faction-size',
  forms: [{ as: 'count', zh: '所选势力的角色数' }],
  english: () => 'the number of characters of the chosen faction',
  explain: meaning('那个势力存活的角色', 'The living characters of that faction'),
  rules: [],
  count: (table) => {
    const chosen = frameOf(table, 'use')?.chosen ?? NOBODY;
    if (chosen === NOBODY) return 0;
    return membersWith(table, chosen).filter((seat) => isAlive(table, seat)).length;
  },
};

const factionSize: CountWord<FactionSizeCount> = {
  kind: 'faction-size',
  forms: [{ as: 'count', zh: '[|场上存活的|场上的|场上|存活的]{faction}势力角色[|的]数[|量]' }],
  english: ({ faction }) => `the number of ${FACTION_TERMS[faction].en} characters`,
  explain: meaning(
    '存活的；有的技能让你多算一些',
    'The living ones; some skills have you count more',
  ),
  rules: ['H6'],
  count: (table, { faction }, scope) => {
    const there = table.state.characters.filter((one) => one.alive && one.faction === faction);
    const more = table.procedures
      .statuses(table, 'counts-more')
      .filter(({ seat, word }) => seat === scope.seat && word.faction === faction)
      .map(({ word }) => table.procedures.count(table, word.x, scope));
    return more.reduce((sum, one) => sum + one, there.length);
  },
};

const targetsThere: CountWord<TargetsThere> = {
  kind: 'targets-there',
  forms: [{ as: 'count', zh: '此牌的目标数' }],
  english: () => 'the number of the card’s targets',
  explain: meaning('目标列表里有几个目标', 'How many targets it has'),
  rules: ['T35'],
  count: (table, _, { frame }) =>
    (frame?.kind === 'use' ? frame : frameOf(table, 'use'))?.targets.length ?? 0,
};

const cardsHandled: CountWord<CardsHandled> = {
  kind: 'cards-handled',
  forms: [
    {
      as: 'count',
      zh: '[这些牌的张数|这些牌数|以此法弃置的牌数|你以此法弃置的牌数|因此获得的牌数|你因此获得的牌数|以此法获得的牌数|你以此法获得的牌数]',
    },
  ],
  english: () => 'the number of those cards',
  explain: meaning(
    '前面提到的那些牌有几张',
    'How many the cards were that the words before were about',
  ),
  rules: [],
  count: (_, __, { memory }) => memory.these.length,
};

const revealedThere: CountWord<RevealedThere> = {
  kind: 'revealed-there',
  forms: [{ as: 'count', zh: '亮出的{what:spec}数' }],
  english: ({ what }, say) => `the number of turned-up ${severalCards(say(what, 'you'))}`,
  explain: meaning('亮出之后还在处理区的牌有几张', 'How many still lie in the processing area'),
  rules: [],
  count: (table, { what }, scope) => revealed(table, what, scope).length,
};

/** Every count, by kind. */
export const COUNTS: {
  readonly [K in Count['kind']]: CountWord<Extract<Count, { kind: K }>>;
} = {
  'no-less-than': noLessThan,
  'no-more-than': noMoreThan,
  'mark-count': markCount,
  'hand-cards-moved': handCardsMoved,
  'discarded-in-phase': discardedInPhase,
  'half-of': halfOf,
  'hand-gap': handGap,
  'number-of': numberOf,
  'plain-number': plainNumber,
  'pile-size': pileSize,
  'hp-short': hpShort,
  'characters-there': charactersThere,
  living,
  'damage-value': damageValue,
  'used-in-turn': usedInTurn,
  'chosen-faction-size': chosenFactionSize,
  'targets-there': targetsThere,
  'faction-size': factionSize,
  'cards-handled': cardsHandled,
  'revealed-there': revealedThere,
};
