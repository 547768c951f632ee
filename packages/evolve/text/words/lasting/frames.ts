import { formsAs, meaning } from '@lianhuan/cardtext';
import type { WhereLasting, While } from '../../nodes/index.ts';
import type { PlainWordOf } from '../../reading/word.ts';

/** Words that hold lasting words together: under a condition, and with an X. */

const during: PlainWordOf<While> = {
  kind: 'while',
  forms: [
    ...formsAs('while-word', [
      ['{condition:premise}，{words:lasting/，}', { bare: true }],
      ['{condition:premise}，{words.0:lasting}', { bare: true }],
      ['[若|如果]{condition}，[|则]{words:lasting/，}', { bare: false }],
      ['[若|如果]{condition}，[|则]{words.0:lasting}', { bare: false }],
    ]),
    {
      as: 'while-word',
      zh: '{condition}[时|期间]，{words.0:lasting}',
      with: { bare: false },
      variant: true,
    },
  ],
  english: ({ condition, words }, say, voice) =>
    `as long as ${say(condition, voice)}, ${words.map((word) => say(word, voice)).join(' and ')}`,
  explain: meaning('只在条件成立时有效', 'In force only while the condition holds'),
  rules: ['10.3.3'],
  effect: 'frame',
};

const where: PlainWordOf<WhereLasting> = {
  kind: 'where-lasting',
  forms: [{ as: 'where-word', zh: '{word:unexplained}，X为{count}' }],
  english: ({ word, count }, say, voice) => `${say(word, voice)}, where X is ${say(count, voice)}`,
  explain: meaning('随时数出 X', 'X is counted whenever it is asked for'),
  rules: ['5.2.1.2.1'],
  effect: 'frame',
};

export const FRAME_LASTING = { 'where-lasting': where, while: during } as const;
