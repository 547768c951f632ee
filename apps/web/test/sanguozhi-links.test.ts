import type { DecisionView } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { shareLinks } from '../games/sanguozhi/board/chain/link-list.ts';

const SHARING = {
  seat: 0,
  kind: 'share-damage',
  prompt: { zh: '怎样分配？', en: 'How is it shared out?' },
  rule: '807.4c',
  about: 7,
  options: [0, 1].map((amount) => ({
    verb: 'take-damage',
    card: 9,
    seat: 0,
    amount,
    label: { zh: `分给 白毦兵 ${amount} 点`, en: `${amount} to White-plume Guard` },
  })),
} as unknown as DecisionView;

describe('damage that is shared out', () => {
  test('is drawn from whose it is to the one asked about', () => {
    expect(shareLinks(SHARING)).toEqual([
      {
        kind: 'planned',
        from: { kind: 'card', card: 7 },
        to: { kind: 'card', card: 9 },
        faint: false,
      },
    ]);
  });

  test('is not drawn where anything else is asked', () => {
    expect(shareLinks({ ...SHARING, kind: 'choose' })).toEqual([]);
    expect(shareLinks(null)).toEqual([]);
  });
});
