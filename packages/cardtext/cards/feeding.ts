import type { Text } from '@lianhuan/kernel';
import MESSAGES from '../messages.json' with { type: 'json' };
import type { Span } from '../nodes/node.ts';
import type { Place } from './card-file.ts';
import { type CardProblem, cardProblem } from './card-problem.ts';

// Triggers that bring each other about go on for ever. Only what can be done again and again counts:
// cards run out, resources do not.

/** Whose doing it is, as the controller of the card calls them. */
export type Whose = 'own' | 'others' | 'anybody';

/** What triggers hear and effects bring about: that somebody gains or loses something. */
export interface Doing {
  /** The game's own word for it, e.g. `grain+`. */
  readonly what: string;
  readonly whose: Whose;
}

/** A trigger that may fire any number of times. */
export interface Feeder {
  /** Its words in the card's text. */
  readonly span: Span;
  readonly hears: Doing;
  readonly makes: readonly Doing[];
  /** Does it fire in the turns of others, too? */
  readonly always: boolean;
}

/** A card and its triggers. */
export interface Fed {
  readonly name: Text;
  readonly feeders: readonly Feeder[];
}

/** A card of a file that is checked. */
export interface FedHere extends Fed {
  /** Where its text stands. */
  readonly place: Place;
}

/**
 * What cannot go on by itself: 粮草 has a cap, so that gaining it goes on only where it is lost as well.
 * By the word for it: the word for what must come with it.
 */
export type Bounds = Readonly<Record<string, string>>;

/** What a game says of triggers that go on for ever. */
export interface Feeding<Card> {
  /** The triggers of a card that may feed others, or themselves. */
  feedersOf(card: Card): readonly Feeder[];
  readonly bounds: Bounds;
}

/** So many other cards are named in one warning. */
const MOST_NAMED = 3;

/**
 * A warning for each card that triggers itself without end, or that goes on for ever together with
 * another: of these cards, or of the others.
 */
export function feedingWarnings(
  cards: readonly FedHere[],
  others: readonly Fed[],
  bounds: Bounds,
): readonly CardProblem[] {
  return cards.flatMap((card, at) => {
    const alone = card.feeders.find((one) => feedsWithin(one, card.feeders, bounds));
    if (alone !== undefined) return [warning(card, alone, MESSAGES.triggersItself)];
    const twin = card.feeders.find((one) => feedEachOther(one, one, true, bounds));
    if (twin !== undefined) return [warning(card, twin, MESSAGES.triggersItsLike)];
    // Each pair once, where its first card stands.
    const partners = [...cards.slice(at + 1), ...others];
    for (const one of card.feeders) {
      const found = partners.filter(({ feeders }) =>
        feeders.some((other) =>
          RELATIONS.some((across) => feedEachOther(one, other, across, bounds)),
        ),
      );
      if (found.length > 0) return [warning(card, one, eachOther(found))];
    }
    return [];
  });
}

/** Are the two cards one player's, or each another's? */
const RELATIONS = [false, true];

/** Does a trigger bring itself about, perhaps by way of another of the same card? */
function feedsWithin(one: Feeder, all: readonly Feeder[], bounds: Bounds): boolean {
  const itself = links(one, one, false);
  if (itself.length > 0 && goesOn(itself, bounds)) return true;
  return all.some((other) => other !== one && feedEachOther(one, other, false, bounds));
}

function feedEachOther(one: Feeder, other: Feeder, across: boolean, bounds: Bounds): boolean {
  // In a turn of one of them the other has to work, too.
  if (across && !one.always && !other.always) return false;
  const there = links(one, other, across);
  const back = links(other, one, across);
  if (there.length === 0 || back.length === 0) return false;
  return goesOn([...there, ...back.map((doing) => seenFrom(doing, across))], bounds);
}

/** What the one makes that the other hears, as the controller of the one calls it. */
function links(one: Feeder, other: Feeder, across: boolean): readonly Doing[] {
  const heard = seenFrom(other.hears, across);
  return one.makes.filter(({ what, whose }) => what === heard.what && meets(whose, heard.whose));
}

function seenFrom(doing: Doing, across: boolean): Doing {
  if (!across || doing.whose === 'anybody') return doing;
  return { ...doing, whose: doing.whose === 'own' ? 'others' : 'own' };
}

function meets(one: Whose, other: Whose): boolean {
  return one === other || one === 'anybody' || other === 'anybody';
}

function goesOn(made: readonly Doing[], bounds: Bounds): boolean {
  return made.every(({ what, whose }) => {
    const needed = bounds[what];
    if (needed === undefined) return true;
    return made.some((other) => other.what === needed && meets(other.whose, whose));
  });
}

function warning({ place }: FedHere, { span }: Feeder, text: Text): CardProblem {
  const { line, column } = place.within(span[0]);
  return cardProblem({ file: place.file, line, column }, text);
}

function eachOther(cards: readonly Fed[]): Text {
  const named = cards.slice(0, MOST_NAMED);
  const more = cards.length - named.length;
  const zh =
    named.map(({ name }) => `「${name.zh}」`).join('、') +
    (more > 0 ? `等 ${cards.length} 张` : '');
  const en =
    named.map(({ name }) => `“${name.en}”`).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return {
    zh: `与${zh}会互相触发，没完没了；对局中到头来按无限循环处理`,
    en: `This and ${en} trigger each other without end; in a game it is cut off as an endless loop`,
  };
}
