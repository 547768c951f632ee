import { listed, type Phrase, type Sayings } from '../sayings.ts';

/** 完成 may be said after the last pick though nobody is asked. */
export const CLOSING: Sayings = ['完成', '确定', '选完', '结束选择'];

const select = (things: string) => listed(things).map((thing) => `选择 ${thing}`);

/** Lines that tell of several picks. In this order: the first that fits is meant. */
export const PHRASES: readonly Phrase[] = [
  // 攻击 B的主战者: what is attacked, alone
  [/^(攻击\s*\S+)$/, ([target]) => [target]],
  // 中兵 攻击 卫兵, 以 中兵 攻击 B的主战者
  [
    /^(?:以|用|由|令)?\s*(.+?)\s*攻击\s*(.+)$/,
    ([attacker, target]) => [`以 ${attacker} 攻击`, `攻击 ${target}`],
  ],
  // 用进化点进化 见习
  [
    /^(?:使用|支付|用|以)\s*进化点\s*(?:来?(?:进化|使)?)\s*(\S+?)(?:\s*进化)?$/,
    ([card]) => [`${card} 进化`, `进化点`],
  ],
  // 见习 进化为 骑士长
  [/^(\S+?)\s*进化(?:为|成)\s*(\S+)$/, ([card, into]) => [`${card} 进化`, into]],
  // 对 卫兵 使用 火球
  [/^对\s*(.+?)\s*使用\s*(\S+)$/, ([targets, card]) => [`使用 ${card}`, ...select(targets)]],
  // 使用 火球 选择 卫兵
  [
    /^((?:使用|打出)\s*\S+?)\s*(?:并?选择|目标为?|指定|对|破坏|消灭)\s*(\S.*)$/,
    ([use, targets]) => [use, ...select(targets)],
  ],
  // 使用 合唱 支付追加费用
  [/^((?:使用|打出)\s*\S+?)\s*并?((?:不?支付|不?使用)\S+)$/, ([use, paid]) => [use, paid]],
  // 选择 卫兵、骑士
  [
    /^(选择|目标|指定|丢弃|弃置|取出|寻找|横置|守护|留下)?\s*([^\s：]+(?:\s*[、和与]\s*\S+)+|\S+\s*[x×]\s*\d)$/,
    ([verb = '选择', things]) => listed(things).map((thing) => `${verb} ${thing}`),
  ],
];
