import { readFileSync } from 'node:fs';
import { describeTextCases } from '@lianhuan/cardtext/testing';
import { sanguoshaText } from '../../text/reading/language.ts';
import type { CardFacts } from '../../text/reading/word.ts';

describeTextCases({
  language: sanguoshaText,
  source: readFileSync(new URL('printed.yaml', import.meta.url), 'utf8'),
  context: (kind, names) => ({ kind: kind as CardFacts['kind'], names }),
});
