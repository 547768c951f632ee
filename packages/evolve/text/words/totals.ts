import { type Form, meaning } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { count } from '../meaning/evaluate.ts';
import { hasStat, statOf } from '../meaning/values.ts';
import type { Filter, Selection, TotalQuality } from '../nodes/index.ts';
import { STAT_TERMS } from '../reading/vocabulary.ts';
import { type CardPlace, type QualityWord, says } from '../reading/word.ts';

/** 费用合计≤5的: any number of cards may be picked as long as their numbers add up to no more. */

const ONLY_PICKED = says(
  '「合计」只说选择的几张一共不超过多少：写「选择任意数量的费用合计≤5的…」或「选择最多3个费用合计≤5的…」',
  'A total only says how much those that are picked may come to: write 选择任意数量的费用合计≤5的… or 选择最多3个费用合计≤5的…',
);

/** What is wrong with the word where it stands; null for nothing. */
function misplaced({ ancestors }: CardPlace): Text | null {
  const selection = ancestors.findLast(({ kind }) => kind === 'selection') as Selection | undefined;
  const isPicked = selection?.how === 'choose' && selection.upTo;
  const isPlain = !ancestors.some(({ kind }) => kind === 'any-quality' || kind === 'not');
  return isPicked && isPlain ? null : ONLY_PICKED;
}

/** Does a filter say how much all that are picked may come to? */
export function hasTotal(filter: Filter): boolean {
  if (filter.kind === 'noun' || filter.kind === 'named') return false;
  return (filter.kind === 'qualified' && filter.quality.kind === 'total') || hasTotal(filter.of);
}

const TOGETHER =
  '[合计|合计为|总和|总和为|之和|之和为|总计|总计为|的合计|的合计为|的总和|的总和为]';

export const total: QualityWord<TotalQuality> = {
  kind: 'total',
  forms: [
    { as: 'quality', zh: '{stat}合计≤{most:count}的' },
    ...[
      `{stat}${TOGETHER}≤{most:count}[的|]`,
      `{stat}${TOGETHER}[在|不超过|不大于|不高于|]{most:count}[点|][以下|或以下|及以下|以内|之内|或更少][的|]`,
      `{stat}${TOGETHER}[不超过|不大于|不高于|最多为|至多为]{most:count}[点|][的|]`,
      `[合计|总|总计]{stat}[在|不超过|不大于|不高于|为|]{most:count}[点|][以下|或以下|及以下|以内|之内|或更少][的|]`,
      `[合计|总|总计]{stat}[不超过|不大于|不高于|≤|最多为|至多为]{most:count}[点|][的|]`,
    ].map((zh): Form => ({ as: 'quality', zh, variant: true })),
  ],
  english: ({ stat, most }, say) =>
    `with ${STAT_TERMS[stat].en} of ${say(most, 'you')} or less in total`,
  explain: meaning(
    '选择的几张加起来不超过这个数',
    'Those that are picked come to no more than that together',
  ),
  rules: ['10.6.2.3', '10.6.2.3.2'],
  check: (_, place) => misplaced(place),
  reads: () => 0,
  // One alone may not come to more; what several come to is looked at as they are picked.
  fits: (table, { stat, most }, card, scope) =>
    hasStat(card, stat, scope) &&
    statOf(table, card, stat, false, scope) <= count(table, most, scope) &&
    rule('10.6.2.3.2'),
};
