import type { CardId, Seat, TableEvent } from '@lianhuan/kernel';
import type { Faction } from '../cards/definition.ts';
import type { Frame, NewFrame, UseFrame } from '../table/frames.ts';
import type { DelayedTrick, GainedSkill, Guise, Period, PiledCard } from '../table/state.ts';
import type { Body } from '../text/meaning/begun.ts';

/**
 * What can happen in 三国杀, beside what can happen on any table. Those marked "word" change nothing: they are there for
 * the log.
 */
export type SanguoshaEvent =
  | TableEvent<Body>
  /** A flow begins; `begun` is filled in. */
  | { readonly type: 'begin-frame'; readonly frame: NewFrame; begun: Frame | null }
  /** An element of a flow changes. */
  | { readonly type: 'change-frame'; readonly frame: Frame; readonly change: FrameChange }
  /** A card in use does nothing to these targets of it, from now on (use.12, use.14). */
  | { readonly type: 'invalidate'; readonly frame: UseFrame; readonly seats: readonly Seat[] }
  /** The innermost flow has run to its end. */
  | { readonly type: 'end-frame'; readonly frame: Frame }
  | { readonly type: 'hp'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'max-hp'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'faction'; readonly seat: Seat; readonly faction: Faction | null }
  | { readonly type: 'chain'; readonly seat: Seat; readonly chained: boolean }
  | { readonly type: 'turn-over'; readonly seat: Seat; readonly turnedOver: boolean }
  | { readonly type: 'drunk'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'mark'; readonly seat: Seat; readonly mark: string; readonly by: number }
  | { readonly type: 'gain-skill'; readonly seat: Seat; readonly skill: GainedSkill }
  | { readonly type: 'lose-skill'; readonly seat: Seat; readonly name: string }
  /** It shows another “化身”, or none. */
  | { readonly type: 'guise'; readonly seat: Seat; readonly guise: Guise | null }
  /** The skills of one of its generals are lost, whatever they are. */
  | { readonly type: 'empty-general'; readonly seat: Seat; readonly place: number }
  /** Something limited was done. */
  | { readonly type: 'count-use'; readonly seat: Seat; readonly use: string; readonly by: number }
  /** What is counted in a period is forgotten as it ends, and skills that were gained for it are lost. */
  | { readonly type: 'end-period'; readonly period: Exclude<Period, 'always'>; readonly seat: Seat }
  /** Counts what one character did to another: damage, or less than 0 for what it let recover. */
  | { readonly type: 'deed'; readonly seat: Seat; readonly to: Seat; readonly by: number }
  | { readonly type: 'die'; readonly seat: Seat }
  /** A turn begins. */
  | { readonly type: 'turn'; readonly seat: Seat; readonly extra: boolean; readonly round: number }
  /** Who has the first turn is settled. */
  | { readonly type: 'first'; readonly seat: Seat }
  /** A general enters in place of a dead one: nothing of that one is left (单挑). */
  | { readonly type: 'enter'; readonly seat: Seat }
  /** A general that was no card of the game comes in at that place: 士兵牌, 君主武将 (H12, H13); `card` is filled in. */
  | {
      readonly type: 'add-general';
      readonly seat: Seat;
      readonly place: number;
      /** Where it stands in the library. */
      readonly definition: number;
      card: CardId;
    }
  /** Generals are about to be shown; what follows comes later (reveal.5). */
  | { readonly type: 'reveal'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'after-reveal' }
  | { readonly type: 'extra-turn'; readonly seat: Seat }
  /** The first of the 军令 that a position has laid down as the next ones is offered (T55). */
  | { readonly type: 'next-command' }
  | { readonly type: 'began' }
  /** A card comes to count as a delayed trick in a judgement zone, or does not any more. */
  | { readonly type: 'delayed'; readonly trick: DelayedTrick; readonly there: boolean }
  /** A card on a general gets the name that such cards have there. */
  | { readonly type: 'pile'; readonly piled: PiledCard }
  /** Word: cards are shown to all, or to one seat, and stay where they are. */
  | { readonly type: 'show'; readonly cards: readonly CardId[]; readonly to: Seat }
  /** Word: a skill was used. */
  | {
      readonly type: 'use-skill';
      readonly seat: Seat;
      readonly skill: string;
      readonly targets: readonly Seat[];
    }
  /** Word: the result of a judgement is settled. */
  | { readonly type: 'judged'; readonly seat: Seat; readonly card: CardId; readonly reason: string }
  /** Word: a card that lies face down was declared as a face, for a use on those targets or to be played. */
  | {
      readonly type: 'declare';
      readonly seat: Seat;
      readonly face: string;
      readonly targets: readonly Seat[];
    }
  /** Word: somebody doubts what was declared, or does not. */
  | { readonly type: 'doubt'; readonly seat: Seat; readonly doubts: boolean }
  /** Word: flows bring each other about without end, and nobody can stop it. */
  | { readonly type: 'endless' }
  /** Word: somebody did not answer. */
  | { readonly type: 'pass'; readonly seat: Seat };

/** Elements of a flow that change while it runs. */
export type FrameChange = Readonly<Record<string, unknown>>;
