import type { Seat } from '@lianhuan/kernel';
import { Hand, HandCards } from '../../../../board/cards/hand.tsx';
import { useSanguozhiWords } from '../../words.ts';
import { useSanguozhiView } from '../sanguozhi-view.ts';

/** The hand, and beside it cards looked at while something resolves. */
export function OwnHand({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguozhiWords();
  const seen = useSanguozhiView();
  const aside = seen.of(seat, 'aside');
  return (
    <Hand>
      {aside.count > 0 && <HandCards zone={aside} name={t('board.aside')} />}
      <HandCards zone={seen.of(seat, 'hand')} name={t('board.hand')} empty={t('board.hand.none')} />
    </Hand>
  );
}
