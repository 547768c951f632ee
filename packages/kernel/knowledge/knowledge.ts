import { drawRandom, seedStreams } from '../chance/random.ts';
import type { Seed } from '../chance/seed.ts';
import type { LogNode } from '../log/recorder.ts';
import type { Match } from '../match/match.ts';
import type { CardId, Seat, ZoneId } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import { withFaces } from './exchange.ts';
import { type Draw, KnownCards } from './known-cards.ts';
import type { Secrets } from './secrets.ts';
import {
  cardsInSight,
  cardsShownBy,
  isMove,
  isShift,
  mayFollow,
  shuffledZone,
} from './seen-cards.ts';

/**
 * What one seat knows of the cards of a match, and whole tables as they could be for all it knows.
 *
 * A card is known from when the seat sees it until the seat loses track of it: its zone is shuffled, or
 * a card that the seat does not see leaves its hidden zone for another one. From then on the seat knows
 * the card to lie somewhere among those places. Whose a card is, is no secret; so every player's list of
 * cards is taken as known, and its order and whereabouts are not.
 *
 * ```ts
 * const knowledge = new Knowledge(match, seat, secrets);   // match: recorded, if only its 'rules'
 * knowledge.update();                                       // after answers
 * if (match.idle) new Match(match.game, options, { table: knowledge.possibleTable(1), answers });
 * ```
 */
export class Knowledge<T extends Table, Setup, Event> {
  readonly #match: Match<T, Setup, Event>;
  readonly #seat: Seat;
  readonly #secrets: Secrets<T, Event>;
  readonly #known: KnownCards<T>;
  /** What the seat has seen since somebody asked. */
  #seen = new Set<CardId>();
  /** The cards of each zone as they lay when the log was read up to `#read`, the last on top. */
  #zones: CardId[][] = [];
  /** Zones whose cards have since been shuffled, so that nobody can say which was on top. */
  #unordered = new Set<number>();
  /** How many nodes of the log were read, and the last of them. */
  #read = 0;
  #last: LogNode<Event> | null = null;

  /**
   * @param match a recorded match: without a log nobody knows what was seen go by
   * @param seat whose knowledge it is; `NOBODY` for a spectator's
   * @throws RangeError if the match records nothing
   */
  constructor(match: Match<T, Setup, Event>, seat: Seat, secrets: Secrets<T, Event>) {
    if (match.recorder === null) throw new RangeError('knowledge needs a match that is recorded');
    this.#match = match;
    this.#seat = seat;
    this.#secrets = secrets;
    this.#known = new KnownCards(secrets);
    this.update();
  }

  /** Takes in what has happened since the last call; also after a rewind, which is unlearned. */
  update(): void {
    const { log, table } = this.#match;
    if (this.#read > 0 && !isSame(this.#last, log[this.#read - 1])) this.#forgetAll();
    if (this.#zones.length === 0) this.#layOut(log);
    for (const { event } of log.slice(this.#read)) if (event !== null) this.#hear(event);
    this.#read = log.length;
    this.#last = log.at(-1) ?? null;
    this.#zones = table.zones.map(({ cards }) => [...cards]);
    this.#unordered.clear();
    for (const card of cardsInSight(table, this.#seat, this.#secrets)) this.#see(card);
  }

  /** Does the seat know which card lies there, as of the last `update`? */
  knows(card: CardId): boolean {
    return this.#known.knows(card);
  }

  /** Did the seat know this card once, and has lost track of it since? It knows that the card is about. */
  hasLost(card: CardId): boolean {
    return this.#known.hasLost(card);
  }

  /** What is known as of the last `update`: it stays so whatever happens. */
  get snapshot(): KnownCards<T> {
    return new KnownCards(this.#secrets, this.#known);
  }

  /** The cards that the seat has seen, if only in passing, since this was last called. */
  takeSeen(): ReadonlySet<CardId> {
    const seen = this.#seen;
    this.#seen = new Set();
    return seen;
  }

  /**
   * Groups of hidden cards, of one back each: whichever way the faces of a group are exchanged, the seat
   * cannot tell. Those it has never seen make one group for each back, those of a pool others.
   */
  groups(draw: Pick<Draw, 'owners'> = {}): CardId[][] {
    return this.#known.groups(this.#match.table, draw);
  }

  /**
   * Other faces on the cards that the seat does not know, drawn from all that it cannot tell from the real
   * ones as of the last `update`: each arrangement is equally likely.
   * @param upTo gives a number from 0 up to, not including, its bound, all equally likely
   */
  possibleFaces(
    upTo: (bound: number) => number,
    draw: Draw = {},
  ): [card: CardId, definition: number][] {
    const { table } = this.#match;
    return this.#known
      .exchange([table], upTo, draw)
      .map(([place, card]) => [place, table.cards[card].definition]);
  }

  /**
   * A whole table drawn from all that the seat cannot tell from the real one as of the last `update`, all
   * equally likely: other faces on the cards it does not know, other chance to come. What the seat sees of
   * it is the same to the byte. At an idle point a match can be played on from it.
   * @param seed what is drawn follows from it
   * @throws RangeError if that is no seed
   */
  possibleTable(seed: Seed): T {
    const { game, table } = this.#match;
    const [choice, random, handles] = seedStreams(seed, PURPOSES);
    const fixed = this.#asked();
    const { result: faces } = drawRandom(choice, (upTo) => this.possibleFaces(upTo, { fixed }));
    return withFaces(table, faces, { random, handles, copyState: game.copyState });
  }

  /** The cards that the seat is asked about now: what they are called may tell which they are. */
  #asked(): Set<CardId> {
    const own = this.#match.pending.filter(({ seat }) => seat === this.#seat);
    return new Set(
      own.flatMap(({ about, options }) => [about, ...options.map(({ card }) => card)]),
    );
  }

  #hear(event: Event): void {
    const { table } = this.#match;
    const shown = cardsShownBy(table, event, this.#seat, this.#secrets);
    if (isMove(event) || isShift(event)) {
      const { card, from, to } = event;
      if (!shown.includes(card)) this.#lose(card, from, to);
      this.#carry(card, from, to, isMove(event) ? event.place : 'top');
    }
    const shuffled = shuffledZone(event);
    if (shuffled !== null) this.#shuffle(shuffled);
    for (const card of shown) this.#see(card);
  }

  /** A card that the seat does not see goes from one zone to another. */
  #lose(card: CardId, from: ZoneId, to: ZoneId): void {
    const { table } = this.#match;
    const canFollow = mayFollow(table, from, this.#seat);
    // From a pile it is the top card, as a rule; from among others any of them might have gone.
    const isTop = !this.#unordered.has(from) && this.#zones[from]?.at(-1) === card;
    const isPile = table.zones[from].visibility === 'nobody';
    if (from === to || canFollow || (isPile && isTop)) return;
    this.#known.mix(this.#zones[from] ?? [card]);
  }

  #carry(card: CardId, from: ZoneId, to: ZoneId, place: 'top' | 'bottom'): void {
    const left = this.#zones[from];
    const at = left?.indexOf(card) ?? -1;
    if (at >= 0) left.splice(at, 1);
    if (place === 'top') this.#zones[to]?.push(card);
    else this.#zones[to]?.unshift(card);
  }

  #shuffle(zone: number): void {
    this.#unordered.add(zone);
    const { table } = this.#match;
    const { visibility, owner } = table.zones[zone];
    const isOpen = visibility === 'public' || (visibility === 'owner' && owner === this.#seat);
    const hidden = (card: CardId) => !isOpen || table.cards[card].faceDown;
    this.#known.mix((this.#zones[zone] ?? []).filter(hidden));
  }

  /** The seat knows from now on which card lies there. */
  #see(card: CardId): void {
    this.#known.see(card);
    this.#seen.add(card);
  }

  #forgetAll(): void {
    this.#known.clear();
    this.#zones = [];
    this.#read = 0;
  }

  /** Where the cards lay before anything in the log happened; in what order, nobody can say. */
  #layOut(log: readonly LogNode<Event>[]): void {
    const zones = this.#match.table.zones.map(({ cards }) => new Set(cards));
    for (const { event } of log.toReversed()) {
      if (!isMove(event) && !isShift(event)) continue;
      zones[event.to].delete(event.card);
      zones[event.from]?.add(event.card);
    }
    this.#zones = zones.map((cards) => [...cards]);
    if (log.length > 0) for (const zone of zones.keys()) this.#unordered.add(zone);
  }
}

/** Not those of the match itself, whose seed may be the same. */
const PURPOSES = ['possible table', 'chance of a possible table', 'handles of a possible table'];

/** Do two nodes tell of the same thing? A node may have become a line since. */
function isSame(one: LogNode | null, other: LogNode | undefined): boolean {
  return one?.event === other?.event && one?.cause === other?.cause && one?.lapse === other?.lapse;
}
