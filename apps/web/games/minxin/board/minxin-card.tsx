import './contested-card.css';
import type { CardView } from '@lianhuan/kernel';
import { TableCard } from '../../../board/cards/card.tsx';
import { useMinxinView } from './minxin-view.ts';

/** A card where it may be fought over. */
export function MinxinCard({ card }: { readonly card: CardView }) {
  const { contests } = useMinxinView().state;
  const contested = contests.some((one) => one.card === card.handle);
  return <TableCard card={card} mark={contested ? 'contested' : undefined} />;
}
