import { type Effect, type Lapse, lapseLine, line, type Seat, type Text } from '@lianhuan/kernel';
import type { Body } from '../effects/effect-body.ts';
import { lastingOf } from '../effects/effect-index.ts';
import type { EvolveEvent } from '../events/events.ts';
import type { EvolveTable } from '../table/table.ts';
import type { Lasting } from '../text/nodes/index.ts';
import { effectWords, wordsOf } from './card-words.ts';
import { describeEvent } from './log-text.ts';
import { cardName, seatName, zoneName } from './names.ts';

/** Why something came to nothing, as `reader` may read it. */
export function describeLapse(
  table: EvolveTable,
  lapse: Lapse<EvolveEvent>,
  reader: Seat,
  shown: boolean,
): Text | null {
  const what = shown && lapse.reason !== 'no-choice' ? undone(table, lapse.event, reader) : null;
  return lapseLine(lapse as Lapse<EvolveEvent, Body>, what, {
    name: (card) => cardName(table, card),
    words: (effect) => {
      const lasting = lastingOf(effect);
      return lasting === null ? effectWords(table, effect) : wordsOf(withX(effect) ?? lasting);
    },
  });
}

/** All the words of a static ability that says what X is; null for any other effect. */
function withX({ body }: Effect<Body>): Lasting | null {
  if (body.kind !== 'held' || body.ability.body.kind !== 'static') return null;
  const { word } = body.ability.body;
  return word.kind === 'where-lasting' ? word : null;
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
  return describeEvent(table, event, reader);
}
