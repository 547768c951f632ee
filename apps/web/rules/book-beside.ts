import { createContext } from 'react';

/** Opens the rulebook at a number beside what is on the screen; null where there is no room for it. */
export const BookBesideContext = createContext<((rule: string) => void) | null>(null);
