import { type CardId, type Decision, NO_CARD, NOBODY, type Seat } from '@lianhuan/kernel';
import {
  asItIs,
  corner,
  faceOf,
  isEquipment,
  printed,
  type SanguoshaTable,
  sanguosha,
} from '@lianhuan/sanguosha';
import { seatLetter } from '../../scenario/judged-game.ts';
import { eachWith } from '../sayings.ts';
import { countsAs } from './cards.ts';
import { lyingCalled, oneOf } from './lying-cards.ts';
import { asItComes, ofFaction } from './mode-words.ts';
import { AGREED, REFUSING, refusals } from './refusals.ts';
import { runningSkill, skillText } from './skill-words.ts';
import { cardsThere } from './zones.ts';

/** What players say for what they pick, beside the label of the option. */

type Sayings = readonly string[];

/** What a card is picked for, by what is asked: 弃置 杀♠7 where cards to discard are picked. */
export const PICKED_FOR: Readonly<Record<string, Sayings>> = {
  discard: ['弃置', '弃掉', '弃'],
  'discard-surplus': ['弃掉', '弃'],
  obtain: ['获得', '得到', '取得', '拿', '拿走', '抢走', '抽', '抽走', '挑', '要', '选'],
  give: ['交给', '交出', '给出', '给', '交'],
  share: ['分给', '交给', '交出', '给出', '给', '交'],
  show: ['展示', '亮出', '亮'],
  recast: ['重铸'],
  'use-own': ['使用'],
  exchange: ['交换'],
  'put-on-general': ['置于武将牌上', '扣置'],
  'put-in-granary': ['置入仓廪', '置入', '扣置'],
  'put-on-top': ['置于牌堆顶', '放到牌堆顶'],
  remove: ['移去', '弃置', '弃'],
  'move-card': ['移动'],
  retrial: ['打出', '改为', '代替', '用'],
  'convert-with': ['用', '将', '选用', '使用', '打出'],
  keep: ['保留', '留下'],
  'lay-face-down': ['扣置', '扣下', '打出', '用'],
  general: ['选将', '选择'],
};

/** What else is said for the verb of a label. */
const VERBS: Readonly<Record<string, Sayings>> = {
  使用: ['出', '用', '用出', '打出'],
  打出: ['出', '用', '用出', '使用'],
  发动: ['使用', '用', ''],
  目标: ['选择目标', '指定目标', '指定', '选择', '对', '选'],
  选择: ['选择角色', '选择目标', '指定目标', '指定', '目标', '令', '对', '选', '交给'],
  拼点: ['拼', '选择', '用', '出', '打出', '亮出', '扣置'],
  弃置: ['弃掉', '弃', '选择'],
  明置: ['亮出', '亮将', '翻开', '亮', '只亮', '只明置', '只亮出'],
  暗置: ['翻面', '盖上'],
  选择武将: ['选将', '选择'],
  置于牌堆顶: ['放到牌堆顶', '放在牌堆顶', '牌堆顶', '顶'],
  置于牌堆底: ['放到牌堆底', '放在牌堆底', '牌堆底', '底'],
  成为君主: ['成为君', '替换为君', '换为君', '变为君', '变更为君', '君'],
  重铸: ['重铸'],
  选项: ['选择', ''],
};

/** Other words for what has a label of its own. */
const WHOLE: Readonly<Record<string, Sayings>> = {
  end: [
    '结束',
    '结束出牌',
    '结束回合',
    '回合结束',
    '空过',
    '过',
    '不出牌',
    '不出牌了',
    '不出了',
    '进入弃牌阶段',
    '结束阶段',
  ],
  done: ['完成', '选完', '选好了', '结束选择', '不再选择', '够了', '保留', '自己保留'],
  do: [
    '是',
    '可以',
    '好',
    '发动',
    '同意',
    '继续',
    '重复此流程',
    '重复',
    '继续判定',
    '再次判定',
    '执行军令',
  ],
  doubt: ['怀疑'],
  'show-both': [
    '明置两张',
    '明置两张武将牌',
    '同时明置',
    '明置全部',
    '明置全部武将牌',
    '明置主将和副将',
    '亮出两张武将牌',
    '同时明置两张',
    '同时明置两张武将牌',
    '两张都明置',
    '两张武将牌都明置',
    '全亮',
    '双亮',
    '亮双将',
    '明置双将',
    '明置主将与副将',
    '明置主将、副将',
  ],
  'formation-call': ['发动 阵法召唤', '进行 阵法召唤', '发起 阵法召唤', '召唤'],
  'spend-pair': [
    '弃置 珠联璧合',
    '弃置 珠联璧合标记',
    '使用 珠联璧合',
    '发动 珠联璧合',
    '珠联璧合 摸两张牌',
    '珠联璧合标记 摸两张',
  ],
  'spend-pair-as-peach': [
    '弃置 珠联璧合',
    '弃置 珠联璧合标记',
    '使用 珠联璧合',
    '发动 珠联璧合',
    '珠联璧合 当 桃',
    '珠联璧合标记 当桃',
  ],
  'spend-fish': [
    '弃置 阴阳鱼',
    '使用 阴阳鱼',
    '发动 阴阳鱼',
    '阴阳鱼 摸一张牌',
    '阴阳鱼标记 摸一张',
  ],
  'spend-fish-to-keep': ['弃置 阴阳鱼', '使用 阴阳鱼', '发动 阴阳鱼', '阴阳鱼 手牌上限+2'],
  'spend-vanguard': ['弃置 先驱', '使用 先驱', '发动 先驱', '先驱标记'],
  'draw-two': ['摸两张'],
  'recover-one': ['回复体力', '回复1点'],
};

/** Said of all that is left: it is picked one by one. */
const FOR_THE_REST: Readonly<Record<string, Sayings>> = {
  pick: ['全部', '其余', '弃置全部', '弃置其余'],
  'to-top': ['其余置于牌堆顶', '全部置于牌堆顶'],
  'to-bottom': ['其余置于牌堆底', '全部置于牌堆底'],
};

/** The skills that are offered, or the one whose words are being carried out. */
export function alsoAsked(table: SanguoshaTable, decision: Decision): string {
  if (decision.kind === 'play-phase') return '';
  if (decision.kind !== 'timing') return runningSkill(table) ?? '';
  return decision.options.map((choice) => sanguosha.label(table, choice, decision).zh).join(' ');
}

/** All that is said for an option, beside its label. */
export function alsoSaid(
  table: SanguoshaTable,
  decision: Decision,
  index: number,
  labels: Sayings,
): Sayings {
  const { verb, card, seat, amount } = decision.options[index];
  const label = labels[index];
  const [first, ...rest] = label.split(' ');
  const about = rest.join(' ');
  const forms = (words: Sayings, what: string) => words.map((word) => `${word} ${what}`);
  const said = [...(WHOLE[verb] ?? []), ...(about === '' ? [] : forms(VERBS[first] ?? [], about))];
  if (verb in REFUSING) said.push(...REFUSING[verb], ...refusals(table, decision, index, labels));
  if (verb === 'do') said.push(...agreed(table, decision));
  if (verb === 'pick') said.push(...forms(PICKED_FOR[decision.kind] ?? [], about), about);
  if (verb === 'pick' && card !== NO_CARD)
    said.push(
      ...eachWith(PICKED_FOR[decision.kind] ?? [], lyingCalled(table, card, decision.seat)),
    );
  if (verb in FOR_THE_REST && decision.options.findIndex((one) => one.verb === verb) === index)
    said.push(...FOR_THE_REST[verb]);
  if (verb === 'pick')
    said.push(
      ...forms(['', ...(PICKED_FOR[decision.kind] ?? [])], `${ownerOf(table, card)}${about}`),
    );
  if (verb === 'hidden-card') {
    said.push(...unseen(decision, seat, amount), ...forms(PICKED_FOR[decision.kind] ?? [], label));
    said.push(...byFace(table, decision, index));
  }
  if (verb === 'suit')
    said.push(...(SUIT_NAMES.find((names) => names.includes(label)) ?? []).flatMap(suitForms));
  if (verb === 'declare-skill') said.push(...declared(label));
  if (verb === 'look' || verb === 'general-place')
    said.push(...forms(['选择', '观看', '看'], label), ...forms(['选择', '观看'], byNumber(label)));
  if (decision.kind === 'rejoin' && verb === 'general') said.push('执行', '重新登场', '是', '登场');
  if (decision.kind === 'discard-surplus') said.push(...forKept(table, decision, index));
  if (verb === 'target' || verb === 'character') said.push(about);
  if (verb === 'convert' || verb === 'convert-several') said.push(...converting(label));
  if (card !== NO_CARD) said.push(...countedAs(table, label, card));
  if (verb === 'use' && isEquipment(faceOf(table, asItIs(table, card).face).kind))
    said.push(`装备 ${about}`);
  if (verb === 'skill') said.push(...partsCalled(table, label), ...recasting(table, label));
  if (verb === 'use-skill') said.push(...numbered(table, label), ...onTarget(table, label));
  // 八阵 is 八卦阵 without the card.
  if (label === '发动 八卦阵' && !hasArmour(table, decision.seat)) said.push('发动 八阵');
  if (verb === 'command') said.push(...commanded(label));
  if (verb === 'mode')
    said.push(
      ...withoutWhom(label),
      ...withUser(table, label),
      ...asItComes(table, label),
      ...ofFaction(table, label),
    );
  if (verb === 'show-general') said.push(...byPlace(table, decision, index, label));
  if (verb === 'show-both') said.push(...together(labels));
  return said;
}

function hasArmour(table: SanguoshaTable, seat: Seat): boolean {
  return cardsThere(table, seat, '装备区').some((card) => printed(table, card).name === '八卦阵');
}

/** 保留 杀♠9, 只留 杀♠9: all others are discarded, one by one. */
function forKept(table: SanguoshaTable, { options, amount }: Decision, index: number): string[] {
  if (amount !== options.length - 1) return [];
  const kept = options.filter(
    ({ card }, at) => card !== NO_CARD && options.findIndex((_, other) => other !== at) === index,
  );
  const names = kept.flatMap(({ card }) => {
    const { face, suit, rank } = asItIs(table, card);
    return [`${faceOf(table, face).name}${corner({ suit, rank })}`];
  });
  return eachWith(['保留', '只保留', '只留', '留', '留下', '只留下'], names);
}

/** 选军令五, 下达 军令五 for 军令五：叠置…. */
function commanded(label: string): string[] {
  const [name] = label.split('：');
  return eachWith(['选', '选择', '下达', '选定', '令其执行'], [name]);
}

/** 亮出 典韦, 声明 强袭 for 典韦〖强袭〗. */
function declared(label: string): string[] {
  const [, general, skill] = /^(.+)〖(.+)〗$/.exec(label) ?? [];
  return general === undefined
    ? []
    : [
        `亮出 ${general}`,
        `声明 ${skill}`,
        `亮出 ${general}，声明 ${skill}`,
        ...eachWith(['', '声明', '选择', '获得'], [`${general} 的 ${skill}`]),
      ];
}

/** B的武将牌 1 for B的主将. */
function byNumber(label: string): string {
  return label.replace('主将', '武将牌 1').replace('副将', '武将牌 2');
}

/** What each suit is called. */
export const SUIT_NAMES: readonly Sayings[] = [
  ['♠', '黑桃'],
  ['♥', '红桃', '红心'],
  ['♣', '梅花'],
  ['♦', '方块', '方片'],
];

function suitForms(name: string): string[] {
  return [name, ...['选择', '选', '声明', '猜', '花色'].map((verb) => `${verb} ${name}`)];
}

/** 发动 颂威 and the words of what may be done. */
function agreed(table: SanguoshaTable, decision: Decision): string[] {
  const [, offer = ''] = /「(.+)」/.exec(sanguosha.prompt(table, decision).zh) ?? [];
  const skill = runningSkill(table);
  return [
    offer,
    ...cardsOffered(offer),
    ...(skill === null ? [] : AGREED.map((verb) => `${verb} ${skill}`)),
  ];
}

const ALL_OF_THEM: readonly (readonly [offer: RegExp, called: Sayings])[] = [
  // What others have not got of the cards of 固政.
  [/^获得所有/, ['其余', '其余的牌', '剩余的牌', '剩下的牌']],
  [/^获得这些牌/, ['拼点牌', '两张拼点牌', '双方的拼点牌', '两张牌']],
];

/** 获得其余的牌 for 获得所有此阶段内弃置的牌: the cards of an offer as they are called by whoever gets them. */
function cardsOffered(offer: string): string[] {
  return ALL_OF_THEM.flatMap(([said, called]) =>
    said.test(offer) ? eachWith(['获得', '自己获得', '拿走', '得到'], called) : [],
  );
}

/** A hand card that the one who picks does not see: any is like the others. */
function unseen({ kind }: Decision, seat: Seat, place: number): string[] {
  if (place > 0) return [];
  const whose = seatLetter(seat);
  const names = [
    '手牌',
    '一张手牌',
    '其手牌',
    '其一张手牌',
    `${whose}的手牌`,
    `${whose}的一张手牌`,
    ...oneOf(whose),
  ];
  const verbs = [...(PICKED_FOR[kind] ?? []), '选择'];
  return [...names, ...verbs.flatMap((verb) => names.map((name) => `${verb} ${name}`))];
}

/** 获得 杀♣7: whoever tells of a play knows which card it was that the one who picked did not see. */
function byFace(table: SanguoshaTable, { kind, options }: Decision, index: number): string[] {
  const { seat } = options[index];
  const unseenOnes = options.flatMap((one, at) =>
    one.verb === 'hidden-card' && one.seat === seat ? [at] : [],
  );
  const shown = new Set(options.map(({ card }) => card));
  const hand = cardsThere(table, seat, '手牌').filter((card) => !shown.has(card));
  // Where some of the hand cannot be picked, or was picked already, it does not say which is which.
  if (hand.length !== unseenOnes.length) return [];
  const card = hand[unseenOnes.indexOf(index)];
  const { face, suit, rank } = asItIs(table, card);
  const name = `${faceOf(table, face).name}${corner({ suit, rank })}`;
  const verbs = ['', ...(PICKED_FOR[kind] ?? []), '选择'];
  return verbs.flatMap((verb) =>
    [name, `${seatLetter(seat)}的${name}`].map((one) => `${verb} ${one}`.trim()),
  );
}

/** B的 of a card in an area of B; '' of one that nobody owns. */
function ownerOf({ zones, cards }: SanguoshaTable, card: CardId): string {
  if (card === NO_CARD) return '';
  const { owner } = zones[cards[card].zone];
  return owner === NOBODY ? '' : `${seatLetter(owner)}的`;
}

/** 武圣：桃♥3 当【杀】: 发动 武圣 桃♥3, 将 桃♥3 当 杀 使用. */
function converting(label: string): string[] {
  const [, skill, made = '', face] = /^(.+?)：(.*?) ?当【(.+)】$/.exec(label) ?? [];
  if (skill === undefined) return [];
  const bare = made.replace(/[♠♥♣♦].*$/, '');
  return [...new Set([made, bare])].flatMap((card) => convertedSo(skill, card, face));
}

/** The card by its name with its suit and rank, or by its name alone. */
function convertedSo(skill: string, made: string, face: string): string[] {
  const as = [`${made} 当 ${face}`, `${made} 当作 ${face}`];
  return [
    `发动 ${skill} ${made}`,
    `发动 ${skill} ${as[0]}`,
    `使用 ${skill} ${made}`,
    `${skill} ${made}`,
    ...as.flatMap((words) => [
      `将 ${words}`,
      `${words} 使用`,
      `将 ${words} 使用`,
      `${words} 打出`,
      `将 ${words} 打出`,
    ]),
    `使用 ${face} ${made}`,
  ];
}

/** 使用 杀♥3: a card that counts as another one than is printed on it (武神), or of another suit (红颜). */
function countedAs(table: SanguoshaTable, label: string, card: CardId): string[] {
  const { face, suit, rank } = asItIs(table, card);
  const own = printed(table, card);
  const verb = label.split(' ')[0];
  const there = countsAs(table, card).map((name) => `${verb} ${name}`);
  if (own.face === face && own.suit === suit) return there;
  const name = `${faceOf(table, face).name}${corner({ suit, rank })}`;
  return [`${verb} ${name}`, ...there];
}

/** 发动 制衡 for 发动 极略④: what a numbered part of a skill says besides, by its own words or a skill that it names. */
function partsCalled({ library }: SanguoshaTable, label: string): string[] {
  const [, name, number] = /^发动 (.+?)([①②③④⑤])$/.exec(label) ?? [];
  if (name === undefined) return [];
  const texts = library.map(({ text }) => text).filter((text) => text.includes(`〖${name}〗`));
  const parts = texts.flatMap((text) => {
    const [, own = ''] = text.split(`〖${name}〗`);
    const part = own.split('\n')[0].split(number)[1] ?? '';
    return part.split(/[①②③④⑤]/)[0];
  });
  return parts.flatMap((part) => [
    part,
    ...[...part.matchAll(/〖(.+?)〗/g)].map(([, other]) => `发动 ${other}`),
  ]);
}

/** 发动 神速② where only one of the parts of a skill can be used, and its label has no number. */
function numbered({ library }: SanguoshaTable, label: string): string[] {
  const [, name = ''] = /^发动 ([^①②③④⑤]+)$/.exec(label) ?? [];
  const numbers = skillText(library, name).match(/[①②③④⑤]/g) ?? [];
  return [...new Set(numbers)].map((number) => `${label}${number}`);
}

/** 对 B 发动 铁骑: it is about that target of a card. */
function onTarget({ state }: SanguoshaTable, label: string): string[] {
  const use = state.frames.at(-1);
  const target = use?.kind === 'use' ? use.targets[use.current] : undefined;
  if (target === undefined) return [];
  const whom = seatLetter(target.seat);
  return [`对 ${whom} ${label}`, `${label} 目标 ${whom}`];
}

/** 重铸 for a skill that does so (连环②). */
function recasting({ library }: SanguoshaTable, label: string): string[] {
  const [, name = ''] = /^发动 (.+?)[①②③④⑤]?$/.exec(label) ?? [];
  return /你可以重铸/.test(skillText(library, name)) ? ['重铸', `${name} 重铸`] : [];
}

/** 受到1点伤害 for 选项 2：受到你造成的1点伤害. */
function withoutWhom(label: string): string[] {
  const [, number, words = ''] = /^选项 (\d+)(?:：(.+))?$/.exec(label) ?? [];
  const shorter = [
    words,
    words.replaceAll(/(?:你|使用者|其)(?:造成的|的)?/g, ''),
    words.replaceAll(/(?:目标|受伤|该)角色的?/g, ''),
  ];
  const isHurt = /^(?:受到|失去1点体力)/.test(shorter[1]);
  const blood = isHurt ? ['掉血', '掉一点血', '扣血', '掉一血'] : [];
  return [
    `第${number}项`,
    ...eachWith(['', '选择'], blood),
    ...shorter.flatMap((one) => [one, `选择 ${one}`]),
  ];
}

/** 令 A 摸1张牌 for 选项 2：令使用者摸1张牌. */
function withUser({ state }: SanguoshaTable, label: string): string[] {
  const use = state.frames.findLast(({ kind }) => kind === 'use');
  const [, words] = /^选项 \d+：(.*使用者.*)$/.exec(label) ?? [];
  if (use?.kind !== 'use' || words === undefined) return [];
  return [words.replaceAll('使用者', ` ${seatLetter(use.user)} `)];
}

/** 明置 主将. */
function byPlace(
  { zones, cards }: SanguoshaTable,
  { seat, options }: Decision,
  index: number,
  label: string,
): string[] {
  const { card } = options[index];
  const zone = zones[cards[card].zone];
  if (zone.owner !== seat) return [];
  const place = zone.cards.indexOf(card) === 0 ? '主将' : '副将';
  const named = [place, `${place}${label.replace('明置', '')}`];
  return eachWith(['明置', '亮出', '亮', '翻开', '只明置', '只亮'], named);
}

/** 明置 张飞、赵云. */
function together(labels: Sayings): string[] {
  const names = labels.flatMap((label) => /^明置 (.+)$/.exec(label)?.[1] ?? []);
  const orders = [names, names.toReversed()];
  return orders.flatMap((order) => [
    `明置 ${order.join('')}`,
    `同时明置 ${order.join('和')}`,
    `同时明置 ${order.join('与')}`,
    `明置 ${order.join('和')}`,
    `明置 ${order.join('与')}`,
  ]);
}
