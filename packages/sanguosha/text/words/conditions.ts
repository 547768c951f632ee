import {
  article,
  COMPARISONS,
  CORE_WORDS,
  compares,
  meaning,
  type Speaker,
} from '@lianhuan/cardtext';
import { isOfFace } from '../../cards/faces.ts';
import { rule } from '../../rules.ts';
import {
  asItIs,
  characterOf,
  frameOf,
  inTurnOrder,
  pileOf,
  printed,
  type SanguoshaTable,
} from '../../table/table.ts';
import { characterWords, oneCard, predicate } from '../english/nouns.ts';
import { cardNamed, fits, judgedIn } from '../meaning/card-qualities.ts';
import { asked } from '../meaning/characters.ts';
import type { Scope } from '../meaning/scope.ts';
import type {
  AboutGeneral,
  AsDeclared,
  CardIs,
  CardQuality,
  CardsAre,
  CharacterIs,
  CompareCounts,
  Condition,
  DamageIs,
  Either,
  HasObeyed,
  HasUsed,
  InPhase,
  IsDoubted,
  IsLastHand,
  JudgedFor,
  NotToEquipment,
  OutOfTurn,
  RanksDiffer,
  RankUnlike,
  SomebodyIs,
  TurnedUp,
  WasNear,
  WonPindian,
} from '../nodes/nodes.ts';
import { NATURES, PHASE_TERMS, PILE_TERMS } from '../reading/vocabulary.ts';
import type { ConditionWord } from '../reading/word.ts';
import { justHandled } from './parts/cards-meant.ts';
import { COMPARED, DISCARDED, NOT_EXTREME, OTHERS, USED } from './parts/compared-forms.ts';
import { PAST_CONDITIONS } from './past-conditions.ts';

/** What can be so or not. */

type WordOf<K extends Condition['kind']> = ConditionWord<Extract<Condition, { kind: K }>>;

const both: WordOf<'both'> = {
  ...CORE_WORDS.both,
  holds: (table, { first, second }, scope) =>
    table.procedures.holds(table, first, scope) && table.procedures.holds(table, second, scope),
};

/** "is at least", and "is" where it is exactly that. */
function comparedWith(comparison: CompareCounts['comparison']): string {
  return comparison === 'exactly' ? 'is' : `is ${COMPARISONS[comparison].en}`;
}

const compare: WordOf<'compare'> = {
  ...CORE_WORDS.compare,
  english: ({ count, comparison, than }, say) =>
    `${say(count, 'you')} ${comparedWith(comparison)} ${than}`,
  holds: (table, { count, comparison, than }, scope) =>
    compares(table.procedures.count(table, count, scope), comparison, than),
};

const compareCounts: ConditionWord<CompareCounts> = {
  kind: 'compare-counts',
  forms: [
    { as: 'fact', zh: '{count}{comparison}{than:count}' },
    ...COMPARED,
    ...DISCARDED,
    ...USED,
  ],
  english: ({ count, comparison, than }, say) =>
    `${say(count, 'you')} ${comparedWith(comparison)} ${say(than, 'you')}`,
  explain: meaning('两个数相比', 'Two numbers are compared'),
  rules: [],
  holds: (table, { count, comparison, than }, scope) => {
    const value = table.procedures.count(table, count, scope);
    return compares(value, comparison, table.procedures.count(table, than, scope));
  },
};

const characterIs: ConditionWord<CharacterIs> = {
  kind: 'character-is',
  forms: [
    { as: 'fact', zh: '{whom:named}是{quality:character-quality}角色' },
    // 你没有手牌, 你已受伤.
    { as: 'fact', zh: '{whom:named}[|的]{quality:predicate}', variant: true },
    ...OTHERS,
  ],
  english: ({ whom, quality }, say) => predicate(say(whom, 'you'), say(quality, 'you')),
  explain: meaning('那名角色是不是这样', 'Whether the character is so'),
  rules: [],
  holds: (table, { whom, quality }, scope) => {
    const [seat] = asked(table, whom, scope);
    return seat !== undefined && table.procedures.hasQuality(table, quality, seat, scope);
  },
};

/** "is red", "is a heart", "is a basic card". */
function beingCard(quality: CardQuality, say: Speaker): string {
  const words = say(quality, 'you');
  const isNoun = /^(of-suit|of-sort|of-sorts|of-face|of-faces|of-face-or-sort|card-spec)$/.test(
    quality.kind,
  );
  return isNoun ? oneCard(words) : words;
}

const OF = {
  judgement: '[判定结果|判定牌|结果]',
  this: '此牌',
  shown: '展示的牌',
  laid: '亮出的牌',
} as const;

const cardIs: ConditionWord<CardIs> = {
  kind: 'card-is',
  forms: Object.entries(OF).flatMap(([which, zh]) => [
    { as: 'fact', zh: `${zh}{quality:rank-quality}`, with: { which, not: false } },
    { as: 'fact', zh: `${zh}不为{quality:any-quality}`, with: { which, not: true } },
    { as: 'fact', zh: `${zh}为{quality:any-quality}`, with: { which, not: false } },
  ]),
  english: ({ which, not, quality }, say) => {
    const thing =
      which === 'judgement' ? 'the result' : which === 'this' ? 'that card' : 'the card';
    return `${thing} is ${not ? 'not ' : ''}${beingCard(quality, say)}`;
  },
  explain: meaning('那张牌是不是这样', 'Whether that card is so'),
  rules: [],
  holds: (table, { which, not, quality }, scope) => {
    const card = cardMeant(table, which, scope);
    return card !== null && fits(table, quality, card, scope) !== not;
  },
};

function cardMeant(table: SanguoshaTable, which: CardIs['which'], scope: Scope) {
  const { frame, memory } = scope;
  if (which === 'this') return cardNamed(table, scope);
  if (which === 'laid') return memory.laid;
  if (which === 'judgement') return memory.judged ?? judgedIn(table, frame);
  const [card] = memory.these;
  return card === undefined ? null : asItIs(table, card);
}

const cardsAre: ConditionWord<CardsAre> = {
  kind: 'cards-are',
  forms: [
    {
      as: 'fact',
      zh: '[这些牌|展示的牌|弃置的牌|]均不为{quality:any-quality}',
      with: { not: true },
    },
    {
      as: 'fact',
      zh: '[这些牌|展示的牌|弃置的牌|]均为{quality:any-quality}',
      with: { not: false },
    },
    // 弃置1张牌，若为黑色.
    {
      as: 'fact',
      zh: '[|其|该牌|弃置的牌|获得的牌]为{quality:any-quality}',
      variant: true,
      build: ({ quality }, span) =>
        ({ kind: 'cards-are', span, not: false, quality, bare: true }) as CardsAre,
    },
  ],
  meant: (node, place) => ('bare' in node ? justHandled(node, place) : node),
  english: ({ not, quality }, say) =>
    `${not ? 'none' : 'each'} of those cards is ${beingCard(quality, say)}`,
  explain: meaning('前面说的每一张牌都这样', 'Each of the cards that the words before were about'),
  rules: ['T17'],
  holds: (table, { not, quality }, scope) => {
    const { these } = scope.memory;
    const areAll = these.every((card) => fits(table, quality, asItIs(table, card), scope) !== not);
    return these.length > 0 && areAll && rule('T17');
  },
};

const wonPindian: ConditionWord<WonPindian> = {
  kind: 'won-pindian',
  forms: [
    { as: 'fact', zh: '你赢', with: { who: 'you', won: true } },
    { as: 'fact', zh: '你没赢', with: { who: 'you', won: false } },
    { as: 'fact', zh: '其赢', with: { who: 'that', won: true } },
    { as: 'fact', zh: '其没赢', with: { who: 'that', won: false } },
  ],
  english: ({ who, won }) =>
    who === 'you'
      ? `you ${won ? 'win' : 'do not win'}`
      : `that character ${won ? 'wins' : 'does not win'}`,
  explain: meaning(
    '拼点的结果；点数相同时双方都没赢',
    'The result of comparing ranks; equal ranks win for nobody',
  ),
  rules: ['pindian.3', 'T33'],
  holds: (_, { who, won }, { seat, memory: { winner, that } }) => {
    if (winner === null) return false;
    const isWinner = who === 'you' ? winner === seat && rule('T33') : that.includes(winner);
    return isWinner === won && rule('pindian.3');
  },
};

const somebodyIs: ConditionWord<SomebodyIs> = {
  kind: 'somebody-is',
  forms: [
    { as: 'fact', zh: '不存在{quality:character-quality}角色', with: { not: true } },
    { as: 'fact', zh: '存在{quality:character-quality}角色', with: { not: false } },
    ...NOT_EXTREME,
  ],
  english: ({ not, quality }, say) =>
    `there is ${not ? 'no ' : ''}${(not ? (one: string) => one : article)(characterWords([quality], 'character', say))}`,
  explain: meaning('场上有没有这样的角色', 'Whether there is such a character'),
  rules: [],
  holds: (table, { not, quality }, scope) =>
    inTurnOrder(table).some((seat) => table.procedures.hasQuality(table, quality, seat, scope)) !==
    not,
};

const hasUsed: ConditionWord<HasUsed> = {
  kind: 'has-used',
  forms: [{ as: 'fact', zh: '你发动过〖{skill:name}〗' }],
  english: ({ skill }) => `you have used 〖${skill}〗`,
  explain: meaning('那个限定技或觉醒技已经发动过', 'That skill, used once in a game, was used'),
  rules: ['T02', 'T03'],
  holds: (table, { skill }, { seat }) => (characterOf(table, seat).uses[`game:${skill}`] ?? 0) > 0,
};

const hasObeyed: ConditionWord<HasObeyed> = {
  kind: 'has-obeyed',
  forms: [
    { as: 'fact', zh: '其没有执行军令', with: { not: true } },
    { as: 'fact', zh: '其执行了军令', with: { not: false } },
  ],
  english: ({ not }) => `that character ${not ? 'did not execute' : 'executed'} the command`,
  explain: meaning('选择了执行就算', 'Choosing to execute it counts'),
  rules: ['T55'],
  holds: (_, { not }, { memory }) => memory.obeyed !== not,
};

const ABOUT = {
  shown: { zh: '明置的是此武将牌', en: 'this general was shown', at: 'reveal.5' },
  removed: { zh: '将移除的是此武将牌', en: 'this general is about to be removed', at: 'H12' },
} as const;

const aboutGeneral: ConditionWord<AboutGeneral> = {
  kind: 'about-general',
  forms: Object.entries(ABOUT).map(([what, { zh }]) => ({ as: 'fact', zh, with: { what } })),
  english: ({ what }) => ABOUT[what].en,
  explain: meaning('说的是写着这个技能的那张武将牌', 'The general on which this skill is printed'),
  rules: [],
  rulesOf: ({ what }) => [ABOUT[what].at],
  holds: ({ state }, { what }, { frame, source }) => {
    if (what === 'shown') return state.justShown.some((card) => card === source);
    return frame?.kind === 'state' && frame.change === 'remove' && frame.card === source;
  },
};

const outOfTurn: ConditionWord<OutOfTurn> = {
  kind: 'out-of-turn',
  forms: [
    { as: 'fact', zh: '你处于回合外', with: { out: true } },
    { as: 'fact', zh: '你处于回合内', with: { out: false } },
  ],
  english: ({ out }) => `it is ${out ? 'not ' : ''}your turn`,
  explain: meaning('当前回合角色是不是你', 'Whose turn is under way'),
  rules: [],
  holds: (table, { out }, { seat }) => (table.state.active !== seat) === out,
};

const either: ConditionWord<Either> = {
  kind: 'either',
  forms: [{ as: 'condition', zh: '{first:fact}或{second:condition}' }],
  english: ({ first, second }, say) => `${say(first, 'you')} or ${say(second, 'you')}`,
  explain: meaning(
    '至少一个成立；「且」后面的「或」只管它前后的两个',
    'At least one of them holds',
  ),
  rules: [],
  holds: (table, { first, second }, scope) =>
    table.procedures.holds(table, first, scope) || table.procedures.holds(table, second, scope),
};

const inPhase: ConditionWord<InPhase> = {
  kind: 'in-phase',
  forms: [
    { as: 'fact', zh: '你不处于{phase}', with: { not: true } },
    { as: 'fact', zh: '你处于{phase}', with: { not: false } },
  ],
  english: ({ phase, not }) => `it is ${not ? 'not ' : ''}your ${PHASE_TERMS[phase].en}`,
  explain: meaning('你的回合里正在进行这个阶段', 'That phase of your turn is under way'),
  rules: ['turn.10'],
  holds: (table, { phase, not }, { seat }) => {
    const frame = frameOf(table, 'phase');
    return (frame !== null && frame.phase === phase && frame.seat === seat) !== not;
  },
};

const notToEquipment: ConditionWord<NotToEquipment> = {
  kind: 'not-to-equipment',
  forms: [{ as: 'fact', zh: '此牌的目标区域不为其他角色的装备区' }],
  english: () => 'it does not move to another character’s equipment area',
  explain: meaning('这张装备将要移到别处', 'This equipment is about to go elsewhere'),
  rules: ['move.2'],
  holds: (table, _, { frame, source, seat }) => {
    const moved = frame?.kind === 'move' && frame.cards.find(({ card }) => card === source);
    if (!moved) return false;
    const { name, owner } = table.zones[moved.to];
    return name !== 'equipment' || owner === seat;
  },
};

const isLastHand: ConditionWord<IsLastHand> = {
  kind: 'is-last-hand',
  forms: [{ as: 'fact', zh: '此牌是你最后的手牌' }],
  english: () => 'that card was your last hand card',
  explain: meaning(
    '使用时，你的手牌就是它的实体牌',
    'Its real cards were all the hand as it was used',
  ),
  rules: ['preUse.4'],
  holds: (_, __, { frame }) => frame?.kind === 'use' && frame.isLastHand && rule('preUse.4'),
};

const wasNear: ConditionWord<WasNear> = {
  kind: 'was-near',
  forms: [{ as: 'fact', zh: '扣减体力前你与受伤角色的距离不大于{distance:number}' }],
  english: ({ distance }) =>
    `your distance to the damaged character was ${distance} or less before HP was reduced`,
  explain: meaning('看的是扣减体力前的距离', 'As the distance was before HP went down'),
  rules: ['reduceHp.2'],
  holds: (_, { distance }, { frame }) =>
    frame?.kind === 'damage' && frame.distance >= 0 && frame.distance <= distance,
};

const judgedFor: ConditionWord<JudgedFor> = {
  kind: 'judged-for',
  forms: [{ as: 'fact', zh: '此判定因〖{skill:name}〗进行' }],
  english: ({ skill }) => `the judgement was made for 〖${skill}〗`,
  explain: meaning('是这个技能带来的判定', 'That skill brought the judgement about'),
  rules: ['judge.1'],
  holds: (_, { skill }, { frame }) => frame?.kind === 'judge' && frame.reason === skill,
};

const rankUnlike: ConditionWord<RankUnlike> = {
  kind: 'rank-unlike',
  forms: [{ as: 'fact', zh: '此牌的点数与其他“{pile}”均不同' }],
  english: ({ pile }) => `none of your other ${PILE_TERMS[pile].en}s has its rank`,
  explain: meaning('没有点数相同的', 'None of them has that rank'),
  rules: ['T09'],
  holds: (table, { pile }, { seat, memory }) => {
    const [card] = memory.these;
    if (card === undefined) return false;
    const { rank } = asItIs(table, card);
    return pileOf(table, seat, pile).every(
      (other) => other === card || asItIs(table, other).rank !== rank,
    );
  },
};

const ranksDiffer: ConditionWord<RanksDiffer> = {
  kind: 'ranks-differ',
  forms: [{ as: 'fact', zh: '“{pile}”的点数均不同' }],
  english: ({ pile }) => `no two of your ${PILE_TERMS[pile].en}s have the same rank`,
  explain: meaning('没有两张点数相同', 'Each has a rank of its own'),
  rules: ['T09'],
  holds: (table, { pile }, { seat }) => {
    const ranks = pileOf(table, seat, pile).map((card) => asItIs(table, card).rank);
    return new Set(ranks).size === ranks.length;
  },
};

const turnedUp: ConditionWord<TurnedUp> = {
  kind: 'turned-up',
  forms: [{ as: 'fact', zh: '你翻至正面朝上' }],
  english: () => 'you have turned face up',
  explain: meaning('武将牌由背面朝上翻到正面朝上', 'The general was turned from face down'),
  rules: ['stateChange.3'],
  holds: (table, _, { seat, frame }) =>
    frame?.kind === 'state' &&
    frame.seat === seat &&
    frame.change === 'turn-over' &&
    !characterOf(table, seat).turnedOver,
};

const damageIs: ConditionWord<DamageIs> = {
  kind: 'damage-is',
  forms: (['normal', 'fire', 'thunder'] as const).flatMap((nature) => [
    { as: 'fact', zh: `此伤害不为${NATURES[nature].zh}伤害`, with: { nature, not: true } },
    { as: 'fact', zh: `此伤害为${NATURES[nature].zh}伤害`, with: { nature, not: false } },
  ]),
  english: ({ not, nature }) => `it is ${not ? 'not ' : ''}${NATURES[nature].en} damage`,
  explain: meaning('伤害的属性', 'The nature of the damage'),
  rules: ['T25'],
  holds: (_, { not, nature }, { frame }) =>
    frame?.kind === 'damage' && (frame.nature === nature) !== not,
};

const isDoubted: ConditionWord<IsDoubted> = {
  kind: 'is-doubted',
  forms: [
    { as: 'fact', zh: '没有角色质疑', with: { not: true } },
    { as: 'fact', zh: '有角色质疑', with: { not: false } },
  ],
  english: ({ not }) => `${not ? 'nobody' : 'somebody'} doubted it`,
  explain: meaning('刚才问过的角色里有没有', 'Of those who were just asked'),
  rules: ['P3'],
  holds: (_, { not }, { memory }) => memory.doubters.length > 0 !== not,
};

const asDeclared: ConditionWord<AsDeclared> = {
  kind: 'as-declared',
  forms: [
    { as: 'fact', zh: '亮出的牌与声明的不符', with: { not: true } },
    { as: 'fact', zh: '亮出的牌与声明的相符', with: { not: false } },
  ],
  english: ({ not }) => `the card is ${not ? 'not ' : ''}what it was declared to be`,
  explain: meaning(
    '声明【杀】时，火【杀】和雷【杀】也相符',
    'What was declared as Slash can be one of fire or thunder',
  ),
  rules: ['T07'],
  holds: (table, { not }, { memory }) => {
    const [real] = memory.laid?.real ?? [];
    if (memory.laid === null || real === undefined) return false;
    return isOfFace(memory.laid.face, printed(table, real).face) !== not;
  },
};

/** Every condition, by kind. */
export const CONDITIONS: { readonly [K in Condition['kind']]: WordOf<K> } = {
  both,
  compare,
  'compare-counts': compareCounts,
  'character-is': characterIs,
  'card-is': cardIs,
  'cards-are': cardsAre,
  'won-pindian': wonPindian,
  'has-obeyed': hasObeyed,
  'about-general': aboutGeneral,
  'is-doubted': isDoubted,
  'as-declared': asDeclared,
  'out-of-turn': outOfTurn,
  'somebody-is': somebodyIs,
  'has-used': hasUsed,
  'judged-for': judgedFor,
  ...PAST_CONDITIONS,
  either,
  'in-phase': inPhase,
  'not-to-equipment': notToEquipment,
  'is-last-hand': isLastHand,
  'was-near': wasNear,
  'rank-unlike': rankUnlike,
  'ranks-differ': ranksDiffer,
  'turned-up': turnedUp,
  'damage-is': damageIs,
};
