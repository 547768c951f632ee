import {
  ask,
  type CardId,
  citedAside,
  type Flow,
  NOBODY,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { effectScope, replacementsOn } from '../../effects/active-effects.ts';
import { keywordLevel } from '../../effects/derivation.ts';
import { lastingOf } from '../../effects/effect-index.ts';
import type { DamageEvent, DamageShare } from '../../events/events.ts';
import { rule } from '../../rules.ts';
import {
  areEnemies,
  type SanguozhiEffect,
  type SanguozhiTable,
  seatsFrom,
} from '../../table/table.ts';
import { amountOf } from '../../text/meaning/amount.ts';
import { wouldReplace } from './immunity.ts';

/**
 * 117.4f: where words that replace or prevent damage meet that of several sources at once, their controller
 * says of which. “−N” takes N in all, point by point; words for the next damage are for one source.
 */

/** What each source was given of the words that met several: none for what meets one source only. */
export interface SourceShare extends DamageShare {
  readonly source: CardId;
}

/** A “−N”, or words for the next damage, and the damage that they meet. */
interface Meeting {
  readonly effect: number;
  /** The card that says it, and the player who decides. */
  readonly speaker: CardId;
  readonly seat: Seat;
  /** How many points there are to be taken off; null for words that are for one source whole. */
  readonly points: number | null;
  /** By source, the most that can be taken off. */
  readonly room: ReadonlyMap<CardId, number>;
}

/** Asks whoever controls words that meet damage of several sources at this stage. */
export function* sourceShares(
  table: SanguozhiTable,
  events: readonly DamageEvent[],
): Flow<readonly SourceShare[]> {
  const shares: SourceShare[] = [];
  if (new Set(events.map(({ source }) => source)).size < 2) return shares;
  for (const meeting of citedAside(() => meetings(table, events))) {
    if (meeting.room.size < 2 || !rule('117.4f')) continue;
    shares.push(...(yield* shareOf(meeting)));
  }
  return shares;
}

/** The damage with what its source was given. */
export function withShares<Damage extends { readonly source: CardId }>(
  damage: Damage,
  shares: readonly SourceShare[],
): Damage {
  const own = shares.filter(({ source }) => source === damage.source);
  return own.length === 0 ? damage : { ...damage, shares: own };
}

/** Numbers for 升盾, which is no effect on the table, beside those of effects. */
const SHIELDS = -2_000_000_000;

/** The number of the 升盾 of a card among shares. */
export function shieldOf(card: CardId): number {
  return SHIELDS - card;
}

function meetings(table: SanguozhiTable, events: readonly DamageEvent[]): Meeting[] {
  const found = [...shields(table, events), ...words(table, events)];
  const { active } = table.state;
  const seats = seatsFrom(table, active === NOBODY ? (0 as Seat) : active);
  return found.toSorted((one, other) => seats.indexOf(one.seat) - seats.indexOf(other.seat));
}

/** 升盾 says “敌方对升盾将领造成的伤害-×”, and so takes × in all (802.25b). */
function shields(table: SanguozhiTable, events: readonly DamageEvent[]): Meeting[] {
  const victims = new Set(
    events.flatMap(({ stage, to }) =>
      stage === 'assign' && to !== null && typeof to !== 'number' ? to.card : [],
    ),
  );
  return [...victims].flatMap((card): Meeting[] => {
    const level = keywordLevel(table, card, 'shield');
    if (level === 0) return [];
    const { controller: seat } = table.cards[card];
    const met = events.filter(({ to, by }) => {
      if (to === null || typeof to === 'number') return false;
      return to.card === card && areEnemies(table, by, seat);
    });
    const room = roomBySource(met, (event) => event.amount);
    return [{ effect: shieldOf(card), speaker: card, seat, points: level, room }];
  });
}

function words(table: SanguozhiTable, events: readonly DamageEvent[]): Meeting[] {
  return sharedWords(table).flatMap((effect): Meeting[] => {
    const { id, source: speaker, controller: seat } = effect;
    const met = events.filter((event) => wouldReplace(table, effect, event));
    if (met.length < 2) return [];
    const points = isForNext(effect) ? null : pointsOf(table, effect);
    const room = roomBySource(met, (event) =>
      mayGrow(table, effect, event) ? Number.POSITIVE_INFINITY : event.amount,
    );
    return [{ effect: id, speaker, seat, points, room }];
  });
}

/** The “−N” in force, and the words for the next damage. */
function sharedWords(table: SanguozhiTable): readonly SanguozhiEffect[] {
  return replacementsOn(table, 'damage').filter((effect) => {
    const word = lastingOf(effect);
    return isForNext(effect) || (word?.kind === 'damage-change' && word.how === 'subtract');
  });
}

function isForNext({ body }: SanguozhiEffect): boolean {
  return body.kind === 'begun' && body.period === 'next';
}

/** Is there anything that could take damage off several sources in all: words, or a 升盾 of these cards? */
export function maySpread(table: SanguozhiTable, victims: readonly CardId[]): boolean {
  return citedAside(
    () =>
      sharedWords(table).length > 0 ||
      victims.some((card) => keywordLevel(table, card, 'shield') > 0),
  );
}

/** What a “−N” takes off. */
function pointsOf(table: SanguozhiTable, effect: SanguozhiEffect): number | null {
  const word = lastingOf(effect);
  if (word?.kind !== 'damage-change' || word.amount === null) return null;
  return amountOf(table, word.amount, effectScope(table, effect));
}

/** Could other words make the damage greater before these apply to it? */
function mayGrow(table: SanguozhiTable, effect: SanguozhiEffect, event: DamageEvent): boolean {
  return replacementsOn(table, 'damage').some((other) => {
    const word = lastingOf(other);
    if (other === effect || word?.kind !== 'damage-change') return false;
    return (word.how === 'add' || word.how === 'times') && wouldReplace(table, other, event);
  });
}

function roomBySource(
  events: readonly DamageEvent[],
  roomOf: (event: DamageEvent) => number,
): ReadonlyMap<CardId, number> {
  const room = new Map<CardId, number>();
  for (const event of events) {
    room.set(event.source, Math.max(room.get(event.source) ?? 0, roomOf(event)));
  }
  return room;
}

function* shareOf(meeting: Meeting): Flow<SourceShare[]> {
  const { effect, points, room } = meeting;
  const taken = new Map([...room.keys()].map((source) => [source, 0]));
  if (points === null) {
    const chosen = yield* pickSource(meeting, [...room.keys()], 1);
    // The others are not met by it at all.
    taken.delete(chosen);
  } else {
    for (let left = points; left > 0; left--) {
      const open = [...room].filter(([source, most]) => (taken.get(source) ?? 0) < most);
      if (open.length === 0) break;
      const sources = open.map(([source]) => source);
      const source = sources.length === 1 ? sources[0] : yield* pickSource(meeting, sources, left);
      taken.set(source, (taken.get(source) ?? 0) + 1);
    }
  }
  return [...taken].map(([source, amount]) => ({ effect, source, amount }));
}

function* pickSource(
  { seat, speaker, points }: Meeting,
  sources: readonly CardId[],
  left: number,
): Flow<CardId> {
  const { card } = yield* ask({
    seat,
    kind: points === null ? 'damage-source' : 'less-damage',
    options: sources.map((source) => option('damage-source', source, seat)),
    about: speaker,
    amount: left,
    rule: '117.4f',
  });
  return card;
}
