import type { DeckList } from '@lianhuan/sanguozhi';
import { countOf, entriesOf, withCard, withoutCard } from '../../../decks/deck-edit.ts';
import { Problems } from '../../../pages/controls/problems.tsx';
import type { CardsByName } from '../decks/cards-by-name.ts';
import { CardGist } from '../decks/gist.tsx';
import { exchangeProblems, swapBetween } from './exchange-check.ts';
import { useSeriesWords } from './words.ts';

interface ExchangeProps {
  /** Whose deck it is. */
  readonly name: string;
  readonly before: DeckList;
  readonly deck: DeckList;
  readonly cards: CardsByName;
  onChange(deck: DeckList): void;
}

/** Changes cards of the main deck for those of the side deck (100.3). */
export function Exchange({ name, before, deck, cards, onChange }: ExchangeProps) {
  const { t } = useSeriesWords();
  const { out, into } = swapBetween(before, deck);
  const problems = exchangeProblems(before, deck, cards.checked);
  const changed = out.length + into.length > 0;
  return (
    <section className="exchange panel" aria-label={t('exchange.title', { seat: name })}>
      <h2>{t('exchange.title', { seat: name })}</h2>
      <p className="help">{t('exchange.help')}</p>
      <p className="exchange-state" role="status">
        {t('exchange.changed', { out: out.length, into: into.length })}
        <button
          type="button"
          className="button button-quiet"
          disabled={!changed}
          onClick={() => onChange(before)}
        >
          {t('exchange.reset')}
        </button>
      </p>
      {problems.length > 0 && <Problems problems={problems} />}
      <div className="exchange-parts">
        {(['main', 'side'] as const).map((part) => (
          <ExchangePart
            key={part}
            part={part}
            before={before}
            deck={deck}
            cards={cards}
            onPick={(card) => {
              const to = part === 'main' ? 'side' : 'main';
              onChange(withCard(withoutCard(deck, part, card), to, card));
            }}
          />
        ))}
      </div>
    </section>
  );
}

interface ExchangePartProps extends Pick<ExchangeProps, 'before' | 'deck' | 'cards'> {
  readonly part: 'main' | 'side';
  onPick(card: string): void;
}

function ExchangePart({ part, before, deck, cards, onPick }: ExchangePartProps) {
  const { t } = useSeriesWords();
  return (
    <div>
      <h3>
        {t(`exchange.${part}`)} {deck[part].length}
      </h3>
      <ul className="exchange-cards">
        {entriesOf(deck[part]).map(({ name, count }) => {
          const card = cards.cardNamed(name);
          return (
            <li key={name} data-new={count > countOf(before[part], name) || undefined}>
              <button type="button" className="card-line bare" onClick={() => onPick(name)}>
                <span className="seen-by-readers">
                  {t(part === 'main' ? 'exchange.out' : 'exchange.in')}
                </span>
                {card ? <CardGist card={card} /> : name}
                {count > 1 && <b>×{count}</b>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
