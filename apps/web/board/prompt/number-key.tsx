import { useBoard } from '../board-context.tsx';
import { type Choice, keyOf } from '../choices.ts';

/** The number key that picks an answer, where one does. */
export function NumberKey({ choice }: { readonly choice: Choice }) {
  const key = keyOf(choice, useBoard().choices);
  if (key === null) return null;
  return (
    <span className="key" aria-hidden="true">
      {key}
    </span>
  );
}
