import './bar-curve.css';
import type { CSSProperties } from 'react';

/** A bar of a curve. */
export interface Bar {
  /** What stands below it. */
  readonly name: string;
  readonly count: number;
  /** The whole of it in words. */
  readonly spoken: string;
}

interface BarCurveProps {
  readonly title: string;
  readonly bars: readonly Bar[];
}

/** How many cards there are of each cost, or the like. */
export function BarCurve({ title, bars }: BarCurveProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className="curve">
      <figcaption>{title}</figcaption>
      <ol className="curve-bars">
        {bars.map(({ name, count, spoken }) => (
          <li key={name} style={{ '--part': count / most } as CSSProperties}>
            <span className="seen-by-readers">{spoken}</span>
            <b aria-hidden="true">{count > 0 ? count : ''}</b>
            <i aria-hidden="true" />
            <span aria-hidden="true">{name}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
