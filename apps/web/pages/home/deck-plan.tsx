import '../controls/seat-plan.css';
import { useWords } from '../../i18n/index.ts';
import { seatLetter } from '../controls/seat-letter.ts';

/** Decks of a kind; without a name they need no heading. */
export interface DeckGroup<Deck extends string> {
  readonly name: string | null;
  readonly decks: readonly { readonly value: Deck; readonly name: string }[];
}

interface DeckPlanProps<Deck extends string> {
  readonly legend: string;
  /** One for each seat. */
  readonly chosen: readonly Deck[];
  readonly groups: readonly DeckGroup<Deck>[];
  /** What the first one is up to. */
  readonly idea: string | null;
  onChange(seat: number, deck: Deck): void;
}

/** Who plays which deck. */
export function DeckPlan<Deck extends string>(props: DeckPlanProps<Deck>) {
  const { legend, chosen, groups, idea, onChange } = props;
  const { t } = useWords();
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <ol className="seats">
        {chosen.map((deck, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat}>
            <label htmlFor={`deck-${seat}`}>{t('seat.name', { seat: seatLetter(seat) })}</label>
            <select
              id={`deck-${seat}`}
              className="input"
              value={deck}
              onChange={(event) => onChange(seat, event.target.value as Deck)}
            >
              {groups.map((group) => (
                <Group key={group.name ?? ''} group={group} />
              ))}
            </select>
          </li>
        ))}
      </ol>
      {idea !== null && <p className="help">{idea}</p>}
    </fieldset>
  );
}

function Group<Deck extends string>({
  group: { name, decks },
}: {
  readonly group: DeckGroup<Deck>;
}) {
  const options = decks.map((deck) => (
    <option key={deck.value} value={deck.value}>
      {deck.name}
    </option>
  ));
  if (decks.length === 0) return null;
  return name === null ? options : <optgroup label={name}>{options}</optgroup>;
}
