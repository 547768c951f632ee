import { type Decision, endsByWord, type Match, type Option, type Seat } from '@lianhuan/kernel';
import type { ThinkingGame } from '../search/thinking-game.ts';
import { after, atRest, type Line, lengthOf, type PickKind, shortest } from './deeds.ts';
import { Hidden } from './hidden.ts';
import { positionKey } from './position-key.ts';

/** More moments would have to be looked at than was allowed. */
export class TooManyNodes extends Error {}

/** One way of a seat to win: what it picks, whatever the others answer. */
export type Way =
  /** It has won. */
  | { readonly kind: 'won' }
  | { readonly kind: 'pick'; readonly index: number; readonly label: string; readonly after: Way }
  /** Somebody else is asked; for each of the options. */
  | { readonly kind: 'answered'; readonly answers: readonly Way[] };

/**
 * Looks through all that can be done from a position at rest to the end of the turn: all that the seat can do, and all
 * that the others can answer.
 *
 * A seat surely wins where it has won whatever the others answer, before the turn ends, without anything having come
 * into play that it could not see: no chance is drawn upon, no card moves whose face it did not know (so nobody draws or
 * searches), and nobody is offered such a card to pick. What is left out: that a seat gives up; of cards of one's own
 * hand that are alike in all, the second; what the game says wins nothing in the turn (`lateVerbs`).
 */
export class Solver {
  readonly #seat: Seat;
  readonly #game: ThinkingGame;
  readonly #hidden: Hidden;
  readonly #turn: number;
  readonly #most: number;
  readonly #known = new Map<string, readonly Line[]>();
  /** The positions at rest that are being looked at, each with how many stand above it. */
  readonly #above = new Map<string, number>();
  /** The uppermost of them that was come back to. */
  #backTo = Number.POSITIVE_INFINITY;
  #depth = 0;
  #nodes = 0;

  /**
   * @param began the position, which is kept and must not be played on
   * @param most so many moments are looked at
   */
  constructor(began: Match, seat: Seat, game: ThinkingGame, most: number) {
    this.#seat = seat;
    this.#game = game;
    this.#hidden = new Hidden(began.table, seat, game.secrets);
    this.#turn = game.turns(began);
    this.#most = most;
  }

  /** How many moments it has looked at. */
  get nodes(): number {
    return this.#nodes;
  }

  /**
   * The lines by which the seat surely wins from here, none of which holds another; none where it does not.
   * @param match a fork of the position, or one that was played on from there; it is not changed
   * @throws TooManyNodes; TooManyLines
   */
  lines(match: Match): readonly Line[] {
    const settled = this.#settled(match);
    if (settled !== null) return settled;
    if (!match.idle) return this.#look(match);
    const key = positionKey(match, this.#game.moments);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const depth = this.#above.size;
    const above = this.#above.get(key);
    if (above !== undefined) {
      // Whoever comes back to where they were has gained nothing.
      this.#backTo = Math.min(this.#backTo, above);
      return LOST;
    }
    this.#above.set(key, depth);
    const found = this.#look(match);
    this.#above.delete(key);
    // What was found below a position that is still being looked at says nothing of other ways to come here.
    if (this.#backTo < depth) return found;
    this.#backTo = Number.POSITIVE_INFINITY;
    this.#known.set(key, found);
    return found;
  }

  /** Whether the seat has won, as far as that is known without looking on. */
  isWon(match: Match): boolean {
    return (this.#settled(match)?.length ?? 0) > 0;
  }

  /** The shortest way to win from here; null where the seat does not surely win. Throws as `lines` does. */
  way(match: Match): Way | null {
    if (this.lines(match).length === 0) return null;
    if (this.isWon(match)) return { kind: 'won' };
    const [asked] = match.pending;
    if (asked.seat !== this.#seat) {
      const answers = asked.options.flatMap((option, index) =>
        endsByWord(option.verb) ? [] : [this.way(played(match, asked.seat, index)) as Way],
      );
      return { kind: 'answered', answers };
    }
    let best: { index: number; length: number; match: Match } | null = null;
    for (const { index } of this.#choices(match, asked)) {
      const twin = played(match, asked.seat, index);
      for (const line of this.lines(twin)) {
        const length = lengthOf(line);
        if (best === null || length < best.length) best = { index, length, match: twin };
      }
    }
    if (best === null) return null;
    const label = match.game.label(match.table, asked.options[best.index], asked).zh;
    return { kind: 'pick', index: best.index, label, after: this.way(best.match) as Way };
  }

  /**
   * Does this way win in another match, in which the hidden cards may have other faces? Whatever can be answered there
   * must be what could be answered where the way was found.
   */
  holds(way: Way, match: Match): boolean {
    const settled = this.#settled(match);
    if (settled !== null) return settled.length > 0 && way.kind === 'won';
    const [asked] = match.pending;
    if (way.kind === 'won') return false;
    if (way.kind === 'pick') {
      if (asked.seat !== this.#seat || asked.options[way.index] === undefined) return false;
      if (match.game.label(match.table, asked.options[way.index], asked).zh !== way.label)
        return false;
      return this.holds(way.after, played(match, asked.seat, way.index));
    }
    if (asked.seat === this.#seat || this.#hidden.isOffered(asked.options)) return false;
    const answers = asked.options.flatMap(({ verb }, index) => (endsByWord(verb) ? [] : [index]));
    return (
      answers.length === way.answers.length &&
      answers.every((index, at) => this.holds(way.answers[at], played(match, asked.seat, index)))
    );
  }

  /** What is known without looking on: that it is won, over, or no longer sure. */
  #settled(match: Match): readonly Line[] | null {
    const { outcome, pending, table } = match;
    const decided = this.#game.decided?.(match) ?? null;
    if (decided !== null) return isWonBy(decided, this.#seat) ? WON : LOST;
    // Also what is won at a stroke can have been won by a card that came up.
    if (this.#hidden.isTouched(table)) return LOST;
    if (outcome !== null) return isWonBy(outcome.winners, this.#seat) ? WON : LOST;
    const isPast = this.#game.turns(match) !== this.#turn;
    if (isPast || pending.length !== 1) return LOST;
    return this.#hidden.isOffered(pending[0].options) ? LOST : null;
  }

  #look(match: Match): readonly Line[] {
    this.#nodes += 1;
    if (this.#nodes > this.#most || this.#depth >= DEEPEST) {
      throw new TooManyNodes(`more than ${this.#most} moments`);
    }
    this.#depth += 1;
    const [asked] = match.pending;
    const found = asked.seat === this.#seat ? this.#own(match, asked) : this.#others(match, asked);
    this.#depth -= 1;
    return found;
  }

  #own(match: Match, asked: Decision): readonly Line[] {
    const found = this.#choices(match, asked).flatMap(({ index, label, kind }) =>
      this.lines(played(match, asked.seat, index)).map((line) => after(label, kind, line)),
    );
    return shortest(match.idle ? found.map(atRest) : found);
  }

  /** One line has to do against each answer; that they differ makes several. */
  #others(match: Match, asked: Decision): readonly Line[] {
    const found: Line[] = [];
    for (const [index, { verb }] of asked.options.entries()) {
      if (endsByWord(verb)) continue;
      const lines = this.lines(played(match, asked.seat, index));
      if (lines.length === 0) return LOST;
      found.push(...lines);
    }
    return shortest(found);
  }

  /** The options that differ from each other. */
  #choices(match: Match, asked: Decision): { index: number; label: string; kind: PickKind }[] {
    const { game, table } = match;
    const seen = new Set<string>();
    return asked.options.flatMap((option, index) => {
      if (endsByWord(option.verb) || this.#game.lateVerbs.includes(option.verb)) return [];
      const label = game.label(table, option, asked).zh;
      const look = `${label}/${lookOf(match, option)}`;
      if (seen.has(look)) return [];
      seen.add(look);
      return [{ index, label, kind: pickKind(option, this.#game) }];
    });
  }
}

/** What a pick of this verb is in a line of the game. */
export function pickKind({ verb }: Option, { deedVerbs, routineVerbs }: ThinkingGame): PickKind {
  if (routineVerbs.includes(verb)) return 'routine';
  return deedVerbs.includes(verb) ? 'deed' : 'part';
}

/** No turn of a puzzle is as long. */
const DEEPEST = 120;
const WON: readonly Line[] = [{ head: [], deeds: [] }];
const LOST: readonly Line[] = [];

/** A match that is played on by one answer; the other stays as it is. */
export function played(match: Match, seat: Seat, index: number): Match {
  const twin = match.fork();
  twin.answer(seat, index);
  return twin;
}

function isWonBy(winners: readonly Seat[], seat: Seat): boolean {
  return winners.length === 1 && winners[0] === seat;
}

/** Cards in a hand are alike that have the same print and the same numbers; all others are each their own. */
function lookOf({ game, table }: Match, { verb, card, seat, amount }: Option): string {
  const place = `${verb}:${seat}:${amount}`;
  if (card < 0) return place;
  const { zone, definition } = table.cards[card];
  if (table.zones[zone].visibility !== 'owner') return `${place}:${card}`;
  return `${place}:${zone}:${definition}:${JSON.stringify(game.characteristics(table, card))}`;
}
