import { describeAskingWords } from '@lianhuan/kernel/testing/words';
import { PROMPTS } from '../flow/prompts/index.ts';
import { LABELLED_VERBS, PROMPTED_KINDS } from '../labels.ts';

describeAskingWords({
  sources: import.meta.glob<string>(['../*.ts', '../{flow,text}/**/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  verbs: [...LABELLED_VERBS],
  kinds: [...PROMPTED_KINDS],
  prompts: PROMPTS,
});
