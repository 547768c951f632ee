import '../../../decks/deck-view/card-line.css';
import { Glyph } from '../card/glyph.ts';
import type { SanguozhiCard } from '../card/library.ts';
import { FACTION_NAMES, FACTION_SIGNS } from '../card/names.ts';
import { Troops } from '../card/troops.tsx';
import { useSanguozhiWords } from '../words.ts';

/** A card on one line: what it is, its name, what it takes, its numbers. */
export function CardGist({ card }: { readonly card: SanguozhiCard }) {
  const { say, language } = useSanguozhiWords();
  const [faction] = card.factions;
  return (
    <>
      <span className="card-seal face" data-kind={card.kind} data-dye={faction} aria-hidden="true">
        {faction && language === 'zh' ? FACTION_SIGNS[faction] : say(card.kindName).slice(0, 1)}
      </span>
      <span className="card-line-name">{say(card.name)}</span>
      <span className="card-line-sorts">
        {[...card.factions.map((one) => FACTION_NAMES[one]), ...card.sorts].map(say).join(' · ')}
      </span>
      <span className="card-line-costs">
        {(card.face ? [card.face] : card.needs).map((way, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an alternative is its place
          <span className="card-line-way" key={place}>
            <Troops count={way} language={language} />
          </span>
        ))}
        {card.witNeed !== null && (
          <span className="corps" data-corps="counsel">
            {language === 'zh' ? '智' : 'Wit'}
            <b>{card.witNeed}</b>
          </span>
        )}
      </span>
      {card.stats && (
        <span className="card-line-stats">
          {card.arms.map((arm) => (
            <Glyph key={arm} name={arm} />
          ))}
          {[card.stats.attack, card.stats.life, card.stats.wit].filter((one) => one).join('/')}
        </span>
      )}
    </>
  );
}
