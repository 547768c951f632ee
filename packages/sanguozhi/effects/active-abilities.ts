import {
  type CardId,
  cachedByObject,
  EFFECT_KINDS,
  type Seat,
  TableCache,
  type ZoneId,
} from '@lianhuan/kernel';
import { obeys, rule } from '../rules.ts';
import { cardsIn, player, printed, type SanguozhiTable, treasuresOf } from '../table/table.ts';
import { FIELD } from '../table/zones.ts';
import type { Ability } from '../text/nodes/index.ts';
import { BLANK, type HeldAbility, printedCharacteristics } from './characteristics.ts';

/** Which cards have abilities that work where they lie, before any effect grants or takes abilities. */

/**
 * Cards whose abilities can work where they lie: face up on the field, launched events, elsewhere those
 * with 属性.
 */
export function findActiveSources(table: SanguozhiTable): CardId[] {
  const found: CardId[] = [];
  // The abilities of cards that have left the field do not work.
  obeys('704.5', '708.3b', '303.3', '108.6');
  for (let seat = 0; seat < table.seats; seat++) {
    if (player(table, seat as Seat).left) continue;
    for (const zone of FIELD) {
      for (const card of cardsIn(table, seat as Seat, zone)) {
        if (table.cards[card].faceDown) continue;
        if (zone === 'troops') rule('504.4');
        found.push(card);
      }
    }
    for (const card of cardsIn(table, seat as Seat, 'events')) {
      const { faceDown, tapped } = table.cards[card];
      // A completed event is tapped, and has no abilities any more (505.4b, 505.5e).
      if (!faceDown && !(tapped && rule('505.5e'))) found.push(card);
    }
  }
  for (const card of activeElsewhere(table)) if (isElsewhere(table, card)) found.push(card);
  return found;
}

/** Is the ability 属性, which works in every zone (108.6a)? */
export function isActiveAnywhere({ property }: Ability): boolean {
  return property && rule('108.6a');
}

/**
 * Does the ability work in the chain: 属性, "cannot be targeted" (108.6d), and triggers of the card's use
 * (108.6e)?
 */
export function isActiveInChain(ability: Ability): boolean {
  const { body } = ability;
  if (body.kind === 'static' && body.word.kind === 'cannot' && body.word.ban === 'target') {
    return body.word.who.kind === 'this';
  }
  if (body.kind === 'triggered' && body.on.kind === 'card-does') {
    return body.on.what === 'used-from-hand' && body.on.who.kind === 'this';
  }
  return isActiveAnywhere(ability);
}

/** Does the card lie in a hand, a deck or the chain? */
function isElsewhere(table: SanguozhiTable, card: CardId): boolean {
  const { name, owner } = table.zones[table.cards[card].zone];
  if (name === 'chain') return true;
  return (name === 'hand' || name === 'deck') && !player(table, owner).left;
}

/** The cards of the match with abilities that work outside the field: which they are never changes. */
function activeElsewhere(table: SanguozhiTable): ReadonlySet<CardId> {
  let known = elsewhere.get(table);
  if (known === undefined) {
    const found = table.cards.filter(({ id }) => mayBeActiveElsewhere(table, id));
    known = new Set(found.map(({ id }) => id));
    elsewhere.set(table, known);
  }
  return known;
}

const elsewhere = new TableCache<SanguozhiTable, ReadonlySet<CardId>>();

const INACTIVE_ZONES: ReadonlySet<string> = new Set(['deck', 'hand', 'chain', 'removed', 'aside']);

/**
 * Does a card without abilities there move between two zones off the field, so that no effect begins or
 * ends?
 */
export function isInactiveMove(table: SanguozhiTable, card: CardId, to: ZoneId): boolean {
  const { zones, cards, effects } = table;
  if (!INACTIVE_ZONES.has(zones[to].name) || !INACTIVE_ZONES.has(zones[cards[card].zone].name))
    return false;
  if (activeElsewhere(table).has(card)) return false;
  // Effects that the card began may end as it moves.
  return !EFFECT_KINDS.some((kind) => effects[kind].some(({ source }) => source === card));
}

function mayBeActiveElsewhere(table: SanguozhiTable, card: CardId): boolean {
  return holdsActiveElsewhere(printed(table, card).abilities);
}

const holdsActiveElsewhere = cachedByObject((abilities: readonly Ability[]) =>
  abilities.some((ability) => ability.property || isActiveInChain(ability)),
);

/** The abilities printed on a card, as it lies: face down it has none (112.2). */
export function printedAbilities(table: SanguozhiTable, card: CardId): readonly HeldAbility[] {
  return table.cards[card].faceDown ? BLANK.abilities : abilitiesOn(table, card);
}

/** The abilities printed on a card; a general that bears a 套装宝物 keeps only 属性 of them (502.6). */
export function abilitiesOn(table: SanguozhiTable, card: CardId): readonly HeldAbility[] {
  const { definition } = table.cards[card];
  const { abilities } = printedCharacteristics(table.library[definition], definition);
  if (!bearsSet(table, card) || !rule('502.6')) return abilities;
  return propertiesAmong(abilities);
}

/** The 属性 among abilities: the same list each time. */
const propertiesAmong = cachedByObject((abilities: readonly HeldAbility[]) =>
  abilities.filter(({ ability }) => ability.property),
);

function bearsSet(table: SanguozhiTable, card: CardId): boolean {
  if (printed(table, card).kind !== 'general') return false;
  return treasuresOf(table, card).some((treasure) => {
    const definition = printed(table, treasure);
    return definition.kind === 'treasure' && definition.set !== null;
  });
}
