import { derivedSeed, fail, NOBODY, type Result, type Seat, succeed } from '@lianhuan/kernel';
import type { Engine, EngineMatch } from '@lianhuan/releases';
import { type Answer, botAnswer, type Players, seatPlayers, unaskedAnswer } from './players.ts';
import type { Message, NewGame, Preferences, Request, Rest, Rules, SeatKind } from './protocol.ts';
import { logNews, type Step, snapshotOf } from './snapshot.ts';
import { Tape } from './tape.ts';

/** What is asked of a session: a request of the page, its record opened by the engine it belongs to. */
export type SessionRequest =
  | Exclude<Request, { type: 'resume' | 'replay' }>
  | {
      readonly type: 'resume';
      readonly match: EngineMatch;
      readonly seats: readonly SeatKind[];
      readonly fixed?: true;
    }
  | { readonly type: 'replay'; readonly match: EngineMatch; readonly seat: Seat };

/** What a request comes to; a hint's option is its value. */
type Reply = Result<number | null>;

/** A game at the screen. */
interface Sitting {
  readonly tape: Tape;
  readonly mode: 'play' | 'replay';
  readonly seats: readonly SeatKind[];
  readonly players: Players;
  /** Whose eyes the screen has. */
  readonly seat: Seat;
  /** So many answers cannot be taken back. */
  readonly fixed: number;
}

/**
 * One game at the screen, wherever it runs: it takes requests and sends what the page shall show.
 * It knows all hidden cards, so nothing leaves it but views.
 */
export class Session {
  readonly #engines: ReadonlyMap<string, Engine>;
  readonly #send: (message: Message) => void;
  #sitting: Sitting | null = null;
  #preferences: Preferences = {};
  /** How many nodes of the log the page knows. */
  #sentLines = 0;

  /** @param engines of this build by their games; more may come, a new game without one is refused. */
  constructor(engines: ReadonlyMap<string, Engine>, send: (message: Message) => void) {
    this.#engines = engines;
    this.#send = send;
  }

  /** Does what the page asks. A request that fails changes nothing. */
  handle(request: SessionRequest): Reply {
    // Its engine is there by now.
    if (request.type === 'prepare') return succeed(null);
    if (request.type === 'start') return this.#start(request.game);
    if (request.type === 'resume') {
      const tape = tapeOf(request.match);
      return this.#sit(tape, request.seats, request.fixed ? tape.total : 0);
    }
    if (request.type === 'replay') return this.#replay(request.match, request.seat);
    if (request.type === 'prefer') return this.#prefer(request.preferences);
    const sitting = this.#sitting;
    if (sitting === null) return fail('还没有对局', 'There is no game yet');
    switch (request.type) {
      case 'answer':
        return this.#answer(sitting, request.index, request.at);
      case 'undo':
        return this.#undo(sitting);
      case 'show':
        return this.#show(sitting, request.answers);
      case 'look':
        return this.#look(sitting, request.seat);
      case 'play-on':
        return this.#playOn(sitting, request.seats);
      case 'hint':
        return hintFor(sitting);
    }
  }

  #start({ game, setup, seed, seats }: NewGame): Reply {
    const engine = this.#engineOf(game);
    if (!engine.ok) return engine;
    const match = engine.value.start(setup, seed);
    return match.ok ? this.#sit(new Tape(match.value), seats) : match;
  }

  #replay(match: EngineMatch, seat: Seat): Reply {
    const tape = tapeOf(match);
    const seats = Array.from({ length: match.seats }, () => 'human' as const);
    this.#open({ tape, mode: 'replay', seats, players: seats.map(() => null), seat, fixed: 0 });
    const rest = restOf(this.#sitting as Sitting);
    this.#show(this.#sitting as Sitting, 0);
    this.#send({ type: 'rest', rest });
    return succeed(null);
  }

  #engineOf(game: string): Result<Engine> {
    const engine = this.#engines.get(game);
    return engine
      ? succeed(engine)
      : fail(`这里没有名为“${game}”的游戏`, `There is no game “${game}” here`, 'game');
  }

  #sit(tape: Tape, seats: readonly SeatKind[], fixed = 0): Reply {
    const { engine, seed } = tape.match;
    const drawn = derivedSeed(seed, `after ${tape.total}`);
    const players = seatPlayers(engine, seats, tape.match.seats, drawn);
    if (!players.ok) return players;
    const seat = seats.indexOf('human') as Seat;
    this.#open({ tape, mode: 'play', seats, players: players.value, seat, fixed });
    return this.#advance({ answered: NOBODY, log: tape.match.logged });
  }

  #open(sitting: Sitting): void {
    this.#sitting = sitting;
    this.#sentLines = 0;
  }

  #prefer(preferences: Preferences): Reply {
    this.#preferences = preferences;
    const sitting = this.#sitting;
    if (sitting && isLive(sitting)) this.#advance(currentStep(sitting));
    return succeed(null);
  }

  #answer(sitting: Sitting, index: number, at: number): Reply {
    const { tape, seat } = sitting;
    const { match } = tape;
    if (!isLive(sitting) || at !== match.answers.length) return late();
    const step = { answered: seat, log: match.logged };
    const given = give(tape, { seat, index });
    return given.ok ? this.#advance(step) : given;
  }

  #undo(sitting: Sitting): Reply {
    const { tape } = sitting;
    const nothing = fail('没有可以撤销的一步', 'There is nothing to take back');
    if (!isLive(sitting)) return nothing;
    // Where the player would not be asked again, taking back would change nothing.
    for (const at of marksOf(sitting).toReversed()) {
      tape.show(at);
      if (this.#unaskedAnswer(sitting) !== null) continue;
      tape.cut();
      return this.#advance(currentStep(sitting));
    }
    tape.show(tape.total);
    return nothing;
  }

  #show(sitting: Sitting, answers: number): Reply {
    const { tape } = sitting;
    if (!Number.isInteger(answers) || answers < 0 || answers > tape.total) {
      return fail(`请选 0 到 ${tape.total} 之间的一步`, `Choose a step from 0 to ${tape.total}`);
    }
    const step = { answered: tape.nextSeat() ?? NOBODY, log: tape.match.logged };
    const single = answers === tape.match.answers.length + 1;
    tape.show(answers);
    this.#post(single ? step : currentStep(sitting), false);
    return succeed(null);
  }

  #look(sitting: Sitting, seat: Seat): Reply {
    if (sitting.mode === 'play') {
      return fail('对局中只能看自己的牌', 'While playing you see only your own cards');
    }
    this.#open({ ...sitting, seat });
    this.#post(currentStep(sitting), false);
    return succeed(null);
  }

  #playOn({ tape }: Sitting, seats: readonly SeatKind[]): Reply {
    tape.cut();
    return this.#sit(tape, seats);
  }

  #unaskedAnswer({ tape, players }: Sitting): Answer | null {
    const { engine } = tape.match;
    const preferred = this.#preferences[engine.game];
    const watched = players.filter((player) => player === null).length > 1;
    return unaskedAnswer(tape.match, players, (seen) => engine.automatic(seen, preferred, watched));
  }

  /**
   * Gives the answers that need no person, until a person is asked or the game is over. Bots answer
   * first, so that taking back a person's answer leaves theirs in place.
   */
  #advance(from: Step): Reply {
    let step = from;
    for (;;) {
      const sitting = this.#sitting as Sitting;
      const { tape, players } = sitting;
      const next = botAnswer(tape.match, players) ?? this.#unaskedAnswer(sitting);
      if (next === null) break;
      this.#post(step, true);
      step = { answered: next.seat, log: tape.match.logged };
      give(tape, next);
    }
    this.#faceWhoIsAsked();
    this.#post(step, false);
    this.#send({ type: 'rest', rest: restOf(this.#sitting as Sitting) });
    return succeed(null);
  }

  /** With several people at one screen, it turns to the one who is asked. */
  #faceWhoIsAsked(): void {
    const sitting = this.#sitting as Sitting;
    const asked = sitting.tape.match.pending[0]?.seat ?? sitting.seat;
    if (asked !== sitting.seat) this.#open({ ...sitting, seat: asked });
  }

  #post(step: Step, thinking: boolean): void {
    const sitting = this.#sitting as Sitting;
    const { tape, mode, seat, seats } = sitting;
    const { match } = tape;
    const marks = marksOf(sitting);
    const snapshot = snapshotOf(tape, step, {
      mode,
      rules: this.#rulesOf(match),
      seat,
      seats,
      marks,
      thinking,
      canUndo: isLive(sitting) && !thinking && marks.length > 0,
      refusals: mode === 'play' && !thinking ? match.refusals(seat) : [],
    });
    const from = Math.min(this.#sentLines, match.logged);
    this.#sentLines = match.logged;
    this.#send({ type: 'snapshot', snapshot, log: logNews(match, seat, from) });
  }

  #rulesOf({ engine: { game, version, content } }: EngineMatch): Rules {
    const today = this.#engines.get(game);
    return { version, content, released: today?.version !== version || today.content !== content };
  }
}

function give(tape: Tape, { seat, index }: Answer): Reply {
  return tape.give(seat, index)
    ? succeed(null)
    : fail('没有这个选项，牌桌没有改变', 'There is no such option; nothing has changed');
}

function hintFor({ tape: { match }, seat }: Sitting): Reply {
  const bot = match.engine.bot('greedy', 0);
  if (!bot.ok) return bot;
  const seen = match.glance(seat);
  return seen.decision ? succeed(bot.value.choose(seen)) : late();
}

function late(): Reply {
  return fail('现在不轮到你选择', 'You are not asked anything now');
}

/** A match that was played up to its end, with every answer on the tape. */
function tapeOf(match: EngineMatch): Tape {
  const answers = [...match.answers];
  match.rewind(0);
  const tape = new Tape(match);
  for (const answer of answers) tape.giveNext(answer);
  return tape;
}

function isLive({ mode, tape }: Sitting): boolean {
  return mode === 'play' && tape.atEnd;
}

/** Nothing led here: the table is just shown. */
function currentStep({ tape }: Sitting): Step {
  return { answered: NOBODY, log: tape.match.logged };
}

/** Where people chose; in a replay, where the one looked at did. */
function marksOf({ mode, tape, players, seat, fixed }: Sitting): readonly number[] {
  const isTheirs = (who: Seat) => (mode === 'replay' ? who === seat : players[who] === null);
  return tape.marks(isTheirs).filter((at) => at >= fixed);
}

function restOf({ tape: { match }, seats }: Sitting): Rest {
  const { outcome, round, scores } = match;
  return { record: match.record(), seats, finished: outcome !== null, round, scores };
}
