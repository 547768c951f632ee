import './player-map.css';
import type { Seat } from '@lianhuan/kernel';
import { useSeatNames } from '../../../board/seat-name.ts';
import { useSanguozhiWords } from '../words.ts';
import { Formations } from './formations.tsx';
import { Generals } from './generals.tsx';
import { LaunchedEvents } from './launched-events.tsx';
import { Plate } from './plate.tsx';
import { playerOf, sideOf, useSanguozhiSeen } from './sanguozhi-seen.ts';
import { Tactics } from './tactics.tsx';
import { Troops } from './troops.tsx';

/** A player's 地图: generals to the front, what carries them behind. */
export function PlayerMap({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguozhiWords();
  const seen = useSanguozhiSeen();
  const nameOf = useSeatNames();
  const { left } = playerOf(seen, seat);
  return (
    <section
      className="map"
      data-side={sideOf(seen, seat)}
      data-active={seen.state.active === seat || undefined}
      data-left={left || undefined}
      aria-label={t('board.map', { seat: nameOf(seat) })}
    >
      <Plate seat={seat} />
      <div className="map-field">
        <div className="map-front">
          <Generals seat={seat} />
          <Formations seat={seat} />
        </div>
        <div className="map-back">
          <Tactics seat={seat} />
          <Troops seat={seat} />
          <LaunchedEvents seat={seat} />
        </div>
      </div>
    </section>
  );
}
