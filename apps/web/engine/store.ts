import type { PracticeMoment, RecordedScenario } from '@lianhuan/judge/played';
import {
  type LogLine,
  type MatchRecord,
  NOBODY,
  type Problem,
  type Result,
  type Seat,
  succeed,
} from '@lianhuan/kernel';
import { create } from 'zustand';
import type { GameId } from '../games/ids.ts';
import type { PrintedAddition } from './added-cards.ts';
import { Client, type Line, type News } from './client.ts';
import { type Hold, holdGame } from './hold.ts';
import { type KnownLog, withEarlier, withNews } from './known-log.ts';
import { OpenSave } from './open-save.ts';
import { hearStored } from './other-windows.ts';
import { Playback, type Scene } from './playback.ts';
import type { NewGame, PosedPuzzle, Request, Rest, SeatKind, Snapshot } from './protocol.ts';
import { newSaveId, readSave, saveKey } from './saves.ts';
import { PACES, useSettings } from './settings.ts';
import { shareStructure } from './structural-sharing.ts';

/** The game on the screen. `snapshot` is what to render; the functions ask the worker. */
export interface GameStore {
  readonly status: 'empty' | 'loading' | 'ready' | 'failed';
  /** The id under which the game is saved; null in a replay. */
  readonly id: string | null;
  /** The game is played in another window; this one looks on. */
  readonly elsewhere: boolean;
  /**
   * The id under which the game was saved before another window went on with it: since then it is
   * a save of its own.
   */
  readonly apartFrom: string | null;
  /** What the table shows now; those in between are shown one after another at the chosen pace. */
  readonly snapshot: Snapshot | null;
  /** The log as the player may read it, oldest first: causes and events (a tree by `parent`). */
  readonly log: readonly LogLine[];
  /** How many lines there are before those: they come one after another once an online match is on the screen. */
  readonly earlier: number;
  /** The cards that were added to the match: their faces are in no book of the game. */
  readonly cards: readonly PrintedAddition[];
  /** More snapshots wait to be shown, or a bot thinks: take no answer now. */
  readonly busy: boolean;
  /** The index of the option the hint proposes, until the next answer. */
  readonly hint: number | null;
  /** The whole game where it last rested: to save, link, export. Online only once it has ended. */
  readonly rest: Rest | null;
  /** What the people in the seats are called, seat by seat; empty but for online games. */
  readonly names: readonly (string | null)[];
  /** What went wrong with the last request, to show to the player. */
  readonly problems: readonly Problem[];

  /** Fetches the engine of a game before it is needed. @param proving what plays its proofs, too */
  prepare(game: GameId, proving?: boolean): Promise<void>;
  /** Plays a scenario where nobody looks: its record is what `replay` shows. @param scenario its document */
  prove(game: GameId, scenario: string): Promise<Result<RecordedScenario>>;
  /** Lays a task out and lets its player play: a game that is not saved. */
  practise(record: MatchRecord, seats: readonly SeatKind[]): Promise<boolean>;
  /** How far the player of a task has come, by the judge; null if that cannot be told. */
  judgePractice(
    game: GameId,
    scenario: string,
    answers: readonly number[],
  ): Promise<PracticeMoment | null>;
  /** Where a puzzle begins, and its solution. */
  solvePuzzle(puzzle: PosedPuzzle): Promise<Result<RecordedScenario>>;
  /** How far the player of a puzzle has come; null if that cannot be told. */
  judgePuzzle(puzzle: PosedPuzzle, answers: readonly number[]): Promise<PracticeMoment | null>;
  /** Proposes an option, as a hint does. */
  propose(index: number): void;
  /** Each gives the id of the saved game, or null if it failed (see `problems`). */
  start(game: NewGame): Promise<string | null>;
  playOn(seats: readonly SeatKind[]): Promise<string | null>;
  /**
   * Opens a saved game, to be played here; or to look on, if another window plays it.
   * @param way `seize` takes it from the other window
   */
  resume(id: string, way?: 'ask' | 'seize'): Promise<void>;
  replay(record: MatchRecord, seat: Seat): Promise<boolean>;
  /** Shows a game that is played elsewhere, until another is opened. */
  join(line: Line): Promise<void>;
  nameSeats(names: readonly (string | null)[]): void;
  /** Picks an option of `snapshot.view.decision` by its index; once, however often it is clicked. */
  answer(index: number): void;
  undo(): void;
  /** Runs to where the player is asked next, past what bots do before. */
  hurry(): void;
  askHint(): void;
  /** Shows the table after so many answers. */
  show(answers: number): void;
  /** Looks from another seat (replays only). */
  look(seat: Seat): void;
  dismissProblems(): void;
  /** Says that the player knows that the game is a save of its own. */
  dismissApart(): void;
  /** Lets other windows play the saved game, while it is not on the screen. */
  release(): void;
}

/** How long a click on a table that is being left means nothing, in milliseconds. */
const TOO_LATE = 1000;

const NO_GAME = {
  status: 'empty',
  id: null,
  elsewhere: false,
  apartFrom: null,
  snapshot: null,
  log: [],
  earlier: 0,
  cards: [],
  busy: false,
  hint: null,
  rest: null,
  names: [],
  problems: [],
} as const satisfies Partial<GameStore>;

/** `const snapshot = useGame((game) => game.snapshot)`. */
export const useGame = create<GameStore>()((set, get) => {
  let client: Client | null = null;
  /** The line to the game on the screen, if it is played elsewhere. */
  let remote: Line | null = null;
  /** The latest request; the worker takes them one by one. */
  let asked: Promise<unknown> = Promise.resolve();
  /** What the table shows while another moment is asked for, and since when (milliseconds). */
  let leaving: { readonly from: Snapshot | null; readonly since: number } | null = null;
  /** The save that the game is written to. */
  let save: OpenSave | null = null;
  /** The saved game that this window holds, or asks to. */
  let held: { readonly id: string; readonly hold: Promise<Hold | null> } | null = null;
  /** Whether the saved game is looked at; on another page what other windows do is none of its. */
  let onScreen = false;
  /** Counts what is opened: what was opened before and is still under way gives way. */
  let openings = 0;
  /** While a game that another window plays is fetched, what is to be shown at once. */
  let gathered: Scene[] | null = null;
  const playback = new Playback(show, () => PACES[useSettings.getState().pace]);

  function show(scenes: readonly Scene[], more: boolean): void {
    const { snapshot: latest } = scenes.at(-1) as Scene;
    const view = shareStructure(get().snapshot?.view, latest.view);
    const snapshot = { ...latest, view };
    const news = scenes.map(({ log }) => log);
    showLog(news.reduce(withNews, { earlier: get().earlier, lines: get().log }));
    set({ snapshot, busy: more || snapshot.thinking });
  }

  function showLog({ earlier, lines }: KnownLog): void {
    set({ earlier, log: lines });
  }

  function hear(news: News): void {
    if (news.type === 'rest') return keep(news.rest);
    if (news.type === 'cards') return set({ cards: news.cards });
    if (news.type === 'earlier') {
      // They stand before what waits to be shown.
      playback.skip();
      const { earlier, log } = get();
      return showLog(withEarlier({ earlier, lines: log }, news.to, news.lines));
    }
    if (gathered) gathered.push(news);
    else playback.push(news);
  }

  function keep(rest: Rest): void {
    set({ rest });
    if (save) afterSaving(save.id, save.write(rest));
  }

  /** Tells the player what became of the game that was to be saved. */
  function afterSaving(before: string, saved: ReturnType<OpenSave['write']>): void {
    if (saved.as === 'itself') return set({ problems: saved.problems });
    openings++;
    set({ id: saved.id, apartFrom: before, elsewhere: false, problems: saved.problems });
    void take(saved.id, 'ask');
  }

  function newClient(): Client {
    const fresh = new Client(hear);
    void fresh.ask({ type: 'prefer', preferences: useSettings.getState().games });
    return fresh;
  }

  /** Asks the worker; what is wrong goes to `problems`. */
  async function ask(request: Request): Promise<{ hint: number | null } | null> {
    client ??= newClient();
    const answer = (remote ?? client).ask(request);
    asked = answer;
    const reply = await answer;
    if (reply.type === 'done') return reply;
    if (reply.type === 'failed') set({ problems: reply.problems });
    return null;
  }

  /** Opens a game under an id; if that fails the one before it is gone from the screen. */
  async function open(id: string | null, request: Request): Promise<boolean> {
    // What the game before still has to tell must not be saved under this id.
    await asked;
    hangUp();
    playback.skip();
    save = id === null ? null : new OpenSave(id);
    set({ ...NO_GAME, status: 'loading', id });
    const opened = (await ask(request)) !== null;
    set({ status: opened ? 'ready' : 'failed' });
    return opened;
  }

  function hangUp(): void {
    remote?.close();
    remote = null;
  }

  /** Holds a saved game for this window, and lets go of the one before. Tells whether it could. */
  async function take(id: string, way: 'ask' | 'seize'): Promise<boolean> {
    onScreen = true;
    if (held?.id !== id || way === 'seize') {
      letGo();
      const hold = holdGame(id, way, () => lost(id));
      held = { id, hold };
    }
    const { hold } = held;
    if (await hold) return true;
    if (held?.hold === hold) held = null;
    return false;
  }

  function letGo(): void {
    void held?.hold.then((hold) => hold?.release());
    held = null;
  }

  /** Another window has seized a saved game. */
  function lost(id: string): void {
    if (held?.id === id) held = null;
    if (save?.id === id && onScreen) void lookOn(id);
  }

  /** Shows a saved game as far as the window that plays it has come. */
  async function lookOn(id: string): Promise<void> {
    const opening = ++openings;
    // An answer that is under way is still saved, if the other window has not gone on.
    await asked;
    const saved = readSave(id);
    if (opening !== openings) return;
    if (!saved.ok) return set({ ...NO_GAME, status: 'failed', id, problems: saved.problems });
    const { record, seats } = saved.value;
    const people = seats.filter((kind) => kind === 'human').length;
    // Where several people share the screen, none of them shows another the hand.
    const seat = people === 1 ? (seats.indexOf('human') as Seat) : NOBODY;
    save = null;
    playback.skip();
    const scenes: Scene[] = [];
    gathered = scenes;
    const opened =
      (await ask({ type: 'replay', record, seat })) !== null &&
      (await ask({ type: 'show', answers: record.answers.length })) !== null;
    if (gathered === scenes) gathered = null;
    if (opening !== openings) return;
    set({ id, elsewhere: true, rest: null, hint: null, status: opened ? 'ready' : 'failed' });
    if (scenes.length > 0) show(scenes, false);
  }

  /** Another window wrote the save of this game. */
  function overtaken(id: string): void {
    if (!onScreen) return;
    if (get().elsewhere) return void lookOn(id);
    if (!save || save.isKnown) return;
    if (!save.goesOnElsewhere) return afterSaving(id, save.apart());
    // Without locks there is no telling that the other window has closed meanwhile.
    if (navigator.locks) void get().resume(id);
    else void lookOn(id);
  }

  /** Asks for another moment of the game, which is then seen at once. */
  async function jump(request: Request): Promise<void> {
    playback.skip();
    set({ hint: null, problems: [] });
    const left = { from: get().snapshot, since: performance.now() };
    leaving = left;
    try {
      await ask(request);
    } finally {
      if (leaving === left) leaving = null;
    }
  }

  /** Is what is clicked on this table too late? What is long in coming may be lost with the line: it is asked for again. */
  function isBeingLeft(snapshot: Snapshot): boolean {
    if (leaving?.from !== snapshot) return false;
    return performance.now() - leaving.since < TOO_LATE;
  }

  useSettings.subscribe(({ games }, before) => {
    if (games === before.games) return;
    const request = { type: 'prefer', preferences: games } as const;
    if (client) void client.ask(request);
    if (remote) void remote.ask(request);
  });
  hearStored((key) => {
    const { id } = get();
    if (id !== null && (key === null || key === saveKey(id))) overtaken(id);
  });

  return {
    ...NO_GAME,
    async prepare(game, proving = false) {
      client ??= newClient();
      await client.ask({ type: 'prepare', game, proving });
    },
    async prove(game, scenario) {
      client ??= newClient();
      const reply = await client.ask({ type: 'prove', game, scenario });
      if (reply.type === 'proof') return succeed(reply.proof);
      return { ok: false, problems: reply.type === 'failed' ? reply.problems : [] };
    },
    practise(record, seats) {
      openings++;
      letGo();
      return open(null, { type: 'resume', record, seats, fixed: true });
    },
    async judgePractice(game, scenario, answers) {
      client ??= newClient();
      const reply = await client.ask({ type: 'practise', game, scenario, answers });
      return reply.type === 'practice' ? reply.moment : null;
    },
    async solvePuzzle(puzzle) {
      client ??= newClient();
      const reply = await client.ask({ type: 'solve', ...puzzle });
      if (reply.type === 'proof') return succeed(reply.proof);
      return { ok: false, problems: reply.type === 'failed' ? reply.problems : [] };
    },
    async judgePuzzle(puzzle, answers) {
      client ??= newClient();
      const reply = await client.ask({ type: 'judge-puzzle', ...puzzle, answers });
      return reply.type === 'practice' ? reply.moment : null;
    },
    propose: (index) => set({ hint: index }),
    async start(game) {
      openings++;
      const id = newSaveId();
      await take(id, 'ask');
      if (await open(id, { type: 'start', game })) return id;
      letGo();
      return null;
    },
    async playOn(seats) {
      openings++;
      await asked;
      const before = save;
      const { id: from, elsewhere } = get();
      const id = newSaveId();
      playback.skip();
      save = new OpenSave(id);
      set({ id, elsewhere: false, apartFrom: null });
      if (await ask({ type: 'play-on', seats })) {
        await take(id, 'ask');
        return id;
      }
      save = before;
      set({ id: from, elsewhere });
      return null;
    },
    async resume(id, way = 'ask') {
      const opening = ++openings;
      const { status, id: shown, elsewhere } = get();
      if (shown !== id) set({ ...NO_GAME, status: 'loading', id });
      const taken = await take(id, way);
      if (opening !== openings) return;
      if (!taken) return lookOn(id);
      // It may be on the screen already: just started, or left for another page and not gone on with.
      const here = save?.id === id && shown === id && status === 'ready' && !elsewhere;
      if (here && save?.isKnown) return;
      const saved = readSave(id);
      if (!saved.ok) return set({ ...NO_GAME, status: 'failed', id, problems: saved.problems });
      const { record, seats } = saved.value;
      await open(id, { type: 'resume', record, seats });
    },
    replay(record, seat) {
      openings++;
      letGo();
      return open(null, { type: 'replay', record, seat });
    },
    async join(line) {
      openings++;
      letGo();
      await asked;
      hangUp();
      playback.skip();
      save = null;
      remote = line;
      set({ ...NO_GAME, status: 'loading' });
      line.listen((news) => {
        if (remote === line) hear(news);
      });
      await line.ask({ type: 'prefer', preferences: useSettings.getState().games });
      if (remote === line) set({ status: 'ready' });
    },
    nameSeats: (names) => set({ names }),
    answer(index) {
      const { snapshot, busy } = get();
      if (!snapshot || busy || isBeingLeft(snapshot)) return;
      void jump({ type: 'answer', index, at: snapshot.answers });
    },
    hurry() {
      if (get().busy) playback.hurry();
    },
    undo: () => void jump({ type: 'undo' }),
    async askHint() {
      const reply = await ask({ type: 'hint' });
      if (reply) set({ hint: reply.hint });
    },
    show: (answers) => void jump({ type: 'show', answers }),
    look: (seat) => void jump({ type: 'look', seat }),
    dismissProblems: () => set({ problems: [] }),
    dismissApart: () => set({ apartFrom: null }),
    release() {
      onScreen = false;
      letGo();
    },
  };
});
