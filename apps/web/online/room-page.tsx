import './online.css';
import './room.css';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { Loading } from '../pages/shell/loading.tsx';
import { Page } from '../pages/shell/page.tsx';
import { Chat } from './chat.tsx';
import { CloseRoom } from './conduct/close-room.tsx';
import { Watchers } from './conduct/watchers.tsx';
import { Invite } from './invite.tsx';
import { useRoomGist } from './lobby/room-gist.ts';
import { enterRoom, leaveRoom, useOnline } from './online-store.ts';
import { Problem, ProblemPage } from './problem.tsx';
import type { Room } from './protocol.ts';
import { RoomPace } from './room-pace.tsx';
import { RoomSeries } from './room-series.tsx';
import { ChangeSetup } from './seats/change-setup.tsx';
import { DeckChoice } from './seats/deck-choice.tsx';
import { SeatList } from './seats/seat-list.tsx';
import { StartRoom } from './start-room.tsx';
import { RoomTable } from './table/room-table.tsx';
import { useOnlineWords } from './words.ts';

/** A room: who sits where, and the table while they play. */
export function RoomPage({ code }: { readonly code: string }) {
  const { t } = useOnlineWords();
  const room = useOnline((online) => online.room);
  const match = useOnline((online) => online.match);
  const problem = useOnline((online) => online.problem);
  useEffect(() => {
    void enterRoom(code.toUpperCase());
    return leaveRoom;
  }, [code]);
  if (!room) return problem ? <ProblemPage title={t('online.failed')} /> : <Loading />;
  return match === null ? <WaitingRoom room={room} /> : <RoomTable room={room} />;
}

function WaitingRoom({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const { code } = room;
  const gist = useRoomGist(room);
  const title = t('room.title', { code });
  const isFree = room.seats.some(({ kind }) => kind === 'open');
  return (
    <Page title={title}>
      <div className="online">
        <header className="online-head">
          <h1>{title}</h1>
          <p className="help">{gist}</p>
          <LastMatch room={room} />
          <ChangeSetup room={room} />
        </header>
        <Problem />
        <DroppedDeck />
        <div className="online-columns" data-free={isFree}>
          <div>
            <SeatList room={room} />
            <DeckChoice room={room} />
            <StartRoom room={room} />
            <RoomSeries room={room} />
            <RoomPace room={room} />
          </div>
          <div>
            <Invite code={code} />
            <section className="panel">
              <h2>{t('room.chat')}</h2>
              <Chat room={room} />
              <Watchers room={room} />
            </section>
            <CloseRoom room={room} />
            <Link className="button button-quiet" to="/online">
              {t('room.leave')}
            </Link>
          </div>
        </div>
      </div>
    </Page>
  );
}

/** The way to the match that was played here last; the games of a best of three are listed by themselves. */
function LastMatch({ room: { match, playing, series } }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  if (match === null || playing || series !== null) return null;
  return (
    <Link className="button room-last" to={`/match/${match}`}>
      {t('room.lastMatch')}
    </Link>
  );
}

/** The host has changed what is played, and one's own deck does not fit it. */
function DroppedDeck() {
  const { t, say } = useOnlineWords();
  const dropped = useOnline((online) => online.dropped);
  if (dropped === null) return null;
  return (
    <p className="online-problem wrong" role="alert">
      {t('deck.dropped', { why: say(dropped) })}
    </p>
  );
}
