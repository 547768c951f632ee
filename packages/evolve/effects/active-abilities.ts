import { type CardId, cachedByObject, type Seat } from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { rule } from '../rules.ts';
import { cardsIn, type EvolveTable, printed } from '../table/table.ts';
import { RESOLVING, type ZoneName } from '../table/zones.ts';
import { flatten } from '../text/meaning/lasting-words.ts';
import { hearsOffField, worksOffField } from '../text/meaning/off-field.ts';
import type { Ability } from '../text/nodes/index.ts';

/** Which abilities work where their card lies (10.3.4, 10.3.5). */

/**
 * Cards with an ability that can work: all on the field, all leaders, and cards of hands, EX areas, graveyards and the
 * 计算领域 with an ability that works there.
 */
export function cardsWithActiveAbilities(table: EvolveTable): CardId[] {
  const found: CardId[] = [];
  for (let index = 0; index < table.seats; index++) {
    const seat = index as Seat;
    found.push(...cardsIn(table, seat, 'leader'), ...cardsIn(table, seat, 'field'));
  }
  for (const card of table.zones[RESOLVING].cards) {
    if (mayBeActiveElsewhere(table, card)) found.push(card);
  }
  for (let seat = 0; seat < table.seats; seat++) {
    for (const zone of ['hand', 'extra', 'graveyard'] as const) {
      for (const card of cardsIn(table, seat as Seat, zone)) {
        if (mayBeActiveElsewhere(table, card)) found.push(card);
      }
    }
  }
  return found;
}

/** Does that ability work while its card is not on the field: it changes what using the card costs, or hears of what happens to it there (10.3.4)? */
export function isActiveElsewhere({ body }: Ability): boolean {
  switch (body.kind) {
    case 'static':
      return flatten(body.word).every(({ word }) => worksOffField(word));
    case 'triggered':
      return hearsOffField(body.on);
    default:
      return false;
  }
}

/** Which abilities of a card work in that zone. */
export function activeIn(zone: ZoneName): (ability: Ability) => boolean {
  if (zone === 'field' || zone === 'leader') return () => true;
  // Followers and amulets work on the field, unless they say otherwise.
  return (ability) => (isActiveElsewhere(ability) ? rule('10.3.4') : !rule('10.3.5'));
}

const hasAbilitiesElsewhere = cachedByObject(({ abilities }: CardDefinition) =>
  abilities.some(isActiveElsewhere),
);

/** Has the card a printed ability that works while it is not on the field? */
export function mayBeActiveElsewhere(table: EvolveTable, card: CardId): boolean {
  return hasAbilitiesElsewhere(printed(table, card));
}
