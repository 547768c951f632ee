import { cachedByObject } from '@lianhuan/kernel';
import type { CardDefinition, Deed, Lasting, Selection, Victims } from '@lianhuan/sanguozhi';
import { countOf } from './counts.ts';
import { sideOf } from './sides.ts';

/** What card text does to those it has its player pick. */

/** One pick: whose cards it is for, and what becomes of them. */
export interface PickEffect {
  readonly how: Selection['how'];
  /** Null where both sides' cards can be picked. */
  readonly side: 'own' | 'enemy' | null;
  /** Above 0 where it does them good, below 0 where it harms them. */
  good: number;
  /** Points of damage among it. */
  damage: number;
}

/** All picks of a card's text, in reading order. */
export const pickEffectsOf = cachedByObject(gatherAims);

function gatherAims({ abilities }: CardDefinition): readonly PickEffect[] {
  const aims: PickEffect[] = [];
  for (const { body } of abilities) {
    if (body.kind === 'activated' && body.cost !== null) gather(body.cost, aims);
    if ('effect' in body) gather(body.effect, aims);
    if (body.kind === 'static') gatherWord(body.word, aims);
  }
  return aims;
}

function gather(deed: Deed, aims: PickEffect[]): void {
  switch (deed.kind) {
    case 'after':
      gather(deed.first, aims);
      gather(deed.next, aims);
      return;
    case 'lethal-then':
    case 'destroy-then':
      gather(deed.deal, aims);
      gather(deed.next, aims);
      return;
    case 'lethal-instead':
      return gather(deed.deal, aims);
    case 'steps':
      for (const step of deed.steps) gather(step, aims);
      return;
    case 'modes':
      for (const mode of deed.modes) gather(mode, aims);
      return;
    case 'optional':
    case 'each':
    case 'where-x':
    case 'delayed':
      return gather(deed.deed, aims);
    case 'conditional':
      gather(deed.deed, aims);
      if (deed.otherwise !== null) gather(deed.otherwise, aims);
      return;
    case 'begin':
      return gatherWord(deed.word, aims);
    case 'damage':
    case 'share-damage':
      return aim(deed.to, -1, aims, countOf(deed.amount));
    case 'duel':
      aim(deed.one, 1, aims);
      return aim(deed.other, -1, aims);
    case 'counters':
      if (deed.to !== null) aim(deed.to, deed.how === 'add' ? 1 : -1, aims);
      return;
    case 'swap':
      aim(deed.one, -0.1, aims);
      return aim(deed.other, 0.1, aims);
    case 'swap-troops':
      aim(deed.one, -0.1, aims);
      return aim(deed.other, 0.1, aims);
    case 'equip':
      aim(deed.what, 1, aims);
      return aim(deed.to, 1, aims);
    case 'send':
      if (deed.what !== null) aim(deed.what, sendGood(deed.what, deed.to), aims);
      return;
    case 'turn': {
      const bad = deed.to === 'face-down' || deed.to === 'tapped';
      return aim(deed.what, bad ? -1 : 1, aims);
    }
    case 'destroy':
    case 'destroy-instead':
    case 'sacrifice':
    case 'control':
      return aim(deed.what, -1, aims);
    case 'heal':
    case 'save':
    case 'place-general':
    case 'lay-troop':
    case 'retarget':
      return aim(deed.what, 1, aims);
    case 'choose':
      return aim(deed.what, 0, aims);
  }
}

/** Out of play it is a loss, into the hand from elsewhere a gain. */
function sendGood(what: Victims, to: string): number {
  if (what.kind !== 'selection') return to === 'hand' ? -0.5 : -1;
  const place = placeOf(what.filter);
  if (place === 'graveyard' || place === 'deck') return to === 'removed' ? -1 : 1;
  return -1;
}

function placeOf(filter: Selection['filter']): string | null {
  switch (filter.kind) {
    case 'in-place':
      return filter.place;
    case 'of-side':
    case 'other':
    case 'qualified':
      return placeOf(filter.of);
    default:
      return null;
  }
}

function gatherWord(word: Lasting, aims: PickEffect[]): void {
  switch (word.kind) {
    case 'stat-change':
      return aim(word.who, word.how === 'subtract' ? -1 : 1, aims);
    case 'loses':
    case 'must':
    case 'combat-cost':
      return aim(word.who, -1, aims);
    case 'cannot':
      return aim(word.who, GUARDING.has(word.ban) ? 1 : -1, aims);
    case 'needs-change':
      return aim(word.who, -word.amount, aims);
    case 'damage-change':
      if (word.to !== null) aim(word.to, word.how === 'add' ? -1 : 1, aims);
      return;
    case 'redirect':
      aim(word.from, 1, aims);
      return aim(word.to, -1, aims);
    case 'while':
      for (const one of word.words) gatherWord(one, aims);
      return;
    case 'where-lasting':
      return gatherWord(word.word, aims);
    case 'grants':
    case 'arm-change':
    case 'faction-change':
    case 'trait-change':
    case 'ignores-needs':
    case 'permission':
    case 'instead':
    case 'survives':
    case 'survives-for':
    case 'together':
    case 'stat-swap':
      return aim(word.who, 1, aims);
  }
}

const GUARDING: ReadonlySet<string> = new Set(['target', 'destroy', 'control', 'damage', 'cover']);

/** Notes what becomes of a pick; 该 is the pick before. */
function aim(victims: Victims, good: number, aims: PickEffect[], damage = 0): void {
  if (victims.kind === 'selection') {
    aims.push({ how: victims.how, side: sideOf(victims.filter), good, damage });
  } else if (victims.kind === 'that') {
    const last = aims.at(-1);
    if (last) {
      last.good += good;
      last.damage += damage;
    }
  }
}
