import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import { scopeOf } from '../../effects/derivation.ts';
import { NO_AGENT } from '../../events/apply.ts';
import { happen } from '../../events/pipeline.ts';
import { obeys } from '../../rules.ts';
import type { Declarations, DeclaredFor, Target } from '../../table/state.ts';
import { areEnemies, cardsIn, printed, type SanguozhiTable, seatsFrom } from '../../table/table.ts';
import { sameTarget, targetNodes, targetStands } from '../../text/meaning/targets.ts';
import type { Ability, Stay } from '../../text/nodes/index.ts';
import { send } from '../moving/draw-discard.ts';
import type { Due } from '../state-checks/check.ts';
import { abilityAt } from '../using/chain.ts';
import { withinIntelligence } from '../using/intelligence.ts';

/** 持续谋略 and 永续谋略 on the field (501.6b–501.8#2). */

function tacticsInPlay(table: SanguozhiTable): { card: CardId; declarations: Declarations }[] {
  const found: { card: CardId; declarations: Declarations }[] = [];
  for (const seat of seatsFrom(table, table.state.active)) {
    for (const card of cardsIn(table, seat, 'tactics')) {
      const { incarnation, faceDown } = table.cards[card];
      const declarations = table.state.declarations[card];
      if (declarations?.incarnation === incarnation && !faceDown)
        found.push({ card, declarations });
    }
  }
  return found;
}

/**
 * Rule effect: tactics none of whose targets is legal any more leave the field (501.8#2, 804.5w); the
 * words of the others are for the targets that meet their 智力条件 (501.7, 110.8d).
 */
export function tacticChecks(table: SanguozhiTable): Due | null {
  const ending: CardId[] = [];
  for (const { card, declarations } of tacticsInPlay(table)) {
    const reach = legalTargetsOf(table, card, declarations);
    if (reach === null) continue;
    if (reach.legal === 0) ending.push(card);
    else if (hasChanged(declarations, reach.reached))
      return { leaving: [], deeds: writeReached(table, card, reach.reached) };
  }
  if (ending.length === 0 || !obeys('501.8#2', '804.5w', '110.8d')) return null;
  return { leaving: ending, deeds: putIntoGraveyard(table, ending) };
}

/** What was declared for a tactic, without the targets that do not meet its 智力条件 now. */
interface LegalTargets {
  readonly reached: readonly DeclaredFor[];
  /** How many targets are legal in every way. */
  readonly legal: number;
}

/** Null for a tactic whose lasting words have no targets. */
function legalTargetsOf(
  table: SanguozhiTable,
  card: CardId,
  { declared }: Declarations,
): LegalTargets | null {
  const { definition, controller } = table.cards[card];
  let aimed = 0;
  let legal = 0;
  const reached = declared.map((one) => {
    const ability = abilityAt(table, { definition, index: one.index });
    const chosen = one.targets.flat();
    if (ability.body.kind !== 'static' || chosen.length === 0) return one;
    const instances = targetNodes(ability);
    const scope = scopeOf(table, card, controller, { declared: one, x: one.x, instances });
    const stillLegal = one.targets.flatMap((targets, instance) =>
      targets.filter((target) => targetStands(table, instances[instance], target, scope)),
    );
    const within = withinIntelligence(table, card, controller, stillLegal, chosen);
    aimed += chosen.length;
    legal += stillLegal.filter(within).length;
    return chosen.every(within)
      ? one
      : { ...one, targets: one.targets.map((targets) => targets.filter(within)) };
  });
  return aimed === 0 ? null : { reached, legal };
}

function hasChanged(declarations: Declarations, reached: readonly DeclaredFor[]): boolean {
  const before = declarations.reached ?? declarations.declared;
  return reached.some((one, place) =>
    one.targets.some((targets, instance) => !isSameList(targets, before[place].targets[instance])),
  );
}

function isSameList(some: readonly Target[], others: readonly Target[]): boolean {
  return (
    some.length === others.length && some.every((one, place) => sameTarget(one, others[place]))
  );
}

function* writeReached(
  table: SanguozhiTable,
  card: CardId,
  reached: readonly DeclaredFor[],
): Flow<boolean> {
  const declarations = { ...table.state.declarations[card], reached };
  yield* happen(table, { type: 'keep-declarations', card, declarations });
  return true;
}

/** 持续谋略 whose time is up go to the graveyard at the end of the turn (614.2, 804.5v). */
export function* expireTactics(table: SanguozhiTable): Flow {
  const ending = tacticsInPlay(table).filter(({ card, declarations }) =>
    isOver(table, card, declarations),
  );
  if (ending.length > 0 && obeys('501.6b', '804.5v')) {
    yield* putIntoGraveyard(
      table,
      ending.map(({ card }) => card),
    );
  }
}

function isOver(table: SanguozhiTable, card: CardId, declarations: Declarations): boolean {
  const definition = printed(table, card);
  if (definition.kind !== 'tactic' || definition.duration !== 'lasting') return false;
  const stay = stayOf(definition.abilities);
  if (stay === null) return false;
  const { controller } = table.cards[card];
  return turnsOf(table, declarations.turn, stay.whose, controller) >= Math.max(1, stay.turns);
}

/**
 * How long it stays, as it says; where it says only in whose turn its words hold (己方回合内，…), for one of those turns
 * (501.6b).
 */
function stayOf(abilities: readonly Ability[]): Pick<Stay, 'turns' | 'whose'> | null {
  let inTurn: Pick<Stay, 'turns' | 'whose'> | null = null;
  for (const { body } of abilities) {
    if (body.kind === 'stay') return body;
    if (body.kind !== 'static' || body.word.kind !== 'while') continue;
    const { condition } = body.word;
    if (condition.kind !== 'turn-of') continue;
    if (condition.who === 'own') inTurn ??= { turns: 1, whose: 'own' };
    if (condition.who === 'enemies') inTurn ??= { turns: 1, whose: 'enemy' };
  }
  return inTurn;
}

/** How many turns of those players there have been since that turn, it and this one included. */
function turnsOf(table: SanguozhiTable, since: number, whose: Stay['whose'], seat: Seat): number {
  const { turn, turnsTaken: played } = table.state;
  const turns = played.slice(since - turn - 1);
  if (whose === 'any') return turns.length;
  return turns.filter((active) =>
    whose === 'own' ? active === seat : areEnemies(table, active, seat),
  ).length;
}

function putIntoGraveyard(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean> {
  return send(
    table,
    cards.map((card) => ({ kind: 'card', card, incarnation: table.cards[card].incarnation })),
    'graveyard',
    NO_AGENT,
  );
}
