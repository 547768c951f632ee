import { type Lapse, lapseLine, line, type Seat, type Text } from '@lianhuan/kernel';
import type { Body } from '../effects/effect-body.ts';
import type { SanguozhiEvent } from '../events/events.ts';
import { PHASES } from '../table/state.ts';
import type { SanguozhiEffect, SanguozhiTable } from '../table/table.ts';
import { abilityWords, wordsOf } from './card-words.ts';
import { describeEvent } from './log-text.ts';
import { cardName, PHASES_IN_ENGLISH, seatName, shownName, zoneName } from './names.ts';
import { damageLine } from './plays.ts';

/** Why something came to nothing, as `reader` may read it. */
export function describeLapse(
  table: SanguozhiTable,
  lapse: Lapse<SanguozhiEvent>,
  reader: Seat,
  shown: boolean,
): Text | null {
  const what = shown && lapse.reason !== 'no-choice' ? undone(table, lapse.event, reader) : null;
  return lapseLine(lapse as Lapse<SanguozhiEvent, Body>, what, {
    name: (card) => cardName(table, card),
    words: effectWords,
  });
}

/** What would have happened, even if the log would have told of it in other lines. */
function undone(table: SanguozhiTable, event: SanguozhiEvent, reader: Seat): Text | null {
  switch (event.type) {
    case 'damage':
      return damageLine(table, event, reader);
    case 'phase':
      return line(PHASES[event.phase], PHASES_IN_ENGLISH[event.phase]);
    case 'enter':
      return line('{card} 上场', '{card} enters play', {
        card: shownName(table, event.card, reader),
      });
    case 'flip':
      return line('{card} 翻转', '{card} is turned up', {
        card: shownName(table, event.card, reader),
      });
    case 'use':
      return line('{who} 使用 {card}', '{who}: used {card}', {
        who: seatName(table, event.seat, reader),
        card: shownName(table, event.card, reader),
      });
    case 'move':
    case 'shift':
      return line('{card}：{from} → {to}', '{card}: {from} → {to}', {
        card: shownName(table, event.card, reader),
        from: zoneName(table, table.zones[event.from], reader),
        to: zoneName(table, table.zones[event.to], reader),
      });
    default:
      return describeEvent(table, event, reader);
  }
}

function effectWords(effect: SanguozhiEffect): Text {
  const { body } = effect;
  switch (body.kind) {
    case 'trigger':
      return abilityWords(body.ability);
    case 'awaiting':
      return wordsOf(body.deed);
    case 'held':
    case 'begun':
      return wordsOf(body.word);
  }
}
