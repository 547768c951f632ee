/** What players put into a line beside what they pick: it is taken out before the line is read. */

type Change = readonly [said: RegExp, plain: string];

const SUITS: Readonly<Record<string, string>> = {
  黑桃: '♠',
  红桃: '♥',
  红心: '♥',
  梅花: '♣',
  方块: '♦',
  方片: '♦',
};

const RANK = '(?:10|[2-9AJQK])';

/** In this order. */
const CHANGES: readonly Change[] = [
  [
    /^(?:先|再|又|也|接着|然后|随后|最后|于是|并|我|依次(?=弃|获)|继续(?=对|使用|将))\s*(?=[^\s])/,
    '',
  ],
  [/^把\s*/, '将 '],
  // 第三张，杀♣3
  [/^第[一二三四]张$/, ''],
  // 第二张闪出不了, 出不了第二张, 打不出杀
  [/^(?:第二张)?\s*【?([闪杀])】?\s*[出打]不[了出]$/, '不出 $1'],
  [/^[出打]不[了出]\s*(?:第二张)?\s*【?([闪杀]?)】?$/, '不出 $1'],
  // 判定黑桃8，失败
  [/^(?:失败|成功|点数不?同|点数不重复|点数重复)$/, ''],
  [/^杀[一1]次\s*/, '杀 '],
  [/^(?:喝|使用|用)?\s*【?酒】?【?杀】?\s*(?=[A-J]$)/, '使用 酒，杀 '],
  [/唯一的/, ''],
  // 受到伤害后发动奸雄, 濒死时喝酒
  [/^[^\s，]{2,10}?[后时]\s*(?=(?:发动|喝|使用|吃)\s*\S)/, ''],
  // 一张杀
  [/(使用|打出|出|用|弃置|弃|视为使用)\s*[一1]张\s*(?=【?(?:[火雷]?杀|闪|桃|酒|无懈可击))/, '$1 '],
  // 使用 闪♦2 抵消
  [/^((?:使用|打出|出|用)\s*\S+?)\s*(?:来?抵消|来?响应[^\s，]*|反无懈)$/, '$1'],
  // 无懈掉 A 的乐不思蜀
  [/^无懈掉?\s*(?:[A-J]\s*的)?\s*(?!可击)\S+$/, '使用 无懈可击'],
  // 濒死，喝酒自救
  [/\s*自救$/, ''],
  // 弃一张红桃牌桃♥3
  [/^(弃置?)\s*[一1]张\S{0,4}牌\s*(?=\S+[♠♥♣♦])/, '$1 '],
  [/^[放开]\s*(?=【?(?:南蛮|万箭|桃园|五谷))/, '使用 '],
  [/^受(?=[一两1-4]点)/, '受到'],
  [/^[挂贴放]上?\s*(?=【?闪电)/, '使用 '],
  [/^贴给?\s*(?=[A-J]$)/, '目标 '],
  [/^让\s*(?=[A-J])/, '令 '],
  // 将闪♦2扣置于仓廪
  [/^将\s*(\S+[♠♥♣♦]\w+)\s*扣置[于在]\S+$/, '扣置 $1'],
  // 喝酒♠9, 吃桃
  [/^(?:喝|使用|饮)\s*【?酒/, '使用 酒'],
  [/^吃\s*【?桃/, '使用 桃'],
  [/^(?:装上|装备上|穿上|上马|骑上|换上|挂上|装(?!备))\s*/, '装备 '],
  [/^射[掉下落]\s*/, '弃置 '],
  [/^弃牌(?:阶段)?\s*[：:]?\s*(?:弃置?|弃掉)?\s*(?=\S+[♠♥♣♦])/, '弃置 '],
  // 反无懈, 不无懈
  [/^反?无懈(?:可击)?$/, '使用 无懈可击'],
  [/^不无懈(?:可击)?$/, '不使用 无懈可击'],
  // 改判为 杀♥10
  [/^(?:将|把)?(?:判定牌?)?改[判为成]+\s*(?=\S+[♠♥♣♦])/, '打出 '],
  [/(?:放在|放到|放回|放|摆在|移到|置)(?=牌堆[顶底])/g, '置于'],
  // 发动奇袭将 …, 发动闭月摸一张牌
  [/^(发动\s*\S+?)(?<!激)(将\s*\S.*|摸[一两三四1-4]张.*|获得\S+)$/, '$1，$2'],
  // 对其发动雌雄双股剑, 替主公打出闪
  [/^对其\s*(?=发动)/, ''],
  [/^[替为](?:[A-J]|主公|其)\s*(?=打出|使用|出(?!牌)|用)/, ''],
  // 将 X 重铸
  [/^将\s*(\S+?)\s*重铸$/, '重铸 $1'],
  [/还给/, '交给'],
  // 指定 B 为目标, 以 B 为目标, 目标为 B
  [/^(?:指定|选择|以)\s*([A-J](?:\s*[、和与]\s*[A-J])*)\s*为目标$/, '目标 $1'],
  // 使用 杀 指定 B 为目标, 以 B 为目标使用 杀
  [/^(.*\S)\s*(?:指定|选择|以)\s*([A-J](?:\s*[、和与]\s*[A-J])*)\s*为目标$/, '$1 目标 $2'],
  [/^(?:指定|选择|以)\s*([A-J](?:\s*[、和与]\s*[A-J])*)\s*为目标\s*(?=使用|发动|出)/, '对 $1 '],
  // 额外目标 B, 多指定 B 为目标, 令 B 也成为目标
  [/^(?:额外|追加|多)的?(?:目标|指定|选择)?为?\s*([A-J])(?:\s*为(?:额外)?目标)?$/, '目标 $1'],
  [/^(?:令|让)\s*([A-J])\s*也?成为(?:此牌|此【?杀】?|【?杀】?)?的?(?:额外)?目标$/, '目标 $1'],
  [/(目标|指定|选择)为?\s*([A-J](?:\s*[、和与]\s*[A-J])*)\s*[两三四2-4][人名]角?色?$/, '$1 $2'],
  [/向\s*(?=[A-J])/, '对 '],
  // 拼点用 X, 拼点牌为 X, 以 X 拼点
  [/^(?:拼点牌?(?:用|为|是|打?出)|拼点牌|亮出)\s*(\S+[♠♥♣♦]\w+)$/, '拼点 $1'],
  [/^以\s*(\S+)\s*拼点$/, '拼点 $1'],
  // 闪电判定为黑桃5
  [/^(?:闪电|乐不思蜀|兵粮寸断)的?(?=判定)/, ''],
  // 弃置判定区里的乐不思蜀
  [/^(弃置|弃掉|弃|获得)\s*(判定区|装备区)[里内中]的/, '$1 $2的'],
];

/** What comes after another thing in one breath, or is paid for it: 弃置 赤兔 并跳过出牌阶段, 弃置 闪♦2 发动离间. */
const NEXT =
  /(?<=[^\s，不])\s*(?:并且|并|然后|接着|随后|之后|再)\s*(?=(?:将|把|令|让|弃|跳过|获得|拿|摸|翻面|展示|置于|对|使用|打出|受到|回复|失去|判定|发动|移动|交给|分给))|(?<=[♠♥♣♦](?:10|[2-9AJQK]))\s*(?=发动|跳过)/g;

/** 令 A 翻面并摸1张牌: both is what A is made to do. */
const MADE_TO_DO =
  /((?:令|让)\s*(?:[A-J]|其)[^，；→]*?)(?:并且|并|然后|再)(?=摸|弃|翻面|回复|失去|横置|展示)/g;

/** A line with commas between all that it tells of one after another, without whom or what it answers (响应激将，打出杀). */
export function withCommas(line: string): string {
  return line
    .replace(/^\s*响应[^\s，]+\s*，\s*(?=使用|打出|出)/, '')
    .replaceAll(MADE_TO_DO, '$1，令其')
    .replaceAll(NEXT, '，');
}

/** Cards by the first half of their names. */
const HALVES: readonly Change[] = [
  '南蛮入侵',
  '万箭齐发',
  '桃园结义',
  '五谷丰登',
  '无中生有',
  '顺手牵羊',
  '借刀杀人',
  '铁索连环',
  '过河拆桥',
  '兵粮寸断',
  '贯石斧',
  '丈八蛇矛',
  '方天画戟',
  '麒麟弓',
  '八卦阵',
  '仁王盾',
].map((name) => [new RegExp(`${name.slice(0, 2)}(?!${name[2]})`, 'g'), name]);

/** A card's suit and rank stand behind its name: 黑桃7杀, ♠7 杀 and 杀（♠7） are 杀♠7. */
function withCorners(line: string): string {
  return line
    .replaceAll(
      new RegExp(`(黑桃|红桃|红心|梅花|方块|方片)(?=${RANK}\\s*的?【?[\\u4e00-\\u9fff])`, 'g'),
      (suit) => SUITS[suit],
    )
    .replaceAll(
      new RegExp(
        `(?:(?<![\\u4e00-\\u9fff】])|(?<=[将用弃置出]))([♠♥♣♦]${RANK})\\s*的?【?([火雷]?杀|闪|桃|酒|[\\u4e00-\\u9fff]{2,6}?)】?(?=\\s|当|对|$|、|，|和|与|）)`,
        'g',
      ),
      '$2$1',
    )
    .replaceAll(new RegExp(`([\\u4e00-\\u9fff]+】?)（([♠♥♣♦]${RANK})）`, 'g'), '$1$2');
}

const WHOSE =
  /^(弃置|弃掉|弃|获得|拿走|拿|得到)\s*(?:其|他的|她的|([A-J])\s*的?)\s*(?:(手牌区?|装备区|判定区)(?:[里内中]的?|的)?)?\s*(?=[^\s的]{1,8}$)(?!\S*(?:手牌|张牌|牌$))/;

/**
 * 弃置其装备区里的赤兔, 获得 B 的手牌 桃♥4: the card, with the letter whose it is and the area it lies in where they are
 * told.
 */
function withOwner(line: string): string {
  return line.replace(WHOSE, (_, verb: string, whose?: string, area?: string) => {
    const told = [whose, /^手/.test(area ?? '') ? undefined : area].filter(
      (one) => one !== undefined,
    );
    return `${verb} ${told.map((one) => `${one}的`).join('')}`;
  });
}

/** 获得 B 一张手牌, 弃置 B 的牌, 获得他一张牌: one card of him, of his hand or of all. */
const ONE_OF =
  /^(弃置|弃掉|弃|获得|拿走|拿|得到|抽走|抽|抢走)\s*(?:(其|他|她)的?|([A-J])\s*的?)\s*(?:[一1]张)?\s*(手牌|装备区[里内中]?的?牌|装备牌?|牌)$/;

function withOne(line: string): string {
  return line.replace(ONE_OF, (_, verb: string, __, whose: string | undefined, what: string) => {
    const one = what.startsWith('装备') ? '装备牌' : what;
    return `${verb} ${whose === undefined ? '其' : `${whose}的`}一张${one}`;
  });
}

/** A part of a line of `plays` in the words that options are told in. @param own the letter of its seat */
export function normalWords(part: string, own: string): string {
  const plain = [...HALVES, ...CHANGES].reduce(
    (line, [said, instead]) => line.replace(said, instead),
    withCorners(part),
  );
  return withOne(withOwner(plain))
    .replace(/^(令|让)\s*自己/, `$1 ${own} `)
    .trim();
}
