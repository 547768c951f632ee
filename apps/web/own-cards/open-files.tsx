import type { CardSource } from '@lianhuan/cardtext';
import { type ChangeEvent, useState } from 'react';
import { DialogButton } from '../pages/controls/dialog.tsx';
import { useOwnCardWords } from './words.ts';

interface OpenFilesProps {
  readonly example: string;
  onOpen(sources: readonly CardSource[]): Promise<void>;
}

/** Takes in card files: chosen, or written on the spot. */
export function OpenFiles({ example, onOpen }: OpenFilesProps) {
  const { t } = useOwnCardWords();
  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const sources = await sourcesOf(target.files ?? []);
    target.value = '';
    await onOpen(sources);
  }
  return (
    <>
      <DialogButton className="button" face={t('own.paste')} title={t('own.paste')} anew>
        <WriteFile example={example} onOpen={onOpen} />
      </DialogButton>
      <label className="button button-primary">
        {t('own.open')}
        <input
          type="file"
          multiple
          accept=".yaml,.yml,.json,.txt,text/*"
          className="seen-by-readers"
          onChange={choose}
        />
      </label>
    </>
  );
}

function WriteFile({ example, onOpen }: OpenFilesProps) {
  const { t } = useOwnCardWords();
  const [name, setName] = useState(t('own.name.new'));
  return (
    <div className="deck-import">
      <label className="own-name">
        {t('own.name')}
        <input
          className="input"
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <EditText
        text={example}
        onSave={(text) => onOpen([{ file: `${name.trim() || t('own.name.new')}.yaml`, text }])}
      />
    </div>
  );
}

interface EditTextProps {
  readonly text: string;
  onSave(text: string): Promise<void>;
}

/** A card file to be written; reading it closes the sheet around. */
export function EditText({ text, onSave }: EditTextProps) {
  const { t } = useOwnCardWords();
  const [typed, setTyped] = useState(text);
  return (
    <>
      <textarea
        className="input own-text"
        rows={14}
        spellCheck={false}
        wrap="off"
        aria-label={t('own.text')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="notice-actions">
        <button
          type="button"
          className="button button-primary"
          onClick={(event) => {
            event.currentTarget.closest('dialog')?.close();
            void onSave(typed);
          }}
        >
          {t('own.keep')}
        </button>
      </div>
    </>
  );
}

/** Files as their names and texts. */
export function sourcesOf(files: Iterable<File>): Promise<readonly CardSource[]> {
  return Promise.all(
    [...files].map(async (file) => ({ file: file.name, text: await file.text() })),
  );
}
