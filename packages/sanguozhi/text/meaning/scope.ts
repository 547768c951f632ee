import type { WordsAtWork } from '@lianhuan/cardtext';
import type { DerivedCards } from '@lianhuan/kernel';
import type { Characteristics } from '../../effects/characteristics.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import type { ChainItem, Declared, Target } from '../../table/state.ts';
import type { Count } from '../nodes/index.ts';

/** All that is known while words are read: whose they are, and what they have spoken of so far. */
export interface Scope extends WordsAtWork<SanguozhiEvent> {
  /** How cards look at this moment: during the layers, half-way. */
  readonly derived: DerivedCards<Characteristics>;
  /** 该: what was picked or spoken of last. Words that pick write it. */
  that: readonly Target[];
  /** What lay in the chain when the words spoke of it, also if they have taken it out since. */
  items: readonly ChainItem[];
  /** What was declared when it was used; null where nothing was (701.2g). */
  readonly declared: Declared | null;
  /** Which 指定 is which: the targets' nodes of the ability in reading order. */
  readonly instances: readonly object[];
  /** What X is; −1 where nothing has said so yet. */
  readonly x: number;
  /** What says what X is, where it is counted as the words are carried out. */
  readonly xIs?: Count;
  /** The item of the chain that resolves, if any. */
  readonly item: ChainItem | null;
  /** How many form the 阵型 in question: N. */
  readonly members: number;
  /** Whether what the words call 指定 is only 选择, which nothing bars (110.1e, 110.1g). */
  readonly chosen: boolean;
  /** Whether what is said of a card that a trigger saw leave is said of it as it was (703.5b). */
  readonly back: boolean;
}

/** For what is said of 本将领, 该将领 by name; cards to be picked are as they lie now. */
export function lookingBack(scope: Scope): Scope {
  return scope.heard === null || scope.back ? scope : { ...scope, back: true };
}

type Who = Pick<Scope, 'seat' | 'source' | 'incarnation' | 'derived'>;

/** The scope of words that begin to work now: nothing has been spoken of, nothing was declared. */
export function freshScope(who: Who): Scope {
  return scopeKnowing(who, { since: 0, x: -1, that: [], declared: null, instances: NOTHING });
}

/**
 * The scope of words of an effect. One is made whenever anybody looks at an effect: field by field, as
 * spreading what is known takes several times as long.
 */
export function scopeKnowing(
  { seat, source, incarnation, derived }: Who,
  {
    since,
    x,
    that,
    declared,
    instances,
  }: Pick<Scope, 'since' | 'x' | 'that' | 'declared' | 'instances'>,
): Scope {
  return {
    seat,
    actor: seat,
    source,
    incarnation,
    derived,
    since,
    heard: null,
    that,
    items: NOTHING,
    declared,
    instances,
    x,
    item: null,
    members: 0,
    chosen: false,
    back: false,
  };
}

const NOTHING: readonly never[] = [];
