import './online.css';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAME_IDS } from '../games/ids.ts';
import { GAMES, useChosenGame } from '../games/index.ts';
import { Page } from '../pages/shell/page.tsx';
import { PersonPicture } from './account/picture.tsx';
import { useAccountWords } from './account/words.ts';
import { RoomList } from './lobby/room-list.tsx';
import { meet, useOnline } from './online-store.ts';
import { Problem } from './problem.tsx';
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
        <RoomList />
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
