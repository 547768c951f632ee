import type { Decision, Seat } from '@lianhuan/kernel';
import { IF_ASKED, seatLetter } from '../../scenario/judged-game.ts';
import { listed, SEVERAL } from '../sayings.ts';
import { normalWords, withCommas } from './normal-words.ts';
import { SEATS, seatsIn } from './seats-said.ts';
import { joined, longerWords } from './shorthand.ts';

/** A line of players that tells of several picks, taken apart. */

/**
 * 目标 B、C, 弃置 杀♠7、闪♦2, 对 B 使用 杀 and 使用 杀 目标 B are several picks in one line.
 * @param seat whose line it is
 * @param asked what that seat is asked now; null where it is not asked
 */
export function picksIn(
  line: string,
  seat: Seat,
  asked: Decision | null = null,
): readonly string[] {
  const own = seatLetter(seat);
  const said = withShown(withCommas(line))
    // 杀（♠7）
    .replaceAll(/（([♠♥♣♦](?:10|[2-9AJQK]))）/g, '$1')
    // 两张手牌（杀♠7、闪♦2）: the cards alone.
    .replaceAll(
      /[一两二三四1-4]张(?:手牌|装备牌|牌)\s*[（：:]?\s*([^\s，；（）]+[♠♥♣♦](?:10|[2-9AJQK]))）?/g,
      '$1',
    )
    // 两张：杀♠7、闪♦2
    .replaceAll(/[一两二三四1-4]张\s*[：:]\s*(?=[^\s，；（）]+[♠♥♣♦])/g, ' ')
    // 杀 B（桃♥3）
    .replaceAll(/([A-J])\s*（([^（）]*[♠♥♣♦](?:10|[2-9AJQK]))）/g, '$1，$2')
    // 一张天兵（闪♥2）
    .replaceAll(
      /[一两二三四1-4]张[^\s，；（）]{1,4}（([^\s，；（）]+[♠♥♣♦](?:10|[2-9AJQK]))）/g,
      ' $1',
    )
    // 奇袭（杀♠7）B
    .replaceAll(/(?<=[\u4e00-\u9fff])（([^（）]*[♠♥♣♦](?:10|[2-9AJQK]))）\s*(?=[A-J])/g, '$1对')
    // 突袭两人：B、C
    .replaceAll(/[两二三四2-4](?:人|名角色|名)\s*[：:]\s*(?=[A-J])/g, '')
    .replaceAll(/（((?:弃|目标|选|对|令|将|交|获得|打出|使用|用)[^）]*)）/g, '，$1，')
    .split(/[，,；;→]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const parts = joined(said);
  const [, recast] = /^重铸\s+(\S+)$/.exec(line.trim()) ?? [];
  if (recast !== undefined) return ['重铸', recast];
  // 两张牌 of three do not tell which.
  if (isOfSome(line, asked)) return [line];
  // Each of several parts is taken apart when it is come to: it may be told of as it stands.
  if (parts.length > 1) return parts;
  return parts.flatMap((part) => {
    const plain = normalWords(part, own);
    if (plain.includes('，')) return plain.split('，');
    if (plain !== part) return [plain].filter(Boolean);
    return longerWords(part, asked) ?? picksOfPart(part, own);
  });
}

/** 攻心 B，将 桃♥3 置于牌堆顶: what is done with a card tells that it was shown. */
function withShown(line: string): string {
  if (!line.includes('攻心') || line.includes('展示')) return line;
  return line
    .replace(
      /，\s*(?:将|把)?\s*(\S+[♠♥♣♦]\w+)\s*(?:置于|放到|放在|置)\s*牌堆顶/,
      '，展示 $1，置于牌堆顶',
    )
    .replace(/，\s*弃[置掉]?\s*(\S+[♠♥♣♦]\w+)/, '，展示 $1，弃置这些牌');
}

/** Does a line hand over so many cards of more that could be? */
function isOfSome(line: string, asked: Decision | null): boolean {
  const [, word] = /^将?(?:这|此)?([两2三3四4])张手?牌都?(?:交给|分给|给)/.exec(line.trim()) ?? [];
  if (word === undefined || asked === null) return false;
  const many = { 两: 2, 三: 3, 四: 4 }[word] ?? Number(word);
  return asked.options.filter(({ verb }) => verb === 'pick').length > many;
}

/** 杀♠7, 丈八蛇矛: a card told by its name with its corner. */
const CARD = /^[^\s：:]+[♠♥♣♦](?:10|[2-9AJQK])$/;

/** One way to say something, and the picks that it tells of by what it found; null where it tells of none. */
type Phrase = readonly [
  said: RegExp,
  picks: (found: readonly string[], own: string) => readonly string[] | null,
];

/** What is shared out and kept for oneself. */
const KEEP = '自己保留';

/** All cards of a hand, and how they are picked: one by one, or all at once. */
const ALL = /^(?:所有|全部)(?:手)?牌$/;
const EACH_OF_ALL = ['全部', `${IF_ASKED}全部`, `${IF_ASKED}全部`];

/** In this order: the first that fits is meant. */
const PHRASES: readonly Phrase[] = [
  // 将 桃♥3、闪♦2 当 杀 使用
  [/^将\s*(.+?[、和与].+?)\s*(当.+)$/, ([made, as]) => [`将 ${as}`, ...listed(made)]],
  // 将 杀♠7 当 过河拆桥 对 B 使用
  [
    new RegExp(`^将\\s*(.+?)\\s*当作?\\s*(\\S+?)\\s*对\\s*(${SEATS})\\s*(?:使用)?$`),
    ([made, face, whom], own) => [
      ...picksOfPart(`将 ${made} 当 ${face} 使用`, own),
      ...seatsIn(whom),
    ],
  ],
  // 将 诸葛连弩 置于 B 的装备区
  [
    /^将?\s*(\S+)\s*(?:置于|置入|放入|放到|装备给)\s*([A-J])\s*(?:的?(?:装备区|判定区|武将牌上|武将牌旁)(?:里|内|上)?)?$/,
    ([card, whom]) => [card, ...seatsIn(whom)],
  ],
  // 将 丈八蛇矛 置入自己的装备区: what of several things is done, and with which card
  [
    /^将?\s*(?:[A-J]\s*的?\s*)?(?:(?:装备区|判定区)[里内中]的?\s*)?(\S+?)\s*(?:置于|置入|放入|放到|移动到|移到)\s*(?:自己|你|我)的?(装备区|判定区)[里内中]?$/,
    ([card, area], own) => [
      `${IF_ASKED}置入你的${area}`,
      `${IF_ASKED}${card}`,
      `${IF_ASKED}目标 ${own}`,
    ],
  ],
  // 将 闪♦2 置于武将牌上, 将 闪♦2 置入弃牌堆
  [
    /^将\s*(\S+[♠♥♣♦]\w+)\s*(?:置于|放在|放到|放于)(?:自己|我|你)?的?武将牌[上旁][^，]*$/,
    ([cards]) => listed(cards).map((card) => `选择 ${card}`),
  ],
  [
    /^将\s*(\S+[♠♥♣♦]\w+)\s*(?:置入|放入|移入|移到)弃牌堆$/,
    ([cards]) => listed(cards).map((card) => `移去 ${card}`),
  ],
  // 用 杀♠7、杀♠8 交换 桃♥3、闪♦2 (七星)
  [
    /^(?:用|以|将|拿)\s*(\S+[♠♥♣♦]\w+)\s*(?:交换|换取?|换成)\s*(\S+[♠♥♣♦]\w+)$/,
    ([given, got]) => [...listed(given), ...listed(got)].map((card) => `交换 ${card}`),
  ],
  // 转移给 C (流离), 将伤害转移给 C (天香)
  [/^将?\s*此?(?:【?杀】?|伤害)?转移?(?:给|至|到)\s*([A-J])$/, ([whom]) => seatsIn(whom)],
  // 将两张牌都交给 C
  [
    /^将?(?:这|此)?(?:[两2三3四4]张|所有|全部)牌?都?(?:交给|分给|给)\s*([A-J])$/,
    ([whom]) => handedOver(EACH_OF_ALL, whom),
  ],
  // 发动 蛊惑 杀♠7 当 杀
  [
    /^发动\s*(\S+)\s+(\S+[♠♥♣♦]\w+)\s*当作?\s*【?(\S+?)】?(?:使用)?$/,
    ([skill, card, face]) => [`发动 ${skill}`, `声明 ${face}`, card],
  ],
  // 将 杀♠8 置入仓廪
  [/^将\s*(\S+)\s*置入仓廪$/, ([cards]) => listed(cards)],
  // 判定红桃，停止
  [/^(?:就此)?(?:停止|停手)$/, () => [`${IF_ASKED}放弃`]],
  // 弃置所有手牌
  [/^弃置?\s*(?:所有|全部)(?:手)?牌$/, () => ['全部']],
  // 用 杀♠K 拼点
  [/^用\s*(\S+)\s*(?:进行)?拼点$/, ([card]) => [`拼点 ${card}`]],
  // 弃置 闪♦2 x2
  [
    /^(\S+?)\s+(\S+\s*[x×]\s*\d)$/,
    ([verb, things]) => listed(things).map((thing) => `${verb} ${thing}`),
  ],
  // 将 桃♥3 交给 C; what one keeps ends the sharing
  [
    /^将\s*(\S+?)\s*(?:交给|分给|给)\s*([A-J])$/,
    ([cards, whom], own) => {
      if (whom === own) return [KEEP];
      return handedOver(ALL.test(cards) ? EACH_OF_ALL : listed(cards), whom);
    },
  ],
  // 交给 C 桃♥3
  [/^(?:交给|分给|给)\s*([A-J])\s*(\S+)$/, ([whom, cards]) => handedOver(listed(cards), whom)],
  // 令 A 获得 桃♥3
  [/^(?:令|让)\s*([A-J])\s*获得\s*(\S+[♠♥♣♦]\w+)$/, ([whom, card]) => [card, ...seatsIn(whom)]],
  // 将 桃♥3 留给自己, 自己保留 桃♥3, 其余留下
  [/^将?.*(?:留给自己|自己留下|自己保留)$/, () => [KEEP]],
  [/自己(?:留下|留着|都?留$|保留|拿|收下)/, () => [KEEP]],
  [
    /^(?:其余的?|都|全部?|这?[两2二三3四4]张牌?[都全]?)(?:留下|保留|不分|留着|自留|自己留下)$/,
    () => [KEEP],
  ],
  // 跳过判定阶段和摸牌阶段
  [
    /^跳过\s*(\S{2}阶段)\s*[、和与]\s*(?:跳过)?\s*(\S{2}阶段)$/,
    ([one, other]) => [`跳过${one}`, `跳过${other}`],
  ],
  // 将 桃♥4、杀♠7 置于牌堆顶
  [
    /^将?\s*(\S+)\s*(?:置于|放在|放到)(牌堆[顶底])$/,
    ([cards, where]) => ofCards(cards, (card) => `置于${where} ${card}`),
  ],
  // 弃置 B 的两张手牌
  [
    /^(\S+?)\s*([A-J])\s*的?\s*([两2三3])张手牌$/,
    ([verb, whose, many]) =>
      Array.from({ length: '两2'.includes(many) ? 2 : 3 }, () => `${verb} ${whose}的手牌`),
  ],
  // 令 B 对 C 使用 决斗 (离间)
  [
    /^(?:令|让)\s*([A-J])\s*(?:视为)?\s*对\s*([A-J])\s*(?:视为)?使用\s*(?:一张|1张)?\s*【?决斗】?$/,
    ([one, other]) => [...seatsIn(one), ...seatsIn(other)],
  ],
  // 令 B 对 C 造成1点伤害 (驱虎)
  [new RegExp(`^(?:令|让)\\s*(?:其|[A-J])\\s*对\\s*(${SEATS})\\s*造成`), ([whom]) => seatsIn(whom)],
  // 令其对 C 使用杀, 被杀角色 C (借刀杀人)
  [
    /^(?:(?:令|让)?\s*(?:其|他|她|([A-J]))\s*(?:对|杀)|被杀(?:的|者|角色|目标)?|【?杀】?的?目标)\s*为?\s*([A-J])\s*(?:使用\s*(?:一张|1张)?\s*【?杀】?)?$/,
    ([who = '', whom]) => [...seatsIn(who).map((one) => `${IF_ASKED}${one}`), ...seatsIn(whom)],
  ],
  // 令 B 回复1点体力, 令 B、C 交换手牌
  [
    new RegExp(
      `^(?:令|让)\\s*(${SEATS})\\s*(?:各|依次)?(?:回复|摸|失去|受到|翻面|横置|重置|交换|判定|进行|成为|弃|展示|叠置|选择|[将把]手牌|对(?:你|其|自己)|获得(?:一个|1个)?额外)`,
    ),
    ([whom]) => seatsIn(whom),
  ],
  // C 受到伤害 (天香)
  [/^([A-J])\s*(?:受到?|承受)(?:此|该|这)?(?:次)?伤害$/, ([whom]) => seatsIn(whom)],
  // 横置 B、C
  [new RegExp(`^(?:横置|重置|叠置)\\s*(${SEATS})$`), ([whom]) => seatsIn(whom)],
  // 视为对 B 使用 杀
  [
    new RegExp(`^视为\\s*对\\s*(${SEATS})\\s*使用\\s*(?:一张|1张)?\\s*\\S+$`),
    ([whom]) => seatsIn(whom),
  ],
  // 对 B 造成3点火焰伤害: whom, and what came of it
  [
    new RegExp(`^对\\s*(${SEATS})\\s*各?(造成\\d点\\S*伤害)$`),
    ([whom, harm]) => [...seatsIn(whom), harm],
  ],
  // 使用 无懈可击 抵消 过河拆桥
  [/^(使用\s*【?无懈可击\S*?】?)\s*(?:抵消|响应|对).*$/, ([use]) => [use]],
  // 获得 B、C 各一张手牌, 获得 B的手牌、C的手牌
  [
    new RegExp(`^(获得|弃置?|拿)\\s*(${SEATS})\\s*的?各(?:一|1)张手牌$`),
    ([verb, whom]) => ofHands(verb, whom),
  ],
  // 获得 B、C 的手牌
  [
    /^(获得|弃置?|拿走?|抽)\s*([A-J](?:\s*[、和与]\s*[A-J])+)\s*的?[各两]?(?:[一1]张|张)?手牌$/,
    ([verb, whom]) => ofHands(verb, whom),
  ],
  // 拿 杀♠K 跟 B 拼点
  [
    /^(?:用|以|拿)\s*(\S+[♠♥♣♦]\w+)\s*(?:和|与|跟|同)\s*([A-J])\s*拼点$/,
    ([card, whom]) => [...seatsIn(whom).map((one) => `${IF_ASKED}${one}`), `拼点 ${card}`],
  ],
  [
    /^(获得|弃置?|拿)\s*([A-J]\s*的手牌(?:\s*[、和与]\s*[A-J]\s*的手牌)+)$/,
    ([verb, hands]) => ofHands(verb, hands),
  ],
  // 弃置 B 的赤兔和手牌
  [
    /^(弃置|弃掉|弃|获得|拿走|拿)\s*([A-J]\s*的|其)\s*([^\s、和与A-J]+(?:\s*[、和与]\s*[^\s、和与A-J]+)+)$/,
    ([verb, whose, things]) => listed(things).map((thing) => `${verb} ${whose}${thing}`),
  ],
  // 弃置杀♠7、绝影
  [
    /^(弃置|弃掉|弃(?![置掉])|展示|亮出|获得|拿|打出|使用|保留|留下)(?!\s)(.+[、和与].+)$/,
    ([verb, things]) => listed(things).map((thing) => `${verb} ${thing}`),
  ],
  // 重铸铁索连环♠J
  [/^重铸\s*(\S+)$/, ([card]) => ['重铸', card]],
  // 使用桃救 B
  [
    /^((?:使用|打出|出|用)\s*\S+?)\s*救\s*([A-J]|他|她|其|人)?$/,
    ([use, whom = '']) => [spaced(use), ...seatsIn(whom).map((one) => `${IF_ASKED}${one}`)],
  ],
  // 拼点，出 杀♠7
  [/^拼点$/, () => [`${IF_ASKED}确定`]],
  // 用 桃♥3 替换判定牌, 打出 桃♥4 代替之
  [
    /^(.+?)\s*(?:代替|替换|换掉|换下|换走)(?:之|(?:此|该|原)?判定牌)?$/,
    ([played], own) => picksOfPart(played.replace(/^[以拿]\s*/, '用 '), own),
  ],
  // 获得 A 的手牌 桃♥4
  [
    /^(\S+?)\s*([A-J])\s*的(?:手牌|装备|装备牌)?\s*(\S+)$/,
    ([verb, whose, card]) => ofCards(card, (one) => `${verb} ${whose}的${one}`),
  ],
  // 发动 离间 弃置 杀♠7
  [
    /^(发动\s+\S+)\s+((?:弃置?|获得|将|令|对|目标|交给|打出|展示|用)\s*.+)$/,
    ([use, rest], own) => [use, ...picksOfPart(rest, own)],
  ],
  // 发动 鬼才 杀♠5
  [
    /^(?:发动|使用)\s+(\S+)\s+(.+)$/,
    ([skill, cards]) =>
      prefixed(
        `发动 ${skill}`,
        ofCards(cards, (card) => card),
      ),
  ],
  // 杀♠7、闪♦2
  [/^(.+[、和与].+)$/, ([cards]) => ofCards(cards, (card) => card)],
  // 奇袭：青釭剑
  [
    /^([^\s：:]+)[：:]\s*(.+)$/,
    ([skill, what], own) => [`发动 ${skill}`, ...picksOfPart(what, own)],
  ],
  // 对 C 的 无懈可击 使用 无懈可击: whatever is open to it
  [/^对.+使用\s*【?(无懈可击\S*?)】?$/, ([card]) => [`使用 ${card}`]],
  // 对 B 使用, behind what is used
  [new RegExp(`^对\\s*(${SEATS})\\s*使用(?:之|此牌)?$`), ([whom]) => seatsIn(whom)],
  // 对 B 使用 杀
  [
    /^对\s*([A-J](?:\s*[、和与]?\s*[A-J])*)\s*(.+)$/,
    ([whom, deed]) => [spaced(deed), ...seatsIn(whom)],
  ],
  // 使用 杀 目标 B、C
  [
    /^(.+?)\s*(?:选择目标|指定目标|目标为?|指定|选择|对|交给|给|至|于)\s*([A-J](?:\s*[、和与]?\s*[A-J])*)$/,
    ([deed, whom], own) => [...picksOfPart(deed, own), ...seatsIn(whom)],
  ],
  // 目标 B、C
  [/^(?:目标|选择|指定)\s*([A-J](?:\s*[、和与]\s*[A-J])+)$/, ([whom]) => seatsIn(whom)],
  // 弃置 杀♠7、闪♦2
  [
    new RegExp(`^(\\S+?)\\s+(${SEVERAL})$`),
    ([verb, things]) => listed(things).map((thing) => `${verb} ${thing}`),
  ],
];

function picksOfPart(part: string, own: string): readonly string[] {
  for (const [said, picks] of PHRASES) {
    const found = said.exec(part);
    const told = found && picks(found.slice(1), own);
    if (told) return told;
  }
  return [part];
}

/** Cards that go to one: he is asked for once, or card by card. */
function handedOver(cards: readonly string[], whom: string): string[] {
  const asked = cards.flatMap((card) => [card, `${IF_ASKED}目标 ${whom}`]);
  return [...asked.slice(0, -1), `目标 ${whom}`];
}

/** A card of the hand of each: told of as whom one picks, and as what one picks of him. */
function ofHands(verb: string, whose: string): string[] {
  const letters = [...whose.matchAll(/[A-J]/g)].map(([letter]) => letter);
  return [
    ...letters.map((letter) => `${IF_ASKED}目标 ${letter}`),
    ...letters.map((letter) => `${verb} ${letter}的手牌`),
  ];
}

/** What is said of each of several cards; null if some are none. */
function ofCards(list: string, say: (card: string) => string): string[] | null {
  const cards = listed(list);
  return cards.every((card) => CARD.test(card)) ? cards.map(say) : null;
}

function prefixed(first: string, others: readonly string[] | null): string[] | null {
  return others && [first, ...others];
}

/** 使用杀 is 使用 杀. */
function spaced(deed: string): string {
  return deed.replace(/^(使用|发动|打出)\s*/, '$1 ').trim();
}
