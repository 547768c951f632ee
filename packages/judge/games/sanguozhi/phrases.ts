import { KEYWORDS } from '@lianhuan/sanguozhi';
import { IF_ASKED } from '../../scenario/judged-game.ts';
import { listed, type Phrase, type Sayings, SEVERAL } from '../sayings.ts';

/** 完成 may be said after the last pick though nobody is asked. */
export const CLOSING: Sayings = ['完成', '确定', '选完', '结束选择', '完成进攻', '完成防守'];

const aim = (things: string) => listed(things).map((thing) => `指定 ${thing}`);

/** One fighter for a target, then those who fight with it. */
function fights(verb: '进攻' | '防守', fighters: string, target: string): string[] {
  const [first, ...others] = listed(fighters);
  return [
    `${verb} ${first}`,
    ...others.map((one) => `与 ${one} 协同`),
    ...(verb === '进攻' ? [`进攻 ${target}`] : [`防守 ${target} 的进攻`]),
  ];
}

/** 盾将 挡 枪将 is 盾将 防守 枪将. */
const BLOCKING = '(?:阻?挡住?|抵挡|迎战|拦住?)';

/** A 禀赋, perhaps with its level. */
const KEYWORD = `(?:${Object.values(KEYWORDS)
  .map(({ zh }) => zh)
  .join('|')})\\d?`;

/** ②: the second of several effects. */
const MODES = '①②③④⑤⑥';
const mode = (sign: string) => `选择第${MODES.indexOf(sign) + 1}项`;

/** How it is said that something is done to a target: 发动 毒计 毒 主帅. */
const DONE_TO = '(?:打击|打|毒|烧|射|点|治疗|治|救|招|破坏|赶走|返回|盖放|指(?!定))';

/** Lines that tell of several picks. In this order: the first that fits is meant. */
export const PHRASES: readonly Phrase[] = [
  // 用 骑一、骑二 结成 三才阵
  [
    new RegExp(`^(?:用|以|由)?\\s*(${SEVERAL})\\s*(?:结成|结阵)\\s*(\\S+)$`),
    ([members, formation]) => [
      `结阵：${formation}`,
      ...listed(members).map((one) => `${one} 参与结阵`),
    ],
  ],
  // 将 甲 盖着派到副将槽, 将 三才阵 盖到阵型槽
  [
    /^将\s*(\S+?)\s*盖[着放]?派(?:遣)?[到在为]?\s*(\S+?)槽?$/,
    ([general, role]) => [`盖放 ${general} · ${role}`],
  ],
  [/^将\s*(\S+?)\s*盖[着放]?[到在]阵型槽$/, ([formation]) => [`盖放阵型 ${formation}`]],
  // 给 甲 装上 长剑
  [
    /^给\s*(\S+?)\s*(?:装上|装备|穿上)\s*(\S+)$/,
    ([bearer, treasure]) => [`装备 ${treasure}`, bearer],
  ],
  // 分给 甲 2点、乙 1点
  [/^分配?给\s*(.+[、和与].+)$/, ([shares]) => listed(shares).map((share) => `分给 ${share}`)],
  // 毒箭 射 弱将: whether it is carried out need not be asked
  [
    new RegExp(`^(?:发动|使用|执行|用)?\\s*${KEYWORD}\\s*${DONE_TO}\\s*(\\S+)$`),
    ([target]) => [`${IF_ASKED}执行`, `指定 ${target}`],
  ],
  // 选 ② 打 盾将, 选 ①
  [
    new RegExp(`^选?[择用]?\\s*([${MODES}])\\s*${DONE_TO}\\s*(\\S+)$`),
    ([sign, target]) => [mode(sign), `指定 ${target}`],
  ],
  [new RegExp(`^选?[择用]?\\s*([${MODES}])\\s*[^①-⑥]*$`), ([sign]) => [mode(sign)]],
  // 横置 医者 治 弱将
  [
    new RegExp(`^横置\\s*(\\S+?)\\s*${DONE_TO}\\s*(\\S+)$`),
    ([user, target]) => [`横置 ${user}`, `指定 ${target}`],
  ],
  // 弃 虎符营 翻转 甲将
  [
    /^(?:舍弃|弃置|弃掉|弃|用)\s*(\S+?)\s*来?\s*(?:翻转|翻开)\s*(\S+)$/,
    ([paid, general]) => [`翻转 ${general}`, `舍弃 ${paid}`],
  ],
  // 给 盾将 点火, 给 盾将 上标记
  [/^给\s*(\S+?)\s*(?:点火|[上放加打]\S*标记)$/, ([target]) => [`指定 ${target}`]],
  // 将 甲将 返回手牌
  [/^将\s*(\S+?)\s*(?:收回|返回|放回|送回|弹回|回)手牌$/, ([target]) => [`指定 ${target}`]],
  // 贾、刘 协同防守 难; 甲 与 乙 协同进攻 B
  [
    /^(?:以|由)?\s*(\S+?\s*[、和与]\s*\S+?)\s*协同(进攻|防守)\s*(\S+)$/,
    ([fighters, verb, target]) => fights(verb as '进攻' | '防守', fighters, target),
  ],
  // 丙 守护 乙, 由 丙 代 乙 承受伤害
  [
    /^(?:以|由|用)?\s*(\S+?)\s*(?:守护|代替|代|替)\s*(?!不)(\S+?)(?:\s*(?:承受|受到?)(?:这?此?次?|该)?伤害)?$/,
    ([guard]) => [`由 ${guard} 守护`],
  ],
  // 从手牌摆放一张步兵兵权
  [/^(?:从手牌[里中]?)?\s*摆放?\s*(?:[一1]张)?\s*(\S+?)兵权$/, ([troop]) => [`摆放 ${troop}`]],
  // 派遣 甲 担任 副将, 将 甲 派遣到副将槽
  [
    /^(?:从手牌)?(派遣?|盖放)\s*(\S+?)\s*(?:担任|当作?|做|作为|为|到|至|进入|上)\s*(主将|军师|副将)槽?(?:上场)?$/,
    ([verb, general, role]) => [`${verb === '盖放' ? '盖放' : '派遣'} ${general} · ${role}`],
  ],
  [
    /^将\s*(\S+?)\s*(派遣|盖放)(?:为|到|至|在|进入)\s*(主将|军师|副将)槽?$/,
    ([general, verb, role]) => [`${verb} ${general} · ${role}`],
  ],
  // 荡枪 对 丙 造成1点战斗伤害, 毒箭 指定 乙
  [
    new RegExp(
      `^(?:发动|使用|执行|用)?\\s*${KEYWORD}\\s*[，]?\\s*(?:对|指定|目标[是为]?|选择|令)\\s*(\\S+?)(?:\\s*(?:造成|受到)\\S*伤害|\\s*返回手牌)?$`,
    ),
    ([target]) => [`${IF_ASKED}执行`, `指定 ${target}`],
  ],
  // 盾将 挡 枪将
  [
    new RegExp(`^(?:以|由)?\\s*(\\S+?)\\s*${BLOCKING}\\s*(\\S+?)(?:\\s*的进攻)?$`),
    ([fighter, target]) => fights('防守', fighter, target),
  ],
  // 乙 防守 甲, 甲 进攻 B, 甲 进攻 B的主将
  [
    /^(?:以|由|用|派|让|令)?\s*(\S+?)\s*(进攻|防守)\s*(\S+?)(?:\s*的进攻)?$/,
    ([fighter, verb, target]) => fights(verb as '进攻' | '防守', fighter, target),
  ],
  // 枪将 打 B
  [
    /^(?!发动|使用|用|对|翻|亮|选)(\S+?)\s*打\s*(\S+)$/,
    ([fighter, target]) => fights('进攻', fighter, target),
  ],
  // 进攻 甲 B
  [/^进攻\s+(\S+)\s+(\S+)$/, ([fighter, target]) => fights('进攻', fighter, target)],
  // 甲、乙 进攻
  [
    /^(\S+?\s*[、和与]\s*\S+?)\s*(进攻|防守)$/,
    ([fighters, verb]) => listed(fighters).map((one) => `${verb} ${one}`),
  ],
  // 对 甲 发动 火计
  [
    /^对\s*(.+?)\s*(?:发动|使用|用)\s*(\S+)$/,
    ([targets, card]) => [`发动 ${card}`, ...aim(targets)],
  ],
  // 装备 丈八蛇矛 给 张飞, 将 丈八蛇矛 装备给 张飞
  [
    /^(?:将|装备|使用)\s*(\S+?)\s*(?:装备给|装备于|装备到|给|于)\s*(\S+)$/,
    ([treasure, bearer]) => [`装备 ${treasure}`, bearer],
  ],
  // 发动 毒计 毒 主帅
  [
    new RegExp(`^(?:发动|使用|用|翻出|翻开|亮出)\\s*(\\S+?)\\s*${DONE_TO}\\s*(\\S+)$`),
    ([card, target]) => [`发动 ${card}`, `指定 ${target}`],
  ],
  // 发动 火计 指定 甲、乙
  [
    /^((?:发动|使用|横置)\s*\S+?)\s*(?:并?指定|选择|目标为?|对)\s*(\S.*)$/,
    ([use, targets]) => [use, ...aim(targets)],
  ],
  // 征兵 舍弃 甲、乙、丙
  [/^(征兵|取阵)\s*(舍弃\s*\S.*)$/, ([use, paid]) => [use, paid]],
  // 指定 甲、乙; 舍弃 兵 x3
  [
    new RegExp(
      `^(指定|选择|选取|舍弃|弃置|弃掉|弃|进攻|防守|换掉|重抓)?\\s*(${SEVERAL}|\\S+\\s*[x×]\\s*\\d)$`,
    ),
    ([verb = '选择', things]) => listed(things).map((thing) => `${verb} ${thing}`),
  ],
];
