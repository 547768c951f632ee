import type { Form, Node } from '@lianhuan/cardtext';

/** Clauses about the card that stands right in front of them: 该将领, or 其 for it. */
export function ofThat(kind: string, zh: (victim: string) => string): Form[] {
  return [
    { as: 'clause', zh: zh('{victim:that}') },
    {
      as: 'clause',
      zh: zh('{victim:cards}'),
      variant: true,
      build: (read, span) =>
        (read.victim as Node).kind === 'pronoun' ? ({ kind, span, ...read } as Node) : null,
    },
  ];
}
