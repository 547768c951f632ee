import { createContext } from 'react';
import type { SanguozhiCard } from '../card/library.ts';

/** Opens a card to be read, on the page around. */
export const ReadingContext = createContext<(card: SanguozhiCard) => void>(() => {});
