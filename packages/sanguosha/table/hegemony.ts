import type { CardId, Seat } from '@lianhuan/kernel';
import type { CardDefinition, Faction } from '../cards/definition.ts';
import type { Skill } from '../text/nodes/nodes.ts';
import type { Character } from './state.ts';
import { cardsIn, characterOf, printed, type SanguoshaTable } from './table.ts';

/** Characters of 国战: two generals, the primary one first, hidden or shown, and the faction that follows. */

/** 暗置 generals of a character: they lie face down. */
export function hiddenGenerals(table: SanguoshaTable, seat: Seat): CardId[] {
  if (table.state.mode !== 'hegemony') return [];
  return cardsIn(table, seat, 'generals').filter((card) => table.cards[card].faceDown);
}

/** The halves of 体力上限 on the generals of a character (H1), less the single fish that their words take away. */
export function halvesOf(table: SanguoshaTable, seat: Seat): number {
  const generals = cardsIn(table, seat, 'generals').map((card) => printed(table, card));
  return generals.reduce((sum, general, place) => sum + halvesAt(general, place), 0);
}

/**
 * The halves of 体力上限 on one general, less those that its words take away where they work (T40).
 * @param place 0 as the primary one, 1 as the deputy
 */
export function halvesAt({ hpHalves, skills, abilities }: CardDefinition, place: number): number {
  const own = abilities.filter(
    (unit) => unit.kind === 'skill' && (skills.length === 0 || skills.includes(unit.name)),
  ) as readonly Skill[];
  const working = own.filter(({ tags }) => !tags.includes(place === 0 ? 'deputy' : 'primary'));
  const fewer = working.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.kind === 'status' && part.word.kind === 'fewer-fish' ? [part.word.by] : [],
    ),
  );
  return fewer.reduce((left, by) => left - by, hpHalves);
}

/** Under what is counted that a character has shown a general (先驱), and both of them (珠联璧合, 阴阳鱼). */
export const HAS_SHOWN = 'game:shown';
export const HAS_SHOWN_BOTH = 'game:whole';

/** Under what is counted that a character died as a lord general (H13), of whatever faction. */
const DIED_AS_LORD = 'game:lord:';

/** Under what that of a faction is counted: it stays so whoever else its player comes in as later. */
export function lordKey(faction: Faction): string {
  return DIED_AS_LORD + faction;
}

/** Of what is counted for a character, that which says that it died as a lord general. */
export function diedAsLord(uses: Character['uses']): Character['uses'] {
  return Object.fromEntries(Object.entries(uses).filter(([use]) => use.startsWith(DIED_AS_LORD)));
}

/** 君主 (H13): a living character whose primary general is a lord general, shown. */
export function isLord(table: SanguoshaTable, seat: Seat): boolean {
  const [primary] = cardsIn(table, seat, 'generals');
  if (primary === undefined || !characterOf(table, seat).alive) return false;
  return printed(table, primary).lordOf !== '' && !table.cards[primary].faceDown;
}

/** Has the faction a lord general (H13), or had it one that died? Null where it never had. */
export function lordOfFaction(table: SanguoshaTable, faction: Faction): 'living' | 'dead' | null {
  let found: 'dead' | null = null;
  for (const [index, character] of table.state.characters.entries()) {
    if (character.faction === faction && isLord(table, index as Seat)) return 'living';
    if (character.uses[lordKey(faction)]) found = 'dead';
  }
  return found;
}

/** The faction that is printed on both generals, whatever has come of the character. */
export function labelOf(table: SanguoshaTable, seat: Seat): Faction | null {
  const [general] = cardsIn(table, seat, 'generals');
  return general === undefined ? null : printed(table, general).faction;
}

/** Are both known to be of one faction (H6)? Each 野心家 is a faction of its own, and whoever has none is of nobody's. */
export function isSameFaction(table: SanguoshaTable, one: Seat, other: Seat): boolean {
  if (one === other) return true;
  const { faction } = characterOf(table, one);
  if (faction === null || faction === 'careerist') return false;
  return characterOf(table, other).faction === faction;
}

/** Those of the seats that are of one faction with this one, itself included. */
export function membersWith(table: SanguoshaTable, seat: Seat): Seat[] {
  return table.state.characters
    .map((_, index) => index as Seat)
    .filter((one) => isSameFaction(table, seat, one));
}

/** A faction, and its living characters. */
export interface FactionSize {
  /** Null for a 野心家, who is a faction of its own (H6). */
  readonly faction: Faction | null;
  readonly seats: readonly Seat[];
}

/** The factions that there are, each with its living characters; whoever has none is in none. */
export function sizesOfFactions(table: SanguoshaTable): readonly FactionSize[] {
  const sizes = new Map<Faction, Seat[]>();
  const alone: FactionSize[] = [];
  table.state.characters.forEach(({ alive, faction }, index) => {
    const seat = index as Seat;
    if (!alive || faction === null) return;
    if (faction === 'careerist') alone.push({ faction: null, seats: [seat] });
    else sizes.set(faction, [...(sizes.get(faction) ?? []), seat]);
  });
  return [...[...sizes].map(([faction, seats]) => ({ faction, seats })), ...alone];
}

/** 大势力 (T44): those of the most living characters, if that is more than one; 野心家 are each on their own. */
export function bigFactions(table: SanguoshaTable): ReadonlySet<Faction> {
  const sizes = sizesOfFactions(table);
  const most = Math.max(2, ...sizes.map(({ seats }) => seats.length));
  const big = sizes.filter(({ seats }) => seats.length === most);
  return new Set(big.flatMap(({ faction }) => (faction === null ? [] : [faction])));
}

/** Under what 阴阳鱼 spent for the hand limit are counted, for this turn (H10). */
export const KEPT_MORE = 'turn:keep-more';
