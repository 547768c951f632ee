import { article, type Speaker } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { Cards, Doer, Filter, Quality } from '../nodes/index.ts';
import { COUNTERS } from './counters.ts';
import { TRAITS } from './traits.ts';
import {
  CARD_NOUNS,
  CARD_STATES,
  type CardState,
  CLASS_TERMS,
  type Place,
  SIDES,
  type Side,
} from './vocabulary.ts';

/** How nouns and players read in English, inside whatever sentence. */

function plural(noun: string): string {
  return noun
    .split(' or ')
    .map((one) => `${one}s`)
    .join(' or ');
}

/** Where cards lie, with whose place it is before: "in your hand". */
const WHERE: Readonly<Record<Place, readonly [before: string, place: string]>> = {
  hand: ['in', 'hand'],
  extra: ['in', 'EX area'],
  deck: ['in', 'deck'],
  'evolve-deck': ['in', 'evolve deck'],
  spent: ['face up in', 'evolve deck'],
  graveyard: ['in', 'cemetery'],
  banished: ['in', 'banished zone'],
  race: ['in', 'race zone'],
};

/** "your", "the opponent’s", "each player’s": whose place or number it is. */
export function whose(side: Side): string {
  return side === 'both' ? 'either player’s' : side === 'self' ? 'their' : SIDES[side].en;
}

/** Behind a card that is alone: "of yours". */
const OF: Readonly<Record<Side, string>> = {
  own: 'of yours',
  enemy: '',
  both: 'of either player',
  self: 'of theirs',
};

/** In front of several: "your". */
const MINE: Readonly<Record<Side, string>> = {
  own: 'your',
  enemy: 'enemy',
  both: 'both players’',
  self: 'their',
};

/** States that stand before the noun; the others follow it. */
const ADJECTIVES: ReadonlySet<CardState> = new Set<CardState>([
  'tapped',
  'untapped',
  'evolved',
  'damaged',
]);

/** "Fairy"; the printed term where a card file brings it in: its English is put in behind. */
export function traitCalled(trait: string): string {
  const known: Readonly<Record<string, Text>> = TRAITS;
  return Object.hasOwn(known, trait) ? known[trait].en : `『${trait}』`;
}

/** The adjective a quality is, or null if it follows the noun. */
export function adjective(quality: Quality): string | null {
  switch (quality.kind) {
    case 'trait':
      return traitCalled(quality.trait);
    case 'class':
      return CLASS_TERMS[quality.class].en;
    case 'state':
      return ADJECTIVES.has(quality.state) ? CARD_STATES[quality.state].en : null;
    case 'any-quality': {
      const words = quality.qualities.map(adjective);
      return words.includes(null) ? null : words.join(' or ');
    }
    case 'not': {
      const inner = adjective(quality.quality);
      if (inner === null) return null;
      return quality.quality.kind === 'state' ? `un${inner}` : `non-${inner}`;
    }
    default:
      return null;
  }
}

interface Outline {
  noun: string;
  /** Of what a player has only one. */
  leader: boolean;
  readonly before: string[];
  readonly after: string[];
  side: Side | null;
  place: Place | null;
}

function outline(filter: Filter, say: Speaker, found: Outline = fresh()): Outline {
  switch (filter.kind) {
    case 'of-side':
      found.side = filter.side;
      return outline(filter.of, say, found);
    case 'in-place':
      found.side = filter.side;
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
      found.leader = filter.noun === 'leader';
      return found;
    case 'named':
      found.noun = `『${filter.name}』`;
      return found;
  }
}

function fresh(): Outline {
  return { noun: 'card', leader: false, before: [], after: [], side: null, place: null };
}

/** How many are meant: one, all there are, or so many, which are "of yours" and not "your". */
export type Several = boolean | 'counted';

/** "enemy Elf follower with cost at most 2", or several of them: "your other followers", "(2) followers of yours". */
export function called(filter: Filter, several: Several, say: Speaker): string {
  const { noun, leader, before, after, side, place } = outline(filter, say);
  const many = several === false ? noun : noun.startsWith('『') ? `${noun} cards` : plural(noun);
  const others = before.filter((one) => one === 'other').slice(0, 1);
  const words = [...before.filter((one) => one !== 'other'), many];
  const isMine = place === null && side !== null && side !== 'enemy' && !leader && several === true;
  // "your other followers", but "other enemy followers" and "2 other followers of yours".
  if (isMine) words.unshift(...others);
  if (place !== null && side !== null) {
    const [where, zone] = WHERE[place];
    words.push(`${where} ${whose(side)} ${zone}`);
  } else if (leader && side !== null && side !== 'both') {
    words.unshift(whose(side));
  } else if (side !== null && (several === true || side === 'enemy')) {
    words.unshift(MINE[side]);
  } else if (side !== null) {
    words.push(OF[side]);
  }
  if (!isMine) words.unshift(...others);
  return [...words, ...after].join(' ');
}

/** "a follower", "another follower of yours", "your leader", a name. */
export function one(filter: Filter, say: Speaker): string {
  const { leader, side } = outline(filter, say);
  const words = called(filter, false, say);
  if (leader && side !== null && side !== 'both') return words;
  return words.startsWith('other ') ? `an${words}` : article(words);
}

/** Is it what each player has only one of? */
export function isUnique(filter: Filter): boolean {
  if (filter.kind === 'of-side') return filter.side !== 'both' && isLeader(filter.of);
  return false;
}

function isLeader(filter: Filter): boolean {
  return filter.kind === 'noun' ? filter.noun === 'leader' : 'of' in filter && isLeader(filter.of);
}

/** Does it speak of more than one card, so that what follows reads "they have"? */
export function isPlural(cards: Cards | Doer): boolean {
  switch (cards.kind) {
    case 'this':
      return false;
    case 'that':
      return cards.noun === 'them' || cards.noun === 'both';
    case 'selection':
      return cards.how === 'all' ? !isUnique(cards.filter) : cards.most !== 1;
    default:
      return !isUnique(cards);
  }
}

/** Who does or suffers something, for triggers: "this follower", "another follower of yours". */
export function doerCalled(who: Doer, say: Speaker): string {
  // What happens happens to each of several.
  if (who.kind === 'that' && who.noun === 'them') return 'one of them';
  return who.kind === 'this' || who.kind === 'that' ? say(who, 'you') : one(who, say);
}

/** "clock counter", "clock counters". */
export function counterCalled(counter: string, several: boolean): string {
  const known: Readonly<Record<string, Text>> = COUNTERS;
  const words = Object.hasOwn(known, counter) ? known[counter].en : `『${counter}』 counter`;
  return several ? `${words}s` : words;
}

/** "a follower from your hand": of cards that are brought elsewhere. */
export function from(words: string): string {
  return words.replace(
    / (?:face up )?in (?=(?:your|the opponent’s|either player’s|their) )/,
    ' from ',
  );
}
