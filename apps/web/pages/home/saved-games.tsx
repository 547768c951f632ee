import { useState } from 'react';
import { deleteSave, listSaves } from '../../engine/saves.ts';
import { useWords } from '../../i18n/index.ts';
import { ImportRecord } from './import-record.tsx';
import { SavedGameRow } from './saved-game-row.tsx';

/** The games kept in this browser. */
export function SavedGames() {
  const { t } = useWords();
  const [saves, setSaves] = useState(listSaves);
  const remove = (id: string) => {
    deleteSave(id);
    setSaves(listSaves());
  };
  return (
    <section className="panel saves">
      <h2>{t('saves.title')}</h2>
      {saves.length === 0 ? (
        <p className="help">{t('saves.none')}</p>
      ) : (
        <ul>
          {saves.map((save) => (
            <SavedGameRow key={save.id} save={save} onDelete={() => remove(save.id)} />
          ))}
        </ul>
      )}
      <ImportRecord />
    </section>
  );
}
