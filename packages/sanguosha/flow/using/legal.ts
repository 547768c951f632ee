import { NO_CARD, type Seat } from '@lianhuan/kernel';
import { isEquipment } from '../../cards/definition.ts';
import { isOfFace } from '../../cards/faces.ts';
import { rule } from '../../rules.ts';
import { LAST_FIGHT } from '../../skills/rule-skills.ts';
import { statusesInForce } from '../../skills/statuses.ts';
import { type CardInUse, NO_RANK } from '../../table/cards-in-use.ts';
import {
  cardsIn,
  characterOf,
  faceOf,
  livingFrom,
  type SanguoshaTable,
} from '../../table/table.ts';
import { fits } from '../../text/meaning/card-qualities.ts';
import { freshMemory, NO_X, type Scope, scopeOfWords } from '../../text/meaning/scope.ts';
import type {
  CannotBeTarget,
  CardMoment,
  CardUse,
  CharacterQuality,
  WithinDistance,
} from '../../text/nodes/nodes.ts';
import { distance, isInRange } from './distance.ts';
import { changesOf } from './numbers.ts';

/** Who may use which card on whom. */

/** Any equipment can be used by its user on itself in the play phase, whatever its text says beside (D5). */
export const EQUIP: CardUse = {
  kind: 'card-use',
  span: [0, 0],
  when: 'play-phase',
  condition: null,
  joining: null,
  to: { kind: 'named-characters', span: [0, 0], who: 'you' },
  against: null,
  effect: { kind: 'equip', span: [0, 0] },
};

/** What the card does when it is used at such a moment; undefined where it cannot be used then. */
export function useOf(
  table: SanguoshaTable,
  card: CardInUse,
  when: CardMoment,
): CardUse | undefined {
  return usesOf(table, card, when)[0];
}

/** The ways to use the card at such a moment; its user declares which (preUse.1). */
export function usesOf(
  table: SanguoshaTable,
  card: CardInUse,
  when: CardMoment,
): readonly CardUse[] {
  const { kind, abilities } = faceOf(table, card.face);
  if (when === 'play-phase' && isEquipment(kind)) return [EQUIP];
  return abilities.filter(
    (unit): unit is CardUse => unit.kind === 'card-use' && unit.when === when,
  );
}

/** Of those for the play phase the ones that it could be used by now, with their places. */
export function usesNow(
  table: SanguoshaTable,
  seat: Seat,
  card: CardInUse,
): readonly { readonly use: CardUse; readonly mode: number }[] {
  return usesOf(table, card, 'play-phase')
    .map((use, mode) => ({ use, mode }))
    .filter(({ use }) => {
      if (use.to.kind === 'named-characters' && !wouldMatter(table, seat, card, use)) return false;
      return legalTargets(table, seat, card, use).length > 0;
    });
}

/** What is known where a card is about to be used. */
export function scopeOfCard(user: Seat, card: CardInUse): Scope {
  return {
    seat: user,
    actor: user,
    source: card.real[0] ?? NO_CARD,
    skill: null,
    channel: { card, skill: null },
    frame: null,
    x: NO_X,
    memory: freshMemory(),
  };
}

/** Is the character kept from using or playing such a card? */
export function isKept(
  table: SanguoshaTable,
  seat: Seat,
  card: CardInUse,
  deed: 'use' | 'play',
): boolean {
  if (isForOthersOnly(table, seat, card, deed)) return true;
  return statusesInForce(table, 'cannot-use').some(
    ({ word, seat: owner, skill }) =>
      owner === seat &&
      (word.deed === deed || word.deed === 'either') &&
      (word.what === null || fits(table, word.what, card)) &&
      isOfRule(skill),
  );
}

/** What 鏖战 forbids H5 forbids; what other words forbid, they do. */
function isOfRule(skill: string | null): boolean {
  return skill === LAST_FIGHT ? rule('H5') : true;
}

/** Only that one, in its own turn perhaps, may use such a card, and perhaps whoever is dying (完杀). */
function isForOthersOnly(
  table: SanguoshaTable,
  seat: Seat,
  card: CardInUse,
  deed: 'use' | 'play',
): boolean {
  const isDying = () => table.state.frames.some((one) => one.kind === 'dying' && one.seat === seat);
  return statusesInForce(table, 'others-cannot-use').some(
    ({ word, seat: owner }) =>
      owner !== seat &&
      (deed === 'use' || word.deed === 'either') &&
      (!word.ownTurn || table.state.active === owner) &&
      fits(table, word.what, card) &&
      (word.butDying ? !isDying() && rule('dying.3') : rule('P1')),
  );
}

/** Could the card have this target, whatever the distance (T51)? */
export function canBeTarget(
  table: SanguoshaTable,
  user: Seat,
  card: CardInUse,
  target: Seat,
): boolean {
  if (hasThere(table, target, card)) return false;
  return !statusesInForce(table, 'cannot-be-target').some(
    ({ word, seat, skill }) =>
      seat === target &&
      !(word.ofOthers && user === target) &&
      fits(table, word.what, card) &&
      holdsFor(table, word, scopeOfWords(seat, skill)) &&
      user >= 0 &&
      rule('P1') &&
      rule('T51'),
  );
}

function holdsFor(table: SanguoshaTable, { condition }: CannotBeTarget, scope: Scope): boolean {
  return condition === null || table.procedures.holds(table, condition, scope);
}

/** No two delayed tricks of one name lie in one judgement zone (D6). */
function hasThere(table: SanguoshaTable, target: Seat, { face }: CardInUse): boolean {
  if (faceOf(table, face).kind !== 'delayed-trick') return false;
  return (
    table.state.delayed.some(({ seat, card }) => seat === target && card.face === face) &&
    rule('D6')
  );
}

/** The characters that could be chosen as targets of the card at that moment, from its user on. */
export function legalTargets(
  table: SanguoshaTable,
  user: Seat,
  card: CardInUse,
  use: CardUse,
): Seat[] {
  const far = isFar(table, user, card);
  return livingFrom(table, user).filter(
    (seat) => refuseTarget(table, { user, card, use, far }, seat) === null,
  );
}

/** A card that somebody would use, and whether distance is no matter (无距离限制). */
interface WouldUse {
  readonly user: Seat;
  readonly card: CardInUse;
  readonly use: CardUse;
  readonly far: boolean;
}

/** Whom a character could use a plain 杀 on from where it sits: in its attack range, and legal (借刀杀人); nobody if it is kept from it. */
export function slashable(table: SanguoshaTable, user: Seat): Seat[] {
  if (isKept(table, user, SLASH, 'use')) return [];
  return table.state.characters
    .map((_, index) => index as Seat)
    .filter((one) => isInRange(table, user, one) && canBeTarget(table, user, SLASH, one));
}

const SLASH: CardInUse = {
  face: 'slash',
  suit: null,
  rank: NO_RANK,
  colour: null,
  real: [],
  converted: null,
};

/** Could a character become a target of a card in use beside those that it has, whatever the distance (T51, T15)? */
export function couldBecomeTarget(
  table: SanguoshaTable,
  user: Seat,
  card: CardInUse,
  target: Seat,
): boolean {
  const use = useOf(table, card, 'play-phase');
  if (use === undefined || use.to.kind === 'named-characters') {
    return canBeTarget(table, user, card, target);
  }
  const asked = { user, card, use: { ...use, condition: null }, far: true };
  return refuseTarget(table, asked, target) === null;
}

/**
 * Could words have the card used on that character, whatever the distance (preUse.5)? 桃 not on whoever is unhurt (T28), and
 * none by whoever is kept from using it.
 */
export function couldBeUsedOn(
  table: SanguoshaTable,
  user: Seat,
  card: CardInUse,
  target: Seat,
): boolean {
  if (isKept(table, user, card, 'use') || !couldBecomeTarget(table, user, card, target))
    return false;
  if (dyingTarget(table, user, card) === target) return true;
  const use = useOf(table, card, 'play-phase');
  if (use?.to.kind !== 'named-characters') return true;
  return mayDrink(table, user, card) && wouldMatter(table, target, card, use);
}

/** Why a living character cannot be chosen: the rule, or the quality that it lacks; null where it can. */
export function refuseTarget(
  table: SanguoshaTable,
  { user, card, use, far }: WouldUse,
  seat: Seat,
): CharacterQuality | 'T51' | null {
  const { to, condition } = use;
  const own = scopeOfCard(user, card);
  if (condition !== null && !table.procedures.holds(table, condition, own)) return 'T51';
  if (to.kind === 'named-characters' ? seat !== user : to.other && seat === user) return 'T51';
  if (!canBeTarget(table, user, card, seat)) return 'T51';
  if (use.against !== null && slashable(table, seat).length === 0) return 'T51';
  if (to.kind === 'named-characters') return null;
  const scope = scopeOfCard(user, card);
  const lacks = to.qualities.find((quality) => {
    if (far && isDistance(quality)) return false;
    if (quality.kind === 'within-distance') return !isWithin(table, user, card, seat, quality);
    if (seat === user && holdsNoOther(table, user, card, quality)) return true;
    return !table.procedures.hasQuality(table, quality, seat, scope);
  });
  return lacks ?? null;
}

/** 有手牌的: what is about to be used is no hand card of its user any more (火攻 as the last one). */
function holdsNoOther(
  table: SanguoshaTable,
  user: Seat,
  { real }: CardInUse,
  quality: CharacterQuality,
): boolean {
  if (quality.kind !== 'has-cards' || quality.at !== 'hand' || quality.not) return false;
  return cardsIn(table, user, 'hand').every((card) => real.includes(card));
}

/** Is the target as near as the card says, or as words of its user say instead? */
function isWithin(
  table: SanguoshaTable,
  user: Seat,
  card: CardInUse,
  target: Seat,
  { distance: printed }: WithinDistance,
): boolean {
  const limits = statusesInForce(table, 'distance-limit')
    .filter(({ word, seat }) => seat === user && fits(table, word.what, card))
    .map(({ word }) => word.distance);
  return target !== user && distance(table, user, target) <= Math.max(printed, ...limits);
}

function isDistance({ kind }: CharacterQuality): boolean {
  return kind === 'in-range' || kind === 'within-distance';
}

/** 无距离限制. */
export function isFar(table: SanguoshaTable, user: Seat, card: CardInUse): boolean {
  return statusesInForce(table, 'no-limit').some(
    ({ word, seat }) => seat === user && word.limit !== 'times' && fits(table, word.what, card),
  );
}

/** How many 杀 were used in this play phase. */
export const SLASHES = 'phase:slash';

/** How many 酒 were used for a 杀 in this turn. */
export const DRINKS = 'turn:analeptic';

/** Are there uses left in this play phase (D3)? Only 杀 and 酒 are counted. */
export function hasUsesLeft(table: SanguoshaTable, seat: Seat, card: CardInUse): boolean {
  const { uses } = characterOf(table, seat);
  if (!isSlash(card)) return mayDrink(table, seat, card);
  if ((uses[SLASHES] ?? 0) >= slashLimit(table, seat) && rule('D3')) {
    return hasNoLimit(table, seat, card);
  }
  return true;
}

/** 酒 is used once in a turn, whatever has its user use it (T22): the limit is that of the card. */
function mayDrink(table: SanguoshaTable, seat: Seat, card: CardInUse): boolean {
  if (card.face !== 'analeptic') return true;
  const used = characterOf(table, seat).uses[DRINKS] ?? 0;
  return used < 1 || hasNoLimit(table, seat, card);
}

function slashLimit(table: SanguoshaTable, seat: Seat): number {
  return 1 + changesOf(table, 'slash-limit', seat);
}

/** How many targets its user may choose. */
export function targetLimit(
  table: SanguoshaTable,
  user: Seat,
  card: CardInUse,
  { to }: CardUse,
): number {
  const most = to.kind === 'chosen-characters' && to.count !== 'X' ? to.count : 1;
  return isSlash(card) ? most + changesOf(table, 'slash-targets', user) : most;
}

function hasNoLimit(table: SanguoshaTable, user: Seat, card: CardInUse): boolean {
  return statusesInForce(table, 'no-limit').some(
    ({ word, seat }) => seat === user && word.limit !== 'distance' && fits(table, word.what, card),
  );
}

/** 【杀】 of any sort. */
export function isSlash({ face }: CardInUse): boolean {
  return isOfFace('slash', face);
}

/** Could the card be used at an idle point of the play phase? */
export function isUsableNow(table: SanguoshaTable, seat: Seat, card: CardInUse): boolean {
  if (useOf(table, card, 'play-phase') === undefined) return false;
  if (isKept(table, seat, card, 'use') || !hasUsesLeft(table, seat, card)) return false;
  return usesNow(table, seat, card).length > 0;
}

/**
 * Could words have the character use the card, as 视为使用 does: no limit of times counts then but that of 酒, and there must
 * be somebody whom it could be used on (preUse.5).
 */
export function canUseFreely(table: SanguoshaTable, seat: Seat, card: CardInUse): boolean {
  if (isKept(table, seat, card, 'use')) return false;
  if (dyingTarget(table, seat, card) !== null) return true;
  return mayDrink(table, seat, card) && usesNow(table, seat, card).length > 0;
}

/**
 * Who is dying just now, if the card can be used on that one as it is used for the dying (dying.3): 桃 by anybody, 酒 by
 * itself. Skills that work at the timings of the dying may come in between.
 */
export function dyingTarget(table: SanguoshaTable, user: Seat, card: CardInUse): Seat | null {
  const below = table.state.frames.findLast(({ kind }) => kind !== 'skill');
  if (below?.kind !== 'dying' || useOf(table, card, 'dying') === undefined) return null;
  const { seat } = below;
  if (characterOf(table, seat).hp > 0 || (card.face === 'analeptic' && seat !== user)) return null;
  return canBeTarget(table, user, card, seat) && rule('dying.3') ? seat : null;
}

/** A 桃 is not used by whoever is unhurt (T28): what it does to oneself must be possible. */
function wouldMatter(table: SanguoshaTable, seat: Seat, card: CardInUse, use: CardUse): boolean {
  return table.procedures.possible(table, use.effect, {
    ...scopeOfCard(seat, card),
    memory: { ...freshMemory(), that: [seat] },
  });
}
