import { meaning, type Node, type Unmeant } from '@lianhuan/cardtext';
import type { Flow } from '@lianhuan/kernel';
import type { SanguozhiTable } from '../../../table/table.ts';
import { wanted } from '../../meaning/amount.ts';
import { begin, type Span } from '../../meaning/begin-effect.ts';
import { targetsMeant } from '../../meaning/pick.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Begin, DestroyInstead, Instead } from '../../nodes/index.ts';
import { type DeedWord, says } from '../../reading/word.ts';

/** 破坏…，若其将被置入墓地，则改为…: the replacement is there before the destruction, and for it alone (710.3). */

const FOR_GOOD: Span = { period: null, turns: 0 };

function sentence(may: boolean): string {
  return `破坏{what:cards}，若{victim:that}将被置入墓地，则${may ? '可' : ''}改为{deed:sentence}`;
}

function insteadOf({
  span,
  victim: who,
  may,
  deed,
}: Omit<DestroyInstead, 'what' | 'kind'>): Instead {
  return { kind: 'instead', span, who, replaced: 'to-graveyard', may, deed };
}

export const destroyInstead: DeedWord<DestroyInstead> = {
  kind: 'destroy-instead',
  forms: [false, true].map((may) => ({ as: 'clause', zh: sentence(may), with: { may } })),
  english: ({ what, ...node }, say, voice) =>
    `destroy ${say(what, voice)}; ${say(insteadOf(node), voice)}`,
  explain: meaning(
    '替代只管这一次破坏：没有破坏成，或者生还了，就不再有',
    'Replaces this destruction alone: where it does not come about, nothing is left of it',
  ),
  rules: ['710.1a', '710.3', '801.6a'],
  check: ({ victim, deed }) => {
    // 将被置入墓地 is heard of cards in play.
    if (victim.noun === 'tactic') return NOT_IN_PLAY;
    return deed.kind === 'steps' || deed.kind === 'after' ? TWO_ENDS : null;
  },
  *run(table, { what, ...node }, scope) {
    const targets = yield* targetsMeant(table, what, scope);
    const agent = { source: scope.source, seat: scope.seat };
    const bound = yield* beginBound(table, insteadOf(node), scope);
    const done = yield* table.procedures.destroy(table, targets, agent);
    for (const effect of table.effects.replace.filter(({ id }) => bound.has(id))) {
      yield* table.procedures.happen(table, { type: 'end-effect', effect });
    }
    return done && targets.length >= wanted(what, scope);
  },
};

/** Begins the replacement; gives the effects that it is. */
function* beginBound(
  table: SanguozhiTable,
  instead: Instead,
  scope: Scope,
): Flow<ReadonlySet<number>> {
  const before = new Set(table.effects.replace.map(({ id }) => id));
  yield* begin(table, instead, FOR_GOOD, scope);
  const begun = table.effects.replace.filter(({ id }) => !before.has(id));
  return new Set(begun.map(({ id }) => id));
}

const DESTROYING: ReadonlySet<string> = new Set(['destroy', 'sacrifice']);

/**
 * Words that replace what stands right in front of them: nothing is replaced that has happened (710.3).
 * @param asked those with a period alone; without one they may be a replacement of that destruction
 */
export function replacedTooLate(
  steps: readonly Node[],
  asked: 'any' | 'timed',
): Unmeant['why'] | null {
  const late = steps.some((step, index) => {
    if (index === 0 || step.kind !== 'begin' || !DESTROYING.has(steps[index - 1].kind))
      return false;
    const { word, period } = step as Begin;
    if (word.kind !== 'instead' || !SPOKEN_OF.has(word.who.kind)) return false;
    return asked === 'any' || period !== null;
  });
  return late ? TOO_LATE : null;
}

const SPOKEN_OF: ReadonlySet<string> = new Set(['that', 'pronoun']);

export const NOT_IN_PLAY = says(
  '将被置入墓地说的是场上的卡，谋略还在连环里',
  '将被置入墓地 speaks of cards in play; a tactic is still in the chain',
);

const TWO_ENDS = says(
  '后面的可以也是改为的，也可以是破坏之后再做的；写成两句，或写在破坏前面',
  'What follows may be a part of the replacement, or be done after the destruction: write it in front, or in a sentence of its own',
);

const TOO_LATE = says(
  '已经发生的事不能再替代：只写「破坏…，若其将被置入墓地，则改为…」',
  'What has happened cannot be replaced: write 破坏…，若其将被置入墓地，则改为… and nothing else',
);
