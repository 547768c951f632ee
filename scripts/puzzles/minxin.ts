import type { Match, Seat } from '@lianhuan/kernel';
import { library, type MinxinTable, scores } from '@lianhuan/minxin';
import { type Composer, Draws, openScenario } from './composer.ts';

// Positions of 民心: the last turn of the last 轮, the pool empty, and the other player's 民心 to overtake.

/** Nothing that draws, looks at a deck or reveals: what comes up then nobody can know. */
const UNKNOWN = /摸|展示|揭示|牌库|锦囊|民心最|弃牌堆|放逐区|留在场上/;
const CARDS = library().filter(({ text }) => !UNKNOWN.test(text));
const HAND = CARDS.filter(({ kind }) => kind === 'troop' || kind === 'scheme');
const ROW = CARDS.filter(
  ({ home, kind }) => home === 'central' && kind !== 'herald' && kind !== 'dust',
);
const TROOPS = CARDS.filter(({ home, kind }) => home === 'central' && kind === 'troop');
const TERRITORIES = CARDS.filter(({ kind }) => kind === 'territory');
/** So much more than the other player has at first must be overtaken at most. */
const MOST = 40;

export const composeMinxin: Composer = (seed) => {
  const draws = new Draws(seed);
  const hand = draws.some(HAND, 3 + draws.below(3));
  const row = draws.some(ROW, 4 + draws.below(3)).filter((card) => !hand.includes(card));
  const [own, theirs] = [draws.below(2), draws.below(2)].map((count) =>
    draws.some(TERRITORIES, count),
  );
  const troops = draws.some(TROOPS, draws.below(3));
  const renown = draws.below(3);
  const open = (left: number): Match =>
    openScenario(
      'minxin',
      [
        'game: minxin',
        'title: 残局',
        'rules: [2.5.1#2]',
        'setup:',
        '  active: B',
        '  起始玩家: A',
        '  轮: 9',
        '  民心池: 0',
        '  中央牌库: []',
        `  中央牌列: ${names(row)}`,
        `  A: { 民心: ${left}, 部曲区: ${names(troops)}, 领土区: ${names(theirs)} }`,
        `  B: { 声望: ${renown}, 手牌: ${names(hand)}, 领土区: ${names(own)} }`,
        'plays: []',
        '',
      ].join('\n'),
    );
  const lead = leadOf(open(0));
  return { seat: 1 as Seat, least: Math.max(1, lead + 1), most: MOST, open };
};

function names(cards: readonly { readonly name: string }[]): string {
  return `[${cards.map(({ name }) => name).join(', ')}]`;
}

/** By how much the player whose turn it is would win if the game ended now. */
function leadOf({ table }: Match): number {
  const [{ total: theirs }, { total: own }] = scores(table as unknown as MinxinTable);
  return own - theirs;
}
