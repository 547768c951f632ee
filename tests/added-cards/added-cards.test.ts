// A designer's own cards in each game: they are played, bots see what is printed on them, links carry them.
import { createBot, letBotAnswer } from '@lianhuan/bots';
import { evolve, readyDecks as readyDecksOfEvolve } from '@lianhuan/evolve';
import {
  fingerprint,
  type Game,
  Match,
  makeLink,
  parseLink,
  replay,
  type Seat,
  view,
} from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { readyDecks, sanguozhi } from '@lianhuan/sanguozhi';
import { describe, expect, test } from 'vitest';

const [wei] = readyDecks();
const [bishop] = readyDecksOfEvolve();

/** A set-up with a card of one's own in every deck, and that card's name in view. */
const CASES = {
  minxin: {
    game: minxin as Game,
    setup: {
      players: 2,
      cards: [
        {
          id: 'my-card',
          name: '游学之士',
          kind: '部曲',
          home: 'central',
          cost: 1,
          renown: 2,
          copies: 40,
        },
      ],
    },
  },
  sanguozhi: {
    game: sanguozhi as Game,
    setup: {
      players: 2,
      decks: [wei, wei].map(({ main, side, events }) => ({
        main: ['陆宁', '陆宁', '陆宁', '陆宁', ...main.slice(4)],
        side,
        events,
      })),
      cards: [
        {
          id: 'my-card',
          name: '陆宁',
          kind: '将领',
          limit: 4,
          needs: '0通用',
          stats: '3/3/2',
          text: '上场：抓1张卡。',
        },
      ],
    },
  },
  evolve: {
    game: evolve as Game,
    setup: {
      players: 2,
      decks: [bishop, bishop].map(({ leader, main, evolve: evolved }) => ({
        leader,
        main: ['提灯人', '提灯人', '提灯人', ...main.slice(3)],
        evolve: evolved,
      })),
      cards: [
        { id: 'my-card', name: '提灯人', kind: '随从', class: '中立', cost: 1, stats: '1/2' },
      ],
    },
  },
} as const;

/** Plays a game to its end with a greedy bot in each seat; whether the own card was seen in play. */
function played(game: Game, setup: unknown, seed: number) {
  const read = game.readSetup(setup);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const match = new Match(game, { setup: read.value, seed });
  const bots = Array.from({ length: match.table.seats }, (_, seat) => {
    const bot = createBot('greedy', game.id, seat);
    if (!bot.ok) throw new Error('there is a greedy bot');
    return bot.value;
  });
  let seen = false;
  let steps = 0;
  while (match.outcome === null && steps < 3000 && letBotAnswer(match, bots)) {
    steps += 1;
    if (!seen && steps % 5 === 0) {
      seen = view(match, 0 as Seat).zones.some(({ name, cards }) =>
        cards?.some(({ definition }) => definition === 'my-card' && name !== 'deck'),
      );
    }
  }
  return { match, seen };
}

describe.each(Object.entries(CASES))('a card of one’s own in %s', (_, { game, setup }) => {
  test('is dealt, seen and printed in every view, and played to the end of a game', () => {
    const { match, seen } = played(game, setup, 5);
    expect(match.outcome).not.toBeNull();
    expect(seen).toBe(true);
    for (const seat of [0, 1] as Seat[]) {
      const { addedCards } = view(match, seat).state as { addedCards: readonly object[] };
      expect(addedCards).toMatchObject([{ id: 'my-card', name: setup.cards[0].name }]);
    }
  });

  test('travels with the record and its link, which replay to the same table', () => {
    const { match } = played(game, setup, 6);
    const record = match.record();
    const read = parseLink(makeLink(record));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.value.setup).toMatchObject({ cards: setup.cards });
    const again = replay(game, read.value);
    if (!again.ok || !again.value.ok) throw new Error('it should replay');
    expect(fingerprint(again.value.match.table)).toBe(fingerprint(match.table));
  });

  test('is not in games without it: their set-ups and views hold none', () => {
    const without = game.readSetup({ players: 2 });
    if (!without.ok) throw new Error('two may play');
    expect(without.value).not.toHaveProperty('cards');
    const match = new Match(game, { setup: without.value, seed: 1 });
    expect(view(match, 0 as Seat).state).toMatchObject({ addedCards: [] });
  });

  test('is refused where it cannot be read', () => {
    const [card] = setup.cards;
    const wrong = game.readSetup({ ...setup, cards: [{ ...card, text: '胡说八道。' }] });
    expect(wrong).toMatchObject({ ok: false, problems: [{ at: 'setup.cards[0]' }] });
    const marked = game.readSetup({ ...setup, cards: [{ ...card, name: '<b>士</b>' }] });
    expect(marked).toMatchObject({ ok: false, problems: [{ at: 'setup.cards[0]' }] });
    const endless = game.readSetup({ ...setup, cards: [{ ...card, name: '士'.repeat(41) }] });
    expect(endless).toMatchObject({ ok: false, problems: [{ at: 'setup.cards[0]' }] });
    const longest = game.readSetup({ ...setup, cards: [{ ...card, name: '士'.repeat(40) }] });
    if (game.id === 'minxin') expect(longest.ok).toBe(true);
    const taken = game.readSetup({ ...setup, cards: [card, card] });
    expect(taken).toMatchObject({ ok: false, problems: [{ at: 'setup.cards[1]' }] });
  });
});
