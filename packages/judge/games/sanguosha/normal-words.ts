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
  [/^(?:先|再|又|也|接着|然后|随后|最后|于是|并|我|继续(?=对|使用|将))\s*(?=[^\s])/, ''],
  [/^把\s*/, '将 '],
  // 第三张，杀♣3
  [/^第[一二三四]张$/, ''],
  // 受到伤害后发动奸雄, 濒死时喝酒
  [/^[^\s，]{2,10}?[后时]\s*(?=(?:发动|喝|使用|吃)\s*\S)/, ''],
  // 一张杀
  [/(使用|打出|出|用|弃置|弃|视为使用)\s*[一1]张\s*(?=【?(?:[火雷]?杀|闪|桃|酒|无懈可击))/, '$1 '],
  // 使用 闪♦2 抵消
  [/^((?:使用|打出|出|用)\s*\S+?)\s*(?:来?抵消|来?响应)$/, '$1'],
  // 喝酒♠9, 吃桃
  [/^(?:喝|使用|饮)\s*【?酒/, '使用 酒'],
  [/^吃\s*【?桃/, '使用 桃'],
  [/^(?:装上|装备上|穿上)\s*/, '装备 '],
  [/^拆[掉除]?\s*/, '弃置 '],
  // 发动奇袭将 …, 发动闭月摸一张牌
  [/^(发动\s*\S+?)(?<!激)(将\s*\S.*|摸[一两三四1-4]张.*|获得\S+)$/, '$1，$2'],
  // 对其发动雌雄双股剑, 替主公打出闪
  [/^对其\s*(?=发动)/, ''],
  [/^[替为](?:[A-J]|主公|其)\s*(?=打出|使用)/, ''],
  // 将 X 重铸
  [/^将\s*(\S+?)\s*重铸$/, '重铸 $1'],
  [/还给/, '交给'],
  // 指定 B 为目标, 以 B 为目标, 目标为 B
  [/^(?:指定|选择|以)\s*([A-J](?:\s*[、和与]\s*[A-J])*)\s*为目标$/, '目标 $1'],
  [/(目标|指定|选择)为?\s*([A-J](?:\s*[、和与]\s*[A-J])*)\s*[两三四2-4][人名]角?色?$/, '$1 $2'],
  [/向\s*(?=[A-J])/, '对 '],
  // 杀 B, 决斗 B
  [/^(【?(?:[火雷]?杀|决斗)】?(?:[♠♥♣♦]\w+)?)\s*(?:打|对)?\s*([A-J])$/, '对 $2 使用 $1'],
  // 拼点用 X, 拼点牌为 X, 以 X 拼点
  [/^(?:拼点牌?(?:用|为|是|出)|亮出)\s*(\S+[♠♥♣♦]\w+)$/, '拼点 $1'],
  [/^以\s*(\S+)\s*拼点$/, '拼点 $1'],
  // 闪电判定为黑桃5
  [/^(?:闪电|乐不思蜀|兵粮寸断)的?(?=判定)/, ''],
  // 弃置判定区里的乐不思蜀
  [/^(弃置|弃掉|弃|获得)\s*(?:判定区|装备区)[里内中]?的/, '$1 '],
];

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
  /^(弃置|弃掉|弃|获得|拿走|拿|得到)\s*(?:其|他的|她的|([A-J])\s*的?)\s*(?:(?:手牌|装备区|判定区|手牌区)[里内中]?的?)?\s*(?=[^\s的]{1,8}$)(?!\S*(?:手牌|张牌|装备$|装备牌))/;

/** 弃置其装备区里的赤兔, 获得 B 的手牌 桃♥4: the card, with the letter whose it is where one is told. */
function withOwner(line: string): string {
  return line.replace(WHOSE, (_, verb: string, whose?: string) =>
    whose === undefined ? `${verb} ` : `${verb} ${whose}的`,
  );
}

/** A part of a line of `plays` in the words that options are told in. @param own the letter of its seat */
export function normalWords(part: string, own: string): string {
  const plain = CHANGES.reduce(
    (line, [said, instead]) => line.replace(said, instead),
    withCorners(part),
  );
  return withOwner(plain)
    .replace(/^(令|让)\s*自己/, `$1 ${own} `)
    .trim();
}
