import './own-hand.css';
import type { Seat } from '@lianhuan/kernel';
import { Hand, HandCards } from '../../../board/cards/hand.tsx';
import { useMinxinWords } from '../words.ts';
import { useMinxinView } from './minxin-view.ts';

/** The hand, and beside it the pouches, which are no hand cards (2.4.5). */
export function OwnHand({ seat }: { readonly seat: Seat }) {
  const { t } = useMinxinWords();
  const seen = useMinxinView();
  const pouches = seen.of(seat, 'pouches');
  return (
    <Hand>
      <HandCards zone={seen.of(seat, 'hand')} name={t('board.hand')} empty={t('board.hand.none')} />
      {pouches.count > 0 && <HandCards zone={pouches} name={t('board.pouches')} />}
    </Hand>
  );
}
