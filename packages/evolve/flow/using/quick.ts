import type { CardId, Flow, Option, Seat } from '@lianhuan/kernel';
import { askOpenly, NO_CARD, option, SURRENDER } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import { happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { cardsIn, type EvolveTable } from '../../table/table.ts';
import { surrender } from '../game/ending.ts';
import { mayRepeat } from '../game/loops.ts';
import { fieldOf } from '../moving/moves.ts';
import { checkTiming } from '../state-checks/check-timing.ts';
import { activatedOf, obstacleToAbility, obstacleToUse, type Window } from './legal.ts';
import { sharingTries } from './trial.ts';
import { useAbility, useCard } from './use.ts';

/** The windows in which a player may use 快速 in the other player's turn (7.4.4, 8.4.7, 12.3.4). */

/** An option for each card and each activated ability that the player may use now. */
export function usableNow(table: EvolveTable, seat: Seat, window: Window): Option[] {
  return sharingTries(() => allUsable(table, seat, window));
}

function allUsable(table: EvolveTable, seat: Seat, window: Window): Option[] {
  const options: Option[] = [];
  const answers = window === 'quick' && table.state.attack !== null;
  if (answers) obeys('8.4.7.1.1', '8.4.7.1.2');
  for (const zone of ['hand', 'extra'] as const) {
    for (const card of cardsIn(table, seat, zone)) {
      if (obstacleToUse(table, seat, card, window) === null) {
        options.push(option('use' satisfies Verb, card, seat));
      }
    }
  }
  for (const card of fieldOf(table, seat)) {
    for (const one of activatedOf(table, card)) {
      if (obstacleToAbility(table, seat, card, one, window) === null) {
        options.push(option('ability' satisfies Verb, card, seat, one.place));
      }
    }
  }
  return options;
}

/** Uses the card or the ability of that option; gives false if its user takes it back or it cannot be used after all. */
export function* usePicked(
  table: EvolveTable,
  { verb, card, seat, amount }: Option,
): Flow<boolean> {
  if (verb === 'use') return yield* useCard(table, seat, card);
  const one = activatedOf(table, card as CardId).find(({ place }) => place === amount);
  return one !== undefined && (yield* useAbility(table, seat, card, one));
}

/**
 * The player uses one thing after the other until they pass. They are asked even where nothing can be used, so that
 * the other player does not learn that.
 */
export function* quickWindow(table: EvolveTable, seat: Seat): Flow {
  for (let times = 0; table.outcome === null; times++) {
    const attacked = table.state.attack !== null;
    const usable = mayRepeat(times) ? usableNow(table, seat, 'quick') : [];
    if (attacked && usable.length > 0) rule('8.4.7.1.3');
    const choice = yield* askOpenly({
      seat,
      kind: 'quick' satisfies Prompt,
      options: [
        option('pass' satisfies Verb, NO_CARD, seat),
        ...usable,
        option(SURRENDER, NO_CARD, seat),
      ],
      about: table.state.attack?.attacker.card ?? NO_CARD,
      rule: attacked ? '8.4.7' : '7.4.4',
    });
    if (choice.verb === SURRENDER) return yield* surrender(table, seat);
    if (choice.verb === 'pass') {
      yield* happen(table, { type: 'pass', seat });
      return;
    }
    const used = yield* usePicked(table, choice);
    if (!used) continue;
    // After each use comes a check timing, then the player is asked again (7.4.5, 8.4.8).
    if (attacked ? rule('8.4.8') : rule('7.4.5')) yield* checkTiming(table);
  }
}
