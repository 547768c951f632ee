import type { Node } from '@lianhuan/cardtext';
import type { Period } from '../../table/state.ts';
import type { Deed } from './nodes.ts';
import type { Occasion } from './occasion-nodes.ts';

/** What is done later. */

/** →…: what is done at a later timing (T14). */
export interface Later extends Node {
  readonly kind: 'later';
  /** 'always' for what is done the next time, whenever that is. */
  readonly period: Period;
  readonly once?: true;
  readonly on: Occasion;
  readonly deed: Deed;
}
