import './damaged-entries.css';
import { useWords } from '../../i18n/index.ts';
import { DeleteButton } from './delete-button.tsx';
import { download } from './download.ts';

/** How many characters of a damaged text are shown, to tell one text from another. */
const GLIMPSE = 60;

interface DamagedEntry {
  /** The stored text, unchanged. */
  readonly text: string;
  onDelete(): void;
}

interface DamagedEntriesProps {
  readonly title: string;
  readonly entries: readonly DamagedEntry[];
  /** The file name of an exported text. */
  readonly file: string;
}

/** Says what was stored and cannot be read; each is handed out as it is, or deleted. */
export function DamagedEntries({ title, entries, file }: DamagedEntriesProps) {
  const { t } = useWords();
  if (entries.length === 0) return null;
  return (
    <div className="damaged" role="alert">
      <p>{title}</p>
      <ul>
        {entries.map(({ text, onDelete }) => (
          <li key={text}>
            <code>{text.slice(0, GLIMPSE)}</code>
            <button type="button" className="button" onClick={() => download(file, text)}>
              {t('saves.raw')}
            </button>
            <DeleteButton onDelete={onDelete} />
          </li>
        ))}
      </ul>
    </div>
  );
}
