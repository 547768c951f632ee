import { readFileSync } from 'node:fs';
import { describeTextCases } from '@lianhuan/cardtext/testing';
import type { CardKind } from '../../cards/definition.ts';
import { evolveText } from '../../text/reading/language.ts';

for (const file of ['texts.yaml', 'printed.yaml', 'players.yaml']) {
  describeTextCases({
    language: evolveText,
    source: readFileSync(new URL(file, import.meta.url), 'utf8'),
    context: (kind, names) => ({ kind: kind as CardKind | null, names }),
  });
}
