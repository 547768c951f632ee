import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { CardInfo } from '../../cards/card-info.ts';
import { CardReader } from '../../cards/reader.tsx';
import { Dialog } from '../../pages/controls/dialog.tsx';
import { useDeckWords } from '../words.ts';
import { OpenCardContext } from './open-card.ts';

/** A page whose cards open at full size. */
export function CardDialog({ children }: { readonly children: ReactNode }) {
  const { say } = useDeckWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [card, setCard] = useState<CardInfo | null>(null);
  const read = useCallback((one: CardInfo) => {
    setCard(one);
    dialog.current?.showModal();
  }, []);
  return (
    <OpenCardContext value={read}>
      {children}
      <Dialog ref={dialog} title={card ? say(card.name) : ''} onClose={() => setCard(null)}>
        {card && <CardReader card={card} />}
      </Dialog>
    </OpenCardContext>
  );
}
