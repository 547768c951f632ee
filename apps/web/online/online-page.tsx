import './online.css';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAME_IDS, isGameId } from '../games/ids.ts';
import { GAMES, useChosenGame } from '../games/index.ts';
import { Page } from '../pages/shell/page.tsx';
import { PersonPicture } from './account/picture.tsx';
import { useAccountWords } from './account/words.ts';
import { askSiteFor, meet, useOnline } from './online-store.ts';
import { Problem } from './problem.tsx';
import type { ListedRoom } from './protocol.ts';
import { QuickMatch } from './quick/quick-match.tsx';
import { askSite, useSite } from './site.ts';
import { useOnlineWords } from './words.ts';

/** Where one finds friends: by the letters of a room, in the list, or in a room of one’s own. */
export function OnlinePage() {
  const { t } = useOnlineWords();
  const { online } = useSite();
  useEffect(() => void askSite(), []);
  return (
    <Page title={t('online.title')}>
      <div className="online">
        <header className="online-head">
          <h1>{t('online.title')}</h1>
          <p className="help">{t(online === false ? 'online.off' : 'online.lead')}</p>
        </header>
        {online === true && <Lobby />}
      </div>
    </Page>
  );
}

function Lobby() {
  const { t } = useOnlineWords();
  useEffect(() => void meet(), []);
  return (
    <>
      <Problem />
      <div className="online-columns">
        <div>
          <QuickMatch />
          <JoinRoom />
          <OpenRoom />
          <You />
          <ForOperators />
          <Link className="button" to="/matches">
            {t('online.matches')}
          </Link>
        </div>
        <Rooms />
      </div>
    </>
  );
}

function ForOperators() {
  const { t } = useOnlineWords();
  const operator = useOnline((online) => online.operator);
  if (!operator) return null;
  return (
    <Link className="button" to="/site">
      {t('site.title')}
    </Link>
  );
}

function JoinRoom() {
  const { t } = useOnlineWords();
  const [, goTo] = useLocation();
  const [code, setCode] = useState('');
  const isCode = /^[a-z]{4}$/i.test(code.trim());
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    goTo(`/room/${code.trim().toUpperCase()}`);
  };
  return (
    <form className="panel" onSubmit={enter}>
      <h2>{t('online.join')}</h2>
      <div className="online-row">
        <input
          className="input room-code-field"
          aria-label={t('online.code')}
          placeholder={t('online.code')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={4}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <button
          type="submit"
          className={isCode ? 'button button-primary' : 'button'}
          disabled={!isCode}
        >
          {t('online.enter')}
        </button>
      </div>
    </form>
  );
}

function OpenRoom() {
  const { t, say } = useOnlineWords();
  const chosen = useChosenGame();
  return (
    <section className="panel">
      <h2>{t('online.new')}</h2>
      <p className="help">{t('online.new.help')}</p>
      <div className="online-games">
        {GAME_IDS.map((id) => (
          <Link
            key={id}
            className={id === chosen ? 'button button-primary' : 'button'}
            to={`/${id}`}
          >
            {say(GAMES[id].name)}
          </Link>
        ))}
      </div>
    </section>
  );
}

function You() {
  const { t } = useAccountWords();
  const person = useOnline((online) => online.person);
  if (!person) return null;
  return (
    <section className="panel online-you">
      <PersonPicture person={person} />
      <b className="person-name">{person.name}</b>
      <Link className="button" to="/account">
        {t(person.guest ? 'account.link.guest' : 'account.title')}
      </Link>
    </section>
  );
}

/** How often the list is asked for again, in milliseconds. */
const REFRESH = 5000;

function Rooms() {
  const { t, say } = useOnlineWords();
  const [game, setGame] = useState('');
  const rooms = useRooms(game === '' ? null : game);
  return (
    <section className="panel">
      <div className="rooms-head">
        <h2>{t('online.rooms')}</h2>
        <select
          className="input"
          aria-label={t('online.rooms.filter')}
          value={game}
          onChange={(event) => setGame(event.target.value)}
        >
          <option value="">{t('online.rooms.all')}</option>
          {GAME_IDS.map((id) => (
            <option key={id} value={id}>
              {say(GAMES[id].name)}
            </option>
          ))}
        </select>
      </div>
      {rooms.length === 0 ? (
        <p className="help">{t('online.rooms.none')}</p>
      ) : (
        <ul className="rooms">
          {rooms.map((room) => (
            <RoomRow key={room.code} room={room} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RoomRow({ room }: { readonly room: ListedRoom }) {
  const { t, say } = useOnlineWords();
  const { code, game, host, free, seats, playing } = room;
  return (
    <li>
      <Link className="room-row" to={`/room/${code}`}>
        <span className="room-code">{code}</span>
        <span>
          {t('online.rooms.of', { host })}
          <span className="help"> {isGameId(game) ? say(GAMES[game].name) : game}</span>
        </span>
        <span className="help">
          {playing ? t('online.rooms.playing') : t('online.rooms.free', { free, seats })}
        </span>
      </Link>
    </li>
  );
}

function useRooms(game: string | null): readonly ListedRoom[] {
  const [rooms, setRooms] = useState<readonly ListedRoom[]>([]);
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      if (document.hidden) return;
      const reply = await askSiteFor('room:list', { game });
      if (reply && !gone) setRooms(reply.value);
    };
    void ask();
    const timer = setInterval(ask, REFRESH);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [game]);
  return rooms;
}
