import {
  type CardId,
  type Decision,
  NO_CARD,
  NOBODY,
  type Option,
  type Seat,
} from '@lianhuan/kernel';
import {
  CORPS_TERMS,
  type Corps,
  sanguozhi as game,
  KEYWORDS,
  type SanguozhiTable,
} from '@lianhuan/sanguozhi';
import { seatLetter } from '../../scenario/judged-game.ts';
import { eachWith, type Sayings } from '../sayings.ts';

/** What players say for what they pick, beside the label of the option. */

const CHOSEN: Sayings = [
  '',
  '选择',
  '选',
  '选取',
  '指定',
  '目标',
  '对',
  '令',
  '将',
  '破坏',
  '赶走',
  '打',
  '射',
];

/** The names of all 禀赋 (802). */
const KEYWORD_NAMES: ReadonlySet<string> = new Set(Object.values(KEYWORDS).map(({ zh }) => zh));

/** What is said of a card that is picked, beside its name alone, by the verb of the option. */
const VERBS: Readonly<Record<string, Sayings>> = {
  choose: [...CHOSEN, '破坏', '舍弃', '弃', '返回', '横置', '重置', '牺牲'],
  target: CHOSEN,
  take: [...CHOSEN, '抓', '寻找', '拿', '展示'],
  fetch: [...CHOSEN, '抓', '寻找', '拿'],
  discard: ['', '弃', '弃置', '丢弃', '弃掉', '选择', '舍弃'],
  'discard-tally': ['', '弃', '弃置', '选择', '支付', '使用'],
  member: ['', '选择', '由', '以', '结阵', '参与'],
  guard: ['', '由', '选择', '用', '以', '守护'],
  'assign-damage': ['', '先', '分配给', '分给', '选择', '先分配给'],
  'fight-with': ['', '与', '选择', '协同', '和'],
  'deals-next': ['', '先由', '由', '先', '选择'],
  'damage-source': ['', '选择', '减少'],
  'put-next': ['', '先放', '放', '选择'],
  trigger: ['', '先', '执行', '先执行', '选择', '发动', '先发动'],
  replacement: ['', '先', '用', '先用', '选择', '改为'],
  attack: ['', '进攻', '选择', '以', '由', '派'],
  'attack-card': ['', '进攻', '选择', '目标', '指定', '进攻目标'],
  defend: ['', '防守', '选择', '以', '由', '派'],
  against: ['', '防守', '对', '选择', '抵挡', '目标'],
  tactic: ['', '使用', '打出', '发动谋略', '用', '翻出', '翻开', '亮出'],
  'set-tactic': ['盖放谋略', '盖放', '盖', '盖下'],
  'set-formation': ['盖放', '盖', '盖放阵型'],
  'use-event': ['使用', '发动', '使用事件'],
  launch: ['发动', '使用', '发动事件', '使用事件'],
  flip: ['翻开', '翻面', '翻转将领'],
  treasure: ['使用', '装备', '打出'],
  redraw: ['换', '换掉', '重抓', '选择'],
  'let-fall': ['', '置入墓地'],
};

/** What follows the name of a card that does something: 甲 进攻. */
const DEEDS: Readonly<Record<string, Sayings>> = {
  attack: ['进攻', '发动进攻'],
  defend: ['防守'],
  guard: ['守护'],
  flip: ['翻转', '翻开'],
  member: ['结阵', '参与'],
  'fight-with': ['协同'],
  against: ['的进攻'],
};

/** Other words for what has a label of its own. */
const WHOLE: Readonly<Record<string, Sayings>> = {
  pass: [
    '过',
    '不行动',
    '跳过',
    '放弃',
    '放弃行动权',
    '不',
    '让过行动权',
    '不使用',
    '不响应',
    '不发动',
  ],
  done: [
    ...['确定', '选完', '结束选择', '不再选择', '够了', '不进攻', '不防守', '不再进攻', '不再防守'],
    ...['结束进攻', '结束防守', '不选', '不选择', '完成进攻', '完成防守', '不舍弃', '完成换卡'],
  ],
  cancel: ['放弃', '不使用', '不支付', '不舍弃'],
  do: ['是', '执行', '发动', '使用', '好', '可以', '同意', '要', '改为'],
  'do-not': ['否', '不', '不发动', '放弃', '不使用', '不要', '不改为', '不执行'],
  'do-not-guard': ['不', '放弃', '无人守护', '不使用守护'],
  'fight-alone': ['单独', '不', '单独进攻', '单独防守', '独自'],
  stay: ['不进攻', '不防守', '不舍弃', '放弃', '不舍弃虎符', '不发动进攻', '不发动防守'],
  keep: ['保留', '不换', '保留起始手牌'],
  decline: ['不抓', '不选取', '不抓卡', '否', '不'],
  stop: ['停止', '够了', '不再'],
  levy: ['征兵'],
  'in-this-order': ['其余不变', '按现在的次序', '不变'],
  'deck-top': ['卡组顶', '置于卡组顶', '放在卡组顶', '顶'],
  'deck-bottom': ['卡组底', '置于卡组底', '放在卡组底', '底'],
  'go-home': ['返回手牌'],
  'let-fall': ['置入墓地'],
};

/** What else is said for an option. @param labels the Chinese labels of all options of the decision */
export function alsoSaid(
  table: SanguozhiTable,
  decision: Decision,
  index: number,
  labels: readonly string[],
): Sayings {
  const option = decision.options[index];
  const { verb, card, amount } = option;
  // A card that the player does not see has only the name of its kind.
  const back = /盖放的\S+/.exec(labels[index])?.[0];
  const names = back === undefined ? namesOf(table, card, decision.seat) : [back];
  const whole = WHOLE[verb] ?? [];
  switch (verb) {
    case 'deploy':
    case 'cover':
      return deployedSo(names, labels[index], verb === 'cover');
    case 'place':
    case 'place-covered':
      return placedSo(names, labels[index]);
    case 'lay-troop':
      return eachWith(
        ['摆放', '摆', '摆放兵权'],
        [...names, ...names.map((name) => name.replace(/\d/, '')), ...troopsOn(table, card)],
      );
    case 'form':
      return eachWith(['结阵', '结成', '结'], names);
    case 'dissolve':
      return eachWith(['散阵', '解散'], names);
    case 'join-formation':
    case 'leave-formation':
      return names.flatMap((name) => [
        `${name} ${labels[index].slice(0, 2)}`,
        `${labels[index].slice(0, 2)} ${name}`,
      ]);
    case 'fetch-formation':
      return ['取阵', ...eachWith(['取阵 舍弃', '取阵'], names)];
    case 'activate':
      return activatedSaid(names, labels[index], onlyKeywordOf(table, card));
    case 'bearer':
      return eachWith(['', '装备给', '给', '由', '指定', '选择'], names);
    case 'draw':
      return decision.kind === 'lord-draw'
        ? [
            `抓${decision.amount}张卡`,
            `抓 ${decision.amount} 张卡`,
            `抓${decision.amount}张`,
            '抓',
            '是',
            '执行',
          ]
        : [...eachWith(CHOSEN, names), '是', '选取'];
    case 'number':
      return [`${amount}`, `X=${amount}`, `X = ${amount}`, `选择 ${amount}`];
    case 'assign-damage':
      return [...ofCards(option, names), ...damageShared(names, decision.amount)];
    case 'against':
      return [...ofCards(option, names), ...names.map((name) => `防守 ${name} 的进攻`)];
    case 'take-damage':
      return damageShared(names, amount);
    case 'mode':
      return [...eachWith(CHOSEN, [labels[index]]), `第${amount + 1}项`, `选择第${amount + 1}项`];
    case 'target-item':
      return eachWith(CHOSEN, namesInChain(labels[index]));
    case 'do':
      return [
        ...whole,
        ...offered(game.prompt(table, decision).zh),
        ...eachWith(['执行', '发动', '使用', ''], onlyKeywordOf(table, decision.about)),
      ];
    case 'trigger':
    case 'replacement':
      return [
        ...ofCards(option, names),
        ...clausesOf(table, card),
        ...eachWith(VERBS[verb], keywordIn(labels[index])),
      ];
    default:
      return [...whole, ...ofPlayers(option, decision.seat), ...ofCards(option, names)];
  }
}

function ofCards({ verb }: Option, names: Sayings): Sayings {
  return [
    ...eachWith(VERBS[verb] ?? CHOSEN, names),
    ...(DEEDS[verb] ?? []).flatMap((deed) => names.map((name) => `${name} ${deed}`)),
    ...(verb === 'go-home' || verb === 'let-fall' ? names : []),
  ];
}

/** 进攻 B, 选择 对手: where a player is picked. */
function ofPlayers({ verb, card, seat }: Option, own: Seat): Sayings {
  if (card !== NO_CARD || seat === NOBODY) return [];
  const called = [seatLetter(seat), seat === own ? '自己' : '对手'];
  return eachWith(['', '选择', '指定', '目标', verb === 'attack-player' ? '进攻' : '由'], called);
}

/** What the card of an option is called: another player's also with that player's letter. */
function namesOf({ cards, library }: SanguozhiTable, card: CardId, own: Seat): Sayings {
  if (card === NO_CARD) return [];
  const { controller, owner, definition } = cards[card];
  const whose = controller === NOBODY ? owner : controller;
  const { name } = library[definition];
  const prefixes =
    whose === own ? ['', '自己的', '己方', '我方'] : ['', '对手的', '敌方', '敌方的'];
  return [...prefixes, `${seatLetter(whose)}的`, `${seatLetter(whose)} `].map(
    (prefix) => `${prefix}${name}`,
  );
}

/** 派遣 甲 副将, 盖放派遣 甲 · 副将, 派遣 甲 盖放 副将: how a general is deployed, in which slot. */
function deployedSo(names: Sayings, label: string, isCovered: boolean): Sayings {
  const [, role = ''] = / · (\S+)$/.exec(label) ?? [];
  const slots = ['', '做', '当', '作', '为', '到', '在', '· '].flatMap((to) => [
    `${to}${role}`,
    `${to}${role}槽`,
  ]);
  const verbs = isCovered ? ['盖放', '盖放派遣', '派遣盖放', '盖'] : ['派遣', '上场', '派'];
  const told = verbs.flatMap((verb) =>
    names.flatMap((name) => slots.map((slot) => `${verb} ${name} ${slot}`)),
  );
  if (!isCovered) return told;
  const behind = names.flatMap((name) =>
    slots.flatMap((slot) => [
      `派遣 ${name} 盖放 ${slot}`,
      `派遣 ${name} ${slot} 盖放`,
      `盖放 ${name} ${slot}`,
    ]),
  );
  return [...told, ...behind];
}

/** 副将槽: where a general comes to stand, of which nobody need say which. */
function placedSo(names: Sayings, label: string): Sayings {
  const [, covered = '', role = ''] = /(盖)?放在(\S+)槽/.exec(label) ?? [];
  const slots = covered
    ? [`盖放在${role}`, `盖放 ${role}`, `盖放在${role}槽`, `${role} 盖放`]
    : [role, `${role}槽`, `放在${role}`, `放在${role}槽`, `放入${role}槽`, `放到${role}槽`];
  return [...slots, ...names.flatMap((name) => slots.map((slot) => `${name} ${slot}`))];
}

/** 横置 甲, 发动 甲, 使用 甲的先锋: an effect that is used, by what it costs or by its 禀赋. */
function activatedSaid(names: Sayings, label: string, keywords: Sayings): Sayings {
  const [, effect = '效果'] = /的(横置效果|.*?效果)/.exec(label) ?? [];
  const called = names.flatMap((name) => [
    name,
    `${name}的${effect}`,
    `${name}的效果`,
    `${name} ${effect}`,
    ...keywords.map((keyword) => `${name}的${keyword}`),
  ]);
  const used = eachWith(['使用', '发动', ''], called);
  if (!effect.includes('横置')) return used;
  return [...used, ...names.flatMap((name) => [`横置 ${name}`, `${name} 横置`])];
}

/** 分给 甲 2点, 甲 2: how much damage is whose share. */
function damageShared(names: Sayings, amount: number): Sayings {
  return names.flatMap((name) => [
    `${name} ${amount}点`,
    `${name} ${amount}`,
    `分给 ${name} ${amount}点`,
    `分配给 ${name} ${amount}点`,
    `对 ${name} 分配 ${amount}点`,
    `对 ${name} 造成 ${amount}点`,
    `${amount}点给 ${name}`,
  ]);
}

/** 火计 of 指定 火计 · B. */
function namesInChain(label: string): Sayings {
  const [, name = '', letter = ''] = /^\S+ (.+) · (\S+)$/.exec(label) ?? [];
  return name === '' ? [] : [name, `${letter}的${name}`, `${letter} ${name}`];
}

/** 火矢 and 火矢2 of 先执行 火将「火矢2」: the 禀赋 that a label names. */
function keywordIn(label: string): Sayings {
  const [, keyword] = /「([^」]+)」/.exec(label) ?? [];
  return keyword === undefined ? [] : [keyword, keyword.replace(/\d+$/, '')];
}

/** The one 禀赋 of a card; none where it has several, of which any could be meant. */
export function onlyKeywordOf({ cards, library }: SanguozhiTable, card: CardId): Sayings {
  if (card === NO_CARD) return [];
  const words = library[cards[card].definition].text.split(/[，。、；\n]/).filter(Boolean);
  const keywords = words
    .map((word) => word.replace(/\d+$/, ''))
    .filter((word) => KEYWORD_NAMES.has(word));
  return keywords.length === 1 ? keywords : [];
}

/** 1步兵: the troops of a 兵权 card that is seen. */
function troopsOn({ cards, library }: SanguozhiTable, card: CardId): Sayings {
  const printed = library[cards[card].definition];
  if (printed.kind !== 'troop') return [];
  return Object.entries(printed.face)
    .filter(([, count]) => count > 0)
    .flatMap(([corps, count]) => {
      const { zh } = CORPS_TERMS[corps as Corps];
      return [`${count}${zh}`, zh];
    });
}

/** 返回手牌 for 则改为将其返回手牌: the parts of what is printed on a card. */
function clausesOf({ cards, library }: SanguozhiTable, card: CardId): Sayings {
  const clauses = library[cards[card].definition].text.split(/[，。：；\n]/);
  return clauses
    .flatMap((clause) => {
      const deed = clause.replace(/^[则可]?(?:改为)?/, '');
      return [clause, deed, deed.replace(/^将(?:其|该[^，]{2})/, '')];
    })
    .filter(Boolean);
}

/** 抓1张卡: what may be done, as it stands in what is asked. */
function offered(asked: string): Sayings {
  const [, words = ''] = /是否(?:改为)?(.+)？/.exec(asked) ?? [];
  return eachWith(
    ['', '使用', '发动', '执行', '改为'],
    [words, ...words.split(/[：，。]/)].filter(Boolean),
  );
}
