import { meaning, type Node, type Span } from '@lianhuan/cardtext';
import { hearsOffField } from '../../meaning/off-field.ts';
import type { AnyOccasion, CardDoes } from '../../nodes/index.ts';
import { type EvolveWord, says } from '../../reading/word.ts';

/** 当A或B时…（每回合N次）, 下一次A或B时: one trigger that waits for several things (10.7.2.2, 10.7.5.1). */

/** 你的随从攻击或被破坏: the same cards do one thing or the other. */
function ofOneDoer({ who, ...whats }: Readonly<Record<string, unknown>>, span: Span): Node {
  const occasions = Object.values(whats).map(
    (what) => ({ kind: 'card-does', span, who, what }) as CardDoes,
  );
  return { kind: 'any-occasion', span, occasions } as AnyOccasion;
}

export const EITHER: EvolveWord<AnyOccasion> = {
  kind: 'any-occasion',
  forms: [
    { as: 'either', zh: '{occasions:happening/或}' },
    ...['{who:doer}{one:when}或{two:when}', '{who:doer}{one:when}、{two:when}或{three:when}'].map(
      (zh) => ({ as: 'either', zh, variant: true, build: ofOneDoer }) as const,
    ),
  ],
  english: ({ occasions }, say) => occasions.map((one) => say(one, 'you')).join(' or '),
  explain: meaning(
    '每一件都听得见，次数合在一起算',
    'Each of them is heard; how often is counted together',
  ),
  rules: ['10.7.2.1'],
  check: ({ occasions }) => {
    const elsewhere = occasions.filter(hearsOffField).length;
    return elsewhere === 0 || elsewhere === occasions.length ? null : APART;
  },
};

const APART = says(
  '一件在战场上听见，另一件不在战场上听见：分成两项能力写',
  'One is heard on the field and the other elsewhere: write two abilities',
);
