import type { CardId, NewEffect } from '@lianhuan/kernel';
import type { Begun, Body } from '../../effects/effect-body.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import type { SanguozhiEffect, SanguozhiTable } from '../../table/table.ts';
import { pickedByFeature } from '../../text/meaning/features.ts';
import type { Lasting } from '../../text/nodes/index.ts';

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
  return endingFor(table, card, ({ word }) => looksAtFeatures(word));
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

/** Ends an effect for one card: it ends, and begins again for the other cards it was for. */
function withoutSubject(
  effect: SanguozhiEffect,
  body: Begun,
  card: CardId,
): readonly SanguozhiEvent[] {
  const subjects = body.fixed.subjects?.filter((ref) => ref.card !== card) ?? [];
  const end: SanguozhiEvent = { type: 'end-effect', effect };
  if (subjects.length === 0) return [end];
  const { id: _, timestamp: __, incarnation: ___, ...rest } = effect;
  const smaller: NewEffect<Body> = {
    ...rest,
    body: { ...body, fixed: { ...body.fixed, subjects } },
  };
  return [end, { type: 'begin-effect', effect: smaller }];
}

function looksAtFeatures(word: Lasting): boolean {
  const who = 'who' in word ? word.who : null;
  return who !== null && typeof who === 'object' && who.kind === 'selection'
    ? pickedByFeature(who)
    : false;
}
