import { article, type Speaker } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { Doer, Filter, PhaseBegins, Quality, Victims } from '../nodes/index.ts';
import { ARM_TERMS, CORPS_TERMS, FACTION_TERMS, PHASE_TERMS, SORT_TERMS } from './terms.ts';
import { TRAITS } from './traits.ts';
import {
  CARD_NOUNS,
  CARD_STATES,
  type CardState,
  PARTIES,
  type Party,
  type Place,
  SIDES,
  type Side,
} from './vocabulary.ts';

/** How nouns and players read in English, inside whatever sentence. */

const PLURALS: Readonly<Record<string, string>> = { armour: 'armour' };

function plural(noun: string): string {
  if (noun.includes(' or ')) return noun.split(' or ').map(plural).join(' or ');
  if (noun in PLURALS) return PLURALS[noun];
  const [head, ...tail] = noun.split(/(?= in | being )/);
  const many =
    head.endsWith('y') && !/[aeiou]y$/.test(head) ? `${head.slice(0, -1)}ies` : `${head}s`;
  return many + tail.join('');
}

/** Whose cards they are: of 敌方, one opponent's or those of all. */
const OWNERS: Readonly<Record<Side, string>> = {
  own: 'you have',
  team: 'your team has',
  enemy: 'an opponent has',
  that: 'that player has',
  controller: 'its controller has',
  defender: 'the defending player has',
};

/** "you have", "your opponents have". */
function sideHas(side: Side, several: boolean): string {
  return several && side === 'enemy' ? 'your opponents have' : OWNERS[side];
}

/** "your", "an opponent’s", "opponents’". */
function ofSide(side: Side, several: boolean): string {
  return several && side === 'enemy' ? 'opponents’' : SIDES[side].en;
}

/** What comes after whose it is; cards that somebody has there are named with their owner. */
const THERE = { field: 'in play', chain: 'in the chain' } as const;
const ZONES = {
  hand: 'hand',
  deck: 'deck',
  graveyard: 'graveyard',
  ready: 'hand or deck',
  formation: 'formation',
} as const satisfies Readonly<Record<Exclude<Place, keyof typeof THERE>, string>>;

/** "you have in play", "in your hand", "in hand", "in opponents’ graveyards". */
function whereIs(side: Side | null, place: Place, several: boolean): string {
  if (place === 'field' || place === 'chain') {
    return side === null ? THERE[place] : `${sideHas(side, several)} ${THERE[place]}`;
  }
  if (place === 'formation' && side === null) return 'in formation';
  // Whoever does it has only their own.
  if (place === 'hand' && side === null) return 'in hand';
  return `in ${side === null ? 'any' : ofSide(side, several)} ${ZONES[place]}`;
}

/** That there are such cards: "you have 2 generals in play", "there is a tactic in your graveyard". */
export function thereIs(what: string, several: boolean, side: Side | null, place: Place): string {
  if (place === 'field' && side !== null) return `${OWNERS[side]} ${what} in play`;
  return `there ${several ? 'are' : 'is'} ${what} ${whereIs(side, place, false)}`;
}

/** That there are none: "you have no adviser in play", "no opponent has a mount in play". */
export function thereIsNo(what: string, one: string, side: Side | null, place: Place): string {
  if (place === 'field' && side === 'enemy') return `no opponent has ${one} in play`;
  return thereIs(`no ${what}`, false, side, place);
}

/** Whose a card is that need not be anywhere: behind one card, "of yours". */
const OF_SIDE: Readonly<Record<Side, string>> = {
  own: 'of yours',
  team: 'your team controls',
  enemy: 'an opponent controls',
  that: 'that player controls',
  controller: 'its controller controls',
  defender: 'the defending player controls',
};

/** States that stand before the noun; the others follow it. */
const ADJECTIVES: ReadonlySet<CardState> = new Set<CardState>([
  'tapped',
  'untapped',
  'face-down',
  'face-up',
  'attacking',
  'defending',
  'damaged',
  'undamaged',
  'defector',
]);

/** "brave"; the printed term where a card file brings it in: its English is put in behind. */
export function traitCalled(trait: string): string {
  const known: Readonly<Record<string, Text>> = TRAITS;
  return Object.hasOwn(known, trait) ? known[trait].en : `【${trait}】`;
}

/** The adjective a quality is, or null if it follows the noun. */
export function adjective(quality: Quality): string | null {
  switch (quality.kind) {
    case 'trait':
      return traitCalled(quality.trait);
    case 'faction':
      return FACTION_TERMS[quality.faction].en;
    case 'arm':
      return quality.arm === 'none' ? null : ARM_TERMS[quality.arm].en;
    case 'sort':
      return quality.sort in SORT_TERMS
        ? SORT_TERMS[quality.sort as keyof typeof SORT_TERMS].en
        : CORPS_TERMS[quality.sort as keyof typeof CORPS_TERMS].en;
    case 'one-of': {
      const [one, other] = [adjective(quality.first), adjective(quality.second)];
      return one === null || other === null ? null : `${one} or ${other}`;
    }
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

/** What follows the noun: "with wit at least 3", "that are in combat". */
function clause(quality: Quality, several: boolean, say: Speaker): string {
  const words = say(quality, 'you');
  return /^with(out)? /.test(words) ? words : `that ${several ? 'are' : 'is'} ${words}`;
}

function outline(
  filter: Filter | null,
  several: boolean,
  say: Speaker,
  found: Outline = { noun: 'card', before: [], after: [], side: null, place: null },
): Outline {
  if (filter === null) return found;
  switch (filter.kind) {
    case 'of-side':
      found.side = filter.side;
      return outline(filter.of, several, say, found);
    case 'in-place':
      found.place = filter.place;
      return outline(filter.of, several, say, found);
    case 'other':
      found.before.push('other');
      return outline(filter.of, several, say, found);
    case 'qualified': {
      const before = adjective(filter.quality);
      if (before === null) found.after.push(clause(filter.quality, several, say));
      else found.before.push(before);
      return outline(filter.of, several, say, found);
    }
    case 'noun':
      found.noun = CARD_NOUNS[filter.noun].en;
      return found;
    case 'either':
      found.noun = filter.nouns.map((noun) => CARD_NOUNS[noun].en).join(' or ');
      return found;
    case 'named':
      found.noun = `【${filter.name}】`;
      return found;
  }
}

/** "fire-attack deputy an opponent has in play with wit at most 2", or several of them. */
export function called(filter: Filter, several: boolean, say: Speaker): string {
  const { noun, before, after, side, place } = outline(filter, several, say);
  const isNamed = noun.startsWith('【');
  const isOwned = side !== null && (isNamed ? place === 'field' : place === null && several);
  const owner = isOwned ? ofSide(side, several) : '';
  const many = several && !isNamed ? plural(noun) : noun;
  return [owner, ...before, many, isOwned ? '' : where(side, place, several), ...after]
    .filter((part) => part !== '')
    .join(' ');
}

function where(side: Side | null, place: Place | null, several: boolean): string {
  if (place !== null) return whereIs(side, place, several);
  return side === null ? '' : OF_SIDE[side];
}

/** "a general", "another general", "the adviser", "your main general", a name. */
export function one(filter: Filter, say: Speaker): string {
  const found = outline(filter, false, say);
  if (found.noun.startsWith('【')) return called(filter, false, say);
  if (isUnique(filter) && found.before.length === 0) return theOne(filter, say);
  const words = called(filter, false, say);
  return words.startsWith('other ') ? `an${words}` : article(words);
}

/** Of what a player has only one: "the adviser", "your adviser", "each opponent’s adviser". */
export function theOne(filter: Filter, say: Speaker): string {
  const { noun, before, after, side, place } = outline(filter, false, say);
  if (side === null || (place !== null && place !== 'field')) {
    return `the ${called(filter, false, say)}`;
  }
  const owner = side === 'enemy' ? 'each opponent’s' : ofSide(side, false);
  return [owner, ...before, noun, ...after].join(' ');
}

/** Does it speak of more than one card, so that what follows reads "they have"? */
export function isPlural(cards: Victims): boolean {
  if (cards.kind !== 'selection') return cards.kind === 'players' && isSeveral(cards.who);
  return cards.how === 'all' ? !isUnique(cards.filter) : cards.most !== 1;
}

/** A name, or a role that only one card has. */
export function isUnique(filter: Filter | null): boolean {
  if (filter === null) return false;
  if (filter.kind === 'named') return true;
  if (filter.kind === 'noun') return filter.noun === 'main' || filter.noun === 'adviser';
  return filter.kind !== 'either' && isUnique(filter.of);
}

function isSeveral(who: Party): boolean {
  return who === 'own';
}

/** Who did it, for triggers: "you", "an opponent", "a player". */
export function anyOf(who: Party): string {
  if (who === 'enemies') return 'an opponent';
  return who === 'all' ? 'a player' : PARTIES[who].en;
}

/** "at end of turn", "when your next preparation begins": the one time that a delayed trigger waits for. */
export function nextTime({ who, phase, end }: PhaseBegins): string {
  if (who === 'all' && phase === 'turn' && end) return 'at end of turn';
  const name = PHASE_TERMS[phase as keyof typeof PHASE_TERMS].en;
  return `when ${who === 'all' ? 'the' : ofAny(who)} next ${name} ${end ? 'ends' : 'begins'}`;
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

/** What happens to each of them by itself: "if a general you have in play would". */
export function anyVictim(who: Victims, say: Speaker): string {
  return isPlural(who) && who.kind === 'selection' && who.how === 'all'
    ? one(who.filter, say)
    : say(who, 'you');
}
