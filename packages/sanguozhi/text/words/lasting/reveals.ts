import { meaning } from '@lianhuan/cardtext';
import type { Reveals } from '../../nodes/index.ts';
import { whose } from '../../reading/english-verbs.ts';
import type { PlainWordOf } from '../../reading/word.ts';

/** Words that show hidden cards to everybody (801.14). */

const SEEN = {
  hand: { zh: '手牌展示', en: (whose: string) => `${whose} hand is revealed` },
  'deck-top': {
    zh: '卡组顶的卡展示',
    en: (whose: string) => `the top card of ${whose} deck is revealed`,
  },
  drawn: { zh: '抓到的卡展示', en: (whose: string) => `${whose} drawn cards are revealed` },
} as const satisfies Readonly<Record<Reveals['what'], unknown>>;

const reveals: PlainWordOf<Reveals> = {
  kind: 'reveals',
  forms: Object.entries(SEEN).map(([what, { zh }]) => ({
    as: 'simple',
    zh: `{who:party}${zh}`,
    with: { what },
  })),
  english: ({ who, what }) => SEEN[what].en(whose(who)),
  explain: meaning(
    '所有玩家都看得见，卡仍在原处',
    'All players see it; the cards stay where they are',
  ),
  rules: ['801.14a', '801.14c'],
  effect: 'asked',
};

export const REVEAL_LASTING = { reveals } as const;
