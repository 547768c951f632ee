import { meaning, type Node } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { cardsOf } from '../meaning/referents.ts';
import type { Quality, Selection, SuperlativeQuality } from '../nodes/index.ts';
import { STAT_TERMS } from '../reading/vocabulary.ts';
import { type CardPlace, type QualityWord, says } from '../reading/word.ts';

/** 攻击力最高的, 费用最低的: of all that the words describe, those whose number is the highest or the lowest. */

const MOST = [
  { zh: '[最高|最大]', most: 'highest' },
  { zh: '[最低|最小]', most: 'lowest' },
] as const;

const ONE_OR_ALL = says(
  '可能是其中1个，也可能是所有并列的：写「1个…最高的随从」或「所有…最高的随从」',
  'It may be one of them, or all that are alike: write 1个…最高的随从 or 所有…最高的随从',
);

const FOREMOST_OR_ALIKE = says(
  '可能是从高到低的几个，也可能是并列最高的里面的几个：写「1个…最高的随从」或「所有…最高的随从」',
  'It may be so many from the top down, or so many of those that are alike: write 1个…最高的随从 or 所有…最高的随从',
);

const WHICH_FIRST = says(
  '可能是符合的里面最高的，也可能是最高的里面符合的：要说前者，把「最高的」写在别的特征前面',
  'It may be the highest of those that fit, or those of the highest that fit: for the former write 最高的 before what else is said of them',
);

const ONLY_PICKED = says(
  '「最高的」只用来说哪些卡牌被选择或被处理',
  'Such words only say which cards are selected, or done something to, at that moment',
);

/** What is wrong with the word where it stands; null for nothing. */
function misplaced({ ancestors }: CardPlace): Text | null {
  const at = ancestors.findLastIndex(({ kind }) => kind === 'selection');
  if (at < 0 || isLasting(ancestors)) return ONLY_PICKED;
  // The last ancestor is the filter that it qualifies.
  const around = ancestors.slice(at + 1, -1);
  if (around.some(({ kind }) => kind === 'qualified' || kind === 'other')) return WHICH_FIRST;
  const { how, said, most } = ancestors[at] as Selection;
  if (how !== 'all' && most !== 1) return FOREMOST_OR_ALIKE;
  return how === 'all' && !said ? ONE_OR_ALL : null;
}

/** Are these words of a static ability, whose cards would be others as soon as their numbers change? */
function isLasting(ancestors: readonly Node[]): boolean {
  return ancestors.findLast(({ kind }) => kind in ABILITIES)?.kind === 'static';
}

const ABILITIES = { static: true, triggered: true, activated: true, instead: true };

/** 攻击力最高的: looked for among all that the rest of the words describe. */
export const superlative: QualityWord<SuperlativeQuality> = {
  kind: 'superlative',
  forms: MOST.flatMap(({ zh, most }) =>
    [
      { before: '原本的', original: true },
      { before: '', original: false },
    ].map(({ before, original }) => ({
      as: 'quality',
      zh: `${before}{stat}${zh}[的|]`,
      with: { most, original },
    })),
  ),
  english: ({ stat, most, original }) =>
    `with the ${most} ${original ? 'original ' : ''}${STAT_TERMS[stat].en}`,
  explain: meaning(
    '在说到的卡牌里数值最高或最低的；并列的都算',
    'Those whose number is the highest or the lowest of all that are spoken of; all that are alike',
  ),
  rules: ['10.9.1'],
  rulesOf: ({ original }) => (original ? ['5.23.1'] : ['10.9.1']),
  check: (_, place) => misplaced(place),
  reads: () => 0,
  // Which of them it is says `candidates`, which knows them all.
  fits: () => true,
};

/** 其以外的, 除自身以外的: all but the card spoken of. */
export const except: QualityWord<Extract<Quality, { kind: 'except' }>> = {
  kind: 'except',
  forms: [
    { as: 'quality', zh: '[|除|除了]{than:single}[以外|之外]的' },
    {
      as: 'quality',
      zh: '[除|除了]自身[以外|之外]的',
      variant: true,
      build: (_, span) => {
        const than = { kind: 'this', span, noun: 'card' };
        return { kind: 'except', span, than } as unknown as Quality;
      },
    },
  ],
  english: ({ than }, say) => `other than ${say(than, 'you')}`,
  explain: meaning('不是那一张', 'Not that card'),
  rules: ['10.6.2.3'],
  reads: () => 0,
  fits: (table, { than }, card, scope) => !cardsOf(table, than, scope).includes(card),
};
