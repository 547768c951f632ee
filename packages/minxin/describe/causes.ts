import type { Cause, Seat, Text } from '@lianhuan/kernel';
import type { MinxinTable } from '../table/table.ts';
import { cardName, seatName } from './names.ts';
import { wordsThere } from './text-prompts.ts';

const say = (zh: string, en: string): Text => ({ zh, en });

/** What something happened because of. */
export function describeCause(table: MinxinTable, cause: Cause, reader: Seat): Text {
  const who = cause.seat === undefined ? say('', '') : seatName(cause.seat, reader);
  const what = cause.card === undefined ? say('', '') : cardName(table, cause.card);
  if (cause.span && cause.card !== undefined) {
    const words = wordsThere(table, cause.card, cause.span);
    return say(`${what.zh}：「${words.zh}」`, `${what.en}: “${words.en}”`);
  }
  const words = CAUSES[cause.kind];
  if (!words) return say(`${what.zh} ${cause.kind}`, `${what.en} ${cause.kind}`);
  return say(
    [who.zh, words.zh, what.zh].filter(Boolean).join(' '),
    [who.en && `${who.en}:`, words.en, what.en].filter(Boolean).join(' '),
  );
}

const CAUSES: Readonly<Record<string, Text>> = {
  'set-up': say('准备游戏', 'Setting up'),
  draft: say('组成初始牌库', 'Making the starting decks'),
  opening: say('开始游戏', 'Opening the game'),
  prepare: say('准备阶段', 'Preparation'),
  'end-of-play': say('出牌结束', 'End of play'),
  'draw-phase': say('摸牌阶段', 'Draw phase'),
  refill: say('摸到手牌上限', 'Drawing up to the hand limit'),
  'turn-end': say('回合结束', 'End of turn'),
  play: say('打出', 'playing'),
  recruit: say('招募', 'recruiting'),
  rout: say('击溃', 'routing'),
  siege: say('攻城', 'besieging'),
  edict: say('布令', 'giving the edict of'),
  limited: say('发动', 'using'),
  dust: say('使用', 'using'),
};
