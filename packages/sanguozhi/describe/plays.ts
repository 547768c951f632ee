import { changeLine, fill, line, lookLine, NO_CARD, type Seat, type Text } from '@lianhuan/kernel';
import { addedCards } from '../cards/added.ts';
import type { SanguozhiEvent } from '../events/events.ts';
import { NEEDS_IGNORED } from '../flow/kinds/troop-needs.ts';
import type { ItemKind } from '../table/state.ts';
import { COMBAT_DAMAGE, LASTING_DAMAGE, type SanguozhiTable } from '../table/table.ts';
import { counterWords } from './card-words.ts';
import { cardName, itemName, ROLE_NAMES, seatName, shownName } from './names.ts';
import WORDS from './words.json' with { type: 'json' };

/** Events whose lines take more than a sentence to make. */

type Of<Type extends SanguozhiEvent['type']> = Extract<SanguozhiEvent, { type: Type }>;

export const DAMAGE_NAMES: Readonly<Record<'combat' | 'lasting', Text>> = {
  combat: line('战斗伤害', 'combat damage'),
  lasting: line('永久伤害', 'lasting damage'),
};

const COMBAT_DAMAGE_NAMES: Readonly<Record<'attack' | 'piercing' | 'counter', Text>> = {
  attack: DAMAGE_NAMES.combat,
  piercing: line('穿透伤害', 'piercing damage'),
  counter: line('反击伤害', 'counter damage'),
};

export function describeFace(
  table: SanguozhiTable,
  { card, down }: Of<'face'>,
  reader: Seat,
): Text {
  const parts = { card: cardName(table, card), hidden: shownName(table, card, reader) };
  return down
    ? line('{card} 被盖放', '{card} is turned face down', parts)
    : line('{hidden} 变为正面向上', '{hidden} is turned face up', parts);
}

/** Counters that no line tells of: damage has lines of its own, the others only serve rules. */
const UNLOGGED_COUNTERS: ReadonlySet<string> = new Set([
  COMBAT_DAMAGE,
  LASTING_DAMAGE,
  NEEDS_IGNORED,
]);

export function describeCount(
  table: SanguozhiTable,
  { counter, by }: Of<'count'>,
  card: Text,
): Text | null {
  if (UNLOGGED_COUNTERS.has(counter)) return null;
  return changeLine(card, counterWords(counter, addedCards.glossary(table.library)), by);
}

/** Damage as a line of the log: only damage taken has happened (117.4). */
export function describeDamage(
  table: SanguozhiTable,
  event: Of<'damage'>,
  reader: Seat,
): Text | null {
  const { stage, to, amount } = event;
  return stage !== 'take' || to === null || amount === 0 ? null : damageLine(table, event, reader);
}

/** Damage at whichever stage it is. */
export function damageLine(table: SanguozhiTable, event: Of<'damage'>, reader: Seat): Text {
  const { source, to, amount, damage, combatKind } = event;
  const parts = {
    source: shownName(table, source, reader),
    n: amount,
    damage: combatKind === null ? DAMAGE_NAMES[damage] : COMBAT_DAMAGE_NAMES[combatKind],
    to:
      typeof to === 'number'
        ? grainOf(table, to, reader)
        : shownName(table, to?.card ?? NO_CARD, reader),
  };
  if (to === null) return line('{source} 造成 {n} 点{damage}', '{source}: {n} {damage}', parts);
  return line('{source} 对 {to} 造成 {n} 点{damage}', '{source}: {n} {damage} to {to}', parts);
}

function grainOf(table: SanguozhiTable, seat: Seat, reader: Seat): Text {
  const english = seat === reader ? 'your grain' : '{who}’s grain';
  return line('{who}的粮草', english, { who: seatName(table, seat, reader) });
}

const USES: Readonly<Record<ItemKind, Text>> = WORDS.uses;
const DEPLOYED_FACE_DOWN: Text = {
  zh: '{who} 盖放派遣 {card} · {role}',
  en: '{who}: deployed {card} face down · {role}',
};

/** What was used, as a line of the log; only its player is told which general was deployed face down. */
export function describeUse(table: SanguozhiTable, { item }: Of<'chain-add'>, reader: Seat): Text {
  const { kind, role, faceDown, controller } = item;
  const hidden = faceDown && reader !== controller;
  const parts = {
    who: seatName(table, controller, reader),
    card: hidden ? line('盖放的将领', 'a face-down general') : itemName(table, item, reader),
    role: role === null ? '' : ROLE_NAMES[role],
  };
  return fill(faceDown && !hidden ? DEPLOYED_FACE_DOWN : USES[kind], parts);
}

export function describeLook(
  table: SanguozhiTable,
  { seat, cards }: Of<'look'>,
  reader: Seat,
): Text {
  const names = reader === seat ? () => cards.map((card) => cardName(table, card)) : null;
  return lookLine(seatName(table, seat, reader), cards.length, names, '张卡');
}

const FORMING: Readonly<Record<Of<'form'>['how'], Text>> = WORDS.forming;

export function describeForm(table: SanguozhiTable, event: Of<'form'>, reader: Seat): Text {
  return fill(FORMING[event.how], {
    who: seatName(table, event.seat, reader),
    card: cardName(table, event.card),
    member: event.member === NO_CARD ? '' : shownName(table, event.member, reader),
  });
}

export function describeEngage(
  table: SanguozhiTable,
  event: Of<'engage'>,
  reader: Seat,
): Text | null {
  if (event.how === 'is-defended' || event.how === 'fights') return null;
  const parts = {
    card: shownName(table, event.card, reader),
    against: shownName(table, event.against, reader),
  };
  return event.how === 'attacks'
    ? line('{card} 进攻 {against}', '{card} attacks {against}', parts)
    : line('{card} 防守 {against}', '{card} defends against {against}', parts);
}
