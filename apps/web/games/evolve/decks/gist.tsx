import '../../../decks/deck-view/card-line.css';
import './gist.css';
import type { EvolveCard } from '../card/library.ts';
import { TERMS } from '../card/names.ts';
import { useEvolveWords } from '../words.ts';

/** A card on one line: what it costs, its name, what it is, its numbers. */
export function CardGist({ card }: { readonly card: EvolveCard }) {
  const { say } = useEvolveWords();
  const { name, kind, kindName, traits, cost, attack, life } = card;
  const sorts = [TERMS.classes[card.class], kindName, ...traits];
  return (
    <>
      <span className="card-seal face" data-kind={kind} data-dye={card.class} aria-hidden="true">
        {cost ?? say(kindName).slice(0, 1)}
      </span>
      <span className="card-line-name">{say(name)}</span>
      <span className="card-line-sorts">{sorts.map(say).join(' · ')}</span>
      {attack !== null && (
        <span className="card-line-stats">
          {attack}/{life}
        </span>
      )}
    </>
  );
}
