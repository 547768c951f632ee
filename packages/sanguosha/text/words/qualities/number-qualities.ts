import { COMPARISONS, compares, meaning, type Node } from '@lianhuan/cardtext';
import { inTurnOrder } from '../../../table/table.ts';
import type { ExtremeNumber, NumberIs } from '../../nodes/nodes.ts';
import { NUMBERS_OF } from '../../reading/vocabulary.ts';
import type { CharacterWord } from '../../reading/word.ts';
import { numberOfCharacter } from '../counts.ts';

/** What a character is by its numbers. */

const extremeNumber: CharacterWord<ExtremeNumber> = {
  kind: 'extreme-number',
  forms: [
    {
      as: 'character-quality',
      zh: '{what:number-of-character}[最多|最大]的',
      with: { most: true },
    },
    {
      as: 'character-quality',
      zh: '{what:number-of-character}[最少|最小]的',
      with: { most: false },
    },
  ],
  // 体力值最大的 is a word of its own.
  meant: (node) =>
    node.what === 'hp' && node.most ? ({ kind: 'most-hp', span: node.span } as Node) : node,
  english: ({ what, most }) => `with the ${most ? 'highest' : 'lowest'} ${NUMBERS_OF[what].en}`,
  explain: meaning('没有角色更多（或更少）；可以几名角色一样', 'Nobody has more, or less'),
  rules: [],
  isTrue: (table, { what, most }, seat) => {
    const own = numberOfCharacter(table, seat, what);
    return inTurnOrder(table).every((one) => {
      const other = numberOfCharacter(table, one, what);
      return most ? other <= own : other >= own;
    });
  },
};

const numberIs: CharacterWord<NumberIs> = {
  kind: 'number-is',
  forms: [
    {
      as: 'character-quality',
      zh: '{what:number-of-character}{comparison}{own:number-of-character}的',
      with: { than: null },
    },
    {
      as: 'character-quality',
      zh: '{what:number-of-character}{comparison}你的',
      with: { own: null, than: null },
    },
    {
      as: 'character-quality',
      zh: '{what:number-of-character}{comparison}{than:number}的',
      with: { own: null },
    },
    ...(['{own:number-of-character}', '你', '{than:number}'] as const).map((than) => ({
      as: 'character-quality',
      zh: `{what:number-of-character}{comparison:comparison-said}${than}[的|]`,
      with: {
        ...(than.startsWith('{own') ? {} : { own: null }),
        ...(than.startsWith('{than') ? {} : { than: null }),
      },
      variant: true as const,
    })),
  ],
  english: ({ what, comparison, own, than }) => {
    const other = than ?? (own === null ? 'yours' : `its ${NUMBERS_OF[own].en}`);
    return `whose ${NUMBERS_OF[what].en} is ${comparison === 'exactly' ? '' : `${COMPARISONS[comparison].en} `}${other}`;
  },
  explain: meaning('那名角色的这个数是不是这样', 'Whether that number of the character is so'),
  rules: [],
  isTrue: (table, { what, comparison, own, than }, seat, { seat: you }) => {
    const other =
      than ??
      (own === null ? numberOfCharacter(table, you, what) : numberOfCharacter(table, seat, own));
    return compares(numberOfCharacter(table, seat, what), comparison, other);
  },
};

/** By kind. */
export const NUMBER_QUALITIES = {
  'extreme-number': extremeNumber,
  'number-is': numberIs,
} as const;
