import { describeAskingWords } from '@lianhuan/kernel/testing/words';
import { PROMPTS, VERBS } from '../describe/prompts.ts';

describeAskingWords({
  sources: import.meta.glob<string>(['../*.ts', '../{effects,events,flow,table,text}/**/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  verbs: Object.keys(VERBS),
  kinds: Object.keys(PROMPTS),
  prompts: PROMPTS,
});
