import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { CardReader } from '../../cards/reader.tsx';
import { useBook } from '../../games/book.ts';
import { useWords } from '../../i18n/index.ts';
import { Dialog } from '../controls/dialog.tsx';

/** One card at full size, its text explained. Closing it leads back to the gallery. */
export function CardDialog({ id }: { readonly id: string }) {
  const { t, say } = useWords();
  const { game, cards } = useBook();
  const [, goTo] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const card = cards.find(id);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog
      ref={dialog}
      title={card ? say(card.name) : t('cards.none.such', { card: id })}
      onClose={() => goTo(`/cards/${game}`)}
    >
      {card ? <CardReader card={card} /> : null}
    </Dialog>
  );
}
