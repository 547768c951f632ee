import { NO_CARD, type Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { Player } from '../../table/state.ts';
import { type EvolveTable, player } from '../../table/table.ts';
import type { CardNoun } from '../reading/vocabulary.ts';
import type { Scope } from './scope.ts';

/** The kinds of cards of which those used this turn are counted apart. */
const COUNTED = {
  card: 'played',
  follower: 'playedFollowers',
  amulet: 'playedAmulets',
  spell: 'playedSpells',
} as const satisfies Partial<Readonly<Record<CardNoun, keyof Player>>>;
export type UsedNoun = keyof typeof COUNTED;

export function isUsedNoun(noun: string): noun is UsedNoun {
  return noun in COUNTED;
}

/** How many such cards that player has used this turn, those whose use is not done left out. */
export function usedBy(table: EvolveTable, seat: Seat, noun: UsedNoun): number {
  return player(table, seat)[COUNTED[noun]];
}

/**
 * How many such cards that player has used this turn (13.2.1). A card whose words are being declared counts, but not
 * while its cost is counted.
 */
export function playedBy(
  table: EvolveTable,
  seat: Seat,
  scope: Scope,
  noun: UsedNoun = 'card',
): number {
  const played = usedBy(table, seat, noun);
  const { using, cards } = scope;
  const isUsing = using !== NO_CARD && scope.root !== null && seat === scope.seat;
  const isOne = isUsing && (noun === 'card' || cards.of(using).kind === noun);
  return isOne && rule('13.2.1.2') ? played + 1 : played;
}
