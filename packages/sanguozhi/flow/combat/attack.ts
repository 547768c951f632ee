import type { CardId, Flow, Option, Seat } from '@lianhuan/kernel';
import { ask, askOpenly, NO_CARD, option } from '@lianhuan/kernel';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { Attack, CardRef, Combat, Target } from '../../table/state.ts';
import { isSame, player, refOf, type SanguozhiTable } from '../../table/table.ts';
import { openPriority } from '../turn/priority.ts';
import { skipBattle } from './battle-phases.ts';
import { canPayCombatCosts, hasCombatCost, payCombatCosts, payTally } from './combat-costs.ts';
import { mustDo } from './combat-words.ts';
import { lacksCompany, withCompany } from './company.ts';
import { type Engagement, hearFighting } from './engagement.ts';
import { withPartner } from './groups.ts';
import { attackTargets, canAttack, fightersOf } from './legal.ts';

/**
 * 进攻阶段 (608): the player attacks, or not; then 行动权 goes round. A table at an idle point of it
 * goes on there. `only` are those who may attack in a battle that an effect began (606.11), null for
 * all.
 */
export function* attackPhase(
  table: SanguozhiTable,
  seat: Seat = table.state.active,
  only: readonly CardRef[] | null = null,
): Flow {
  if (!table.state.open && !(yield* attack(table, seat, only))) return yield* skipBattle(table);
  if (obeys('608.3', '115.3c')) yield* openPriority(table);
}

/** 发动进攻 (608.1, 608.2); gives whether anybody attacks. */
function* attack(
  table: SanguozhiTable,
  seat: Seat,
  only: readonly CardRef[] | null,
): Flow<boolean> {
  const plan = yield* chooseAttacks(table, seat, only);
  if (plan.length === 0) return false;
  yield* declareAttacks(table, seat, only, plan);
  return true;
}

/** What was chosen so far; nothing has happened yet but what had to be paid. */
type Plan = Omit<Attack, 'id'>[];

function* chooseAttacks(
  table: SanguozhiTable,
  seat: Seat,
  only: readonly CardRef[] | null,
): Flow<Plan> {
  let plan: Plan = [];
  // Only legal attackers are offered, so no declaration has to be taken back.
  obeys('608.1', '608.1f');
  const refused = new Set<CardId>();
  const open = () => {
    const ready = attackers(table, seat, only, plan).filter((card) => !refused.has(card));
    return withCompany(table, ready, cardsOf(plan));
  };
  if (open().length === 0) return plan;
  // No 虎符 is due for generals whom an effect makes attack: their player did not choose to (410.3h).
  if (only === null && !(yield* payTally(table, seat, 'attack'))) return plan;
  for (;;) {
    const ready = open();
    const isLone = lacksCompany(table, cardsOf(plan), 'attacks');
    if (ready.length === 0) return isLone ? [] : plan;
    const choice = yield* askOpenly({
      seat,
      kind: 'attack',
      options: attackOptions(table, seat, ready, only !== null, isLone),
      amount: plan.length,
      rule: '608.1',
    });
    if (choice.verb === 'done') return plan;
    const { card } = choice;
    obeys('807.1d', '807.2b');
    const partners = ready.filter((one) => canPayCombatCosts(table, [card, one], 'attack'));
    const members = yield* withPartner(table, seat, card, partners, 'join-attack');
    const target = yield* chooseTarget(table, seat, members);
    const chosen = { members: members.map((one) => refOf(table, one)), ...target };
    if (!(yield* payForAll(table, members))) refused.add(card);
    else plan = [...plan, chosen].flatMap((one) => stillAble(table, seat, one));
  }
}

function cardsOf(plan: Plan): CardId[] {
  return plan.flatMap(({ members }) => members.map(({ card }) => card));
}

/** The chosen attackers without those that can no longer attack because of what was paid (608.1a, 608.1e). */
function stillAble(table: SanguozhiTable, seat: Seat, chosen: Plan[number]): Plan {
  const fighters = fightersOf(table, seat);
  const members = chosen.members.filter(
    (ref) => isSame(table, ref) && fighters.includes(ref.card) && canAttack(table, ref.card),
  );
  return members.length === 0 ? [] : [{ ...chosen, members }];
}

/**
 * The cards that may still be chosen: they may attack, there is somebody they may attack, and their
 * combat costs can be paid.
 */
function attackers(
  table: SanguozhiTable,
  seat: Seat,
  only: readonly CardRef[] | null,
  plan: Plan,
): CardId[] {
  // A card that fought in an earlier battle of this turn may attack again.
  if (hasFought(table, seat)) rule('606.10a#2');
  return fightersOf(table, seat).filter((card) => {
    if (!isNamed(table, only, card) || isPlanned(plan, card)) return false;
    return (
      canAttack(table, card) &&
      canPayCombatCosts(table, [card], 'attack') &&
      attackTargets(table, card).length > 0
    );
  });
}

function hasFought(table: SanguozhiTable, seat: Seat): boolean {
  return player(table, seat).attacksMade > 0;
}

/** A battle that an effect began is fought by those it names (606.11). */
function isNamed(table: SanguozhiTable, only: readonly CardRef[] | null, card: CardId): boolean {
  if (only === null) return true;
  const { incarnation } = table.cards[card];
  return (
    only.some((ref) => ref.card === card && ref.incarnation === incarnation) || !rule('606.11')
  );
}

function isPlanned(plan: Plan, card: CardId): boolean {
  return plan.some(({ members }) => members.some((ref) => ref.card === card));
}

/**
 * The options: cards that must attack cannot be left out (608.1d), nor those that an effect makes attack
 * (706.3); a card whose attack has a cost never must. Beside one that cannot attack alone another must be chosen.
 */
function attackOptions(
  table: SanguozhiTable,
  seat: Seat,
  ready: readonly CardId[],
  made: boolean,
  isLone: boolean,
): Option[] {
  const options = ready.map((card) => option('attack', card, seat));
  const free = ready.filter((card) => !hasCombatCost(table, card, 'attack'));
  const bound =
    (made && free.length > 0 && rule('706.3')) ||
    (free.some((card) => mustDo(table, card, 'attack')) && rule('608.1d'));
  if (!bound && !isLone) options.push(option('done', NO_CARD, seat));
  return options;
}

/** One target for all who attack together (807.1a, 807.2c). */
function* chooseTarget(
  table: SanguozhiTable,
  seat: Seat,
  members: readonly CardId[],
): Flow<{ readonly target: Target; readonly defender: Seat }> {
  const targets = sharedTargets(table, members);
  const choice = yield* ask({
    seat,
    kind: 'attack-target',
    options: targets.map((target, place) => targetOption(table, target, place)),
    about: members[0],
    amount: members.length,
    rule: '608.1b',
  });
  return { target: targets[choice.amount], defender: choice.seat };
}

function sharedTargets(table: SanguozhiTable, members: readonly CardId[]): Target[] {
  const [first, ...others] = members.map((card) => attackTargets(table, card));
  if (others.length === 0 || !obeys('807.1a', '807.2c')) return first;
  const shared = first.filter((target) =>
    others.every((targets) => targets.some((other) => isSameTarget(target, other))),
  );
  // Players can be attacked by anyone, so there is always one they share.
  return shared.length > 0 ? shared : first;
}

function isSameTarget(one: Target, other: Target): boolean {
  if (one.kind === 'seat') return other.kind === 'seat' && other.seat === one.seat;
  return one.kind === 'card' && other.kind === 'card' && one.card === other.card;
}

function targetOption(table: SanguozhiTable, target: Target, place: number): Option {
  return target.kind === 'card'
    ? option('attack-card', target.card, table.cards[target.card].controller, place)
    : option('attack-player', NO_CARD, (target as { seat: Seat }).seat, place);
}

function* payForAll(table: SanguozhiTable, members: readonly CardId[]): Flow<boolean> {
  for (const card of members) {
    if (!(yield* payCombatCosts(table, card, 'attack'))) return false;
  }
  return true;
}

/** Declares all attacks at once, so that triggers see which generals attack alone (608.2). */
function* declareAttacks(
  table: SanguozhiTable,
  seat: Seat,
  only: readonly CardRef[] | null,
  plan: Plan,
): Flow {
  const attacks = plan.map((attack, id) => ({ ...attack, id }));
  const fighting = attacks.flatMap(({ members }) => members);
  const alone = fighting.length === 1 && rule('606.8');
  const combat: Combat = {
    attacker: seat,
    attacks,
    defences: [],
    defended: null,
    order: attacks.map(({ id }) => id),
    only,
    dealtFirstStrike: [],
  };
  yield* happen(table, { type: 'done-this-turn', seat, what: 'attacked' });
  yield* happen(table, { type: 'combat', combat });
  // A general that is left as the only attacker later on was not declared alone (608.2a).
  rule('608.2a');
  const engaged = attacks.flatMap((attack) => attacking(attack, alone));
  if (rule('608.2')) {
    yield* happenTogether(table, [{ type: 'declare', seat, what: 'attack' }, ...engaged]);
    yield* hearFighting(table, engaged);
  }
}

function attacking({ members, target }: Attack, alone: boolean): Engagement[] {
  const against = target.kind === 'card' ? target.card : NO_CARD;
  return members.map(({ card }) => ({ type: 'engage', card, how: 'attacks', alone, against }));
}
