import type { Seat } from '@lianhuan/kernel';
import { Belongings } from './belongings.tsx';
import { Nameplate } from './nameplate.tsx';
import { Portrait } from './portrait.tsx';
import { SeatBox } from './seat-box.tsx';
import { Skills } from './skills.tsx';

/** Another player's seat. */
export function OtherSeat({ seat }: { readonly seat: Seat }) {
  return (
    <SeatBox seat={seat} side="enemy">
      <Portrait seat={seat} />
      <div className="seat-words">
        <Nameplate seat={seat} />
        <Skills seat={seat} />
        <Belongings seat={seat} />
      </div>
    </SeatBox>
  );
}
