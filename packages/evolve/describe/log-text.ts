import type { Seat, Text } from '@lianhuan/kernel';
import { cardOfEvent, changeLine, eventLines, eventSubject, line, listed } from '@lianhuan/kernel';
import type { EvolveEvent } from '../events/events.ts';
import { PHASES } from '../table/state.ts';
import type { EvolveTable } from '../table/table.ts';
import { ZONES } from '../table/zones.ts';
import { tellMove, tellShift } from './moves.ts';
import { mayKnow, namesFor, PHASES_IN_ENGLISH, shownName, tokenName, victimName } from './names.ts';
import {
  tellAbility,
  tellCount,
  tellDamage,
  tellDestroy,
  tellEnter,
  tellLook,
  tellLoss,
  tellUse,
} from './plays.ts';
import WORDS from './words.json' with { type: 'json' };

/** The events whose lines are no more than words, and those that other lines tell of or that only keep count. */
const EVENT_LINES = eventLines<EvolveEvent, keyof typeof WORDS.events>(
  WORDS.events,
  WORDS.tableEvents,
);

/** One line of the log as `reader` may read it; null for an event that the log does not tell of. */
export function describeEvent(table: EvolveTable, event: EvolveEvent, reader: Seat): Text | null {
  const { who, what } = namesFor(table, reader);
  // What is shown only because its ability is used, or as a cost, is 公开 and no 展示 (5.20.1, 10.6.2.1.1).
  if (event.type === 'show' && event.asUsed) {
    const cards = listed(event.cards.map(what));
    return line('{who} 公开 {cards}', '{who}: showed {cards}', { who: who(event.seat), cards });
  }
  if (EVENT_LINES.has(event)) return EVENT_LINES.line(table, event, { who, what });
  switch (event.type) {
    case 'move':
      return tellMove(table, event, reader);
    case 'shift':
      return tellShift(table, event, reader);
    case 'count':
      return tellCount(table, event, what(event.card));
    case 'damage':
      return tellDamage(table, event, reader);
    case 'phase':
      return event.phase === 'main' || event.phase === 'end'
        ? line(PHASES[event.phase], PHASES_IN_ENGLISH[event.phase])
        : null;
    case 'lose':
      return tellLoss(event, reader);
    case 'energy':
      return changeLine(who(event.seat), line('能量点', 'play points'), event.by);
    case 'energy-most':
      return changeLine(who(event.seat), line('能量点最大值', 'maximum play points'), event.by);
    case 'evolve-points':
      return changeLine(who(event.seat), line('进化点', 'evolution points'), event.by);
    case 'life':
      return changeLine(who(event.seat), line('主战者生命值', 'life'), event.by);
    case 'draw':
      // The player who draws is told which card, by the line of its move.
      return event.seat === reader
        ? null
        : line('{who} 抽1张卡牌', '{who}: drew a card', { who: who(event.seat) });
    case 'drew-from-empty':
      return event.out
        ? line('{who} 的牌组没有卡牌可抽', '{who}: no card left to draw', { who: who(event.seat) })
        : null;
    case 'look':
      return tellLook(table, event, reader);
    case 'pick':
      return line('{who} 选择 {cards}', '{who}: picked {cards}', {
        who: who(event.seat),
        cards: listed(event.cards.map((card) => shownName(table, card, reader))),
      });
    case 'select':
      return line('{by}：选择 {card}', '{by}: selected {card}', {
        by: what(event.by),
        card: victimName(table, event.card, reader),
      });
    case 'use':
      return tellUse(table, event, reader);
    case 'use-ability':
      return tellAbility(table, event, reader);
    case 'create':
      // A token on the field has a line of its own, as it enters.
      return event.zone === 'field'
        ? null
        : line('{card} 放置到{who}的{zone}', '{who}: {card} into the {zone}', {
            who: who(event.seat),
            card: tokenName(table, event.definition),
            zone: ZONES[event.zone],
          });
    case 'enter':
      return tellEnter(table, event, reader);
    case 'destroy':
      return tellDestroy(table, event);
    case 'banish':
      return line('{card} 消失', '{card} is banished', {
        card: shownName(table, event.card, reader),
      });
    case 'evolve':
      return line('{card} 进化', '{card} evolves', { card: what(event.onto) });
    case 'attacks':
      return line('{card} 攻击 {target}', '{card} attacks {target}', {
        card: what(event.card),
        target: victimName(table, event.target, reader),
      });
    case 'attack-void':
      return line('{card} 的攻击无效', 'The attack of {card} is void', {
        card: what(event.card),
      });
    case 'swap':
      return line('{card} 与 {with} 交换', '{card} is exchanged with {with}', {
        card: what(event.card),
        with: what(event.with),
      });
    case 'fought':
      return line('{card} 与 {with} 交战', '{card} fights {with}', {
        card: what(event.card),
        with: what(event.with),
      });
  }
}

/** The card an event is about, if `reader` may know which it is: which card was discarded is known to all. */
export const subject = eventSubject<EvolveTable, EvolveEvent>(
  (table, { type }, card, reader) => type === 'banish' && !mayKnow(table, card, reader),
  (event) => {
    if (event.type === 'damage') return event.source;
    return event.type === 'evolve' ? event.onto : cardOfEvent(event);
  },
);
