import type { Node } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { isChoosy, isHiddenFromUser } from '../meaning/candidates.ts';
import { placeOf } from '../meaning/match.ts';
import type { Ability, Filter, StatOf } from '../nodes/index.ts';
import { says } from '../reading/word.ts';

/**
 * Complains of what always holds and rests on what cards lie where their controller does not see them, as 若有对手手牌的法术，
 * 此随从具有【突进】: it would tell so all the time (4.1.2.2). Words that are carried out ask once.
 */
export function hiddenFact(filter: Filter, ancestors: readonly Node[]): Text | null {
  return isChoosy(filter) ? askedAlways(filter, ancestors) : null;
}

/** The same of a number of the cards themselves: 对手手牌的卡牌的费用. */
export function hiddenNumber({ of }: StatOf, ancestors: readonly Node[]): Text | null {
  return of.kind === 'selection' ? askedAlways(of.filter, ancestors) : null;
}

function askedAlways(filter: Filter, ancestors: readonly Node[]): Text | null {
  if (!isHiddenFromUser(filter) && placeOf(filter) !== 'deck') return null;
  const at = ancestors.findLastIndex(({ kind }) => kind === 'ability');
  if (at < 0 || (ancestors[at] as Ability).body.kind !== 'static') return null;
  // What happens instead is carried out, too.
  return ancestors.slice(at).some(({ kind }) => kind === 'instead') ? null : TELLS;
}

const TELLS = says(
  '一直有效的话会一直泄露看不见的地方有什么卡牌（4.1.2.2）：那里只能数「卡牌」，不能问是什么卡牌',
  'Words that always hold would tell all the time what cards lie where they are not seen (4.1.2.2): they may count any 卡牌 there only',
);
