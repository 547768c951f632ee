import { type CardId, definitionOf } from '@lianhuan/kernel';
import type { CardReference, Place } from './check.ts';
import { cardsAt } from './find.ts';
import { seatLetter } from './judged.ts';
import type { Moment } from './moment.ts';

/** A place in words: `A.弃牌堆：望族、民兵 x2`. */
export function tellPlace(place: Place, moment: Moment): string {
  return `${tellPlaceName(place)}：${tellCards(cardsAt(place, moment), moment)}`;
}

/** Cards in words: `望族、民兵 x2`. */
export function tellCards(cards: readonly CardId[], moment: Moment): string {
  return runsOf(cards.map((card) => tellCard(card, moment))).join('、') || '（空）';
}

/** `A.弃牌堆`, or `装备 of 张飞`. */
export function tellPlaceName({ seat, zone, holder }: Place): string {
  if (holder) return `${zone} of ${tellReference(holder)}`;
  return seat < 0 ? zone : `${seatLetter(seat)}.${zone}`;
}

function tellReference({ card, place }: CardReference): string {
  return place ? `${card.name} in ${tellPlaceName(place)}` : card.name;
}

/** A card by its name, and by what is unusual about it. */
function tellCard(card: CardId, { judged, match }: Moment): string {
  const { states, usualStates, counters, attachments } = judged.vocabulary;
  const { table } = match;
  const name = (id: CardId) => judged.nameOf(definitionOf(table, id));
  const told = states.filter(
    (state) => !usualStates.includes(state) && judged.hasState(table, card, state),
  );
  const counted = counters.flatMap((counter) => {
    const value = judged.counter?.(table, card, counter) ?? 0;
    return value === 0 ? [] : [`${counter}${value}`];
  });
  const attached = attachments.flatMap((as) => {
    const cards = judged.attached?.(table, card, as) ?? [];
    return cards.length === 0 ? [] : [`${as} ${cards.map(name).join('、')}`];
  });
  const inside = attached.length === 0 ? '' : `（${attached.join('，')}）`;
  return [name(card), ...told, ...counted].join(' ') + inside;
}

/** Neighbours that read the same are told once. */
function runsOf(names: readonly string[]): string[] {
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${name} x${count}`));
}
