import {
  type CardId,
  type Flow,
  type MoveEvent,
  moveTo,
  OFFER_DRAW,
  type Option,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { abilitiesOf } from '../../effects/derivation.ts';
import { forbidden, happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { slotCount } from '../../table/limits.ts';
import { cardsIn, generalsOf, printed, type SanguozhiTable } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { mayOfferDraw } from '../game/draw-offer.ts';
import { eventOptions, eventUses, isEventVerb, launchEvent } from '../kinds/event-cards.ts';
import { actFormation, formationOptions, isFormationVerb } from '../kinds/formations.ts';
import { talliesOf } from '../kinds/tallies.ts';
import { actTroops, isTroopVerb, troopOptions } from '../kinds/troops.ts';
import { chainIsEmpty } from '../using/chain.ts';
import {
  abilityOptions,
  freeTacticSlots,
  isMainTime,
  ROLE_LIST,
  refuseCovered,
  refuseDeploy,
  refuseFlip,
  refuseTactic,
  refuseTreasure,
} from '../using/legal.ts';
import { activate, deploy, flip, type Used, useTactic, useTreasure } from '../using/use.ts';

/** What a player with 行动权 may do (115.1). */
export function actionOptions(table: SanguozhiTable, seat: Seat): Option[] {
  rule('115.1');
  const options: Option[] = [option('pass', undefined, seat)];
  // No action lets a player move cards between zones or slots at will.
  obeys('204.2a', '300.6');
  const main = isMainTime(table, seat);
  addTactics(table, seat, options);
  if (chainIsEmpty(table) || !rule('115.1b')) addFlips(table, seat, options);
  for (const found of abilityOptions(table, seat)) options.push(found);
  for (const found of eventUses(table, seat)) options.push(found);
  if (main || !obeys('115.1c', '605.3', '500.1a', '801.2a')) addDeployments(table, seat, options);
  if (main || !obeys('115.1c', '605.3', '502.3')) addTreasures(table, seat, options);
  if (main || !obeys('115.1e', '605.3')) addSpecialActions(table, seat, options);
  // A player with 行动权 can surrender whatever waits in the chain, and whoever's turn it is.
  if (rule('305.7f')) options.push(option('surrender', undefined, seat));
  if (mayOfferDraw(table, seat)) options.push(option(OFFER_DRAW, undefined, seat));
  return options;
}

function addTactics(table: SanguozhiTable, seat: Seat, options: Option[]): void {
  // A tactic that was set lies in its slot until it is used.
  rule('501.2');
  for (const card of cardsIn(table, seat, 'hand')) {
    if (printed(table, card).kind === 'tactic' && refuseTactic(table, seat, card) === null) {
      options.push(option('tactic', card, seat));
    }
  }
  for (const card of cardsIn(table, seat, 'tactics')) {
    if (table.cards[card].faceDown && refuseTactic(table, seat, card) === null) {
      options.push(option('tactic', card, seat));
    }
  }
}

/** 翻转 with a 虎符 (500.1f, 113.1c). */
function addFlips(table: SanguozhiTable, seat: Seat, options: Option[]): void {
  if (talliesOf(table, seat).length === 0 && obeys('113.1c', '500.1f', '701.2h')) return;
  for (const card of generalsOf(table, seat)) {
    if (table.cards[card].faceDown && refuseFlip(table, seat, card) === null) {
      options.push(option('flip', card, seat));
    }
  }
}

function addDeployments(table: SanguozhiTable, seat: Seat, options: Option[]): void {
  for (const card of cardsIn(table, seat, 'hand')) {
    if (printed(table, card).kind !== 'general') continue;
    ROLE_LIST.forEach((role, place) => {
      if (slotCount(table, seat, role) === 0) return;
      if (refuseDeploy(table, seat, card, role) === null) {
        options.push(option('deploy', card, seat, place));
      }
      if (refuseCovered(table, seat, card, role) === null && rule('500.1d')) {
        options.push(option('cover', card, seat, place));
      }
    });
  }
}

function addTreasures(table: SanguozhiTable, seat: Seat, options: Option[]): void {
  const bearers = generalsOf(table, seat);
  for (const card of cardsIn(table, seat, 'hand')) {
    if (printed(table, card).kind !== 'treasure') continue;
    if (bearers.some((bearer) => refuseTreasure(table, seat, card, bearer) === null)) {
      options.push(option('treasure', card, seat));
    }
  }
}

/** 特殊动作 (114.2): after one its player has 行动权 again (114.3). */
function addSpecialActions(table: SanguozhiTable, seat: Seat, options: Option[]): void {
  for (const found of troopOptions(table, seat)) options.push(found);
  if (freeTacticSlots(table, seat) > 0) {
    for (const card of cardsIn(table, seat, 'hand')) {
      if (printed(table, card).kind !== 'tactic') continue;
      if (forbidden(table, setting(table, seat, card)) === null && obeys('114.2c', '501.1')) {
        options.push(option('set-tactic', card, seat));
      }
    }
  }
  for (const found of formationOptions(table, seat)) options.push(found);
  for (const found of eventOptions(table, seat)) options.push(found);
}

/**
 * What came of an action: `used` something in the chain, a `special` action, or it was taken back;
 * `failed` where it was paid for in vain.
 */
export type Acted = 'used' | 'special' | 'cancelled' | 'failed';

/** Carries out the option picked with 行动权. */
export function* act(table: SanguozhiTable, choice: Option, seat: Seat): Flow<Acted> {
  const { card, amount, verb } = choice;
  switch (verb) {
    case 'deploy':
      return used(yield* deploy(table, seat, card, ROLE_LIST[amount], false));
    case 'cover':
      return used(yield* deploy(table, seat, card, ROLE_LIST[amount], true));
    case 'flip':
      return used(yield* flip(table, seat, card));
    case 'tactic':
      return used(yield* useTactic(table, seat, card));
    case 'treasure':
      return used(yield* useTreasure(table, seat, card, generalsOf(table, seat)));
    case 'activate':
      return used(yield* activate(table, seat, card, abilitiesOf(table, card)[amount]));
    case 'set-tactic':
      yield* setTactic(table, seat, card);
      return 'special';
  }
  if (isTroopVerb(verb)) return special(yield* actTroops(table, seat, choice));
  if (isFormationVerb(verb)) return special(yield* actFormation(table, seat, choice));
  if (isEventVerb(verb)) return special(yield* launchEvent(table, seat, choice));
  throw new Error(`no such thing with 行动权: ${verb}`);
}

function used(done: Used): Acted {
  if (done === 'failed') return done;
  return done ? 'used' : 'cancelled';
}

/** A special action has happened already: it does not enter the chain (114.1). */
function special(done: boolean): Acted {
  rule('114.1');
  return done ? 'special' : 'cancelled';
}

/** The move by which a tactic is laid face down (501.1). */
function setting(table: SanguozhiTable, seat: Seat, card: CardId): MoveEvent {
  return { ...moveTo(table, card, of(seat, 'tactics')), faceDown: true };
}

/** A tactic is laid face down and tapped (501.1). */
function* setTactic(table: SanguozhiTable, seat: Seat, card: CardId): Flow {
  yield* happen(table, setting(table, seat, card));
  // The player who set a tactic may still look at it.
  rule('204.2b');
  if (rule('501.1')) yield* happen(table, { type: 'tap', card, tapped: true });
}
