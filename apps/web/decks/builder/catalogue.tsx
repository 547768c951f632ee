import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { countIn } from '../deck-edit.ts';
import { useDecks } from '../deck-kit.ts';
import { useDeckWords } from '../words.ts';
import { NO_FILTER, passes } from './card-filter.ts';
import { CatalogueRow } from './catalogue-row.tsx';
import { useDeckEditor } from './deck-editor.ts';
import { dropTarget } from './dragging.ts';
import { FilterFields } from './filter-fields.tsx';

/** All cards there are, to look for and to put into the deck; a card let go here leaves it. */
export function Catalogue() {
  const { t } = useDeckWords();
  const kit = useDecks();
  const { cards, partsOf } = kit;
  const { deck, add, take, takeOut } = useDeckEditor();
  const [filter, setFilter] = useState(NO_FILTER);
  const wanted = useDeferredValue(filter);
  const found = useMemo(
    () => cards.filter((card) => passes(card, wanted, kit)),
    [cards, wanted, kit],
  );
  const [reached, setReached] = useState('');
  const within = found.some(({ id }) => id === reached) ? reached : found[0]?.id;
  return (
    <section
      className="catalogue"
      aria-label={t('build.cards')}
      {...dropTarget(({ name, from }) => from !== null && takeOut(name, from))}
    >
      <FilterFields filter={filter} onChange={setFilter} />
      <p className="help catalogue-help">{t('build.help')}</p>
      <p className="help" role="status">
        {found.length > 0 ? t('build.found', { count: found.length }) : t('build.none')}
      </p>
      <ul className="catalogue-rows" onKeyDown={walk}>
        {found.map((card) => (
          <CatalogueRow
            key={card.id}
            card={card}
            count={countIn(deck.lists, card.name.zh, partsOf(card))}
            reached={card.id === within}
            onReach={setReached}
            add={add}
            take={take}
          />
        ))}
      </ul>
    </section>
  );
}

/** Arrows go from row to row, and to the ends. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.catalogue-add')];
  const at = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[Math.max(0, Math.min(to, rows.length - 1))]?.focus();
}
