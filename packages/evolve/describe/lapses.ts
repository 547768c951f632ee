import { type Lapse, lapseLine, line, NO_CARD, type Seat, type Text } from '@lianhuan/kernel';
import { lastingOf } from '../effects/effect-index.ts';
import type { EvolveEvent } from '../events/events.ts';
import type { EvolveEffect, EvolveTable } from '../table/table.ts';
import { effectWords, wordsOf } from './card-words.ts';
import { tellEvent } from './log-text.ts';
import { cardName, seatName, zoneName } from './names.ts';

/** Why something came to nothing, as `reader` may read it. */
export function tellLapse(
  table: EvolveTable,
  lapse: Lapse<EvolveEvent>,
  reader: Seat,
  shown: boolean,
): Text | null {
  const what = shown && lapse.reason !== 'no-choice' ? undone(table, lapse.event, reader) : null;
  return lapseLine(lapse.reason, what, decider(table, lapse));
}

/** What would have happened; also a draw or a move that, when it happens, other lines tell of. */
function undone(table: EvolveTable, event: EvolveEvent, reader: Seat): Text | null {
  if (event.type === 'draw') {
    return line('{who} 抽1张卡牌', '{who}: drew a card', { who: seatName(event.seat, reader) });
  }
  if (event.type === 'move') {
    return line('{card}：{from} → {to}', '{card}: {from} → {to}', {
      card: cardName(table, event.card),
      from: zoneName(table.zones[event.from], reader),
      to: zoneName(table.zones[event.to], reader),
    });
  }
  return tellEvent(table, event, reader);
}

/** The card whose effect forbade or replaced it, with its words; the words of an ability that did nothing stand in its cause. */
function decider(table: EvolveTable, { reason, card, effect: found }: Lapse<EvolveEvent>): Text {
  const effect = found as EvolveEffect | null;
  if (card === NO_CARD) {
    return effect === null ? line('规则', 'the rules') : line('某个效果', 'an effect');
  }
  const name = cardName(table, card);
  if (effect === null || reason === 'no-choice') return name;
  const lasting = lastingOf(effect);
  const words = lasting === null ? effectWords(table, effect) : wordsOf(lasting);
  return line('{name}「{words}」', '{name} “{words}”', { name, words });
}
