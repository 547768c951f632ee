import { type Problem, type Result, succeed } from '@lianhuan/kernel';
import { readDeckText } from '@lianhuan/sanguozhi';
import { type ChangeEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../../../pages/shell/dialog.tsx';
import { Problems } from '../../../pages/shell/problems.tsx';
import { ownAddress } from './addresses.ts';
import { parseDeckLink } from './deck-link.ts';
import type { OwnDeck } from './own-decks.ts';
import { useShelf } from './shelf.ts';
import { useDeckWords } from './words.ts';

/** Takes in a deck written by somebody: as text, as a file, or as a link. */
export function ImportButton() {
  const { t } = useDeckWords();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
        {t('decks.import')}
      </button>
      <Dialog ref={dialog} title={t('import.title')}>
        <ImportForm />
      </Dialog>
    </>
  );
}

function ImportForm() {
  const { t } = useDeckWords();
  const [, goTo] = useLocation();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  function take(): void {
    const deck = readAny(text);
    if (!deck.ok) return setProblems(deck.problems);
    const name = deck.value.name || t('import.name');
    goTo(ownAddress(useShelf.getState().add({ ...deck.value, name })));
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file) setText(await file.text());
    target.value = '';
  }

  return (
    <div className="deck-import">
      <p className="help">{t('import.help')}</p>
      <textarea
        className="input"
        rows={12}
        aria-label={t('import.text')}
        placeholder={'name: …\nmain:\n  - 孙权\n  - 弓兵兵权 x10\nside: [鲁肃]\nevents: [迁都]'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problems.length > 0 && (
        <div role="alert">
          <Problems problems={problems} />
        </div>
      )}
      <div className="notice-deeds">
        <button type="button" className="button button-primary" onClick={take}>
          {t('import.go')}
        </button>
        <label className="button">
          {t('import.file')}
          <input
            type="file"
            accept=".yaml,.yml,.json,.txt,text/*"
            className="seen-by-readers"
            onChange={open}
          />
        </label>
      </div>
    </div>
  );
}

/** A deck from its text, or from a whole link to it. */
function readAny(text: string): Result<OwnDeck> {
  const [, link] = /#\/sanguozhi\/decks\/link\/(\S+)$/.exec(text.trim()) ?? [];
  const deck = link === undefined ? readDeckText(text) : parseDeckLink(link);
  return deck.ok ? succeed(deck.value) : deck;
}
