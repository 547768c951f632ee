import { type Amount, childrenOf, type Node } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { PICKED_PLAYERS } from '../meaning/players.ts';
import type { Instead, PlayerDoes, ThatAmount } from '../nodes/index.ts';
import type { Party } from '../reading/vocabulary.ts';
import { type CardPlace, says } from '../reading/word.ts';

/** Whether there is anything that 该伤害, 该数值 and X can count. */

/** Complains of 该伤害 and 该数值 where nothing that was heard, or is replaced, amounts to anything. */
export function nothingToCount(
  { span: [at], of }: ThatAmount,
  { ancestors, context }: CardPlace,
): Text | null {
  const root = ancestors.find(({ kind }) => kind === 'ability');
  if (root === undefined || context.kind === null || hears(root, at, COUNTED[of])) return null;
  return of === 'damage'
    ? says(
        '前面没有提到伤害，不知道「该伤害」是多少',
        'No damage was spoken of before: nobody knows how much 该伤害 is',
      )
    : says(
        '前面没有说到有数值的事（抓卡、粮草增减、伤害），不知道「该数值」是多少',
        'Nothing with an amount was spoken of before (cards drawn, grain, damage): nobody knows what 该数值 is',
      );
}

/** Is a node one that hears of, or replaces, something with an amount? */
const COUNTED: Readonly<Record<ThatAmount['of'], (node: Node) => boolean>> = {
  damage: ({ kind }) => kind === 'damages' || kind === 'suffers',
  amount: (node) => {
    if (node.kind === 'damages' || node.kind === 'suffers') return true;
    if (node.kind === 'player-does') return AMOUNTING.has((node as PlayerDoes).what);
    return node.kind === 'instead' && AMOUNTING.has((node as Instead).replaced);
  },
};

const AMOUNTING: ReadonlySet<string> = new Set(['draws', 'gains-grain', 'loses-grain']);

function hears(node: Node, at: number, isHeard: (node: Node) => boolean): boolean {
  if (node.span[0] >= at) return false;
  return isHeard(node) || childrenOf(node).some((child) => hears(child, at, isHeard));
}

/** Complains of X in words that hold all the time and do not say what X is: nobody is there to name it. */
export function unexplainedX(
  { amount }: { readonly amount: Amount },
  { ancestors }: CardPlace,
): Text | null {
  if (amount !== 'X') return null;
  const own = ancestors.slice(ancestors.findLastIndex(({ kind }) => kind === 'ability'));
  const isLasting = own.some(({ kind }) => kind === 'static');
  if (!isLasting || own.some(({ kind }) => EXPLAINING.has(kind))) return null;
  return says(
    '一直有效的话里没有人来决定X：句末要写「，X为…」',
    'Nobody names X for words that hold all the time: end the sentence with ，X为…',
  );
}

/** Words by which 该玩家 is somebody: what is heard, or replaced. */
const HEARING: ReadonlySet<string> = new Set(['triggered', 'delayed', 'instead']);
/** What a player is heard, or told, to do. */
const OF_PLAYERS: ReadonlySet<string> = new Set(['uses', 'player-does', 'phase-begins']);

/**
 * Complains of 敌方-X粮，X为该玩家手牌数量: X is counted before any of them does anything, and no player was picked or heard
 * of.
 */
export function nobodyForX(node: Node, { ancestors, context }: CardPlace): Text | null {
  const where = ancestors.findLast(({ kind }) => kind === 'where-x' || kind === 'where-lasting');
  const root = ancestors.find(({ kind }) => kind === 'ability');
  if (where === undefined || root === undefined || context.kind === null) return null;
  const { count } = where as Node & { readonly count: Node };
  if (node.span[0] < count.span[0] || ancestors.some(({ kind }) => HEARING.has(kind))) return null;
  return hears(root, node.span[0], isOfPlayer) ? null : NOBODY_SPOKEN_OF;
}

function isOfPlayer(node: Node): boolean {
  return OF_PLAYERS.has(node.kind) || PICKED_PLAYERS.has((node as { who?: Party }).who as Party);
}

const NOBODY_SPOKEN_OF = says(
  '前面没有选出哪名玩家，不知道是谁的：写「敌方手牌数量」这样的',
  'No player was picked before: nobody knows whose it is; write such as 敌方手牌数量',
);

/** Words that say what X is, or are carried out later by somebody who names it. */
const EXPLAINING: ReadonlySet<string> = new Set(['where-lasting', 'where-x', 'instead']);
