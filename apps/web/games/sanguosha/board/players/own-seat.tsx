import './own-seat.css';
import { useSanguoshaWords } from '../../words.ts';
import { bottomSeat, characterOf, useSanguoshaView } from '../sanguosha-view.ts';
import { Belongings } from './belongings.tsx';
import { Nameplate } from './nameplate.tsx';
import { Portrait } from './portrait.tsx';
import { SeatBox } from './seat-box.tsx';
import { Skills } from './skills.tsx';

/** One's own seat: who one is, what one wears, and what one can do. */
export function OwnSeat() {
  const { t } = useSanguoshaWords();
  const seen = useSanguoshaView();
  const seat = bottomSeat(seen);
  const { range, handLimit } = characterOf(seen, seat);
  return (
    <SeatBox seat={seat} side="own">
      <Portrait seat={seat} />
      <Nameplate seat={seat} />
      <Belongings seat={seat} />
      <div className="own-skills">
        <Skills seat={seat} />
        {seen.state.active >= 0 && (
          <p className="help">
            {t('board.range', { range })} · {t('board.handLimit', { limit: handLimit })}
          </p>
        )}
      </div>
    </SeatBox>
  );
}
