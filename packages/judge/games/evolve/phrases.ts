import { IF_ASKED } from '../../scenario/judged-game.ts';
import { listed, type Phrase, type Sayings, SEVERAL } from '../sayings.ts';

/** 完成 may be said after the last pick though nobody is asked. */
export const CLOSING: Sayings = ['完成', '确定', '选完', '结束选择'];

const select = (things: string) => listed(things).map((thing) => `选择 ${thing}`);

/** How it is said that something is done to what is selected: 用 招降 夺取 水手. */
const DONE_TO = '(?:夺取|破坏|消灭|打|射|变身|变形|变|进化|治疗|返回|消失|拆掉|拆)';

/** Lines that tell of several picks. In this order: the first that fits is meant. */
export const PHRASES: readonly Phrase[] = [
  // 攻击 B的主战者: what is attacked, alone
  [/^(攻击\s*\S+)$/, ([target]) => [target]],
  // 中兵 攻击 卫兵, 以 中兵 攻击 B的主战者
  [
    /^(?:以|用|由)?\s*(\S+?)\s*(?:攻击|攻打)\s*(\S+)$/,
    ([attacker, target]) => [`以 ${attacker} 攻击`, `攻击 ${target}`],
  ],
  // 浪骑打主战者
  [
    /^(?!使用|用|对)(\S+?)\s*(?:打(?!出)|撞)\s*(\S+)$/,
    ([attacker, target]) => [`以 ${attacker} 攻击`, `攻击 ${target}`],
  ],
  // 用进化点进化 见习
  [
    /^(?:使用|支付|用|以)\s*进化点\s*来?(?:进化|使)\s*(\S+?)(?:\s*进化)?$/,
    ([card]) => [`${card} 进化`, '进化点'],
  ],
  // 用进化点用餐 赛马
  [/^(?:使用|支付|用|以)\s*进化点\s*来?用餐\s*(\S+)$/, ([card]) => [`${card} 用餐`, '进化点']],
  // 用进化点付, 用能量点: of what is paid with, nobody need be asked
  [
    /^(?:使用|支付|用|以|付)\s*(进化点|能量点)\s*(?:来?支?付)?$/,
    ([point]) => [`${IF_ASKED}${point}`],
  ],
  // 见习 进化为 骑士长
  [/^(\S+?)\s*进化(?:为|成)\s*(\S+)$/, ([card, into]) => [`${card} 进化`, into]],
  // 将 见习骑手 收回手牌
  [/^将\s*(\S+?)\s*(?:收回|返回|放回|送回|弹回|回)手牌$/, ([card]) => [`选择 ${card}`]],
  // 门卫 不横置
  [/^\S+?\s*不(横置|守护)$/, ([deed]) => [`不${deed}`]],
  // 抉择 召唤2个小鬼和抽2张卡牌
  [/^抉择\s*(.+)$/, ([modes]) => listed(modes)],
  // 甲兵 2点: selected, with its share
  [
    /^(?:分配?给?\s*)?(\S+?)\s*(\d+)\s*点$/,
    ([target, share]) => [`${IF_ASKED}选择 ${target}`, `${share}点`],
  ],
  // 对 卫兵 使用 火球
  [
    /^对\s*(.+?)\s*(?:使用|打出|用|放)\s*(\S+)$/,
    ([targets, card]) => [`使用 ${card}`, ...select(targets)],
  ],
  // 用 招降 夺取 水手
  [
    new RegExp(`^(?:使用|打出|用)\\s*(\\S+?)\\s*${DONE_TO}\\s*(\\S+)$`),
    ([card, target]) => [`使用 ${card}`, `选择 ${target}`],
  ],
  // 用 火球 指定 卫兵
  [
    /^用\s*(\S+?)\s*(?:指定|选择|对准|对)\s*(\S.*)$/,
    ([card, targets]) => [`使用 ${card}`, ...select(targets)],
  ],
  // 使用 火球 选择 卫兵
  [
    /^((?:使用|打出)\s*\S+?)\s*(?:并?选择|目标[是为]?|指定|对|破坏|消灭)\s*(\S.*)$/,
    ([use, targets]) => [use, ...select(targets)],
  ],
  // 使用 合唱 支付追加费用
  [/^((?:使用|打出)\s*\S+?)\s*并?((?:不?支付|不?使用)\S+)$/, ([use, paid]) => [use, paid]],
  // 选择 卫兵、骑士
  [
    new RegExp(
      `^(选择|目标|指定|丢弃|弃置|弃掉|丢掉|弃|取出|寻找|横置|守护|留下)?\\s*(${SEVERAL}|\\S+\\s*[x×]\\s*\\d)$`,
    ),
    ([verb = '选择', things]) => listed(things).map((thing) => `${verb} ${thing}`),
  ],
];
