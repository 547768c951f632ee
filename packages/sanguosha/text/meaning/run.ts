import { because, currentRecorder } from '@lianhuan/kernel';
import type { RuleId } from '../../rules.ts';
import type { Occasion } from '../nodes/nodes.ts';
import type {
  CharacterWord,
  ConditionWord,
  CountWord,
  DeedWord,
  OccasionWord,
} from '../reading/word.ts';
import { CONDITIONS } from '../words/conditions.ts';
import { COUNTS } from '../words/counts.ts';
import { DEEDS } from '../words/index.ts';
import { OCCASIONS } from '../words/occasions.ts';
import { CHARACTER_QUALITIES } from '../words/qualities/character-qualities.ts';
import type { Procedures } from './procedures.ts';

/** Carries card text out: each node by the word of its kind. */

const deeds = DEEDS as Readonly<Record<string, DeedWord>>;
const conditions = CONDITIONS as Readonly<Record<string, ConditionWord>>;
const counts = COUNTS as Readonly<Record<string, CountWord>>;
const qualities = CHARACTER_QUALITIES as Readonly<Record<string, CharacterWord>>;
const occasions = OCCASIONS as Readonly<Record<string, OccasionWord>>;

const wordOf = (occasion: Occasion): OccasionWord => occasions[occasion.kind];

/** Runs, asks, counts and hears every node by its word. */
export const interpreter: Pick<
  Procedures,
  | 'run'
  | 'possible'
  | 'declare'
  | 'fix'
  | 'holds'
  | 'count'
  | 'hasQuality'
  | 'hears'
  | 'broughtBy'
  | 'timesOf'
  | 'timingsOf'
> = {
  run(table, deed, scope) {
    const flow = deeds[deed.kind].run(table, deed, scope);
    if (currentRecorder() === null) return flow;
    const { seat, source } = scope;
    return because({ kind: 'words', seat, card: source, span: deed.span }, flow);
  },
  possible(table, deed, scope) {
    const { possible } = deeds[deed.kind];
    return possible === undefined || possible(table, deed, scope);
  },
  *declare(table, deed, scope) {
    const { declare } = deeds[deed.kind];
    return declare === undefined || (yield* declare(table, deed, scope));
  },
  *fix(table, cost, scope) {
    const { fix } = deeds[cost.kind];
    if (fix !== undefined) yield* fix(table, cost, scope);
  },
  holds: (table, condition, scope) => conditions[condition.kind].holds(table, condition, scope),
  count: (table, count, scope) => counts[count.kind].count(table, count, scope),
  hasQuality: (table, quality, seat, scope) =>
    qualities[quality.kind].isTrue(table, quality, seat, scope),
  hears: (table, occasion, frame, seat) => wordOf(occasion).hears(table, occasion, frame, seat),
  broughtBy: (table, occasion, frame, seat) =>
    wordOf(occasion).brings(table, occasion, frame, seat),
  timesOf: (table, occasion, frame, seat) =>
    wordOf(occasion).times?.(table, occasion, frame, seat) ?? 1,
  timingsOf: (occasion): readonly RuleId[] => wordOf(occasion).timings(occasion),
};
