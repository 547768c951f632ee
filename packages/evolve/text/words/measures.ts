import type { Text } from '@lianhuan/kernel';
import type { Filter, Selection } from '../nodes/index.ts';
import { CARD_NOUNS, MEASURES } from '../reading/vocabulary.ts';
import { says } from '../reading/word.ts';

/** Measure words: followers and amulets on the field are counted by 个, cards elsewhere by 张, leaders by 名. */

type Measure = Selection['measure'];

/** What is wrong with the measure word before such cards, as 1张随从 is; null for nothing. */
export function wrongMeasure(measure: Measure, filter: Filter): Text | null {
  const right = measureOf(filter);
  if (measure === null || right === null || measure === right) return null;
  return says(
    `这里的量词是「${MEASURES[right].zh}」`,
    `The measure word here is ${MEASURES[right].zh}`,
  );
}

/** The measure word for such cards; null where any will do, as before a name. */
export function measureOf(filter: Filter): Measure {
  switch (filter.kind) {
    case 'in-place':
      return 'sheet';
    case 'named':
      return null;
    case 'noun':
      if (filter.noun === 'card' || filter.noun === 'spell') return 'sheet';
      if (filter.noun === 'leader') return 'person';
      return CARD_NOUNS[filter.noun].zh.includes('主战者') ? null : 'item';
    default:
      return measureOf(filter.of);
  }
}
