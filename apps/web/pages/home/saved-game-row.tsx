import { useState } from 'react';
import { Link } from 'wouter';
import { rawSave, type Save, type SavedGame } from '../../engine/saves.ts';
import { isGameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useWords } from '../../i18n/index.ts';
import { download } from '../shell/download.ts';
import { Problems } from '../shell/problems.tsx';

interface SavedGameRowProps {
  readonly save: Save;
  onDelete(): void;
}

export function SavedGameRow({ save, onDelete }: SavedGameRowProps) {
  const { id, game } = save;
  return (
    <li className="save">
      {game.ok ? <SaveSummary game={game.value} /> : <DamagedSummary save={save} />}
      <div className="save-deeds">
        {game.ok ? <OpenLink id={id} game={game.value} /> : <RawExport id={id} />}
        <DeleteButton onDelete={onDelete} />
      </div>
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
        {entry && `${say(entry.tellSave(game))} · `}
        {when.format(savedAt)}
      </p>
    </div>
  );
}

function DamagedSummary({ save }: { readonly save: Save }) {
  const { t } = useWords();
  return (
    <div>
      <p className="save-name">
        {t('saves.damaged')} <code>{save.id}</code>
      </p>
      {!save.game.ok && <Problems problems={save.game.problems} />}
    </div>
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

/** Asks once more, in place. */
function DeleteButton({ onDelete }: { onDelete(): void }) {
  const { t } = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className={asked ? 'button button-primary' : 'button button-quiet'}
      onBlur={() => setAsked(false)}
      onClick={asked ? onDelete : () => setAsked(true)}
    >
      {t(asked ? 'saves.delete.sure' : 'saves.delete')}
    </button>
  );
}
