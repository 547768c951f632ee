import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { Problems } from '../../pages/controls/problems.tsx';
import { decksAddress, ownAddress } from '../addresses.ts';
import { useDecks } from '../deck-kit.ts';
import { DeckView } from '../deck-view/deck-view.tsx';
import { parseDeckLink } from '../sharing/deck-link.ts';
import { useDeckWords } from '../words.ts';

/** The deck that a link holds, to look at and to keep. */
export function LinkedDeck({ link }: { readonly link: string }) {
  const { t } = useDeckWords();
  const kit = useDecks();
  const { game, useOwnDecks } = kit;
  const [, goTo] = useLocation();
  const deck = useMemo(() => parseDeckLink(link, kit), [link, kit]);
  if (!deck.ok) {
    return (
      <section className="notice" role="alert">
        <h1>{t('decks.linked.damaged')}</h1>
        <Problems problems={deck.problems} />
        <Link className="button button-primary" to={decksAddress(game)}>
          {t('decks.back')}
        </Link>
      </section>
    );
  }
  const name = deck.value.name || t('decks.linked.name');
  const keep = () => goTo(ownAddress(game, useOwnDecks.getState().add({ ...deck.value, name })));
  return (
    <div className="decks">
      <header>
        <Link to={decksAddress(game)}>← {t('decks.back')}</Link>
        <p className="help">{t('decks.linked')}</p>
        <h1>{name}</h1>
      </header>
      <div className="notice-actions">
        <button type="button" className="button button-primary" onClick={keep}>
          {t('decks.linked.keep')}
        </button>
      </div>
      <DeckView lists={deck.value.lists} />
    </div>
  );
}
