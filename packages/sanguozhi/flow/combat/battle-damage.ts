import { type CardId, citedAside, type Flow, type Seat } from '@lianhuan/kernel';
import { statOf } from '../../effects/derivation.ts';
import type { DamageEvent } from '../../events/events.ts';
import { obeys, rule } from '../../rules.ts';
import { defenceAgainst, wasDefended } from '../../table/combat.ts';
import type { Attack, CardRef, Combat, Defence } from '../../table/state.ts';
import { damageOn, printed, refOf, type SanguozhiTable } from '../../table/table.ts';
import { type Assigning, type Assignment, assignedShares, damageDealt } from '../damage/damage.ts';
import { maySpread } from '../damage/source-shares.ts';
import { attacksInOrder } from './attack-order.ts';
import type { Source, Taker } from './damage-shares.ts';
import { assignAll, combatDamage, dealToSide } from './group-damage.ts';
import { isLost } from './leave.ts';

/** The damage of a battle, as far as it is dealt and assigned (610.2, 610.3, 807.4). */

/** Which of those in the battle deal damage now: not all do in the phase of 先发 (802.24b). */
export type DealsDamage = (card: CardId) => boolean;

/** The damage of one phase: what each attack deals, then what the defenders deal back. */
export function* battleDamage(
  table: SanguozhiTable,
  combat: Combat,
  strikes: DealsDamage,
): Flow<readonly DamageEvent[]> {
  const attacks = attacksInOrder(table, combat);
  const amounts = yield* dealAll(table, combat, attacks, strikes);
  const fighters = fightersIn(combat).map(({ card }) => card);
  const shares = maySpread(table, fighters)
    ? yield* assignedShares(table, mayAssign(table, combat, attacks, amounts))
    : [];
  const dealing = { combat, amounts, assigning: { guarding: new Map(), shares } };
  const events: DamageEvent[] = [];
  // The attacking player assigns first; only legal shares are offered.
  citedAside(() => obeys('610.3', '610.3d'));
  for (const attack of attacks) events.push(...(yield* attackDamage(table, attack, dealing)));
  for (const attack of attacks) events.push(...(yield* counterDamage(table, attack, dealing)));
  return events;
}

/** All who attack or defend in a battle. */
export function fightersIn({ attacks, defences }: Combat): CardRef[] {
  return [...attacks, ...defences].flatMap(({ members }) => members);
}

/** How much each card deals in this step; those that deal nothing are not in it. */
type DamageByCard = ReadonlyMap<CardId, number>;

/** What is known as the damage of a battle is assigned: who deals how much, and what was assigned so far. */
interface BattleDamage {
  readonly combat: Combat;
  readonly amounts: DamageByCard;
  readonly assigning: Assigning;
}

/** 造成伤害 (610.2): everybody's 攻, changed by what changes the damage they deal. */
function* dealAll(
  table: SanguozhiTable,
  combat: Combat,
  attacks: readonly Attack[],
  strikes: DealsDamage,
): Flow<DamageByCard> {
  const amounts = new Map<CardId, number>();
  const dealings: Dealing[] = [];
  const sides = [
    ...attacks.map(({ members }) => ({
      members,
      seat: combat.attacker,
      combatKind: 'attack' as const,
    })),
    ...combat.defences.map(({ members, seat }) => ({ members, seat, combatKind: counterKind() })),
  ];
  for (const { members, seat, combatKind } of sides) {
    const striking = members.filter(({ card }) => strikes(card));
    // A group deals what all of its generals deal.
    if (striking.length > 1) rule('807.4a');
    for (const { card } of striking) dealings.push(attackOf(table, card, seat, combatKind));
  }
  const dealt = yield* damageDealt(table, dealings);
  dealings.forEach(({ source }, place) => {
    const amount = dealt[place];
    if (amount > 0 && dealsItsAttack(table, source)) amounts.set(source, amount);
  });
  return amounts;
}

/** 反击伤害 is its own kind of combat damage (117.9b). */
function counterKind(): 'counter' {
  rule('117.9b');
  return 'counter';
}

type Dealing = Parameters<typeof damageDealt>[1][number];

function attackOf(
  table: SanguozhiTable,
  source: CardId,
  by: Seat,
  combatKind: 'attack' | 'counter',
): Dealing {
  const amount = statOf(table, source, 'attack');
  // A general without 攻 fights as any other; it deals no damage.
  if (amount === 0) rule('413.3');
  return { source, by, amount, damage: 'combat', combatKind };
}

/** What a fighter deals is its 攻, whatever it is (500.6a, 503.7a). */
function dealsItsAttack(table: SanguozhiTable, card: CardId): boolean {
  const formation = printed(table, card).kind === 'formation';
  return (
    citedAside(() => obeys('117.2a', '803.4g')) && obeys(formation ? '503.7a' : '500.6a', '610.2a')
  );
}

/**
 * What an attack deals: to the 粮草 of the defending player if nobody defended against it, else to its
 * defenders.
 */
function* attackDamage(
  table: SanguozhiTable,
  attack: Attack,
  { combat, amounts, assigning }: BattleDamage,
): Flow<DamageEvent[]> {
  const { attacker } = combat;
  const sources = sourcesOf(attack.members, amounts);
  if (!wasDefended(combat, attack)) {
    if (isLost(table, attack)) return [];
    const grain = sources.map(({ card, amount }) =>
      combatDamage(card, attacker, attack.defender, amount, 'attack'),
    );
    return grain.length > 0 && rule('610.3a') ? yield* assignAll(table, grain, assigning) : [];
  }
  const defence = defenceAgainst(combat, attack);
  const takers = takersOf(table, defence);
  if (takers.length === 0 || sources.length === 0) return [];
  return sources.length === 1 && takers.length === 1
    ? yield* pierce(table, attacker, attack.defender, sources[0], takers[0], assigning)
    : yield* pierceGroup(table, attacker, attack.defender, sources, takers, assigning);
}

/**
 * An attacker deals all its damage to its one defender; what exceeds lethal damage pierces to 粮草
 * (610.3b).
 */
function* pierce(
  table: SanguozhiTable,
  attacker: Seat,
  defender: Seat,
  source: Source,
  taker: Taker,
  assigning: Assigning,
): Flow<DamageEvent[]> {
  const whole = combatDamage(
    source.card,
    attacker,
    refOf(table, taker.card),
    source.amount,
    'attack',
  );
  const [event] = yield* assignAll(table, [whole], assigning);
  if (event === undefined) return [];
  // What 守护 takes over pierces nothing (802.26d).
  if (event.guarded && rule('802.26d')) return [event];
  const excess = event.amount - taker.lethal;
  if (excess <= 0 || !obeys('610.3b', '117.9a')) return [event];
  const rest = combatDamage(source.card, attacker, defender, excess, 'piercing');
  return [...withAmount(event, taker.lethal), ...(yield* assignAll(table, [rest], assigning))];
}

/**
 * With a 战斗集体 on either side the defending player says how much of whose damage each defender takes
 * (807.4b, 807.4c).
 */
function* pierceGroup(
  table: SanguozhiTable,
  attacker: Seat,
  defender: Seat,
  sources: readonly Source[],
  takers: readonly Taker[],
  assigning: Assigning,
): Flow<DamageEvent[]> {
  obeys('807.4b', '807.4c');
  const { events, left } = yield* dealToSide(table, assigning, {
    by: attacker,
    sharer: defender,
    combatKind: 'attack',
    sources,
    takers,
  });
  obeys('610.3b', '117.9a');
  const rest = left.map(({ card, amount }) =>
    combatDamage(card, attacker, defender, amount, 'piercing'),
  );
  return [...events, ...(yield* assignAll(table, rest, assigning))];
}

/**
 * All that may be assigned to somebody, as far as it can be known before anything is: of words that meet
 * several sources their controller says now of which (117.4f).
 */
function mayAssign(
  table: SanguozhiTable,
  combat: Combat,
  attacks: readonly Attack[],
  amounts: DamageByCard,
): Assignment[] {
  return attacks.flatMap((attack) => {
    const { attacker } = combat;
    const sources = sourcesOf(attack.members, amounts);
    if (!wasDefended(combat, attack)) {
      return sources.map(({ card, amount }) =>
        combatDamage(card, attacker, attack.defender, amount, 'attack'),
      );
    }
    const defence = defenceAgainst(combat, attack);
    const takers = takersOf(table, defence);
    return [
      ...eachToEach(table, attacker, sources, takers, 'attack'),
      ...mayPierce(attacker, attack.defender, sources, takers),
      ...(defence === null
        ? []
        : eachToEach(
            table,
            defence.seat,
            sourcesOf(defence.members, amounts),
            takersOf(table, attack),
            'counter',
          )),
    ];
  });
}

function eachToEach(
  table: SanguozhiTable,
  by: Seat,
  sources: readonly Source[],
  takers: readonly Taker[],
  kind: 'attack' | 'counter',
): Assignment[] {
  return sources.flatMap(({ card, amount }) =>
    takers.map((taker) => combatDamage(card, by, refOf(table, taker.card), amount, kind)),
  );
}

function mayPierce(
  by: Seat,
  defender: Seat,
  sources: readonly Source[],
  takers: readonly Taker[],
): Assignment[] {
  const dealt = sources.reduce((sum, { amount }) => sum + amount, 0);
  const excess = takers.reduce((left, { lethal }) => left - lethal, dealt);
  if (takers.length === 0 || excess <= 0) return [];
  return sources.map(({ card, amount }) =>
    combatDamage(card, by, defender, Math.min(amount, excess), 'piercing'),
  );
}

/** What the defenders deal back (610.3c); what exceeds lethal damage does nothing. */
function* counterDamage(
  table: SanguozhiTable,
  attack: Attack,
  { combat, amounts, assigning }: BattleDamage,
): Flow<DamageEvent[]> {
  const defence = defenceAgainst(combat, attack);
  if (defence === null || !rule('610.3c')) return [];
  const { seat } = defence;
  const sources = sourcesOf(defence.members, amounts);
  const takers = takersOf(table, attack);
  if (takers.length === 0 || sources.length === 0) return [];
  if (sources.length > 1 || takers.length > 1) {
    obeys('807.4b', '807.4d');
    const { events } = yield* dealToSide(table, assigning, {
      by: seat,
      sharer: combat.attacker,
      combatKind: counterKind(),
      sources,
      takers,
    });
    return events;
  }
  const [{ card, amount }] = sources;
  const [taker] = takers;
  const whole = combatDamage(card, seat, refOf(table, taker.card), amount, counterKind());
  const events = yield* assignAll(table, [whole], assigning);
  return events.flatMap((event) =>
    event.guarded || !rule('117.10b')
      ? [event]
      : withAmount(event, Math.min(event.amount, taker.lethal)),
  );
}

function sourcesOf(members: readonly CardRef[], amounts: DamageByCard): Source[] {
  return members.flatMap(({ card }) => {
    const amount = amounts.get(card);
    return amount === undefined ? [] : [{ card, amount }];
  });
}

function takersOf(table: SanguozhiTable, side: Attack | Defence | null): Taker[] {
  return (side?.members ?? []).map(({ card }) => ({
    card,
    lethal: lethalFor(table, card),
  }));
}

/** How much damage a card still takes until it falls (117.7). */
export function lethalFor(table: SanguozhiTable, card: CardId): number {
  return Math.max(0, statOf(table, card, 'life') - damageOn(table, card));
}

function withAmount(event: DamageEvent, amount: number): DamageEvent[] {
  return amount > 0 ? [{ ...event, amount }] : [];
}
