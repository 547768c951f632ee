import './stat.css';
import type { ReactNode } from 'react';

interface StatProps {
  /** The name of the number, for the style sheet: `attack`. */
  readonly name: string;
  /** As printed; perhaps a formula. */
  readonly printed: string;
  /** As it is now, where it may differ. */
  readonly now: number | undefined;
  /** The glyph before the number. */
  readonly children: ReactNode;
  /** What is drawn behind the number. */
  readonly after?: ReactNode;
}

/** A number of a card as it is now; where it differs from print it shows how. */
export function Stat({ name, printed, now, children, after }: StatProps) {
  return (
    <span className={`stat stat-${name}`} data-changed={howChanged(printed, now)}>
      {children}
      <b>{now ?? printed}</b>
      {after}
    </span>
  );
}

/** A formula is no number to compare with. */
function howChanged(printed: string, now: number | undefined): 'more' | 'less' | undefined {
  const before = Number(printed);
  if (now === undefined || Number.isNaN(before) || now === before) return undefined;
  return now > before ? 'more' : 'less';
}
