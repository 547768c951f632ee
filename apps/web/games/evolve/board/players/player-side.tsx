import './player-side.css';
import type { Seat } from '@lianhuan/kernel';
import { useEffect, useRef } from 'react';
import { Slots } from '../../../../board/cards/slots.tsx';
import { PlayerArea } from '../../../../board/player-area.tsx';
import { useOwnedNames, useSeatNames } from '../../../../board/seat-name.ts';
import { useEvolveWords } from '../../words.ts';
import { playerOf, sideOf, useEvolveView } from '../evolve-view.ts';
import { FieldCard } from '../field/field-card.tsx';
import { Piles } from './piles.tsx';
import { Plate } from './plate.tsx';

/** A player's side: the leader, the field to the front, the EX area behind it, and the heaps. */
export function PlayerSide({ seat }: { readonly seat: Seat }) {
  const { t } = useEvolveWords();
  const seen = useEvolveView();
  const callOf = useSeatNames();
  const nameOf = useOwnedNames();
  const { fieldLimit, extraLimit } = playerOf(seen, seat);
  const side = sideOf(seen, seat);
  const place = useRef<HTMLDivElement>(null);
  // Where not all has room, one’s own side is what to see first.
  useEffect(() => {
    if (side === 'own') place.current?.scrollIntoView({ block: 'end' });
  }, [side]);
  return (
    <PlayerArea
      name="side"
      side={side}
      isActive={seen.state.active === seat}
      label={t('board.side', { seat: callOf(seat) })}
      ref={place}
    >
      <Plate seat={seat} />
      <section className="side-field" aria-label={nameOf(seat, t('board.field'))}>
        <Slots zone={seen.of(seat, 'field')} name={t('board.field')} count={fieldLimit}>
          {(card) => <FieldCard card={card} />}
        </Slots>
      </section>
      <section className="side-extra" aria-label={nameOf(seat, t('board.extra'))}>
        <Slots zone={seen.of(seat, 'extra')} name={t('board.extra')} count={extraLimit}>
          {(card) => <FieldCard card={card} />}
        </Slots>
      </section>
      <Piles seat={seat} />
    </PlayerArea>
  );
}
