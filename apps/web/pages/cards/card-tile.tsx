import { Link } from 'wouter';
import { describeCard } from '../../cards/describe.ts';
import { CardFace } from '../../cards/face.tsx';
import type { CardInfo } from '../../engine/library.ts';
import { useWords } from '../../i18n/index.ts';

/** A card to look at, which opens to be read. */
export function CardTile({ card }: { readonly card: CardInfo }) {
  const { language } = useWords();
  return (
    <li className="tile">
      <Link to={`/cards/${card.id}`}>
        <span className="seen-by-readers">{describeCard(card, language)}</span>
        <CardFace card={card} language={language} />
      </Link>
    </li>
  );
}
