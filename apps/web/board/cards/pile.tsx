import './pile.css';
import { UNSEEN, type ZoneView } from '@lianhuan/kernel';
import { type BackDye, CardBack } from '../../cards/back.tsx';
import { useBook } from '../../games/book.ts';
import { useWords } from '../../i18n/index.ts';
import { HeapButton } from './heap-button.tsx';

interface PileProps {
  readonly zone: ZoneView;
  readonly name: string;
  readonly dye?: BackDye;
  /** The heap lies face down, even for a seat that may look through it. */
  readonly closed?: boolean;
}

/** A heap of cards: its top card or its back, and how many. It opens to be looked through. */
export function Pile({ zone, name, dye = 'cinnabar', closed = false }: PileProps) {
  const { t, language } = useWords();
  const { Face } = useBook().cards;
  const top = closed ? undefined : zone.cards?.at(-1);
  return (
    <HeapButton className="pile bare" zone={zone}>
      <span className="pile-card" data-empty={zone.count === 0 || undefined}>
        {top && top.definition !== UNSEEN ? (
          <Face id={top.definition} language={language} values={top.values} />
        ) : (
          zone.count > 0 && <CardBack dye={dye} />
        )}
        <span className="pile-count" aria-hidden="true">
          {zone.count}
        </span>
      </span>
      <span className="pile-name" aria-hidden="true">
        {name}
      </span>
      <span className="seen-by-readers">{t('board.count', { zone: name, count: zone.count })}</span>
    </HeapButton>
  );
}
