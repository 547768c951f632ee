import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type MatchRecord,
  makeLink,
  NOBODY,
  parseLink,
  type Result,
  UNRELEASED,
} from '@lianhuan/kernel';
import { engineOf, fileOf, openRecord, RELEASED } from '@lianhuan/releases';
import { describe, expect, test } from 'vitest';
import { FUZZ_GAMES } from '../../scripts/fuzz-games.ts';
import { contentOf } from '../../scripts/release/freeze.ts';
import { departures, type Golden, readGolden, recordOf } from '../../scripts/release/golden.ts';
import { todaysEngine } from '../../scripts/release/todays-engine.ts';
import { knownGame } from '../../scripts/release/words.ts';

/** A busy machine takes its time to play whole games, in milliseconds. */
const PATIENT = { timeout: 240_000 };

const FROZEN = join(import.meta.dirname, '../../packages/releases/frozen');

function shortest({ games }: Golden): Golden['games'][number] {
  return games.reduce((one, other) => (other.answers.length < one.answers.length ? other : one));
}

test('no two released engines of a game have one version', () => {
  const names = RELEASED.releases.map(({ game, version }) => `${game} ${version}`);
  expect(new Set(names).size).toBe(names.length);
});

for (const release of RELEASED.releases) {
  describe(`${release.game} ${release.version}, as it was released,`, PATIENT, () => {
    const code = readFileSync(join(FROZEN, fileOf(release)), 'utf8');

    test('is the module it was', () => {
      expect(contentOf(code, release.content)).toBe(release.content);
    });

    test('plays its golden games as they were played', async () => {
      const golden = readGolden(release.game, release.version);
      expect(golden).not.toBeNull();
      expect(departures(golden as Golden, await RELEASED.load(release))).toEqual([]);
    });

    test('opens its records and links, and plays on, once the rules have gone on', async () => {
      const golden = readGolden(release.game, release.version) as Golden;
      const { game } = knownGame(FUZZ_GAMES, release.game);
      const raised = { ...game, version: '9.9.9', content: UNRELEASED };
      const today = engineOf({ game: raised, bot: todaysEngine(release.game).bot });
      const open = async (one: Result<MatchRecord>) => {
        const opened = one.ok ? await openRecord(one.value, today, RELEASED) : one;
        if (!opened.ok) throw new Error(opened.problems[0].text.en);
        expect(opened.value.engine).toMatchObject(release);
        return opened.value;
      };
      const match = await open(recordOf(golden, release.content, shortest(golden)));
      match.rewind(Math.floor(match.answers.length / 2));
      const bot = match.engine.bot('greedy', 1);
      if (!bot.ok) throw new Error('there is a greedy bot');
      for (let more = 0; more < 20 && match.pending.length > 0; more++) {
        const [{ seat }] = match.pending;
        expect(match.answer(seat, bot.value.choose(match.glance(seat)))).toBe(true);
      }
      const again = await open(parseLink(makeLink(match.record())));
      expect(again.fingerprint).toBe(match.fingerprint);
      expect(again.log(NOBODY)).toEqual(match.log(NOBODY));
    });

    test('says what it is, and what is printed on its cards', async () => {
      const engine = await RELEASED.load(release);
      expect(engine).toMatchObject(release);
      const { cards } = engine.print();
      expect(cards.length).toBeGreaterThan(50);
      for (const { id, name, text } of cards) {
        expect(id).toMatch(/^[a-z0-9-]+$/);
        for (const said of [name.zh, name.en]) expect(said).toMatch(/\S/);
        expect(typeof text.zh + typeof text.en).toBe('stringstring');
      }
    });
  });
}
