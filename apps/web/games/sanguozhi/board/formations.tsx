import type { Seat } from '@lianhuan/kernel';
import { Slots } from '../../../board/slots.tsx';
import { useSanguozhiWords } from '../words.ts';
import { FieldCard } from './field-card.tsx';
import { useSanguozhiSeen } from './sanguozhi-seen.ts';
import { useOwnedNames } from './seat-calls.ts';

/** 阵型 in play, formed or not. */
export function Formations({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguozhiWords();
  const nameOf = useOwnedNames();
  const zone = useSanguozhiSeen().of(seat, 'formations');
  return (
    <section className="formations" aria-label={nameOf(seat, t('board.formations'))}>
      <Slots zone={zone} name={t('board.formations')} count={1}>
        {(card) => <FieldCard card={card} />}
      </Slots>
    </section>
  );
}
