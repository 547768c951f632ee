import { describeAskingWords } from '@lianhuan/kernel/testing/words';
import { LABELLED_VERBS, PROMPTED_KINDS } from '../labels.ts';

// What is asked here is put together as it is asked; the random games look at the sentences.
describeAskingWords({
  sources: import.meta.glob<string>(['../*.ts', '../{flow,text}/**/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  verbs: LABELLED_VERBS,
  kinds: PROMPTED_KINDS,
  prompts: {},
});
