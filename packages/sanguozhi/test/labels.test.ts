import { describeAskingWords } from '@lianhuan/kernel/testing/words';
import { LABELLED_VERBS, PROMPTED_KINDS } from '../describe/labels.ts';
import { PROMPTS } from '../describe/prompts.ts';

describeAskingWords({
  sources: import.meta.glob<string>(['../**/*.ts', '!../{node_modules,rules,test}/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  verbs: [...LABELLED_VERBS],
  kinds: [...PROMPTED_KINDS],
  prompts: PROMPTS,
});
