import type { Seat } from '@lianhuan/kernel';

/** A match of two whose first player began and is on turn, as boards in mid-game are laid out. */
export const DUEL = { players: 2, seed: 7, active: 0 as Seat, first: 0 as Seat } as const;
