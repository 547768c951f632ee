import { join } from 'node:path';
import { describeAskingWords } from '@lianhuan/kernel/testing/words';
import { PROMPTS, VERBS } from '../flow/prompts.ts';

describeAskingWords({
  folder: join(import.meta.dirname, '..'),
  verbs: Object.keys(VERBS),
  kinds: Object.keys(PROMPTS),
  prompts: PROMPTS,
});
