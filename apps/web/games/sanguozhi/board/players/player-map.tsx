import './player-map.css';
import type { Seat } from '@lianhuan/kernel';
import { useRef } from 'react';
import { PlayerArea } from '../../../../board/player-area.tsx';
import { useSeatNames } from '../../../../board/seat-name.ts';
import { useSanguozhiWords } from '../../words.ts';
import { LaunchedEvents } from '../chain/launched-events.tsx';
import { useEndInView } from '../end-in-view.ts';
import { Formations } from '../field/formations.tsx';
import { Generals } from '../field/generals.tsx';
import { Tactics } from '../field/tactics.tsx';
import { Troops } from '../field/troops.tsx';
import { playerOf, sideOf, useSanguozhiView } from '../sanguozhi-view.ts';
import { Plate } from './plate.tsx';

/** A player's 地图: generals to the front, what carries them behind. */
export function PlayerMap({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguozhiWords();
  const seen = useSanguozhiView();
  const callOf = useSeatNames();
  const { left } = playerOf(seen, seat);
  const side = sideOf(seen, seat);
  const place = useRef<HTMLDivElement>(null);
  // At the end who won is what to see.
  useEndInView(place, side === 'own' && seen.view.outcome === null);
  return (
    <PlayerArea
      name="map"
      side={side}
      isActive={seen.state.active === seat}
      hasLeft={left}
      label={t('board.map', { seat: callOf(seat) })}
      ref={place}
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
    </PlayerArea>
  );
}
