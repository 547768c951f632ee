import { THINKING } from '@lianhuan/bots';
import { endsByWord, type Match, type Option, type Seat } from '@lianhuan/kernel';
import { library, type SanguozhiTable } from '@lianhuan/sanguozhi';
import { type Composer, Draws, openScenario } from './composer.ts';

// Positions of 三国智: a few generals on each side, and in one's own hand a card or two that help an attack.

const CARDS = library();
const GENERALS = CARDS.filter(({ kind }) => kind === 'general');
/** Cards that say something of what attacks and damage come to; the others would lie idle in most positions. */
const HELPFUL = CARDS.filter(
  ({ kind, text }) =>
    (kind === 'tactic' || kind === 'treasure') &&
    /攻[+-]|造成|-[0-9X]粮|横置|重置|不能防守|不能进攻|额外|具有/.test(text),
);

/** Enough for every general. */
const TROOPS = '步军大营, 弓军大营, 骑军大营, 骑军大营, 幕府, 幕府';
/** Nobody draws, but whoever has no card left could not. */
const DECK = '赵云 x6';
/** So often it is tried at random. */
const TRIES = 10;
/** More than a few attackers can take. */
const PLENTY = 40;
const MOST = 30;

export const composeSanguozhi: Composer = (seed) => {
  const draws = new Draws(seed);
  const all = draws.some(GENERALS, 6);
  const own = all.splice(0, 2 + draws.below(2));
  const theirs = all.splice(0, draws.below(3));
  const hand = draws.some(HELPFUL, 2 + draws.below(2));
  const grain = 3 + draws.below(8);
  const open = (left: number): Match =>
    openScenario(
      'sanguozhi',
      [
        'game: sanguozhi',
        'title: 残局',
        'rules: [116.5]',
        'setup:',
        `  A: { 粮草: ${grain}, 手牌: ${names(hand)}, 副将: ${names(own)}, 兵权: [${TROOPS}], 卡组: [${DECK}] }`,
        `  B: { 粮草: ${left}, 副将: ${names(theirs)}, 兵权: [${TROOPS}], 卡组: [${DECK}] }`,
        'plays: []',
        '',
      ].join('\n'),
    );
  const plain = open(PLENTY);
  if (!plain.idle || plain.pending[0].seat !== 0) return null;
  const least = PLENTY - grainLeft(attackedByAll(plain)) + 1;
  const tries = Array.from({ length: TRIES }, () => isWonAtRandom(open(least), draws));
  return tries.some(Boolean) ? { seat: ME, least, most: MOST, open } : null;
};

function names(cards: readonly { readonly name: string }[]): string {
  return `[${cards.map(({ name }) => name).join(', ')}]`;
}

/** What everybody thinks of first: all attack, and nothing else is done. */
function attackedByAll(match: Match): Match {
  const { turns } = THINKING.sanguozhi;
  const turn = turns(match);
  while (match.outcome === null && turns(match) === turn) {
    const [{ seat, options }] = match.pending;
    const index = (verb: string) => options.findIndex((option) => option.verb === verb);
    const wanted = [seat === ME ? index('attack') : -1, index('pass'), index('done'), 0];
    match.answer(seat, wanted.find((one) => one >= 0) ?? 0);
  }
  return match;
}

/** What is drawn from: not what wins nothing in the turn, and not giving up. */
function isUseful({ verb }: Option): boolean {
  return !endsByWord(verb) && !THINKING.sanguozhi.lateVerbs.includes(verb);
}

/** Is the turn won where all attack and everything else is done at random? Most positions are not worth a search. */
function isWonAtRandom(match: Match, draws: Draws): boolean {
  const { turns } = THINKING.sanguozhi;
  const turn = turns(match);
  while (match.outcome === null && turns(match) === turn) {
    const [{ seat, options }] = match.pending;
    const attack = seat === ME ? options.findIndex(({ verb }) => verb === 'attack') : -1;
    const among = [...options.keys()].filter((index) => isUseful(options[index]));
    match.answer(seat, attack >= 0 ? attack : (among[draws.below(among.length)] ?? 0));
  }
  return match.outcome?.winners.length === 1 && match.outcome.winners[0] === ME;
}

const ME = 0 as Seat;
const THEM = 1 as Seat;

function grainLeft({ table }: Match): number {
  return (table as unknown as SanguozhiTable).state.players[THEM].grain;
}
