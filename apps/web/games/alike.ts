import type { CardView, OptionView, View } from '@lianhuan/kernel';

/**
 * A name for what an option comes to, as far as its seat can tell: options of one name come to the same. Copies of a
 * card are alike in a hand alone; in play one may have a past that the other has not.
 */
export function whatComesOf(option: OptionView, { zones, seat }: View): string {
  const { verb, card, amount, label } = option;
  const common = [verb, option.seat, amount, label.zh];
  if (card === null) return JSON.stringify(common);
  for (const { name, owner, cards } of zones) {
    const held = cards?.find(({ handle }) => handle === card);
    if (held === undefined) continue;
    const isCopy = name === 'hand' && owner === seat && cards?.every(({ host }) => host !== card);
    return JSON.stringify([...common, isCopy ? lookOf(held) : card]);
  }
  return JSON.stringify([...common, card]);
}

/** All that can be seen of a card, apart from which of its copies it is. */
export function lookOf({ handle: _, ...look }: CardView): Omit<CardView, 'handle'> {
  return look;
}

/** Whether all that can be answered comes to the same, so that nobody needs to be asked. */
export function comesToTheSame(seen: View): boolean {
  const [first, ...others] = seen.decision?.options ?? [];
  if (first === undefined || others.length === 0) return false;
  const come = whatComesOf(first, seen);
  return others.every((option) => whatComesOf(option, seen) === come);
}
