import { useEffect, useState } from 'react';
import { PersonPicture } from '../account/picture.tsx';
import { askSiteFor } from '../online-store.ts';
import type { Rival } from '../protocol.ts';
import { useOnlineWords } from '../words.ts';

/** Whom one has played with, and who won how often; nothing before the first match has ended. */
export function Rivals() {
  const { t } = useOnlineWords();
  const [rivals, setRivals] = useState<readonly Rival[]>([]);
  useEffect(() => {
    void askSiteFor('rival:list', {}).then((reply) => reply && setRivals(reply.value));
  }, []);
  if (rivals.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t('rivals.title')}</h2>
      <table className="ratings">
        <thead>
          <tr>
            <th scope="col">{t('ratings.name')}</th>
            <th scope="col">{t('rivals.played')}</th>
            <th scope="col">{t('rivals.won')}</th>
            <th scope="col">{t('rivals.lost')}</th>
          </tr>
        </thead>
        <tbody>
          {rivals.map((rival, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is its index
            <tr key={at}>
              <td className="person-name">
                <PersonPicture person={rival} /> {rival.name}
              </td>
              <td>{rival.played}</td>
              <td>{rival.won}</td>
              <td>{rival.lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="help">{t('rivals.help')}</p>
    </section>
  );
}
