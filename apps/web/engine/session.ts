import {
  derivedSeed,
  fail,
  glance,
  IllegalAnswer,
  Match,
  type MatchRecord,
  NOBODY,
  type Result,
  replay,
  type Seat,
  succeed,
} from '@lianhuan/kernel';
import type { GameEngine } from './game-engine.ts';
import { type Answer, botAnswer, type Players, seatPlayers, unaskedAnswer } from './players.ts';
import type { Message, NewGame, Preferences, Request, Rest, SeatKind } from './protocol.ts';
import { logNews, type Step, snapshotOf } from './snapshot.ts';
import { Tape } from './tape.ts';

/** What a request comes to; a hint's option is its value. */
type Reply = Result<number | null>;

/** A game at the screen. */
interface Sitting {
  readonly engine: GameEngine;
  readonly tape: Tape;
  readonly mode: 'play' | 'replay';
  readonly seats: readonly SeatKind[];
  readonly players: Players;
  /** Whose eyes the screen has. */
  readonly seat: Seat;
}

/**
 * One game at the screen, wherever it runs: it takes requests and sends what the page shall show.
 * It knows all hidden cards, so nothing leaves it but views.
 */
export class Session {
  readonly #engines: ReadonlyMap<string, GameEngine>;
  readonly #send: (message: Message) => void;
  #sitting: Sitting | null = null;
  #preferences: Preferences = {};
  /** How many nodes of the log the page knows. */
  #told = 0;

  /** @param engines by the ids of their games; more may come, a game that is not there is refused. */
  constructor(engines: ReadonlyMap<string, GameEngine>, send: (message: Message) => void) {
    this.#engines = engines;
    this.#send = send;
  }

  /** Does what the page asks. A request that fails changes nothing. */
  handle(request: Request): Reply {
    // Its engine is there by now.
    if (request.type === 'prepare') return succeed(null);
    if (request.type === 'start') return this.#start(request.game);
    if (request.type === 'resume') return this.#resume(request.record, request.seats);
    if (request.type === 'replay') return this.#replay(request.record, request.seat);
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
    const read = engine.value.game.readSetup(setup);
    if (!read.ok) return read;
    const match = new Match(engine.value.game, { setup: read.value, seed, recorded: true });
    return this.#sit(engine.value, new Tape(match, engine.value.round), seats);
  }

  #resume(record: MatchRecord, seats: readonly SeatKind[]): Reply {
    const engine = this.#engineOf(record.game);
    if (!engine.ok) return engine;
    const tape = tapeOf(engine.value, record);
    return tape.ok ? this.#sit(engine.value, tape.value, seats) : tape;
  }

  #replay(record: MatchRecord, seat: Seat): Reply {
    const engine = this.#engineOf(record.game);
    if (!engine.ok) return engine;
    const tape = tapeOf(engine.value, record);
    if (!tape.ok) return tape;
    tape.value.show(0);
    const seats = Array.from({ length: tape.value.match.table.seats }, () => 'human' as const);
    this.#open({
      engine: engine.value,
      tape: tape.value,
      mode: 'replay',
      seats,
      players: seats.map(() => null),
      seat,
    });
    this.#show(this.#sitting as Sitting, 0);
    return succeed(null);
  }

  #engineOf(game: string): Result<GameEngine> {
    const engine = this.#engines.get(game);
    return engine
      ? succeed(engine)
      : fail(`这里没有名为“${game}”的游戏`, `There is no game “${game}” here`, 'game');
  }

  #sit(engine: GameEngine, tape: Tape, seats: readonly SeatKind[]): Reply {
    const { table, seed } = tape.match;
    const players = seatPlayers(
      engine,
      seats,
      table.seats,
      derivedSeed(seed, `after ${tape.total}`),
    );
    if (!players.ok) return players;
    const seat = seats.indexOf('human') as Seat;
    this.#open({ engine, tape, mode: 'play', seats, players: players.value, seat });
    return this.#advance({ answered: NOBODY, log: tape.match.log.length });
  }

  #open(sitting: Sitting): void {
    this.#sitting = sitting;
    this.#told = 0;
  }

  #prefer(preferences: Preferences): Reply {
    this.#preferences = preferences;
    const sitting = this.#sitting;
    if (sitting && isLive(sitting)) this.#advance(standing(sitting));
    return succeed(null);
  }

  #answer(sitting: Sitting, index: number, at: number): Reply {
    const { tape, seat } = sitting;
    const { match } = tape;
    if (!isLive(sitting) || at !== match.answers.length) return late();
    const step = { answered: seat, log: match.log.length };
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
      return this.#advance(standing(sitting));
    }
    tape.show(tape.total);
    return nothing;
  }

  #show(sitting: Sitting, answers: number): Reply {
    const { tape } = sitting;
    if (!Number.isInteger(answers) || answers < 0 || answers > tape.total) {
      return fail(`请选 0 到 ${tape.total} 之间的一步`, `Choose a step from 0 to ${tape.total}`);
    }
    const step = { answered: tape.nextSeat() ?? NOBODY, log: tape.match.log.length };
    const single = answers === tape.match.answers.length + 1;
    tape.show(answers);
    this.#post(single ? step : standing(sitting), false);
    return succeed(null);
  }

  #look(sitting: Sitting, seat: Seat): Reply {
    if (sitting.mode === 'play') {
      return fail('对局中只能看自己的牌', 'While playing you see only your own cards');
    }
    this.#open({ ...sitting, seat });
    this.#post(standing(sitting), false);
    return succeed(null);
  }

  #playOn({ engine, tape }: Sitting, seats: readonly SeatKind[]): Reply {
    tape.cut();
    return this.#sit(engine, tape, seats);
  }

  #unaskedAnswer({ engine, tape, players }: Sitting): Answer | null {
    const preferred = this.#preferences[engine.game.id];
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
      step = { answered: next.seat, log: tape.match.log.length };
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
    const { engine, tape, mode, seat, seats } = sitting;
    const { log, table } = tape.match;
    const marks = marksOf(sitting);
    const snapshot = snapshotOf(tape, {
      mode,
      seat,
      seats,
      step,
      marks,
      thinking,
      canUndo: isLive(sitting) && !thinking && marks.length > 0,
      refusals: mode === 'play' && !thinking ? engine.refusals(table, seat) : [],
    });
    const from = Math.min(this.#told, log.length);
    this.#told = log.length;
    this.#send({ type: 'snapshot', snapshot, log: logNews(tape.match, seat, from) });
  }
}

function give(tape: Tape, { seat, index }: Answer): Reply {
  try {
    tape.give(seat, index);
    return succeed(null);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    return fail('没有这个选项，牌桌没有改变', 'There is no such option; nothing has changed');
  }
}

function hintFor({ engine, tape, seat }: Sitting): Reply {
  const bot = engine.bot('greedy', 0);
  if (!bot.ok) return bot;
  const seen = glance(tape.match, seat);
  return seen.decision ? succeed(bot.value.choose(seen)) : late();
}

function late(): Reply {
  return fail('现在不轮到你选择', 'You are not asked anything now');
}

function tapeOf({ game, round }: GameEngine, record: MatchRecord): Result<Tape> {
  const played = replay(game, record);
  if (!played.ok) return played;
  if (!played.value.ok) return { ok: false, problems: [played.value.divergence.problem] };
  const { setup, seed, answers } = played.value.match;
  const tape = new Tape(new Match(game, { setup, seed, recorded: true }), round);
  for (const answer of answers) tape.giveNext(answer);
  return succeed(tape);
}

function isLive({ mode, tape }: Sitting): boolean {
  return mode === 'play' && tape.atEnd;
}

/** Nothing led here: the table is just shown. */
function standing({ tape }: Sitting): Step {
  return { answered: NOBODY, log: tape.match.log.length };
}

/** Where people chose; in a replay, where the one looked at did. */
function marksOf({ mode, tape, players, seat }: Sitting): readonly number[] {
  return tape.marks(mode === 'replay' ? (who) => who === seat : (who) => players[who] === null);
}

function restOf({ engine, tape, seats }: Sitting): Rest {
  const { table } = tape.match;
  return {
    record: tape.match.record(),
    seats,
    finished: tape.match.outcome !== null,
    round: engine.round(table),
    scores: engine.scores(table),
  };
}
