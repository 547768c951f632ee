import type { Speaker, Voice } from '@lianhuan/cardtext';
import type { Cards, Doer, Players } from '../nodes/index.ts';
import { isPlural, whose } from './english.ts';
import type { Side } from './vocabulary.ts';

/** How the English of deeds agrees with who does them and with how many they are done to. */

/** Is it what somebody may do, so that words with another subject need a verb in front? */
export function isOffered(voice: Voice): boolean {
  return voice === 'you may' || voice === 'they may';
}

/** "this follower gets", "your other followers get", "(you may) have it get". */
export function they(
  who: Cards | Doer,
  say: Speaker,
  single: string,
  several: string,
  voice: Voice = 'you',
): string {
  const subject = say(who, 'you');
  if (isOffered(voice)) return `have ${subject} ${several}`;
  return `${subject === 'them' ? 'they' : subject} ${isPlural(who) ? several : single}`;
}

/** "the opponent", "you": whose number it is, as somebody who gains or loses. */
export function holderOf(side: Side): string {
  return side === 'both' ? 'each player' : PLAYERS[side];
}

/** Whose number it is: of whoever does it where nobody is named. */
export function theirs(side: Side | null, voice: Voice): string {
  if (side !== null) return side === 'both' ? 'each player’s' : whose(side);
  return voice === 'you' || voice === 'you may' ? 'your' : 'their';
}

const PLAYERS: Readonly<Record<Side, string>> = {
  own: 'you',
  enemy: 'the opponent',
  both: 'players',
  self: 'they',
};

/** "you", "the opponent", "players". */
export function playersCalled({ side }: Players): string {
  return PLAYERS[side];
}

/** Who did it, for triggers: "you draw", "the opponent draws", "a player draws". */
export function somebody(side: Side, plain: string, third = `${plain}s`): string {
  switch (side) {
    case 'own':
      return `you ${plain}`;
    case 'enemy':
      return `the opponent ${third}`;
    case 'both':
    case 'self':
      return `a player ${third}`;
  }
}
