import type { DecisionView, Handle, OptionView } from '@lianhuan/kernel';
import type { Ability, Deed } from '@lianhuan/sanguozhi';
import { ROLE_SLOTS, type SeenCard, type TableView } from '../table-view.ts';
import { deployedWorth, handWorth, standingWorth } from '../worth/card-worth.ts';
import { effectValue } from '../worth/effect-worth.ts';
import { type PickEffect, pickEffectsOf } from '../worth/pick-effects.ts';
import { isFreeFor } from './priority.ts';
import { itemWorth } from './reply.ts';

type Score = (option: OptionView) => number;

/** To take back what was begun would lead to the same again. */
const NEVER = -1e6;

/** Scores what card text and the rules ask to be picked. */
export function scorePick(table: TableView, decision: DecisionView): Score {
  const about = table.find(decision.about);
  switch (decision.kind) {
    case 'pick-target':
    case 'choose':
      return scoreAim(table, decision, about);
    case 'pick-player':
    case 'choose-player':
      return ({ seat }) => (table.isEnemy(seat) ? 10 - table.state.players[seat].grain / 10 : 0);
    case 'pick-bearer':
      return scoreBearer(table, about);
    case 'pick-mode':
    case 'mode':
      return ({ verb, amount }) => (verb === 'cancel' ? NEVER : modeValue(about, amount));
    case 'pick-x':
      return ({ verb, amount }) => (verb === 'cancel' ? NEVER : -Math.abs(amount - 2));
    case 'may':
    case 'instead':
      return ({ verb }) => (verb === 'do' ? mayValue(about) : 0);
    case 'discard':
    case 'hand-size':
    case 'tally':
      return overCards(table, (seen) => -handWorth(seen, table) + 20);
    case 'fetch':
    case 'take':
      return overCards(table, (seen) => handWorth(seen, table));
    case 'place-general':
    case 'control-slot':
      return ({ verb, amount, card }) => placeWorth(table.find(card), amount, verb);
    case 'guard':
      return scoreGuard(table, decision);
    case 'form-members':
      return scoreMembers(table);
    case 'lord-draw':
      return ({ verb }) => (verb === 'draw' && deckCount(table) > 6 ? 1 : 0);
    case 'formation-damage':
      return overCards(table, (seen) => -standingWorth(seen) + 50);
    default:
      return ({ verb }) => (verb === 'cancel' ? NEVER : 0);
  }
}

/** Scores the card of an option; to be done is worth 0. */
function overCards(table: TableView, score: (seen: SeenCard) => number): Score {
  return ({ card, verb }) => {
    if (verb === 'cancel') return NEVER;
    const seen = verb === 'done' ? null : table.find(card);
    return seen ? score(seen) : 0;
  };
}

/** Harm to opponents' best, help to one's own best, and what must be given up from the least. */
function scoreAim(
  table: TableView,
  { kind, options }: DecisionView,
  about: SeenCard | null,
): Score {
  const mine = options.some(({ card }) => isMine(table, card));
  const theirs = options.some(({ card }) => isTheirs(table, card));
  const aim = about && findAim(pickEffectsOf(about.printed), kind === 'choose', mine, theirs);
  const good = aim ? aim.good : theirs ? -1 : 1;
  return ({ verb, card, seat, amount }) => {
    switch (verb) {
      case 'cancel':
        return NEVER;
      case 'done':
        return 0;
      case 'target-player':
      case 'choose-player':
        return table.isEnemy(seat) === good < 0 ? 1 : -1;
      case 'target-item': {
        const item = table.state.chain.find(({ id }) => id === amount);
        return item ? itemWorth(item, table) * (table.isEnemy(item.controller) ? 1 : -1) : 0;
      }
    }
    const found = table.whereIs(card);
    if (!found) return 0;
    const worth = worthThere(table, card) + (isFighting(table, found.card.handle) ? 8 : 0);
    if (!isTheirs(table, card)) return good >= 0 ? worth : -worth + (theirs ? -20 : 0);
    return good > 0 ? -worth : harmTo(table, card, aim?.damage ?? 0, about);
  };
}

function findAim(
  aims: readonly PickEffect[],
  chosen: boolean,
  mine: boolean,
  theirs: boolean,
): PickEffect | undefined {
  return aims.find(({ how, side }) => {
    if ((how === 'choose') !== chosen) return false;
    if (side === 'own') return !theirs;
    return side === 'enemy' ? !mine : true;
  });
}

function isFighting({ state }: TableView, handle: Handle): boolean {
  const { attacks = [], defences = [] } = state.combat ?? {};
  return [...attacks, ...defences].some(({ members }) => members.includes(handle));
}

function isMine(table: TableView, card: Handle | null): boolean {
  return table.whereIs(card)?.card.controller === table.seat;
}

function isTheirs(table: TableView, card: Handle | null): boolean {
  const found = table.whereIs(card);
  return found !== null && found.card.controller >= 0 && table.isEnemy(found.card.controller);
}

/** What a card is worth where it is; one that nobody sees is worth an ordinary one. */
function worthThere(table: TableView, card: Handle | null): number {
  const seen = table.find(card);
  if (!seen) return 2.5;
  return seen.zone === 'hand' || seen.zone === 'graveyard' || seen.zone === 'aside'
    ? handWorth(seen, table)
    : standingWorth(seen);
}

/** The best that dies of it, and nobody too clever for it (416.5). */
function harmTo(
  table: TableView,
  card: Handle | null,
  damage: number,
  by: SeenCard | null,
): number {
  const worth = worthThere(table, card);
  const seen = table.find(card);
  if (!seen) return worth;
  const { life, damage: hurt = 0, wit = 0 } = seen.card.values;
  const limit = by?.printed.kind === 'tactic' ? by.printed.wit : null;
  if (limit !== null && wit > limit) return 0.1;
  if (damage === 0 || life === undefined) return worth;
  return damage >= life - hurt ? worth + 10 : 0.5 * worth;
}

/** The strongest who loses nothing by it. */
function scoreBearer(table: TableView, about: SeenCard | null): Score {
  const set = about?.printed.kind === 'treasure' ? (about.printed.set?.name ?? null) : null;
  return ({ verb, card }) => {
    const seen = verb === 'cancel' ? null : table.find(card);
    if (!seen || card === null) return NEVER;
    return standingWorth(seen) - (isFreeFor(table, card, set) ? 0 : 50);
  };
}

function modeValue(about: SeenCard | null, mode: number): number {
  for (const { body } of about?.printed.abilities ?? []) {
    const modes = 'effect' in body ? modesIn(body.effect) : null;
    if (modes?.[mode]) return effectValue(modes[mode]);
  }
  return 0;
}

function modesIn(deed: Deed): readonly Deed[] | null {
  switch (deed.kind) {
    case 'modes':
      return deed.modes;
    case 'after':
      return modesIn(deed.first) ?? modesIn(deed.next);
    case 'steps':
      return deed.steps.map(modesIn).find((found) => found !== null) ?? null;
    case 'optional':
    case 'conditional':
    case 'where-x':
      return modesIn(deed.deed);
    default:
      return null;
  }
}

/** What the card lets its player do on the whole; what cannot be told is done. */
function mayValue(about: SeenCard | null): number {
  const abilities: readonly Ability[] = about?.printed.abilities ?? [];
  const values = abilities.flatMap(({ body }) =>
    'effect' in body && body.kind === 'triggered' ? [innerValue(body.effect)] : [],
  );
  return values.length === 0 ? 0.5 : Math.max(...values);
}

function innerValue(deed: Deed): number {
  return deed.kind === 'optional' ? effectValue(deed.deed) : effectValue(deed);
}

function placeWorth(seen: SeenCard | null, role: number, verb: string): number {
  if (verb === 'cancel') return NEVER;
  if (seen?.printed.kind !== 'general') return 0;
  return deployedWorth(seen.printed, ROLE_SLOTS[role]) - (verb === 'place-covered' ? 50 : 0);
}

/** To take the blow for another: if that one would fall, and this one would not. */
function scoreGuard(table: TableView, { about, amount }: DecisionView): Score {
  const victim = table.find(about);
  return ({ verb, card }) => {
    const guard = verb === 'guard' ? table.find(card) : null;
    if (!guard || !victim) return 0;
    return lossBy(victim, amount) - lossBy(guard, amount) - 0.1;
  };
}

function lossBy(seen: SeenCard, amount: number): number {
  const { life = 0, damage = 0 } = seen.card.values;
  return amount >= life - damage ? standingWorth(seen) : 0;
}

/** The weakest, and no more than it takes. */
function scoreMembers(table: TableView): Score {
  return ({ verb, card }) => {
    if (verb === 'cancel') return NEVER;
    if (verb === 'done') return 0;
    const { attack = 0, life = 0 } = table.find(card)?.card.values ?? {};
    return -attack - life;
  };
}

function deckCount(table: TableView): number {
  const deck = table.view.zones.find(({ name, owner }) => name === 'deck' && owner === table.seat);
  return deck?.count ?? 0;
}
