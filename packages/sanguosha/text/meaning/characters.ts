import { ask, type Flow, NO_CARD, NOBODY, option, type Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { Frame, UseFrame } from '../../table/frames.ts';
import { isSameFaction } from '../../table/hegemony.ts';
import {
  cardsIn,
  characterOf,
  frameOf,
  inTurnOrder,
  isAlive,
  ownCards,
  type SanguoshaTable,
} from '../../table/table.ts';
import type {
  CharacterNoun,
  CharacterQuality,
  GroupQuality,
  NamedCharacters,
} from '../nodes/nodes.ts';
import { NO_X, OPEN_X, type Scope } from './scope.ts';

/** Whom words mean. */

type Choosing = Extract<CharacterNoun, { kind: 'chosen-characters' }>;
type Describing = Extract<CharacterNoun, { kind: 'chosen-characters' | 'all-characters' }>;

/** The living characters that the words could mean, in turn order. */
export function candidates(table: SanguoshaTable, noun: Describing, scope: Scope): Seat[] {
  const { other, qualities } = noun;
  return inTurnOrder(table).filter((seat) => {
    if (other && seat === scope.seat && rule('T34')) return false;
    if (isApart(noun) && scope.memory.that.includes(seat)) return false;
    return qualities.every((quality) => isSo(table, quality, seat, scope));
  });
}

/** 另一名角色 is none of those named just before (T32). */
function isApart(noun: Describing): boolean {
  return noun.kind === 'chosen-characters' && noun.apart && rule('T32');
}

function isSo(table: SanguoshaTable, quality: CharacterQuality, seat: Seat, scope: Scope): boolean {
  return table.procedures.hasQuality(table, quality, seat, scope);
}

/** Whom the words mean, if they ask for no choice or it was made before; null while it is still to be made. */
export function known(
  table: SanguoshaTable,
  noun: CharacterNoun,
  scope: Scope,
): readonly Seat[] | null {
  switch (noun.kind) {
    case 'named-characters':
      return named(table, noun, scope).filter(
        (seat) => isAlive(table, seat) || isLeaving(scope.frame, seat),
      );
    case 'all-characters':
      return candidates(table, noun, scope);
    case 'chosen-characters':
      return scope.memory.chosen.get(noun.span[0]) ?? null;
  }
}

/** Whom a question is about: what is known of the user of a card can be asked after its death, too (T22). */
export function asked(table: SanguoshaTable, noun: CharacterNoun, scope: Scope): readonly Seat[] {
  if (noun.kind === 'named-characters' && noun.who === 'user') {
    const users = named(table, noun, scope).filter((seat) => seat !== NOBODY);
    if (users.some((seat) => !isAlive(table, seat)) && rule('T22')) return users;
  }
  return known(table, noun, scope) ?? [];
}

/** Words at a death speak of the dead one, too (death.6). */
function isLeaving(frame: Frame | null, seat: Seat): boolean {
  return frame?.kind === 'death' && frame.seat === seat;
}

/** Whom a name means, dead or alive. */
export function named(
  table: SanguoshaTable,
  { who }: NamedCharacters,
  scope: Scope,
): readonly Seat[] {
  const { frame } = scope;
  switch (who) {
    case 'you':
      return [scope.seat];
    case 'that':
      return scope.memory.that;
    case 'pair': {
      const both = [scope.seat, ...scope.memory.that];
      return inTurnOrder(table).filter((seat) => both.includes(seat));
    }
    case 'source':
      return [sourceOf(table, frame)];
    case 'victim':
      return [inFrame(table, frame, 'damage')?.victim ?? NOBODY];
    case 'user':
      return [inFrame(table, frame, 'use')?.user ?? NOBODY];
    case 'target': {
      const use = inFrame(table, frame, 'use');
      // Of a card that could be used: those it would have.
      if (use === null) return scope.memory.that;
      // At timings of the use as a whole none of its targets has its turn: it speaks of all of them.
      const current = use.targets[use.current];
      return current === undefined ? targetsOf(use) : [current.seat];
    }
    case 'targets':
      return targetsOf(inFrame(table, frame, 'use'));
    case 'rival':
      return [scope.memory.rival];
    case 'against': {
      const use = inFrame(table, frame, 'use');
      return [use?.targets[use.current]?.against ?? NOBODY];
    }
    case 'active':
      return [table.state.active];
    case 'judged':
      return [inFrame(table, frame, 'judge')?.seat ?? NOBODY];
    case 'doubters':
      return scope.memory.doubters;
    case 'dying':
      return [inFrame(table, frame, 'dying')?.seat ?? NOBODY];
    case 'killer':
      return [inFrame(table, frame, 'death')?.killer ?? NOBODY];
  }
}

/** All that stand in the list of the card (T35). */
function targetsOf(use: UseFrame | null): readonly Seat[] {
  return (use?.targets ?? []).filter(() => rule('T35')).map(({ seat }) => seat);
}

/** Whose damage it is, or brought the dying about; −1 for nobody’s. */
function sourceOf(table: SanguoshaTable, frame: Frame | null): Seat {
  if (frame?.kind === 'dying') return frame.source;
  return inFrame(table, frame, 'damage')?.source ?? NOBODY;
}

/** The flow that the words are about if it is of that kind, else the innermost one that is. */
function inFrame<K extends Frame['kind']>(table: SanguoshaTable, frame: Frame | null, kind: K) {
  if (frame?.kind === kind) return frame as Extract<Frame, { kind: K }>;
  return frameOf(table, kind);
}

/** How many the words ask for, at least and at most. */
function bounds({ upTo, count }: Choosing, scope: Scope): readonly [number, number] {
  if (upTo && count === 0) return [1, Number.POSITIVE_INFINITY];
  const most = count === 'X' ? scope.x.value() : count;
  return [upTo ? 1 : most, most];
}

/** 至多X名 where what is paid first makes X: they are chosen once it is paid. */
export function areChosenLater(noun: CharacterNoun, { x }: Scope): boolean {
  return noun.kind === 'chosen-characters' && noun.count === 'X' && x === OPEN_X && rule('T12');
}

/** What else must be true of whoever is chosen, as that a card could have them as its target. */
export type Allowed = (seat: Seat) => boolean;
/** Nothing else must be true. */
export const anybody: Allowed = () => true;

/** Are there enough whom the words could mean (T31)? */
export function areThere(
  table: SanguoshaTable,
  noun: CharacterNoun,
  scope: Scope,
  isAllowed: Allowed = anybody,
): boolean {
  const meant = known(table, noun, scope);
  if (meant !== null) return meant.some(isAllowed);
  if (noun.kind !== 'chosen-characters') return false;
  const [least, most] = bounds(noun, scope);
  // 至多X名, where X is 0, is nobody.
  if (most <= 0 && scope.x !== NO_X) return false;
  const all = candidates(table, noun, scope).filter(isAllowed);
  return least > 0 && all.length >= least && canBePicked(table, noun, [], all, scope);
}

/** Could those who are picked already be made up to as many as must be, so that they are together what they must be? */
function canBePicked(
  table: SanguoshaTable,
  noun: Choosing,
  picked: readonly Seat[],
  all: readonly Seat[],
  scope: Scope,
): boolean {
  const { together } = noun;
  if (together === null) return true;
  if (picked.length >= bounds(noun, scope)[0]) return areTogether(table, together, picked, scope);
  return all.some(
    (seat, place) =>
      !picked.includes(seat) &&
      canBePicked(table, noun, [...picked, seat], all.slice(place + 1), scope),
  );
}

function areTogether(
  table: SanguoshaTable,
  together: GroupQuality,
  seats: readonly Seat[],
  { seat, frame }: Scope,
): boolean {
  switch (together.kind) {
    case 'hands-within': {
      const hands = seats.map((one) => cardsIn(table, one, 'hand').length);
      const apart = Math.max(...hands) - Math.min(...hands);
      return Math.max(...hands) > 0 && apart <= ownCards(table, seat).length;
    }
    case 'numbers-differ': {
      const numbers = seats.map((one) =>
        together.what === 'hp' ? characterOf(table, one).hp : cardsIn(table, one, 'hand').length,
      );
      return new Set(numbers).size === numbers.length;
    }
    case 'factions-apart': {
      const targets = inFrame(table, frame, 'use')?.targets.map((target) => target.seat) ?? [];
      return seats.every((one, place) =>
        [...targets, ...seats.slice(0, place)].every((other) => !isSameFaction(table, one, other)),
      );
    }
  }
}

/**
 * Picks the characters that the words ask for, once for each use.
 * @param mayBeFirst the first of them, where one of whom something is true is enough (T31)
 * @returns none where there are too few
 */
export function* choose(
  table: SanguoshaTable,
  noun: CharacterNoun,
  scope: Scope,
  isAllowed: Allowed = anybody,
  mayBeFirst: Allowed = anybody,
): Flow<readonly Seat[]> {
  const meant = known(table, noun, scope);
  if (meant !== null || noun.kind !== 'chosen-characters') return meant ?? [];
  const [least, most] = bounds(noun, scope);
  const all = candidates(table, noun, scope).filter(isAllowed);
  if (all.length < least || least === 0 || !all.some(mayBeFirst)) return [];
  const picked: Seat[] = [];
  const chooser = scope.chooser ?? scope.actor;
  rule('P9');
  while (picked.length < Math.min(most, all.length)) {
    const options = all
      .filter((seat) => (picked.length === 0 ? mayBeFirst(seat) : !picked.includes(seat)))
      .filter((seat) => canBePicked(table, noun, [...picked, seat], all, scope))
      .map((seat) => option('character', NO_CARD, seat));
    if (picked.length >= least) options.push(option('done', NO_CARD, chooser));
    const choice = yield* ask({
      seat: chooser,
      kind: 'characters',
      options,
      about: scope.source,
      amount: Math.min(most, all.length) - picked.length,
      rule: 'P9',
    });
    if (choice.verb === 'done') break;
    picked.push(choice.seat);
  }
  // What they all do, they do from the current-turn character on (P3, T39).
  const ordered = all.filter((seat) => picked.includes(seat));
  scope.memory.chosen.set(noun.span[0], ordered);
  return ordered;
}

/** Whom the words mean now: they are chosen if they were not before, and 其 are they from here on. */
export function* meant(
  table: SanguoshaTable,
  noun: CharacterNoun,
  scope: Scope,
  isAllowed: Allowed = anybody,
): Flow<readonly Seat[]> {
  const seats = (yield* choose(table, noun, scope, isAllowed)).filter((seat) =>
    isAlive(table, seat),
  );
  const isSaid = noun.kind === 'named-characters' && (noun.who === 'you' || noun.who === 'pair');
  if (!isSaid) scope.memory.that = seats;
  return seats;
}
