import type { Ability, Condition, Deed } from '@lianhuan/minxin';
import type { Stage } from './game-stage.ts';

/** What X comes to where the text has to be read without a table. */
const TYPICAL_COUNT = 2;
/** How often a condition holds that is not looked at. */
const LIKELY = 0.6;
/** What hurts one other player is worth less than what helps oneself. */
const HARM_ONE = 0.5;
/** What hurts all others, however many. */
const HARM_ALL = 0.8;

/** What carrying out a deed is worth to the player of the card, in 民心, as a rule of thumb. */
export function deedValue(deed: Deed, stage: Stage): number {
  switch (deed.kind) {
    case 'sequence':
    case 'sentences':
      return deed.steps.reduce((sum, step) => sum + deedValue(step, stage), 0);
    case 'then':
      return deedValue(deed.deed, stage);
    case 'by':
      return deedValue(deed.deed, stage) * shareOf(deed.who);
    case 'may':
      return Math.max(0, deedValue(deed.deed, stage)) * shareOf(deed.who);
    case 'if-done':
      return deedValue(deed.deed, stage) + deedValue(deed.so, stage);
    case 'if':
      return ifValue(deed.condition, deed.deed, deed.otherwise, stage);
    case 'choose':
      return Math.max(...deed.options.map((option) => deedValue(option, stage)));
    case 'they-choose': {
      const values = deed.options.map((option) => deedValue(option, stage));
      return Math.max(...values) * shareOf(deed.who);
    }
    case 'for-each':
      return deedValue(deed.deed, stage) * TYPICAL_COUNT;
    case 'where':
      return deedValue(deed.deed, stage);
    case 'gain':
      return (deed.sign === '+' ? 1 : -1) * numberOf(deed.amount) * stage[deed.resource];
    case 'costs':
      return deed.steps.reduce((sum, step) => sum + deedValue(step, stage), 0);
    case 'pay':
      return -deed.amount * stage[deed.resource];
    case 'draw':
      return numberOf(deed.count) * stage.draw;
    case 'seize':
      return numberOf(deed.amount) * (1 + HARM_ONE);
    case 'pouches':
      return deed.count * stage.pouch;
    case 'discard':
      // Often a card that was no use is at hand.
      return deed.upTo ? 0 : -0.7 * likelyOf(deed.count);
    case 'exile':
      if (deed.what.kind === 'that-card') return 0;
      return exileValue(deed.what.from, likelyOf(deed.what.count), stage);
    case 'exile-this':
      return 0;
    case 'put':
      return 0.9;
    case 'recruit':
      return 0.8 + 0.5 * (deed.what.filter?.cost ?? 0);
    case 'rout-range':
      return 0.5 * numberOf(deed.range);
    case 'rout-card':
      return 2.5;
    case 'tap':
      return 0.8;
    case 'target-cost':
      return 0.3;
    case 'reveal-event':
      return 0.1;
    case 'show-top':
      return deedValue(deed.deed, stage) * 0.5;
    case 'play-card':
      return 1.5;
    case 'give':
      return -numberOf(deed.amount);
    case 'delayed':
      return 0.6 * deedValue(deed.effect, stage);
    case 'begin':
      return 0.7;
    case 'prevent':
      return 0.5;
  }
}

/** Of what a deed is worth to who does it, how much that is to the player of the card. */
function shareOf(who: Extract<Deed, { kind: 'by' }>['who']): number {
  switch (who) {
    case 'you':
      return 1;
    case 'each':
      return 1 - HARM_ALL;
    case 'others':
      return -HARM_ALL;
    case 'target':
    case 'payer':
    case 'that':
    case 'right':
    case 'next':
      return -HARM_ONE;
    case 'most':
    case 'least':
      return 0;
  }
}

function ifValue(condition: Condition, deed: Deed, otherwise: Deed | null, stage: Stage): number {
  const likely = condition.kind === 'own-turn' && condition.own ? 1 : LIKELY;
  const value = deedValue(deed, stage) * likely;
  return otherwise === null ? value : value + deedValue(otherwise, stage) * (1 - likely);
}

/** Exiling one's own weak cards is worth something; in the row it only takes from the others. */
function exileValue(from: string, count: number, stage: Stage): number {
  return from === 'row' || from === 'around' ? 0.3 : count * stage.exile;
}

/** How many cards the words will take, as far as one can tell without a table. */
function likelyOf(count: number | 'any' | 'all'): number {
  return typeof count === 'number' ? count : TYPICAL_COUNT;
}

function numberOf(amount: number | 'X' | 'all'): number {
  return typeof amount === 'string' ? TYPICAL_COUNT : amount;
}

/** What an ability is worth each time the card is played; of a card that stays, each turn. */
export function abilityValue(ability: Ability, stage: Stage): number {
  switch (ability.timing) {
    case 'enter':
    case 'draw-phase':
    case 'end-of-play':
      return Math.max(0, deedValue(ability.effect, stage));
    case 'prepare':
      return deedValue(ability.effect, stage);
    case 'edict':
    case 'limited':
      return Math.max(0, deedValue(ability.effect, stage) + costValue(ability.cost, stage));
    case 'trigger':
      return 0.6 * deedValue(ability.effect, stage);
    case 'static':
      return 0.5;
    case 'reward':
    case 'breach':
    case 'reveal':
    case 'recruitable':
      return 0;
  }
}

/** What is paid for an effect, below 0; null costs nothing. */
function costValue(cost: Deed | null, stage: Stage): number {
  return cost === null ? 0 : deedValue(cost, stage);
}
