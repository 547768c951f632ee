import { drawRandom, type RandomState, seedStreams } from '../chance/random.ts';
import type { Seed } from '../chance/seed.ts';
import type { Option } from '../match/decision.ts';
import { Match, type Recording } from '../match/match.ts';
import { copyTable } from '../table/copy.ts';
import type { CardId, Seat } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import { withFaces, writeFuture } from './exchange.ts';
import { Knowledge } from './knowledge.ts';
import { type Exchange, KnownCards } from './known-cards.ts';
import { pickAgain, type Script } from './pick-again.ts';
import { looksAlike } from './same-look.ts';
import type { Secrets } from './secrets.ts';
import { cardsInSight } from './seen-cards.ts';

/**
 * One match that could be the real one for all its seat knows, with a future of its own. Whoever holds it
 * may look at all of it: it tells nothing of what is hidden in the real one.
 */
export interface Determinization<T extends Table = Table, Setup = unknown, Event = unknown> {
  /**
   * The match, at the moment at which it was imagined; each call gives another, and all have the same future as
   * long as the same is picked.
   * @param recorded as of `MatchOptions`; what happened before the last idle point is not written down
   */
  begin(recorded?: Recording): Match<T, Setup, Event>;
}

/** The last idle point, or the beginning: from here on the match is played again. */
interface Rest<T extends Table> {
  readonly table: T;
  readonly known: KnownCards<T>;
}

/** Where one of the imagined matches starts, and what is done once it has come to the present. */
interface Start<T extends Table> {
  readonly table: T;
  readonly answers: readonly number[];
  readonly future: Future;
}

interface Future {
  readonly random: RandomState;
  readonly handles: RandomState;
  /** Cards of which the seat lost track since the last idle point. */
  readonly exchange: Exchange;
}

/**
 * All that could be, for all that one seat knows: by what it has seen since the match began, and by what it
 * is asked. It gives matches drawn from that, each as likely as any other, and never the real one: this is the
 * door for players who think ahead.
 *
 * What others picked in secret, and what is not applied yet, is drawn, too.
 */
export class InformationSet<T extends Table = Table, Setup = unknown, Event = unknown> {
  readonly #match: Match<T, Setup, Event>;
  readonly #seat: Seat;
  readonly #secrets: Secrets<T, Event>;
  /** The same match, recorded, as nobody else need know of what the seat has seen. */
  #shadow!: Match<T, Setup, Event>;
  #knowledge!: Knowledge<T, Setup, Event>;
  #rest!: Rest<T>;
  #script: Script[] = [];
  /** What the seat has seen or been asked about since the last idle point. */
  #seen = new Set<CardId>();

  /**
   * @param match it is followed from its beginning
   * @param seat whose knowledge it is
   */
  constructor(match: Match<T, Setup, Event>, seat: Seat, secrets: Secrets<T, Event>) {
    this.#match = match;
    this.#seat = seat;
    this.#secrets = secrets;
    this.#begin();
  }

  get seat(): Seat {
    return this.#seat;
  }

  /** How many answers have been given, which everybody may know: no two moments of a match share it. */
  get moment(): number {
    return this.#match.answers.length;
  }

  /**
   * A match drawn from all that the seat cannot tell from the real one as it stands now. Null if none was found:
   * once in a while what others did before the present does not fit the cards that were drawn.
   * @param seed what is drawn, and the future of the match, follow from it
   * @throws RangeError if that is no seed
   */
  determinize(seed: Seed): Determinization<T, Setup, Event> | null {
    this.#follow();
    const { game, setup } = this.#shadow;
    const [choice, random, handles] = seedStreams(seed, PURPOSES);
    const { result: start } = drawRandom(choice, (upTo) =>
      this.#shadow.idle
        ? this.#atRest(random, handles, upTo)
        : this.#underWay(random, handles, upTo),
    );
    if (start === null) return null;
    return {
      begin: (recorded) => {
        const options = { setup, seed, checkpointEvery: 0, ...(recorded && { recorded }) };
        return playedOn(new Match(game, options, { table: start.table, answers: [] }), start);
      },
    };
  }

  #atRest(random: RandomState, handles: RandomState, upTo: UpTo): Start<T> {
    const { game, table } = this.#shadow;
    const faces = this.#knowledge.possibleFaces(upTo, { fixed: this.#seen });
    const other = withFaces(table, faces, { random, handles, copyState: game.copyState });
    return { table: other, answers: [], future: { random, handles, exchange: [] } };
  }

  #underWay(random: RandomState, handles: RandomState, upTo: UpTo): Start<T> | null {
    const shadow = this.#shadow;
    const { game, setup } = shadow;
    const { table, known } = this.#rest;
    for (let again = 0; again < TRIES; again++) {
      const laid = known.exchange([table, shadow.table], upTo, { fixed: this.#seen });
      const faces = laid.map(([place, card]) => [place, table.cards[card].definition] as const);
      const start = withFaces(table, faces, game);
      const twin = new Match<T, Setup, Event>(
        game,
        { setup, seed: 0, checkpointEvery: 0 },
        { table: start, answers: [] },
      );
      if (!pickAgain(twin, this.#script, shadow, this.#seat, upTo)) continue;
      if (!looksAlike(shadow, twin, this.#seat)) continue;
      const exchange = this.#lostSince(upTo);
      return { table: start, answers: twin.answers, future: { random, handles, exchange } };
    }
    return null;
  }

  /** How the cards may lie of which the seat has lost track since the last idle point. */
  #lostSince(upTo: UpTo): Exchange {
    const lost = this.#rest.table.cards.some(
      ({ id }) => this.#seen.has(id) && this.#knowledge.hasLost(id),
    );
    if (!lost) return [];
    const asked = new Set(cardsAsked(this.#shadow, this.#seat));
    return this.#knowledge.snapshot.exchange([this.#shadow.table], upTo, { fixed: asked });
  }

  /** Takes in what has been answered since; also after a rewind. */
  #follow(): void {
    const { answers } = this.#match;
    const known = this.#shadow.answers;
    if (known.some((answer, at) => answers[at] !== answer)) {
      this.#begin();
      return;
    }
    for (let at = known.length; at < answers.length; at++) this.#hear(answers[at]);
  }

  #begin(): void {
    this.#shadow = this.#match.again('rules');
    const table = this.#shadow.beginning;
    const known = new KnownCards<T>(this.#secrets);
    for (const card of cardsInSight(table, this.#seat, this.#secrets)) known.see(card);
    this.#knowledge = new Knowledge(this.#shadow, this.#seat, this.#secrets);
    this.#rest = { table, known };
    this.#script = [];
    this.#seen = new Set(known.seen);
    this.#arrive();
    const { answers } = this.#match;
    for (let at = this.#shadow.answers.length; at < answers.length; at++) this.#hear(answers[at]);
  }

  #hear(answer: number): void {
    const shadow = this.#shadow;
    this.#script.push(scriptOf(shadow, answer));
    shadow.answerNext(answer);
    this.#knowledge.update();
    this.#arrive();
  }

  /** At an idle point everything that led there is over. */
  #arrive(): void {
    const { game, idle, table } = this.#shadow;
    for (const card of this.#knowledge.takeSeen()) this.#seen.add(card);
    if (idle) {
      this.#rest = {
        table: copyTable(table, game.copyState) as T,
        known: this.#knowledge.snapshot,
      };
      this.#script = [];
      this.#seen = new Set();
    }
    for (const card of cardsAsked(this.#shadow, this.#seat)) this.#seen.add(card);
  }
}

type UpTo = (bound: number) => number;

const PURPOSES = ['determinization', 'chance of a determinization', 'handles of a determinization'];

/** So often are cards drawn until what was done fits them. */
const TRIES = 8;

function scriptOf<T extends Table, Setup, Event>(
  { pending, isTogether, table }: Match<T, Setup, Event>,
  answer: number,
): Script {
  let option: Option | undefined;
  let index = answer;
  for (const { seat, kind, options, race } of pending) {
    option = options[index];
    if (option !== undefined) {
      return { seat, kind, option, together: isTogether && race !== true ? table.clock : null };
    }
    index -= options.length;
  }
  throw new RangeError(`no option ${answer}`);
}

/** The cards that the seat is asked about now: what they are called may tell which they are. */
function cardsAsked<T extends Table, Setup, Event>(
  { pending }: Match<T, Setup, Event>,
  seat: Seat,
): CardId[] {
  return pending
    .filter((decision) => decision.seat === seat)
    .flatMap(({ about, options }) => [about, ...options.map(({ card }) => card)]);
}

function playedOn<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  { answers, future }: Start<T>,
): Match<T, Setup, Event> {
  for (const answer of answers) match.answerNext(answer);
  writeFuture(match.table, future, match.game.facesChanged);
  return match;
}
