import { type EvolveTable, evolve as game, printed } from '@lianhuan/evolve';
import { type CardId, type Decision, NO_CARD, NOBODY } from '@lianhuan/kernel';
import { seatLetter } from '../../scenario/judged-game.ts';
import { eachWith, type Sayings } from '../sayings.ts';

/** What players say for what they pick, beside the label of the option. */

/** What a card is picked for, by what is asked: 丢弃 小兵 where cards to discard are picked. */
const PICKED_FOR: Readonly<Record<string, Sayings>> = {
  'hand-limit': ['丢弃', '弃置', '舍弃', '丢', '丢掉', '弃', '弃掉'],
  discard: ['丢弃', '弃置', '舍弃', '丢', '丢掉', '弃', '弃掉'],
  guard: ['横置', '守护', '用', '由'],
  'bottom-order': ['先放', '放', '放到牌组底部'],
  order: ['先放', '放'],
  take: ['取出', '取', '拿', '加入手牌', '将'],
  search: ['寻找', '找', '取', '加入手牌'],
  room: ['留下', '保留', '留'],
  'pick-evolve': ['进化为', '用', '使用', '进化成'],
  'evolve-few': ['进化'],
  'stack-on': ['放在', '放置在'],
  'order-shares': ['分配给', '分给'],
};

const CHOSEN: Sayings = [
  '',
  '选择',
  '选',
  '选取',
  '目标',
  '指定',
  '对',
  '令',
  '选择目标',
  '变',
  '变为',
  '破坏',
  '夺取',
];

/** Other words for what has a label of its own. */
const WHOLE: Readonly<Record<string, Sayings>> = {
  'end-main': ['结束', '结束回合', '结束主要', '进入结束阶段', '回合结束'],
  pass: [
    ...[
      '什么也不做',
      '不使用',
      '不使用快速',
      '不用快速',
      '不再使用',
      '不使用【快速】',
      '让过',
      '过',
      '跳过',
      '放弃',
      '不',
      '不用',
      '不使用卡牌',
    ],
    ...['不守护', '不横置', '不横置守护', '不快速', '不发动'],
  ],
  done: [
    '确定',
    '选完',
    '结束选择',
    '不再选择',
    '够了',
    '不选',
    '不选择',
    '不再抽',
    '不抽',
    '停止',
    '不找',
    '没有找到',
    '不取',
    '不拿',
    '不横置',
    '不守护',
  ],
  cancel: ['放弃', '不使用', '不攻击'],
  keep: ['保留手牌', '不换', '不换牌', '保留起始手牌'],
  replace: ['换掉', '换牌', '全换', '重抽', '换掉手牌', '换掉起始手牌', '重新抽牌'],
  stay: ['竖着', '竖着放', '竖着进场', '保持竖置', '不横置', '不守护', '以竖置状态', '竖置进场'],
  yes: [
    '支付',
    '支付追加费用',
    '发动',
    '执行',
    '要',
    '使用',
    '可以',
    '好',
    '这样做',
    '支付费用',
    '改为',
  ],
  no: [
    ...['不支付', '不支付追加费用', '不发动', '不执行', '不要', '不使用', '放弃', '不', '不这样做'],
    ...['不支付费用', '不改为'],
  ],
  'evolve-point': ['使用进化点', '支付进化点', '用进化点', '以进化点支付'],
  energy: ['使用能量点', '支付能量点', '用能量点', '以能量点支付'],
};

/** Where a card is put, as it is said: 小兵 放到牌组顶部. */
const PUT: Sayings = ['', '放到', '置于', '放在', '放回', '返回'];

/** What else is said for an option. @param labels the Chinese labels of all options of the decision */
export function alsoSaid(
  table: EvolveTable,
  decision: Decision,
  index: number,
  labels: readonly string[],
): Sayings {
  const { verb, card, amount } = decision.options[index];
  const names = namesOf(table, card, decision);
  const own = WHOLE[verb] ?? [];
  switch (verb) {
    case 'use':
      return [
        ...eachWith(
          [
            '使用',
            '打出',
            '用',
            '打',
            '从额外区使用',
            '从额外区打出',
            '使用额外区的',
            '打出额外区的',
          ],
          names,
        ),
        ...names.map((name) => `从额外区使用 ${name}`),
      ];
    case 'attack':
      return names.flatMap((name) => [
        ...eachWith(['', '用', '由', '令'], [`${name} 攻击`, `${name} 进行攻击`]),
        `攻击 ${name}`,
      ]);
    case 'target':
      return eachWith(['攻击', '', '目标', '选择', '指定', '攻击目标'], names);
    case 'tap':
      return [
        ...['横着', '横着放', '横着进场', '横置进场', '以横置状态'],
        ...eachWith(['', '守护', '横置', '由', '用', '以', '选择', '令'], names).flatMap((said) => [
          said,
          `${said} 守护`,
          `${said} 横置`,
        ]),
      ];
    case 'ability':
      return decision.kind === 'order-waiting'
        ? waitingSaid(names)
        : activatedSaid(names, labels[index]);
    case 'top':
      return put(names, ['牌组顶部', '牌组顶', '牌库顶', '顶部', '顶']);
    case 'bottom':
      return put(names, ['牌组底部', '牌组底', '牌库底', '底部', '底']);
    case 'number':
      return [
        `X为${amount}`,
        `X=${amount}`,
        `X = ${amount}`,
        `选择 ${amount}`,
        `${amount}点`,
        `分配${amount}点`,
      ];
    case 'mode':
      return [...eachWith(CHOSEN, [labels[index]]), `第${amount + 1}项`, `选择第${amount + 1}项`];
    case 'token':
      return eachWith(CHOSEN, [labels[index]]);
    case 'pick':
    case 'replacement':
      return [
        ...(decision.kind === 'guard' ? guarding(names) : []),
        ...eachWith(
          [...CHOSEN, '先', '先用', '先适用', ...(PICKED_FOR[decision.kind] ?? [])],
          names,
        ),
      ];
    case 'no':
      return [...own, ...offered(game.prompt(table, decision).zh, '不')];
    case 'yes':
      return [...own, ...offered(game.prompt(table, decision).zh)];
    default:
      return own;
  }
}

/** What the card of an option is called: the leader also by whose it is, another's card with that player's letter. */
function namesOf(table: EvolveTable, card: CardId, { seat }: Decision): Sayings {
  if (card === NO_CARD) return [];
  const { controller, owner } = table.cards[card];
  const whose = controller === NOBODY ? owner : controller;
  const own =
    whose === seat ? ['', '自己的', '我方', '我方的', '己方'] : ['', '对手的', '敌方', '敌方的'];
  const letter = seatLetter(whose);
  const prefixes = [...own, `${letter}的`, `${letter} `];
  const name = printed(table, card).name;
  const names = isLeader(table, card) ? ['主战者', '脸', name] : [name];
  const called = names.flatMap((one) => prefixes.map((prefix) => `${prefix}${one}`));
  return isLeader(table, card) ? [...called, letter, whose === seat ? '自己' : '对手'] : called;
}

function isLeader({ cards, zones }: EvolveTable, card: CardId): boolean {
  return zones[cards[card].zone].name === 'leader';
}

/** 卫兵 守护: which follower is tapped. */
function guarding(names: Sayings): Sayings {
  return names.flatMap((name) => [`${name} 守护`, `${name} 横置`]);
}

/** 先 小兵, 小兵的能力: which of the abilities that wait comes first. */
function waitingSaid(names: Sayings): Sayings {
  const called = names.flatMap((name) => [name, `${name}的能力`, `${name}的自动能力`]);
  return eachWith(
    ['', '先', '先使用', '先处理', '先结算', '先计算', '使用', '先发动', '发动', '选择', '计算'],
    called,
  );
}

/** 见习 进化, 横置 法师: an activated ability by its keyword or by what it costs. */
function activatedSaid(names: Sayings, label: string): Sayings {
  const keywords = [...label.matchAll(/【(.+?)】/g)].map(([, keyword]) => keyword);
  const cost = /：([^：]*)：/.exec(label)?.[1] ?? label;
  const deeds = [
    ...keywords,
    cost.includes('横置') ? '横置' : '',
    cost.includes('指示物') ? '移去指示物' : '',
  ];
  const byDeed = deeds
    .filter(Boolean)
    .flatMap((deed) =>
      names.flatMap((name) => [`${name} ${deed}`, `${deed} ${name}`, `${name}：${deed}`]),
    );
  const called = names.flatMap((name) => [`${name}的能力`, `${name}的启动能力`, `${name} ${cost}`]);
  return [
    ...byDeed,
    ...byDeed.map((said) => `使用 ${said}`),
    ...called,
    ...eachWith(['使用', '发动', '启动', '用'], [...called, ...names]),
  ];
}

function put(names: Sayings, places: Sayings): Sayings {
  const where = eachWith(PUT, places);
  return [
    ...where,
    ...names.flatMap((name) =>
      where.flatMap((place) => [`${name} ${place}`, `将 ${name} ${place}`]),
    ),
  ];
}

/** 支付土之秘术, 抽1张卡牌: what may be done or paid, as it stands in what is asked. */
function offered(asked: string, not = ''): Sayings {
  const words = /「(.+)」/.exec(asked)?.[1] ?? /是否(?:改为)?(.+)？/.exec(asked)?.[1];
  if (words === undefined) return [];
  // 丢弃 for 丢弃1张手牌: what is done, without to what.
  const parts = [
    words,
    words.slice(0, 2),
    ...words.split(/[：，。]/),
    ...(words.match(/【.+?】/g) ?? []),
  ];
  const verbs = ['', '支付', '使用', '发动', '执行', '改为'].map((verb) => `${not}${verb}`);
  return eachWith(verbs, parts.filter(Boolean));
}
