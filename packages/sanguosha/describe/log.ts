import {
  type CardId,
  midSentence,
  type NewEffect,
  NO_CARD,
  NOBODY,
  type Seat,
  seesMove,
  type Text,
} from '@lianhuan/kernel';
import { skillEnglish } from '../cards/library.ts';
import type { FrameChange, SanguoshaEvent } from '../events/events.ts';
import type { Frame, PindianFrame, TurnFrame } from '../table/frames.ts';
import { type Guise, PILES } from '../table/state.ts';
import { faceOf, printed, type SanguoshaTable, zoneOf } from '../table/table.ts';
import TERMS from '../terms.json' with { type: 'json' };
import type { Body } from '../text/meaning/begun.ts';
import { cardName, MARK_NAMES, seatName, usedName, zoneName } from './names.ts';

const say = (zh: string, en: string): Text => ({ zh, en });

/** One line of the log as `reader` may read it; null for what a reader can do without. */
export function describeEvent(
  table: SanguoshaTable,
  event: SanguoshaEvent,
  reader: Seat,
): Text | null {
  const who = (seat: Seat) => seatName(seat, reader);
  switch (event.type) {
    case 'begin-frame':
      return event.begun === null ? null : describeFrame(table, event.begun, reader);
    case 'move':
      return describeMove(table, event, reader);
    case 'hp': {
      const { zh, en } = who(event.seat);
      const sign = event.by < 0 ? '−' : '+';
      const by = Math.abs(event.by);
      return say(`${zh} 体力${sign}${by}`, `${en}: HP ${sign}${by}`);
    }
    case 'max-hp': {
      const { zh, en } = who(event.seat);
      const sign = event.by < 0 ? '−' : '+';
      return say(
        `${zh} 体力上限${sign}${Math.abs(event.by)}`,
        `${en}: maximum HP ${sign}${Math.abs(event.by)}`,
      );
    }
    case 'chain':
      return event.chained
        ? say(`${who(event.seat).zh} 横置`, `${who(event.seat).en}: chained`)
        : say(`${who(event.seat).zh} 重置`, `${who(event.seat).en}: unchained`);
    case 'turn-over':
      return turnedOver(table, who(event.seat), event.turnedOver);
    case 'empty-general': {
      const { zh, en } = who(event.seat);
      return event.place === 0
        ? say(`${zh} 失去主将的技能`, `${en} loses the skills of the primary general`)
        : say(`${zh} 失去副将的技能`, `${en} loses the skills of the deputy`);
    }
    case 'mark': {
      const sign = event.by < 0 ? '−' : '+';
      const by = Math.abs(event.by);
      return say(
        `${who(event.seat).zh} “${event.mark}”${sign}${by}`,
        `${who(event.seat).en}: “${MARK_NAMES[event.mark]?.en ?? skillEnglish(event.mark)}” ${sign}${by}`,
      );
    }
    case 'gain-skill':
      return say(
        `${who(event.seat).zh} 获得〖${event.skill.name}〗`,
        `${who(event.seat).en}: gained ${skillEnglish(event.skill.name)}`,
      );
    case 'guise':
      return event.guise === null ? null : declaredSkill(table, who(event.seat), event.guise);
    case 'declare': {
      const { zh, en } = who(event.seat);
      const { name, english } = faceOf(table, event.face);
      const on = onWhom(event.targets, reader);
      return say(
        `${zh} 扣置一张牌，声明【${name}】${on.zh}`,
        `${en}: laid a card face down as ${english}${on.en}`,
      );
    }
    case 'doubt': {
      const { zh, en } = who(event.seat);
      return event.doubts
        ? say(`${zh} 质疑`, `${en}: doubts it`)
        : say(`${zh} 不质疑`, `${en}: does not doubt it`);
    }
    case 'begin-effect':
      return describeBeginning(table, event.effect, reader);
    case 'endless':
      return say('无限循环：谁也停不下来', 'An endless loop that nobody can stop');
    case 'lose-skill':
      return say(
        `${who(event.seat).zh} 失去〖${event.name}〗`,
        `${who(event.seat).en}: lost ${skillEnglish(event.name)}`,
      );
    case 'die':
      return say(`${who(event.seat).zh} 死亡`, `${who(event.seat).en} died`);
    case 'turn':
      return say(
        `第 ${event.round} 轮 · ${who(event.seat).zh}的回合`,
        `Round ${event.round} · ${who(event.seat).en}`,
      );
    case 'first':
      return say(`${who(event.seat).zh} 先行动`, `${who(event.seat).en}: goes first`);
    case 'enter':
      return say(`${who(event.seat).zh} 的武将登场`, `${who(event.seat).en}: a general enters`);
    case 'show': {
      if (event.to !== NOBODY && event.to !== reader) return null;
      const zh = event.cards.map((card) => cardName(table, card).zh).join('、');
      const en = event.cards.map((card) => cardName(table, card).en).join(', ');
      return say(`展示 ${zh}`, `Shown: ${en}`);
    }
    case 'use-skill': {
      const on = onWhom(event.targets, reader);
      return say(
        `${who(event.seat).zh} 发动〖${event.skill}〗${on.zh}`,
        `${who(event.seat).en}: used ${skillEnglish(event.skill)}${on.en}`,
      );
    }
    case 'judged': {
      const { zh, en } = cardName(table, event.card);
      return say(
        `${who(event.seat).zh} 的判定结果：${zh}`,
        `${who(event.seat).en}: judgement ${en}`,
      );
    }
    case 'pile': {
      const { card } = event.piled;
      const pile = PILES[event.piled.pile];
      // What lies beside a general is told as it moves there, to whoever may look at it.
      if (zoneOf(table, card) !== 'on-general') return null;
      const { zh, en } = cardName(table, card);
      return say(`${zh} 称为“${pile.zh}”`, `${en} is a ${pile.en}`);
    }
    case 'face': {
      const { zh, en } = cardName(table, event.card);
      return event.down
        ? say(`暗置 ${zh}`, `${en} is turned face down`)
        : say(`亮出 ${zh}`, `${en} is turned up`);
    }
    case 'shuffle': {
      const { zh, en } = zoneName(table.zones[event.zone], reader);
      // “out of the game” is a place rather than a thing.
      const isPlace = table.zones[event.zone].name === 'removed';
      return say(`洗混${zh}`, `Shuffled ${isPlace ? 'the cards ' : ''}${en}`);
    }
    case 'finish':
      return event.winners.length === 0
        ? say('游戏结束：平局', 'The game ends in a draw')
        : say(
            `游戏结束：${event.winners.map((seat) => who(seat).zh).join('、')} 获胜`,
            `The game ends: ${event.winners.map((seat) => who(seat).en).join(', ')} won`,
          );
    case 'add-general': {
      const { zh, en } = cardName(table, event.card);
      return say(
        `${who(event.seat).zh} 的${event.place === 0 ? '主将' : '副将'}为 ${zh}`,
        `${who(event.seat).en}: the ${event.place === 0 ? 'primary general' : 'deputy'} is ${en}`,
      );
    }
    case 'change-frame':
      return describeChange(table, event.frame, event.change, reader);
    case 'invalidate': {
      const { zh, en } = usedName(table, event.frame.card);
      const names = event.seats.map(who);
      const whom = names.map((name) => name.zh).join('、');
      return say(
        `${zh} 对 ${whom} 无效`,
        `${en} does nothing to ${names.map((name) => name.en).join(', ')}`,
      );
    }
    case 'faction':
    case 'deed':
    case 'end-frame':
    case 'drunk':
    case 'count-use':
    case 'end-period':
    case 'extra-turn':
    case 'next-command':
    case 'began':
    case 'reveal':
    case 'after-reveal':
    case 'delayed':
    case 'pass':
    case 'tap':
    case 'attach':
    case 'shift':
    case 'count':
    case 'chance':
    case 'end-effect':
      return null;
  }
}

/** For whom lasting words of a skill begin; those of 奥秘技 of a hidden general tell nobody (T53). */
function describeBeginning(
  table: SanguoshaTable,
  { body, source }: NewEffect<Body>,
  reader: Seat,
): Text | null {
  const isHidden = source !== NO_CARD && table.cards[source].faceDown;
  if (body.kind !== 'status-begun' || body.skill === null || isHidden) return null;
  const { zh, en } = seatName(body.seat, reader);
  return say(
    `${zh}：〖${body.skill}〗的效果开始生效`,
    `${en}: ${skillEnglish(body.skill)} begins to apply`,
  );
}

/** ，目标 B, C; nothing where there is nobody. */
function onWhom(targets: readonly Seat[], reader: Seat): Text {
  const names = targets.map((seat) => seatName(seat, reader));
  if (names.length === 0) return say('', '');
  const zh = names.map((name) => name.zh).join('、');
  const en = names.map((name) => midSentence(name.en)).join(', ');
  return say(`，目标 ${zh}`, ` on ${en}`);
}

/** Which “化身” is shown, and what is declared of it. */
function declaredSkill({ library }: SanguoshaTable, who: Text, { general, skill }: Guise): Text {
  const shown = library.find(({ id }) => id === general);
  return say(
    `${who.zh} 亮出“化身”${shown?.name ?? ''}，声明〖${skill}〗`,
    `${who.en}: shows the Guise ${shown?.english ?? ''} and declares ${skillEnglish(skill)}`,
  );
}

/** A flow begins: only what a player would say of it. */
function describeFrame(table: SanguoshaTable, frame: Frame, reader: Seat): Text | null {
  const who = (seat: Seat) => seatName(seat, reader);
  switch (frame.kind) {
    case 'use': {
      if (frame.user === NOBODY) {
        const { name, english } = faceOf(table, frame.card.face);
        const target = who(frame.targets[0].seat);
        return say(
          `【${name}】对 ${target.zh} 生效`,
          `${english} is judged for ${midSentence(target.en)}`,
        );
      }
      const card = usedName(table, frame.card);
      const zh = frame.targets.map(({ seat }) => who(seat).zh).join('、');
      const en = frame.targets.map(({ seat }) => midSentence(who(seat).en)).join(', ');
      const on = zh === '' ? say('', '') : say(`对 ${zh} `, ` on ${en}`);
      return say(
        `${who(frame.user).zh} ${on.zh}使用 ${card.zh}`,
        `${who(frame.user).en}: used ${card.en}${on.en}`,
      );
    }
    case 'play': {
      const card = usedName(table, frame.card);
      return say(
        `${who(frame.user).zh} 打出 ${card.zh}`,
        `${who(frame.user).en}: played ${card.en}`,
      );
    }
    case 'damage': {
      const from = frame.source === NOBODY ? say('', '') : say(`${who(frame.source).zh} 对 `, '');
      const nature = TERMS.natures[frame.nature];
      const by = frame.source === NOBODY ? '' : ` from ${midSentence(who(frame.source).en)}`;
      return say(
        `${from.zh}${who(frame.victim).zh} ${from.zh === '' ? '受到' : '造成'} ${frame.value} 点${frame.nature === 'normal' ? '' : nature.zh}伤害`,
        `${who(frame.victim).en}: ${frame.value}${frame.nature === 'normal' ? '' : ` ${nature.en}`} damage${by}`,
      );
    }
    case 'lose-hp':
      return say(
        `${who(frame.victim).zh} 失去 ${frame.value} 点体力`,
        `${who(frame.victim).en}: lost ${frame.value} HP`,
      );
    case 'phase':
      return say(TERMS.phases[frame.phase].zh, TERMS.phases[frame.phase].en);
    case 'dying':
      return say(`${who(frame.seat).zh} 进入濒死状态`, `${who(frame.seat).en} is dying`);
    case 'pindian': {
      const target = who(frame.targets[0] ?? NOBODY);
      return say(
        `${who(frame.seat).zh} 与 ${target.zh} 拼点`,
        `${who(frame.seat).en}: compares ranks with ${midSentence(target.en)}`,
      );
    }
    default:
      return null;
  }
}

/** What a flow comes to be: phases that will be skipped, damage that is prevented, numbers that become others. */
function describeChange(
  table: SanguoshaTable,
  frame: Frame,
  change: FrameChange,
  reader: Seat,
): Text | null {
  if (frame.kind === 'turn' && change.skipped !== undefined) {
    const { zh, en } = seatName(frame.seat, reader);
    const phase = (change.skipped as TurnFrame['skipped']).at(-1);
    if (phase === undefined) return null;
    return say(`${zh} 跳过${TERMS.phases[phase].zh}`, `${en}: skips ${TERMS.phases[phase].en}`);
  }
  if (frame.kind === 'damage' && change.over === true && frame.value > 0) {
    const { zh, en } = seatName(frame.victim, reader);
    return say(`防止对 ${zh} 造成的伤害`, `Damage to ${midSentence(en)} is prevented`);
  }
  if (frame.kind === 'damage' && change.value !== undefined) {
    const { zh, en } = seatName(frame.victim, reader);
    return say(
      `对 ${zh} 的伤害变为 ${frame.value} 点`,
      `Damage to ${midSentence(en)} comes to ${frame.value}`,
    );
  }
  if (frame.kind === 'phase' && change.draws !== undefined) {
    const { zh, en } = seatName(frame.seat, reader);
    const { draws } = frame;
    return say(`${zh} 的额定摸牌数变为 ${draws}`, `${en}: the draw phase gives ${draws}`);
  }
  return frame.kind === 'pindian' && change.changes !== undefined
    ? describeRanks(table, frame, reader)
    : null;
}

/** What ranks that are compared have become, of whoever's were changed. */
function describeRanks(table: SanguoshaTable, frame: PindianFrame, reader: Seat): Text {
  const cards = [frame.card, ...frame.cards];
  const ranks = [frame.seat, ...frame.targets].flatMap((seat, place) => {
    const by = frame.changes[seat];
    if (by === undefined) return [];
    const { zh, en } = seatName(seat, reader);
    const rank = printed(table, cards[place]).rank + by;
    return [say(`${zh} 的拼点点数变为 ${rank}`, `${en}: the rank laid comes to ${rank}`)];
  });
  return say(ranks.map(({ zh }) => zh).join('，'), ranks.map(({ en }) => en).join('; '));
}

function describeMove(
  table: SanguoshaTable,
  event: Extract<SanguoshaEvent, { type: 'move' }>,
  reader: Seat,
): Text | null {
  const from = table.zones[event.from];
  const to = table.zones[event.to];
  // “化身” are told of; generals that are laid out to choose among are not.
  const isGuise = from.name === 'general-pile' && to.name === 'under-general';
  if (!isGuise && isHandling(from.name, to.name)) return null;
  const known = seesMove(table, event, reader);
  const card = known ? cardName(table, event.card) : say('一张牌', 'a card');
  if (from.name === 'draw-pile' && to.name === 'hand') {
    const { zh, en } = seatName(to.owner, reader);
    return say(`${zh} 摸到 ${card.zh}`, `${en}: drew ${card.en}`);
  }
  const [source, target] = [zoneName(from, reader), zoneName(to, reader)];
  return say(`${card.zh}：${source.zh} → ${target.zh}`, `${card.en}: ${source.en} → ${target.en}`);
}

/** Laying out, shuffling back, and what the line of a use says already. */
function isHandling(from: string, to: string): boolean {
  if (from === 'general-pile' || to === 'general-pile' || from === 'removed') return true;
  if (from === 'discard-pile' && to === 'draw-pile') return true;
  return from === 'hand' && to === 'processing';
}

/** The card an event is about, if `reader` may know which it is. */
export function subject(table: SanguoshaTable, event: SanguoshaEvent, reader: Seat): CardId {
  return event.type === 'move' && !seesMove(table, event, reader) ? NO_CARD : cardOf(event);
}

function cardOf(event: SanguoshaEvent): CardId {
  switch (event.type) {
    case 'move':
    case 'face':
    case 'judged':
      return event.card;
    case 'begin-frame':
      return event.begun?.kind === 'use' || event.begun?.kind === 'play'
        ? (event.begun.card.real[0] ?? NO_CARD)
        : NO_CARD;
    default:
      return NO_CARD;
  }
}

/** 翻面; in 国战 叠置 and 平置. */
function turnedOver({ state }: SanguoshaTable, { zh, en }: Text, isNow: boolean): Text {
  if (state.mode !== 'hegemony') return say(`${zh} 翻面`, `${en}: turned over`);
  return isNow ? say(`${zh} 叠置`, `${en}: stacked`) : say(`${zh} 平置`, `${en}: laid apart`);
}
