import { createContext, type ReactNode } from 'react';

/** Where one goes on from a game that is over, in place of the form for a new one; null for that form. */
export const OnwardContext = createContext<ReactNode>(null);
