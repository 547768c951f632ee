import { useEffect, useState } from 'react';
import { hearStored } from '../../engine/other-windows.ts';
import { deleteSave, listSaves } from '../../engine/saves.ts';
import { SETTINGS_KEY } from '../../engine/settings.ts';
import { asideKeys, readStored, removeStored, storeProblems } from '../../engine/stored.ts';
import { useWords } from '../../i18n/index.ts';
import { DamagedEntries } from '../controls/damaged-entries.tsx';
import { Problems } from '../controls/problems.tsx';
import { ImportRecord } from './import-record.tsx';
import { SavedGameRow } from './saved-game-row.tsx';

/** The games kept in this browser. */
export function SavedGames() {
  const { t } = useWords();
  const [saves, setSaves] = useState(listSaves);
  useEffect(() => hearStored(() => setSaves(listSaves())), []);
  const remove = (id: string) => {
    deleteSave(id);
    setSaves(listSaves());
  };
  const forbidden = storeProblems();
  return (
    <section className="panel saves">
      <h2>{t('saves.title')}</h2>
      {forbidden.length > 0 && (
        <div role="alert">
          <Problems problems={forbidden} />
        </div>
      )}
      {saves.length === 0 ? (
        <p className="help">{t('saves.none')}</p>
      ) : (
        <ul>
          {saves.map((save) => (
            <SavedGameRow key={save.id} save={save} onDelete={() => remove(save.id)} />
          ))}
        </ul>
      )}
      <DamagedSettings />
      <ImportRecord />
    </section>
  );
}

/** Settings that could not be read: they were put aside, and others are in force. */
function DamagedSettings() {
  const { t } = useWords();
  const [keys, setKeys] = useState(() => asideKeys(SETTINGS_KEY));
  const entries = keys.map((key) => ({
    text: readStored(key) ?? '',
    onDelete() {
      removeStored(key);
      setKeys(asideKeys(SETTINGS_KEY));
    },
  }));
  return (
    <DamagedEntries title={t('settings.damaged')} entries={entries} file="lianhuan-settings.txt" />
  );
}
