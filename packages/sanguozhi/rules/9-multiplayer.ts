import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Chapter 9: what changes with four players. */
export const MULTIPLAYER = {
  '900.1': definition(
    '多人游戏是 4 名玩家分成两队的游戏',
    'The game for more is one of four players in two opposing teams',
  ),
  '900.2': shaped(
    '两队玩家相间而坐，左右都是敌方；从起始玩家起顺时针进行回合',
    'The teams sit alternately, so that both neighbours are enemies; turns go clockwise from the first player',
    '下一位就是座位上的下一位',
    'The next player is the next in the order of seats',
  ),
  '900.2a': enforced(
    '先定座次，另一队定先手；之后各盘由上一盘输的队定谁先手，平局则由上一盘定的队',
    'Seats are settled first and the other team says who begins; in later games the team that lost says so, after a draw the team that said it before',
  ),
  '900.3': shaped(
    '有玩家离开后，游戏仍可能继续',
    'The game may go on after a player has left',
    '分出胜负才结束，否则流程照常往下走',
    'The game ends only once it is decided; otherwise the flow simply goes on',
  ),
  '900.3a': enforced(
    '离开者拥有的卡，在自己区域的移出游戏；在他人场上的，离场后移出',
    'Cards of one who left are removed from the game: at once from their own zones, and from others’ fields when they leave it',
  ),
  '900.3b': enforced(
    '离开者区域里属于别人的卡返回拥有者手牌',
    'Others’ cards in the zones of one who left return to their owners’ hands',
  ),
  '901.1': shaped(
    '进攻玩家为每个进攻者从敌方各玩家里选目标，可同时进攻几名玩家',
    'The attacking player chooses among all enemy players for each attacker and may attack several at once',
    '每名进攻者都从所有敌方玩家里选目标',
    'Every attacker picks among all enemy players',
  ),
  '901.2': shaped(
    '防守玩家按行动次序依次发动防守，仍是同一个防守阶段',
    'Defending players declare their defence one after another in turn order, within one defence phase',
    '防守玩家本就按行动次序排着',
    'Defending players stand in the order of play anyway',
  ),
  '901.3': shaped(
    '按防守玩家的次序分别计算伤害，全部算完伤害事件才发生，仍是同一个伤害计算阶段',
    'Damage is worked out defending player by defending player and happens when all is done, within one damage phase',
    '全部算完才套用，没有逐个玩家套用的步骤',
    'It is applied when all is worked out; there is no step that applies it player by player',
  ),
} as const satisfies Record<string, RuleEntry>;
