import { useEffect, useState } from 'react';
import { isGameId } from '../../games/ids.ts';
import { useChosenGame } from '../../games/index.ts';
import { GameOptions } from '../game-options.tsx';
import { askSiteFor } from '../online-store.ts';
import type { RatedPerson } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

/** Who plays a game best on this site. */
export function Leaderboard() {
  const { t } = useOnlineWords();
  const [game, setGame] = useState(useChosenGame());
  const [people, setPeople] = useState<readonly RatedPerson[] | null>(null);
  useEffect(() => {
    let gone = false;
    void askSiteFor('rating:list', { game }).then((reply) => {
      if (reply && !gone) setPeople(reply.value);
    });
    return () => {
      gone = true;
    };
  }, [game]);
  return (
    <section className="panel">
      <div className="rooms-head">
        <h2>{t('ratings.title')}</h2>
        <select
          className="input"
          aria-label={t('online.rooms.filter')}
          value={game}
          onChange={({ target }) => isGameId(target.value) && setGame(target.value)}
        >
          <GameOptions />
        </select>
      </div>
      {people?.length === 0 ? (
        <p className="help">{t('ratings.none')}</p>
      ) : (
        <table className="ratings">
          <thead>
            <tr>
              <th scope="col">{t('ratings.place')}</th>
              <th scope="col">{t('ratings.name')}</th>
              <th scope="col">{t('ratings.rating')}</th>
              <th scope="col">{t('ratings.record')}</th>
            </tr>
          </thead>
          <tbody>
            {people?.map(({ name, rating, played, won, mine }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is its index
              <tr key={place} data-mine={mine}>
                <td>{place + 1}</td>
                <td className="person-name">
                  {name}
                  {mine && <span className="help"> {t('room.you')}</span>}
                </td>
                <td>{rating}</td>
                <td>{t('ratings.won', { won, played })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="help">{t('ratings.help')}</p>
    </section>
  );
}
