import type { CardId, Seat, Text } from '@lianhuan/kernel';
import {
  cardOfEvent,
  changeLine,
  eventLines,
  eventSubject,
  fill,
  line,
  listed,
  NO_CARD,
} from '@lianhuan/kernel';
import { addedCards } from '../cards/added.ts';
import type { EndlessWhy, SanguozhiEvent } from '../events/events.ts';
import { REPEATS } from '../table/limits.ts';
import { PHASES, type Phase } from '../table/state.ts';
import type { SanguozhiTable } from '../table/table.ts';
import { counterWords } from './card-words.ts';
import { describeMove, describeShift } from './moves.ts';
import { cardName, isHidden, namesFor, PHASES_IN_ENGLISH, targetName } from './names.ts';
import {
  DAMAGE_NAMES,
  describeCount,
  describeDamage,
  describeEngage,
  describeFace,
  describeForm,
  describeLook,
  describeUse,
} from './plays.ts';
import WORDS from './words.json' with { type: 'json' };

type Of<Type extends SanguozhiEvent['type']> = Extract<SanguozhiEvent, { type: Type }>;

/** The events whose lines are no more than words, and those that other lines tell of or that only keep count. */
const EVENT_LINES = eventLines<SanguozhiEvent, keyof typeof WORDS.events>(
  WORDS.events,
  WORDS.tableEvents,
);

/** One line of the log as `reader` may read it; null for what a reader can do without. */
export function describeEvent(
  table: SanguozhiTable,
  event: SanguozhiEvent,
  reader: Seat,
): Text | null {
  const { who, what } = namesFor(table, reader);
  if (EVENT_LINES.has(event)) return EVENT_LINES.line(table, event, { who, what });
  switch (event.type) {
    case 'move':
      return describeMove(table, event, reader);
    case 'shift':
      return describeShift(table, event, reader);
    case 'face':
      return describeFace(table, event, reader);
    case 'count':
      return describeCount(table, event, what(event.card));
    case 'begin-effect':
      return event.effect.source === NO_CARD
        ? null
        : line('{card} 的效果开始生效', '{card} begins to apply', {
            card: what(event.effect.source),
          });
    case 'damage':
      return describeDamage(table, event, reader);
    case 'fall':
      // Whatever falls lay face up before: a 阵型 lies face down only by it (503.9).
      return line('{card} 阵亡', '{card} falls', { card: cardName(table, event.card) });
    case 'sacrifice':
      return line('{card} 被牺牲', '{card} is sacrificed', { card: what(event.card) });
    case 'destroy':
      return event.source === NO_CARD
        ? line('{card} 被破坏', '{card} is destroyed', { card: what(event.card) })
        : line('{card} 被 {source} 破坏', '{card} is destroyed by {source}', {
            card: what(event.card),
            source: what(event.source),
          });
    case 'turn':
      return event.skipped
        ? line('{who}跳过这个回合', '{who}: the turn is skipped', { who: who(event.seat) })
        : line('第 {n} 回合 · {who}的回合', 'Round {n} · {who}', {
            n: event.round,
            who: who(event.seat),
          });
    case 'phase':
      return LOGGED_PHASES.has(event.phase)
        ? line(PHASES[event.phase], PHASES_IN_ENGLISH[event.phase])
        : null;
    case 'leave-game':
      return line('{who} {why}，离开游戏', '{who}: {why}, out of the game', {
        who: who(event.seat),
        why: LEAVING[event.why],
      });
    case 'draw-offer':
      return fill(WORDS.drawOffers[event.how], { who: who(event.seat) });
    case 'chain-add':
      return describeUse(table, event, reader);
    case 'target':
      return line('{card} 指定 {target}', '{card} targets {target}', {
        card: what(event.by),
        target: targetName(table, event.to, reader),
      });
    case 'grain':
      return changeLine(who(event.seat), line('粮草', 'grain'), event.by);
    case 'grain-cap':
      return changeLine(who(event.seat), line('粮草上限', 'grain cap'), event.by);
    case 'player-counter':
      return changeLine(
        who(event.seat),
        counterWords(event.counter, addedCards.glossary(table.library)),
        event.by,
      );
    case 'discard':
      return line('{who} 舍弃 {card}', '{who}: discarded {card}', {
        who: who(event.seat),
        card: cardName(table, event.card),
      });
    case 'main-slot':
      return event.lost
        ? line('{who} 失去主将槽', '{who}: main slot lost', { who: who(event.seat) })
        : line('{who} 恢复主将槽', '{who}: main slot restored', { who: who(event.seat) });
    case 'lord':
      return event.lord === null
        ? null
        : line('{card} 统领全军', '{card} leads the army', { card: what(event.lord.card) });
    case 'loop':
      return event.how === 'choice'
        ? line('无限循环：{card} 不再选择执行', 'Endless loop: {card} is not chosen again', {
            card: what(event.card),
          })
        : line('无限循环：{card} 不再继续', 'Endless loop: {card} goes no further', {
            card: what(event.card),
          });
    case 'position':
      return event.times === 1 ? null : describePosition(event.times);
    case 'endless':
      return ENDLESS_WORDS[event.why];
    case 'equip':
      return line('{bearer} 装备 {card}', '{bearer} bears {card}', {
        bearer: what(event.bearer),
        card: what(event.card),
      });
    case 'heal':
      return line('清除 {card} 的 {n} 点{damage}', '{card}: {n} {damage} removed', {
        card: what(event.card),
        n: event.amount,
        damage: DAMAGE_NAMES[event.damage],
      });
    case 'launch':
      return line('{who} 发动事件 {card}', '{who}: launched {card}', {
        who: who(event.seat),
        card: cardName(table, event.card),
      });
    case 'show':
      return line('{who} 展示 {cards}', '{who}: showed {cards}', {
        who: who(event.seat),
        cards: listed(event.cards.map((card) => cardName(table, card))),
      });
    case 'pick':
      if (event.cards.length === 0) {
        return line('{who} 决定执行', '{who}: will do it', { who: who(event.seat) });
      }
      return line('{who} 选定 {cards}', '{who}: picked {cards}', {
        who: who(event.seat),
        cards: listed(event.cards.map(what)),
      });
    case 'look':
      return describeLook(table, event, reader);
    case 'form':
      return describeForm(table, event, reader);
    case 'declare': {
      const parts = { who: who(event.seat) };
      return event.what === 'attack'
        ? line('{who} 发动进攻', '{who}: attacked', parts)
        : line('{who} 发动防守', '{who}: defended', parts);
    }
    case 'engage':
      return describeEngage(table, event, reader);
  }
}

/** The phases whose beginning the log tells. */
const LOGGED_PHASES: ReadonlySet<Phase> = new Set([
  'start',
  'prepare',
  'attack',
  'defence',
  'first-strike',
  'damage',
  'end',
]);

const LEAVING: Readonly<Record<Of<'leave-game'>['why'], Text>> = WORDS.leaving;

const ENDLESS_WORDS: Readonly<Record<EndlessWhy, Text>> = WORDS.endless;

/** @param times how often the position has stood at the beginning of a turn. */
function describePosition(times: number): Text {
  return line(
    '同样的局面第 {n} 次出现在回合开始前；第 {most} 次即为平局',
    'This position stands before a turn for the {n}. time; the {most}. time is a draw',
    { n: times, most: REPEATS },
  );
}

/** The card an event is about, if `reader` may know which it is. */
export const subject = eventSubject<SanguozhiTable, SanguozhiEvent>(isHiddenSubject, (event) => {
  if (event.type === 'chain-add') return event.item.card;
  if (event.type === 'target') return event.by;
  return event.type === 'damage' ? event.source : cardOfEvent(event);
});

/** A general deployed face down only its player may know; anything else whoever sees the card where it lies. */
function isHiddenSubject(
  table: SanguozhiTable,
  event: SanguozhiEvent,
  card: CardId,
  reader: Seat,
): boolean {
  if (event.type === 'fall') return false;
  if (event.type !== 'chain-add') return isHidden(table, card, reader);
  const { faceDown, controller } = event.item;
  return (faceDown && controller !== reader) || isHidden(table, card, reader);
}
