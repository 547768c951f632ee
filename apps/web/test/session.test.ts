import { type LogLine, NOBODY, type Result, type Seat } from '@lianhuan/kernel';
import { type Engine, engineOf, type GameEngine, type TableScreen } from '@lianhuan/releases';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Message, NewGame, Request, Rest, SeatKind, Snapshot } from '../engine/protocol.ts';
import { Session } from '../engine/session.ts';
import { minxinEngine } from '../games/minxin/engine.ts';

const GAME: NewGame = {
  game: 'minxin',
  setup: { players: 2, favorPerPlayer: 5 },
  seed: 7,
  seats: ['human', 'greedy'],
};

/** A page that only keeps what it is shared; as from a worker, it gets copies. */
class Page {
  readonly snapshots: Snapshot[] = [];
  readonly rests: Rest[] = [];
  log: LogLine[] = [];
  readonly #session: Session;
  readonly #engine: Engine;

  constructor(parts: GameEngine = minxinEngine as GameEngine) {
    this.#engine = engineOf(parts);
    const engines = new Map([[this.#engine.game, this.#engine]]);
    this.#session = new Session(engines, (message) => this.#hear(structuredClone(message)));
  }

  ask(request: Request): Result<number | null> {
    if (request.type !== 'resume' && request.type !== 'replay') {
      return this.#session.handle(request);
    }
    const opened = this.#engine.open(request.record);
    return opened.ok ? this.#session.handle({ ...request, match: opened.value }) : opened;
  }

  get now(): Snapshot {
    return this.snapshots.at(-1) as Snapshot;
  }

  get rest(): Rest {
    return this.rests.at(-1) as Rest;
  }

  /** Picks the last option so often, or until the game is over. */
  play(times: number): void {
    for (let i = 0; i < times && this.now.view.decision; i++) {
      const index = this.now.view.decision.options.length - 1;
      expect(this.ask({ type: 'answer', index, at: this.now.answers }).ok).toBe(true);
    }
  }

  #hear(message: Message): void {
    if (message.type === 'rest') this.rests.push(message.rest);
    if (message.type !== 'snapshot') return;
    this.snapshots.push(message.snapshot);
    this.log = [...this.log.slice(0, message.log.known), ...message.log.lines];
  }
}

/** 民心 with other answers that are given unasked. */
function minxinWith(automatic: TableScreen['automatic']): GameEngine {
  const screen = { ...minxinEngine.screen, automatic };
  return { ...minxinEngine, screen } as GameEngine;
}

let page: Page;
beforeEach(() => {
  page = new Page();
  expect(page.ask({ type: 'start', game: GAME })).toEqual({ ok: true, value: null });
});

describe('a game against a bot', () => {
  test('stops where the person is asked', () => {
    expect(page.now).toMatchObject({ mode: 'play', seat: 0, live: true, thinking: false });
    expect(page.now.view.decision).not.toBeNull();
  });

  test('shows the person no hidden card', () => {
    page.play(30);
    for (const { view } of page.snapshots) {
      const hidden = view.zones.filter(({ name, owner }) => name === 'hand' && owner !== 0);
      expect(hidden.map(({ cards }) => cards)).toEqual(hidden.map(() => null));
    }
  });

  test('comes to an end, and the last rest says so', () => {
    page.play(5000);
    expect(page.now.view.outcome).not.toBeNull();
    expect(page.rest.finished).toBe(true);
    expect(page.rest.record.answers).toHaveLength(page.now.answers);
  });

  test('tells at its end how the seats stood at any time, also where something was taken back', () => {
    page.play(20);
    page.ask({ type: 'undo' });
    page.ask({ type: 'show', answers: page.now.marks[1] as number });
    page.ask({ type: 'play-on', seats: GAME.seats });
    expect(page.now.standings).toEqual([]);
    page.play(5000);
    const { standings, total } = page.now;
    expect(standings.length).toBeGreaterThan(5);
    const favor = () =>
      (page.now.view.state as { players: { favor: number }[] }).players.map((one) => one.favor);
    for (let answers = 0; answers <= total; answers++) {
      page.ask({ type: 'show', answers });
      expect(standings.findLast(({ at }) => at <= answers)?.scores).toEqual(favor());
    }
  });

  test('tells of every step, whoever answered', () => {
    page.play(30);
    const answered = new Set(page.snapshots.map((snapshot) => snapshot.answered));
    expect(answered).toEqual(new Set([NOBODY, 0, 1]));
    expect(page.snapshots.at(-1)?.answers).toBe(page.rest.record.answers.length);
  });

  test('passes by itself where the person could only pass, unless shared to stop', () => {
    page.play(400);
    const forced = ({ thinking, view: { decision } }: Snapshot) =>
      !thinking && decision !== null && !decision.idle && decision.options.length === 1;
    expect(page.snapshots.filter(forced)).toEqual([]);

    page = new Page();
    page.ask({ type: 'prefer', preferences: { minxin: { stop: 'always' } } });
    page.ask({ type: 'start', game: GAME });
    page.play(400);
    expect(page.snapshots.some(forced)).toBe(true);
  });
});

describe('an answer', () => {
  test('that is no option changes nothing', () => {
    const before = page.now;
    expect(page.ask({ type: 'answer', index: 999, at: before.answers }).ok).toBe(false);
    expect(page.now).toBe(before);
  });

  test('that comes too late answers nothing else', () => {
    const { answers } = page.now;
    page.play(1);
    const before = page.now;
    expect(page.ask({ type: 'answer', index: 0, at: answers }).ok).toBe(false);
    expect(page.now).toBe(before);
  });

  test('can be taken back, as often as one has decided', () => {
    const asked: Snapshot[] = [];
    for (let i = 0; i < 20; i++) {
      asked.push(page.now);
      page.play(1);
    }
    for (const before of asked.reverse()) {
      expect(page.ask({ type: 'undo' }).ok).toBe(true);
      expect(page.now.view).toEqual(before.view);
    }
    expect(page.now.canUndo).toBe(false);
    expect(page.ask({ type: 'undo' }).ok).toBe(false);
  });

  test('that would be given unasked is not what taking back leads to', () => {
    const wantsTheLast = minxinWith(({ decision }, preferences) =>
      preferences === 'last' && decision ? decision.options.length - 1 : null,
    );
    page = new Page(wantsTheLast);
    page.ask({ type: 'start', game: GAME });
    page.play(20);
    page.ask({ type: 'prefer', preferences: { minxin: 'last' } });
    const { answers } = page.now;
    expect(page.now.view.outcome).not.toBeNull();
    expect(page.ask({ type: 'undo' }).ok).toBe(false);
    expect(page.now.answers).toBe(answers);
    page.ask({ type: 'prefer', preferences: {} });
    expect(page.ask({ type: 'undo' }).ok).toBe(true);
    expect(page.now.answers).toBeLessThan(answers);
  });

  test('that would be given unasked may depend on whether others look on', () => {
    const shared = new Set<boolean>();
    const listening = minxinWith((_, __, watched) => {
      shared.add(watched);
      return null;
    });
    const startWith = (seats: readonly SeatKind[]) => {
      shared.clear();
      new Page(listening).ask({ type: 'start', game: { ...GAME, seats } });
      return [...shared];
    };
    expect(startWith(['human', 'greedy'])).toEqual([false]);
    expect(startWith(['human', 'human'])).toEqual([true]);
  });

  test('can be proposed', () => {
    const hint = page.ask({ type: 'hint' });
    const options = page.now.view.decision?.options.length ?? 0;
    expect(hint.ok && hint.value !== null && hint.value < options).toBe(true);
  });
});

describe('a saved game', () => {
  test('plays on where it rested', () => {
    page.play(40);
    const { record, seats } = page.rest;
    const other = new Page();
    expect(other.ask({ type: 'resume', record, seats }).ok).toBe(true);
    expect(other.now.view).toEqual(page.now.view);
    expect(other.now.marks).toEqual(page.now.marks);
    expect(other.log.map(({ text }) => text)).toEqual(page.log.map(({ text }) => text));
  });

  test('that is looked through is told whole, so that it can be handed on and reviewed', () => {
    page.play(40);
    const { record } = page.rest;
    const other = new Page();
    expect(other.ask({ type: 'replay', record, seat: 0 as Seat }).ok).toBe(true);
    expect(other.now.answers).toBe(0);
    expect(other.rest.record).toEqual(record);
  });

  test('of other rules is refused', () => {
    const { record, seats } = page.rest;
    const other = page.ask({ type: 'resume', record: { ...record, version: '9.9.9' }, seats });
    expect(other.ok ? null : other.problems[0]?.at).toBe('version');
  });

  test('of a game that is not here is refused', () => {
    const { record, seats } = page.rest;
    const other = page.ask({ type: 'resume', record: { ...record, game: 'chess' }, seats });
    expect(other.ok ? null : other.problems[0]?.at).toBe('game');
  });

  test('with too few players is refused', () => {
    const { record } = page.rest;
    expect(page.ask({ type: 'resume', record, seats: ['human'] }).ok).toBe(false);
  });
});

describe('looking back', () => {
  test('shows an earlier point, and then the last again', () => {
    page.play(40);
    const { view, answers } = page.now;
    const log = page.log.length;
    page.ask({ type: 'show', answers: 5 });
    expect(page.now).toMatchObject({ answers: 5, total: answers, live: false, canUndo: false });
    expect(page.log.length).toBeLessThan(log);
    page.ask({ type: 'show', answers });
    expect(page.now.view).toEqual(view);
    expect(page.now.live).toBe(true);
    expect(page.log).toHaveLength(log);
  });

  test('does not take answers', () => {
    page.play(10);
    page.ask({ type: 'show', answers: 1 });
    expect(page.ask({ type: 'answer', index: 0, at: 1 }).ok).toBe(false);
    expect(page.now.total).toBeGreaterThan(1);
  });

  test('refuses a step there is not', () => {
    expect(page.ask({ type: 'show', answers: 999 }).ok).toBe(false);
    expect(page.ask({ type: 'show', answers: -1 }).ok).toBe(false);
  });

  test('one can play on from there', () => {
    page.play(40);
    const [first] = page.now.marks;
    page.ask({ type: 'show', answers: first as number });
    page.ask({ type: 'play-on', seats: GAME.seats });
    expect(page.now).toMatchObject({ live: true, answers: first, total: first });
    page.play(1);
    expect(page.now.total).toBeGreaterThan(first as number);
  });
});

describe('a replay', () => {
  let record: Rest['record'];
  beforeEach(() => {
    page.play(60);
    record = page.rest.record;
    page = new Page();
    page.ask({ type: 'replay', record, seat: 0 as Seat });
  });

  test('starts at the beginning and knows its length', () => {
    expect(page.now).toMatchObject({ mode: 'replay', answers: 0, live: false });
    expect(page.now.total).toBe(record.answers.length);
  });

  test('takes steps one by one, each with what it did', () => {
    for (let answers = 1; answers <= page.now.total; answers++) page.ask({ type: 'show', answers });
    const lines = page.snapshots.flatMap(({ news }) => news);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(20);
  });

  test('can be seen from the other seat, but not both at once', () => {
    page.ask({ type: 'show', answers: page.now.total });
    page.ask({ type: 'look', seat: 1 as Seat });
    const hands = page.now.view.zones.filter(({ name }) => name === 'hand');
    expect(hands.map(({ cards }) => cards === null)).toEqual([true, false]);
  });

  test('marks where each 轮 began', () => {
    const { rounds, total } = page.now;
    expect(rounds.length).toBeGreaterThan(0);
    expect([...rounds].sort((a, b) => a - b)).toEqual(rounds);
    expect(rounds.every((at) => at <= total)).toBe(true);
  });

  test('can be played on, as either seat', () => {
    const seats: SeatKind[] = ['greedy', 'human'];
    page.ask({ type: 'show', answers: 12 });
    expect(page.ask({ type: 'play-on', seats }).ok).toBe(true);
    expect(page.now).toMatchObject({ mode: 'play', seat: 1, live: true });
  });
});

test('with two people at one screen it turns to the one who is asked', () => {
  page.ask({ type: 'start', game: { ...GAME, seats: ['human', 'human'] } });
  const faced = new Set<number>();
  for (let i = 0; i < 60; i++) {
    faced.add(page.now.seat);
    expect(page.now.view.decision).not.toBeNull();
    page.play(1);
  }
  expect(faced).toEqual(new Set([0, 1]));
});
