import type { Amount } from '@lianhuan/cardtext';
import { ask, type CardId, chance, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { DiscardedCard, Frame } from '../../table/frames.ts';
import { isSameFaction } from '../../table/hegemony.ts';
import type { Pile } from '../../table/state.ts';
import {
  asItIs,
  cardsIn,
  frameOf,
  holderOf,
  inTurnOrder,
  isAlive,
  pileOf,
  type SanguoshaTable,
  zoneOf,
} from '../../table/table.ts';
import type { PlayerZone } from '../../table/zones.ts';
import type { CardSpec, CardsNoun, CharacterNoun, MovingCards, SomeCards } from '../nodes/nodes.ts';
import type { Place } from '../reading/vocabulary.ts';
import { fits } from './card-qualities.ts';
import { type Allowed, anybody, areThere, known as knownCharacters, meant } from './characters.ts';
import { isLater, isSome, type Scope, withThat } from './scope.ts';

/** Which cards words mean. */

const ZONES_OF: Readonly<
  Record<Exclude<Place, PhasePlace | PilePlace | OthersPlace>, readonly PlayerZone[]>
> = {
  cards: ['hand', 'equipment'],
  hand: ['hand'],
  equipment: ['equipment'],
  judgement: ['judgement'],
  all: ['hand', 'equipment', 'judgement'],
  field: ['equipment', 'judgement'],
};

/** Places that are named after the cards that lie there (T09). */
type PilePlace = Extract<Place, Pile>;

/** Places that speak of the phase under way. */
type PhasePlace = 'discarded' | 'hand-discarded';

/** Cards on the generals of others. */
type OthersPlace = 'lord-troops';

/** Is the place named after cards that lie on generals (T09)? */
export function isPile(at: Place): at is PilePlace {
  return at === 'fields' || at === 'lutes' || at === 'troops' || at === 'provisions';
}

/** The cards of a character in those places that the words could mean (T05). */
export function cardsAt(table: SanguoshaTable, seat: Seat, at: Place): CardId[] {
  if (isPile(at)) return [...pileOf(table, seat, at)];
  if (at === 'lord-troops') {
    return inTurnOrder(table)
      .filter((one) => isSameFaction(table, seat, one))
      .flatMap((one) => [...pileOf(table, one, 'troops')]);
  }
  if (at === 'discarded') return discardedInPhase(table, () => true);
  if (at === 'hand-discarded') {
    return discardedInPhase(table, ({ owner, fromHand }) => owner === seat && fromHand);
  }
  return ZONES_OF[at].flatMap((zone) => [...cardsIn(table, seat, zone)]);
}

/** Those of the cards discarded in the phase under way that are so, and still lie in the discard pile. */
function discardedInPhase(
  table: SanguoshaTable,
  isMeant: (discarded: DiscardedCard) => boolean,
): CardId[] {
  const cards = (frameOf(table, 'phase')?.discarded ?? []).filter(isMeant).map(({ card }) => card);
  return [...new Set(cards)].filter((card) => zoneOf(table, card) === 'discard-pile');
}

/** Those of a character in that place: 此阶段内弃置的牌 are all of them, unless it says whose. */
function cardsOf(table: SanguoshaTable, seat: Seat, { at, of }: SomeCards): CardId[] {
  if (at !== 'discarded' || of === null) return cardsAt(table, seat, at);
  return discardedInPhase(table, ({ owner }) => owner === seat);
}

/** All cards that the words could mean. */
export function cardCandidates(table: SanguoshaTable, noun: SomeCards, scope: Scope): CardId[] {
  const owners = noun.of === null ? [scope.actor] : (knownCharacters(table, noun.of, scope) ?? []);
  return owners.flatMap((seat) =>
    cardsOf(table, seat, noun).filter(
      (card) =>
        (noun.sort === null || fits(table, noun.sort, asItIs(table, card), scope)) &&
        noun.qualities.every((quality) => fits(table, quality, asItIs(table, card), scope)),
    ),
  );
}

/** Are there as many as the words ask for? */
export function areCards(table: SanguoshaTable, noun: CardsNoun, scope: Scope): boolean {
  if (noun.kind !== 'some-cards') return knownCards(table, noun, scope).length > 0;
  // Whose they are is still to be chosen.
  const isOpen = noun.of !== null && knownCharacters(table, noun.of, scope) === null;
  if (isOpen && noun.of !== null) {
    return areThere(table, noun.of, scope, havingSuch(table, noun, scope));
  }
  if (!isSome(leastOf(noun), scope)) return false;
  const all = cardCandidates(table, noun, scope);
  return mostTogether(table, noun, all) >= least(noun, scope);
}

/** Who can be chosen for words about cards of theirs: whoever has such (P9). */
export function havingSuch(table: SanguoshaTable, noun: CardsNoun, scope: Scope): Allowed {
  return (seat) => {
    // What is done first may bring them.
    if (noun.kind !== 'some-cards' || scope.later === true) return true;
    const of: CharacterNoun = { kind: 'named-characters', span: noun.span, who: 'that' };
    const theirs = { ...noun, of, each: false };
    const what = isLater(scope) ? oneOf(theirs) : theirs;
    // Whether an unseen hand holds such cards nobody may tell by who can be picked.
    const any: SomeCards = { ...theirs, sort: null, qualities: [] };
    const could = isPicky(noun) ? cardCandidates(table, any, withThat(scope, seat)) : [];
    if (could.some((card) => isUnseen(table, card, scope))) return true;
    return areCards(table, what, withThat(scope, seat)) || !rule('P9');
  };
}

/** Who can be chosen to have their hand looked at: whoever has one (P9). */
export function havingHand(table: SanguoshaTable, { later }: Scope): Allowed {
  return (seat) => later === true || cardsIn(table, seat, 'hand').length > 0 || !rule('P9');
}

/** Who can be chosen to be given cards of which X is another for each: whoever’s are there (P9). */
export function receiving(table: SanguoshaTable, noun: CardsNoun, scope: Scope): Allowed {
  if (!isForX(noun) || isLater(scope)) return anybody;
  return (seat) => areCards(table, noun, withThat(scope, seat)) || !rule('P9');
}

/** 将X张手牌交给1名其他角色: of oneself, and as many as X is. */
export function isForX(noun: CardsNoun): boolean {
  return noun.kind === 'some-cards' && noun.of === null && leastOf(noun) === 'X';
}

/** Only one of as many cards. */
export function oneOf(noun: CardsNoun): CardsNoun {
  return noun.kind === 'some-cards' && noun.how === 'exactly' ? { ...noun, count: 1 } : noun;
}

/** How many of them could be picked together. */
function mostTogether(table: SanguoshaTable, noun: SomeCards, cards: readonly CardId[]): number {
  if (!areOfDifferentSuits(noun)) return cards.length;
  return new Set(cards.map((card) => asItIs(table, card).suit)).size;
}

function areOfDifferentSuits({ qualities }: SomeCards): boolean {
  return qualities.some(({ kind }) => kind === 'different-suits');
}

/** Those that can still be picked. */
function stillToPick(
  table: SanguoshaTable,
  noun: SomeCards,
  all: readonly CardId[],
  picked: readonly CardId[],
): CardId[] {
  const left = all.filter((card) => !picked.includes(card));
  if (!areOfDifferentSuits(noun)) return left;
  const suits = picked.map((card) => asItIs(table, card).suit);
  return left.filter((card) => !suits.includes(asItIs(table, card).suit));
}

function least(noun: SomeCards, scope: Scope): number {
  const count = leastOf(noun);
  return count === 'X' ? scope.x.value() : count;
}

function leastOf({ how, count }: SomeCards): Amount {
  return how === 'exactly' ? count : 1;
}

function most({ how, count }: SomeCards, scope: Scope, all: number): number {
  return how === 'any' || how === 'all'
    ? all
    : Math.min(all, count === 'X' ? scope.x.value() : count);
}

/** The cards that words mean without a choice, where they still lie (T17). */
export function knownCards(
  table: SanguoshaTable,
  noun: Exclude<CardsNoun, SomeCards>,
  scope: Scope,
): readonly CardId[] {
  if (noun.kind === 'moving-cards') return moving(table, noun, scope);
  if (noun.kind === 'revealed-cards') return revealed(table, noun.what, scope);
  switch (noun.which) {
    case 'these':
      return spokenOf(table, scope);
    case 'lost':
      return lostHere(table, scope);
    case 'damage':
      return inProcessing(table, channelCards(scope.frame));
    case 'this': {
      const used = cardsOfFrame(scope.frame);
      return used.length > 0 ? inProcessing(table, used) : spokenOf(table, scope);
    }
    case 'judgement':
      return scope.frame?.kind === 'judge'
        ? inProcessing(table, [scope.frame.card])
        : settled(table, scope.memory.judged?.real ?? []);
  }
}

/** The cards of the move that are so: those that leave the hand or equipment of the one whose words they are, or lie where they went. */
function moving(
  table: SanguoshaTable,
  { which, what }: MovingCards,
  { frame, seat }: Scope,
): readonly CardId[] {
  if (frame?.kind !== 'move') return [];
  const meant = frame.cards.filter(({ card, from, to }) => {
    if (which === 'come') return table.cards[card].zone === to;
    const [left, entered] = [table.zones[from], table.zones[to]];
    const isOwn = (zone: typeof left) =>
      zone.owner === seat && (zone.name === 'hand' || zone.name === 'equipment');
    return isOwn(left) && !isOwn(entered);
  });
  const cards = meant.map(({ card }) => card);
  return cards.filter((card) => fits(table, what, asItIs(table, card)));
}

/** The cards of the one whose words they are that the move took away, where it laid them. */
function lostHere(table: SanguoshaTable, { frame, seat }: Scope): readonly CardId[] {
  if (frame?.kind !== 'move') return [];
  const lost = frame.cards.filter(({ card, from, to }) => {
    const { owner, name } = table.zones[from];
    const isOwn = owner === seat && (name === 'hand' || name === 'equipment');
    return isOwn && table.cards[card].zone === to;
  });
  return lost.map(({ card }) => card);
}

/** Those of the cards turned up that still lie there and are so. */
export function revealed(table: SanguoshaTable, what: CardSpec, scope: Scope): CardId[] {
  return inProcessing(table, scope.memory.revealed).filter((card) =>
    fits(table, what, asItIs(table, card), scope),
  );
}

/** What the words before were about, where it was shown and lies no more there it is not meant (T17). */
function spokenOf(table: SanguoshaTable, { memory }: Scope): readonly CardId[] {
  const { these, theseIn } = memory;
  if (theseIn === null) return these;
  return these.filter((card, at) => table.cards[card].zone === theseIn[at] || !rule('T17'));
}

function inProcessing(table: SanguoshaTable, cards: readonly CardId[]): CardId[] {
  return cards.filter(
    (card) => card !== NO_CARD && (zoneOf(table, card) === 'processing' || !rule('T17')),
  );
}

/** A judgement card of which its flow is over: it is that card as long as it lies where the judgement left it (judge.6). */
function settled(table: SanguoshaTable, cards: readonly CardId[]): CardId[] {
  return cards.filter((card) => zoneOf(table, card) === 'discard-pile');
}

function channelCards(frame: Frame | null): readonly CardId[] {
  return frame?.kind === 'damage' ? (frame.channel.card?.real ?? []) : [];
}

function cardsOfFrame(frame: Frame | null): readonly CardId[] {
  if (frame?.kind === 'use' || frame?.kind === 'play') return frame.card.real;
  if (frame?.kind === 'judge') return [frame.card];
  return [];
}

/**
 * Picks the cards that the words ask for; those of another's hand are picked without seeing them, and where it is said
 * which (其1张红桃手牌) chance finds one.
 * @returns none where there are too few
 */
export function* pickCards(
  table: SanguoshaTable,
  noun: CardsNoun,
  scope: Scope,
  kind: string,
): Flow<readonly CardId[]> {
  if (noun.kind !== 'some-cards') return knownCards(table, noun, scope);
  const fixed = scope.memory.fixed.get(noun.span[0]);
  if (fixed !== undefined) return fixed;
  // Behind a 若 it is not chosen before whose they are.
  if (noun.of?.kind === 'chosen-characters' && knownCharacters(table, noun.of, scope) === null) {
    yield* meant(table, noun.of, scope, havingSuch(table, noun, scope));
  }
  if (noun.each) return yield* pickOfEach(table, noun, scope, kind);
  const all = cardCandidates(table, noun, scope);
  // Who has fewer discards what there is (T31).
  const fewest = kind === 'discard' && rule('T31') ? all.length : Number.POSITIVE_INFINITY;
  const needed = Math.min(least(noun, scope), fewest);
  if (all.length < needed || needed === 0) return [];
  if (noun.how === 'all') return all;
  const limit = most(noun, scope, all.length);
  const picked: CardId[] = [];
  while (picked.length < limit && isAlive(table, scope.actor)) {
    const left = stillToPick(table, noun, all, picked);
    const found = isPicky(noun) ? unseenBySeat(table, left, scope) : [];
    const options = cardOptions(table, left.filter(notAmong(found)), scope);
    for (const { seat, place } of found) options.push(option('hidden-card', NO_CARD, seat, place));
    // Short of what is demanded nobody may stop (T19).
    if (picked.length >= needed || !rule('T19')) {
      options.push(option('done', NO_CARD, scope.actor));
    }
    const choice = yield* ask({
      seat: scope.actor,
      kind,
      options,
      about: scope.source,
      amount: limit - picked.length,
      rule: 'T05',
    });
    if (choice.verb === 'done') break;
    const blind = found.find(({ seat }) => choice.verb === 'hidden-card' && seat === choice.seat);
    if (blind !== undefined) picked.push(yield* anyOf(table, blind.cards, scope));
    else picked.push(choice.verb === 'hidden-card' ? left[choice.amount] : choice.card);
  }
  return picked;
}

/** Do the words say more of the cards than where they lie? */
function isPicky({ sort, qualities }: SomeCards): boolean {
  return sort !== null || qualities.length > 0;
}

/** Cards in the hand of another, which whoever picks does not see. */
interface Unseen {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  /** Which of those hands it is, from 0. */
  readonly place: number;
}

function unseenBySeat(table: SanguoshaTable, cards: readonly CardId[], scope: Scope): Unseen[] {
  const unseen = cards.filter((card) => isUnseen(table, card, scope));
  const seats = [...new Set(unseen.map((card) => holderOf(table, card)))];
  return seats.map((seat, place) => ({
    seat,
    cards: unseen.filter((card) => holderOf(table, card) === seat),
    place,
  }));
}

function notAmong(found: readonly Unseen[]): (card: CardId) => boolean {
  return (card) => found.every(({ cards }) => !cards.includes(card));
}

function* anyOf(table: SanguoshaTable, cards: readonly CardId[], scope: Scope): Flow<CardId> {
  const event = chance(scope.actor, cards.length);
  yield* table.procedures.happen(table, event);
  return cards[event.result];
}

function isUnseen(table: SanguoshaTable, card: CardId, { actor, memory }: Scope): boolean {
  const isOthers = zoneOf(table, card) === 'hand' && holderOf(table, card) !== actor;
  return isOthers && !memory.seen.includes(card);
}

/** Picks cards for a cost before the general that it is paid for shows: they are taken later without a question (reveal.1). */
export function* fixCards(
  table: SanguoshaTable,
  noun: CardsNoun,
  scope: Scope,
  kind: string,
): Flow {
  if (noun.kind !== 'some-cards') return;
  scope.memory.fixed.set(noun.span[0], yield* pickCards(table, noun, scope, kind));
}

/** 各1张: so many of each, one owner after the other; they go at once (T16). */
function* pickOfEach(
  table: SanguoshaTable,
  noun: SomeCards,
  scope: Scope,
  kind: string,
): Flow<readonly CardId[]> {
  const owners = noun.of === null ? [] : (knownCharacters(table, noun.of, scope) ?? []);
  const picked: CardId[] = [];
  rule('T16');
  for (const owner of owners) {
    const theirs = { ...scope, memory: { ...scope.memory, that: [owner] } };
    const of: CharacterNoun = { kind: 'named-characters', span: noun.span, who: 'that' };
    picked.push(...(yield* pickCards(table, { ...noun, of, each: false }, theirs, kind)));
  }
  return picked;
}

/** Cards that the picker sees one by one; those of another's hand by their place alone. */
function cardOptions(table: SanguoshaTable, cards: readonly CardId[], scope: Scope) {
  return cards.map((card, place) =>
    isUnseen(table, card, scope)
      ? option('hidden-card', NO_CARD, holderOf(table, card), place)
      : option('pick', card, scope.actor),
  );
}
