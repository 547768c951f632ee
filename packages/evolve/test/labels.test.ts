import { describeAskingWords } from '@lianhuan/kernel/testing/words';
import { PROMPTS, VERBS } from '../flow/prompts.ts';

describeAskingWords({
  sources: import.meta.glob<string>(['../*.ts', '../{flow,text}/**/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  verbs: Object.keys(VERBS),
  kinds: Object.keys(PROMPTS),
  prompts: PROMPTS,
});
