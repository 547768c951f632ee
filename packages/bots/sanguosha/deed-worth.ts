import type { nodes } from '@lianhuan/sanguosha';
import { worthToTarget } from './worth.ts';

/** What deeds are worth, in cards: to whoever does them, and to those whom they are done to, read from their words. */

/** Who gains by it: 你, or the characters that it names or chooses besides (其 from then on). */
export interface DeedWorth {
  readonly own: number;
  readonly chosen: number;
}

const NOTHING: DeedWorth = { own: 0, chosen: 0 };
/** Words that nothing better is known of: whoever wrote a skill meant it to be of use. */
const OF_SOME_USE = 0.8;

type Side = keyof DeedWorth;

/** What a deed is worth to both. @param by which of them does it */
export function deedWorth(deed: nodes.Deed, by: Side = 'own'): DeedWorth {
  const mine = (worth: number) => worthFor(by, worth);
  const theirs = (whom: nodes.CharacterNoun, worth: number, own: number) =>
    together(worthFor(isSelf(whom) ? 'own' : 'chosen', worth), mine(own));
  const parts = (...deeds: readonly nodes.Deed[]) =>
    deeds.map((one) => deedWorth(one, by)).reduce(together, NOTHING);
  switch (deed.kind) {
    case 'draw':
      return mine(1.6 * amountOf(deed.count));
    case 'draw-up':
      return mine(3);
    case 'recover':
      return mine(3.5 * amountOf(deed.amount));
    case 'recover-to':
      return mine(4);
    case 'lose-hp':
      return mine(-3.5 * amountOf(deed.amount));
    case 'suffer':
      return mine(-3 * amountOf(deed.amount));
    case 'damage':
      return theirs(deed.to, -3 * amountOf(deed.amount), 1);
    case 'transfer-damage':
      return theirs(deed.to, -3, 3);
    case 'change-max-hp':
      return mine(deed.sign === '+' ? 3 : -3);
    case 'discard':
      return cardsLost(deed.what, 0, by);
    case 'obtain':
      return cardsLost(deed.what, 1.5, by);
    case 'give':
      return theirs(deed.to, 1.5 * cardsOf(deed.what), -0.5 * cardsOf(deed.what));
    case 'install':
      return theirs(deed.to, 1.5, isEquipped(deed.what) ? -2.5 : -0.5);
    case 'put-on-general':
      return mine(deed.inGranary ? 0.4 : OF_SOME_USE);
    case 'use-as':
      return deed.to === null ? mine(OF_SOME_USE) : theirs(deed.to, worthToTarget(deed.face), 1.5);
    case 'invalidate':
      return deed.whom === null ? mine(OF_SOME_USE) : theirs(deed.whom, 2, 0);
    case 'pindian':
      return theirs(deed.whom, -0.8, 0);
    case 'alternate':
      return together(mine(0.5), { own: 0, chosen: -2 });
    case 'skip':
      return mine(deed.phase === 'play' || deed.phase === 'draw' ? -2.5 : 2);
    case 'change-state':
      return mine(STATE_CHANGES[deed.change]);
    case 'let':
      return deedWorth(deed.deed, isSelf(deed.whom) ? 'own' : 'chosen');
    case 'may-do':
      return mayWorth(deedWorth(deed.deed, isSelf(deed.whom) ? 'own' : 'chosen'));
    case 'sequence':
    case 'sentences':
      return parts(...deed.steps);
    case 'jointly':
      return parts(deed.first, deed.second);
    case 'only-then':
    case 'if-done':
      return parts(deed.deed, deed.so);
    case 'then':
    case 'where':
    case 'later':
    case 'unless-refused':
      return parts(deed.deed);
    case 'if': {
      const { own, chosen } = parts(deed.deed);
      return { own: own / 2, chosen: chosen / 2 };
    }
    case 'choose':
    case 'or-else': {
      const deeds = deed.kind === 'choose' ? deed.options : [deed.deed, deed.otherwise];
      const all = deeds.map((one) => deedWorth(one, by));
      return all.reduce((best, one) => (one[by] > best[by] ? one : best));
    }
    case 'keep-one-each':
      return mine(-2.5);
    case 'remove-general':
      return deed.of === null ? mine(-2) : theirs(deed.of, -3, 0);
    case 'obtain-face':
      return mine(2);
    // Whoever comes in again is a comrade.
    case 'rejoin':
      return theirs(deed.whom, 4, 4);
    case 'begin':
      return mine(deed.word.kind.startsWith('cannot-') ? -1.5 : OF_SOME_USE);
    case 'begin-for':
      return deed.word.kind.startsWith('cannot-') ? theirs(deed.whom, -1.5, 0) : mine(OF_SOME_USE);
    case 'choose-characters':
    case 'show':
    case 'judge':
    case 'name-suit':
      return NOTHING;
    default:
      return mine(OF_SOME_USE);
  }
}

const STATE_CHANGES: Readonly<Record<nodes.ChangeState['change'], number>> = {
  chain: -0.6,
  'toggle-chain': -0.2,
  unchain: 0.6,
  'turn-over': -3,
  stack: -3,
  unstack: 3,
  restore: 1.5,
};

/** What may be left undone does no harm to whoever decides that. */
function mayWorth({ own, chosen }: DeedWorth): DeedWorth {
  return { own: Math.max(0, own), chosen: Math.max(0, chosen) };
}

/** Cards that go: another's, or those of whoever does it. @param kept what each is worth to whoever takes it */
function cardsLost(what: nodes.CardsNoun, kept: number, by: Side): DeedWorth {
  const count = cardsOf(what);
  if (what.kind !== 'some-cards') return worthFor(by, kept);
  if (what.of === null) return worthFor(by, -1.4 * count);
  const loser = isSelf(what.of) ? 'own' : 'chosen';
  return together(worthFor(loser, -1.8 * count), worthFor(by, kept * count));
}

function cardsOf(what: nodes.CardsNoun): number {
  if (what.kind !== 'some-cards') return 1;
  return what.how === 'any' || what.how === 'all' ? 1 : amountOf(what.count);
}

function amountOf(count: number | 'X'): number {
  return count === 'X' ? 2 : count;
}

function worthFor(side: Side, worth: number): DeedWorth {
  return { ...NOTHING, [side]: worth };
}

function isSelf(whom: nodes.CharacterNoun): boolean {
  return whom.kind === 'named-characters' && whom.who === 'you';
}

/** Does it lie before its owner already, where it is worth more than in hand? */
function isEquipped(what: nodes.CardsNoun): boolean {
  return what.kind === 'some-cards' && what.at === 'equipment';
}

function together(one: DeedWorth, other: DeedWorth): DeedWorth {
  return { own: one.own + other.own, chosen: one.chosen + other.chosen };
}
