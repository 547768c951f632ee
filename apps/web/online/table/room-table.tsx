import './table.css';
import { NOBODY } from '@lianhuan/kernel';
import { Link } from 'wouter';
import { TakeBackContext } from '../../board/prompt/take-back.ts';
import { OnwardContext } from '../../board/timeline/onward.ts';
import { useGame } from '../../engine/store.ts';
import { DialogButton } from '../../pages/controls/dialog.tsx';
import { GameBar } from '../../pages/play/game-bar.tsx';
import '../../pages/play/play.css';
import { GameTable } from '../../pages/play/game-table.tsx';
import { Loading } from '../../pages/shell/loading.tsx';
import { Chat } from '../chat.tsx';
import { Watchers } from '../conduct/watchers.tsx';
import { leaveMatch } from '../online-store.ts';
import { Problem } from '../problem.tsx';
import type { Room } from '../protocol.ts';
import { SeriesNote } from '../room-series.tsx';
import { Absent, Away, Clocks } from '../table-time.tsx';
import { TurnNoticeButton, useTurnNotice } from '../turn-notice.tsx';
import { WatchNote } from '../watch-note.tsx';
import { CallOffButton, CallOffNote } from '../wishes/call-off.tsx';
import { TakeBackNote, TakeBackSheet } from '../wishes/take-back.tsx';
import { useOnlineWords } from '../words.ts';
import { AnotherGame } from './another-game.tsx';
import { LastHeard, useUnread } from './unread.tsx';

/** The table of a room, while they play and after the end. */
export function RoomTable({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const status = useGame((game) => game.status);
  useTurnNotice(t('room.title', { code: room.code }));
  return (
    <div className="play">
      <GameBar>
        <RoomMenu room={room} />
        {!room.playing && (
          <>
            <button type="button" className="button" onClick={leaveMatch}>
              {t('room.back')}
            </button>
            <Link className="button button-quiet" to={`/match/${room.match}`}>
              {t('match.title')}
            </Link>
          </>
        )}
      </GameBar>
      <div className="table-strip">
        <SeriesNote room={room} />
        <WatchNote room={room} />
        <Clocks />
        <Absent />
      </div>
      <Away />
      <TakeBackNote />
      <CallOffNote room={room} />
      <Problem />
      <LastHeard />
      {status === 'ready' ? (
        <OnwardContext value={<AnotherGame room={room} />}>
          <TakeBackContext value={<TakeBackSheet />}>
            <GameTable />
          </TakeBackContext>
        </OnwardContext>
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** What was said, and what concerns the match as a whole; its button tells what has not been read. */
function RoomMenu({ room }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const plays = useGame(({ snapshot }) => snapshot !== null && snapshot.seat !== NOBODY);
  const unread = useUnread().length;
  const face = (
    <>
      {t('room.menu')}
      {unread > 0 && (
        <>
          {' '}
          <span className="unread">
            <span aria-hidden="true">{unread}</span>
            <span className="seen-by-readers">{t('room.unread', { count: unread })}</span>
          </span>
        </>
      )}
    </>
  );
  return (
    <DialogButton className="button button-quiet" face={face} title={t('room.menu')} anew={true}>
      <div className="room-menu">
        <Chat room={room} />
        <Watchers room={room} />
        <CallOffButton />
        {plays && <TurnNoticeButton />}
      </div>
    </DialogButton>
  );
}
