import type { Form } from '@lianhuan/cardtext';

/** How some of the cards that were looked at are taken. */

interface Taking {
  readonly zh: string;
  readonly with: Form['with'];
}

const SOME_OF_THEM = '[将其中|将其中的|选择其中|选择其中的|从中选择|从其中选择]';
/** With 选取, which off a deck into the hand is the same as {@link FETCHED} (105.10). */
const FETCHING = '[选取其中|选取其中的|从中选取]';

/** So many of them, of whatever kind or of one, or any number of them. */
function someOf(them: string): readonly Taking[] {
  return [
    ...[true, false].flatMap((upTo) => {
      const much = `${them}${upTo ? '[最多|至多]' : ''}{take:number}{measure}`;
      return [
        { zh: much, with: { upTo, use: 'take', filter: null, fetched: false } },
        { zh: `${much}{filter:filter}`, with: { upTo, use: 'take-fitting', fetched: false } },
      ];
    }),
    {
      zh: `${them}任意[数量|张|名]`,
      with: { upTo: true, use: 'take', take: 'all', measure: null, filter: null, fetched: false },
    },
    {
      zh: `${them}任意[数量|张|名][|的]{filter:filter}`,
      with: { upTo: true, use: 'take-fitting', take: 'all', measure: null, fetched: false },
    },
  ];
}

export const TAKING: readonly Taking[] = [
  ...someOf(SOME_OF_THEM),
  {
    zh: '[将其中|将其中的][所有|全部|]{filter:filter}',
    with: { upTo: false, use: 'take-fitting', take: 'all', measure: null, fetched: false },
  },
];

export const TAKING_BY_FETCHING: readonly Taking[] = someOf(FETCHING);

/** 选取 says by itself where they go, into the hand, that they are shown, and that none need be taken (105.10). */
export const FETCHED = [
  {
    zh: '选取[|：|其中|其中的][|最多|至多]{take:number}{measure}{filter:filter}',
    with: { use: 'take-fitting' },
  },
  {
    zh: '选取其中[|的][|最多|至多]{take:number}{measure}',
    with: { use: 'take', filter: null },
  },
] as const;
