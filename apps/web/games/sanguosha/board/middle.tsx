import './middle.css';
import type { ZoneView } from '@lianhuan/kernel';
import { TableCard } from '../../../board/cards/card.tsx';
import { Pile } from '../../../board/cards/pile.tsx';
import { useSanguoshaWords } from '../words.ts';
import { useSanguoshaView } from './sanguosha-view.ts';

/** The piles, and the cards that are being used, judged or shown. */
export function Middle() {
  const { t } = useSanguoshaWords();
  const seen = useSanguoshaView();
  const pile = (name: 'draw-pile' | 'discard-pile') => seen.shared(name)[0] as ZoneView;
  const [processing] = seen.shared('processing');
  return (
    <div className="middle">
      <div className="middle-piles">
        <Pile zone={pile('draw-pile')} name={t('board.drawPile')} />
        <Pile zone={pile('discard-pile')} name={t('board.discardPile')} />
      </div>
      <section
        className="processing"
        aria-label={t('board.processing')}
        data-zone={processing?.id}
        data-many={(processing?.count ?? 0) > 3 || undefined}
      >
        {processing?.cards?.map((card) => (
          <TableCard key={card.handle} card={card} />
        ))}
      </section>
    </div>
  );
}
