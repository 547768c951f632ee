import { ask, type CardId, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import type { EvolveEvent } from '../../events/events.ts';
import { carryOut, decided, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { roomIn } from '../../table/limits.ts';
import { type EvolveTable, onField, seatsInTurn, zoneOf } from '../../table/table.ts';
import type { PlayerZone } from '../../table/zones.ts';
import type { Agent } from '../../text/meaning/procedures.ts';
import { pickCards } from '../ask.ts';
import { banish } from './destruction.ts';
import { entered } from './enter-field.ts';
import { shiftToField } from './moves.ts';

/** 衍生物 (9.1): tokens that are generated, cards that become tokens (5.16), and cards that are seized (5.21). */

/** Generates a token of each of these names, 生成 (9.1.2): as many as there is room for (4.4.4.2, 4.8.3.2). Gives them. */
export function* create(
  table: EvolveTable,
  seat: Seat,
  names: readonly string[],
  where: 'field' | 'extra',
): Flow<readonly CardId[]> {
  const obeyed =
    where === 'field'
      ? obeys('5.4.2', '9.1.2', '9.1.1', '5.4.2.1')
      : obeys('5.4.2', '9.1.2', '9.1.1');
  const definitions = names.map((name) => tokenNamed(table, name)).filter((place) => place >= 0);
  if (definitions.length === 0 || !obeyed) return [];
  const wished = (yield* fittingTokens(table, seat, definitions, where)).map(
    (definition): EvolveEvent => ({ type: 'create', definition, seat, zone: where, card: NO_CARD }),
  );
  const made = yield* happenTogether(table, wished);
  const cards = made.flatMap((event) => (event.type === 'create' ? event.card : []));
  if (where === 'field') {
    const arrivals = cards.map((card) => ({ card, from: 'nowhere' as const }));
    // A token that is generated on the field counts as placed there (9.1.2.2).
    if (rule('9.1.2.2')) yield* entered(table, arrivals, { how: 'placed', tapped: false });
  }
  return cards;
}

/** Of these tokens as many as there is room for; of different ones the player says which (4.4.4.2, 4.8.3.2). */
function* fittingTokens(
  table: EvolveTable,
  seat: Seat,
  definitions: readonly number[],
  where: 'field' | 'extra',
): Flow<readonly number[]> {
  const room = roomIn(table, seat, where);
  const number = where === 'field' ? '4.4.4.2' : '4.8.3.2';
  if (definitions.length <= room || !rule(number)) return definitions;
  if (new Set(definitions).size === 1) return definitions.slice(0, room);
  const made: number[] = [];
  let left = [...definitions];
  while (made.length < room) {
    const { amount } = yield* ask({
      seat,
      kind: 'room-for-token' satisfies Prompt,
      options: [...new Set(left)].map((one) => option('token' satisfies Verb, NO_CARD, seat, one)),
      amount: room - made.length,
      rule: number,
    });
    made.push(amount);
    left = left.toSpliced(left.indexOf(amount), 1);
  }
  return made;
}

/** The index of the token of that name in the library (9.1.2.3), not of a card of the same name (5.4.2.2); −1 for none. */
function tokenNamed({ library }: EvolveTable, name: string): number {
  obeys('9.1.2.3', '5.4.2.2');
  return library.findIndex((card) => card.special === 'token' && card.name === name);
}

/** 变身 (5.16): these cards are banished, and tokens of that name are generated in their zones; gives whether any was. */
export function* transform(
  table: EvolveTable,
  cards: readonly CardId[],
  into: string,
  agent: Agent,
): Flow<boolean> {
  const places = cards.map((card) => ({
    card,
    zone: zoneOf(table, card) as PlayerZone,
    seat: table.cards[card].controller,
  }));
  yield* banish(table, cards, agent);
  let done = false;
  const gone = places.filter(({ card, zone }) => zoneOf(table, card) !== zone);
  // In each zone as many tokens as cards were banished from it, all at once.
  for (const where of ['field', 'extra'] as const) {
    for (const player of seatsInTurn(table)) {
      const many = gone.filter(({ zone, seat }) => zone === where && seat === player).length;
      if (
        many > 0 &&
        rule('5.16.1') &&
        (yield* create(
          table,
          player,
          Array.from({ length: many }, () => into),
          where,
        )).length > 0
      )
        done = true;
    }
  }
  return done;
}

/** A player seizes these cards, 夺取 (5.21): they lie on that player's field and stay the objects they are (5.21.2). */
export function* takeControl(
  table: EvolveTable,
  cards: readonly CardId[],
  seat: Seat,
): Flow<boolean> {
  const others = cards.filter(
    (card) =>
      onField(table, card) &&
      table.cards[card].controller !== seat &&
      obeys('5.21.1', '5.21.1.1', '5.21.2'),
  );
  const taken = yield* fittingIn(table, others, seat);
  const decisions: EvolveEvent[] = [];
  for (const card of taken) {
    const came = yield* decided(table, { type: 'take', card, seat });
    if (came?.type === 'take') decisions.push(came);
  }
  const events = decisions.flatMap((event): EvolveEvent[] => {
    if (event.type !== 'take' || !onField(table, event.card)) return [];
    return [event, shiftToField(event.card, seat)];
  });
  // Seized cards have neither entered the field nor been placed there (10.7.4.3).
  rule('10.7.4.3');
  yield* carryOut(table, events);
  return events.length > 0;
}

/** As many of the cards as there is room for; the player who seizes them says which (4.4.4.2). */
function* fittingIn(
  table: EvolveTable,
  cards: readonly CardId[],
  seat: Seat,
): Flow<readonly CardId[]> {
  const room = roomIn(table, seat, 'field');
  if (cards.length <= room || !rule('4.4.4.2')) return cards;
  return yield* pickCards({ seat, kind: 'room', rule: '4.4.4.2' }, cards, room, false);
}
