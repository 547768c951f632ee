import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match } from '../match/match.ts';
import { leftOutLog, type SavedLog } from '../match/saved-checkpoint.ts';
import { makeLink, parseLink, parseRecord } from '../record/record.ts';
import { replay } from '../record/replay.ts';
import { fingerprint } from '../table/fingerprint.ts';
import { NOBODY, type Seat } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import type { Text } from '../text/text.ts';
import { viewLog } from '../view/view-log.ts';
import { view } from '../view/whole-view.ts';
import { describeAttacks } from './any-attack.ts';
import { describeInformationSets } from './any-information-set.ts';
import { describeKnowledge } from './any-knowledge.ts';
import { dice } from './dice.ts';
import { wronglyKept } from './invariants.ts';
import { leaks } from './leaks.ts';
import { type Beginning, beginMatch, type TestedGame } from './tested-game.ts';
import { walk } from './walk.ts';

export interface RandomGames {
  /** Numbers of the set-up that make a game short, with the least and the most they may be. */
  readonly short: Readonly<Record<string, readonly [least: number, most: number]>>;
  /** Games in full, with all that the rulebook gives. */
  readonly full: readonly {
    readonly title: string;
    readonly players: number;
    readonly seed: number;
  }[];
  /** How many rules a line cites at most, and lines of some types: fewer than were gone through. */
  readonly cites: { readonly most: number; readonly of?: Readonly<Record<string, number>> };
  /** How many answers such a short game may take: moments are looked for up to there. */
  readonly answers: number;
}

/**
 * What holds in any game of a rulebook, over all numbers of players: random games, most of them
 * short.
 */
export function describeAnyGame<T extends Table, Setup, Event>(
  tried: TestedGame<T, Setup, Event>,
  { short, full, cites, answers: most }: RandomGames,
): void {
  const seed = fc.integer();
  const beginnings: fc.Arbitrary<Beginning> = fc.record({
    players: fc.constantFrom(...tried.players),
    seed,
    setup: fc.record(
      Object.fromEntries(
        Object.entries(short).map(([name, [min, max]]) => [name, fc.integer({ min, max })]),
      ),
    ),
  });
  const begin = (beginning: Beginning) => beginMatch(tried, beginning);
  const begun = (beginning: Beginning) => begin({ ...beginning, recorded: true });

  /** Tries it in so many random games; what players leave to chance follows from `luck`. */
  function inGames(numRuns: number, holds: (beginning: Beginning, luck: number) => void): void {
    fc.assert(fc.property(beginnings, seed, holds), { numRuns });
  }

  /** Plays to the end, and looks at all accounts after every answer. */
  function keepAccounts(match: Match<T, Setup, Event>, luck: number): void {
    const broken = tried.watch(match);
    walk(match, dice(luck), () => {
      const wrong = broken();
      if (wrong.length > 0) expect.fail(wrong.join('; '));
      return false;
    });
    expect(match.outcome).not.toBeNull();
  }

  describe(`a set-up of ${tried.game.name.zh}`, () => {
    const problemsOf = (input: unknown) => {
      const read = tried.game.readSetup(input);
      return read.ok ? [] : read.problems.map(({ at }) => at);
    };

    test('is as the rulebook has it where nothing is said', () => {
      expect(problemsOf({})).toEqual([]);
    });

    test('that cannot be is refused, with the place of each problem', () => {
      for (const none of [[], null, 'two']) expect(problemsOf(none)).toEqual(['setup']);
      expect(problemsOf({ colour: 'red' })).toEqual(['setup.colour']);
      const more = Math.max(...tried.players) + 1;
      for (const players of [0, 1.5, '2', more]) {
        expect(problemsOf({ players })).toContain('setup.players');
      }
      for (const name of Object.keys(short)) {
        for (const amount of [0, 1.5, 'many']) {
          expect(problemsOf({ [name]: amount })).toEqual([`setup.${name}`]);
        }
      }
    });
  });

  describeAttacks(tried, beginnings);
  describeKnowledge(tried, beginnings);
  describeInformationSets(tried, beginnings);

  // A busy machine takes its time to play so many games.
  describe(`any game of ${tried.game.name.zh}`, { timeout: 120_000 }, () => {
    test('keeps every card in one place and every count whole, and ends', () => {
      inGames(20, (beginning, luck) => keepAccounts(begin(beginning), luck));
    });

    for (const { title, players, seed } of full) {
      test(title, () => keepAccounts(begin({ players, seed }), seed));
    }

    test('asks in words of both languages, with nothing left to fill in', () => {
      inGames(6, (beginning, luck) => {
        const match = begin(beginning);
        walk(match, dice(luck), () => {
          for (const decision of match.pending) {
            speaksBoth(decision.kind, tried.game.prompt(match.table, decision));
            for (const choice of decision.options) {
              const label = tried.game.label(match.table, choice, decision);
              speaksBoth(`${decision.kind}, ${choice.verb}`, label);
            }
          }
          return false;
        });
      });
    });

    test('tells everybody what happened in words of both languages', () => {
      inGames(6, (beginning, luck) => {
        const match = begun(beginning);
        walk(match, dice(luck));
        for (const seat of [...allSeats(match), NOBODY]) {
          for (const { text } of viewLog(match, seat)) speaksBoth('the log', text);
        }
      });
    });

    test('cites on a line the rules that decided it, not all that were gone through', () => {
      inGames(10, (beginning, luck) => {
        const match = begun(beginning);
        walk(match, dice(luck));
        const crowded = viewLog(match, NOBODY).filter(
          ({ type, rules }) => rules.length > (cites.of?.[type] ?? cites.most),
        );
        expect(crowded.map(({ text, rules }) => `${text.zh}: ${rules.join(' ')}`)).toEqual([]);
      });
    });

    test('tells every reader the same of what is past, whatever comes later', () => {
      inGames(8, (beginning, luck) => {
        const match = begun(beginning);
        const upTo = dice(luck);
        const story = new Story(match);
        walk(match, upTo, () => {
          story.goOn();
          return false;
        });
        expect(story.isTold(match)).toBe(true);
        const [record, answers] = [match.record(), [...match.answers]];
        // Saved and loaded, and from a link.
        for (const kept of [parseRecord(JSON.stringify(record)), parseLink(makeLink(record))]) {
          if (!kept.ok) throw new Error(kept.problems[0].text.en);
          const again = replay(tried.game, kept.value, { recorded: true });
          if (!again.ok || !again.value.ok) throw new Error('the record cannot be played');
          expect(story.isTold(again.value.match)).toBe(true);
        }
        // Taken back, forked there, and played on as before.
        match.rewind(upTo(answers.length));
        expect(story.isTold(match)).toBe(true);
        walk(match.fork(), upTo);
        for (const answer of answers.slice(match.answers.length)) match.answerNext(answer);
        expect(story.isTold(match)).toBe(true);
      });
    });

    test('tells no seat what it may not see, also where it is played on with other hidden cards', () => {
      inGames(12, (beginning, luck) => {
        const match = begun(beginning);
        const upTo = dice(luck);
        walk(match, upTo, () => {
          if (!match.idle || upTo(40) > 0) return false;
          const seat = upTo(beginning.players) as Seat;
          expect(leaks(match, seat, tried.secrets, upTo)).toEqual([]);
          return false;
        });
      });
    });

    test('is the same on every run, recorded or not', () => {
      inGames(10, (beginning, luck) => {
        const [first, second] = [begin(beginning), begun(beginning)];
        walk(first, dice(luck));
        walk(second, dice(luck));
        expect(second.answers).toEqual(first.answers);
        expect(fingerprint(second.table)).toBe(fingerprint(first.table));
      });
    });

    test('is the same after a rewind to anywhere', () => {
      fc.assert(
        fc.property(
          beginnings,
          seed,
          fc.double({ min: 0, max: 1, noNaN: true }),
          (beginning, luck, share) => {
            const match = begun(beginning);
            walk(match, dice(luck));
            const [answers, end] = [[...match.answers], fingerprint(match.table)];
            // The whole log, with the rules it cites.
            const log = JSON.stringify(match.log);
            match.rewind(Math.floor(answers.length * share));
            for (const answer of answers.slice(match.answers.length)) match.answerNext(answer);
            expect(fingerprint(match.table)).toBe(end);
            expect(JSON.stringify(match.log)).toBe(log);
          },
        ),
        { numRuns: 10 },
      );
    });

    test('is the same in a fork taken anywhere, which leaves the original alone', () => {
      fc.assert(
        fc.property(beginnings, seed, fc.nat(Math.floor(most / 2)), (beginning, luck, at) => {
          const match = begin(beginning);
          walk(match, dice(luck), ({ answers }) => answers.length >= at);
          const twin = match.fork();
          expect(fingerprint(twin.table)).toBe(fingerprint(match.table));
          for (const one of [match, twin, match.fork()]) {
            expect(wronglyKept(tried.game, one.table)).toEqual([]);
          }
          const before = fingerprint(match.table);
          walk(twin, dice(luck + 1));
          expect(fingerprint(match.table)).toBe(before);
          const again = match.fork();
          walk(match, dice(luck + 1));
          expect(fingerprint(match.table)).toBe(fingerprint(twin.table));
          walk(again, dice(luck + 1));
          expect(fingerprint(again.table)).toBe(fingerprint(twin.table));
        }),
        { numRuns: 10 },
      );
    });

    test('is the same where it is played on from a saved idle point', () => {
      fc.assert(
        fc.property(beginnings, seed, fc.nat(Math.floor(most / 2)), (beginning, luck, at) => {
          const match = begun(beginning);
          const upTo = dice(luck);
          // The log in parts, as it came.
          const log: SavedLog[] = [];
          let nodes = 0;
          walk(match, upTo, ({ answers, idle }) => {
            if (!idle || (answers.length < at && upTo(10) > 0)) return false;
            log.push(...match.save(nodes).log);
            nodes = match.log.length;
            return answers.length >= at;
          });
          if (match.outcome !== null) return;
          const resumed = begun(beginning);
          resumed.resume({ ...match.save(), log });
          expect(accountOf(resumed)).toEqual(accountOf(match));
          // Another one knows the last part of the log alone.
          const [last] = log.slice(-1);
          const lines = match.log.slice(0, last.from).filter(({ line }) => line !== null).length;
          const other = begun(beginning);
          other.resume({ ...match.save(), log: [leftOutLog(last.from, lines), last] });
          const lastLines = (one: Match) =>
            [...allSeats(one), NOBODY].map((seat) => viewLog(one, seat, last.from));
          const before = match.answers.length;
          walk(match, dice(luck + 1));
          for (const answer of match.answers.slice(before)) {
            for (const one of [resumed, other]) one.answerNext(answer);
          }
          expect(accountOf(resumed)).toEqual(accountOf(match));
          expect(lastLines(other)).toEqual(lastLines(match));
          // Back to before that point, from where it is played again.
          const earlier = upTo(before + 1);
          for (const one of [match, resumed]) one.rewind(earlier);
          expect(accountOf(resumed)).toEqual(accountOf(match));
        }),
        { numRuns: 10 },
      );
    });

    test('is the same when it comes back from a link', () => {
      fc.assert(
        fc.property(beginnings, seed, fc.nat(most), (beginning, luck, at) => {
          const match = begin(beginning);
          walk(match, dice(luck), ({ answers }) => answers.length >= at);
          const record = parseLink(makeLink(match.record()));
          if (!record.ok) throw new Error(record.problems[0].text.en);
          const played = replay(tried.game, record.value);
          if (!played.ok || !played.value.ok) throw new Error('the link cannot be played');
          expect(fingerprint(played.value.match.table)).toBe(fingerprint(match.table));
        }),
        { numRuns: 10 },
      );
    });
  });
}

/** All that is known of a match at a moment. */
function accountOf(match: Match): unknown {
  return {
    table: fingerprint(match.table),
    answers: [...match.answers],
    pending: match.pending,
    readers: [...allSeats(match), NOBODY].map((reader) => [
      JSON.stringify(view(match, reader)),
      ...textOf(match, reader, 0),
    ]),
  };
}

/** What all readers of a match read, noted as it comes. */
class Story {
  readonly #match: Match;
  readonly #readers: readonly Seat[];
  /** The lines of each reader as text, in the order in which they came. */
  readonly #lines: readonly string[][];
  /** How many of them each reader had read after so many answers. */
  readonly #moments = new Map<number, readonly number[]>();
  #nodes = 0;

  constructor(match: Match) {
    this.#match = match;
    this.#readers = [...allSeats(match), NOBODY];
    this.#lines = this.#readers.map(() => []);
    this.goOn();
  }

  /** Notes what has come since the last moment. */
  goOn(): void {
    const { log, answers } = this.#match;
    this.#readers.forEach((reader, which) => {
      this.#lines[which].push(...textOf(this.#match, reader, this.#nodes));
    });
    this.#nodes = log.length;
    this.#moments.set(
      answers.length,
      this.#lines.map(({ length }) => length),
    );
  }

  /** Does a match tell every reader, byte for byte, what was read at that moment? */
  isTold(match: Match): boolean {
    const lengths = this.#moments.get(match.answers.length);
    return this.#readers.every((reader, which) => {
      const before = this.#lines[which].slice(0, lengths?.[which]);
      return textOf(match, reader, 0).join('\n') === before.join('\n');
    });
  }
}

function textOf(match: Match, reader: Seat, from: number): string[] {
  return viewLog(match, reader, from).map((line) => JSON.stringify(line));
}

/** Chinese may name players by letters and say numbers alone; English has no Chinese in it. */
function speaksBoth(where: string, { zh, en }: Text): void {
  expect(`${where}: ${zh}`).toMatch(/: [^\s{}][^{}]*$/);
  expect(`${where}: ${en}`).toMatch(/: [^\s{}][^{}]*$/);
  expect(`${where}: ${en}`).not.toMatch(/[一-鿿]|undefined|NaN/);
}

function allSeats({ table }: { readonly table: Table }): Seat[] {
  return Array.from({ length: table.seats }, (_, seat) => seat as Seat);
}
