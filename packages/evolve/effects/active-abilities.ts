import type { CardId, Seat } from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { rule } from '../rules.ts';
import { cardsIn, type EvolveTable, printed } from '../table/table.ts';
import { RESOLVING, type ZoneName } from '../table/zones.ts';
import { flatten } from '../text/meaning/lasting-words.ts';
import type { Ability, Lasting } from '../text/nodes/index.ts';

/** Which cards speak where they lie (10.3.4, 10.3.5). */

/** Cards whose words can work: on the field, leaders, and those elsewhere that speak of themselves there. */
export function findSpeakers(table: EvolveTable): CardId[] {
  const found: CardId[] = [];
  for (let index = 0; index < table.seats; index++) {
    const seat = index as Seat;
    found.push(...cardsIn(table, seat, 'leader'), ...cardsIn(table, seat, 'field'));
  }
  // Of itself alone: what it costs, and what becomes of it when it is discarded.
  for (const card of table.zones[RESOLVING].cards) {
    if (canSpeakElsewhere(table, card)) found.push(card);
  }
  for (let seat = 0; seat < table.seats; seat++) {
    for (const zone of ['hand', 'extra'] as const) {
      for (const card of cardsIn(table, seat as Seat, zone)) {
        if (canSpeakElsewhere(table, card)) found.push(card);
      }
    }
  }
  return found;
}

/** Does that ability work while its card is no card on the field (10.3.4)? */
export function speaksElsewhere({ body }: Ability): boolean {
  switch (body.kind) {
    case 'static':
      return flatten(body.word).every(({ word }) => speaksOfItself(word));
    case 'triggered':
      return (
        body.on.kind === 'card-does' && body.on.what === 'discarded' && body.on.who.kind === 'this'
      );
    default:
      return false;
  }
}

/** What using it takes, or what happens instead of its being discarded. */
function speaksOfItself(word: Lasting): boolean {
  if (word.kind === 'cost-change') return word.who.kind === 'this';
  return word.kind === 'instead' && word.fate === 'discarded' && word.who.kind === 'this';
}

/** Which abilities of a card work where it lies. */
export function speaksIn(zone: ZoneName): (ability: Ability) => boolean {
  if (zone === 'field' || zone === 'leader') return () => true;
  // Followers and amulets work on the field, unless they say otherwise.
  return (ability) => (speaksElsewhere(ability) ? rule('10.3.4') : !rule('10.3.5'));
}

const speaking = new WeakMap<CardDefinition, boolean>();

/** Can the card speak where it is no card on the field? */
export function canSpeakElsewhere(table: EvolveTable, card: CardId): boolean {
  const definition = printed(table, card);
  let known = speaking.get(definition);
  if (known === undefined) {
    known = definition.abilities.some(speaksElsewhere);
    speaking.set(definition, known);
  }
  return known;
}
