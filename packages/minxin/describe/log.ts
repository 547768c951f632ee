import type { CardId, Seat, Text, Zone } from '@lianhuan/kernel';
import { midSentence, NO_CARD, NOBODY, seesMove } from '@lianhuan/kernel';
import type { MinxinEvent } from '../events/events.ts';
import { CONTESTS, RESOURCES, type Resource } from '../table/state.ts';
import type { MinxinTable } from '../table/table.ts';
import { cardName, seatName, zoneName } from './names.ts';

const RESOURCES_EN: Readonly<Record<Resource, string>> = {
  power: 'power',
  renown: 'renown',
  favor: 'favour',
  siege: 'siege power',
};

const CONTESTS_EN = { recruit: 'recruit', rout: 'rout', siege: 'siege', entry: 'entry' } as const;

const say = (zh: string, en: string): Text => ({ zh, en });

/** One line of the log as `reader` may read it; null for what a reader can do without. */
export function describeEvent(table: MinxinTable, event: MinxinEvent, reader: Seat): Text | null {
  const who = (seat: Seat) => seatName(seat, reader);
  const what = (card: CardId) => cardName(table, card);
  switch (event.type) {
    case 'move':
      return tellMove(table, event, reader);
    case 'gain': {
      const sign = event.amount < 0 ? '−' : '+';
      const amount = Math.abs(event.amount);
      const { zh, en } = who(event.seat);
      return say(
        `${zh} ${RESOURCES[event.resource]}${sign}${amount}`,
        `${en}: ${RESOURCES_EN[event.resource]} ${sign}${amount}`,
      );
    }
    case 'seize':
      return say(
        `${who(event.seat).zh} 从 ${who(event.from).zh} 获取 ${event.amount} 民心`,
        `${who(event.seat).en}: ${event.amount} favour seized from ${midSentence(who(event.from).en)}`,
      );
    case 'pay': {
      const amount = Math.abs(event.amount);
      const back = event.amount < 0;
      return say(
        `${who(event.seat).zh} ${back ? '取回' : '支付'} ${amount} ${RESOURCES[event.resource]}`,
        `${who(event.seat).en}: ${amount} ${RESOURCES_EN[event.resource]} ${back ? 'returned' : 'paid'}`,
      );
    }
    case 'turn':
      return say(
        `第 ${event.round} 轮 · ${who(event.seat).zh}的回合`,
        `Round ${event.round} · ${who(event.seat).en}`,
      );
    case 'roll':
      return say(
        `${who(event.seat).zh} 掷出 ${event.pips}`,
        `${who(event.seat).en}: rolled ${event.pips}`,
      );
    case 'first':
      return say(`起始玩家：${who(event.seat).zh}`, `First player: ${who(event.seat).en}`);
    case 'pool':
      return say(`民心池放入 ${event.amount} 民心`, `The pool starts with ${event.amount} favour`);
    case 'play':
      return say(
        `${who(event.seat).zh} 打出 ${what(event.card).zh}`,
        `${who(event.seat).en}: played ${what(event.card).en}`,
      );
    case 'recruit':
      return say(
        `${who(event.seat).zh} 招募 ${what(event.card).zh}`,
        `${who(event.seat).en}: recruited ${what(event.card).en}`,
      );
    case 'rout':
    case 'siege': {
      const whose = event.victim === NOBODY ? say('', '') : ofSeat(who(event.victim));
      const [zh, en] = event.type === 'rout' ? ['击溃', 'routed'] : ['攻破', 'took'];
      return say(
        `${who(event.seat).zh} ${zh} ${whose.zh}${what(event.card).zh}`,
        `${who(event.seat).en}: ${en} ${whose.en}${what(event.card).en}`,
      );
    }
    case 'edict':
      return say(
        `${who(event.seat).zh} 布令 ${what(event.card).zh}`,
        `${who(event.seat).en}: edict of ${what(event.card).en}`,
      );
    case 'fail': {
      const { seat, kind, card } = event.contest;
      return say(
        `${who(seat).zh} ${CONTESTS[kind]} ${what(card).zh} 失败`,
        `${who(seat).en}: ${CONTESTS_EN[kind]} of ${what(card).en} failed`,
      );
    }
    case 'reveal':
      return say(`揭示事件 ${what(event.card).zh}`, `Event revealed: ${what(event.card).en}`);
    case 'loop': {
      const zh = event.cards.map((card) => what(card).zh).join('、');
      const en = event.cards.map((card) => what(card).en).join(', ');
      return say(`无限循环：${zh} 不再继续`, `Endless loop: no more of ${en}`);
    }
    case 'rounds-left':
      return event.rounds === 0
        ? say('最后一轮结束，不论民心池还有多少', 'The last round is over, whatever the pool holds')
        : say(
            `还有 ${event.rounds} 轮，游戏就结束`,
            `Rounds left before the game ends: ${event.rounds}`,
          );
    case 'show':
      return say(`展示 ${what(event.card).zh}`, `Shown: ${what(event.card).en}`);
    case 'shuffle': {
      const zone = zoneName(table.zones[event.zone], reader);
      return say(`洗混${zone.zh}`, `Shuffled ${zone.en}`);
    }
    case 'face':
    case 'attach':
    case 'shift':
      return null;
    case 'tap': {
      const [zh, en] = event.tapped ? ['横置', 'tapped'] : ['重置', 'untapped'];
      return say(`${what(event.card).zh} ${zh}`, `${what(event.card).en}: ${en}`);
    }
    case 'finish':
      return say(
        `游戏结束：${event.winners.map((seat) => who(seat).zh).join('、')} 获胜`,
        `The game ends: ${event.winners.map((seat) => who(seat).en).join(', ')} won`,
      );
    case 'begin-effect':
      return tellBeginning(table, event.effect.source);
    case 'phase':
    case 'spend-all':
    case 'forget':
    case 'contest':
    case 'settle-contest':
    case 'enter':
    case 'recruited':
    case 'drawn':
    case 'discarded':
    case 'exile':
    case 'pass':
    case 'count':
    case 'chance':
    case 'end-effect':
      return null;
  }
}

function ofSeat({ zh, en }: Text): Text {
  return { zh: `${zh} 的 `, en: `${en}’s ` };
}

function tellBeginning(table: MinxinTable, source: CardId): Text | null {
  if (source === NO_CARD) return null;
  const { zh, en } = cardName(table, source);
  return say(`${zh} 的效果开始生效`, `${en} begins to apply`);
}

function tellMove(
  table: MinxinTable,
  event: Extract<MinxinEvent, { type: 'move' }>,
  reader: Seat,
): Text | null {
  const from = table.zones[event.from];
  const to = table.zones[event.to];
  const known = seesMove(table, event, reader);
  if (isHandling(from, to, known)) return null;
  const card = known ? cardName(table, event.card) : say('一张牌', 'a card');
  if (from.name === 'entering' && to.name !== 'discard') {
    return say(`${card.zh} 成功进场`, `${card.en} has entered play`);
  }
  if (from.name === 'deck' && to.name === 'hand') {
    const { zh, en } = seatName(to.owner, reader);
    return say(`${zh} 摸到 ${card.zh}`, `${en}: drew ${card.en}`);
  }
  const [source, target] = [zoneName(from, reader), zoneName(to, reader)];
  return say(`${card.zh}：${source.zh} → ${target.zh}`, `${card.en}: ${source.en} → ${target.en}`);
}

/** Laying out, playing (which has its own line), passing the draft round, 山贼 coming back: nobody would say it. */
function isHandling(from: Zone, to: Zone, known: boolean): boolean {
  if (from === to || from.name === 'removed' || to.name === 'entering') return true;
  return to.name === 'draft' && (from.name === 'draft' || !known);
}

/** The card an event is about, if `reader` may know which it is. */
export function subject(table: MinxinTable, event: MinxinEvent, reader: Seat): CardId {
  switch (event.type) {
    case 'move':
      return seesMove(table, event, reader) ? event.card : NO_CARD;
    case 'play':
    case 'enter':
    case 'recruit':
    case 'recruited':
    case 'rout':
    case 'siege':
    case 'edict':
    case 'reveal':
    case 'show':
    case 'tap':
    case 'count':
      return event.card;
    case 'fail':
      return event.contest.card;
    case 'begin-effect':
    case 'end-effect':
      return event.effect.source;
    default:
      return NO_CARD;
  }
}
