import { CopyButton } from '../../pages/controls/copy-button.tsx';
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
  const page = `${location.href.split('#')[0]}#${decksAddress(kit.game)}`;
  const link = `${page}/link/${makeDeckLink(deck, kit)}`;
  const text = kit.writeText(deck);
  return (
    <div className="deck-import">
      <textarea className="input" readOnly rows={3} aria-label={t('share.link')} value={link} />
      <CopyButton text={link} face={t('share.link.copy')} className="button button-primary" />
      <textarea className="input" readOnly rows={9} aria-label={t('share.text')} value={text} />
      <div className="notice-actions">
        <CopyButton text={text} face={t('share.text.copy')} />
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
