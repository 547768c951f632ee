import { CardFace } from '../../cards/face.tsx';
import { CARDS } from '../../engine/library.ts';
import { useWords } from '../../i18n/index.ts';

/** One of each kind a player meets first. */
const SHOWN = ['zhuge-liang', 'luo-yang', 'lian-huan-ji', 'cao-cao', 'dong-zhuo'];

/** A hand of cards, to look at. */
export function CardFan() {
  const { language } = useWords();
  const cards = CARDS.filter(({ id }) => SHOWN.includes(id));
  return (
    <div className="fan" aria-hidden="true">
      {cards.map((card) => (
        <div className="fan-card" key={card.id}>
          <CardFace card={card} language={language} />
        </div>
      ))}
    </div>
  );
}
