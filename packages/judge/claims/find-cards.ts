import { type CardId, definitionOf, NOBODY, type Seat } from '@lianhuan/kernel';
import type { CardPhrase, CardReference, Place } from '../scenario/claim.ts';
import { isCalled } from '../scenario/judged-game.ts';
import type { Moment } from './moment.ts';

/** The cards at a place, in the order in which a scenario lists them. */
export function cardsAt({ seat, zone, holder }: Place, moment: Moment): readonly CardId[] {
  const { judged, match } = moment;
  if (holder === null) return judged.cardsIn(match.table, seat, zone);
  const card = findCard(holder, moment);
  return typeof card === 'string' ? [] : attachedTo(card, zone, moment);
}

/** The cards at a place that a phrase fits. */
export function matching(phrase: CardPhrase, place: Place, moment: Moment): CardId[] {
  return cardsAt(place, moment).filter((card) => fits(phrase, card, moment));
}

/** Is it a card of that name, in the states and with the counters that are named? */
export function fits(phrase: CardPhrase, card: CardId, { judged, match }: Moment): boolean {
  const { table } = match;
  const isOfName =
    isCalled(judged, definitionOf(table, card), phrase.name) ||
    judged.countsAs?.(table, card).includes(phrase.name) === true;
  return (
    isOfName &&
    phrase.states.every((state) => judged.hasState(table, card, state)) &&
    phrase.counters.every(({ name, value }) => judged.counter?.(table, card, name) === value)
  );
}

/** The card that a scenario means. Where it names a place, any copy there will do; else there must be only one. */
export function findCard(
  { card, place }: CardReference,
  moment: Moment,
): CardId | 'none' | 'several' {
  const cards = place ? matching(card, place, moment) : anywhere(card, moment);
  if (cards.length === 0) return 'none';
  return place === null && cards.length > 1 ? 'several' : cards[0];
}

function anywhere(phrase: CardPhrase, moment: Moment): CardId[] {
  const { sharedZones, seatZones, attachments } = moment.judged.vocabulary;
  const seats = Array.from({ length: moment.match.table.seats }, (_, seat) => seat as Seat);
  const lying = [
    ...sharedZones.flatMap((zone) => cardsAt({ seat: NOBODY, zone, holder: null }, moment)),
    ...seats.flatMap((seat) =>
      seatZones.flatMap((zone) => cardsAt({ seat, zone, holder: null }, moment)),
    ),
  ];
  const attached = lying.flatMap((card) =>
    attachments.flatMap((as) => attachedTo(card, as, moment)),
  );
  return [...new Set([...lying, ...attached])].filter((card) => fits(phrase, card, moment));
}

function attachedTo(card: CardId, as: string, { judged, match }: Moment): readonly CardId[] {
  return judged.attached?.(match.table, card, as) ?? [];
}
