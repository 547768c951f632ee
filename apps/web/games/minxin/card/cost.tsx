import './cost.css';
import type { MinxinCard } from './library.ts';

/** Kinds that are paid for. */
export function hasCost({ kind }: MinxinCard): boolean {
  return kind !== 'event' && kind !== 'herald' && kind !== 'dust' && kind !== 'pouch';
}

export interface CostSealProps {
  readonly card: MinxinCard;
  /** The derived cost; the printed one is struck out beside it when they differ. */
  readonly cost: number;
}

/** The seal at the top right: 声望 on white, 战力 on red for a 乱军. */
export function CostSeal({ card, cost }: CostSealProps) {
  const changed = cost === card.cost ? null : cost < card.cost ? 'less' : 'more';
  return (
    <span
      className="seal"
      data-paid={card.kind === 'rebel' ? 'power' : 'renown'}
      data-changed={changed}
    >
      {changed && <s>{card.cost}</s>}
      {cost}
    </span>
  );
}
