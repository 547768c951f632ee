import { join } from 'node:path';
import { describeAskingWords } from '@lianhuan/kernel/testing/words';
import { PROMPTS } from '../flow/prompts/index.ts';
import { LABELLED_VERBS, PROMPTED_KINDS } from '../labels.ts';

describeAskingWords({
  folder: join(import.meta.dirname, '..'),
  verbs: [...LABELLED_VERBS],
  kinds: [...PROMPTED_KINDS],
  prompts: PROMPTS,
});
