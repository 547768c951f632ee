import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import {
  ask,
  citedAside,
  lapseBy,
  markCitations,
  NO_CARD,
  noteLapse,
  option,
  withdrawCitations,
} from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import { effectScope, replacementsOn } from '../../effects/active-effects.ts';
import { keywordLevel, statOf } from '../../effects/derivation.ts';
import { lastingOf } from '../../effects/effect-index.ts';
import { countFactionEffects, hasFactionEffect } from '../../effects/faction-effects.ts';
import { MOST_DAMAGE } from '../../events/damage-shares.ts';
import type { DamageEvent, DamageShare, SanguozhiEvent } from '../../events/events.ts';
import { barred, carryOut, decided } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { CardRef } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { areEnemies, isSame, onField, printed, refOf } from '../../table/table.ts';
import type { DamageOfEffect } from '../../text/meaning/procedures.ts';
import { changedBy } from '../../text/words/lasting/damage.ts';
import { mill } from '../moving/draw-discard.ts';
import { changeGrain } from '../resources/grain.ts';
import { type Guarding, guarded } from './guard.ts';
import { wouldReplace } from './immunity.ts';
import { type SourceShare, shieldOf, sourceShares, withShares } from './source-shares.ts';

/** 伤害 (117): dealt by a source, assigned to whom it is for, taken, all of it at once. */

/** Damage of one source on its way to one card or one player's 粮草. */
export interface Assignment {
  readonly source: CardId;
  /** Who controls the source. */
  readonly by: Seat;
  readonly to: CardRef | Seat;
  readonly amount: number;
  readonly damage: DamageEvent['damage'];
  /** As in {@link DamageEvent}: null for the damage of effects. */
  readonly combatKind: DamageEvent['combatKind'];
  readonly shares?: readonly DamageShare[];
}

/** Damage by effects: each part passes the stages, then all are taken together. */
export function* dealDamage(
  table: SanguozhiTable,
  parts: readonly DamageOfEffect[],
): Flow<boolean> {
  rule('117.4');
  const amounts = yield* damageDealt(
    table,
    parts.map((part) => ({ ...part, combatKind: null })),
  );
  const given = parts.map(({ source, by, to, damage, amount: wished }, place): Assignment => {
    const victim = typeof to === 'number' ? refOf(table, to) : to.seat;
    const amount = amounts[place];
    const assignment = { source, by, to: victim, amount, damage, combatKind: null };
    // 0 damage is no damage at all (117.12).
    if (wished <= 0 && amount === 0) noteLapse(lapseBy('prevented', assignedAs(assignment), null));
    return assignment;
  });
  return yield* assignAll(table, given);
}

/** Damage of one source that a player divides among cards as they like, once it is known how much it is (117.4b). */
export function* divideDamage(
  table: SanguozhiTable,
  dealing: Omit<Dealing, 'combatKind'>,
  victims: readonly CardId[],
  chooser: Seat,
): Flow<boolean> {
  const { source, by, damage } = dealing;
  const [amount] = yield* damageDealt(table, [{ ...dealing, combatKind: null }]);
  const shares = yield* divided(amount, source, victims, chooser);
  const given = victims.map((card, place): Assignment => {
    const to = refOf(table, card);
    return { source, by, to, amount: shares[place], damage, combatKind: null };
  });
  return yield* assignAll(
    table,
    given.filter((one) => one.amount > 0),
  );
}

/** How much of an amount goes to each card: asked for all but the last, which takes what is left. */
function* divided(
  amount: number,
  source: CardId,
  victims: readonly CardId[],
  seat: Seat,
): Flow<readonly number[]> {
  const shares: number[] = [];
  let left = amount;
  for (const card of victims.slice(0, -1)) {
    const options = Array.from({ length: left + 1 }, (_, some) =>
      option('take-damage' satisfies Verb, card, seat, some),
    );
    const kind: Prompt = 'share-damage';
    const choice = yield* ask({ seat, kind, options, about: source, amount: left, rule: '117.4b' });
    shares.push(choice.amount);
    left -= choice.amount;
  }
  return [...shares, left];
}

function* assignAll(table: SanguozhiTable, given: readonly Assignment[]): Flow<boolean> {
  const assigning = { guarding: new Map(), shares: yield* assignedShares(table, given) };
  const assigned: DamageEvent[] = [];
  for (const one of given) {
    const event = yield* assignDamage(table, one, assigning);
    if (event !== null) assigned.push(event);
  }
  return yield* takeAll(table, assigned);
}

/** Damage that a source is about to deal, before it is assigned to anybody (117.4a). */
type Dealing = Pick<DamageEvent, 'source' | 'by' | 'amount' | 'damage' | 'combatKind'>;

/** How much sources deal in the end (117.4a), each in its place; 0 for nothing. */
export function* damageDealt(
  table: SanguozhiTable,
  dealings: readonly Dealing[],
): Flow<readonly number[]> {
  const wishes = dealings.map(
    ({ source, by, amount, damage, combatKind }): DamageEvent => ({
      type: 'damage',
      stage: 'deal',
      source,
      by,
      to: null,
      amount: Math.min(MOST_DAMAGE, amount),
      damage,
      combatKind,
      guarded: false,
    }),
  );
  const shares = yield* sourceShares(
    table,
    wishes.filter(({ amount }) => amount > 0),
  );
  const amounts: number[] = [];
  for (const wished of wishes) amounts.push(yield* dealt(table, withShares(wished, shares)));
  return amounts;
}

function* dealt(table: SanguozhiTable, wished: DamageEvent): Flow<number> {
  if (wished.amount <= 0 && obeys('117.12', '710.6')) return 0;
  const consulted = markCitations();
  let event: SanguozhiEvent | null = wished;
  if (rule('117.4a')) event = yield* decided(table, wished);
  // Where no effect changes the damage at this stage, its rules are not cited.
  if (event === wished) withdrawCitations(consulted);
  return event?.type === 'damage' ? Math.max(0, event.amount) : 0;
}

/** What falls on each source of the words that meet several of these as they are assigned (117.4f). */
export function assignedShares(
  table: SanguozhiTable,
  parts: readonly Assignment[],
): Flow<readonly SourceShare[]> {
  const met = parts.filter(
    ({ to, amount, damage }) => amount > 0 && canBeDamaged(table, to, damage),
  );
  return sourceShares(table, met.map(assignedAs));
}

/** What is known of damage that will be taken together, while it is assigned part by part. */
export interface Assigning {
  /** What 守护 has taken over so far. */
  readonly guarding: Guarding;
  readonly shares: readonly SourceShare[];
}

/** What comes of damage that was assigned (117.4b), 守护 included; null if it is not dealt there. */
export function* assignDamage(
  table: SanguozhiTable,
  wished: Assignment,
  { guarding, shares }: Assigning,
): Flow<DamageEvent | null> {
  const given = withShares(wished, shares);
  const { source, by, to } = given;
  if (!canBeDamaged(table, to, given.damage)) {
    // A card that has left takes no damage, and the log needs no line for that.
    if (typeof to === 'number' || isSame(table, to))
      noteLapse(lapseBy('prevented', assignedAs(given), null));
    return null;
  }
  const amount = withKeywordsAndFactions(table, given);
  if (isNothing(amount)) return noteShielded(given, to);
  const assigned: DamageEvent = { ...assignedAs(given), amount };
  const consulted = markCitations();
  let changed: SanguozhiEvent | null = assigned;
  if (rule('117.4b')) changed = yield* decided(table, assigned);
  if (changed === assigned) withdrawCitations(consulted);
  if (changed?.type !== 'damage' || isNothing(changed.amount)) return null;
  if (typeof to === 'number' || !areEnemies(table, by, table.cards[to.card].controller)) {
    return { ...changed, source };
  }
  return yield* guarded(table, changed, guarding);
}

function assignedAs(given: Assignment): DamageEvent {
  return { ...given, type: 'damage', stage: 'assign', guarded: false };
}

/** Notes for the log that 升盾 of the card prevented all of the damage (802.25b). */
function noteShielded(given: Assignment, to: CardRef | Seat): null {
  const card = typeof to === 'number' ? NO_CARD : to.card;
  // Damage of 0 was not prevented by 升盾.
  if (given.amount > 0) noteLapse({ ...lapseBy('prevented', assignedAs(given), null), card });
  return null;
}

/**
 * How much of the damage will be left once it is assigned (117.4b), as far as that is known before:
 * effects that work only once do not count, and neither does 守护.
 */
export function expectedDamage(
  table: SanguozhiTable,
  wished: Assignment,
  shares: readonly SourceShare[],
): number {
  const given = withShares(wished, shares);
  return citedAside(() => {
    const amount = Math.max(0, withKeywordsAndFactions(table, given));
    return changedByWords(table, {
      ...given,
      type: 'damage',
      stage: 'assign',
      amount,
      guarded: false,
    });
  });
}

function changedByWords(table: SanguozhiTable, event: DamageEvent): number {
  let { amount } = event;
  for (const effect of replacementsOn(table)) {
    const word = lastingOf(effect);
    const once = effect.body.kind === 'begun' && effect.body.period === 'next';
    if (word?.kind !== 'damage-change' || once || amount <= 0) continue;
    if (!wouldReplace(table, effect, { ...event, amount })) continue;
    amount = changedBy(table, word, effect, { ...event, amount }, effectScope(table, effect));
  }
  return amount;
}

/** 0 damage is no damage at all (117.12). */
function isNothing(amount: number): boolean {
  return amount <= 0 && rule('117.12');
}

/** 盖放 cards are not damaged (117.13), nor are 阵型 and 粮草 by 永久伤害 (117.6b). */
function canBeDamaged(
  table: SanguozhiTable,
  to: CardRef | Seat,
  damage: DamageEvent['damage'],
): boolean {
  if (typeof to === 'number') return damage === 'combat' || !rule('117.6b');
  if (!isSame(table, to) || !onField(table, to.card)) return false;
  if (table.cards[to.card].faceDown && obeys('117.13', '112.3a')) return false;
  const { kind } = printed(table, to.card);
  if (kind === 'general') return true;
  return kind === 'formation' && (damage === 'combat' || !rule('117.6b'));
}

/** The amount as 升盾 and the 阵营效果 of 吕布军 change it, which are rules and no effects on the table. */
function withKeywordsAndFactions(table: SanguozhiTable, given: Assignment): number {
  const { source, by, to, combatKind } = given;
  let { amount } = given;
  if (combatKind === 'piercing' && hasFactionEffect(table, source, 'lv-bu') && rule('410.3n'))
    amount += 1;
  if (typeof to === 'number' || !areEnemies(table, by, table.cards[to.card].controller)) {
    return amount;
  }
  const shield = keywordLevel(table, to.card, 'shield');
  if (shield === 0 || !rule('802.25b')) return amount;
  const share = given.shares?.find(({ effect }) => effect === shieldOf(to.card));
  return amount - (share?.amount ?? shield);
}

/** Everything assigned is taken at once (117.4c, 117.4e); gives whether anybody took any. */
export function* takeAll(table: SanguozhiTable, events: readonly DamageEvent[]): Flow<boolean> {
  const taken: DamageEvent[] = [];
  const takes = events.map(({ shares: _, ...event }): DamageEvent => ({ ...event, stage: 'take' }));
  const shares = yield* sourceShares(table, takes);
  for (const take of takes) {
    const final = yield* taking(table, withShares(take, shares));
    if (final !== null) taken.push(final);
  }
  if (taken.length === 0) return false;
  rule('117.4e');
  yield* carryOut(table, taken);
  yield* applyFactionEffects(table, taken);
  return true;
}

function* taking(table: SanguozhiTable, take: DamageEvent): Flow<DamageEvent | null> {
  const consulted = markCitations();
  let final: SanguozhiEvent | null = take;
  if (take.combatKind !== null) rule('610.4');
  if (rule('117.4c')) final = yield* decided(table, take);
  if (final === take) withdrawCitations(consulted);
  if (final?.type !== 'damage' || !(yield* canTake(table, final))) return null;
  const amount = withoutExcess(table, final);
  // Damage beyond a card's 命 does nothing, and yet counts as dealt in full.
  if (amount < final.amount) rule('706.2e');
  if (isNothing(amount)) return null;
  const excess = final.amount - amount;
  return excess > 0 ? { ...final, amount, excess } : final;
}

/** Can the damage be taken: by a card, which is marked with it (117.3b), or by 粮草 (117.3a)? */
function* canTake(table: SanguozhiTable, { to, amount, damage }: DamageEvent): Flow<boolean> {
  // A replacement may have turned the damage to a card that takes none (710.5).
  if (to === null || !canBeDamaged(table, to, damage)) return false;
  return typeof to === 'number' ? yield* losesGrain(table, to, amount) : rule('117.3b');
}

/**
 * Does the player lose 粮草 by damage? Not where 粮草 cannot get less (116.7), or the loss is replaced
 * (116.2).
 */
function* losesGrain(table: SanguozhiTable, seat: Seat, amount: number): Flow<boolean> {
  const loss = { type: 'grain', seat, by: -amount } as const;
  if (barred(table, loss) && rule('116.7')) return false;
  return (yield* decided(table, loss)) !== null && obeys('116.2', '117.3a');
}

/** How much of the damage is taken: effects' damage and 反击伤害 beyond a card's 命 do nothing (117.10). */
function withoutExcess(table: SanguozhiTable, { to, amount, combatKind }: DamageEvent): number {
  // A card lying face down has no 命 that damage could exceed.
  if (to === null || typeof to === 'number' || table.cards[to.card].faceDown) return amount;
  const consulted = markCitations();
  const capped =
    (combatKind === null && rule('117.10a')) || (combatKind === 'counter' && rule('117.10b'));
  const left = capped ? Math.min(amount, statOf(table, to.card, 'life')) : amount;
  if (left === amount) withdrawCitations(consulted);
  return left;
}

/** 阵营效果 that look at damage dealt to 粮草 (410.3b, 410.3p). */
function* applyFactionEffects(table: SanguozhiTable, taken: readonly DamageEvent[]): Flow {
  for (const { source, by, to, amount, damage } of taken) {
    if (typeof to !== 'number' || source === NO_CARD || !onField(table, source)) continue;
    if (
      damage === 'combat' &&
      isAttacked(table, to) &&
      hasFactionEffect(table, source, 'yellow-turbans') &&
      rule('410.3b')
    ) {
      yield* changeGrain(table, by, amount);
    }
    if (!areEnemies(table, by, to) || !hasFactionEffect(table, source, 'nanman')) continue;
    if (countFactionEffects(table, by, 'nanman') >= 2 && rule('410.3p')) {
      yield* mill(table, to, 2, 'graveyard');
    }
  }
}

/** Is the player 防守方 of the battle under way (606.2)? */
function isAttacked(table: SanguozhiTable, seat: Seat): boolean {
  return table.state.combat?.attacks.some(({ defender }) => defender === seat) ?? false;
}
