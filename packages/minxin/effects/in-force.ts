import { cachedByVersion, type EffectKind, NOBODY } from '@lianhuan/kernel';
import { actingSeat, type MinxinEffect, type MinxinTable } from '../table/table.ts';
import type {
  Body,
  Delayed,
  Occasion,
  PerEach,
  TriggerAbility,
  While,
} from '../text/nodes/nodes.ts';

/** The lasting words that an effect carries, and what stands before them: 若…， and 每有…，. */

/** The words that an effect carries, whether a card has them or an ability began them. */
export function wordOf(body: Body): Body {
  return body.kind === 'begun' ? (body.word as Body) : body;
}

/** The same without 若…， and 每有…， before them. */
export function plainWordOf(body: Body): Body {
  const word = wordOf(body);
  return word.kind === 'while' || word.kind === 'per-each' ? word.word : word;
}

/** The trigger of an effect, whether a card has it or an ability began it. */
export function triggerOf(body: Body): TriggerAbility | Delayed {
  return wordOf(body) as TriggerAbility | Delayed;
}

/** What the trigger of an effect waits for. */
export function occasionOf(body: Body): Occasion {
  return triggerOf(body).on;
}

/** Does the condition before the words hold? True for words without one. */
export function isInForce(table: MinxinTable, effect: MinxinEffect): boolean {
  const word = wordOf(effect.body);
  if (word.kind !== 'while') return true;
  return table.procedures.holds(table, (word as While).condition, actorOf(table, effect));
}

/** How often the change is made: as often as 每有…， counts, else once. */
export function timesOf(table: MinxinTable, effect: MinxinEffect): number {
  const word = wordOf(effect.body);
  if (word.kind !== 'per-each') return 1;
  return table.procedures.count(table, (word as PerEach).count, actorOf(table, effect));
}

/** More effects than can be in force at once. */
export const MOST_EFFECTS = 2 ** 20;

/** Gives another number whenever the effects of a kind are others: one more has begun, or the list is shorter. */
export function versionOf({ begun, effects }: MinxinTable, kind: EffectKind): number {
  return begun * MOST_EFFECTS + effects[kind].length;
}

/** The effects that give cards 闪电 (2.3.5). */
export function flashGivers(table: MinxinTable): readonly MinxinEffect[] {
  return flashGiversNow(table, versionOf(table, 'modify'));
}

const flashGiversNow = cachedByVersion(({ effects }: MinxinTable) =>
  effects.modify.filter(({ body }) => plainWordOf(body).kind === 'has-flash'),
);

/** Whose words they are: on an event those of the player whose turn it is. */
function actorOf(table: MinxinTable, { controller, source }: MinxinEffect) {
  return { seat: controller === NOBODY ? actingSeat(table) : controller, card: source };
}
