import { readFileSync } from 'node:fs';
import { describeTextCases } from '@lianhuan/cardtext/testing';
import type { CardKind } from '../../cards/definition.ts';
import { sanguozhiText } from '../../text/reading/language.ts';

for (const file of ['texts.yaml', 'printed.yaml', 'chapters.yaml', 'players.yaml']) {
  describeTextCases({
    language: sanguozhiText,
    source: readFileSync(new URL(file, import.meta.url), 'utf8'),
    context: (kind, names, name) => ({
      kind: kind as CardKind | null,
      names,
      ...(name === null ? {} : { name }),
    }),
  });
}
