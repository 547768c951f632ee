import type { Form } from '@lianhuan/cardtext';

/** How some of the cards that were looked at are taken. */

const SOME_OF_THEM =
  '[将其中|将其中的|选取其中|选取其中的|选择其中|选择其中的|从中选取|从中选择|从其中选择]';

/** So many of them, of whatever kind or of one, or all of a kind. */
export const TAKING: readonly { readonly zh: string; readonly with: Form['with'] }[] = [
  ...[true, false].flatMap((upTo) => {
    const much = `${SOME_OF_THEM}${upTo ? '[最多|至多]' : ''}{take:number}{measure}`;
    return [
      { zh: much, with: { upTo, use: 'take', filter: null } },
      { zh: `${much}{filter:filter}`, with: { upTo, use: 'take-fitting' } },
    ];
  }),
  {
    zh: '[将其中|将其中的][所有|全部|]{filter:filter}',
    with: { upTo: false, use: 'take-fitting', take: 'all', measure: null },
  },
  {
    zh: `${SOME_OF_THEM}任意[数量|张|名]`,
    with: { upTo: true, use: 'take', take: 'all', measure: null, filter: null },
  },
  {
    zh: `${SOME_OF_THEM}任意[数量|张|名][|的]{filter:filter}`,
    with: { upTo: true, use: 'take-fitting', take: 'all', measure: null },
  },
];

/** 选取 says by itself where they go, into the hand, and that none need be taken (105.10). */
export const FETCHED = [
  { zh: '选取[|：|其中|其中的]{take:number}{measure}{filter:filter}', use: 'take-fitting' },
  { zh: '选取其中[|的]{take:number}{measure}', use: 'take' },
] as const;
