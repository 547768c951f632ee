import { type CardId, type Seat, UNSEEN, view } from '@lianhuan/kernel';
import type { CardPhrase, Claim } from '../scenario/claim.ts';
import { seatLetter } from '../scenario/judged-game.ts';
import { describeCards, describePlace } from './describe-place.ts';
import { cardsAt, fits } from './find-cards.ts';
import { type Finding, finding } from './finding.ts';
import type { Moment } from './moment.ts';

// What a seat knows of cards: those it sees now, those that were shown to it, and what others chose
// before its eyes. Nothing here reads the words of the log.

/** Evaluates whether a seat sees the faces of these cards now, by its own view. */
export function evaluateSees(claim: Extract<Claim, { kind: 'sees' }>, moment: Moment): Finding {
  const isSeen = seenBy(claim.seat, moment);
  const seen = cardsAt(claim.place, moment).filter(isSeen);
  const told = `${describePlace(claim.place, moment)}；${seatLetter(claim.seat)} 看得到：`;
  return finding(among(claim, seen, moment), told + describeCards(seen, moment));
}

/** Evaluates whether one event showed these cards to a seat, all at once. */
export function evaluateShown(claim: Extract<Claim, { kind: 'shown' }>, moment: Moment): Finding {
  const { judged, match } = moment;
  const showings = match.log
    .map(({ event }) => (event === null ? [] : (judged.shownBy?.(event, claim.seat) ?? [])))
    .filter((cards) => cards.length > 0);
  const told = showings.map((cards) => describeCards(cards, moment)).join('；');
  const holds = (cards: readonly CardId[]) => among(claim, cards, moment);
  return finding(claim.wanted ? showings.some(holds) : showings.every(holds), told || '—');
}

/** Evaluates whether a seat was told that another chose these cards, whatever has come of it yet. */
export function evaluateKnows(claim: Extract<Claim, { kind: 'knows' }>, moment: Moment): Finding {
  const { judged, match } = moment;
  const choices = match.log.flatMap(({ event }) => {
    const choice = event === null ? null : (judged.choiceIn?.(event) ?? null);
    const isTold =
      choice !== null && match.game.describeEvent(match.table, event, claim.seat) !== null;
    return isTold && choice.seat === claim.chooser ? [choice.cards] : [];
  });
  const told = choices.map((cards) => describeCards(cards, moment)).join('；');
  const fitting = choices.some((cards) =>
    claim.cards.every((phrase) => countOf(phrase, cards, moment) > 0),
  );
  return finding(fitting === claim.wanted, told || '—');
}

/** Does a seat see the face of a card, in its own zone's place of its view or laid open before all? */
function seenBy(seat: Seat, { judged, match }: Moment): (card: CardId) => boolean {
  const { zones } = view(match, seat);
  const open = new Set(judged.laidOpen?.(match.table));
  return (card) => {
    const { zone } = match.table.cards[card];
    const at = match.table.zones[zone].cards.indexOf(card);
    const seen = zones.find(({ id }) => id === zone)?.cards?.[at];
    return open.has(card) || (seen !== undefined && seen.definition !== UNSEEN);
  };
}

/** Are they among these cards, each at least once or as often as is said; or is none of them? */
function among(
  { wanted, cards }: { readonly wanted: boolean; readonly cards: readonly CardPhrase[] },
  all: readonly CardId[],
  moment: Moment,
): boolean {
  return cards.every((phrase) => {
    const count = countOf(phrase, all, moment);
    if (!wanted) return count === 0;
    return phrase.count === null ? count > 0 : count === phrase.count;
  });
}

function countOf(phrase: CardPhrase, cards: readonly CardId[], moment: Moment): number {
  return cards.filter((card) => fits(phrase, card, moment)).length;
}
