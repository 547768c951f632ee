import type { CardId } from '@lianhuan/kernel';
import type { Begun } from '../../effects/effect-body.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { withoutSubject } from '../../text/meaning/without-subject.ts';

/** Lasting effects that end before their time for one card. */

/** 直到其被重置: words for this card that hold until it is untapped (111.3f). */
export function wordsUntilUntapped(table: SanguozhiTable, card: CardId): readonly SanguozhiEvent[] {
  return endingFor(table, card, ({ period }) => period === 'untapped');
}

/**
 * A card turned face down drops out of all words that were said of cards with certain
 * characteristics, and does not come back to them when it is flipped (112.2d).
 */
export function wordsEndedBy(table: SanguozhiTable, card: CardId): readonly SanguozhiEvent[] {
  return endingFor(table, card, ({ seesFeatures }) => seesFeatures);
}

function endingFor(
  table: SanguozhiTable,
  card: CardId,
  ends: (begun: Begun) => boolean,
): SanguozhiEvent[] {
  const { effects } = table;
  return [...effects.forbid, ...effects.replace, ...effects.modify].flatMap((effect) => {
    const { body } = effect;
    if (body.kind !== 'begun' || !isFor(body, card) || !ends(body)) return [];
    return withoutSubject(effect, body, card);
  });
}

function isFor({ fixed }: Begun, card: CardId): boolean {
  return fixed.subjects?.some((ref) => ref.card === card) ?? false;
}
