import type { Form, Node } from '@lianhuan/cardtext';

/** 破阵：, as 上场： is written: each time that this formation is broken. */
export const AS_IT_BREAKS: Form[] = [
  { zh: '破阵', what: 'broken' },
  { zh: '结阵', what: 'forms' },
].map(({ zh, what }) => ({
  as: 'timed-body',
  zh: `${zh}：{effect}`,
  with: { what },
  variant: true,
  build: ({ effect }, span) => {
    const who = { kind: 'this', span, noun: 'formation' };
    const on = { kind: 'card-does', span, who, what };
    return {
      kind: 'triggered',
      span,
      times: 'every',
      measure: null,
      condition: null,
      on,
      effect,
    } as unknown as Node;
  },
}));
