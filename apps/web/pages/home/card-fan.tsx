import type { GameEntry } from '../../games/entry.ts';
import { useLoaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';

/** A hand of cards, to look at. They bring all cards along, so they come after the first paint. */
export function CardFan({ game: { fan, loadCards } }: { readonly game: GameEntry }) {
  const { language } = useWords();
  const { Face } = useLoaded(loadCards);
  return (
    <span className="fan" aria-hidden="true">
      {fan.map((id) => (
        <span className="fan-card" key={id}>
          <Face id={id} language={language} />
        </span>
      ))}
    </span>
  );
}
