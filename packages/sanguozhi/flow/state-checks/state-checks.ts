import {
  because,
  type CardId,
  cachedByVersion,
  citedAside,
  currentRecorder,
  type Flow,
  markCitations,
  type Seat,
  withdrawCitations,
} from '@lianhuan/kernel';
import { totalOf } from '../../effects/characteristics.ts';
import { keywordLevel, rawStat, statOf } from '../../effects/derivation.ts';
import { NO_AGENT } from '../../events/apply.ts';
import type { DestructionEvent } from '../../events/events.ts';
import { carryOut, happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { CardRef } from '../../table/state.ts';
import {
  cardsIn,
  damageOn,
  generalsOf,
  isSame,
  player,
  printed,
  refOf,
  roleOf,
  type SanguozhiTable,
  seatsFrom,
  treasuresOf,
} from '../../table/table.ts';
import type { Agent } from '../../text/meaning/procedures.ts';
import { combatChecks } from '../combat/leave.ts';
import { immunityChecks } from '../damage/immunity.ts';
import { breakLoopOfRules } from '../game/loops.ts';
import { eventChecks } from '../kinds/event-cards.ts';
import { formationChecks } from '../kinds/formation-checks.ts';
import { tacticChecks } from '../kinds/tactics.ts';
import { treasureChecks } from '../kinds/treasures.ts';
import { ignoresNeeds, ignoringChecks, meetsNeeds } from '../kinds/troop-needs.ts';
import { destroyAll, destructionBy } from '../moving/destruction.ts';
import { send } from '../moving/draw-discard.ts';
import { isBarredFrom, roleAllowed } from '../moving/roles.ts';
import { counterChecks } from '../resources/counters.ts';
import { grainChecks } from '../resources/grain.ts';
import { asOneMoment } from '../triggers/one-moment.ts';
import { borrowingChecks, lethalChecks } from '../turn/expiring-effects.ts';
import type { Check, Due, MomentCheck } from './check.ts';
import { conflictsSettled } from './conflicts.ts';
import { lastToReduceLife } from './life-loss.ts';
import { pendingChecks } from './pending-rule-effects.ts';

/**
 * 规则效果 (804): carried out whenever something has happened and no trigger waits, again and again
 * until there is nothing left to do (115.5, 804.2).
 */
export function* checkState(table: SanguozhiTable): Flow {
  if (isChecked(table)) return;
  // At once, and without the chain.
  citedAside(() => rule('305.7e'));
  const { fired } = table.state;
  let inVain = 0;
  for (let rounds = 1; table.outcome === null; rounds++) {
    const { version, fired: before } = table.state;
    const done = yield* because({ kind: 'rules' }, checkOnce(table));
    // Where something else happens instead of what is due (710.5), that goes on being due.
    const replaced = table.state.fired !== before || table.state.version !== version;
    if (!done && !replaced) break;
    inVain = done ? 0 : inVain + 1;
    // Each round of rule effects may make another one necessary.
    yield* breakLoopOfRules(table, { rounds, inVain, before: fired.length });
  }
  checkedAt.set(table, table.state.version);
}

/** At which version there was nothing left to do: until the next one there is nothing new. */
const checkedAt = new WeakMap<SanguozhiTable, number>();

function isChecked(table: SanguozhiTable): boolean {
  // A recorded match cites the same rules whether or not this was checked before, so it checks again.
  if (currentRecorder() !== null) return false;
  return (
    checkedAt.get(table) === table.state.version && table.state.pendingRuleEffects.length === 0
  );
}

/** What is put right before rule effects are looked for: it follows from effects that are in force. */
const FOLLOWING: readonly Check[] = [
  borrowingChecks,
  ignoringChecks,
  immunityChecks,
  counterChecks,
];

/** Rule effects (804.5): all that hold at one moment are carried out as of that moment. */
const RULE_EFFECTS: readonly MomentCheck[] = [
  pendingChecks,
  lordChecks,
  lifeChecks,
  formationChecks,
  placeChecks,
  treasureChecks,
  tacticChecks,
  eventChecks,
];

/** What is looked at once no rule effect is left. */
const AFTERWARDS: readonly Check[] = [grainChecks, combatChecks, lethalChecks];

/** One round; gives whether anything was done. */
function* checkOnce(table: SanguozhiTable): Flow<boolean> {
  if (yield* checkInTurn(table, FOLLOWING)) return true;
  if (yield* checkTogether(table)) return true;
  return yield* checkInTurn(table, AFTERWARDS);
}

/** The first of these checks that finds something to do does it. */
function* checkInTurn(table: SanguozhiTable, checks: readonly Check[]): Flow<boolean> {
  for (const check of checks) {
    const consulted = markCitations();
    const found = check(table);
    if (found !== null && (yield* found)) return true;
    withdrawCitations(consulted);
  }
  return false;
}

/** Carries out all rule effects that hold now, whatever the first of them changes (804.3, 804.4). */
function* checkTogether(table: SanguozhiTable): Flow<boolean> {
  const found: { readonly due: Due; readonly rules: readonly string[] }[] = [];
  for (const check of RULE_EFFECTS) {
    const consulted = markCitations();
    const due = check(table);
    if (due === null) withdrawCitations(consulted);
    else
      found.push({
        due,
        rules: consulted < 0 ? [] : (currentRecorder()?.takeBack(consulted) ?? []),
      });
  }
  if (found.length === 0) return false;
  return yield* asOneMoment(table, carryOutAll(table, found));
}

function* carryOutAll(
  table: SanguozhiTable,
  found: readonly { readonly due: Due; readonly rules: readonly string[] }[],
): Flow<boolean> {
  const leaving = found.flatMap(({ due }) => due.leaving);
  const remembers = found.length > 1 && leaving.length > 0 && rule('804.4');
  if (remembers) yield* happen(table, { type: 'remember', cards: [...new Set(leaving)] });
  const spared = yield* conflictsSettled(
    table,
    found.map(({ due }) => due),
  );
  let done = false;
  for (const { due, rules } of found) {
    for (const cited of rules) currentRecorder()?.cite(cited);
    const cards = spared.get(due);
    if (yield* cards === undefined || due.without === undefined ? due.deeds : due.without(cards))
      done = true;
  }
  if (table.state.remembered.length > 0) yield* happen(table, { type: 'remember', cards: [] });
  return done;
}

/** 阵亡 and a 命 of 0 (804.5d, 804.5e), all at once (804.6). */
function lifeChecks(table: SanguozhiTable): Due | null {
  const destructions: DestructionEvent[] = [];
  for (const seat of seatsFrom(table, table.state.active)) {
    for (const card of generalsOf(table, seat)) {
      const consulted = markCitations();
      const destruction = destructionDue(table, card);
      if (destruction === null) withdrawCitations(consulted);
      else destructions.push(destruction);
    }
  }
  if (destructions.length === 0) return null;
  const leaving = destructions.map(({ card }) => card);
  return {
    leaving: withTreasures(table, leaving),
    deeds: destroyDue(table, destructions),
    into: 'graveyard',
    without: (cards) =>
      destroyDue(
        table,
        destructions.filter(({ card }) => !cards.has(card)),
      ),
  };
}

function destructionDue(table: SanguozhiTable, card: CardId): DestructionEvent | null {
  if (table.cards[card].faceDown) return null;
  const isLifeless = rawStat(table, card, 'life') <= 0;
  if (isLifeless && obeys('500.9', '804.5e')) {
    const taker = lastToReduceLife(table, card) ?? lastDamagedBy(table, card);
    return destructionBy('destroy', card, taker, true);
  }
  const isLethal = !isLifeless && damageOn(table, card) >= statOf(table, card, 'life');
  return isLethal && obeys('117.7', '500.8', '804.5d', '801.5b')
    ? destructionBy('fall', card, lastDamagedBy(table, card))
    : null;
}

/** Whose damage or effect a card was last dealt or destroyed by (202.4c). */
function lastDamagedBy(table: SanguozhiTable, card: CardId): Agent {
  const { source, seat } = table.state.lastDamage[card] ?? NO_AGENT;
  return { source, seat };
}

function withTreasures(table: SanguozhiTable, cards: readonly CardId[]): readonly CardId[] {
  return [...cards, ...cards.flatMap((card) => treasuresOf(table, card))];
}

function* destroyDue(
  table: SanguozhiTable,
  destructions: readonly DestructionEvent[],
): Flow<boolean> {
  const before = destructions.map(({ card }) => ({
    ref: refOf(table, card),
    damage: damageOn(table, card),
  }));
  yield* destroyAll(table, destructions);
  // Gives whether anything changed: a card that is neither destroyed nor saved would be looked at for
  // ever.
  return before.some(
    ({ ref, damage }) => !isSame(table, ref) || damageOn(table, ref.card) !== damage,
  );
}

/** The 主将 with 兵权条件 of 3 or more has +2/+2 from now on (202.4a, 804.5f), and the one before it no longer. */
function lordChecks(table: SanguozhiTable): Due | null {
  const changed: { readonly seat: Seat; readonly lord: CardRef | null }[] = [];
  for (const seat of seatsFrom(table, table.state.active)) {
    const now = player(table, seat).lord;
    const consulted = markCitations();
    const due = lordOf(table, seat);
    const changes = now?.card !== due?.card || now?.incarnation !== due?.incarnation;
    if (changes && obeys('202.4a', '804.5f')) changed.push({ seat, lord: due });
    else withdrawCitations(consulted);
  }
  return changed.length === 0 ? null : { leaving: [], deeds: nameLords(table, changed) };
}

function* nameLords(
  table: SanguozhiTable,
  changed: readonly { readonly seat: Seat; readonly lord: CardRef | null }[],
): Flow<boolean> {
  yield* carryOut(
    table,
    changed.map(({ seat, lord }) => ({ type: 'lord', seat, lord })),
  );
  return true;
}

function lordOf(table: SanguozhiTable, seat: Seat): CardRef | null {
  const [card] = cardsIn(table, seat, 'main');
  if (card === undefined || table.cards[card].faceDown) return null;
  const definition = printed(table, card);
  if (definition.kind !== 'general') return null;
  const grand = definition.needs.some((needs) => totalOf(needs) >= 3);
  if (!grand && rule('412.5c')) return null;
  return refOf(table, card);
}

/** Generals that may not stand where they stand go back to their owners' hands (804.5c, k, m, n). */
function placeChecks(table: SanguozhiTable): Due | null {
  const leaving: CardId[] = [];
  for (const seat of seatsFrom(table, table.state.active)) {
    for (const card of generalsOf(table, seat)) {
      const consulted = markCitations();
      if (mayStay(table, card)) withdrawCitations(consulted);
      else leaving.push(card);
    }
  }
  if (leaving.length === 0) return null;
  const home = leaving.map((card) => refOf(table, card));
  return {
    leaving: withTreasures(table, leaving),
    deeds: sendHome(table, home),
    into: 'hand',
    without: (cards) =>
      sendHome(
        table,
        home.filter(({ card }) => !cards.has(card)),
      ),
  };
}

function* sendHome(table: SanguozhiTable, leaving: readonly CardRef[]): Flow<boolean> {
  const targets = leaving
    .filter((ref) => isSame(table, ref))
    .map((ref) => ({ kind: 'card', ...ref }) as const);
  yield* send(table, targets, 'hand', NO_AGENT);
  // Gives whether any left: an effect may keep a general in play.
  return targets.some((target) => !isSame(table, target));
}

function mayStay(table: SanguozhiTable, card: CardId): boolean {
  const { controller, owner, faceDown } = table.cards[card];
  const role = roleOf(table, card);
  if (role === null) return true;
  if (faceDown && isBarredFrom(table, card, controller, role, true)) return !rule('804.5c');
  if (faceDown && obeys('112.3', '412.6c')) return true;
  if (!roleAllowed(table, card, controller, role) && obeys('200.7', '804.5c')) return false;
  if (
    !ignoresNeeds(table, card) &&
    !meetsNeeds(table, controller, card) &&
    obeys('412.5b', '500.5b', '804.5k')
  ) {
    return false;
  }
  if (isLaterNamesake(table, card) && obeys('500.4', '804.5m')) return false;
  return (
    owner === controller ||
    keywordLevel(table, card, 'loyalty') === 0 ||
    !obeys('500.5d', '804.5n', '805.3', '805.3a', '802.16b#2')
  );
}

/** Does a general of the same name stand in play that came before it (804.5m)? */
function isLaterNamesake(table: SanguozhiTable, card: CardId): boolean {
  if (!laterNamesakes(table, table.state.structure).includes(card)) return false;
  return printed(table, card).limit === 0 || !obeys('403.1a', '500.4');
}

/** All generals that entered play after another one of their name. */
const laterNamesakes = cachedByVersion((table: SanguozhiTable): readonly CardId[] => {
  const generals = seatsFrom(table, table.state.active).flatMap((seat) => generalsOf(table, seat));
  return generals.filter((card) => {
    const { enteredAt } = table.cards[card];
    return generals.some((other) => {
      if (other === card || printed(table, other).name !== printed(table, card).name) return false;
      const { faceDown, enteredAt: before } = table.cards[other];
      return !faceDown && (before < enteredAt || (before === enteredAt && other < card));
    });
  });
});
