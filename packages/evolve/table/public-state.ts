import type { CardId, Handle, Seat, Text } from '@lianhuan/kernel';
import { addedCards } from '../cards/added.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { effectWords } from '../describe/card-words.ts';
import { type Change, type ChangedCard, changedCards, changedCosts } from '../effects/changes.ts';
import { hasKeyword } from '../effects/derivation.ts';
import { attackTargets, obstacleToAttack } from '../flow/combat/attack.ts';
import { KEYWORDS, type KeywordName } from '../text/reading/vocabulary.ts';
import { extraLimit, fieldLimit, handLimit } from './limits.ts';
import type { CardRef, EvolveState, Player, Waiting } from './state.ts';
import { cardsIn, type EvolveTable, historyOf, isSame, player, printed } from './table.ts';

/** What a seat may know beside the cards that it sees: plain data, with handles instead of card ids. */

export interface PublicPlayer extends Omit<Player, 'drewFromEmpty'> {
  readonly fieldLimit: number;
  readonly handLimit: number;
  readonly extraLimit: number;
}

/** An attack under way (8.4); null stands for a card that is another object by now. */
export interface PublicAttack {
  readonly attacker: Handle | null;
  readonly target: Handle | null;
  readonly fighting: boolean;
}

/** An automatic ability that waits to be used (10.7.2). */
export interface PublicWaiting {
  /** Its place among those that wait now; its number in the state would tell how many hidden cards had abilities wait. */
  readonly id: number;
  readonly controller: Seat;
  /** The card whose ability it is; null if that is another object by now. */
  readonly card: Handle | null;
  /** The definition of that card. */
  readonly definition: string;
  readonly words: Text;
}

/** What a card on the field has done this turn and could attack, beside its characteristics. */
export interface PublicStanding {
  /** Its controller came to control it this turn (8.4.2.1.1). */
  readonly fresh: boolean;
  /** It evolved this turn (8.4.2.1.2). */
  readonly evolvedNow: boolean;
  /** It raced this turn (14.2.3.1). */
  readonly racedNow: boolean;
  /** The keywords that work, printed or granted. */
  readonly keywords: readonly KeywordName[];
  /** Whom its controller could attack with it now (8.4.3); nothing where that player is not asked what to do. */
  readonly targets: readonly Handle[];
}

/** Hidden cards that are shown to everybody (5.20), by what is printed on them. */
export interface Shown {
  readonly seat: Seat;
  readonly definitions: readonly string[];
}

/** What a seat may see beside the cards: copies, for views. */
export interface EvolvePublicState
  extends Pick<EvolveState, 'phase' | 'turn' | 'active' | 'first' | 'turns'> {
  readonly players: readonly PublicPlayer[];
  readonly attack: PublicAttack | null;
  readonly waiting: readonly PublicWaiting[];
  readonly shown: readonly Shown[];
  /** Of each card on the field. */
  readonly standing: Readonly<Record<Handle, PublicStanding>>;
  /** Cards on the field that differ from what is printed on them. */
  readonly cards: Readonly<Record<Handle, ChangedCard>>;
  /** The cards that are not of the game's own. */
  readonly addedCards: readonly CardDefinition[];
  /** The effects that change what using a card costs: of cards in the EX areas and in the seat's own hand. */
  readonly costs: Readonly<Record<Handle, readonly Change[]>>;
}

/** What everybody may know, and what changes the costs of the cards in this seat's own hand. */
export function publicState(table: EvolveTable, reader: Seat): EvolvePublicState {
  const { phase, turn, active, first, turns, players, attack, waiting } = table.state;
  return {
    phase,
    turn,
    active,
    first,
    turns,
    players: players.map((_one, seat) => publicPlayer(table, seat as Seat)),
    attack:
      attack === null
        ? null
        : {
            attacker: handleOf(table, attack.attacker),
            target: handleOf(table, attack.target),
            fighting: attack.fighting,
          },
    waiting: waiting.map((one, place) => publicWaiting(table, one, place)),
    shown: shownBySeat(table),
    standing: standings(table),
    cards: changedCards(table),
    addedCards: addedCards.among(table.library),
    costs: changedCosts(table, reader),
  };
}

function publicPlayer(table: EvolveTable, seat: Seat): PublicPlayer {
  const { drewFromEmpty: _, ...known } = player(table, seat);
  return {
    ...known,
    fieldLimit: fieldLimit(table, seat),
    handLimit: handLimit(table, seat),
    extraLimit: extraLimit(table, seat),
  };
}

/** The card's handle; null if the card is another object by now, which nobody may follow. */
function handleOf(table: EvolveTable, ref: CardRef): Handle | null {
  return isSame(table, ref) ? table.cards[ref.card].handle : null;
}

function publicWaiting(table: EvolveTable, { effect }: Waiting, id: number): PublicWaiting {
  const { source, incarnation, controller } = effect;
  return {
    id,
    controller,
    card: handleOf(table, { card: source, incarnation }),
    definition: printed(table, source).id,
    words: effectWords(table, effect),
  };
}

function shownBySeat(table: EvolveTable): Shown[] {
  const cards = table.state.shown.filter((ref) => isSame(table, ref)).map(({ card }) => card);
  const owners = [...new Set(cards.map((card) => table.cards[card].owner))];
  return owners.map((seat) => ({
    seat,
    definitions: cards
      .filter((card) => table.cards[card].owner === seat)
      .map((card) => printed(table, card).id),
  }));
}

function standings(table: EvolveTable): Record<Handle, PublicStanding> {
  const found: Record<Handle, PublicStanding> = {};
  for (let seat = 0; seat < table.seats; seat++) {
    for (const card of cardsIn(table, seat as Seat, 'field')) {
      found[table.cards[card].handle] = standingHere(table, seat as Seat, card);
    }
  }
  return found;
}

const KEYWORD_NAMES = Object.keys(KEYWORDS) as KeywordName[];

function standingHere(table: EvolveTable, seat: Seat, card: CardId): PublicStanding {
  const { turn, active, idle } = table.state;
  const known = historyOf(table, card);
  const attacks = idle && seat === active && obstacleToAttack(table, seat, card) === null;
  return {
    fresh: known?.since === turn,
    evolvedNow: known?.evolved === turn,
    racedNow: known?.raced === turn,
    keywords: KEYWORD_NAMES.filter((name) => hasKeyword(table, card, name)),
    targets: attacks
      ? attackTargets(table, seat, card).map((target) => table.cards[target].handle)
      : [],
  };
}
