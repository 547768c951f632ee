import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { listEntries } from '../engine/json.ts';
import type { SavedGame } from '../engine/saves.ts';
import type { KeptSeries } from '../games/sanguozhi/series/kept-series.ts';
import { DAMAGED_TEXTS, damagedOf } from './damaged-texts.ts';
import { withStore } from './fake-store.ts';

const given = withStore();
const KEPT = { game: 'sanguozhi', parts: ['main', 'side', 'events'] };
const DECKS = 'lianhuan:decks:sanguozhi';
const SERIES = 'lianhuan:series:sanguozhi';
const SETTINGS = 'lianhuan.settings';

const deck = { name: '甲', main: ['孙权', '孙权'], side: [], events: ['迁都'] };
const series = {
  id: 'one',
  players: 2,
  seats: ['human', 'greedy'],
  grain: 30,
  decks: [deck, deck].map(({ name: _, ...lists }) => lists),
  games: [{ save: 'a', winners: null }],
};
const settings = {
  state: {
    language: 'en',
    theme: 'dark',
    animations: false,
    pace: 'quick',
    game: 'minxin',
    games: { minxin: { stop: 'always' }, evolve: { attack: 'never' } },
  },
  version: 1,
};

/** The modules anew, as a page that is opened now has them. */
async function opened() {
  const [stored, saves, decks, { useSettings, readSettings }, matches] = await Promise.all([
    import('../engine/stored.ts'),
    import('../engine/saves.ts'),
    import('../decks/storage/own-decks.ts'),
    import('../engine/settings.ts'),
    import('../games/sanguozhi/series/kept-series.ts'),
  ]);
  return { stored, saves, decks, useSettings, readSettings, matches };
}

const textsFor = (sound: unknown) =>
  fc.oneof(fc.constantFrom(...Object.values(DAMAGED_TEXTS)), damagedOf(sound));

describe('settings', () => {
  test('whatever is stored, every choice is one that there is', async () => {
    const { readSettings } = await opened();
    fc.assert(
      fc.property(textsFor(settings), (text) => {
        const { choices } = readSettings(text);
        expect(['zh', 'en']).toContain(choices.language);
        expect(['system', 'light', 'dark']).toContain(choices.theme);
        expect(['none', 'quick', 'calm']).toContain(choices.pace);
        expect(typeof choices.animations).toBe('boolean');
        expect(typeof choices.game).toBe('string');
        for (const one of Object.values(choices.games)) expect(one).toBeInstanceOf(Object);
      }),
    );
  });

  test.each([
    ['games: null', { games: null }, {}],
    ['an unknown language', { language: 'tlh' }, { games: settings.state.games }],
    ['a game that is null', { games: { minxin: null, evolve: {} } }, { games: { evolve: {} } }],
  ])('%s spoils nothing beside it, and is put aside', async (_, damage, expected) => {
    const text = JSON.stringify({ ...settings, state: { ...settings.state, ...damage } });
    given.store.setItem(SETTINGS, text);
    const { useSettings, stored } = await opened();
    const { language: _l, games, ...others } = useSettings.getState();
    expect(others).toMatchObject({ theme: 'dark', pace: 'quick', animations: false });
    expect({ games }).toEqual({ games: {}, ...expected });
    expect(stored.asideKeys(SETTINGS).map(stored.readStored)).toEqual([text]);
    useSettings.getState().change({ theme: 'light' });
    expect(JSON.parse(given.store.getItem(SETTINGS) ?? '').state.theme).toBe('light');
    expect(stored.asideKeys(SETTINGS).map(stored.readStored)).toEqual([text]);
  });

  test('what another window chose stays when this one chooses something else', async () => {
    const { useSettings } = await opened();
    const theirs = { state: { language: 'en', games: { minxin: { stop: 'always' } } }, version: 1 };
    given.store.setItem(SETTINGS, JSON.stringify(theirs));
    useSettings.getState().change({ theme: 'dark', games: { evolve: { end: 'never' } } });
    expect(JSON.parse(given.store.getItem(SETTINGS) ?? '').state).toMatchObject({
      language: 'en',
      theme: 'dark',
      games: { minxin: { stop: 'always' }, evolve: { end: 'never' } },
    });
  });
});

describe('own decks', () => {
  test('a damaged deck hides no other, and is kept until it is deleted', async () => {
    const { decks } = await opened();
    fc.assert(
      fc.property(textsFor(deck), (text) => {
        given.store.clear();
        if (!isJson(text)) return;
        const [first, last] = [JSON.stringify(deck), JSON.stringify({ ...deck, name: '乙' })];
        given.store.setItem(DECKS, `[${first},${text}, ${last}]`);
        const shelf = decks.readOwnDecks(KEPT);
        expect(shelf.decks.map(({ name }) => name)).toEqual(expect.arrayContaining(['甲', '乙']));
        expect(shelf.decks.length + shelf.unreadable.length).toBe(3);
        expect(decks.writeOwnDecks(KEPT, shelf)).toEqual([]);
        expect(decks.readOwnDecks(KEPT)).toEqual(shelf);
        for (const { name } of shelf.decks) expect(() => encodeURIComponent(name)).not.toThrow();
      }),
    );
  });

  test.each(Object.entries(DAMAGED_TEXTS).filter(([, text]) => listEntries(text) === null))(
    '%s instead of all decks is put aside before anything is written',
    async (_, text) => {
      given.store.setItem(DECKS, text);
      const { decks } = await opened();
      expect(decks.readOwnDecks(KEPT)).toEqual({ decks: [], unreadable: [], damaged: [text] });
      decks.writeOwnDecks(KEPT, { decks: [], unreadable: [], damaged: [] });
      expect(decks.readOwnDecks(KEPT).damaged).toEqual([text]);
      decks.removeDamaged(KEPT, text);
      expect(decks.readOwnDecks(KEPT).damaged).toEqual([]);
    },
  );

  test('half a surrogate pair in a name is damage; a new deck gets a whole name', async () => {
    const entry = JSON.stringify({ ...deck, name: '\ud83c' });
    given.store.setItem(DECKS, `[${entry}]`);
    const { ownDecksStoreFor } = await import('../decks/storage/own-decks-store.ts');
    const shelf = ownDecksStoreFor(KEPT);
    expect(shelf.getState()).toMatchObject({ decks: [], unreadable: [entry] });
    expect(
      shelf.getState().add({ name: '甲\udf00', lists: { main: [], side: [], events: [] } }),
    ).toBe('甲\ufffd');
    expect(shelf.getState().unreadable).toEqual([entry]);
    shelf.getState().removeUnreadable(entry);
    expect(shelf.getState().unreadable).toEqual([]);
  });

  test('two windows that each add a deck keep both', async () => {
    const { ownDecksStoreFor } = await import('../decks/storage/own-decks-store.ts');
    const { name, ...lists } = deck;
    const [here, there] = [ownDecksStoreFor(KEPT), ownDecksStoreFor(KEPT)];
    there.getState().add({ name, lists });
    expect(here.getState().add({ name, lists })).toBe('甲 2');
    there.getState().edit('甲', (one) => ({ ...one, name: '乙' }));
    expect(JSON.parse(given.store.getItem(DECKS) ?? '')).toMatchObject([
      { name: '乙' },
      { name: '甲 2' },
    ]);
  });
});

describe('card files', () => {
  test('are kept by a name of whole letters, however long the file’s is', async () => {
    const { keptName, readKeptFiles, writeKeptFiles } = await import('../own-cards/kept-files.ts');
    for (const written of [
      `${'x'.repeat(79)}😀.yaml`,
      'a/\\\u202e甲.yaml\ud83c',
      '\u0000',
      '😀'.repeat(99),
    ]) {
      const file = { name: keptName(written), text: '', cards: [] };
      expect(writeKeptFiles('minxin', [file], [])).toEqual([]);
      expect(readKeptFiles('minxin')).toMatchObject({ entries: [file], unreadable: [] });
    }
  });
});

describe('matches of several games', () => {
  test('a damaged one hides no other, and is kept until it is deleted', async () => {
    const { matches } = await opened();
    fc.assert(
      fc.property(textsFor(series), (text) => {
        if (!isJson(text)) return;
        given.store.setItem(SERIES, `[${text},${JSON.stringify({ ...series, id: 'two' })}]`);
        const damaged = matches.damagedSeries();
        expect(matches.listSeries().map(({ id }) => id)).toContain('two');
        matches.keepSeries({ ...series, id: 'three' } as unknown as KeptSeries);
        expect(matches.damagedSeries().map((one) => one.text)).toEqual(
          damaged.map((one) => one.text),
        );
        for (const one of damaged) one.remove();
        expect(matches.damagedSeries()).toEqual([]);
      }),
    );
  });
});

describe('saved games', () => {
  const saved: SavedGame = {
    record: { game: 'minxin', seed: 7, answers: [0, 1], fingerprints: [] } as never,
    seats: ['human', 'greedy'],
    finished: false,
    round: 2,
    scores: [4, 6],
    savedAt: 1_700_000_000_000,
  };

  test('whatever is stored is read, or said to be damaged', async () => {
    const { saves } = await opened();
    fc.assert(
      fc.property(textsFor(saved), (text) => {
        const read = saves.parseSave(text);
        if (!read.ok) {
          expect(read.problems[0]?.text.zh).toMatch(/\S/);
          return;
        }
        expect(() => new Intl.DateTimeFormat('zh').format(read.value.savedAt)).not.toThrow();
        expect(read.value.scores).toHaveLength(read.value.seats.length);
      }),
    );
  });

  test('each id is a new one', async () => {
    const { saves } = await opened();
    const ids = Array.from({ length: 1000 }, saves.newSaveId);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{8,}$/);
  });
});

describe('a store that keeps nothing more', () => {
  test('that is full says so, and the text lasts as long as the window', async () => {
    const { stored } = await opened();
    given.store.setItem('lianhuan.a', 'old');
    given.store.room = 20;
    const problems = stored.writeStored('lianhuan.a', 'a text too long to be kept');
    expect(problems[0]?.text.en).toContain('storage is full');
    expect(stored.readStored('lianhuan.a')).toBe('a text too long to be kept');
    expect(stored.keptText('lianhuan.a')).toBe('old');
    given.store.room = 1000;
    expect(stored.writeStored('lianhuan.a', 'new')).toEqual([]);
    expect(stored.readStored('lianhuan.a')).toBe('new');
  });

  test('that is full does not lose what could not be read', async () => {
    given.store.setItem(DECKS, 'damaged beyond reading');
    given.store.room = 60;
    const { decks } = await opened();
    const { name, ...lists } = deck;
    const problems = decks.writeOwnDecks(KEPT, {
      ...decks.readOwnDecks(KEPT),
      decks: [{ name, lists }],
    });
    expect(problems[0]?.text.en).toContain('storage is full');
    expect(given.store.getItem(DECKS)).toBe('damaged beyond reading');
  });

  test('that is forbidden is told, and everything lasts as long as the window', async () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    const { stored, saves, decks, useSettings } = await opened();
    expect(stored.storeProblems()[0]?.text.en).toContain('does not let pages keep anything');
    useSettings.getState().change({ theme: 'dark' });
    expect(saves.writeSave('a', '{}')[0]?.text.en).toContain('does not let');
    expect(saves.listSaves().map(({ id }) => id)).toEqual(['a']);
    expect(decks.readOwnDecks(KEPT).decks).toEqual([]);
  });
});

/** Text that is no JSON may end the list it stands in; then all of it is damaged. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
