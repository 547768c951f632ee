import { type ReactNode, useCallback, useRef, useState } from 'react';
import { CardReader } from '../../../cards/reader.tsx';
import { Dialog } from '../../../pages/shell/dialog.tsx';
import type { SanguozhiCard } from '../card/library.ts';
import { ReadingContext } from './reading.ts';
import { useDeckWords } from './words.ts';

/** A page whose cards open at full size. */
export function ReadingRoom({ children }: { readonly children: ReactNode }) {
  const { say } = useDeckWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [card, setCard] = useState<SanguozhiCard | null>(null);
  const read = useCallback((one: SanguozhiCard) => {
    setCard(one);
    dialog.current?.showModal();
  }, []);
  return (
    <ReadingContext value={read}>
      {children}
      <Dialog ref={dialog} title={card ? say(card.name) : ''} onClose={() => setCard(null)}>
        {card && <CardReader card={card} />}
      </Dialog>
    </ReadingContext>
  );
}
