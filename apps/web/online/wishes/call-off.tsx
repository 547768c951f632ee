import { NOBODY } from '@lianhuan/kernel';
import { useState } from 'react';
import { askSiteFor, useOnline } from '../online-store.ts';
import type { CallOffWish, Room } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';
import { maySay, useMatchOver, useSeat, useSeatCalls } from './seats.ts';
import { WishNote } from './wish-note.tsx';

/** Asks the others whether the match may be called off; asked twice, since it may be over at once. */
export function CallOffButton() {
  const { t } = useOnlineWords();
  const match = useOnline((online) => online.match);
  const asks = useOnline((online) => online.callOff !== null);
  const over = useMatchOver();
  const me = useSeat();
  const [sure, setSure] = useState(false);
  if (match === null || me === NOBODY || over) return null;
  const ask = () => {
    setSure(!sure);
    if (sure) void askSiteFor('match:ask-call-off', { match });
  };
  return (
    <div>
      <button
        type="button"
        className="button"
        disabled={asks}
        onClick={ask}
        onBlur={() => setSure(false)}
      >
        {t(sure ? 'off.ask.sure' : 'off.ask')}
      </button>
      <p className="help">{t('off.help')}</p>
    </div>
  );
}

/** That it is asked to call the match off, and what the one who looks may say to it; or that it was. */
export function CallOffNote({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const wish = useOnline((online) => online.callOff);
  const match = useOnline((online) => online.match);
  const calledOff = useOnline((online) => online.calledOff);
  if (match === null) return null;
  if (calledOff) {
    return (
      <div className="other-windows" role="status">
        <p>{t('off.done')}</p>
      </div>
    );
  }
  return wish && <Asked room={room} match={match} wish={wish} />;
}

interface AskedProps {
  readonly room: Room;
  readonly match: string;
  readonly wish: CallOffWish;
}

function Asked({ room, match, wish }: AskedProps) {
  const { t } = useOnlineWords();
  const callsOf = useSeatCalls();
  const me = useSeat();
  const { by, agreed, awaited } = wish;
  const says = (agrees: 'yes' | 'no') =>
    void askSiteFor('match:answer-call-off', { match, agrees });
  const who = callsOf(awaited);
  const wantsIt = me === by || agreed.includes(me);
  return (
    <WishNote asks={maySay(me, wish)} yes={t('off.yes')} no={t('off.no')} onSay={says}>
      <p>
        {me === by ? t('off.asked', { who }) : t('off.asks', { who: callsOf([by]) })}
        {maySay(me, wish) ? ` ${t('off.means')}` : me !== by && ` ${t('off.awaits', { who })}`}
      </p>
      {wantsIt && isSomebodyAway(room, wish) && (
        <button
          type="button"
          className="button"
          onClick={() => void askSiteFor('match:ask-call-off', { match })}
        >
          {t('off.excuse')}
        </button>
      )}
      {me === by && (
        <button type="button" className="button" onClick={() => says('no')}>
          {t('off.withdraw')}
        </button>
      )}
    </WishNote>
  );
}

/** Is the match kept from being called off by somebody who has no page open? */
function isSomebodyAway({ seats }: Room, { awaited }: CallOffWish): boolean {
  return awaited.some((seat) => {
    const sitter = seats[seat];
    return sitter?.kind === 'person' && !sitter.here;
  });
}
