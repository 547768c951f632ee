import { type Form, meaning } from '@lianhuan/cardtext';
import { severalCards } from '../english/nouns.ts';
import type {
  ArmourVoid,
  AsGuise,
  AsIfEquipped,
  CannotBeChained,
  CannotBeTarget,
  CannotDoubt,
  CannotRecover,
  CannotUse,
  CountsMore,
  DistanceLimit,
  FaceCounts,
  FewerFish,
  FixedDistance,
  FixedHp,
  HaveSkill,
  IgnoresArmour,
  LeftOut,
  LendSkill,
  NoLimit,
  NotDying,
  OtherSkillsVoid,
  OthersCannotShow,
  OthersCannotUse,
  PileFollows,
  SkillReads,
  SkillsVoid,
  SoleBigFaction,
  Status,
  SuitCounts,
  UseAsHand,
} from '../nodes/nodes.ts';
import { FACTION_TERMS, PILE_TERMS, SORTS, SUIT_TERMS } from '../reading/vocabulary.ts';
import type { SanguoshaWord } from '../reading/word.ts';
import { changeNumber, factionRange, setNumber } from './number-statuses.ts';
import { theirsOf } from './parts/begun-forms.ts';

/** Lasting words (P10): they simply apply, and the chapters ask for them. */

const notDying: SanguoshaWord<NotDying> = {
  kind: 'not-dying',
  forms: [{ as: 'status', zh: '若{condition}，你的体力值小于1时不进入濒死状态' }],
  english: ({ condition }, say) =>
    `while ${say(condition, 'you')}, you are not dying while you have less than 1 HP`,
  explain: meaning('没有体力也活着', 'Alive without HP'),
  rules: ['reduceHp.6'],
};

const AS_EQUIPPED =
  '[视为你装备着|视为你装备了|你视为装备着|你视为装备了|你视为装备|视为装备着|视为装备]';

const asIfEquipped: SanguoshaWord<AsIfEquipped> = {
  kind: 'as-if-equipped',
  forms: [
    { as: 'status', zh: `若你的装备区里没有{sort}，${AS_EQUIPPED}【{face}】` },
    {
      as: 'status',
      zh: `[若|如果]你[没有装备|没装备|未装备]防具，${AS_EQUIPPED}【{face}】`,
      with: { sort: 'armour' },
      variant: true,
    },
  ],
  english: ({ sort, face }, say) =>
    `while you have no ${SORTS[sort].en} equipped, you are treated as having ${say.term('face', face)} equipped`,
  explain: meaning('有那张装备的技能，但没有那张牌', 'Its skill is had, but no card'),
  rules: ['P10'],
};

const suitCounts: SanguoshaWord<SuitCounts> = {
  kind: 'suit-counts',
  forms: [
    { as: 'status', zh: '你的{from:suit}牌及判定牌[|均]视为{to:suit}牌', with: { judged: true } },
    { as: 'status', zh: '你的{from:suit}牌[|均]视为{to:suit}牌', with: { judged: false } },
  ],
  english: ({ from, to, judged }) => {
    const besides = judged ? ` and ${SUIT_TERMS[from].en} judgement cards` : '';
    return `your ${SUIT_TERMS[from].en} cards${besides} count as ${SUIT_TERMS[to].en}s`;
  },
  explain: meaning('花色和颜色都因此改变', 'Suit and colour change with it'),
  rules: ['P10'],
};

const faceCounts: SanguoshaWord<FaceCounts> = {
  kind: 'face-counts',
  forms: [
    { as: 'status', zh: '你的{suit}手牌[|均]视为【{face}】', with: { of: null } },
    { as: 'status', zh: '你的【{of:face}】[|均]视为【{face}】', with: { suit: null } },
  ],
  english: ({ suit, of, face }, say) => {
    const which =
      suit === null ? `${say.term('face', of ?? '')} cards` : `${SUIT_TERMS[suit].en} hand cards`;
    return `your ${which} count as ${say.term('face', face)}`;
  },
  explain: meaning('在手牌区里就是那种牌，不是转化', 'They are that card in hand, not converted'),
  rules: ['P10', 'T57'],
};

const armourVoid: SanguoshaWord<ArmourVoid> = {
  kind: 'armour-void',
  forms: [{ as: 'status', zh: '防具技能无效' }],
  english: () => 'armour has no effect',
  explain: meaning('装备着的防具没有作用', 'What lies in the armour place has no skill'),
  rules: ['P1'],
};

const WITHOUT_LIMIT = {
  times: 'any number of times',
  distance: 'at any distance',
  both: 'at any distance and any number of times',
} as const;

const noLimit: SanguoshaWord<NoLimit> = {
  kind: 'no-limit',
  forms: [
    { as: 'status', zh: '[你使用|你使用的|你的]{what:spec}无次数限制', with: { limit: 'times' } },
    {
      as: 'status',
      zh: '[你使用|你使用的|你的]{what:spec}无距离限制',
      with: { limit: 'distance' },
    },
    {
      as: 'status',
      zh: '你使用{what:spec}无[距离和次数限制|次数和距离限制|距离与次数限制|距离限制且无次数限制|次数限制且无距离限制|距离限制和次数限制|次数限制和距离限制]',
      with: { limit: 'both' },
    },
  ],
  english: ({ what, limit }, say) =>
    `you may use ${severalCards(say(what, 'you'))} ${WITHOUT_LIMIT[limit]}`,
  explain: meaning('不受这项限制', 'That limit does not hold'),
  rules: ['D3'],
};

const cannotBeTarget: SanguoshaWord<CannotBeTarget> = {
  kind: 'cannot-be-target',
  forms: [
    { as: 'status', zh: '若{condition}，你不能成为{what:spec}的目标', with: { ofOthers: false } },
    {
      as: 'status',
      zh: '[你不能成为|你不能被选择为|你不能被指定为]{what:spec}的目标',
      with: { condition: null, ofOthers: false },
    },
    {
      as: 'status',
      zh: '若{condition}，其他角色不能对你使用{what:spec}',
      with: { ofOthers: true },
    },
    {
      as: 'status',
      zh: '其他角色不能对你使用{what:spec}',
      with: { condition: null, ofOthers: true },
    },
  ],
  english: ({ condition, what, ofOthers }, say) => {
    const words = ofOthers
      ? `other characters cannot use ${severalCards(say(what, 'you'))} on you`
      : `you cannot be the target of ${severalCards(say(what, 'you'))}`;
    return condition === null ? words : `while ${say(condition, 'you')}, ${words}`;
  },
  explain: meaning('不能被选为这种牌的目标', 'Cannot be chosen as a target of such cards'),
  rules: ['T51'],
};

const cannotUse: SanguoshaWord<CannotUse> = {
  kind: 'cannot-use',
  forms: [
    { as: 'status', zh: '你不能使用或打出{what:spec}', with: { deed: 'either' } },
    { as: 'status', zh: '你不能使用{what:spec}', with: { deed: 'use' } },
    { as: 'status', zh: '你不能打出{what:spec}', with: { deed: 'play' } },
  ],
  english: ({ what, deed }, say) =>
    `you cannot ${deed === 'either' ? 'use or play' : deed} ${what === null ? 'cards' : severalCards(say(what, 'you'))}`,
  explain: meaning('这样的牌不能使用或打出', 'Such cards cannot be used or played'),
  rules: ['P1'],
};

const cannotRecover: SanguoshaWord<CannotRecover> = {
  kind: 'cannot-recover',
  forms: [{ as: 'status', zh: '你不能回复体力' }],
  english: () => 'you cannot recover HP',
  explain: meaning('执行不了回复体力的效果', 'Nothing makes you recover'),
  rules: ['T28', 'P1'],
};

const OTHER_SKILL = {
  zh: '没有的与拥有的应当是同一个技能',
  en: 'The skill that is lacking should be the one that one has',
};

const haveSkill: SanguoshaWord<HaveSkill> = {
  kind: 'have-skill',
  forms: [
    {
      as: 'status',
      zh: '若你没有〖{lacking:name}〗，你拥有〖{skill:name}〗',
      with: { inLine: null },
    },
    {
      as: 'status',
      zh: '若当前回合角色是{inLine:line-quality}角色，你拥有〖{skill:name}〗',
      with: { lacking: null },
    },
  ],
  check: ({ skill, lacking }) => (lacking === null || lacking === skill ? null : OTHER_SKILL),
  english: ({ skill, inLine }, say) =>
    inLine === null
      ? `you have 〖${skill}〗 if you do not have it already`
      : `while the active character is ${say(inLine, 'you')}, you have 〖${skill}〗`,
  explain: meaning('这句话起作用时才有', 'Only as long as these words hold'),
  rules: ['P10'],
};

const skillReads: SanguoshaWord<SkillReads> = {
  kind: 'skill-reads',
  forms: [
    { as: 'status', zh: '所有{faction}势力角色的〖{skill:name}〗改为〖{as:name}〗' },
    { as: 'status', zh: '你主将的〖{skill:name}〗改为〖{as:name}〗', with: { faction: null } },
  ],
  english: ({ faction, skill, as }) => {
    const whose =
      faction === null ? 'your primary general’s' : `all ${FACTION_TERMS[faction].en} characters’`;
    return `${whose} 〖${skill}〗 becomes 〖${as}〗`;
  },
  explain: meaning(
    '仍叫原来的名字，说的是后者的话',
    'Under its own name, with the words of the other',
  ),
  rules: ['P10'],
};

const ignoresArmour: SanguoshaWord<IgnoresArmour> = {
  kind: 'ignores-armour',
  forms: [{ as: 'status', zh: '你使用的{what:spec}无视其他角色的防具' }],
  english: ({ what }, say) =>
    `${say.one(what, 'you')} that you use ignores other characters’ armour`,
  explain: meaning('目标的防具对它没有作用', 'The armour of its targets does nothing against it'),
  rules: ['P1', 'P10'],
};

const countsMore: SanguoshaWord<CountsMore> = {
  kind: 'counts-more',
  forms: [{ as: 'status', zh: '你计算的{faction}势力角色数+X，X为{x:count}' }],
  english: ({ faction, x }, say) =>
    `you count X more ${FACTION_TERMS[faction].en} characters, where X is ${say(x, 'you')}`,
  explain: meaning('你执行的效果里的这个数', 'In the effects that you carry out'),
  rules: ['P10'],
};

const fewerFish: SanguoshaWord<FewerFish> = {
  kind: 'fewer-fish',
  forms: [{ as: 'status', zh: '此武将牌上单独的阴阳鱼-{by:number}' }],
  english: ({ by }) => `this general has ${by} fewer single yin-yang fish`,
  explain: meaning(
    '定体力上限时少半点；明置时看有没有多出单独的阴阳鱼也这样算',
    'Half a point less where the maximum HP is settled, and where single fish are counted',
  ),
  rules: ['H1', 'H8'],
};

const distanceLimit: SanguoshaWord<DistanceLimit> = {
  kind: 'distance-limit',
  forms: [{ as: 'status', zh: '你使用{what:spec}的距离限制为{distance:number}' }],
  english: ({ what, distance }, say) =>
    `you may use ${severalCards(say(what, 'you'))} within distance ${distance}`,
  explain: meaning('代替牌上所印的距离', 'In place of the distance printed on the card'),
  rules: ['D1'],
};

const OTHERS = [
  { who: '你的回合内，除濒死角色外的其他角色', with: { ownTurn: true, butDying: true } },
  { who: '除濒死角色外的其他角色', with: { ownTurn: false, butDying: true } },
  {
    who: '[你的回合内，其他角色|其他角色于你的回合内|其他角色在你的回合内]',
    with: { ownTurn: true, butDying: false },
  },
  { who: '其他角色', with: { ownTurn: false, butDying: false } },
] as const;

const othersCannotUse: SanguoshaWord<OthersCannotUse> = {
  kind: 'others-cannot-use',
  forms: OTHERS.flatMap(({ who, with: fixed }): Form[] => [
    {
      as: 'status',
      zh: `${who}不能使用或打出{what:spec}`,
      with: { ...fixed, deed: 'either' },
    },
    { as: 'status', zh: `${who}不能使用{what:spec}`, with: { ...fixed, deed: 'use' } },
  ]),
  english: ({ what, deed, ownTurn, butDying }, say) =>
    `${ownTurn ? 'during your turn, ' : ''}other characters${butDying ? ' that are not dying' : ''} cannot ${deed === 'use' ? 'use' : 'use or play'} ${severalCards(say(what, 'you'))}`,
  explain: meaning(
    '只有你能使用；说到濒死角色的，濒死角色也能',
    'Only you can use it, and whoever is dying where the words say so',
  ),
  rules: ['dying.3', 'P1'],
};

const fixedDistance: SanguoshaWord<FixedDistance> = {
  kind: 'fixed-distance',
  forms: [{ as: 'status', zh: '你与其的距离视为{distance:number}' }],
  english: ({ distance }) => `your distance to that character counts as ${distance}`,
  explain: meaning('不看座次和坐骑', 'Whatever seats and mounts say'),
  rules: ['D1'],
};

const othersCannotShow: SanguoshaWord<OthersCannotShow> = {
  kind: 'others-cannot-show',
  forms: [{ as: 'status', zh: '你的回合内，其他角色不能明置武将牌' }],
  english: () => 'during your turn, other characters cannot show generals',
  explain: meaning(
    '不能明置，也就不能发动暗置的武将牌的技能',
    'Nor use skills of hidden ones, then',
  ),
  rules: ['H7'],
};

const cannotBeChained: SanguoshaWord<CannotBeChained> = {
  kind: 'cannot-be-chained',
  forms: [
    { as: 'status', zh: '若{condition}，[你的武将牌|你]不能[横置|被横置]' },
    { as: 'status', zh: '[你的武将牌|你]不能[横置|被横置]', with: { condition: null } },
  ],
  english: ({ condition }, say) =>
    `${condition === null ? '' : `while ${say(condition, 'you')}, `}you cannot be chained`,
  explain: meaning('已经横置的不受影响', 'Whoever is chained already stays so'),
  rules: ['stateChange.3', 'P1'],
};

const soleBigFaction: SanguoshaWord<SoleBigFaction> = {
  kind: 'sole-big-faction',
  forms: [{ as: 'status', zh: '若{condition}，你的势力是唯一的大势力' }],
  english: ({ condition }, say) =>
    `while ${say(condition, 'you')}, your faction is the only big one`,
  explain: meaning('不论各势力有几名角色', 'However many characters there are of each'),
  rules: ['T44', 'P1'],
};

const fixedHp: SanguoshaWord<FixedHp> = {
  kind: 'fixed-hp',
  forms: [{ as: 'status', zh: '你的体力值不会改变' }],
  english: () => 'your HP does not change',
  explain: meaning(
    '伤害、失去和回复照样结算',
    'Damage, losses and recoveries are gone through all the same',
  ),
  rules: ['P1'],
};

const skillsVoid: SanguoshaWord<SkillsVoid> = {
  kind: 'skills-void',
  forms: [{ as: 'status', zh: '你的非锁定技[无效|失效]' }],
  english: () => 'your non-compulsory skills are void',
  explain: meaning(
    '锁定技和觉醒技仍然有效，装备的技能也有效',
    'Compulsory and awakening skills work on, as does equipment',
  ),
  rules: ['T01'],
};

const lendSkill: SanguoshaWord<LendSkill> = {
  kind: 'lend-skill',
  forms: [
    {
      as: 'status',
      zh: '所有{faction}势力其他角色拥有〖{skill:name}〗',
      with: { inLine: null },
    },
    {
      as: 'status',
      zh: '所有{inLine:line-quality}其他角色拥有〖{skill:name}〗',
      with: { faction: null },
    },
    {
      as: 'status',
      zh: '所有其他角色拥有〖{skill:name}〗',
      with: { faction: null, inLine: null },
    },
  ],
  english: ({ faction, inLine, skill }, say) =>
    `all other ${faction === null ? '' : `${FACTION_TERMS[faction].en} `}characters${inLine === null ? '' : ` ${say(inLine, 'you')}`} have 〖${skill}〗`,
  explain: meaning('不是获得，只是此刻拥有', 'It is not gained, but had as long as this holds'),
  rules: ['P10', 'T56'],
};

const leftOut: SanguoshaWord<LeftOut> = {
  kind: 'left-out',
  forms: [
    { as: 'status', zh: '你不计入距离的计算', with: { of: 'distances' } },
    { as: 'status', zh: '你不计入座次的计算', with: { of: 'seats' } },
  ],
  english: ({ of }) => `you are not counted for ${of}`,
  explain: meaning('别人之间数起来，当你不在', 'Between others it is as if you were not there'),
  rules: [],
  rulesOf: ({ of }) => [of === 'distances' ? 'T46' : 'T47'],
};

const useAsHand: SanguoshaWord<UseAsHand> = {
  kind: 'use-as-hand',
  forms: [{ as: 'status', zh: '你可以如手牌般使用或打出“{pile}”' }],
  english: ({ pile }) => `you may use or play ${PILE_TERMS[pile].en}s as if they were in your hand`,
  explain: meaning(
    '转化时也可以；但它们不是手牌',
    'Also to make other cards of them; but they are no hand cards',
  ),
  rules: ['T09', 'needUse.4'],
};

const pileFollows: SanguoshaWord<PileFollows> = {
  kind: 'pile-follows',
  forms: [{ as: 'status', zh: '“{pile}”随此牌移动' }],
  english: ({ pile }) => `${PILE_TERMS[pile].en}s move with this card`,
  explain: meaning(
    '装备移到另一名角色的装备区，这些牌就归那名角色',
    'They belong to whoever’s equipment area it goes to',
  ),
  rules: ['T09', 'move.7'],
};

const asGuise: SanguoshaWord<AsGuise> = {
  kind: 'as-guise',
  forms: [{ as: 'status', zh: '你拥有声明的技能，势力和性别与亮出的“化身”相同' }],
  english: () => 'you have the declared skill, and the faction and sex of the shown Guise',
  explain: meaning('换了亮出的“化身”，就换了这些', 'They change with the one that is shown'),
  rules: ['P10', 'death.1'],
};

const cannotDoubt: SanguoshaWord<CannotDoubt> = {
  kind: 'cannot-doubt',
  forms: [{ as: 'status', zh: '你不能质疑' }],
  english: () => 'you cannot doubt declared cards',
  explain: meaning('不会再被询问', 'You are not asked any more'),
  rules: ['P1'],
};

const otherSkillsVoid: SanguoshaWord<OtherSkillsVoid> = {
  kind: 'other-skills-void',
  forms: [{ as: 'status', zh: '若你的体力值为{hp:number}，你的其他武将技能无效' }],
  english: ({ hp }) => `while you have ${hp} HP, all other skills of your generals are void`,
  explain: meaning('锁定技也无效；装备的技能不受影响', 'Compulsory ones, too, but not equipment'),
  rules: ['P1'],
};

/** Also read of somebody else, where they begin: 其不能使用【闪】. */
function alsoTheirs<N extends Status>(word: SanguoshaWord<N>): SanguoshaWord<N> {
  return { ...word, forms: [...word.forms, ...theirsOf(word.forms)] };
}

/** Lasting words, by kind. */
export const STATUSES: {
  readonly [K in Status['kind']]: SanguoshaWord<Extract<Status, { kind: K }>>;
} = {
  'change-number': alsoTheirs(changeNumber),
  'faction-range': factionRange,
  'set-number': setNumber,
  'not-dying': notDying,
  'as-if-equipped': asIfEquipped,
  'suit-counts': suitCounts,
  'face-counts': faceCounts,
  'armour-void': armourVoid,
  'no-limit': alsoTheirs(noLimit),
  'cannot-be-target': alsoTheirs(cannotBeTarget),
  'cannot-use': alsoTheirs(cannotUse),
  'fewer-fish': fewerFish,
  'counts-more': countsMore,
  'have-skill': haveSkill,
  'skill-reads': skillReads,
  'ignores-armour': ignoresArmour,
  'cannot-recover': alsoTheirs(cannotRecover),
  'distance-limit': distanceLimit,
  'others-cannot-use': othersCannotUse,
  'fixed-distance': fixedDistance,
  'sole-big-faction': soleBigFaction,
  'fixed-hp': fixedHp,
  'cannot-be-chained': cannotBeChained,
  'others-cannot-show': othersCannotShow,
  'skills-void': alsoTheirs(skillsVoid),
  'lend-skill': lendSkill,
  'left-out': leftOut,
  'as-guise': asGuise,
  'cannot-doubt': cannotDoubt,
  'other-skills-void': otherSkillsVoid,
  'use-as-hand': useAsHand,
  'pile-follows': pileFollows,
};
