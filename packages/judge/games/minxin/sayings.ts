import {
  type CardId,
  type Decision,
  definitionOf,
  NO_CARD,
  NOBODY,
  type Seat,
} from '@lianhuan/kernel';
import type { CardDefinition, MinxinTable } from '@lianhuan/minxin';
import { IF_ASKED, seatLetter } from '../../scenario/judged-game.ts';
import {
  concludedPick,
  drawnInAll,
  eachWith,
  impliedPicks,
  listed,
  type Phrase,
  picksBy,
  type Sayings,
  SEVERAL,
} from '../sayings.ts';

/** How players of 民心 say what they pick, beside the labels of options. */

/** 完成 may be said after the last pick though nobody is asked. */
export const CLOSING: Sayings = ['完成', '确定', '选完', '结束选择'];

const CHOSEN: Sayings = ['', '选择', '选', '选取', '指定', '目标', '对', '令', '将'];

/** What is said of a card that is picked, by the verb of the option. */
const VERBS: Readonly<Record<string, Sayings>> = {
  play: ['打出', '使用', '出', '打', '从手牌打出', '从手牌使用', '选择', '令其打出'],
  'use-pouch': ['使用锦囊', '打出锦囊', '使用', '打出', '发动锦囊', '用'],
  'use-dust': ['使用', '发动', '打出', '用'],
  edict: ['布令', '发动', '使用', '横置'],
  'use-limited': ['发动', '使用', '用'],
  besiege: ['攻城', '攻打', '攻破', '进攻', '攻击', '攻占'],
  recruit: ['招募', '', '选择', '获取'],
  rout: ['击溃', '击败', '', '选择', '打败'],
  use: ['发动', '使用', '执行'],
  draft: ['选取', '选', '选择', '留下', '拿', '抽'],
  keep: ['保留', '留下', '选择', '选取', '留'],
  'take-rebel': ['招募', '获取', ''],
  'exile-rebel': ['放逐', ''],
  discard: ['弃置', '弃', '弃掉', '丢弃', '', '选择'],
  exile: ['放逐', '', '选择'],
  put: [...CHOSEN, '拿', '获得', '将'],
  untap: ['重置', '', '选择', '竖置'],
  tap: ['横置', '', '选择'],
  trigger: ['先执行', '执行', '先', '', '选择'],
  replacement: ['先用', '用', '先', '', '选择'],
};

/** What follows the name of a card, as 荆州 布令. */
const DEEDS: Readonly<Record<string, Sayings>> = {
  edict: ['布令', '的布令'],
  use: ['的进场', '的进场效果', '的效果'],
  'use-limited': ['的效果'],
};

const LET_GO: Sayings = ['放弃', '不', '不使用', '不发动', '否'];

/** Other words for what has a label of its own. */
const WHOLE: Readonly<Record<string, Sayings>> = {
  end: [
    ...['出牌结束', '宣布出牌结束', '宣告出牌结束', '宣布结束出牌', '宣告结束出牌', '结束'],
    ...['结束出牌阶段', '出牌阶段结束', '结束回合', '回合结束'],
  ],
  pass: [...LET_GO, '过', '不应对', '不响应', '不打出', '跳过'],
  done: ['确定', '选完', '结束选择', '够了', '不选', '不弃置', '不再弃置', '全部保留', '不弃'],
  use: ['发动', '使用', '执行', '是', '发动进场', '发动进场效果', '使用进场效果'],
  decline: [...LET_GO, '不执行', '不发动进场', '放弃进场效果', '不发动进场效果'],
  do: ['是', '执行', '发动', '好', '可以', '要'],
  'do-not': [...LET_GO, '不要', '不执行', '不弃置', '不放逐', '不招募', '不摸牌', '不支付'],
};

const MODES = '①②③④⑤';

/** What else is said for an option. */
export function alsoSaid(
  table: MinxinTable,
  decision: Decision,
  index: number,
  labels: Sayings,
): Sayings {
  const { verb, card, amount, seat } = decision.options[index];
  const whole = WHOLE[verb] ?? [];
  if (verb === 'mode')
    return [
      ...eachWith(
        ['', '选择'],
        [...[labels[index], `第${amount + 1}项`, `选项${amount + 1}`, MODES[amount] ?? '']],
      ),
    ];
  if (verb === 'player' && seat !== NOBODY)
    return eachWith(CHOSEN, [seatLetter(seat), seat === decision.seat ? '自己' : '对手']);
  const names = namesOf(table, card, decision.seat);
  return [
    ...whole,
    ...eachWith(VERBS[verb] ?? CHOSEN, names),
    ...(DEEDS[verb] ?? []).flatMap((deed) =>
      names.flatMap((name) => eachWith(['', '发动', '使用', '横置'], [`${name}${deed}`])),
    ),
  ];
}

/** 成都, B的成都: what a card is called; another player's with that player's letter, too. */
function namesOf(table: MinxinTable, card: CardId, own: Seat): Sayings {
  if (card === NO_CARD) return [];
  const { name }: CardDefinition = definitionOf(table, card);
  const { controller } = table.cards[card];
  const ahead =
    controller === NOBODY ? ['中央牌列的', '中央牌列里的'] : [`${seatLetter(controller)}的`];
  const whose = controller === own ? ['', '自己的', ...ahead] : ['', '对手的', ...ahead];
  return whose.map((prefix) => `${prefix}${name}`);
}

/** What is done with what a card that is played lets its player do: whether it is used need not be asked. */
const DONE_WITH = '(击溃|招募|弃置?|放逐|横置|重置|选取|选择)';

/** Lines that tell of several picks. In this order: the first that fits is meant. */
const PHRASES: readonly Phrase[] = [
  // 花费两点声望招募 民兵: what it costs is no choice.
  [
    /^(?:花费?|消耗|支付|用|以)\s*\S{1,2}?点?\s*(?:声望|战力|攻城战力)\s*(?:来|去)?\s*(招募|击溃|攻城|攻打|攻破)\s*(\S+)$/,
    ([verb, card]) => [`${verb} ${card}`],
  ],
  [
    /^(?:从|自)?(?:自己的?)?手牌(?:里|中)?\s*(打出|使用)\s*(\S+)$/,
    ([verb, card]) => [`${verb} ${card}`],
  ],
  [/^对\s*([A-H]的\S+)\s*(?:进行|发动)?攻城$/, ([city]) => [`攻城 ${city}`]],
  // 横置 荆州 布令
  [/^横置\s*(\S+?)\s*(?:发动|使用)?布令$/, ([city]) => [`布令 ${city}`]],
  // 打出 先锋 击溃 山贼
  [
    new RegExp(`^((?:打出|使用|布令)\\s*\\S+?)\\s*(?:来|去|并)?\\s*${DONE_WITH}\\s*(\\S+)$`),
    ([use, verb, things]) => [
      use,
      `${IF_ASKED}发动`,
      ...listed(things).map((thing) => `${verb} ${thing}`),
    ],
  ],
  // 弃置 民兵、望族
  [
    new RegExp(
      `^(打出|弃置|弃掉|弃|放逐|招募|击溃|选取|选择|保留|横置|重置)?\\s*(${SEVERAL}|\\S+\\s*[x×]\\s*\\d)$`,
    ),
    ([verb = '选择', things]) => listed(things).map((thing) => `${verb} ${thing}`),
  ],
];

/** What is picked for the effect of a card, and is no other play. */
const OF_EFFECT = /^(?:选|弃|放逐|横置|重置|获得|拿|指定|令|展示)/;

/** The picks that a line tells of. @param asked what its seat is asked now; null where it is not asked */
export function picksIn(line: string, _: Seat, asked: Decision | null = null): readonly string[] {
  // 保留 望族, where it is asked what is discarded: what is kept is no pick.
  // 弃置 民兵 of a card that comes in tells that its effect is used.
  const isOfEffect = asked?.kind === 'entry-ability' && OF_EFFECT.test(line.trim());
  if (isOfEffect && !/[，,；;]/.test(line)) return ['发动', line.trim()];
  const isKept = asked?.kind === 'discard-hand' && /^(?:只|仅)?(?:保留|留下)/.test(line.trim());
  return isKept && !/[，,；;]/.test(line) ? [] : picksBy(PHRASES, line);
}

/** 发动 of what comes in, and what goes without saying elsewhere, where the next line tells what comes of it. */
export function implied(decision: Decision): readonly number[] {
  const used = decision.options.flatMap(({ verb }, index) => (verb === 'use' ? [index] : []));
  return [...new Set([...used, ...impliedPicks(decision)])];
}

/** 完成, or that what comes in is used, where a check holds only then. */
export function concluded(decision: Decision): number {
  const used = decision.options.findIndex(({ verb }) => verb === 'use');
  return used >= 0 ? used : concludedPick(decision, false);
}

/** 摸1张牌, 民心+2: what a line of the log tells of is told in other words, too. */
export function alsoTold(_: MinxinTable, lines: readonly string[], from: number): string[] {
  const said = lines.slice(from);
  const drawn = drawnInAll(said, /^([A-H]) 摸到 /, (many) => `摸${many}张牌`);
  return [...drawn, ...said.flatMap(inOtherWords)];
}

function inOtherWords(line: string): string[] {
  const [, payer, paid, of] = /^([A-H]) 支付 (\d+) (\S+)$/.exec(line) ?? [];
  if (payer !== undefined)
    return ['支付', '花费', '花', '消耗'].flatMap((verb) => [
      `${payer} ${verb}${paid}点${of}`,
      `${payer} ${verb}${paid}${of}`,
    ]);
  const [, seat, what, sign, amount] =
    /^([A-H]) (战力|声望|民心|攻城战力)([+−])(\d+)$/.exec(line) ?? [];
  if (seat === undefined) return [];
  const plain = sign === '+' ? ['获得', '得到', '增加'] : ['失去'];
  return plain.flatMap((verb) => [
    `${seat} ${verb}${amount}${what}`,
    `${seat} ${verb}${amount}点${what}`,
    `${seat} ${verb}${what}${amount}`,
  ]);
}
