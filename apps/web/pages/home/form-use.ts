import { createContext } from 'react';
import type { NewGame, SetupSettings } from '../../engine/protocol.ts';

/** Where a form does not start a game in this browser: in a room, whose host changes what is played there. */
interface FormUseInRoom {
  /** What is agreed so far, with which the form begins; null where it is another game that was agreed. */
  readonly agreed: { readonly settings: SetupSettings; readonly bestOf: 1 | 3 } | null;
  /** Takes the game that the form describes. */
  take(game: NewGame, bestOf: 1 | 3): void;
}

/** What a form is for, where it does not start a game at once in this browser; null where it does. */
export const FormUse = createContext<FormUseInRoom | null>(null);
