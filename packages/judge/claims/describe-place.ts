import { type CardId, definitionOf } from '@lianhuan/kernel';
import type { CardReference, Place } from '../scenario/claim.ts';
import { seatLetter } from '../scenario/judged-game.ts';
import { cardsAt } from './find-cards.ts';
import type { Moment } from './moment.ts';

/** A place in words: `A.弃牌堆：望族、民兵 x2`. */
export function describePlace(place: Place, moment: Moment): string {
  return `${placeName(place)}：${describeCards(cardsAt(place, moment), moment)}`;
}

/** Cards in words: `望族、民兵 x2`. */
export function describeCards(cards: readonly CardId[], moment: Moment): string {
  return runsOf(cards.map((card) => describeCard(card, moment))).join('、') || '（空）';
}

/** `A.弃牌堆`, or `装备 of 张飞`. */
export function placeName({ seat, zone, holder }: Place): string {
  if (holder) return `${zone} of ${describeReference(holder)}`;
  return seat < 0 ? zone : `${seatLetter(seat)}.${zone}`;
}

function describeReference({ card, place }: CardReference): string {
  return place ? `${card.name} in ${placeName(place)}` : card.name;
}

/** A card by its name, and by what is unusual about it. */
function describeCard(card: CardId, { judged, match }: Moment): string {
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

/** Cards that lie next to each other and read the same are told once, with their number: `民兵 x2`. */
function runsOf(names: readonly string[]): string[] {
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${name} x${count}`));
}
