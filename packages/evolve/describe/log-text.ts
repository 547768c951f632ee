import {
  type CardId,
  cardOfEvent,
  changeLine,
  describeTableEvent,
  line,
  listed,
  NO_CARD,
  type Seat,
  seesMove,
  type TableEventWords,
  type Text,
} from '@lianhuan/kernel';
import type { EvolveEvent } from '../events/events.ts';
import { PHASES } from '../table/state.ts';
import type { EvolveTable } from '../table/table.ts';
import { ZONES } from '../table/zones.ts';
import { tellMove, tellShift } from './moves.ts';
import { cardName, mayKnow, PHASES_IN_ENGLISH, seatName, shownName, victimName } from './names.ts';
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

const TABLE_EVENT_WORDS: TableEventWords = WORDS.tableEvents;

/** One line of the log as `reader` may read it; null for an event that the log does not tell of. */
export function describeEvent(table: EvolveTable, event: EvolveEvent, reader: Seat): Text | null {
  const who = (seat: Seat) => seatName(seat, reader);
  const what = (card: CardId) => cardName(table, card);
  switch (event.type) {
    case 'move':
      return tellMove(table, event, reader);
    case 'shift':
      return tellShift(table, event, reader);
    case 'shuffle':
    case 'tap':
    case 'finish':
      return describeTableEvent(table, event, TABLE_EVENT_WORDS, { who, what });
    case 'count':
      return tellCount(event, what(event.card));
    case 'damage':
      return tellDamage(table, event, reader);
    case 'first':
      return line('先攻：{who}', 'First player: {who}', { who: who(event.seat) });
    case 'turn':
      return line('{who}的回合', 'Turn: {who}', { who: who(event.seat) });
    case 'skip-turn':
      return line('{who}的回合被跳过', '{who}: the turn is skipped', { who: who(event.seat) });
    case 'phase':
      return event.phase === 'main' || event.phase === 'end'
        ? line(PHASES[event.phase], PHASES_IN_ENGLISH[event.phase])
        : null;
    case 'lose':
      return tellLoss(event, reader);
    case 'loop':
      return line('无限循环：{card} 不再使用', 'Endless loop: {card} is not used again', {
        card: cardName(table, event.card),
      });
    case 'turns-left':
      return line(
        '还有 {n} 个回合，届时未分胜负即为平局',
        'Turns left before the game is a draw: {n}',
        { n: event.turns },
      );
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
    case 'discard':
      return line('{who} 丢弃 {card}', '{who}: discarded {card}', {
        who: who(event.seat),
        card: what(event.card),
      });
    case 'search':
      return line('{who} 从牌组寻找', '{who}: searched the deck', { who: who(event.seat) });
    case 'look':
      return tellLook(table, event, reader);
    case 'show':
      return line('{who} 展示 {cards}', '{who}: showed {cards}', {
        who: who(event.seat),
        cards: listed(event.cards.map(what)),
      });
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
    case 'die':
      return line('{who} 掷骰子：{n}', '{who}: rolled a {n}', {
        who: who(event.seat),
        n: event.result,
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
    case 'take':
      return line('{who} 夺取 {card}', '{who}: {card} seized', {
        who: who(event.seat),
        card: what(event.card),
      });
    case 'meal':
      return line('{card} 用餐', '{card} eats', { card: what(event.card) });
    case 'race':
      return line('{card} 参赛', '{card} races', { card: what(event.card) });
    case 'attacks':
      return line('{card} 攻击 {target}', '{card} attacks {target}', {
        card: what(event.card),
        target: victimName(table, event.target, reader),
      });
    case 'fought':
      return line('{card} 与 {with} 交战', '{card} fights {with}', {
        card: what(event.card),
        with: what(event.with),
      });
    case 'pass':
      return line('{who} 让过', '{who}: passed', { who: who(event.seat) });
    // What other lines tell of already, or what only keeps count.
    case 'face':
    case 'attach':
    case 'chance':
    case 'begin-effect':
    case 'end-effect':
    case 'turns':
    case 'turn-end':
    case 'idle':
    case 'hide-again':
    case 'evolve-used':
    case 'resolved':
    case 'used':
    case 'wait':
    case 'stop-waiting':
    case 'state-trigger':
    case 'last-known':
    case 'bane-victims':
    case 'attack':
    case 'repeated':
      return null;
  }
}

function tokenName({ library }: EvolveTable, definition: number): Text {
  const { name, english } = library[definition];
  return { zh: name, en: english };
}

/** The card an event is about, if `reader` may know which it is. */
export function subject(table: EvolveTable, event: EvolveEvent, reader: Seat): CardId {
  const card = cardOf(event);
  if (card === NO_CARD) return NO_CARD;
  if (event.type === 'move') return seesMove(table, event, reader) ? card : NO_CARD;
  // Which card was discarded is known to all, as it lies in the cemetery.
  return event.type === 'banish' && !mayKnow(table, card, reader) ? NO_CARD : card;
}

function cardOf(event: EvolveEvent): CardId {
  if (event.type === 'damage') return event.source;
  return event.type === 'evolve' ? event.onto : cardOfEvent(event);
}
