import { createContext, type ReactNode } from 'react';

/** What takes a choice back where the others have a say; null where one may do so alone. */
export const TakeBackContext = createContext<ReactNode>(null);
