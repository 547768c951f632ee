import './revealed.css';
import type { Seat } from '@lianhuan/kernel';
import type { Revealed } from '@lianhuan/sanguozhi';
import { useBook } from '../../../book.ts';
import { useSanguozhiWords } from '../../words.ts';
import { useSanguozhiView } from '../sanguozhi-view.ts';

/** What an effect lays open of a player’s hand or of the top of the deck (展示). */
export function RevealedCards({ seat }: { readonly seat: Seat }) {
  const { revealed } = useSanguozhiView().state;
  const shown = revealed.filter((one) => one.seat === seat && one.definitions.length > 0);
  return shown.map((one) => <Shown key={one.place} revealed={one} />);
}

function Shown({ revealed: { place, definitions } }: { readonly revealed: Revealed }) {
  const { t, say } = useSanguozhiWords();
  const { find } = useBook().cards;
  const names = definitions.map((id) => {
    const info = find(id);
    return info ? say(info.name) : id;
  });
  return (
    <p className="revealed">
      <b>{t(`revealed.${place}`)}</b> {names.join(t('board.and'))}
    </p>
  );
}
