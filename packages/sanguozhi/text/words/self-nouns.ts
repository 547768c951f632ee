import type { SelfNoun } from '../reading/terms.ts';
import type { CardNoun } from '../reading/vocabulary.ts';

/** What a card is called behind 该 that was spoken of by this noun: 该将领 of an 军师. */
export function sanguozhiNoun(noun: CardNoun): SelfNoun {
  switch (noun) {
    case 'general':
    case 'main':
    case 'adviser':
    case 'deputy':
    case 'entering-general':
    case 'flipping-general':
      return 'general';
    case 'tactic':
    case 'used-tactic':
      return 'tactic';
    case 'treasure':
    case 'weapon':
    case 'armour':
    case 'ornament':
    case 'mount':
    case 'used-treasure':
      return 'treasure';
    case 'troop':
    case 'formation':
    case 'event':
      return noun;
    case 'card':
    case 'effect':
    case 'tap-effect':
    case 'ordinary-effect':
    case 'swift-effect':
      return 'card';
  }
}
