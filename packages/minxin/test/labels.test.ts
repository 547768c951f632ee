import { describeAskingWords } from '@lianhuan/kernel/testing/words';
import { LABELLED_VERBS } from '../describe/labels.ts';
import { PROMPTED_KINDS } from '../describe/prompts.ts';

// What is asked here is put together as it is asked; the random games look at the sentences.
describeAskingWords({
  sources: import.meta.glob<string>(
    ['../*.ts', '../{describe,effects,events,flow,table,text}/**/*.ts'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
  verbs: LABELLED_VERBS,
  kinds: PROMPTED_KINDS,
  prompts: {},
});
