import type { CardProblem } from '@lianhuan/cardtext';
import { DialogButton } from '../pages/controls/dialog.tsx';
import { download } from '../pages/controls/download.ts';
import type { KeptFile } from './kept-files.ts';
import { EditText } from './open-files.tsx';
import { useOwnCardWords } from './words.ts';

/** Of a file so many problems are shown. */
const MOST_SHOWN = 30;
/** So much of the line that a problem stands in, in characters. */
const LONGEST_LINE = 120;

interface FileRowProps {
  readonly file: KeptFile;
  /** What is wrong with it; null while it is read. */
  readonly problems: readonly CardProblem[] | null;
  onSave(text: string): Promise<void>;
  onRemove(): void;
}

/** A card file: how many of its cards can be played, what is wrong with the others, and where. */
export function FileRow({ file, problems, onSave, onRemove }: FileRowProps) {
  const { t } = useOwnCardWords();
  const { name, text, cards } = file;
  const wrong = problems?.length ?? 0;
  return (
    <li className="own-file panel">
      <h3>{name}</h3>
      <p className="deck-counts">
        {t('own.sound', { count: cards.length })}
        {problems === null && <span>{t('own.reading')}</span>}
        {wrong > 0 && (
          <span className="verdict" data-legal={false}>
            {t('own.wrong', { count: wrong })}
          </span>
        )}
      </p>
      {wrong > 0 && (
        <>
          <p className="help">{t('own.wrong.help')}</p>
          <ol className="own-problems">
            {problems?.slice(0, MOST_SHOWN).map((problem) => (
              <ProblemLine key={`${problem.at} ${problem.text.zh}`} problem={problem} text={text} />
            ))}
          </ol>
        </>
      )}
      <div className="notice-actions">
        <DialogButton
          className="button"
          face={t('own.edit')}
          title={t('own.edit.title', { name })}
          anew
        >
          <div className="deck-import">
            <EditText text={text} onSave={onSave} />
          </div>
        </DialogButton>
        <button type="button" className="button" onClick={() => download(name, text)}>
          {t('own.download')}
        </button>
        <button type="button" className="button button-quiet" onClick={onRemove}>
          {t('own.remove')}
        </button>
      </div>
    </li>
  );
}

/** A problem with the line it stands in, the place marked. */
function ProblemLine({ problem, text }: { readonly problem: CardProblem; readonly text: string }) {
  const { t, say } = useOwnCardWords();
  const { line, column } = problem;
  const written = text.split('\n')[line - 1] ?? '';
  const from = Math.max(0, column - 1 - LONGEST_LINE / 2);
  const shown = written.slice(from, from + LONGEST_LINE);
  const at = column - 1 - from;
  return (
    <li>
      <span className="own-place">{t('own.at', { line, column })}</span>
      <span>{say(problem.text)}</span>
      {shown.trim() !== '' && (
        <code aria-hidden="true">
          {shown.slice(0, at)}
          <mark>{shown.slice(at, at + 1) || ' '}</mark>
          {shown.slice(at + 1)}
        </code>
      )}
    </li>
  );
}
