import '../online.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isGameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { seatLetter } from '../../pages/controls/seat-letter.ts';
import { Page } from '../../pages/shell/page.tsx';
import { askSiteFor } from '../online-store.ts';
import { Problem } from '../problem.tsx';
import { NAMELESS, type PlayedMatch } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';
import { Leaderboard } from './leaderboard.tsx';
import { Rivals } from './rivals.tsx';

/** What one has played online, and who plays best. */
export function MatchesPage() {
  const { t } = useOnlineWords();
  return (
    <Page title={t('matches.title')}>
      <div className="online">
        <header className="online-head">
          <h1>{t('matches.title')}</h1>
          <p className="help">{t('matches.lead')}</p>
        </header>
        <Problem />
        <div className="online-columns">
          <MyMatches />
          <div>
            <Rivals />
            <Leaderboard />
          </div>
        </div>
      </div>
    </Page>
  );
}

function MyMatches() {
  const { t } = useOnlineWords();
  const [matches, setMatches] = useState<readonly PlayedMatch[] | null>(null);
  useEffect(() => {
    void askSiteFor('match:list', {}).then((reply) => reply && setMatches(reply.value));
  }, []);
  return (
    <section className="panel">
      <h2>{t('matches.mine')}</h2>
      {matches?.length === 0 && <p className="help">{t('matches.none')}</p>}
      <ul className="rooms">
        {matches?.map((match) => (
          <li key={match.id}>
            <MatchRow match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchRow({ match }: { readonly match: PlayedMatch }) {
  const { t, say, language } = useOnlineWords();
  const { id, game, started, names, seat, series, room } = match;
  const when = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const others = names
    .map((name, at) => {
      if (at === seat) return null;
      return name === NAMELESS
        ? t('match.nameless')
        : (name ?? t('seat.name', { seat: seatLetter(at) }));
    })
    .filter((name) => name !== null);
  const result = resultOf(match);
  const content = (
    <>
      <span>
        <b>{isGameId(game) ? say(GAMES[game].name) : game}</b>
        <span className="help">
          {' '}
          {t('matches.with', { others: others.join(t('board.and')) })} · {when.format(started)}
          {series && ` · ${t('best.history', series)}`}
        </span>
      </span>
      <span className="match-result" data-result={result}>
        {t(`matches.${result}`)}
      </span>
    </>
  );
  if (result === 'playing' && room === null) return <div className="room-row">{content}</div>;
  return (
    <Link className="room-row" to={result === 'playing' ? `/room/${room}` : `/match/${id}`}>
      {content}
    </Link>
  );
}

function resultOf({ winners, calledOff, seat }: PlayedMatch) {
  if (calledOff) return 'calledOff';
  if (winners === null) return 'playing';
  if (winners.length === 0) return 'drawn';
  return winners.includes(seat) ? 'won' : 'lost';
}
