import type { LogLine, MatchRecord, Problem, Seat } from '@lianhuan/kernel';
import { create } from 'zustand';
import type { GameId } from '../games/ids.ts';
import { Client, type News } from './client.ts';
import { Playback, type Scene } from './playback.ts';
import type { NewGame, Request, Rest, SeatKind, Snapshot } from './protocol.ts';
import { newSaveId, writeSave } from './saves.ts';
import { PACES, useSettings } from './settings.ts';

/** The game on the screen. `snapshot` is what to render; the functions ask the worker. */
export interface GameStore {
  readonly status: 'empty' | 'loading' | 'ready' | 'failed';
  /** The id under which the game is saved; null in a replay. */
  readonly id: string | null;
  /** What the table shows now; those in between are shown one after another at the chosen pace. */
  readonly snapshot: Snapshot | null;
  /** The log as the player may read it, oldest first: causes and events (a tree by `parent`). */
  readonly log: readonly LogLine[];
  /** More snapshots wait to be shown, or a bot thinks: take no answer now. */
  readonly busy: boolean;
  /** The index of the option the hint proposes, until the next answer. */
  readonly hint: number | null;
  /** The whole game where it last rested: to save, link, export. */
  readonly rest: Rest | null;
  /** What went wrong with the last request, to show to the player. */
  readonly problems: readonly Problem[];

  /** Fetches the engine of a game before it is needed. */
  prepare(game: GameId): Promise<void>;
  /** Each gives the id of the saved game, or null if it failed (see `problems`). */
  start(game: NewGame): Promise<string | null>;
  playOn(seats: readonly SeatKind[]): Promise<string | null>;
  resume(id: string, record: MatchRecord, seats: readonly SeatKind[]): Promise<boolean>;
  replay(record: MatchRecord, seat: Seat): Promise<boolean>;
  /** Picks an option of `snapshot.view.decision` by its index. */
  answer(index: number): void;
  undo(): void;
  askHint(): void;
  /** Shows the table after so many answers. */
  show(answers: number): void;
  /** Looks from another seat (replays only). */
  look(seat: Seat): void;
  dismissProblems(): void;
  /** Forgets the game (it stays saved). */
  leave(): void;
}

const NO_GAME = {
  status: 'empty',
  id: null,
  snapshot: null,
  log: [],
  busy: false,
  hint: null,
  rest: null,
  problems: [],
} as const satisfies Partial<GameStore>;

/** `const snapshot = useGame((game) => game.snapshot)`. */
export const useGame = create<GameStore>()((set, get) => {
  let client: Client | null = null;
  /** The latest request; the worker takes them one by one. */
  let asked: Promise<unknown> = Promise.resolve();
  const playback = new Playback(show, () => PACES[useSettings.getState().pace]);

  function show(scenes: readonly Scene[], more: boolean): void {
    const { snapshot } = scenes.at(-1) as Scene;
    set({ snapshot, log: scenes.reduce(withNews, get().log), busy: more || snapshot.thinking });
  }

  function hear(news: News): void {
    if (news.type === 'snapshot') return playback.push(news);
    set({ rest: news.rest });
    const { id } = get();
    if (id !== null) set({ problems: writeSave(id, news.rest) });
  }

  function newClient(): Client {
    const fresh = new Client(hear);
    void fresh.ask({ type: 'prefer', preferences: useSettings.getState().games });
    return fresh;
  }

  /** Asks the worker; what is wrong goes to `problems`. */
  async function ask(request: Request): Promise<{ hint: number | null } | null> {
    client ??= newClient();
    const answer = client.ask(request);
    asked = answer;
    const reply = await answer;
    if (reply.type === 'done') return reply;
    set({ problems: reply.problems });
    return null;
  }

  /** Opens a game under an id; if that fails the one before it is gone from the screen. */
  async function open(id: string | null, request: Request): Promise<boolean> {
    // What the game before still has to tell must not be saved under this id.
    await asked;
    playback.skip();
    set({ ...NO_GAME, status: 'loading', id });
    const opened = (await ask(request)) !== null;
    set({ status: opened ? 'ready' : 'failed' });
    return opened;
  }

  /** Asks for another moment of the game, which is then seen at once. */
  function jump(request: Request): void {
    playback.skip();
    set({ hint: null, problems: [] });
    void ask(request);
  }

  useSettings.subscribe(({ games }, before) => {
    if (games !== before.games && client) void ask({ type: 'prefer', preferences: games });
  });

  return {
    ...NO_GAME,
    async prepare(game) {
      client ??= newClient();
      await client.ask({ type: 'prepare', game });
    },
    async start(game) {
      const id = newSaveId();
      return (await open(id, { type: 'start', game })) ? id : null;
    },
    async playOn(seats) {
      await asked;
      const before = get().id;
      const id = newSaveId();
      playback.skip();
      set({ id });
      if (await ask({ type: 'play-on', seats })) return id;
      set({ id: before });
      return null;
    },
    resume: (id, record, seats) => open(id, { type: 'resume', record, seats }),
    replay: (record, seat) => open(null, { type: 'replay', record, seat }),
    answer(index) {
      const { snapshot, busy } = get();
      if (!snapshot || busy) return;
      jump({ type: 'answer', index, at: snapshot.answers });
    },
    undo: () => jump({ type: 'undo' }),
    async askHint() {
      const reply = await ask({ type: 'hint' });
      if (reply) set({ hint: reply.hint });
    },
    show: (answers) => jump({ type: 'show', answers }),
    look: (seat) => jump({ type: 'look', seat }),
    dismissProblems: () => set({ problems: [] }),
    leave: () => set(NO_GAME),
  };
});

function withNews(log: readonly LogLine[], { log: news }: Scene): readonly LogLine[] {
  const known = log.findLastIndex(({ id }) => id < news.from) + 1;
  return [...log.slice(0, known), ...news.lines];
}
