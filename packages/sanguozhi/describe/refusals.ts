import type { CardRefusal as AnyRefusal, CardId, NoteRefusal, Seat } from '@lianhuan/kernel';
import { noteRefusals } from '@lianhuan/kernel';
import { ROLES, type Role } from '../cards/definition.ts';
import { abilitiesOf } from '../effects/derivation.ts';
import { talliesOf } from '../flow/kinds/tallies.ts';
import { chainIsEmpty } from '../flow/using/chain.ts';
import type { Refusal, RefusingRule } from '../flow/using/legal.ts';
import {
  freeTacticSlots,
  isMainTime,
  isUsableFromHand,
  refuseAbility,
  refuseCovered,
  refuseDeploy,
  refuseFlip,
  refuseTactic,
  refuseTreasure,
} from '../flow/using/legal.ts';
import { slotCount } from '../table/limits.ts';
import type { SanguozhiTable } from '../table/table.ts';
import { cardsIn, fieldOf, generalsOf, player, printed } from '../table/table.ts';
import WORDS from './words.json' with { type: 'json' };

/** A use of a card that a rule forbids its player now; of a general that is deployed, `amount` is the role by its place. */
export interface CardRefusal extends AnyRefusal<RefusingRule> {}

/**
 * For every card of this seat's hand and field that it might want to use now that it has 行动权, why it
 * cannot. Only what the seat knows is told.
 */
export function refusals(table: SanguozhiTable, seat: Seat): CardRefusal[] {
  if (table.state.priority !== seat) return [];
  const { found, note } = noteRefusals<RefusingRule>(table, WORDS.refusals);
  for (const card of cardsIn(table, seat, 'hand')) noteHandCard(table, seat, card, note);
  for (const card of fieldOf(table, seat)) {
    if (table.cards[card].faceDown) noteFaceDown(table, seat, card, note);
    else noteAbilities(table, seat, card, note);
  }
  return found;
}

type Note = NoteRefusal<RefusingRule>;

const ROLE_LIST = Object.keys(ROLES) as Role[];

function noteHandCard(table: SanguozhiTable, seat: Seat, card: CardId, note: Note): void {
  switch (printed(table, card).kind) {
    case 'general':
      ROLE_LIST.forEach((role, place) => {
        if (slotCount(table, seat, role) === 0) return;
        note('deploy', card, refuseDeploy(table, seat, card, role), place);
        note('cover', card, refuseCovered(table, seat, card, role), place);
      });
      return noteAbilities(table, seat, card, note);
    case 'tactic':
      note('tactic', card, refuseTactic(table, seat, card));
      return note('set-tactic', card, refuseSetting(table, seat));
    case 'treasure':
      return note('treasure', card, refuseBearers(table, seat, card));
    case 'troop':
      return note('lay-troop', card, refuseLaying(table, seat));
    case 'formation':
      return note('set-formation', card, isMainTime(table, seat) ? null : '503.1');
    case 'event':
      return;
  }
}

function refuseSetting(table: SanguozhiTable, seat: Seat): Refusal {
  if (!isMainTime(table, seat)) return '114.2c';
  return freeTacticSlots(table, seat) > 0 ? null : '501.4';
}

/**
 * Why a treasure cannot be equipped on any general: the reason for the first one; none where some
 * general can bear it.
 */
function refuseBearers(table: SanguozhiTable, seat: Seat, card: CardId): Refusal {
  const reasons = generalsOf(table, seat).map((bearer) =>
    refuseTreasure(table, seat, card, bearer),
  );
  if (reasons.includes(null)) return null;
  return reasons[0] ?? '502.7a';
}

function refuseLaying(table: SanguozhiTable, seat: Seat): Refusal {
  if (!isMainTime(table, seat)) return '504.1';
  return player(table, seat).laidTroop ? '504.1a' : null;
}

function noteFaceDown(table: SanguozhiTable, seat: Seat, card: CardId, note: Note): void {
  const { kind } = printed(table, card);
  if (kind === 'tactic') note('tactic', card, refuseTactic(table, seat, card));
  if (kind !== 'general') return;
  if (!chainIsEmpty(table)) note('flip', card, '115.1b');
  else if (talliesOf(table, seat).length === 0) note('flip', card, '113.1c');
  else note('flip', card, refuseFlip(table, seat, card));
}

function noteAbilities(table: SanguozhiTable, seat: Seat, card: CardId, note: Note): void {
  const inHand = cardsIn(table, seat, 'hand').includes(card);
  abilitiesOf(table, card).forEach((held, place) => {
    const { body } = held.ability;
    if (body.kind !== 'activated' || (inHand && !isUsableFromHand(table, held))) return;
    note('activate', card, refuseAbility(table, seat, card, held), place);
  });
}
