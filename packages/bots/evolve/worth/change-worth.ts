import { cardCalled, type Deed, type KeywordName, type Lasting } from '@lianhuan/evolve';
import { attackOf, isFollower, lifeOf, type SeenCard } from '../table-view.ts';
import { holds } from '../text/conditions.ts';
import { countOf, type Reading } from '../text/filters.ts';
import {
  bodyWorth,
  CARD,
  keepWorth,
  keywordWorth,
  standingWorth,
  statsWorth,
  woundWorth,
} from './card-worth.ts';

/** What becomes of one card by a deed or by words: how much more it is worth to its controller. */

/** How much of a change is left where it only holds this turn. */
const THIS_TURN = 0.45;

/** Damage that does not kill. */
const SCRATCH = 0.35;

/** Damage to a follower or a leader. */
export function damageWorth({ table }: Reading, seen: SeenCard, amount: number): number {
  if (amount <= 0) return 0;
  const { controller } = seen.card;
  if (seen.zone === 'leader') return -amount * woundWorth(table, controller);
  if (!isFollower(seen)) return 0;
  const worth = standingWorth(table, seen);
  return amount >= lifeOf(seen) ? -worth : -Math.min(worth, SCRATCH * amount);
}

/** The deeds that are done to cards. */
export type Doing = Extract<
  Deed,
  {
    kind:
      | 'damage'
      | 'share-damage'
      | 'destroy'
      | 'banish'
      | 'send'
      | 'evolve'
      | 'transform'
      | 'take'
      | 'turn'
      | 'counters'
      | 'meal'
      | 'race';
  }
>;

export function change(reading: Reading, deed: Doing, seen: SeenCard): number {
  const { table } = reading;
  const worth = seen.zone === 'field' ? standingWorth(table, seen) : 0;
  switch (deed.kind) {
    case 'damage':
    case 'share-damage':
      return damageWorth(reading, seen, countOf(reading, deed.amount));
    case 'destroy':
      return -worth;
    case 'banish':
      return seen.zone === 'field' ? -1.05 * worth : -0.2;
    case 'send':
      return sent(reading, deed, seen, worth);
    case 'evolve':
      return evolveGain(reading, seen);
    case 'transform':
      return 1.5 - worth;
    case 'take':
      return -2 * worth;
    case 'turn':
      if (deed.to === 'face-up' || deed.to === 'face-down')
        return deed.to === 'face-up' ? -0.2 : 0.3;
      if ((deed.to === 'tapped') === seen.card.tapped) return 0;
      return deed.to === 'tapped' ? -0.3 - 0.25 * attackOf(seen) : 0.4 + 0.4 * attackOf(seen);
    case 'counters':
      return (deed.how === 'add' ? 0.4 : -0.4) * countOf(reading, deed.amount);
    case 'meal':
      return 0.5;
    case 'race':
      return 1;
  }
}

type Sending = Extract<Deed, { kind: 'send' }>;

function sent(reading: Reading, { to, whose }: Sending, seen: SeenCard, worth: number): number {
  const before = seen.zone === 'field' ? worth : inHand(reading.table, seen);
  const after = worthThere(reading, to, seen);
  // What comes into the zone of another player is that one's.
  const isLost = whose !== null && seen.card.controller !== reading.seat;
  return (isLost ? -after : after) - before;
}

function worthThere({ table }: Reading, to: Sending['to'], seen: SeenCard): number {
  const isToken = seen.printed.special === 'token';
  switch (to) {
    case 'hand':
    case 'return':
    case 'extra':
      return isToken && to !== 'extra' ? 0 : keepWorth(table, seen);
    case 'field':
      return freshWorth(seen);
    case 'top':
      return 0.6;
    case 'graveyard':
    case 'top-or-bottom':
    case 'bottom':
    case 'shuffled':
      return 0;
  }
}

function inHand(table: Reading['table'], seen: SeenCard): number {
  return seen.zone === 'hand' || seen.zone === 'extra' ? keepWorth(table, seen) : 0;
}

/** What a card would be worth on the field, told by what is printed on it. */
export function freshWorth({ printed }: Pick<SeenCard, 'printed'>): number {
  const { attack, life, abilities } = printed;
  let sum = attack === null || life === null ? 1 : bodyWorth(attack, life);
  for (const { body } of abilities) {
    if (body.kind === 'keyword') sum += keywordWorth(body.name, attack ?? 0, life ?? 0);
    else if (body.kind !== 'spell') sum += 0.7;
  }
  return sum;
}

/** What evolving makes of a card: the numbers of its evolve card, and new words. */
export function evolveGain({ table }: Reading, seen: SeenCard): number {
  const evolved = table
    .cards(seen.card.controller, 'evolve-deck')
    .find(({ printed }) => printed.name === seen.printed.name);
  if (evolved === undefined) return seen.card.controller === table.seat ? 0 : 2;
  const { attack, life } = evolved.printed;
  const { printed } = seen;
  const stats = statsWorth(
    (attack ?? 0) - (printed.attack ?? 0),
    (life ?? 0) - (printed.life ?? 0),
  );
  // A follower that came this turn may now attack followers (8.4.2.1.2).
  const ready = table.state.standing[seen.card.handle]?.fresh ? 0.5 : 0;
  return stats + 0.5 * (evolved.printed.abilities.length - 1) + ready;
}

/** What lasting words make of one of those they are for. */
export function wordChange(reading: Reading, word: Lasting, seen: SeenCard | null): number {
  switch (word.kind) {
    case 'both-stats':
      return statChange(
        reading,
        seen,
        signed(word.sign, countOf(reading, word.attack)),
        signed(word.lifeSign, countOf(reading, word.life)),
      );
    case 'stat-change':
      return oneStatChange(reading, word, seen);
    case 'grants':
      return word.abilities.reduce((sum, { body }) => {
        const worth = body.kind === 'keyword' ? keyword(body.name, seen) : 1;
        return sum + worth;
      }, 0);
    case 'loses':
      return word.keyword === null ? -1.2 : -keyword(word.keyword, seen);
    case 'silences':
      return -1.2;
    case 'kind-change':
      return -1.5;
    case 'cannot':
      return BANNED[word.ban];
    case 'cannot-use':
      return -1.8;
    case 'while':
      return holds(reading, word.condition)
        ? word.words.reduce((sum, inner) => sum + wordChange(reading, inner, seen), 0)
        : 0;
    case 'where-lasting':
      return wordChange({ ...reading, x: countOf(reading, word.count) }, word.word, seen);
    case 'cost-change':
      return word.how === 'add' ? -0.5 : 0.5;
    case 'next-cost':
      return (word.how === 'add') === (word.side === 'enemy') ? 0.5 : -0.5;
    case 'next-damage':
      return (word.how === 'add') === (word.of === 'dealt') ? 0.4 : -0.4;
    case 'damage-change':
      return (word.how === 'add') === (word.of === 'dealt') ? 0.8 : -0.8;
    case 'instead':
      return 1;
    case 'class-change':
    case 'name-change':
    case 'trait-change':
    case 'control':
    case 'limit-change':
    case 'deck-limit':
    case 'enters-with':
      return 0;
  }
}

type Ban = Extract<Lasting, { kind: 'cannot' }>['ban'];

/** What it is worth to a card, or to a player, that it cannot. */
const BANNED: Readonly<Record<Ban, number>> = {
  attack: -1.5,
  'attack-leader': -0.9,
  'attack-followers': -0.5,
  'be-attacked': 1,
  'be-destroyed': 1.5,
  'be-ability-destroyed': 1,
  'be-enemy-destroyed': 1,
  'be-spell-destroyed': 1,
  'be-enemy-spell-destroyed': 1,
  'be-selected': 0.8,
  'be-selected-at-all': 0.6,
  'be-enemy-spell-selected': 0.4,
  'be-damaged': 1.5,
  untap: -1,
  'untap-at-start': -1,
  'untap-next-start': -1,
  evolve: -0.6,
  'be-damage-destroyed': 1.2,
  'be-ability-damaged': 0.8,
  'be-attack-damaged': 0.7,
  'be-fight-damaged': 0.8,
  'deal-damage': -1.5,
  'be-banished': 0.5,
  'be-returned': 0.3,
  'leave-field': 1.5,
  'be-taken': 0.3,
  'be-discarded': 0.3,
  tap: 0.2,
  'get-counters': -0.2,
  'lose-counters': 0.2,
  race: -0.4,
  meal: -0.4,
  'use-activated': -1,
  'use-evolve': -1,
  recover: -0.3,
  search: -0.3,
  lose: 5,
  draw: -1.5,
  'gain-life': -0.3,
};

/** Words that end with the turn are worth less. */
export function shareOf(period: Extract<Deed, { kind: 'begin' }>['period']): number {
  return period === 'turn' ? THIS_TURN : period === null ? 1 : 0.7;
}

function signed(sign: '+' | '-', amount: number): number {
  return sign === '+' ? amount : -amount;
}

function keyword(name: KeywordName, seen: SeenCard | null): number {
  return seen === null
    ? keywordWorth(name, 2, 2)
    : keywordWorth(name, attackOf(seen), lifeOf(seen));
}

/** One that is left without life dies. */
function statChange(
  { table }: Reading,
  seen: SeenCard | null,
  attack: number,
  life: number,
): number {
  if (seen === null || seen.zone !== 'field') return statsWorth(attack, life);
  if (life < 0 && lifeOf(seen) + life <= 0) return -standingWorth(table, seen);
  return statsWorth(Math.max(attack, -attackOf(seen)), life);
}

function oneStatChange(
  reading: Reading,
  word: Extract<Lasting, { kind: 'stat-change' }>,
  seen: SeenCard | null,
): number {
  const amount = countOf(reading, word.amount);
  if (word.stat === 'cost') return word.how === 'subtract' ? 0.4 : -0.4;
  const now = seen === null ? 2 : word.stat === 'attack' ? attackOf(seen) : lifeOf(seen);
  const by = word.how === 'set' ? amount - now : word.how === 'add' ? amount : -amount;
  return word.stat === 'attack'
    ? statChange(reading, seen, by, 0)
    : statChange(reading, seen, 0, by);
}

/** A token of that name as it comes; a card drawn where nobody knows it. */
export function tokenWorth(name: string): number {
  const printed = cardCalled(name, 'token');
  return printed === null ? CARD : freshWorth({ printed });
}
