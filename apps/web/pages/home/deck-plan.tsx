import { SeatSelects } from '../controls/seat-selects.tsx';

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
  /** The plan of the first seat's deck. */
  readonly idea: string | null;
  onChange(seat: number, deck: Deck): void;
}

/** Who plays which deck. */
export function DeckPlan<Deck extends string>(props: DeckPlanProps<Deck>) {
  const { legend, chosen, groups, idea, onChange } = props;
  return (
    <SeatSelects
      legend={legend}
      field="deck"
      chosen={chosen}
      options={groups.map((group) => <Group key={group.name ?? ''} group={group} />)}
      onChange={onChange}
    >
      {idea !== null && <p className="help">{idea}</p>}
    </SeatSelects>
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
