import { Link } from 'wouter';
import type { CardInfo } from '../../cards/card-info.ts';
import { useBook } from '../../games/book.ts';
import { useWords } from '../../i18n/index.ts';

/** A card to look at, which opens to be read. */
export function CardTile({ card: { id } }: { readonly card: CardInfo }) {
  const { language } = useWords();
  const { game, cards } = useBook();
  return (
    <li className="tile">
      <Link to={`/cards/${game}/${id}`}>
        <span className="seen-by-readers">{cards.describe(id, language)}</span>
        <cards.Face id={id} language={language} />
      </Link>
    </li>
  );
}
