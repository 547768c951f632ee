import type { Seat } from '@lianhuan/kernel';
import type { PublicFrame } from '@lianhuan/sanguosha';
import { describe, expect, test } from 'vitest';
import { frameSentence } from '../games/sanguosha/board/frames/frame-sentence.ts';
import WORDS from '../games/sanguosha/words.json' with { type: 'json' };

describe('a flow under way', () => {
  const sentence = (language: 'zh' | 'en', count?: PublicFrame['count']) =>
    frameSentence(
      {
        kind: 'need',
        seat: 1 as Seat,
        target: -1 as Seat,
        about: 'dodge',
        value: 0,
        ...(count && { count }),
      },
      (key, values) =>
        WORDS[key][language].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
          String(values[name]),
        ),
      { who: () => 'B', card: () => (language === 'zh' ? '闪' : 'Dodge') },
    );

  test('says which of several answers is asked for', () => {
    const count = { nth: 2, of: 2 };
    expect(sentence('zh', count)).toBe('B 是否用【闪】？第 2 张，共 2 张');
    expect(sentence('en', count)).toBe('B: Dodge? (2 of 2)');
    expect(sentence('zh')).toBe('B 是否用【闪】？');
  });
});
