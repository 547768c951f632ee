import './centre.css';
import type { ZoneView } from '@lianhuan/kernel';
import { Pile } from '../../../board/cards/pile.tsx';
import { useMinxinWords } from '../words.ts';
import { MinxinCard } from './minxin-card.tsx';
import { useMinxinView } from './minxin-view.ts';
import { Outcome } from './outcome.tsx';

/**
 * What all share: decks and the event, the row of two by three, and the always available; at the
 * end the scores in their place.
 */
export function Centre() {
  const seen = useMinxinView();
  const over = seen.view.outcome !== null;
  const drafting = seen.state.phase === 'setup' && seen.shared('row').every(isEmpty);
  return (
    <div className="centre" data-drafting={drafting || undefined} data-over={over || undefined}>
      <SharedPiles />
      {over ? <Outcome /> : drafting ? <Draft /> : <RowAndAlways />}
    </div>
  );
}

function isEmpty({ count }: ZoneView): boolean {
  return count === 0;
}

function SharedPiles() {
  const { t } = useMinxinWords();
  const seen = useMinxinView();
  const [event] = seen.shared('event-area');
  const shown = event?.cards?.at(-1);
  const pile = (zones: readonly ZoneView[]) => zones[0] as ZoneView;
  return (
    <div className="shared">
      <section className="event" aria-label={t('board.event')} data-zone={event?.id}>
        {shown ? <MinxinCard card={shown} /> : <p className="help">{t('board.event.none')}</p>}
      </section>
      <div className="shared-piles">
        <Pile zone={pile(seen.shared('central-deck'))} name={t('board.centralDeck')} dye="indigo" />
        <Pile zone={pile(seen.shared('event-deck'))} name={t('board.eventDeck')} dye="ink" />
        <Pile zone={pile(seen.shared('pouch-deck'))} name={t('board.pouchDeck')} dye="gold" />
        <Pile zone={pile(seen.shared('exile'))} name={t('board.exile')} dye="indigo" />
      </div>
    </div>
  );
}

function RowAndAlways() {
  return (
    <>
      <Row />
      <Always />
    </>
  );
}

function Row() {
  const { t } = useMinxinWords();
  const seen = useMinxinView();
  return (
    <section className="row" aria-label={t('board.row')}>
      {seen.shared('row').map((slot) => (
        <div className="slot" key={slot.id} data-zone={slot.id}>
          {slot.cards?.map((card) => (
            <MinxinCard key={card.handle} card={card} />
          ))}
        </div>
      ))}
    </section>
  );
}

function Draft() {
  const { t } = useMinxinWords();
  const seen = useMinxinView();
  const { seat } = seen.view;
  const zone = seat < 0 ? null : seen.of(seat, 'draft');
  return (
    <section className="row row-draft" aria-label={t('board.draft')} data-zone={zone?.id}>
      {zone?.cards?.map((card) => (
        <div className="slot" key={card.handle}>
          <MinxinCard card={card} />
        </div>
      ))}
    </section>
  );
}

function Always() {
  const { t } = useMinxinWords();
  const seen = useMinxinView();
  return (
    <section className="always" aria-label={t('board.always')}>
      {seen.shared('always').map((pile) => {
        const top = pile.cards?.at(-1);
        return (
          <div className="slot" key={pile.id} data-zone={pile.id}>
            {top && <MinxinCard card={top} />}
            <span className="slot-count">×{pile.count}</span>
          </div>
        );
      })}
    </section>
  );
}
