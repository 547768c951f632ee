import { createContext } from 'react';
import type { CardInfo } from '../../cards/card-info.ts';

/** Opens a card to be read, on the page around. */
export const OpenCardContext = createContext<(card: CardInfo) => void>(() => {});
