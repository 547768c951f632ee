import type { Form, Node } from '@lianhuan/cardtext';
import type { Ability, EntryOccasion, Triggered } from '../nodes/index.ts';

/** 上场： and 翻转： written as times: 上场时，…; 作为主将上场时，…; 上场或翻转：…. */

type Read = Readonly<Record<string, unknown>>;

/** The ability that fires at an entry (105.7, 105.8, 105.9b). */
function atEntry(read: Read, how: EntryOccasion['how'], span: Ability['span']): Node {
  const { conditions, roles = [], effect, limit = 0 } = read;
  const on = { kind: 'entry', span, how, noun: null };
  const body = {
    kind: 'triggered',
    span,
    times: 'once',
    measure: null,
    condition: null,
    on,
    effect,
  } as unknown as Triggered;
  return { kind: 'ability', span, property: false, conditions, roles, body, limit } as Node;
}

const WRITTEN = [
  { zh: '{roles:role*/：}[当|]上场时[，|]', how: 'enters' },
  { zh: '{roles:role*/：}[当|]翻转时[，|]', how: 'flips' },
  { zh: '[当|][|本将领]作为{roles.0:role}上场时[，|]', how: 'enters' },
  { zh: '[当|][|本将领]作为{roles.0:role}或{roles.1:role}上场时[，|]', how: 'enters' },
  { zh: '[当|][|本将领]作为{roles.0:role}翻转时[，|]', how: 'flips' },
] as const;

/**
 * The forms of abilities that fire as their card comes into play or is turned up.
 * @param limit how often an ability may be used, as it is written behind it
 * @param stop what ends an ability
 */
export function entriesWritten(limit: string, stop: string): Form[] {
  return [
    ...WRITTEN.flatMap(({ zh, how }) =>
      ['', limit].map(
        (behind): Form => ({
          as: 'unit',
          zh: `{conditions:gate*：：}${zh}{effect:effect}${behind}${stop}`,
          variant: true,
          build: (read, span) => atEntry(read, how, span),
        }),
      ),
    ),
    {
      as: 'unit',
      zh: `{conditions:gate*：：}{roles:role*/：}[上场或翻转|翻转或上场|上场/翻转|上场、翻转][：|时，]{effect:effect}${stop}`,
      variant: true,
      build: (read, span) => [atEntry(read, 'enters', span), atEntry(read, 'flips', span)],
    },
  ];
}
