import type { CardId, Seat } from '@lianhuan/kernel';
import { rule } from './rules.ts';
import { cardsIn, type EvolveTable, printed } from './table.ts';
import type { Ability } from './text/nodes.ts';
import type { ZoneName } from './zones.ts';

/** Which cards speak where they lie (10.3.4, 10.3.5). */

/** Cards whose words can work: on the field, leaders, and those elsewhere that speak of themselves there. */
export function findSpeakers(table: EvolveTable): CardId[] {
  const found: CardId[] = [];
  for (let index = 0; index < table.seats; index++) {
    const seat = index as Seat;
    found.push(...cardsIn(table, seat, 'leader'), ...cardsIn(table, seat, 'field'));
  }
  for (const card of speakingCards(table)) {
    const { name } = table.zones[table.cards[card].zone];
    if (name !== 'field' && SELF_SPOKEN.has(name as ZoneName)) found.push(card);
  }
  return found;
}

/** Where a card can speak of itself alone: what it costs, and what becomes of it when it is discarded. */
const SELF_SPOKEN: ReadonlySet<ZoneName> = new Set<ZoneName>(['hand', 'extra', 'resolving']);

/** Does that ability work while its card is no card on the field (10.3.4)? */
export function speaksElsewhere({ body }: Ability): boolean {
  switch (body.kind) {
    case 'static':
      return body.word.kind === 'while'
        ? body.word.words.every(({ kind }) => kind === 'cost-change')
        : body.word.kind === 'cost-change' && body.word.who.kind === 'this';
    case 'triggered':
      return (
        body.on.kind === 'card-does' && body.on.what === 'discarded' && body.on.who.kind === 'this'
      );
    default:
      return false;
  }
}

/** Which abilities of a card work where it lies. */
export function speaksIn(zone: ZoneName): (ability: Ability) => boolean {
  if (zone === 'field' || zone === 'leader') return () => true;
  // Followers and amulets work on the field, unless they say otherwise.
  return (ability) => (speaksElsewhere(ability) ? rule('10.3.4') : !rule('10.3.5'));
}

const speaking = new WeakMap<EvolveTable, { size: number; cards: readonly CardId[] }>();

/** The cards of the match that may speak outside the field; tokens are added on the way. */
function speakingCards(table: EvolveTable): readonly CardId[] {
  let known = speaking.get(table);
  if (known?.size !== table.cards.length) {
    const cards = table.cards
      .filter(({ id }) => printed(table, id).abilities.some(speaksElsewhere))
      .map(({ id }) => id);
    known = { size: table.cards.length, cards };
    speaking.set(table, known);
  }
  return known.cards;
}
