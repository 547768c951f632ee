import type { CardId, Seat, Sight } from '@lianhuan/kernel';
import type { Characteristics } from '../characteristics.ts';
import type { EvolveEvent } from '../events.ts';
import type { CardRef, Declared } from '../state.ts';

/** What some numbers were as the effect began to be carried out, and stay (13.3.1.3.1, 13.5.1.3.2). */
export interface Counted {
  readonly spells: number;
  readonly graves: number;
}

/** All that is known while words are read: whose they are, and what they have spoken of so far. */
export interface Scope {
  /** 你: the controller of the words. */
  readonly seat: Seat;
  /** Who does what names nobody: 你, unless another player was told to. */
  readonly actor: Seat;
  /** The card whose words they are. */
  readonly source: CardId;
  /** Its incarnation when the words began to work: another one is another card (4.1.4). */
  readonly incarnation: number;
  /** How cards look at this moment: during the layers, half-way. */
  readonly sight: Sight<Characteristics>;
  /** The time stamp of the effect whose words they are (10.9.1.6); 0 where none is in force. */
  readonly since: number;
  /** What a trigger heard. */
  readonly heard: EvolveEvent | null;
  /** 其: what was picked or spoken of last. Words that pick write it. */
  that: readonly CardRef[];
  /** 前者, 后者: what each 选择 so far picked, in order. Words that pick write it. */
  picked: readonly (readonly CardRef[])[];
  /** What was fixed when it was used; null where nothing was. */
  readonly declared: Declared | null;
  /** The ability that is carried out, so that its 选择 are told apart by place; null for others. */
  readonly root: object | null;
  /** What X is; −1 where nothing has said so yet. */
  readonly x: number;
  /** 骰子点数; 0 before any was thrown. Words that throw write it. */
  die: number;
  /** Fixed as it began to be carried out; null where nothing is being carried out. */
  readonly counted: Counted | null;
}

/** The scope of words that begin to work now: nothing has been spoken of, nothing was declared. */
export function freshScope(
  who: Pick<Scope, 'seat' | 'source' | 'incarnation' | 'sight'>,
  known: Partial<Scope> = {},
): Scope {
  return {
    ...who,
    actor: who.seat,
    since: 0,
    heard: null,
    that: [],
    picked: [],
    declared: null,
    root: null,
    x: -1,
    die: 0,
    counted: null,
    ...known,
  };
}
