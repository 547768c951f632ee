import { join } from 'node:path';
import { describeAskingWords } from '@lianhuan/kernel/testing/words';
import { LABELLED_VERBS, PROMPTED_KINDS } from '../labels.ts';

// What is asked here is put together as it is asked; the random games look at the sentences.
describeAskingWords({
  folder: join(import.meta.dirname, '..'),
  verbs: LABELLED_VERBS,
  kinds: PROMPTED_KINDS,
  prompts: {},
});
