import {
  ask,
  askOpenly,
  type CardId,
  type Flow,
  NO_CARD,
  option,
  type Seat,
} from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { attackWith, defendersIn, isAlone, isFighting, isUndefended } from '../../table/combat.ts';
import type { Combat, Defence } from '../../table/state.ts';
import { refOf, type SanguozhiTable } from '../../table/table.ts';
import { hearsUndefended } from '../../text/meaning/undefended.ts';
import { checkState } from '../state-checks/state-checks.ts';
import { openPriority } from '../turn/priority.ts';
import { orderDamage } from './attack-order.ts';
import { addFirstStrike } from './battle-phases.ts';
import { canPayCombatCosts, hasCombatCost, payCombatCosts, payTally } from './combat-costs.ts';
import { defendersWithCompany, lacksCompany } from './company.ts';
import { type Engagement, hearFighting } from './engagement.ts';
import { withPartner } from './groups.ts';
import { leaveIllegal } from './leave.ts';
import { canDefend, canDefendAgainst, fightersOf, plays } from './legal.ts';
import { dutiesOf, dutifulChoices, mayBeSpared, type Pairing } from './obligations.ts';

/**
 * 防守阶段 (609): each defending player in turn defends, or not (901.2); the attacking player orders
 * the damage; then 行动权 goes round. A table at an idle point of it goes on there. Who is defended
 * against is settled when it ends.
 */
export function* defencePhase(table: SanguozhiTable): Flow {
  const goesOn = table.state.open || (yield* defend(table));
  if (goesOn && obeys('609.4', '115.3c')) yield* openPriority(table);
  yield* settleDefence(table);
  yield* addFirstStrike(table);
}

/** 发动防守 (609.1–609.3); gives whether anybody defends. */
function* defend(table: SanguozhiTable): Flow<boolean> {
  const declared = yield* declareDefences(table);
  yield* hearDefences(table, declared);
  yield* checkState(table);
  yield* orderDamage(table);
  return declared.length > 0;
}

/** Writes down which attacks are defended against: that stays so, whoever leaves combat later (606.10d). */
function* settleDefence(table: SanguozhiTable): Flow {
  yield* leaveIllegal(table);
  const { combat } = table.state;
  if (combat === null) return;
  const defended = combat.defences.map(({ attack }) => attack);
  yield* happen(table, { type: 'combat', combat: { ...combat, defended } });
  yield* hearUndefended(table);
}

/** Whoever attacks and is not defended against hears of it now (606.10d). */
function* hearUndefended(table: SanguozhiTable): Flow {
  if (!hearsUndefended(table.library)) return;
  const attacks = table.state.combat?.attacks ?? [];
  const cards = attacks
    .flatMap(({ members }) => members.map(({ card }) => card))
    .filter((card) => isUndefended(table, card));
  if (cards.length === 0) return;
  rule('606.10d');
  yield* happenTogether(
    table,
    cards.map((card) => ({ type: 'undefended', card })),
  );
  yield* checkState(table);
}

function* declareDefences(table: SanguozhiTable): Flow<readonly Defence[]> {
  const { combat } = table.state;
  if (combat === null || !rule('803.4e')) return [];
  const declared: Defence[] = [];
  for (const seat of defenceOrder(table, combat)) {
    if (!plays(table, seat)) continue;
    const chosen = yield* chooseDefences(table, seat);
    if (chosen.length > 0) declared.push(...(yield* join(table, chosen)));
  }
  return declared;
}

/** One defending player after another, in the order of play (901.2). */
function defenceOrder(table: SanguozhiTable, combat: Combat): readonly Seat[] {
  rule('803.4d');
  const seats = defendersIn(table, combat);
  if (seats.length > 1) rule('901.2');
  return seats;
}

/** Adds a player's defenders to the battle. */
function* join(table: SanguozhiTable, chosen: readonly Chosen[]): Flow<readonly Defence[]> {
  const combat = table.state.combat as Combat;
  const first = combat.attacks.length + combat.defences.length;
  const defences = chosen.map(({ cards, attack, seat }, place) => ({
    id: first + place,
    members: cards.map((card) => refOf(table, card)),
    attack,
    seat,
  }));
  const joined: Combat = { ...combat, defences: [...combat.defences, ...defences] };
  yield* happen(table, { type: 'combat', combat: joined });
  return defences;
}

/** A defence as it was chosen: nothing has happened yet but what had to be paid. */
interface Chosen {
  readonly cards: readonly CardId[];
  readonly attack: number;
  readonly seat: Seat;
}

function* chooseDefences(table: SanguozhiTable, seat: Seat): Flow<readonly Chosen[]> {
  let chosen: readonly Chosen[] = [];
  // Only legal defenders are offered, so no declaration has to be taken back.
  obeys('609.1', '609.1f');
  const refused = new Set<CardId>();
  const open = () =>
    defendersWithCompany(table, possiblePairings(table, seat, chosen, refused), cardsOf(chosen));
  if (open().length === 0 || !(yield* payTally(table, seat, 'defend'))) return chosen;
  for (;;) {
    const possible = open();
    if (possible.length === 0) {
      return lacksCompany(table, cardsOf(chosen), 'defends') ? [] : chosen;
    }
    const picked = yield* chooseDefender(table, seat, chosen, possible);
    if (picked === null) return chosen;
    const cards = yield* withSecond(table, seat, chosen, possible, picked);
    const paid = yield* payForAll(table, cards);
    if (paid) {
      const all = [...chosen, { cards, attack: picked.attack, seat }];
      chosen = all.flatMap((one) => stillAble(table, one));
    } else for (const card of cards) refused.add(card);
  }
}

function cardsOf(chosen: readonly Chosen[]): CardId[] {
  return chosen.flatMap(({ cards }) => cards);
}

/** The chosen defenders without those that can no longer defend because of what was paid (609.1a, 609.1e). */
function stillAble(table: SanguozhiTable, one: Chosen): readonly Chosen[] {
  const attack = attackWith(table.state.combat as Combat, one.attack);
  if (attack === null) return [];
  const fighters = fightersOf(table, one.seat);
  const cards = one.cards.filter(
    (card) =>
      fighters.includes(card) && canDefend(table, card) && canDefendAgainst(table, card, attack),
  );
  return cards.length === 0 ? [] : [{ ...one, cards }];
}

/** Who could still defend against what (609.1a, 609.1b). */
function possiblePairings(
  table: SanguozhiTable,
  seat: Seat,
  chosen: readonly Chosen[],
  refused: ReadonlySet<CardId>,
): Pairing[] {
  const attacks = table.state.combat?.attacks ?? [];
  const open = attacks.filter(
    ({ id }) => !chosen.some(({ attack }) => attack === id) || !rule('606.5'),
  );
  return fightersOf(table, seat).flatMap((card) => {
    if (refused.has(card) || isChosen(chosen, card) || !canDefend(table, card)) return [];
    if (!canPayCombatCosts(table, [card], 'defend')) return [];
    return open
      .filter((attack) => canDefendAgainst(table, card, attack))
      .map(({ id }) => ({ card, attack: id }));
  });
}

function isChosen(chosen: readonly Chosen[], card: CardId): boolean {
  return chosen.some(({ cards }) => cards.includes(card));
}

/** Picks a defender, then its attacker; null for no more. */
function* chooseDefender(
  table: SanguozhiTable,
  seat: Seat,
  chosen: readonly Chosen[],
  possible: readonly Pairing[],
): Flow<Pairing | null> {
  const { pairings, mayStop } = dutifulChoices(
    duties(table, seat),
    pairingsOf(chosen),
    unlessOwing(table, possible),
  );
  const free = [
    ...pairings,
    ...possible.filter(({ card }) => hasCombatCost(table, card, 'defend')),
  ];
  const isLone = lacksCompany(table, cardsOf(chosen), 'defends');
  const cards = [...new Set(free.map(({ card }) => card))];
  const choice = yield* askOpenly({
    seat,
    kind: 'defend',
    options: [
      ...cards.map((card) => option('defend', card, seat)),
      ...(mayStop && !isLone ? [option('done', NO_CARD, seat)] : []),
    ],
    amount: chosen.length,
    rule: '609.1',
  });
  if (choice.verb === 'done') return null;
  return yield* chooseAttack(
    table,
    seat,
    free.filter(({ card }) => card === choice.card),
  );
}

/**
 * The pairings without those that have a combat cost: a card whose defence costs something never must
 * defend.
 */
function unlessOwing(table: SanguozhiTable, possible: readonly Pairing[]): readonly Pairing[] {
  return possible.filter(({ card }) => !hasCombatCost(table, card, 'defend'));
}

function duties(table: SanguozhiTable, seat: Seat) {
  const attacks = (table.state.combat?.attacks ?? []).filter(({ defender }) => defender === seat);
  return dutiesOf(table, attacks, fightersOf(table, seat));
}

function pairingsOf(chosen: readonly Chosen[]): Pairing[] {
  return chosen.flatMap(({ cards, attack }) => cards.map((card) => ({ card, attack })));
}

function* chooseAttack(
  table: SanguozhiTable,
  seat: Seat,
  pairings: readonly Pairing[],
): Flow<Pairing> {
  const choice = yield* ask({
    seat,
    kind: 'defend-against',
    options: pairings.map(({ attack }, place) =>
      option('against', leaderOf(table, attack), seat, place),
    ),
    about: pairings[0].card,
    amount: 1,
    rule: '609.1b',
  });
  return pairings[choice.amount];
}

/** The card by which an attack is named: the first of those who make it. */
function leaderOf(table: SanguozhiTable, id: number): CardId {
  return table.state.combat?.attacks.find((attack) => attack.id === id)?.members[0].card ?? NO_CARD;
}

/** A second general of the group that could also defend against the same attack (807.1d, 807.3c). */
function* withSecond(
  table: SanguozhiTable,
  seat: Seat,
  chosen: readonly Chosen[],
  possible: readonly Pairing[],
  picked: Pairing,
): Flow<readonly CardId[]> {
  const made = [...pairingsOf(chosen), picked];
  const rest = possible.filter(({ card }) => card !== picked.card);
  const able = rest
    .filter(({ attack }) => attack === picked.attack)
    .map(({ card }) => card)
    .filter((card) => canPayCombatCosts(table, [picked.card, card], 'defend'))
    .filter((card) => mayBeSpared(duties(table, seat), made, rest, { ...picked, card }));
  obeys('807.1d', '807.3b', '807.3c');
  return yield* withPartner(table, seat, picked.card, able, 'join-defence');
}

function* payForAll(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean> {
  for (const card of cards) {
    if (!(yield* payCombatCosts(table, card, 'defend'))) return false;
  }
  return true;
}

/**
 * Triggers hear of all defences when every player has declared: first of those that defend, then of those that are
 * defended against, then that the defenders fight (609.2a–d).
 */
function* hearDefences(table: SanguozhiTable, declared: readonly Defence[]): Flow {
  if (declared.length === 0) return;
  const combat = table.state.combat as Combat;
  const seats = [...new Set(declared.map((defence) => defence.seat))];
  const defending: Engagement[] = [];
  const defended: Engagement[] = [];
  for (const { members, attack } of declared) {
    const attackers = attackWith(combat, attack)?.members ?? [];
    const against = attackers[0]?.card ?? NO_CARD;
    const defender = members[0].card;
    defending.push(...members.map(({ card }) => engagement(table, card, 'defends', against)));
    defended.push(...attackers.map(({ card }) => engagement(table, card, 'is-defended', defender)));
  }
  // A general that is left as the only defender later on was not declared alone (609.2e).
  rule('609.2e');
  const declares = seats.map(
    (seat): SanguozhiEvent => ({ type: 'declare', seat, what: 'defence' }),
  );
  if (rule('609.2a')) yield* happenTogether(table, [...declares, ...defending]);
  const still = defended.filter(({ card }) => isFighting(table, card));
  if (still.length > 0 && rule('609.2b')) yield* happenTogether(table, still);
  if (rule('609.2c')) yield* hearFighting(table, defending, 'others');
  if (rule('609.2d')) yield* hearFighting(table, defending, 'itself');
}

function engagement(
  table: SanguozhiTable,
  card: CardId,
  how: Engagement['how'],
  against: CardId,
): Engagement {
  return { type: 'engage', card, how, alone: isAlone(table, card), against };
}
