import type { Flow, Seat } from '@lianhuan/kernel';
import { ask, NOBODY, option, pipeline, wordLaws } from '@lianhuan/kernel';
import {
  awaited,
  effectScope,
  isActive,
  occasionOf,
  prohibitionsOn,
  replacementsOn,
  triggersOn,
} from '../effects/active-effects.ts';
import type { Body } from '../effects/effect-body.ts';
import { lastingOf } from '../effects/effect-index.ts';
import { obeys, rule } from '../rules.ts';
import type { EvolveEffect, EvolveTable } from '../table/table.ts';
import { isSumInAnyOrder } from '../text/meaning/damage/sums.ts';
import { wordOf } from '../text/meaning/lasting-words.ts';
import type { Scope } from '../text/meaning/scope.ts';
import type { Lasting } from '../text/nodes/index.ts';
import { apply } from './apply.ts';
import type { EvolveEvent } from './events.ts';

/** What lasting words make of events. */
const lasting = wordLaws<EvolveTable, EvolveEvent, Body, Lasting, Scope>({
  lastingOf,
  meaningOf: wordOf,
  scopeOf: effectScope,
  isActive,
  // 不能 comes before whatever asks for the event (1.3.3).
  forbidding: () => rule('1.3.3'),
  replacing: isReplaced,
});

/** The one way in which things happen in EVOLVE. */
const events = pipeline<EvolveTable, EvolveEvent, Body>({
  prohibitionsOn,
  replacementsOn,
  triggersOn,
  mayConcernEffects: (_, event) => isSpokenOf(event),
  ...lasting,
  commute: (table, choices, event) =>
    lasting.commute(table, choices, event) || isSumInAnyOrder(table, choices, event),
  affected,
  choose,
  // Damage of 0 is no damage (1.3.2.2).
  isNothing: (event) => event.type === 'damage' && event.amount <= 0,
  apply,
  hears,
  schedule: (table, heard) => table.procedures.schedule(table, heard),
});
export const { forbidden, barred, decided, replacementsOf, happen, happenTogether, carryOut } =
  events;

/** Can an effect forbid, replace or hear events of this type? The others only keep account of those. */
function isSpokenOf({ type }: EvolveEvent): boolean {
  switch (type) {
    case 'idle':
    case 'wait':
    case 'stop-waiting':
    case 'state-trigger':
    case 'used':
    case 'evolve-used':
    case 'repeated':
    case 'loop':
    case 'turns-left':
    case 'last-known':
    case 'bane-victims':
    case 'hide-again':
    case 'turns':
    case 'first':
    case 'chance':
    case 'attack':
    case 'attack-void':
    case 'attach':
    case 'drew-from-empty':
    case 'resolved':
    case 'pass':
    case 'pick':
    case 'look':
    case 'swap':
      return false;
    case 'move':
    case 'shift':
    case 'tap':
    case 'face':
    case 'count':
    case 'shuffle':
    case 'begin-effect':
    case 'end-effect':
    case 'finish':
    case 'damage':
    case 'turn':
    case 'skip-turn':
    case 'phase':
    case 'turn-end':
    case 'lose':
    case 'energy':
    case 'energy-most':
    case 'evolve-points':
    case 'life':
    case 'draw':
    case 'discard':
    case 'search':
    case 'show':
    case 'die':
    case 'use':
    case 'use-ability':
    case 'select':
    case 'create':
    case 'enter':
    case 'destroy':
    case 'banish':
    case 'evolve':
    case 'take':
    case 'meal':
    case 'race':
    case 'attacks':
    case 'fought':
      return true;
  }
}

function hears(table: EvolveTable, effect: EvolveEffect, event: EvolveEvent): boolean {
  const on = awaited(effect);
  const occasion = occasionOf(effect);
  if (on === null || !occasion?.events.has(event.type)) return false;
  return occasion.hears(table, on, event, effectScope(table, effect));
}

/** The event that is replaced does not happen at all (10.10.1.1); each effect replaces it once (10.10.2.3). */
function isReplaced(): boolean {
  rule('10.10.2.3');
  return obeys('10.10.1', '10.10.1.1', '10.2.1.3');
}

/** Who says which replacement comes first: the controller of the card, or the player the event happens to (10.10.2.1, 10.10.2.2). */
function affected(table: EvolveTable, event: EvolveEvent): Seat {
  if (event.type === 'damage') return table.cards[event.to].controller;
  if ('card' in event && event.card >= 0 && rule('10.10.2.1')) {
    const { controller, owner } = table.cards[event.card];
    return controller === NOBODY ? owner : controller;
  }
  return 'seat' in event && rule('10.10.2.2') ? event.seat : table.state.active;
}

function* choose(table: EvolveTable, seat: Seat, choices: readonly EvolveEffect[]): Flow<number> {
  if (seat === NOBODY || !rule('10.10.2')) return 0;
  const options = choices.map((effect) =>
    option('replacement', effect.source, seat, printedPlaceOf(table, effect)),
  );
  const choice = yield* ask({
    seat,
    kind: 'order-replacements',
    options,
    about: choices[0].source,
    amount: choices.length,
    rule: '10.10.2',
  });
  return options.indexOf(choice);
}

/** Which ability of its card it is, for the label; −1 for one that was not printed there. */
function printedPlaceOf(table: EvolveTable, { body, source }: EvolveEffect): number {
  if (body.kind !== 'held') return -1;
  return body.ref.definition === table.cards[source].definition ? body.ref.index : -1;
}

/**
 * Two events that are one thing, as to be destroyed and to leave the field: is what replaces the second one applied
 * first? The player whom both happen to says so, if either can be replaced (10.10.2).
 */
export function* isReplacedFirst(
  table: EvolveTable,
  first: EvolveEvent,
  second: EvolveEvent,
): Flow<boolean> {
  const [ofFirst, ofSecond] = [replacementsOf(table, first), replacementsOf(table, second)];
  if (ofFirst.length === 0 || ofSecond.length === 0) return false;
  const chosen = yield* choose(table, affected(table, first), [...ofFirst, ...ofSecond]);
  return chosen >= ofFirst.length;
}
