import { NO_CARD } from '@lianhuan/kernel';
import { bearsLabel, isEquipment, isTrick } from '../../cards/definition.ts';
import { isOfFace } from '../../cards/faces.ts';
import type { CardInUse, Colour } from '../../table/cards-in-use.ts';
import type { Frame } from '../../table/frames.ts';
import { asItIs, faceOf, pileOf, printed, type SanguoshaTable, zoneOf } from '../../table/table.ts';
import type { CardQuality, LikeThis, SortQuality } from '../nodes/nodes.ts';
import type { CardSort } from '../reading/vocabulary.ts';
import { isLater, type Scope } from './scope.ts';

/** Is that true of a card, as it lies or as it is used? @param scope for qualities that refer to words before */
export function fits(
  table: SanguoshaTable,
  quality: CardQuality,
  card: CardInUse,
  scope: Scope | null = null,
): boolean {
  switch (quality.kind) {
    case 'of-colour':
      return card.colour === quality.colour;
    case 'of-suit':
      return card.suit !== null && quality.suits.includes(card.suit);
    case 'of-sort':
    case 'of-sorts':
    case 'of-face':
    case 'of-faces':
    case 'of-face-or-sort':
      return isOf(table, quality, card);
    case 'of-rank':
      return card.rank >= quality.least && card.rank <= quality.most;
    case 'card-spec':
      return (
        (!quality.inHand || isInHand(table, card)) &&
        (quality.sort === null || fits(table, quality.sort, card, scope)) &&
        quality.qualities.every((one) => fits(table, one, card, scope))
      );
    case 'other-colour': {
      const judged = scope === null ? null : colourJudged(table, scope);
      return judged !== null && card.colour !== null && (card.colour === judged) === quality.same;
    }
    case 'like-this': {
      // What is paid or done first may be the card that is meant (P9).
      if (scope !== null && isLater(scope)) return true;
      const other = scope === null ? null : cardNamed(table, scope);
      return other !== null && areAlike(table, quality, card, other);
    }
    case 'named-suit':
      return scope !== null && card.suit === scope.memory.suit;
    case 'suit-unlike':
      return (
        scope !== null &&
        pileOf(table, scope.seat, quality.pile).every(
          (other) => asItIs(table, other).suit !== card.suit,
        )
      );
    case 'not-itself':
      return scope === null || !card.real.includes(scope.source);
    case 'of-label':
      return card.real.length === 1 && bearsLabel(printed(table, card.real[0]), quality.label);
    case 'converted-by':
      return card.converted === quality.skill;
    case 'not-converted':
      return card.converted === null && card.real.length > 0;
    // What is asked of several together is looked at where they are picked.
    case 'different-suits':
      return true;
    case 'same-suit': {
      const shown = scope?.memory.these[0];
      return shown !== undefined && card.suit === asItIs(table, shown).suit;
    }
  }
}

/** Is the card of that sort, or of that name, whatever its suit? */
export function isOf(
  table: SanguoshaTable,
  quality: SortQuality,
  card: Pick<CardInUse, 'face'>,
): boolean {
  switch (quality.kind) {
    case 'of-sort':
      return isOfSort(table, quality.sort, card) !== quality.not;
    case 'of-sorts':
      return quality.sorts.some((sort) => isOfSort(table, sort, card));
    case 'of-face':
      return quality.exact ? quality.face === card.face : isOfFace(quality.face, card.face);
    case 'of-faces':
      return quality.faces.some((face) => isOfFace(face, card.face));
    case 'of-face-or-sort':
      return isOfFace(quality.face, card.face) || isOfSort(table, quality.sort, card);
  }
}

/** Is the one like the other? What has no colour, or no suit, is neither like it nor unlike. */
function areAlike(
  table: SanguoshaTable,
  { what, same }: LikeThis,
  card: CardInUse,
  other: CardInUse,
): boolean {
  if (what === 'sort') return (typeOf(table, card) === typeOf(table, other)) === same;
  const [one, another] = [card[what], other[what]];
  return one !== null && another !== null && (one === another) === same;
}

/** Basic card, trick or equipment (T07). */
export function typeOf(table: SanguoshaTable, card: Pick<CardInUse, 'face'>): CardSort | null {
  const types = ['basic', 'trick', 'equipment'] as const;
  return types.find((sort) => isOfSort(table, sort, card)) ?? null;
}

/** 此牌: what the words have just dealt with is nearer than what the timing speaks of; null for none. */
export function cardNamed(
  table: SanguoshaTable,
  { frame, memory }: Pick<Scope, 'frame' | 'memory'>,
): CardInUse | null {
  const [last] = memory.these;
  if (last !== undefined)
    return memory.judged?.real.includes(last) ? memory.judged : asItIs(table, last);
  if (frame?.kind === 'use' || frame?.kind === 'play') return frame.card;
  if (frame?.kind === 'damage') return frame.channel.card;
  return judgedIn(table, frame);
}

/** Is it made of hand cards alone? */
function isInHand(table: SanguoshaTable, { real }: CardInUse): boolean {
  return real.length > 0 && real.every((card) => zoneOf(table, card) === 'hand');
}

/** The colour of the judgement card that words speak of; null where there is none. */
export function colourJudged(table: SanguoshaTable, { frame, memory }: Scope): Colour | null {
  return (judgedIn(table, frame) ?? memory.judged)?.colour ?? null;
}

/** The judgement card of a flow, as it counts there or counted when its result was settled; null for none. */
export function judgedIn(table: SanguoshaTable, frame: Frame | null): CardInUse | null {
  if (frame?.kind !== 'judge' || frame.card === NO_CARD) return null;
  return frame.result ?? asItIs(table, frame.card);
}

/** Is the card of that sort, whatever its suit? */
export function isOfSort(
  table: SanguoshaTable,
  sort: CardSort,
  { face }: Pick<CardInUse, 'face'>,
): boolean {
  const { kind } = faceOf(table, face);
  switch (sort) {
    case 'basic':
      return kind === 'basic';
    case 'trick':
      return isTrick(kind);
    case 'instant':
      return kind === 'trick';
    case 'delayed':
      return kind === 'delayed-trick';
    case 'equipment':
      return isEquipment(kind);
    case 'weapon':
    case 'armour':
      return kind === sort;
    case 'mount':
      return kind === 'defensive-mount' || kind === 'offensive-mount';
  }
}
