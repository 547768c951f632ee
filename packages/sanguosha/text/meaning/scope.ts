import type { Amount } from '@lianhuan/cardtext';
import { type CardId, NO_CARD, NOBODY, type Seat, type ZoneId } from '@lianhuan/kernel';
import type { CardInUse, Suit } from '../../table/cards-in-use.ts';
import type { Channel, Frame } from '../../table/frames.ts';
import type { Deed } from '../nodes/nodes.ts';

/** What words that were carried out leave for those behind them to refer to; one for each use of a skill or card. */
export interface Memory {
  /** 其: the character, or characters, named last. */
  that: readonly Seat[];
  /** Characters picked when the use was declared (P9), by where their words stand in the text. */
  readonly chosen: Map<number, readonly Seat[]>;
  /** Cards picked for a cost before a general showed (reveal.1), by where their words stand in the text. */
  readonly fixed: Map<number, readonly CardId[]>;
  /** 这些牌: the cards that the words before were about. */
  these: readonly CardId[];
  /** The zones in which those cards were shown: moved from there, they are not what is meant (T17); null where the words moved them. */
  theseIn: readonly ZoneId[] | null;
  /** The cards discarded last were all of a hand. */
  emptied: boolean;
  /** 亮出的牌: the cards turned up last. */
  revealed: readonly CardId[];
  /** Hand cards of others that whoever uses it has looked at. */
  seen: readonly CardId[];
  /** The result of the judgement that this use brought about; null for none. */
  judged: CardInUse | null;
  /** The 花色 that somebody named; null for none. */
  suit: Suit | null;
  /** What lies face down, as it was declared; null for nothing. */
  laid: CardInUse | null;
  /** It will not be used or played after all. */
  voided: boolean;
  /** Who doubted it. */
  doubters: readonly Seat[];
  /** Was the command executed that this use gave? */
  obeyed: boolean;
  /** Who won the 拼点 that this use brought about: −1 for nobody, null where there was none. */
  winner: Seat | null;
  /** 拼点目标: with whom ranks were compared; −1 for nobody. */
  rival: Seat;
}

/** A number that words call X. */
export interface Counted {
  value(): number;
  /** The same where 其 in it is that character: each of several counts its own. */
  of(seat: Seat): Counted;
}

/** Words that explain no X. */
export const NO_X: Counted = { value: () => 0, of: () => NO_X };

/** X that what is done first may make more: it is 1 at least, and counted once that is done. */
export const OPEN_X: Counted = { value: () => 1, of: () => OPEN_X };

/** What is known while words are carried out. */
export interface Scope {
  /** 你: the owner of the skill, or the user of the card (T33). */
  readonly seat: Seat;
  /** Who carries out words that name nobody. */
  readonly actor: Seat;
  /** Who chooses characters for them as the use is declared, where somebody else carries them out; left out for the actor. */
  readonly chooser?: Seat;
  /** The card whose words they are: a general, equipment, or the card used; −1 for a made card of no cards. */
  readonly source: CardId;
  /** The name of the skill; null for what a card does. */
  readonly skill: string | null;
  /** What damage by these words counts as coming from (T24). */
  readonly channel: Channel;
  /** The flow at one of whose timings the words work; null for what is used at an idle point. */
  readonly frame: Frame | null;
  /** What X is. */
  readonly x: Counted;
  /** What is paid before the words, while their use is declared (P9); left out for nothing. */
  readonly toPay?: Deed | null;
  /** Other words are done before them, while their use is declared, which may change what there is. */
  readonly later?: boolean;
  readonly memory: Memory;
}

/** Nothing is known yet. */
export function freshMemory(): Memory {
  return {
    that: [],
    chosen: new Map(),
    fixed: new Map(),
    these: [],
    theseIn: null,
    emptied: false,
    revealed: [],
    seen: [],
    judged: null,
    suit: null,
    laid: null,
    voided: false,
    doubters: [],
    obeyed: false,
    winner: null,
    rival: NOBODY,
  };
}

/** What is known where lasting words are looked at. */
export function scopeOfWords(seat: Seat, skill: string | null): Scope {
  return {
    seat,
    actor: seat,
    source: NO_CARD,
    skill,
    channel: { card: null, skill },
    frame: null,
    x: NO_X,
    memory: freshMemory(),
  };
}

/** 这些牌, 此牌: what the words behind these refer to (T17). @param lying where they lie, if the words leave them there */
export function speakOf(
  { memory }: Scope,
  cards: readonly CardId[],
  lying: readonly ZoneId[] | null = null,
): void {
  memory.these = cards;
  memory.theseIn = lying;
}

/** The same, done by another character: 其 is that one now. */
export function asActor(scope: Scope, actor: Seat): Scope {
  return actor === scope.actor ? scope : { ...scope, actor };
}

/** As it would be with that character as 其. */
export function withThat(scope: Scope, seat: Seat): Scope {
  return { ...scope, x: scope.x.of(seat), memory: { ...scope.memory, that: [seat] } };
}

/** The same for the step of several that stands at that place, as their use is declared. */
export function atStep(scope: Scope, place: number): Scope {
  return place === 0 ? scope : { ...scope, later: true };
}

/** Is it at least 1, or an X that is counted once something else is paid or done? */
export function isSome(amount: Amount, scope: Scope): boolean {
  if (amount !== 'X') return amount > 0;
  return isLater(scope) || scope.x.value() > 0;
}

/** Is something else paid or done first? */
export function isLater({ toPay, later }: Scope): boolean {
  return later === true || (toPay ?? null) !== null;
}

/** Who can be chosen to be dealt so much damage: whoever’s X is not 0 (P9). */
export function hurtBy(amount: Amount, scope: Scope): (seat: Seat) => boolean {
  return (seat) => isSome(amount, withThat(scope, seat));
}

/** The same, with X, which is counted once, as the first words that say it are carried out. @param count what it is */
export function withX(scope: Scope, count: CountedBy): Scope {
  return { ...scope, x: counted(scope, count) };
}

/** How X is counted. */
export interface CountedBy {
  count(scope: Scope): number;
  /** Does it speak of 其? */
  readonly ofThat: boolean;
}

function counted(scope: Scope, by: CountedBy): Counted {
  let value: number | null = null;
  const own: Counted = {
    value: () => {
      value ??= by.count(scope);
      return value;
    },
    of: (seat) =>
      by.ofThat ? counted({ ...scope, memory: { ...scope.memory, that: [seat] } }, by) : own,
  };
  return own;
}
