import { meaning } from '@lianhuan/cardtext';
import type { EffectKind } from '@lianhuan/kernel';
import { begin } from '../../effects/begin.ts';
import type { Begin, Delayed, Lasting, Stays, While } from '../nodes/nodes.ts';
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

const whileHolds: MarkWord<While> = {
  kind: 'while',
  forms: [
    { as: 'lasting', zh: '[若|如果|只要]{condition}，{word:plain}' },
    {
      as: 'lasting',
      zh: '{what:this}[进场时|进场途中|进场中|正在进场时]不能被击溃',
      variant: true,
      build: ({ what }, span) => {
        const condition = { kind: 'in-situation', span, situation: 'entering' };
        const word = { kind: 'cannot-be', span, what, fate: 'routed' };
        return { kind: 'while', span, condition, word } as unknown as While;
      },
    },
  ],
  english: ({ condition, word }, say, voice) =>
    `while ${say(condition, voice)}, ${say(word, voice)}`,
  explain: meaning(
    '条件成立时才有效；其中的费用等按牌上印的算',
    'In force while the condition holds; costs and the like in it are the printed ones',
  ),
  rules: [],
  effect: null,
};

const { 'target-cost': _targetCost, ...modifiers } = MODIFIERS;
const { prevent: _prevent, ...replacements } = REPLACEMENTS;

export const LASTING = {
  ...modifiers,
  ...PROHIBITIONS,
  ...replacements,
  while: whileHolds,
  stays,
} as const satisfies Readonly<Record<Lasting['kind'], unknown>>;

/** What the words do while they are in force; null for what a procedure asks for. */
export function effectKindOf(word: Lasting): Exclude<EffectKind, 'trigger'> | null {
  return word.kind === 'while' ? effectKindOf(word.word) : LASTING[word.kind].effect;
}

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
    const effect = effectKindOf(word);
    if (effect === null) return false;
    yield* begin(table, effect, { word, span, period }, scope);
    return true;
  },
};

const delayed: DeedWord<Delayed> = {
  kind: 'delayed',
  clause: true,
  forms: [
    {
      as: 'deed',
      zh: '{period}每当{on:occasion}[时，|时|，|后，|后]{effect:run}',
      with: { once: false },
    },
    {
      as: 'deed',
      zh: '{period}[|你]每{on:each-time}[时，|时|，|后，|后]{effect:run}',
      with: { once: false },
      variant: true,
    },
    {
      as: 'deed',
      zh: '{period}{on:occasion}[时，|时|后，|后]{effect:run}',
      with: { once: false },
      variant: true,
    },
    {
      as: 'deed',
      zh: '{period}下一次{on:occasion}[时，|时|，|后，|后]{effect:run}',
      with: { once: true },
    },
  ],
  english: ({ period, once, on, effect }, say, voice) =>
    `${PERIODS[period].en}, ${once ? 'the next time' : 'whenever'} ${say(on, voice)}, ${say(effect, voice)}`,
  explain: meaning(
    '从现在起等着这件事；在其他玩家的回合只有带闪电的能力开始的才执行',
    'It waits for that from now on; in another player’s turn only if an ability with flash began it',
  ),
  rules: ['2.3.4#2', '2.3.5'],
  *run(table, node, scope) {
    const { span, period } = node;
    yield* begin(table, 'trigger', { word: node, span, period }, scope);
    return true;
  },
};

export const BEGINNING = { begin: beginning, delayed } as const;
