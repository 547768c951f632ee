import './general.css';
import { type CardView, type Seat, UNSEEN } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { useBook } from '../../../book.ts';
import { useSanguoshaWords } from '../../words.ts';
import { characterOf, useSanguoshaView } from '../sanguosha-view.ts';

/** The generals of a seat by name, each opening to be read. */
export function General({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguoshaWords();
  const seen = useSanguoshaView();
  const zone = seen.of(seat, 'generals');
  const { alive, faction, fallen } = characterOf(seen, seat);
  if (zone.count === 0 && !alive) return <Fallen generals={fallen} />;
  if (zone.count === 0) return <span className="general-none">{t('seat.general.none')}</span>;
  return (
    <span className="generals-named" data-zone={zone.id} data-faction={faction}>
      {zone.cards?.map((card) => (
        <GeneralName key={card.handle} card={card} />
      ))}
    </span>
  );
}

/** With whom a seat died: they have left, and can still be read. */
function Fallen({ generals }: { readonly generals: readonly string[] }) {
  const { say } = useSanguoshaWords();
  const { open } = useBoard();
  const { find } = useBook().cards;
  return (
    <span className="generals-named">
      {generals.map((definition) => (
        <button
          type="button"
          className="general-name bare"
          data-reads={definition}
          key={definition}
          onClick={() => open({ kind: 'printed', definition })}
        >
          {say(find(definition)?.name ?? { zh: definition, en: definition })}
        </button>
      ))}
    </span>
  );
}

function GeneralName({ card }: { readonly card: CardView }) {
  const { t, say } = useSanguoshaWords();
  const { open } = useBoard();
  const { find } = useBook().cards;
  const name = card.definition === UNSEEN ? undefined : find(card.definition)?.name;
  return (
    <button
      type="button"
      className="general-name bare"
      data-handle={card.handle}
      onClick={() => open({ kind: 'card', handle: card.handle })}
    >
      {name ? say(name) : t('seat.general.hidden')}
    </button>
  );
}
