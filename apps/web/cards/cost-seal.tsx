import './cost-seal.css';

interface CostSealProps {
  /** The derived cost. */
  readonly cost: number;
  readonly printed: number;
  /** The resource that pays the cost, for the style sheet. */
  readonly paid: string;
}

/** The seal at the top right of a face: what it costs; where that differs the printed cost is struck out. */
export function CostSeal({ cost, printed, paid }: CostSealProps) {
  const changed = cost === printed ? null : cost < printed ? 'less' : 'more';
  return (
    <span className="seal" data-paid={paid} data-changed={changed}>
      {changed && <s>{printed}</s>}
      {cost}
    </span>
  );
}
