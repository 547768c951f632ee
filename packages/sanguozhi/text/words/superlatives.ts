import { type Form, meaning, type Node, type Span } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { STAT_LAYERS } from '../../effects/characteristics.ts';
import { nounOf } from '../meaning/candidates.ts';
import type { Filter, Quality, Selection, SuperlativeQuality } from '../nodes/index.ts';
import { type Where, whereIs } from '../reading/order.ts';
import { STAT_TERMS } from '../reading/terms.ts';
import { type CardPlace, type QualityWord, says } from '../reading/word.ts';

/** 攻最高的, 智最低的: of all that the words describe, those whose number is the highest or the lowest. */

const MOST = [
  { zh: '[|值]最[高|大]', most: 'highest' },
  { zh: '[|值]最[低|小]', most: 'lowest' },
] as const;

const ONE_OR_ALL = says(
  '可能是其中1名，也可能是所有并列的：写「1名…攻最高的将领」（并列时由选择的玩家决定）或「所有…攻最高的将领」',
  'It may be one of them, or all that are alike: write 1名…攻最高的将领 (whoever picks decides between those alike) or 所有…攻最高的将领',
);

const FOREMOST_OR_ALIKE = says(
  '可能是从高到低的几名，也可能是并列最高的里面的几名：写「1名…最高的将领」或「所有…最高的将领」',
  'It may be so many from the top down, or so many of those that are alike: write 1名…最高的将领 or 所有…最高的将领',
);

const WHICH_FIRST = says(
  '可能是符合的里面最高的，也可能是最高的里面符合的：要说前者，把「最高的」写在别的特征前面',
  'It may be the highest of those that fit, or those of the highest that fit: for the former write 最高的 before what else is said of them',
);

const ONLY_PICKED = says(
  '「最高的」只用来说哪些将领被选择或被处理：一直有效的话会一边数一边变',
  'Such words only say which generals are picked, or done something to, at that moment: what always holds would change what it counts',
);

const ONLY_GENERALS = says(
  '「最高的」说的是将领的攻、命、智',
  'Such words are of the attack, life or wit of generals',
);

const GENERALS: ReadonlySet<string | null> = new Set(['general', 'main', 'adviser', 'deputy']);

/** What is wrong with the word where it stands; null for nothing. */
function misplaced({ ancestors }: CardPlace): Text | null {
  const at = ancestors.findLastIndex(({ kind }) => kind === 'selection');
  if (at < 0 || isLasting(ancestors)) return ONLY_PICKED;
  // The last ancestor is the filter that it qualifies.
  const around = ancestors.slice(at + 1, -1);
  if (around.some(({ kind }) => kind === 'qualified' || kind === 'other')) return WHICH_FIRST;
  const { how, said, most, filter } = ancestors[at] as Selection;
  if (!GENERALS.has(nounOf(filter))) return ONLY_GENERALS;
  if (how !== 'all' && most !== 1) return FOREMOST_OR_ALIKE;
  return how === 'all' && !said ? ONE_OR_ALL : null;
}

/** Are these words that hold by themselves, whose cards would be others as soon as their numbers change? */
function isLasting(ancestors: readonly Node[]): boolean {
  return ancestors.findLast(({ kind }) => kind in ABILITIES)?.kind === 'static';
}

const ABILITIES = { static: true, triggered: true, activated: true, instead: true, begin: true };

export const superlative: QualityWord<SuperlativeQuality> = {
  kind: 'superlative',
  forms: MOST.flatMap(({ zh, most }) =>
    [
      { before: '初始', initial: true },
      { before: '', initial: false },
    ].map(({ before, initial }) => ({
      as: 'quality',
      zh: `${before}{stat}${zh}[的|]`,
      with: { most, initial },
    })),
  ),
  english: ({ stat, most, initial }) =>
    `with the ${most} ${initial ? 'initial ' : ''}${STAT_TERMS[stat].en}`,
  explain: meaning(
    '在说到的将领里数值最高或最低的；并列的都算，由选择的玩家决定是哪一名',
    'Those whose number is the highest or the lowest of all that are spoken of; whoever picks decides between those alike',
  ),
  rules: ['413.2', '105.2'],
  check: (_, place) => misplaced(place),
  ofBacks: false,
  reads: ({ initial }) => (initial ? 0 : STAT_LAYERS),
  // Which of them it is says `candidates`, which knows them all.
  fits: () => true,
};

/** 敌方场上攻最高的1名将领: how many are said behind. */
export const HIGHEST_FIRST: readonly Form[] = MOST.map(
  ({ zh, most: which }): Form => ({
    as: 'selection',
    zh: `{aim:aim?}{side:side?}{place:place?}{stat}${zh}的{most:amount}{measure}{behind:aim?}{filter}`,
    variant: true,
    build: ({ aim, behind, side, place, stat, most, measure, filter }, span) => {
      const quality = { kind: 'superlative', span, stat, initial: false, most: which } as Quality;
      const of: Filter = { kind: 'qualified', span, quality, of: filter as Filter };
      const isAimed = (aim ?? behind ?? null) !== null;
      return {
        kind: 'selection',
        span: span as Span,
        said: false,
        how: isAimed ? 'target' : 'choose',
        upTo: false,
        most: most as Selection['most'],
        measure: measure as Selection['measure'],
        filter: whereIs(of, { side, place } as Where, span),
      } satisfies Selection;
    },
  }),
);
