import type { Problem, Result } from '@lianhuan/kernel';
import { type ChangeEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { DialogButton } from '../../pages/controls/dialog.tsx';
import { Problems } from '../../pages/controls/problems.tsx';
import { decksAddress, ownAddress } from '../addresses.ts';
import type { OwnDeck } from '../deck-edit.ts';
import { type DeckKit, useDecks } from '../deck-kit.ts';
import { useDeckWords } from '../words.ts';
import { parseDeckLink } from './deck-link.ts';

/** Takes in a deck written by somebody: as text, as a file, or as a link. */
export function ImportButton() {
  const { t } = useDeckWords();
  return (
    <DialogButton className="button" face={t('decks.import')} title={t('import.title')}>
      <ImportForm />
    </DialogButton>
  );
}

function ImportForm() {
  const { t, say } = useDeckWords();
  const kit = useDecks();
  const [, goTo] = useLocation();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  function take(): void {
    const deck = readAny(text, kit);
    if (!deck.ok) return setProblems(deck.problems);
    const name = deck.value.name || t('import.name');
    goTo(ownAddress(kit.game, kit.useOwnDecks.getState().add({ ...deck.value, name })));
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file) setText(await file.text());
    target.value = '';
  }

  return (
    <div className="deck-import">
      <p className="help">{say(kit.exampleHelp)}</p>
      <textarea
        className="input"
        rows={12}
        aria-label={t('import.text')}
        placeholder={kit.example}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problems.length > 0 && (
        <div role="alert">
          <Problems problems={problems} />
        </div>
      )}
      <div className="notice-actions">
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
function readAny(text: string, kit: DeckKit): Result<OwnDeck> {
  const [before, link] = text.trim().split('/link/');
  const isLink = before?.endsWith(`#${decksAddress(kit.game)}`) ?? false;
  return isLink && link !== undefined ? parseDeckLink(link, kit) : kit.readText(text);
}
