import type { Ability, Deed } from '@lianhuan/sanguozhi';
import { countOf, TYPICAL_COUNT } from './counts.ts';
import { keywordValue, lastingValue } from './lasting-worth.ts';
import { areaOf, HARM, partySign, sideSign } from './sides.ts';

/** How often a condition holds that is not looked at. */
const LIKELY = 0.6;

/** What things are worth, in 粮草. */
const GRAIN = 0.8;
const CARD = 2.2;
const GENERAL = 6;
const OTHER_CARD = 3;

/** What carrying out a deed is worth to the player whose card it is, in 粮草, as a rule of thumb. */
export function effectValue(deed: Deed): number {
  switch (deed.kind) {
    case 'after':
      return effectValue(deed.first) + effectValue(deed.next);
    case 'lethal-then':
    case 'destroy-then':
      return effectValue(deed.deal) + effectValue(deed.next) / 2;
    case 'lethal-instead':
      return effectValue(deed.deal);
    case 'steps':
      return deed.steps.reduce((sum, step) => sum + effectValue(step), 0);
    case 'optional':
      return Math.max(0, effectValue(deed.deed)) * (partySign(deed.who) > 0 ? 1 : 0.3);
    case 'conditional':
      return (
        LIKELY * effectValue(deed.deed) +
        (deed.otherwise === null ? 0 : (1 - LIKELY) * effectValue(deed.otherwise))
      );
    case 'each':
      return TYPICAL_COUNT * effectValue(deed.deed);
    case 'where-x':
      return effectValue(deed.deed);
    case 'modes':
      return bestMode(deed.modes, partySign(deed.who));
    case 'begin':
      return lastingValue(deed.word);
    case 'delayed':
      return 0.7 * effectValue(deed.deed);
    default:
      return simpleValue(deed);
  }
}

function bestMode(modes: readonly Deed[], sign: number): number {
  const values = modes.map(effectValue);
  return sign > 0 ? Math.max(...values) : Math.min(...values);
}

/** A deed that is made of no other. */
function simpleValue(deed: Deed): number {
  switch (deed.kind) {
    case 'damage':
      return damageValue(deed);
    case 'share-damage':
      return -sideSign(deed.to, HARM) * 1.3 * Math.min(4, countOf(deed.amount));
    case 'grain':
      return grainValue(deed);
    case 'pay':
      return -partySign(deed.who) * GRAIN * countOf(deed.amount);
    case 'draw':
      return partySign(deed.who) * CARD * countOf(deed.amount);
    case 'fetch':
      return partySign(deed.who) * (CARD + 0.3) * deed.count;
    case 'discard':
      return discardValue(deed);
    case 'destroy':
    case 'destroy-instead':
      return -sideSign(deed.what, HARM) * areaOf(deed.what) * GENERAL;
    case 'sacrifice':
      return -partySign(deed.who) * 3;
    case 'send':
      return sendValue(deed);
    case 'place-general':
      return GENERAL - 2;
    case 'turn':
      return turnValue(deed);
    case 'control':
      return GENERAL + 3;
    case 'heal':
      return 0.7 * (deed.amount === 'all' ? TYPICAL_COUNT : countOf(deed.amount));
    case 'extra-time':
      return { combat: 4, prepare: 2, turn: 9, draw: 2 }[deed.what];
    case 'win':
      return 1000;
    default:
      return FLAT[deed.kind] ?? OTHER_DEED;
  }
}

/** A deed that nothing here speaks of. */
const OTHER_DEED = 1;

/** Deeds whose worth does not hang on their words, where it is another than that of any deed. */
const FLAT: Partial<Readonly<Record<Deed['kind'], number>>> = {
  mill: 0.4,
  duel: 3,
  'attack-by-effect': 3,
  swap: 0.5,
  'move-slot': 0.5,
  'restore-main': 1.5,
  equip: OTHER_CARD,
  'leave-combat': 1.5,
  'lay-troop': 2.5,
  'swap-zones': 0.5,
  'swap-troops': 0.3,
  piles: CARD,
  save: 3,
  choose: 0,
};

function damageValue({ to, amount }: Extract<Deed, { kind: 'damage' }>): number {
  if (to.kind === 'players') return -partySign(to.who) * countOf(amount);
  // To kill is worth more than to hurt, and 3 points kill about half of all generals.
  return -sideSign(to, HARM) * areaOf(to) * 1.3 * Math.min(4, countOf(amount));
}

function grainValue({ who, how, amount, cap }: Extract<Deed, { kind: 'grain' }>): number {
  const sign = how === 'subtract' ? -1 : 1;
  return partySign(who) * sign * countOf(amount) * GRAIN * (cap ? 0.3 : 1);
}

function discardValue({ who, amount }: Extract<Deed, { kind: 'discard' }>): number {
  if (amount === 'any') return 0;
  const count = amount === 'all' ? 3 : countOf(amount);
  // One's own worst card, or one the opponent would rather keep.
  return partySign(who) > 0 ? -1.1 * count : 1.6 * count;
}

function sendValue({ what, to }: Extract<Deed, { kind: 'send' }>): number {
  if (what === null) return 1;
  if (what.kind !== 'selection') return to === 'hand' || to === 'add-to-hand' ? 0.5 : 0;
  const sign = sideSign(what, HARM);
  const area = areaOf(what);
  if (sign < 0) return area * (to === 'hand' ? 3.5 : 5);
  return to === 'hand' || to === 'add-to-hand' ? CARD * area : -1 * area;
}

function turnValue({ what, to }: Extract<Deed, { kind: 'turn' }>): number {
  const worth = { 'face-down': -4, flipped: 3, 'face-up': 3, tapped: -1.5, untapped: 1 }[to];
  return sideSign(what, worth) * areaOf(what) * worth;
}

/** What it is worth to hold an ability for the rest of a game, or once where it works only once. */
export function abilityValue({ body, conditions, limit }: Ability): number {
  const share = conditions.length === 0 ? 1 : LIKELY;
  switch (body.kind) {
    case 'keyword':
      return keywordValue(body);
    case 'activated': {
      const cost = body.cost === null ? 0 : effectValue(body.cost);
      return share * (limit > 0 || body.symbol === 'tap' ? 1.5 : 1) * gain(body.effect, cost);
    }
    case 'triggered':
      return share * (body.times === 'once' ? 1 : 1.3) * effectValue(body.effect);
    case 'spell':
      return effectValue(body.effect);
    case 'static':
      return share * lastingValue(body.word);
    case 'stay':
      return 0;
  }
}

function gain(effect: Deed, cost: number): number {
  return Math.max(0, effectValue(effect) + cost);
}
