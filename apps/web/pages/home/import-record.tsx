import { makeLink, type Problem, parseRecord } from '@lianhuan/kernel';
import { type ChangeEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { parseJson } from '../../engine/json.ts';
import { useWords } from '../../i18n/index.ts';
import { Problems } from '../controls/problems.tsx';

interface Rejected {
  readonly name: string;
  readonly problems: readonly Problem[];
}

/** Opens a record from a file, to look through and play on. */
export function ImportRecord() {
  const { t } = useWords();
  const [, goTo] = useLocation();
  const [rejected, setRejected] = useState<Rejected | null>(null);

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    const json = parseJson(await file.text());
    const record = json.ok ? parseRecord(json.value) : json;
    target.value = '';
    if (record.ok) goTo(`/g/${makeLink(record.value)}`);
    else setRejected({ name: file.name, problems: record.problems });
  }

  return (
    <div className="import">
      <label className="button">
        {t('saves.import')}
        <input
          type="file"
          accept=".json,application/json"
          className="seen-by-readers"
          onChange={open}
        />
      </label>
      {rejected && (
        <div role="alert">
          <p>{t('saves.import.failed', { name: rejected.name })}</p>
          <Problems problems={rejected.problems} />
        </div>
      )}
    </div>
  );
}
