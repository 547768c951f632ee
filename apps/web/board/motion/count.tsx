import './count.css';
import { useEffect, useState } from 'react';
import { mayMove } from './may-move.ts';

/** How long each number on the way is shown, in milliseconds. */
const TICK = 70;

/** A number that ticks to its new value, so that the change is seen. */
export function Count({ value }: { readonly value: number }) {
  const [shown, show] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    const timer = setTimeout(() => show(mayMove() ? nearer(shown, value) : value), TICK);
    return () => clearTimeout(timer);
  }, [shown, value]);
  const ticking = shown !== value && mayMove();
  return (
    <span className="count" data-ticking={ticking || undefined}>
      {ticking ? shown : value}
    </span>
  );
}

interface NamedCountProps {
  readonly value: number;
  /** What is counted, for readers. */
  readonly name: string;
}

/** A ticking number beside a picture of what is counted; screen readers are told its name. */
export function NamedCount({ value, name }: NamedCountProps) {
  return (
    <>
      <b aria-hidden="true">
        <Count value={value} />
      </b>
      <span className="seen-by-readers">
        {name} {value}
      </span>
    </>
  );
}

/** A quarter of the way at a time, and at least by one. */
function nearer(from: number, to: number): number {
  const away = to - from;
  return from + Math.sign(away) * Math.ceil(Math.abs(away) / 4);
}
