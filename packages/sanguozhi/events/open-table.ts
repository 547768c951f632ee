import type { WritableTable } from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import type { Body } from '../effects/effect-body.ts';
import type { Player, SanguozhiState } from '../table/state.ts';

/** A 三国智 table as its one writer has it. */

/** Without `readonly`. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

export type Open = WritableTable<CardDefinition, OpenState, Body>;
export type OpenState = Omit<Writable<SanguozhiState>, 'players' | 'repetitions'> & {
  players: Writable<Player>[];
  repetitions: Record<string, number>;
};
