import type { Seat } from '@lianhuan/kernel';
import { Slots } from '../../../../board/cards/slots.tsx';
import { useOwnedNames } from '../../../../board/seat-name.ts';
import { useSanguozhiWords } from '../../words.ts';
import { useSanguozhiView } from '../sanguozhi-view.ts';
import { FieldCard } from './field-card.tsx';

/** 阵型 in play, formed or not. */
export function Formations({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguozhiWords();
  const nameOf = useOwnedNames();
  const zone = useSanguozhiView().of(seat, 'formations');
  return (
    <section className="formations" aria-label={nameOf(seat, t('board.formations'))}>
      <Slots zone={zone} name={t('board.formations')} count={1}>
        {(card) => <FieldCard card={card} />}
      </Slots>
    </section>
  );
}
