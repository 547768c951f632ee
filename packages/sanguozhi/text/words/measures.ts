import type { Text } from '@lianhuan/kernel';
import type { Filter } from '../nodes/index.ts';
import { isFilter } from '../reading/order.ts';
import type { SelfNoun } from '../reading/terms.ts';
import { CARD_NOUNS, type CardNoun, MEASURES, type Measure } from '../reading/vocabulary.ts';
import { says } from '../reading/word.ts';
import { sanguozhiNoun } from './self-nouns.ts';

/** 名, 件, 张 and 个: which measure word goes with which cards. */

/** What is counted with a measure word, and by which; cards of whatever kind where no filter is printed. */
interface Counted {
  readonly measure: Measure | null;
  readonly filter: Filter | null;
}

/**
 * Complains of 1张将领: generals are counted by 名, treasures by 件, effects by 个, other cards by 张. A card that
 * is called by its name takes any of them.
 */
export function wrongMeasure({ measure, filter }: Counted): Text | null {
  if (measure === null) return null;
  const nouns = nounsOf(filter);
  const right = nouns.flatMap(measuresOf);
  if (nouns.length === 0 || right.includes(measure)) return null;
  const { zh, en } = CARD_NOUNS[nouns[0]];
  return says(
    `${zh}的量词是「${MEASURES[right[0]].zh}」`,
    `The measure word of ${zh} (${en}) is ${MEASURES[right[0]].zh}`,
  );
}

/** The measure word that is printed where another is written: it is no part of what is meant (401.1a). */
export function rightMeasure({ measure, filter }: Counted): Measure | null {
  const right = nounsOf(filter).flatMap(measuresOf);
  return measure === null || right.length === 0 || right.includes(measure) ? measure : right[0];
}

/** The same of what a trigger counts by 每有1名. */
export function wrongMeasureOf(measure: Measure | null, counted: object): Text | null {
  if ('filter' in counted) return wrongMeasure({ measure, filter: counted.filter as Filter });
  if (!('who' in counted) || typeof counted.who !== 'object' || counted.who === null) return null;
  const who = counted.who as Filter;
  return isFilter(who) ? wrongMeasure({ measure, filter: who }) : null;
}

/** The kinds of card that a filter names; none where it calls a card by its name. */
function nounsOf(filter: Filter | null): readonly CardNoun[] {
  if (filter === null) return ['card'];
  switch (filter.kind) {
    case 'noun':
      return [filter.noun];
    case 'either':
      return filter.nouns;
    case 'named':
      return [];
    default:
      return nounsOf(filter.of);
  }
}

/** The measure words of a kind of card, the usual one first: what lies in the chain is a card as well. */
function measuresOf(noun: CardNoun): readonly [Measure, ...Measure[]] {
  switch (noun) {
    case 'used-treasure':
      return ['piece', 'sheet'];
    case 'effect':
    case 'tap-effect':
    case 'ordinary-effect':
    case 'swift-effect':
      return ['item', 'sheet'];
    default:
      return [MEASURES_OF_CARDS[sanguozhiNoun(noun)] ?? 'sheet'];
  }
}

const MEASURES_OF_CARDS: Readonly<Partial<Record<SelfNoun, Measure>>> = {
  general: 'person',
  treasure: 'piece',
};
