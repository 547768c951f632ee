import { meaning } from '@lianhuan/cardtext';
import { rule } from '../../../rules.ts';
import { forCards, isSubject } from '../../meaning/subjects.ts';
import type { CounterImmunity } from '../../nodes/index.ts';
import { counterCalled } from '../../reading/english.ts';
import { they } from '../../reading/english-verbs.ts';
import type { ForbidWordOf } from '../../reading/word.ts';

/** Words that keep a kind of 指示物 off cards (119.3). */

const counterImmunity: ForbidWordOf<CounterImmunity> = {
  kind: 'counter-immunity',
  forms: forCards('[不能|不会]具有{counter}'),
  english: ({ who, counter }, say) =>
    `${they(who, say, 'cannot have', 'cannot have')} ${counterCalled(counter, true)}`,
  explain: meaning(
    '得不到这种指示物，已有的移除',
    'It gets no such counters, and those on it are removed',
  ),
  rules: ['119.3'],
  effect: 'forbid',
  events: () => ['count'],
  forbids: (table, { who, counter }, effect, event, scope) =>
    event.type === 'count' &&
    event.by > 0 &&
    event.counter === counter &&
    isSubject(table, who, event.card, effect, scope) &&
    rule('119.3'),
};

export const COUNTER_LASTING = { 'counter-immunity': counterImmunity } as const;
