import type { Speaker } from '@lianhuan/cardtext';
import type { Doer, Filter, Quality, Victims } from './nodes.ts';
import { ARM_TERMS, CORPS_TERMS, FACTION_TERMS, SORT_TERMS } from './terms.ts';
import { TRAITS } from './traits.ts';
import {
  CARD_NOUNS,
  CARD_STATES,
  type CardState,
  PARTIES,
  type Party,
  type Place,
  type Side,
} from './vocabulary.ts';

/** How nouns and players read in English, inside whatever sentence. */

/** "a", or "an" before a vowel. */
export function article(words: string): string {
  return /^[aeiou]/i.test(words) ? `an ${words}` : `a ${words}`;
}

const PLURALS: Readonly<Record<string, string>> = { cavalry: 'cavalry', 'card in hand': 'cards' };

function plural(noun: string): string {
  if (noun in PLURALS) return PLURALS[noun];
  const [head, ...tail] = noun.split(/(?= in | being )/);
  const many =
    head.endsWith('y') && !/[aeiou]y$/.test(head) ? `${head.slice(0, -1)}ies` : `${head}s`;
  return many + tail.join('');
}

/** Where, with whose: "you have in play", "in your hand". */
const WHERE: Readonly<Record<Place, Readonly<Record<Side | 'any', string>>>> = {
  field: {
    own: 'you have in play',
    team: 'your team has in play',
    enemy: 'an opponent has in play',
    that: 'that player has in play',
    controller: 'its controller has in play',
    defender: 'the defending player has in play',
    any: 'in play',
  },
  hand: inThe('hand'),
  deck: inThe('deck'),
  graveyard: inThe('graveyard'),
  ready: { ...inThe('hand or deck'), team: 'in your team’s hands or decks' },
  formation: {
    own: 'in your formation',
    team: 'in your team’s formation',
    enemy: 'in an opponent’s formation',
    that: 'in that player’s formation',
    controller: 'in its controller’s formation',
    defender: 'in the defending player’s formation',
    any: 'in formation',
  },
  chain: {
    own: 'you have in the chain',
    team: 'your team has in the chain',
    enemy: 'an opponent has in the chain',
    that: 'that player has in the chain',
    controller: 'its controller has in the chain',
    defender: 'the defending player has in the chain',
    any: 'in the chain',
  },
};

function inThe(place: string): Readonly<Record<Side | 'any', string>> {
  return {
    own: `in your ${place}`,
    team: `in your team’s ${place}s`,
    enemy: `in an opponent’s ${place}`,
    that: `in that player’s ${place}`,
    controller: `in its controller’s ${place}`,
    defender: `in the defending player’s ${place}`,
    any: `in any ${place}`,
  };
}

const OF_SIDE: Readonly<Record<Side, string>> = {
  own: 'of yours',
  team: 'of your team',
  enemy: 'of an opponent',
  that: 'of that player',
  controller: 'of its controller',
  defender: 'of the defending player',
};

/** Where a side's cards are, in words. */
export function whereIs(side: Side | null, place: Place): string {
  return WHERE[place][side ?? 'any'];
}

/** States that stand before the noun; the others follow it. */
const ADJECTIVES: ReadonlySet<CardState> = new Set<CardState>([
  'tapped',
  'untapped',
  'face-down',
  'face-up',
  'attacking',
  'defending',
  'hurt',
  'defector',
]);

/** The adjective a quality is, or null if it follows the noun. */
export function adjective(quality: Quality): string | null {
  switch (quality.kind) {
    case 'trait':
      return TRAITS[quality.trait].en;
    case 'faction':
      return FACTION_TERMS[quality.faction].en;
    case 'arm':
      return ARM_TERMS[quality.arm].en;
    case 'sort':
      return quality.sort in SORT_TERMS
        ? SORT_TERMS[quality.sort as keyof typeof SORT_TERMS].en
        : CORPS_TERMS[quality.sort as keyof typeof CORPS_TERMS].en;
    case 'state':
      return ADJECTIVES.has(quality.state) ? CARD_STATES[quality.state].en : null;
    default:
      return null;
  }
}

interface Outline {
  noun: string;
  readonly before: string[];
  readonly after: string[];
  side: Side | null;
  place: Place | null;
}

function outline(filter: Filter | null, say: Speaker, found: Outline): Outline {
  if (filter === null) return found;
  switch (filter.kind) {
    case 'of-side':
      found.side = filter.side;
      return outline(filter.of, say, found);
    case 'in-place':
      found.place = filter.place;
      return outline(filter.of, say, found);
    case 'other':
      found.before.push('other');
      return outline(filter.of, say, found);
    case 'qualified': {
      const before = adjective(filter.quality);
      if (before === null) found.after.push(say(filter.quality, 'you'));
      else found.before.push(before);
      return outline(filter.of, say, found);
    }
    case 'noun':
      found.noun = CARD_NOUNS[filter.noun].en;
      return found;
    case 'named':
      found.noun = `【${filter.name}】`;
      return found;
  }
}

/** "fire-attack deputy with wit at most 2 an opponent has in play", or several of them. */
export function called(filter: Filter, several: boolean, say: Speaker): string {
  const found = outline(filter, say, {
    noun: 'card',
    before: [],
    after: [],
    side: null,
    place: null,
  });
  const { noun, before, after, side, place } = found;
  const where = place !== null ? whereIs(side, place) : side === null ? '' : OF_SIDE[side];
  const many = several && !noun.startsWith('【') ? plural(noun) : noun;
  return [...before, many, ...after, where].filter((part) => part !== '').join(' ');
}

/** "a general", "another general", a name. */
export function one(filter: Filter, say: Speaker): string {
  const words = called(filter, false, say);
  if (words.startsWith('【')) return words;
  return words.startsWith('other ') ? `an${words}` : article(words);
}

/** Does it speak of more than one card, so that what follows reads "they have"? */
export function isPlural(cards: Victims): boolean {
  if (cards.kind !== 'selection') return cards.kind === 'players' && isSeveral(cards.who);
  return cards.how === 'all' ? !isUnique(cards.filter) : cards.most !== 1;
}

/** A name, or a role that only one card has. */
function isUnique(filter: Filter | null): boolean {
  if (filter === null) return false;
  if (filter.kind === 'named') return true;
  if (filter.kind === 'noun') return filter.noun === 'main' || filter.noun === 'adviser';
  return isUnique(filter.of);
}

function isSeveral(who: Party): boolean {
  return who === 'own';
}

/** Who did it, for triggers: "you", "an opponent", "a player". */
export function anyOf(who: Party): string {
  if (who === 'enemies') return 'an opponent';
  return who === 'all' ? 'a player' : PARTIES[who].en;
}

/** "your", "an opponent’s". */
export function ofAny(who: Party): string {
  return who === 'own' ? 'your' : `${anyOf(who)}’s`;
}

/** The verb as that subject needs it. */
export function does(who: Party | null, plain: string, third = `${plain}s`): string {
  return who === null || who === 'own' ? plain : third;
}

/** Who does or suffers something, for triggers: "this general", "another general in play". */
export function doerCalled(who: Doer, say: Speaker): string {
  return who.kind === 'this' || who.kind === 'bearer' ? say(who, 'you') : one(who, say);
}

/** "【铁盾】 counter", "【火焰】 marks". */
export function counterCalled(counter: string, several: boolean): string {
  const isMark = counter.endsWith('标记');
  const name = counter.slice(0, isMark ? -2 : -3);
  return `【${name}】 ${isMark ? 'mark' : 'counter'}${several ? 's' : ''}`;
}
