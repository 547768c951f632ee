import type { Seat } from '@lianhuan/kernel';
import type { Period } from '../../table/state.ts';
import type { ConvertPart, Deed, Occasion, Status } from '../nodes/nodes.ts';

/** What a continuous effect carries: lasting words, or something to do at a later timing (P11). */
export type Body =
  | {
      readonly kind: 'status-begun';
      readonly word: Status;
      /** Whose the words are: 你 in them. */
      readonly seat: Seat;
      /** 其 as it was when they began. */
      readonly that: readonly Seat[];
      readonly period: Period;
      readonly skill: string | null;
      readonly span: readonly [number, number];
    }
  | {
      readonly kind: 'convert-begun';
      readonly part: ConvertPart;
      readonly seat: Seat;
      readonly period: Period;
      readonly skill: string | null;
      readonly span: readonly [number, number];
    }
  | LaterBody;

/** Something to do at a later timing. */
export interface LaterBody {
  readonly kind: 'later-begun';
  readonly on: Occasion;
  readonly deed: Deed;
  /** The flow whose timing it waits for, by its frame; −1 for any. */
  readonly flow: number;
  readonly seat: Seat;
  /** 其 as it was when the effect began. */
  readonly that: readonly Seat[];
  readonly period: Period;
  /** Over as soon as it was done. */
  readonly once?: true;
  readonly skill: string | null;
  readonly span: readonly [number, number];
}
