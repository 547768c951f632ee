import { Link } from 'wouter';
import { decksAddress } from '../addresses.ts';
import { useDecks } from '../deck-kit.ts';
import { useDeckWords } from '../words.ts';

/** The deck of an address that leads nowhere. */
export function MissingDeck({ name }: { readonly name: string }) {
  const { t } = useDeckWords();
  const { game } = useDecks();
  return (
    <section className="notice" role="alert">
      <h1>{t('decks.none.such', { name })}</h1>
      <p>{t('decks.none.such.help')}</p>
      <Link className="button button-primary" to={decksAddress(game)}>
        {t('decks.back')}
      </Link>
    </section>
  );
}
