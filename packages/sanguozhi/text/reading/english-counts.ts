import type { Speaker } from '@lianhuan/cardtext';
import type { Count } from '../nodes/index.ts';
import { called, counterCalled } from './english.ts';
import { CORPS_TERMS } from './terms.ts';
import { PARTIES, type Party } from './vocabulary.ts';

/** How what is counted reads in English. */

/** "you have", "your opponents have": who has so many of something together. */
export function hasOf(who: Party): string {
  if (who === 'enemies') return 'your opponents have';
  if (who === 'all') return 'all players have';
  return `${PARTIES[who].en} ${who === 'own' ? 'have' : 'has'}`;
}

/** "at least 1 card", "no cards". */
function some(than: string, one: string, several: boolean): string {
  if (than === 'exactly 0') return `no ${one}s`;
  return `${than} ${one}${several ? 's' : ''}`;
}

/**
 * What is counted, said with the number it is compared with: "you have at least 5 cards in hand",
 * "there are at least 8 cards in your graveyard"; null for values, and beside what is counted too.
 */
export function countedAs(
  count: Count,
  than: string,
  several: boolean,
  say: Speaker,
): string | null {
  if (!/[\dX]$/.test(than)) return null;
  switch (count.kind) {
    case 'player-number':
      if (!['grain', 'hand', 'deck', 'graveyard'].includes(count.what)) return null;
      if (count.what === 'grain') return `${hasOf(count.who)} ${than} grain`;
      return `${hasOf(count.who)} ${some(than, 'card', several)} in ${count.what === 'hand' ? '' : 'the '}${count.what}`;
    case 'troops-of': {
      const what = count.corps === null ? 'troop' : `${CORPS_TERMS[count.corps].en} troop`;
      return `${hasOf(count.who)} ${some(than, what, several)}`;
    }
    case 'counters-of': {
      const words = some(than, counterCalled(count.counter, false), several);
      return count.of.kind === 'players'
        ? `${hasOf(count.of.who)} ${words}`
        : `there ${several ? 'are' : 'is'} ${words} on ${say(count.of, 'you')}`;
    }
    case 'count-of': {
      const many = than === 'exactly 0' ? 'no' : than;
      return `there ${several ? 'are' : 'is'} ${many} ${called(count.filter, several, say)}`;
    }
    default:
      return null;
  }
}
