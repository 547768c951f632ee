import { createContext, type ReactNode } from 'react';

/** What stands over the log beside the table, where there is room for the log; null for nothing. */
export const AboveLogContext = createContext<ReactNode>(null);
