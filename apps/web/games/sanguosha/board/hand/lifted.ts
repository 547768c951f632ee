import type { Handle } from '@lianhuan/kernel';
import { createContext, useContext, useEffect, useState } from 'react';

const LiftedContext = createContext<Handle | null>(null);

/** Says to what stands in it which card of the hand is lifted. */
export const LiftedProvider = LiftedContext.Provider;

/** The card of the hand that the pointer or the focus is on; null for none. */
export function useLifted(): Handle | null {
  return useContext(LiftedContext);
}

/** Follows the pointer and the focus over the hand. */
export function useLifting(): Handle | null {
  const [lifted, lift] = useState<Handle | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const card = target instanceof Element && target.closest<HTMLElement>(IN_HAND);
      lift(card ? (Number(card.dataset.handle) as Handle) : null);
    };
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, follow);
    return () => {
      for (const event of events) document.removeEventListener(event, follow);
    };
  }, []);
  return lifted;
}

const IN_HAND = '.hand-cards[data-name="hand"] [data-handle]';
