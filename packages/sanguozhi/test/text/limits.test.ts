import { describeTextLimits } from '@lianhuan/cardtext/testing';
import { describe, expect, it } from 'vitest';
import { library } from '../../cards/library.ts';
import { sanguozhiText } from '../../text/reading/language.ts';

describeTextLimits({
  language: sanguozhiText,
  context: { kind: null, names: null },
  texts: library().map(({ text }) => text),
});

describe('effects within effects', () => {
  const read = (times: number) => {
    const text = `${'每当本将领单独进攻时，可'.repeat(times)}己方抓1张卡。`;
    const { diagnostics } = sanguozhiText.parse(text, { kind: 'general', names: null });
    return diagnostics.map(({ kind, column, text }) => ({ kind, column, zh: text.zh }));
  };

  it('are read as deep as anybody writes, and deeper', () => {
    expect(read(10)).toEqual([]);
  });

  it('are told about where they go too deep, before the stack of the machine runs out', () => {
    expect(read(30)).toEqual([
      { kind: 'too-deep', column: expect.any(Number), zh: expect.stringContaining('至多 60 层') },
    ]);
    expect(read(200)).toMatchObject([{ kind: 'too-long' }]);
  });
});
