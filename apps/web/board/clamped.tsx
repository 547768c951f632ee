import './clamped.css';
import { type ReactNode, useState } from 'react';

interface ClampedProps {
  /** How much is seen of it, by the style sheet: `--lines`. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Words for which there is little room: pointed at, focused or tapped they are whole. */
export function Clamped({ className, children }: ClampedProps) {
  const [whole, setWhole] = useState(false);
  return (
    <button
      type="button"
      className={`clamped bare ${className}`}
      aria-expanded={whole}
      onClick={() => setWhole(!whole)}
    >
      {children}
    </button>
  );
}
