import { createContext } from 'react';
import type { NewGame } from '../../engine/protocol.ts';

/** What takes the game that a form describes, where it does not start at once in this browser; null where it does. */
export const FormUse = createContext<((game: NewGame, bestOf: 1 | 3) => void) | null>(null);
