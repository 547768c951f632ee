import { type Cause, fill, line, type Seat, type Text } from '@lianhuan/kernel';
import type { SanguozhiTable } from '../table/table.ts';
import { wordsThere } from './card-words.ts';
import { seatName, shownName } from './names.ts';

/** What something happened because of, beside the words of cards. */
const CAUSES: Readonly<Record<string, Text>> = {
  'set-up': { zh: '准备游戏', en: 'Setting up' },
  use: { zh: '{who} 使用 {card}', en: '{who}: used {card}' },
  resolve: { zh: '解析 {card}', en: '{card} resolves' },
  cost: { zh: '{card} 的费用', en: 'The cost of {card}' },
  ability: { zh: '{card} 的效果', en: 'The effect of {card}' },
  rules: { zh: '规则效果', en: 'Rule effects' },
};

/** What something happened because of, as `reader` may read it. */
export function describeCause(table: SanguozhiTable, cause: Cause, reader: Seat): Text {
  const parts = {
    who: cause.seat === undefined ? '' : seatName(table, cause.seat, reader),
    card: cause.card === undefined ? '' : shownName(table, cause.card, reader),
  };
  if (cause.span && cause.card !== undefined) {
    const words = wordsThere(table, cause.card, cause.span);
    if (words !== null)
      return line('{card}：「{words}」', '{card}: “{words}”', { ...parts, words });
  }
  const plain = `{who} ${cause.kind} {card}`;
  return fill(CAUSES[cause.kind] ?? { zh: plain, en: plain }, parts);
}
