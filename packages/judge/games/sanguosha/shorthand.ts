import type { Decision } from '@lianhuan/kernel';
import { IF_ASKED } from '../../scenario/judged-game.ts';
import { listed } from '../sayings.ts';
import { ownCards } from './cards.ts';
import { isFaceName, isSkillName, isTrickName, skillAhead } from './known-names.ts';
import { SEATS, seatsIn } from './seats-said.ts';
import { skillText } from './skill-words.ts';

/** How players put a play who say it in as few words as they can: 砍 B 一刀, 反间 B, 顺 B 的 赤兔. */

/** A part of a line by what it found, in longer words; null where it is meant otherwise. */
type Short = readonly [
  said: RegExp,
  longer: (found: readonly string[], isFree: boolean) => readonly string[] | null,
];

const CORNER = '[♠♥♣♦](?:10|[2-9AJQK])';

/** 杀♠7、闪♦2: cards that are told by their names with their corners. */
const CARDS = new RegExp(`^[^\\s、和与，]+${CORNER}(?:\\s*[、和与]\\s*[^\\s、和与，]+${CORNER})*$`);

/** B 装备区里的: whose, and where it lies. */
const WHERE = '(?:([A-J])\\s*的?\\s*)?(?:(装备区|判定区)[里内中上]?的?\\s*)?';

/** C 的装备区 */
const WHERE_TO = '([A-J])\\s*的?\\s*(装备区|判定区)?[里内中上]?';

/** What is used by taking or breaking something of somebody, by the first word for it. */
const TAKING: Readonly<Record<string, readonly [use: string, verb: string]>> = {
  拆: ['使用 过河拆桥', '弃置'],
  顺: ['使用 顺手牵羊', '获得'],
};

const LAID: Readonly<Record<string, string>> = { 乐: '乐不思蜀', 兵: '兵粮寸断' };

/** In this order. */
const SHORTS: readonly Short[] = [
  // 用 杀♠7 杀 B, 出杀打 B, 杀 B
  [
    new RegExp(
      `^(?:出|用|使用|打出)?\\s*(?:[一1]张)?\\s*【?([火雷]?杀)】?(${CORNER})?\\s*(?:来?(?:打|杀|砍|攻击)|对|给)?\\s*(${SEATS})$`,
    ),
    ([face, corner = '', whom]) => [`对 ${whom} 使用 ${face}${corner}`],
  ],
  // 砍 B 一刀; 打 B, which tells of whom where something is used already
  [
    new RegExp(`^(?:砍|打|攻击)\\s*(${SEATS})\\s*(一刀)?$`),
    ([whom, blow], isFree) =>
      isFree || blow !== undefined ? [`对 ${whom} 使用 杀`] : seatsIn(whom),
  ],
  // 和 B 决斗, 与 B 拼点
  [
    /^(?:和|与|跟|同|找)\s*([A-J])\s*(?:进行)?\s*(决斗|拼点)$/,
    ([whom, deed], isFree) =>
      isFree && deed === '决斗' ? [`对 ${whom} 使用 决斗`] : seatsIn(whom),
  ],
  // 给 B 一个桃
  [
    /^给\s*([A-J])\s*[一1]个【?桃】?$/,
    ([whom]) => ['使用 桃', ...seatsIn(whom).map((one) => `${IF_ASKED}${one}`)],
  ],
  // 借 B 的刀杀 C
  [
    /^借\s*([A-J])\s*(?:的?刀)?\s*(?:去?杀|砍)\s*([A-J])$/,
    ([one, other]) => [`${IF_ASKED}使用 借刀杀人`, ...seatsIn(one), ...seatsIn(other)],
  ],
  // 给 B 贴乐, 贴乐不思蜀给 B, 乐不思蜀贴 B
  [
    /^(?:给|对)\s*([A-J])\s*(?:贴|挂|上)\s*(?:[一1]张)?【?([乐兵])(?:不思蜀|粮寸断)?】?$/,
    ([whom, laid]) => [`对 ${whom} 使用 ${LAID[laid]}`],
  ],
  [
    /^[贴挂放]?\s*【?([乐兵])(?:不思蜀|粮寸断)】?\s*[贴挂放]?[给到]?\s*([A-J])$/,
    ([laid, whom]) => [`对 ${whom} 使用 ${LAID[laid]}`],
  ],
  // 突袭 B 和 C 各一张
  [
    new RegExp(`^([\\u4e00-\\u9fff]{2,4}?)\\s*(${SEATS})\\s*的?各[一1]张(?:手?牌)?$`),
    ([skill, whom]) => (isSkillName(skill) ? [`发动 ${skill}`, `获得 ${whom} 各一张手牌`] : null),
  ],
  // 仁德 B 两张牌
  [
    /^(?:发动)?\s*【?仁德】?\s*(?:给|对|交给)?\s*([A-J])\s*([两三四2-4])张(?:手牌|牌)$/,
    ([whom, many]) => ['发动 仁德', `将${many}张牌都交给 ${whom}`],
  ],
  // 苦肉一次
  [
    /^([\u4e00-\u9fff]{2,4}?)[一1]次$/,
    ([skill]) => (isSkillName(skill) ? [`发动 ${skill}`] : null),
  ],
  // 乐 B
  [/^([乐兵])\s*([A-J])$/, ([laid, whom]) => [`对 ${whom} 使用 ${LAID[laid]}`]],
  // 顺 B 的 赤兔, 拆 B; where nothing is used yet it tells of that, too
  [
    /^([拆顺])(?:掉|走|除)?\s*([A-J])\s*(?:的\s*)?(\S.*)?$/,
    ([word, whom, what], isFree) => {
      const [use, verb] = TAKING[word];
      const picked = what === undefined ? [] : [`${verb} ${whom}的${what}`];
      if (isFree) return [use, ...seatsIn(whom), ...picked];
      return what === undefined ? seatsIn(whom) : picked;
    },
  ],
  [/^([拆顺])(?:掉|走|除)?(?!手|桥)\s*(\S.*)$/, ([word, what]) => [`${TAKING[word][1]} ${what}`]],
  // 用过河拆桥拆 B 一张手牌
  [
    new RegExp(
      `^(?:用|使用)?\\s*【?(过河拆桥|顺手牵羊)】?(${CORNER})?\\s*(?:(?:拆|顺|弃置?|拿|获得)(?:掉|走)?)?\\s*([A-J])\\s*的?\\s*([^\\sA-J、和与].*)$`,
    ),
    ([face, corner = '', whom, what]) => [
      `使用 ${face}${corner}`,
      ...seatsIn(whom),
      `${face === '过河拆桥' ? '弃置' : '获得'} ${whom}的${what}`,
    ],
  ],
  // 反间 B, 过河拆桥 B, 铁索连环 C、D
  [
    new RegExp(
      `^(?:发动|使用|用)?\\s*【?([\\u4e00-\\u9fff（）]{2,7}?)】?(${CORNER})?\\s*(?:横置|连|指定|到|给|至)?\\s*(${SEATS})$`,
    ),
    ([name, corner = '', whom]) => {
      if (isTrickName(name)) return [`使用 ${name}${corner}`, ...seatsIn(whom)];
      return isSkillName(name) && corner === '' ? [`发动 ${name}`, ...seatsIn(whom)] : null;
    },
  ],
  // 以武圣将 桃♥3 当 杀 使用
  [
    /^(?:以|用)\s*([\u4e00-\u9fff]{2,4}?)\s*(将.+当.+)$/,
    ([skill, rest]) => (isSkillName(skill) ? [`${skill}：${rest}`] : null),
  ],
  // 武圣桃♥3 杀 B
  [
    new RegExp(
      `^(?:发动|用)?\\s*([\\u4e00-\\u9fff]{2,4}?)\\s*([^\\s、和与]+?${CORNER})\\s*(?:来?(?:杀|打|砍)|对|给)\\s*(${SEATS})$`,
    ),
    ([skill, made, whom]) =>
      isSkillName(skill) ? [`发动 ${skill} ${made}`, ...seatsIn(whom)] : null,
  ],
  // 制衡 杀♠7、闪♦2
  [
    new RegExp(
      `^(?:发动)?\\s*([\\u4e00-\\u9fff]{2,4}?)\\s*(?:掉|弃掉?)?\\s*((?:[^\\s、和与，A-J]+?${CORNER}\\s*[、和与]\\s*)*[^\\s、和与，A-J]+${CORNER})$`,
    ),
    ([skill, cards]) =>
      isSkillName(skill) && listed(cards).every(isCardCalled)
        ? [`发动 ${skill}`, ...listed(cards).map((one) => `选择 ${one}`)]
        : null,
  ],
  // 弃 闪♦2 离间, 弃 桃♥3 天香给 C
  [
    new RegExp(
      `^弃[置掉]?\\s*(\\S+?${CORNER})\\s*来?(?:发动)?\\s*([\\u4e00-\\u9fff]{2,4}?)\\s*(?:转移)?给?\\s*(${SEATS})?$`,
    ),
    ([cards, skill, whom = '']) =>
      isSkillName(skill)
        ? [`发动 ${skill}`, ...seatsIn(whom), ...listed(cards).map((one) => `弃置 ${one}`)]
        : null,
  ],
  // 武圣：将 桃♥3 当 杀 打 B, 将 闪♦2 当 桃 救 C
  [
    new RegExp(
      `^(?:发动\\s*)?(?:([\\u4e00-\\u9fff（）]{2,7})\\s*[：:])?\\s*(将|用|以|拿)?\\s*([^\\s当].*?)\\s*当[作做]?\\s*【?([\\u4e00-\\u9fff]{1,5}?)】?\\s*(?:来?(?:使用|打出)|来)?\\s*(?:(对|给|打|杀|砍|救|贴给?|抵消|响应|喝|吃)\\s*(${SEATS}|其|他|她)?)?\\s*(?:使用|打出|用)?$`,
    ),
    ([skill, lead, made, face, how, whom = '']) =>
      converted({ skill, lead, made, face, how, whom }),
  ],
  // 武圣杀（桃♥3）
  [
    new RegExp(`^(?:使用|打出)?\\s*([\\u4e00-\\u9fff]{2,4}?)([火雷]?杀)（(\\S+${CORNER})）$`),
    ([skill, face, made]) => (isSkillName(skill) ? [`发动 ${skill} ${made} 当 ${face}`] : null),
  ],
  // 用闪♦2急救 C
  [
    new RegExp(
      `^(?:用|以)?\\s*(\\S+?${CORNER})\\s*([\\u4e00-\\u9fff]{2,4}?)\\s*(?:杀|打|砍)?\\s*(${SEATS})?$`,
    ),
    ([made, skill, whom = '']) =>
      isSkillName(skill)
        ? [`发动 ${skill} ${made}`, ...seatsIn(whom).map((one) => `${IF_ASKED}${one}`)]
        : null,
  ],
  // 将藤甲移动到 C 的装备区, 将 B 装备区里的藤甲 移给 C
  [
    new RegExp(`^将\\s*${WHERE}([^\\s的]+?)\\s*(?:移动|(?<!转)移|挪)(?:到|至|给)?\\s*${WHERE_TO}$`),
    moved,
  ],
  [new RegExp(`^移动\\s*${WHERE}([^\\s的]+?)\\s*(?:到|至|给)\\s*${WHERE_TO}$`), moved],
  // 令 B 与 C 决斗, B 对 C 决斗
  [
    /^(?:令|让)?\s*([A-J])\s*(?:对|和|与|跟|同)\s*([A-J])\s*(?:视为)?(?:使用|进行)?\s*(?:[一1]张)?【?决斗】?$/,
    ([one, other]) => [...seatsIn(one), ...seatsIn(other)],
  ],
  // C 决斗 B
  [
    /^(?:令|让)?\s*([A-J])\s*决斗\s*([A-J])$/,
    ([one, other]) => [...seatsIn(one), ...seatsIn(other)],
  ],
  // 交换 B 和 C 的手牌
  [new RegExp(`^(?:令|让)?\\s*交换\\s*(${SEATS})\\s*的?手牌$`), ([whom]) => seatsIn(whom)],
  // 与 B 各回复1点体力, 治疗 B, 给 B 回复1点体力
  [/^(?:与|和|跟|同)\s*([A-J])\s*各自?(?:回复|摸).+$/, ([whom]) => seatsIn(whom)],
  [new RegExp(`^(?:治疗|医治|治)\\s*(${SEATS})$`), ([whom]) => seatsIn(whom)],
  [new RegExp(`^(?:给|为|帮|替)\\s*(${SEATS})\\s*(?:回复?|加).+$`), ([whom]) => seatsIn(whom)],
  // 拿走 B 和 C 各一张手牌
  [
    new RegExp(`^(?:拿走|得到|取得)\\s*(${SEATS})\\s*的?各(?:一|1)张手牌$`),
    ([whom]) => [`获得 ${whom} 各一张手牌`],
  ],
  // 闪♦10 分给 D, 把 闪♦J 和 闪♦10 都给 C, 闪♦10 给自己
  [
    /^将?\s*(\S.*?)\s*(?:[都全]|全部)?\s*(?:交给|分给|送给|给|留给)\s*([A-J]|自己|我)$/,
    ([cards, whom]) => {
      if (!CARDS.test(cards)) return null;
      return /[A-J]/.test(whom) ? [`将 ${listed(cards).join('、')} 交给 ${whom}`] : ['自己保留'];
    },
  ],
  // 跳过判定、摸牌阶段
  [
    /^跳过\s*([\u4e00-\u9fff]{2})(?:阶段)?\s*[、和与及]\s*(?:跳过)?\s*([\u4e00-\u9fff]{2})阶段$/,
    ([one, other]) => [`跳过${one}阶段`, `跳过${other}阶段`],
  ],
];

interface Converted {
  readonly skill?: string;
  /** 将, 用 … before the cards. */
  readonly lead?: string;
  /** The cards that another is made of. */
  readonly made: string;
  readonly face: string;
  /** What is done with it to whom. */
  readonly how?: string;
  readonly whom: string;
}

/** Null for what is said in the words of options, and for what is no card. */
function converted({ skill, lead, made, face, how, whom }: Converted): readonly string[] | null {
  if (!isFaceName(face) || (skill !== undefined && !isSkillName(skill))) return null;
  if (lead === undefined && !CARDS.test(made) && !isFaceName(made)) return null;
  const cards = listed(made);
  const targets = seatsIn(whom).map((one) => (how === '救' ? `${IF_ASKED}${one}` : one));
  const ahead = skill === undefined ? '将' : `发动 ${skill}`;
  if (cards.length > 1) return [`${ahead} 当 ${face}`, ...cards, ...targets];
  const isPlain = skill === undefined && lead === '将' && targets.length === 0;
  return isPlain ? null : [`${ahead} ${made} 当 ${face}`, ...targets];
}

/** What lies there and goes to whom; null where it goes to another area than it lies in. */
function moved([owner, area, card, whom, areaOf]: readonly string[]): readonly string[] | null {
  if (area !== undefined && areaOf !== undefined && area !== areaOf) return null;
  const where = [owner, area].filter((one) => one !== undefined).map((one) => `${one}的`);
  return [`移动 ${where.join('')}${card}`, ...seatsIn(whom)];
}

/** What a skill is told to do, right behind its name. */
const DEED =
  /^(?:(?:打|杀|砍|救|治)\s*[A-J其他她]|弃|将|把|令|让|对|拆|顺|获得|得到|收下|拿|摸|展示|观看|判定|交给|给|移|横置|转移?给|改判|多摸|少摸|声明|跳过|翻面|失去|回复|选|与|和|全部|所有|追杀|射|视为)/;

/** A 的手牌, 其赤兔: a card of somebody, right behind the name of the skill that takes or breaks it. */
const OF_WHOM = /^(?:[A-J]\s*(?:的|[一1]张|(?=手牌|装备|牌))|其)\s*\S+$/;

/**
 * A part of a line in longer words, each of them a part of its own; null for none.
 * @param asked what the seat is asked now; null where it is not asked
 */
export function longerWords(part: string, asked: Decision | null): readonly string[] | null {
  const isFree = asked?.kind === 'play-phase';
  for (const [said, longer] of SHORTS) {
    const found = said.exec(part);
    const told = found && longer(found.slice(1), isFree);
    if (told && !(told.length === 1 && told[0] === part)) return told;
  }
  const [, bare] = /^(?:发动|使用|用|以)?\s*(\S.*)$/.exec(part) ?? [];
  const ahead = skillAhead(bare ?? '', (rest) => DEED.test(rest) || OF_WHOM.test(rest));
  if (ahead === null) return null;
  const [skill, rest] = ahead;
  // 反馈 A 的手牌
  if (OF_WHOM.test(rest)) {
    const isTaken = /获得[^，。]*牌/.test(skillText(ownCards(), skill));
    return [`发动 ${skill}`, `${isTaken ? '获得' : '弃置'} ${rest}`];
  }
  const deed = /^(?:全部|所有)(?:手)?牌$/.test(rest) ? `弃置${rest}` : rest;
  // 青龙偃月刀追杀
  return deed === '追杀' ? [`发动 ${skill}`] : [`发动 ${skill}`, deed];
}

/** A basic card, a trick or equipment with its corner. */
function isCardCalled(called: string): boolean {
  const [name] = called.split(/[♠♥♣♦]/);
  return isFaceName(name) || isSkillName(name);
}

function isOfCards(made: string): boolean {
  return CARDS.test(made) || isFaceName(made);
}

/**
 * 武圣，将 桃♥3 当 杀 is one pick of a skill with a card: the two parts become one.
 * @param parts of one line
 */
export function joined(parts: readonly string[]): readonly string[] {
  return parts.flatMap((part, index) => {
    const [, skill] = /^(?:发动|使用|用)?\s*(\S+)$/.exec(part) ?? [];
    const isMaking = (one: string | undefined) =>
      one !== undefined &&
      /^(?:将|把|用|以)?\s*(\S.*?)\s*当[作做]?\s*\S/.test(one) &&
      isOfCards(/^(?:将|把|用|以)?\s*(\S.*?)\s*当/.exec(one)?.[1] ?? '');
    if (skill !== undefined && isSkillName(skill) && isMaking(parts[index + 1])) return [];
    const [, before] = /^(?:发动|使用|用)?\s*(\S+)$/.exec(parts[index - 1] ?? '') ?? [];
    if (before === undefined || !isSkillName(before) || !isMaking(part)) return [part];
    return [`${before}：${part.replace(/^把/, '将')}`];
  });
}
