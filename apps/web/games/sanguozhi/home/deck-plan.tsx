import '../../../pages/shell/seat-plan.css';
import { seatLetter } from '../../../pages/shell/seat-letter.ts';
import type { OwnDeck } from '../decks/own-decks.ts';
import { READY_DECKS } from '../decks/ready-decks.ts';
import { useSanguozhiWords } from '../words.ts';
import type { DeckName } from './new-game.ts';

interface DeckPlanProps {
  readonly decks: readonly DeckName[];
  readonly own: readonly OwnDeck[];
  onChange(seat: number, deck: DeckName): void;
}

/** Who plays which deck. */
export function DeckPlan({ decks, own, onChange }: DeckPlanProps) {
  const { t, say } = useSanguozhiWords();
  const idea = READY_DECKS.find(({ id }) => `ready:${id}` === decks[0])?.idea;
  return (
    <fieldset className="choice">
      <legend>{t('game.decks')}</legend>
      <ol className="seats">
        {decks.map((deck, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat}>
            <label htmlFor={`deck-${seat}`}>{t('seat.name', { seat: seatLetter(seat) })}</label>
            <select
              id={`deck-${seat}`}
              className="input"
              value={deck}
              onChange={(event) => onChange(seat, event.target.value as DeckName)}
            >
              {READY_DECKS.map(({ id, name }) => (
                <option key={id} value={`ready:${id}`}>
                  {say(name)}
                </option>
              ))}
              {own.length > 0 && (
                <optgroup label={t('game.decks.own')}>
                  {own.map(({ name }) => (
                    <option key={name} value={`own:${name}`}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              )}
            </select>
          </li>
        ))}
      </ol>
      {idea && <p className="help">{say(idea)}</p>}
    </fieldset>
  );
}
