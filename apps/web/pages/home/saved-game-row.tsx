import { Link } from 'wouter';
import { rawSave, type Save, type SavedGame } from '../../engine/saves.ts';
import { isGameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { describeSave } from '../../games/saved-state.ts';
import { useWords } from '../../i18n/index.ts';
import { DeleteButton } from '../controls/delete-button.tsx';
import { download } from '../controls/download.ts';
import { Problems } from '../controls/problems.tsx';
import { Fault } from '../shell/fault.tsx';

interface SavedGameRowProps {
  readonly save: Save;
  onDelete(): void;
}

export function SavedGameRow({ save, onDelete }: SavedGameRowProps) {
  const damaged = <DamagedSave save={save} onDelete={onDelete} />;
  const { id, game } = save;
  return (
    <li className="save">
      {game.ok ? (
        <Fault instead={() => damaged}>
          <SaveSummary game={game.value} />
          <div className="save-actions">
            <OpenLink id={id} game={game.value} />
            <DeleteButton onDelete={onDelete} />
          </div>
        </Fault>
      ) : (
        damaged
      )}
    </li>
  );
}

function SaveSummary({ game }: { readonly game: SavedGame }) {
  const { t, say, language } = useWords();
  const { record, seats, savedAt } = game;
  const entry = isGameId(record.game) ? GAMES[record.game] : null;
  const when = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <div>
      <p className="save-name">
        {t('saves.game', { game: entry ? say(entry.name) : record.game, players: seats.length })}
      </p>
      <p className="help">
        {entry && `${say(describeSave(entry.saved, game))} · `}
        {when.format(savedAt)}
      </p>
    </div>
  );
}

/** A save that cannot be read, or not be shown: why, and what is stored. */
function DamagedSave({ save: { id, game }, onDelete }: SavedGameRowProps) {
  const { t } = useWords();
  return (
    <>
      <div>
        <p className="save-name">
          {t('saves.damaged')} <code>{id.slice(0, 40)}</code>
        </p>
        {!game.ok && <Problems problems={game.problems} />}
      </div>
      <div className="save-actions">
        <RawExport id={id} />
        <DeleteButton onDelete={onDelete} />
      </div>
    </>
  );
}

function OpenLink({ id, game }: { readonly id: string; readonly game: SavedGame }) {
  const { t } = useWords();
  return (
    <Link className="button" to={`/play/${id}`}>
      {t(game.finished ? 'saves.look' : 'saves.resume')}
    </Link>
  );
}

function RawExport({ id }: { readonly id: string }) {
  const { t } = useWords();
  return (
    <button
      type="button"
      className="button"
      onClick={() => download(`lianhuan-${id}.txt`, rawSave(id) ?? '')}
    >
      {t('saves.raw')}
    </button>
  );
}
