import {
  type Game,
  type MatchRecord,
  makeLink,
  NOBODY,
  parseLink,
  type Result,
  succeed,
  UNRELEASED,
} from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { toyGame } from '../../kernel/test/toy-game.ts';
import { type Engine, type EngineMatch, engineOf, openRecord, type Shelf } from '../index.ts';

type Lots = typeof toyGame;

/** An engine of 签 by this name; `first` makes its lots fall otherwise. */
function engine(version: string, content: string, first: Partial<Lots> = {}): Engine {
  const game = { ...toyGame, ...first, version, content } as unknown as Game;
  return engineOf({ game, bot: () => succeed({ name: 'first', choose: () => 0 }) });
}

const OTHERWISE: Partial<Lots> = { start: (setup, seed) => toyGame.start(setup, Number(seed) + 1) };

/** A shelf of these engines, and which of them were fetched from it. */
function shelf(...engines: readonly Engine[]): Shelf & { readonly fetched: string[] } {
  const fetched: string[] = [];
  return {
    releases: engines,
    fetched,
    async load({ version, content }) {
      fetched.push(`${version} ${content}`);
      return engines.find((one) => one.version === version && one.content === content) as Engine;
    },
  };
}

/** A match that stands somewhere in the middle. */
function begun(by: Engine): EngineMatch {
  const match = opened(by.start({ players: 3 }, 7));
  for (let i = 0; i < 6; i++) expect(match.answerNext(0)).toBe(true);
  return match;
}

function opened(result: Result<EngineMatch>): EngineMatch {
  if (!result.ok) throw new Error(result.problems[0].text.en);
  return result.value;
}

const released = engine('1.0.0', 'aaaaaaaaaaaa');
const record = begun(released).record();

describe('a record is opened', () => {
  test('by today’s engine if it is of its version and content, and nothing is fetched', async () => {
    const today = engine('1.0.0', 'aaaaaaaaaaaa');
    const old = shelf(released);
    const match = opened(await openRecord(record, today, old));
    expect(match.engine).toBe(today);
    expect(old.fetched).toEqual([]);
  });

  test('by the engine it was played by, once today’s has another version', async () => {
    const today = engine('9.9.9', UNRELEASED, OTHERWISE);
    const match = opened(await openRecord(record, today, shelf(released)));
    expect(match.engine).toBe(released);
    expect(match.fingerprint).toBe(record.fingerprints.at(-1)?.[1]);
  });

  test('by the released engine, where today’s has the same name but plays otherwise', async () => {
    const rebuilt = engine('1.0.0', 'aaaaaaaaaaaa', OTHERWISE);
    const match = opened(await openRecord(record, rebuilt, shelf(released)));
    expect(match.engine).toBe(released);
  });

  test('by the one whose cards it names, of two that have its version', async () => {
    const other = engine('1.0.0', 'bbbbbbbbbbbb');
    const match = opened(await openRecord(record, other, shelf(other, released)));
    expect(match.engine).toBe(released);
  });

  test('by the one it agrees with, if it was played before its version was released', async () => {
    const draft = { ...record, content: UNRELEASED };
    const today = engine('1.0.0', 'bbbbbbbbbbbb', OTHERWISE);
    const match = opened(await openRecord(draft, today, shelf(released)));
    expect(match.engine).toBe(released);
    expect(match.record().content).toBe('aaaaaaaaaaaa');
  });

  test('of a game that this build no longer has', async () => {
    expect(opened(await openRecord(record, null, shelf(released))).engine).toBe(released);
  });
});

describe('a record that nothing here played', () => {
  const today = engine('2.0.0', UNRELEASED);

  test.each<[string, Partial<MatchRecord>]>([
    ['version', { version: '1.1.0' }],
    ['content', { content: 'cccccccccccc' }],
  ])('because of its %s, is refused with the versions there are', async (_, change) => {
    const refused = await openRecord({ ...record, ...change }, today, shelf(released));
    if (refused.ok) throw new Error('it was opened');
    const [{ at, text }] = refused.problems;
    const { version, content } = { ...record, ...change };
    expect(at).toBe('version');
    for (const words of [text.zh, text.en]) {
      expect(words).toContain(`${version} (${content})`);
      expect(words).toContain('1.0.0 (aaaaaaaaaaaa)');
      expect(words).toContain('2.0.0 (unreleased)');
    }
  });

  test('because there is no such game, says so', async () => {
    const refused = await openRecord({ ...record, game: 'chess' }, null, shelf(released));
    expect(refused.ok || refused.problems[0].at).toBe('game');
  });

  test('because its engine cannot be fetched, says so', async () => {
    const offline = { releases: [released], load: () => Promise.reject(new Error('no network')) };
    const refused = await openRecord(record, today, offline);
    if (refused.ok) throw new Error('it was opened');
    const [{ at, text }] = refused.problems;
    expect(at).toBe('engine');
    for (const words of [text.zh, text.en]) {
      expect(words).toContain('1.0.0 (aaaaaaaaaaaa)');
      expect(words).toContain('no network');
    }
  });

  test('because it cannot have happened, is refused where it departs', async () => {
    const answers = record.answers.with(3, 99);
    const refused = await openRecord({ ...record, answers }, today, shelf(released));
    expect(refused.ok || refused.problems[0].at).toBe('answers[3]');
    expect(released.check({ ...record, answers })[0].at).toBe('answers[3]');
    expect(released.check(record)).toEqual([]);
  });
});

describe('a match of a released engine, while today’s is of another version,', () => {
  const today = engine('9.9.9', UNRELEASED, OTHERWISE);
  const old = shelf(released);

  test('is played on to its end', async () => {
    const match = opened(await openRecord(record, today, old));
    while (match.pending.length > 0) {
      const [{ seat, options }] = match.pending;
      expect(match.answer(seat, options)).toBe(false);
      expect(match.answer(seat, options - 1)).toBe(true);
    }
    expect(match.outcome).not.toBeNull();
    expect(match.log(NOBODY).length).toBe(match.logged);
  });

  test('comes back from its link, from any moment of it', async () => {
    const match = begun(released);
    for (const count of [0, 1, 4, 6]) {
      match.rewind(count);
      const link = parseLink(makeLink(match.record()));
      if (!link.ok) throw new Error(link.problems[0].text.en);
      const again = opened(await openRecord(link.value, today, old));
      expect(again.engine).toBe(released);
      expect(again.answers).toEqual(match.answers);
      expect(again.fingerprint).toBe(match.fingerprint);
      while (match.answers.length < 6) match.answerNext(0);
    }
  });
});
