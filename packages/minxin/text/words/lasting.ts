import { meaning } from '@lianhuan/cardtext';
import { begin } from '../../effects/begin.ts';
import type { Begin, Lasting, Stays } from '../nodes/nodes.ts';
import { PERIODS } from '../reading/vocabulary.ts';
import { type DeedWord, type MarkWord, says } from '../reading/word.ts';
import { MODIFIERS } from './modifiers.ts';
import { PROHIBITIONS } from './prohibitions.ts';
import { REPLACEMENTS } from './replacements.ts';

/** All words that work as long as they are in force. */

const stays: MarkWord<Stays> = {
  kind: 'stays',
  forms: [{ as: 'lasting', zh: '此牌留在场上' }],
  english: () => 'this card stays on the field',
  explain: meaning('摸牌阶段不置入弃牌堆', 'It is not put into the discard pile in the draw phase'),
  rules: ['2.3.4'],
  effect: null,
};

const { 'target-cost': _targetCost, ...modifiers } = MODIFIERS;
const { prevent: _prevent, ...replacements } = REPLACEMENTS;

export const LASTING = {
  ...modifiers,
  ...PROHIBITIONS,
  ...replacements,
  stays,
} as const satisfies Readonly<Record<Lasting['kind'], unknown>>;

const beginning: DeedWord<Begin> = {
  kind: 'begin',
  clause: true,
  forms: [{ as: 'deed', zh: '{period}{word:lasting}' }],
  english: ({ period, word }, say, voice) => `${PERIODS[period].en}, ${say(word, voice)}`,
  explain: meaning('从现在起，到所说的时候为止', 'From now on, until the time named'),
  rules: ['2.3.4#2', '2.3.5'],
  check: ({ word }) =>
    word.kind === 'stays'
      ? says('「此牌留在场上」不能只是一时的', '“此牌留在场上” cannot last for a time only')
      : null,
  *run(table, { word, span, period }, scope) {
    const { effect } = LASTING[word.kind];
    if (effect === null) return false;
    yield* begin(table, effect, { word, span, period }, scope);
    return true;
  },
};

export const BEGINNING = { begin: beginning } as const;
