import { useState } from 'react';
import { DialogButton } from '../../pages/controls/dialog.tsx';
import { download } from '../../pages/controls/download.ts';
import { decksAddress } from '../addresses.ts';
import type { OwnDeck } from '../deck-edit.ts';
import { useDecks } from '../deck-kit.ts';
import { useDeckWords } from '../words.ts';
import { makeDeckLink } from './deck-link.ts';

/** Gives a deck away: as a link, as text, or as a file. */
export function ShareDeckButton({ deck }: { readonly deck: OwnDeck }) {
  const { t } = useDeckWords();
  const title = t('share.title', { name: deck.name });
  return (
    <DialogButton className="button" face={t('decks.share')} title={title} anew>
      <ShareSheet deck={deck} />
    </DialogButton>
  );
}

function ShareSheet({ deck }: { readonly deck: OwnDeck }) {
  const { t } = useDeckWords();
  const kit = useDecks();
  const [copied, setCopied] = useState<'link' | 'text' | null>(null);
  const page = `${location.href.split('#')[0]}#${decksAddress(kit.game)}`;
  const link = `${page}/link/${makeDeckLink(deck, kit)}`;
  const text = kit.writeText(deck);
  const copy = async (what: 'link' | 'text') => {
    await navigator.clipboard.writeText(what === 'link' ? link : text);
    setCopied(what);
  };
  return (
    <div className="deck-import">
      <textarea className="input" readOnly rows={3} aria-label={t('share.link')} value={link} />
      <button type="button" className="button button-primary" onClick={() => copy('link')}>
        {t(copied === 'link' ? 'share.copied' : 'share.link.copy')}
      </button>
      <textarea className="input" readOnly rows={9} aria-label={t('share.text')} value={text} />
      <div className="notice-actions">
        <button type="button" className="button" onClick={() => copy('text')}>
          {t(copied === 'text' ? 'share.copied' : 'share.text.copy')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => download(`${deck.name}.yaml`, text)}
        >
          {t('share.file')}
        </button>
      </div>
    </div>
  );
}
