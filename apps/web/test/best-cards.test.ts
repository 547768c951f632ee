import type { LogLine, Seat } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { bestCards, type FeatOf } from '../board/story/best-cards.ts';
import { evolveStory } from '../games/evolve/board/story.ts';
import { minxinStory } from '../games/minxin/board/story.ts';
import { sanguoshaStory } from '../games/sanguosha/board/story.ts';
import { sanguozhiStory } from '../games/sanguozhi/board/story.ts';

const best = (log: readonly LogLine[], featOf: FeatOf, kindOf = (card: string) => card) =>
  bestCards(log, featOf, kindOf, 3);

let lines = 0;
function line(given: Partial<LogLine>): LogLine {
  return {
    id: lines++,
    parent: -1,
    answers: 0,
    kind: 'event',
    type: '',
    lapse: null,
    data: {},
    text: { zh: '', en: '' },
    card: null,
    span: null,
    rules: [],
    ...given,
  };
}

function cause(card: string | null, seat: number, parent = -1): LogLine {
  return line({ kind: 'cause', type: 'ability', card, parent, data: { seat } });
}

const hit = (card: string, by: number, amount: number, answers: number) =>
  line({ type: 'damage', card, data: { by, amount }, answers });

test('what one card did is added up for each player, and its largest deed is told', () => {
  const log = [hit('fairy', 0, 2, 10), hit('knight', 1, 4, 12), hit('fairy', 0, 3, 20)];
  expect(best([...log, hit('fairy', 1, 1, 30)], evolveStory.featOf)).toEqual([
    { card: 'fairy', seat: 0, amount: 5, times: 2, moment: 20 },
    { card: 'knight', seat: 1, amount: 4, times: 1, moment: 12 },
    { card: 'fairy', seat: 1, amount: 1, times: 1, moment: 30 },
  ]);
});

test('of two alike the one that began earlier is first, and no more are told than are wanted', () => {
  const log = ['a', 'b', 'c', 'd'].map((card, at) => hit(card, 0, 1, at));
  expect(best(log, evolveStory.featOf).map(({ card }) => card)).toEqual(['a', 'b', 'c']);
});

test('what did not happen counts for nobody, nor does a card that is not known', () => {
  const prevented = line({ kind: 'lapse', type: 'damage', card: 'a', data: { by: 0, amount: 9 } });
  expect(
    best([prevented, line({ type: 'damage', data: { by: 0, amount: 9 } })], evolveStory.featOf),
  ).toEqual([]);
});

test('民心 counts for the card through which its player got it', () => {
  const own = cause('xi-wen', 1);
  const inner = cause(null, 1, own.id);
  const gain = (seat: number, amount: number, parent: number, resource = 'favor') =>
    line({ type: 'gain', data: { seat, resource, amount }, parent });
  const seize = line({ type: 'seize', data: { seat: 1, from: 0, amount: 2 }, parent: own.id });
  const log = [own, inner, gain(1, 3, inner.id), seize, gain(1, 9, own.id, 'power')];
  const others = [gain(0, 5, own.id), gain(1, 5, -1)];
  expect(best([...log, ...others], minxinStory.featOf)).toEqual([
    { card: 'xi-wen', seat: 1, amount: 5, times: 2, moment: 0 },
  ]);
});

test('粮草 lost by a card counts with the damage that cards dealt', () => {
  const plains = cause('wu-zhang-yuan', 1);
  const grain = (seat: number, by: number) =>
    line({ type: 'grain', data: { seat, by }, parent: plains.id });
  const log = [plains, grain(0, -3), grain(0, 2), grain(1, -4), hit('guan-yu', 0, 2, 5)];
  expect(best(log, sanguozhiStory.featOf).map(({ card, amount }) => [card, amount])).toEqual([
    ['wu-zhang-yuan', 3],
    ['guan-yu', 2],
  ]);
});

test('cards of one face count as one, and only by what others lost', () => {
  const [club, heart] = [cause('slash-club-6', 3), cause('slash-heart-7', 3)];
  const hp = (seat: Seat, by: number, parent: number) =>
    line({ type: 'hp', data: { seat, by }, parent });
  const log = [club, heart, hp(2 as Seat, -1, club.id), hp(1 as Seat, -2, heart.id)];
  const others = [hp(3 as Seat, -1, club.id), hp(2 as Seat, 1, heart.id)];
  const kindOf = (card: string) => card.split('-')[0] ?? card;
  expect(best([...log, ...others], sanguoshaStory.featOf, kindOf)).toEqual([
    { card: 'slash', seat: 3, amount: 3, times: 2, moment: 0 },
  ]);
});
