import { type DecisionView, OFFER_DRAW, type OptionView, SURRENDER } from '@lianhuan/kernel';
import type { Ability, CardDefinition, Role } from '@lianhuan/sanguozhi';
import { formWorth } from '../plans/formation.ts';
import { timingOf } from '../plans/timing.ts';
import { layWorth, levyWorth } from '../plans/troops.ts';
import { generalsOf, ROLE_SLOTS, type SeenCard, type TableView } from '../table-view.ts';
import { deployedWorth, missingFor, needsOf, useWorth } from '../worth/card-worth.ts';
import { effectValue } from '../worth/effect-worth.ts';
import { scoreReply } from './reply.ts';

type Score = (option: OptionView) => number;

// The order of a turn: what makes other things possible comes first; within one step the better
// first. Nothing is done that scores below passing.
const LAYS = 900;
const LEVIES = 800;
const DEPLOYS = 700;
const EVENTS = 600;
const FLIPS = 500;
const USES = 400;
const EQUIPS = 300;
const TACTICS = 200;
const FORMS = 100;
const SETS = 50;
const PASS = 0;
const NEVER = -1000;

/** 粮草 that a player keeps whatever there is to be had for it. */
const RESERVE = 8;
/** A tactic is kept until it does at least so much. */
const COST_OF_CARD = 0.8;

/** Scores what can be done with 行动权. */
export function scoreAct(table: TableView, decision: DecisionView): Score {
  const { chain } = table.state;
  if (chain.length > 0) return scoreReply(table);
  if (table.state.phase !== 'prepare' || table.state.active !== table.seat) {
    return scoreBetween(table);
  }
  const { options } = decision;
  return (option) => {
    const { verb, card, amount } = option;
    switch (verb) {
      case 'pass':
        return PASS;
      case SURRENDER:
      case OFFER_DRAW:
        return NEVER;
      case 'levy':
        return over(levyWorth(table), LEVIES);
      case 'cover':
        return over(coverWorth(table, table.find(card), ROLE_SLOTS[amount]), DEPLOYS);
      case 'dissolve':
      case 'join-formation':
      case 'leave-formation':
      case 'set-formation':
      case 'fetch-formation':
        return NEVER;
    }
    const seen = table.find(card);
    return seen ? scoreCard(table, option, seen, options) : NEVER;
  };
}

function scoreCard(
  table: TableView,
  { verb, amount }: OptionView,
  seen: SeenCard,
  options: readonly OptionView[],
): number {
  const { printed } = seen;
  switch (verb) {
    case 'lay-troop':
      return over(layWorth(table, seen), LAYS);
    case 'deploy':
      return over(deployWorth(table, printed, ROLE_SLOTS[amount], options), DEPLOYS);
    case 'flip':
      return over(flipWorth(seen), FLIPS);
    case 'launch':
      return over(useWorth(printed) + 0.1, EVENTS);
    case 'use-event':
    case 'activate':
      return over(activateWorth(table, printed.abilities[amount]), USES);
    case 'treasure':
      return over(equipWorth(table, printed), EQUIPS);
    case 'tactic':
      return over(tacticWorth(printed), TACTICS);
    case 'set-tactic':
      return over(setWorth(printed), SETS);
    case 'form':
      return over(formWorth(table, printed), FORMS);
    default:
      return NEVER;
  }
}

/** What is worth something is done at its step. */
function over(worth: number, step: number): number {
  return worth > 0 ? step + Math.min(99, worth) : NEVER;
}

/** In other phases, and in the opponents' turns: turning up generals, and what decides a battle. */
function scoreBetween(table: TableView): Score {
  const { phase, combat } = table.state;
  // Once everybody has defended, it is known what would come of it.
  const fighting = phase === 'defence' && combat !== null;
  return ({ verb, card }) => {
    if (verb === 'pass') return PASS;
    const seen = table.find(card);
    if (seen && verb === 'flip') return over(flipWorth(seen), FLIPS);
    const decides = fighting && verb === 'tactic' && seen && timingOf(seen.printed) === 'battle';
    return decides ? over(useWorth(seen.printed) - COST_OF_CARD, TACTICS) : NEVER;
  };
}

/** The better general in the better slot; a slot that another hand card wants more is left to it. */
function deployWorth(
  table: TableView,
  printed: CardDefinition,
  role: Role,
  options: readonly OptionView[],
): number {
  if (printed.kind !== 'general') return 0;
  const worth = deployedWorth(printed, role);
  if (role !== 'main') return worth + 1;
  // The 主将槽 waits for one whom it strengthens, if one is on the way.
  const awaited = table
    .cards(table.seat, 'hand')
    .some((other) => isBetterLord(table, other.printed, printed));
  const elsewhere = options.some(({ verb, amount }) => verb === 'deploy' && amount > 0);
  return awaited && elsewhere ? worth - 6 : worth + 1;
}

function isBetterLord(table: TableView, other: CardDefinition, than: CardDefinition): boolean {
  if (other.kind !== 'general' || other === than || than.kind !== 'general') return false;
  const { troops } = table.state.players[table.seat];
  return (
    missingFor(other, troops) <= 2 && deployedWorth(other, 'main') > deployedWorth(than, 'main') + 2
  );
}

/** Face down now and turned up with a 虎符 as soon as the needs are met. */
function coverWorth(table: TableView, seen: SeenCard | null, role: Role): number {
  if (seen?.printed.kind !== 'general' || role !== 'deputy') return 0;
  const { printed } = seen;
  const { troops, slots } = table.state.players[table.seat];
  const short = missingFor(printed, troops);
  const tallies = table
    .cards(table.seat, 'hand')
    .filter((one) => one.printed.kind === 'troop' && one.printed.type === 'tally');
  const covered = ROLE_SLOTS.flatMap((name) => table.cards(table.seat, name)).filter(
    ({ card }) => card.faceDown,
  );
  if (tallies.length <= covered.length || short > 2 || slots.deputy.free < 2) return 0;
  return needsOf(printed) >= 3 ? 0.5 * (deployedWorth(printed, role) - short) : 0;
}

function flipWorth({ printed }: SeenCard): number {
  return printed.kind === 'general' ? deployedWorth(printed, 'deputy') : 0;
}

/** What costs too much, or nothing at all and could go on for ever, is left alone. */
function activateWorth(table: TableView, ability: Ability | undefined): number {
  if (ability?.body.kind !== 'activated') return 0;
  const { body, limit } = ability;
  const cost = body.cost === null ? 0 : effectValue(body.cost);
  const bounded = limit > 0 || body.symbol === 'tap';
  if (!bounded && cost > -0.5) return 0;
  if (cost < 0 && table.state.players[table.seat].grain <= RESERVE) return 0;
  return effectValue(body.effect) + cost - (bounded ? 0.2 : 1);
}

/** A general who bears one already would lose it, unless they are of a set (502.5a). */
function equipWorth(table: TableView, printed: CardDefinition): number {
  if (printed.kind !== 'treasure') return 0;
  return generalsOf(table, table.seat).some(({ card }) =>
    isFreeFor(table, card.handle, printed.set?.name ?? null),
  )
    ? 3
    : 0;
}

/** Could a general bear a treasure of this set (null for none) without losing another? */
export function isFreeFor(table: TableView, general: string | number, set: string | null): boolean {
  return table
    .cards(table.seat, 'treasures')
    .filter(({ card }) => card.host === general)
    .every(
      ({ printed }) => printed.kind === 'treasure' && set !== null && printed.set?.name === set,
    );
}

/** In one's own preparation: whatever does something by itself, and what cannot be used later. */
function tacticWorth(printed: CardDefinition): number {
  if (printed.kind !== 'tactic') return 0;
  if (printed.speed !== 'ordinary' && timingOf(printed) !== 'preparation') return 0;
  return useWorth(printed) - COST_OF_CARD;
}

/** 缓速 ones must lie face down before they can be used (501.5b). */
function setWorth(printed: CardDefinition): number {
  return printed.kind === 'tactic' && printed.speed === 'slow' ? useWorth(printed) : 0;
}
