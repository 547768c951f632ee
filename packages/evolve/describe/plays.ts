import { changeLine, fill, line, lookLine, NO_CARD, type Seat, type Text } from '@lianhuan/kernel';
import { addedCards } from '../cards/added.ts';
import { withEnglishNames } from '../cards/library.ts';
import type { DamageKind, DestroyedBy, EvolveEvent } from '../events/events.ts';
import { DAMAGE, type EvolveTable } from '../table/table.ts';
import type { PlayerZone } from '../table/zones.ts';
import { counterCalled } from '../text/reading/english.ts';
import { abilityAt, abilityWords } from './card-words.ts';
import { cardName, seatName, shownName, victimName } from './names.ts';
import WORDS from './words.json' with { type: 'json' };

/** The log lines of uses, damage, destructions and the like, which take more than a sentence to make. */

type Of<Type extends EvolveEvent['type']> = Extract<EvolveEvent, { type: Type }>;

const DAMAGES: Readonly<Record<DamageKind, Text>> = WORDS.damage;

export function tellDamage(table: EvolveTable, event: Of<'damage'>, reader: Seat): Text {
  return line('{source} 对 {to} 造成 {n} 点{damage}', '{source}: {n} {damage} to {to}', {
    source: shownName(table, event.source, reader),
    to: victimName(table, event.to, reader),
    n: event.amount,
    damage: DAMAGES[event.damage],
  });
}

/** What 指示物 are called in both languages; the rules' own notes have one name. */
function counterName(table: EvolveTable, counter: string): Text {
  if (!counter.endsWith('指示物')) return { zh: counter, en: counter };
  const english = counterCalled(counter, false);
  return { zh: counter, en: withEnglishNames(english, addedCards.glossary(table.library)) };
}

/** The line of counters on a card; null for damage, which has a line of its own. */
export function tellCount(
  table: EvolveTable,
  { counter, by }: Of<'count'>,
  card: Text,
): Text | null {
  if (counter === DAMAGE) return null;
  return changeLine(card, counterName(table, counter), by);
}

const WHENCE: Partial<Readonly<Record<PlayerZone, Text>>> = {
  extra: line('（从额外区）', '(from the EX area)'),
};

export function tellUse(table: EvolveTable, { seat, card, from }: Of<'use'>, reader: Seat): Text {
  return line('{who} 使用 {card}{whence}', '{who}: used {card} {whence}', {
    who: seatName(seat, reader),
    card: cardName(table, card),
    whence: WHENCE[from] ?? '',
  });
}

export function tellAbility(
  table: EvolveTable,
  { seat, card, ability, how }: Of<'use-ability'>,
  reader: Seat,
): Text {
  const parts = {
    who: seatName(seat, reader),
    card: cardName(table, card),
    words: ability === null ? '' : abilityWords(abilityAt(table, ability)),
  };
  if (ability === null) {
    return line('{who} 使用 {card} 的能力', '{who}: the ability of {card} is used', parts);
  }
  return how === 'activated'
    ? line('{who} 使用 {card} 的能力「{words}」', '{who}: used {card}: “{words}”', parts)
    : line('{card} 的自动能力「{words}」', '{card}: “{words}”', parts);
}

const ENDS: Readonly<Record<DestroyedBy, Text>> = WORDS.destructions;

export function tellDestroy(table: EvolveTable, event: Of<'destroy'>): Text {
  const how = event.how === 'ability' && event.source === NO_CARD ? null : event.how;
  const words = how === null ? { zh: '{card} 被破坏', en: '{card} is destroyed' } : ENDS[how];
  return fill(words, {
    card: cardName(table, event.card),
    source: event.source === NO_CARD ? '' : cardName(table, event.source),
  });
}

export function tellEnter(table: EvolveTable, event: Of<'enter'>, reader: Seat): Text {
  const parts = { who: seatName(event.seat, reader), card: cardName(table, event.card) };
  return event.from === 'nowhere'
    ? line('{who} 召唤 {card}', '{who}: {card} summoned', parts)
    : line('{who}的 {card} 进入战场', '{who}: {card} enters the field', parts);
}

/** The line of looking at cards; only the player who looks is told which. */
export function tellLook(table: EvolveTable, { seat, cards }: Of<'look'>, reader: Seat): Text {
  const names = reader === seat ? () => cards.map((card) => cardName(table, card)) : null;
  return lookLine(seatName(seat, reader), cards.length, names, '张卡牌');
}

const LOSSES: Readonly<Record<Of<'lose'>['why'], Text>> = WORDS.losses;

export function tellLoss({ seat, why }: Of<'lose'>, reader: Seat): Text | null {
  // A loop that nobody ends is one thing, though both lose by it (15.2.1.3).
  if (why === 'loop' && seat !== 0) return null;
  return fill(LOSSES[why], { who: seatName(seat, reader) });
}
