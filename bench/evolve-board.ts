/** 影之诗 EVOLVE in mid-game with full fields, to see what derived numbers cost. */
import {
  type CardDefinition,
  type EvolveTable,
  type LaidCard,
  type LaidZone,
  laidCard,
  layOutPosition,
  library,
  type PlayerZone,
  readyDecks,
  sortOf,
} from '@lianhuan/evolve';
import type { Seat } from '@lianhuan/kernel';
import { DUEL } from './duel.ts';

const DECKS = ['royal', 'elf'];
const HAND = 5;
const PLAYER = {
  life: 20,
  energy: 8,
  energyMost: 8,
  evolvePoints: 1,
  evolved: false,
  played: 0,
  wounds: 0,
};

/** Two players' fields with so many cards in all, first those whose words hold for others. */
export function layOutBoard(cards: number): EvolveTable {
  return layOutPosition({
    ...DUEL,
    library: library(),
    phase: 'main',
    turn: 15,
    seats: [PLAYER, PLAYER],
    zones: DECKS.flatMap((id, seat) => zonesOf(id, seat as Seat, cards / 2)),
  });
}

function zonesOf(id: string, seat: Seat, field: number): LaidZone[] {
  const ready = readyDecks().find((deck) => deck.id === id);
  if (ready === undefined) throw new Error(`no deck ${id}`);
  const main = ready.main.map((name) => cardOf(name, 'common'));
  const lasting = main.filter(isLasting).sort((one, other) => wordsOf(other) - wordsOf(one));
  const zone = (name: PlayerZone, cards: readonly CardDefinition[]): LaidZone => ({
    seat,
    zone: name,
    cards: cards.map(laid),
  });
  return [
    zone('field', [...new Set(lasting)].slice(0, field)),
    zone('hand', main.slice(0, HAND)),
    zone('deck', main.slice(HAND)),
    zone(
      'evolve-deck',
      ready.evolve.map((name) => cardOf(name, 'evolved')),
    ),
  ];
}

function cardOf(name: string, sort: 'common' | 'evolved'): CardDefinition {
  const found = library().find((card) => card.name === name && sortOf(card) === sort);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
}

function isLasting({ kind }: CardDefinition): boolean {
  return kind === 'follower' || kind === 'amulet';
}

/** How many of its abilities go on working. */
function wordsOf({ abilities }: CardDefinition): number {
  return abilities.filter(({ body }) => body.kind === 'static').length;
}

function laid(card: CardDefinition): LaidCard {
  return laidCard(library().indexOf(card));
}
