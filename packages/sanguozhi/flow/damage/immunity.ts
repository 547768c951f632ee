import { type CardId, type Flow, NO_CARD } from '@lianhuan/kernel';
import {
  effectScope,
  isActive,
  prohibitionsOn,
  replacementsOn,
} from '../../effects/active-effects.ts';
import { lastingOf } from '../../effects/effect-index.ts';
import { isForOthers } from '../../events/damage-shares.ts';
import type { DamageEvent, SanguozhiEvent } from '../../events/events.ts';
import { carryOut, forbidden } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import {
  COMBAT_DAMAGE,
  countersOn,
  fieldOf,
  LASTING_DAMAGE,
  printed,
  refOf,
  type SanguozhiEffect,
  type SanguozhiTable,
  seatsFrom,
} from '../../table/table.ts';
import { wordOf } from '../../text/meaning/lasting-words.ts';
import type { ForbidWordOf, ReplaceWordOf } from '../../text/reading/word.ts';

/** Cards that take no damage of a kind: 抗免 (801.13) and 不会受到 (117.7a). */

/** Is the card immune to that kind of damage now? */
export function isImmune(
  table: SanguozhiTable,
  card: CardId,
  damage: DamageEvent['damage'],
): boolean {
  const taken: DamageEvent = {
    type: 'damage',
    stage: 'take',
    source: card,
    by: table.cards[card].controller,
    to: refOf(table, card),
    amount: 1,
    damage,
    combatKind: null,
    guarded: false,
  };
  if (forbidden(table, taken) !== null) return true;
  return replacementsOn(table, 'damage').some(
    (effect) => isImmunity(effect) && wouldReplace(table, effect, taken),
  );
}

/** Is the card immune to all that the words of that 谋略 do (801.13c)? Of other cards than 谋略 none is. */
export function isImmuneToTactic(table: SanguozhiTable, card: CardId, tactic: CardId): boolean {
  if (tactic === NO_CARD || printed(table, tactic).kind !== 'tactic') return false;
  const prohibitions = prohibitionsOn(table, 'destroy');
  if (prohibitions.length === 0) return false;
  const by = table.cards[tactic].controller;
  const destroyed = { type: 'destroy', card, source: tactic, by, final: false } as const;
  return prohibitions.some((effect) => {
    const word = lastingOf(effect);
    if (word?.kind !== 'tactic-immunity') return false;
    const scope = effectScope(table, effect);
    const { forbids } = wordOf(word) as ForbidWordOf;
    return isActive(table, effect, scope) && forbids(table, word, effect, destroyed, scope);
  });
}

/** Would these lasting words put something else in the place of the event? */
export function wouldReplace(
  table: SanguozhiTable,
  effect: SanguozhiEffect,
  event: SanguozhiEvent,
): boolean {
  const word = lastingOf(effect);
  if (word === null || isForOthers(event, effect.id)) return false;
  const scope = effectScope(table, effect);
  if (!isActive(table, effect, scope)) return false;
  const by = wordOf(word) as ReplaceWordOf;
  return by.replaces(table, word, effect, event, scope);
}

/** Is any effect in force that could make a card immune to damage? */
function anyIsImmune(table: SanguozhiTable): boolean {
  if (prohibitionsOn(table, 'damage').length > 0) return true;
  return replacementsOn(table, 'damage').some(isImmunity);
}

function isImmunity(effect: SanguozhiEffect): boolean {
  return lastingOf(effect)?.kind === 'damage-immunity';
}

const MARKS = [
  ['combat', COMBAT_DAMAGE],
  ['lasting', LASTING_DAMAGE],
] as const;

/** Rule effect: a card that is immune to a kind of damage now loses what it has of it (117.7a, 801.13b). */
export function immunityChecks(table: SanguozhiTable): Flow<boolean> | null {
  if (!anyIsImmune(table)) return null;
  const healed: SanguozhiEvent[] = [];
  for (const seat of seatsFrom(table, table.state.active)) {
    for (const card of fieldOf(table, seat)) {
      if (table.cards[card].counters === null) continue;
      for (const [damage, mark] of MARKS) {
        const amount = countersOn(table, card, mark);
        if (amount === 0 || !isImmune(table, card, damage) || !rule('117.7a')) continue;
        const heal = { type: 'heal', card, damage, amount } as const;
        // Damage that 不能被清除 stays, here as well (101.2).
        if (forbidden(table, heal) === null) healed.push(heal);
      }
    }
  }
  return healed.length === 0 ? null : healAll(table, healed);
}

function* healAll(table: SanguozhiTable, healed: readonly SanguozhiEvent[]): Flow<boolean> {
  yield* carryOut(table, healed);
  return true;
}
