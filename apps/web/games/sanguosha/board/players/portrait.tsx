import './portrait.css';
import { type Seat, UNSEEN } from '@lianhuan/kernel';
import { CardBack } from '../../../../cards/back.tsx';
import { useBook } from '../../../book.ts';
import { useSanguoshaWords } from '../../words.ts';
import { useSanguoshaView } from '../sanguosha-view.ts';

/** The pictures of the generals of a seat; their names, which open them, stand beside (see `General`). */
export function Portrait({ seat }: { readonly seat: Seat }) {
  const { language } = useSanguoshaWords();
  const { Face } = useBook().cards;
  const { cards } = useSanguoshaView().of(seat, 'generals');
  if (!cards || cards.length === 0) return null;
  return (
    <div className="portrait" aria-hidden="true">
      {cards.map(({ handle, definition, values }) => (
        <span key={handle} data-reads={definition === UNSEEN ? undefined : definition}>
          {definition === UNSEEN ? (
            <CardBack />
          ) : (
            <Face id={definition} language={language} values={values} />
          )}
        </span>
      ))}
    </div>
  );
}
