import type { Seat } from '@lianhuan/kernel';
import { Hand, HandCards } from '../../../../board/cards/hand.tsx';
import { useEvolveWords } from '../../words.ts';
import { useEvolveView } from '../evolve-view.ts';

/** The hand, and beside it cards of a deck that are being looked at. */
export function OwnHand({ seat }: { readonly seat: Seat }) {
  const { t } = useEvolveWords();
  const seen = useEvolveView();
  const aside = seen.of(seat, 'aside');
  return (
    <Hand>
      {aside.count > 0 && <HandCards zone={aside} name={t('board.aside')} />}
      <HandCards zone={seen.of(seat, 'hand')} name={t('board.hand')} empty={t('board.hand.none')} />
    </Hand>
  );
}
