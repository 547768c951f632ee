import { type CardId, NO_CARD, type Seat } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { attackOf, opponentsOf } from '../../table/combat.ts';
import type { CardRef, Target } from '../../table/state.ts';
import { isSame, type SanguozhiTable } from '../../table/table.ts';
import type { EitherHappens, EntryOccasion, Occasion, Triggered } from '../nodes/index.ts';
import { targetOf } from './match.ts';
import { itemAt } from './sides.ts';

/**
 * What 该将领, 该卡 and 该玩家 mean in the effect of a trigger: the others in what it heard. Of itself a
 * card says 本将领.
 */
export function boundBy(
  table: SanguozhiTable,
  said: Occasion | EntryOccasion,
  event: SanguozhiEvent,
): readonly Target[] {
  const on = partHeard(said, event);
  switch (event.type) {
    case 'damage':
      return ofDamage(table, on, event);
    case 'use':
      return [ofItem(table, event.item, event.card), seatOf(event.seat)];
    case 'target':
      if (on.kind === 'targeted' && on.who.kind !== 'this') {
        return [event.to, ofItem(table, event.item, event.by), seatOf(event.seat)];
      }
      return [ofItem(table, event.item, event.by), seatOf(event.seat)];
    case 'engage':
      return ofEngagement(table, on, event);
    case 'equip':
      return [targetOf(table, event.bearer), targetOf(table, event.card), seatOf(event.seat)];
    case 'form':
      return [targetOf(table, memberOf(event) ?? event.card), seatOf(event.seat)];
    case 'phase':
    case 'phase-end':
      return [seatOf(table.state.active)];
    default: {
      const card = 'card' in event ? [targetOf(table, event.card)] : [];
      if ('seat' in event) return [...card, seatOf(event.seat)];
      return 'card' in event ? [...card, controllerOf(table, event.card)] : card;
    }
  }
}

/** Which of two occasions it was that an event of that type belongs to. */
function partHeard(
  on: Occasion | EntryOccasion,
  event: SanguozhiEvent,
): Exclude<Occasion, EitherHappens> | EntryOccasion {
  if (on.kind !== 'either-happens') return on;
  return partHeard(suits(on.first, event) ? on.first : on.second, event);
}

function suits({ kind }: Occasion, { type }: SanguozhiEvent): boolean {
  switch (type) {
    case 'damage':
      return kind === 'damages' || kind === 'suffers' || kind === 'player-does';
    case 'target':
      return kind === 'targeted';
    case 'use':
      return kind === 'uses' || kind === 'card-does';
    case 'phase':
    case 'phase-end':
      return kind === 'phase-begins';
    default:
      return kind === 'card-does' || kind === 'player-does';
  }
}

/**
 * Which objects they were that did or suffered what a trigger heard: 每有 counts each but once (703.2c). What players
 * do with cards is counted by 张 card by card: 每有1张己方抓卡.
 * @param place which of the events that were heard at one moment it is
 */
export function objectsOf(
  { on, measure }: Pick<Triggered, 'on' | 'measure'>,
  event: SanguozhiEvent,
  place: number,
): readonly string[] {
  if (measure === 'sheet') {
    if (event.type === 'draw') {
      return Array.from({ length: event.count }, (_, at) => `drawn ${place} ${at}`);
    }
    if (event.type === 'discard') return [`card ${event.card}`];
  }
  return [objectOf(on, event)];
}

function objectOf(said: Occasion | EntryOccasion, event: SanguozhiEvent): string {
  const on = partHeard(said, event);
  switch (event.type) {
    case 'damage':
      return on.kind === 'damages' ? `card ${event.source}` : sufferer(event.to);
    case 'target':
      return event.to.kind === 'card' ? sufferer(event.to) : JSON.stringify(event.to);
    case 'use':
      return `item ${event.item}`;
    case 'equip':
      return `card ${on.kind === 'card-does' ? event.bearer : event.card}`;
    case 'form':
      return `card ${memberOf(event) ?? event.card}`;
    default:
      if (on.kind !== 'player-does' && 'card' in event) return `card ${event.card}`;
      return 'seat' in event ? `seat ${event.seat}` : '';
  }
}

/** The general that joins or leaves a 阵型; null where it is the 阵型 that is spoken of. */
function memberOf({
  how,
  member,
}: Extract<SanguozhiEvent, { readonly type: 'form' }>): CardId | null {
  return how === 'join' || how === 'leave' ? member : null;
}

function sufferer(to: CardRef | Seat | null): string {
  return to !== null && typeof to === 'object' ? `card ${to.card}` : `seat ${to}`;
}

/** Of itself a card speaks of whom it meets, and of the player on the other side. */
function ofEngagement(
  table: SanguozhiTable,
  on: Occasion | EntryOccasion,
  { card, against }: Extract<SanguozhiEvent, { readonly type: 'engage' }>,
): readonly Target[] {
  const own = on.kind === 'card-does' && (on.who.kind === 'this' || on.who.kind === 'bearer');
  if (!own) return [targetOf(table, card), controllerOf(table, card)];
  const met = new Set(opponentsOf(table, card));
  if (against !== NO_CARD) met.add(against);
  const { combat } = table.state;
  const other = attackOf(table, card)?.defender ?? combat?.attacker;
  const seat = other === undefined ? [] : [seatOf(other)];
  return [...[...met].map((one) => targetOf(table, one)), ...seat];
}

/** Whoever deals damage speaks of its victim; whoever suffers it, of its source. */
function ofDamage(
  table: SanguozhiTable,
  on: Occasion | EntryOccasion,
  { source, by, to }: Extract<SanguozhiEvent, { readonly type: 'damage' }>,
): readonly Target[] {
  if (on.kind === 'suffers' && on.who.kind === 'this') {
    return [targetOf(table, source), seatOf(by)];
  }
  if (to === null) return [];
  if (typeof to === 'number') return [targetOf(table, source), seatOf(to)];
  return [{ kind: 'card', ...to }, controllerOf(table, to.card)];
}

function ofItem(table: SanguozhiTable, item: number, card: CardId): Target {
  return itemAt(table, item) === undefined ? targetOf(table, card) : { kind: 'item', item };
}

function seatOf(seat: Seat): Target {
  return { kind: 'seat', seat };
}

/** Who controls it, or did until it left. */
function controllerOf(table: SanguozhiTable, card: CardId): Target {
  const now = targetOf(table, card);
  const { controller, lastController, owner } = table.cards[card];
  if (isSame(table, now) && controller >= 0) return seatOf(controller);
  return seatOf(lastController >= 0 ? lastController : owner);
}
