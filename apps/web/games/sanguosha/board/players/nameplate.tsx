import './nameplate.css';
import type { Seat } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { useCounterNames } from '../../../../board/cards/counters.tsx';
import { PileTag } from '../../../../board/cards/pile-tag.tsx';
import { useSeatNames } from '../../../../board/seat-name.ts';
import { SeatTarget } from '../../../../board/seat-target.tsx';
import { useSanguoshaWords } from '../../words.ts';
import { characterOf, useSanguoshaView } from '../sanguosha-view.ts';
import { AimNotes } from './aim-notes.tsx';
import { General } from './general.tsx';
import { Hp } from './hp.tsx';
import { RoleSign } from './role-sign.tsx';

/** Verbs by which a character is picked. */
const PICKS: ReadonlySet<string> = new Set(['target', 'character']);

/** Who sits there: role, general, hp and hand, and in what state. A seat that can be picked is a button. */
export function Nameplate({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguoshaWords();
  const { snapshot } = useBoard();
  const seen = useSanguoshaView();
  const nameOf = useSeatNames();
  const called = useCounterNames();
  const { alive, chained, turnedOver, drunk, marks } = characterOf(seen, seat);
  const isAsked = seat !== seen.view.seat && seen.view.waiting.includes(seat);
  const kind = snapshot.seats[seat];
  const isHegemony = seen.state.mode === 'hegemony';
  const states = [
    ...(alive ? [] : [t('seat.dead')]),
    ...(chained ? [t('seat.chained')] : []),
    ...(turnedOver ? [t(isHegemony ? 'seat.stacked' : 'seat.turnedOver')] : []),
    ...(drunk > 0 ? [t('seat.drunk')] : []),
    ...Object.entries(marks).flatMap(([mark, count]) =>
      count > 0 ? `${called(mark)} ${count}` : [],
    ),
  ];
  return (
    <header className="nameplate" data-plate={seat}>
      <SeatTarget seat={seat} className="nameplate-seat" verbs={PICKS} pick={t('seat.pick')}>
        <h2>{nameOf(seat)}</h2>
        {kind === 'random' && snapshot.mode === 'play' && (
          <span className="nameplate-kind">{t('seat.random')}</span>
        )}
        {alive && <Hp seat={seat} />}
        {isAsked && <span className="nameplate-asked">{t('seat.asked')}</span>}
      </SeatTarget>
      <div className="nameplate-who">
        <RoleSign seat={seat} />
        <General seat={seat} />
        {alive && <PileTag zone={seen.of(seat, 'hand')} name={t('board.hand')} opens={false} />}
      </div>
      {states.length > 0 && (
        <ul className="nameplate-states" aria-label={t('seat.states')}>
          {states.map((state) => (
            <li key={state}>{state}</li>
          ))}
        </ul>
      )}
      <AimNotes seat={seat} />
    </header>
  );
}
