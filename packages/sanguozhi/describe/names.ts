import type { CardId, Names, Seat, Text, Zone } from '@lianhuan/kernel';
import {
  cardNameOf as cardName,
  line,
  maySee,
  NO_CARD,
  NOBODY,
  seatNameFor,
  zoneNameFor,
} from '@lianhuan/kernel';
import type { CardKind, Role } from '../cards/definition.ts';
import { abilityAt } from '../flow/using/chain.ts';
import type { ChainItem, Phase, Target } from '../table/state.ts';
import { printed, type SanguozhiTable, zoneOf } from '../table/table.ts';
import { ZONES, type ZoneName } from '../table/zones.ts';
import type { Ability } from '../text/nodes/index.ts';
import WORDS from './words.json' with { type: 'json' };

/** What players call seats, cards, zones and what lies in the chain. */

/** The other players of a game of four, from the next one on, round the table. */
const AROUND: readonly Text[] = [
  { zh: '下家', en: 'Next player' },
  { zh: '队友', en: 'Partner' },
  { zh: '上家', en: 'Previous player' },
];

/** A player as `reader` calls them; a letter for those who only look on, as scenarios do. */
export function seatName({ seats }: SanguozhiTable, seat: Seat, reader: Seat = NOBODY): Text {
  if (seats === 2) return seatNameFor(seat, reader);
  return seatNameFor(seat, reader, () => AROUND[((seat - reader + seats) % seats) - 1]);
}

export { cardName };

/** How `reader` calls players and cards; a card that lies face down before somebody else by its kind. */
export function namesFor(table: SanguozhiTable, reader: Seat): Names {
  return {
    who: (seat) => seatName(table, seat, reader),
    what: (card) => shownName(table, card, reader),
  };
}

const KIND_NAMES: Readonly<Record<CardKind, Text>> = WORDS.kinds;

/** What everybody can tell of a card that lies with its back up: its kind (112.2). */
export function backName(table: SanguozhiTable, card: CardId): Text {
  return line('盖放的{kind}', 'a face-down {kind}', {
    kind: KIND_NAMES[printed(table, card).kind],
  });
}

/** A card's name, or only what its back tells where it lies face down before somebody else. */
export function shownName(table: SanguozhiTable, card: CardId, reader: Seat): Text {
  if (card === NO_CARD) return { zh: '', en: '' };
  return isHidden(table, card, reader) ? backName(table, card) : cardName(table, card);
}

/** Does the card lie face down, and may the reader not look at it? */
export function isHidden(table: SanguozhiTable, card: CardId, reader: Seat): boolean {
  return table.cards[card].faceDown && !maySee(table, card, reader);
}

/** A zone, and whose it is, as `reader` calls it. */
export function zoneName(table: SanguozhiTable, zone: Zone, reader: Seat = NOBODY): Text {
  return zoneNameFor(zone, ZONES[zone.name as ZoneName], reader, (seat) =>
    seatName(table, seat, reader),
  );
}

export const ROLE_NAMES: Readonly<Record<Role, Text>> = WORDS.roles;

/** The phases in English; their Chinese names are in `PHASES`. */
export const PHASES_IN_ENGLISH: Readonly<Record<Phase, string>> = {
  setup: 'Setting up',
  reset: 'Reset phase',
  start: 'Start phase',
  draw: 'Draw phase',
  prepare: 'Preparation',
  attack: 'Attack phase',
  defence: 'Defence phase',
  'first-strike': 'First-strike damage phase',
  damage: 'Damage phase',
  end: 'End phase',
  clear: 'Clearing phase',
  discard: 'Discard phase',
  over: 'The game is over',
};

const EFFECTS: Readonly<Record<'tap' | 'ordinary' | 'swift', Text>> = WORDS.effects;

/** What an activated effect is called in the chain (108.3b). */
export function effectName({ body }: Ability): Text {
  return body.kind === 'activated' ? EFFECTS[body.symbol] : { zh: '效果', en: 'effect' };
}

/** A card or an effect in the chain. */
export function itemName(table: SanguozhiTable, item: ChainItem, reader: Seat): Text {
  const card = shownName(table, item.card, reader);
  if (item.ability === null) return card;
  const effect = effectName(abilityAt(table, item.ability));
  return line('{card}的{effect}', 'the {effect} of {card}', { card, effect });
}

/** What was picked as a target; an item that has left the chain has no name any more. */
export function targetName(table: SanguozhiTable, target: Target, reader: Seat): Text {
  switch (target.kind) {
    case 'card':
      return shownName(table, target.card, reader);
    case 'seat':
      return seatName(table, target.seat, reader);
    case 'item': {
      const item = table.state.chain.find(({ id }) => id === target.item);
      return item
        ? itemName(table, item, reader)
        : { zh: '连环中的内容', en: 'something in the chain' };
    }
  }
}

/** `夏侯惇 · B` where the card is somebody else's in play; plain otherwise. */
export function ownedName(table: SanguozhiTable, card: CardId, reader: Seat): Text {
  const name = shownName(table, card, reader);
  const { controller } = table.cards[card];
  const foreign = controller !== reader && controller !== NOBODY && zoneOf(table, card) !== 'deck';
  if (!foreign) return name;
  return line('{name} · {seat}', '{name} · {seat}', { name, seat: seatName(table, controller) });
}
