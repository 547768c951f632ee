import { readFileSync } from 'node:fs';
import { describeTextCases } from '@lianhuan/cardtext/testing';
import type { CardKind } from '../../cards/definition.ts';
import { minxinText } from '../../text/reading/language.ts';

describeTextCases({
  language: minxinText,
  source: readFileSync(new URL('texts.yaml', import.meta.url), 'utf8'),
  context: (kind, names) => ({ kind: kind as CardKind | null, names }),
});
