import type { CardId, Match, Seat } from '@lianhuan/kernel';
import type { Role, SanguoshaTable, ZoneName } from '@lianhuan/sanguosha';
import type { PositionFeatures } from '../../search/position-value.ts';
import { keptWorth } from '../worth.ts';

/** What is looked at of each character. */
const OF_CHARACTER = ['alive', 'hp', 'nearly-dead', 'cards', 'equipment', 'kept', 'bound'] as const;

/** How others stand to a seat, the seat itself, and 主公, on whose life so much hangs. */
const SIDES = ['own', 'friend', 'foe', 'lord', 'renegade'] as const;
type Side = (typeof SIDES)[number];

/** How a match of 三国杀 stands: what the seat, its friends and its foes have. Which weights it has, its role says. */
export const sanguoshaFeatures: PositionFeatures = {
  names: [
    ...SIDES.flatMap((side) => OF_CHARACTER.map((name) => `${side}-${name}`)),
    'balance',
    'own-turn',
    'players',
  ],
  read: (match, seat) => read(match as unknown as Match<SanguoshaTable>, seat),
  chapter: (match, seat) => {
    const { table } = match as unknown as Match<SanguoshaTable>;
    return roleOf(table, seat) ?? table.state.mode;
  },
};

function read({ table }: Match<SanguoshaTable>, seat: Seat): number[] {
  const sums = new Map<Side, number[]>(SIDES.map((side) => [side, OF_CHARACTER.map(() => 0)]));
  const { characters, active } = table.state;
  let balance = 0;
  characters.forEach((_, other) => {
    const side = sideOf(table, seat, other as Seat);
    if (side === null) return;
    const amounts = ofCharacter(table, other as Seat);
    const sum = sums.get(side) as number[];
    amounts.forEach((amount, at) => {
      sum[at] += amount;
    });
    const strength = amounts[1] + 0.5 * amounts[3];
    balance += side === 'foe' ? -strength : side === 'own' || side === 'friend' ? strength : 0;
  });
  return [
    ...SIDES.flatMap((side) => sums.get(side) as number[]),
    balance,
    active === seat ? 1 : 0,
    characters.length,
  ];
}

/** On which side somebody is; 主公 and 内奸 stand for themselves, as they decide for whom the game is won. */
function sideOf(table: SanguoshaTable, seat: Seat, other: Seat): Side | null {
  if (seat === other) return 'own';
  const [own, role] = [roleOf(table, seat), roleOf(table, other)];
  if (own === null || role === null) return factionSide(table, seat, other);
  if (role === 'lord' || role === 'renegade') return role;
  if (own === 'renegade') return role === 'loyalist' ? 'friend' : 'foe';
  return isCourt(own) === isCourt(role) ? 'friend' : 'foe';
}

const isCourt = (role: Role) => role === 'lord' || role === 'loyalist' || role === 'landlord';

function factionSide(
  { state, zones, cards, library }: SanguoshaTable,
  seat: Seat,
  other: Seat,
): Side {
  if (state.mode !== 'hegemony') return 'foe';
  const factionOf = (of: Seat) => {
    const [general] =
      zones.find(({ owner, name }) => owner === of && name === 'generals')?.cards ?? [];
    return (
      state.characters[of].faction ??
      (general === undefined ? null : library[cards[general].definition].faction)
    );
  };
  return factionOf(seat) === factionOf(other) ? 'friend' : 'foe';
}

function ofCharacter(table: SanguoshaTable, seat: Seat): number[] {
  const { alive, hp } = table.state.characters[seat];
  if (!alive) return OF_CHARACTER.map(() => 0);
  const hand = cardsIn(table, seat, 'hand');
  return [
    1,
    hp,
    hp <= 1 ? 1 : 0,
    hand.length,
    cardsIn(table, seat, 'equipment').length,
    hand.reduce((sum, card) => sum + keptWorth(printed(table, card)), 0),
    table.state.delayed.filter((trick) => trick.seat === seat).length,
  ];
}

function roleOf(table: SanguoshaTable, seat: Seat): Role | null {
  const [card] = cardsIn(table, seat, 'role');
  return card === undefined ? null : (printed(table, card).id as Role);
}

function printed({ cards, library }: SanguoshaTable, card: CardId) {
  return library[cards[card].definition];
}

function cardsIn({ zones }: SanguoshaTable, seat: Seat, name: ZoneName): readonly CardId[] {
  return zones.find((zone) => zone.owner === seat && zone.name === name)?.cards ?? [];
}
