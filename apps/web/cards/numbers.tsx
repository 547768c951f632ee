import type { ReactNode } from 'react';

interface CardNumbersProps<Word extends string> {
  /** The numbers of a card in order, each by its word; null for one that it has not. */
  readonly numbers: readonly (readonly [word: Word, number: number | string | null])[];
  /** What a number is called. */
  nameOf(word: Word): string;
  /** More rows below, each a `<div>` of `<dt>` and `<dd>`. */
  readonly children?: ReactNode;
}

/** The numbers of a card by their names, beside its face. */
export function CardNumbers<Word extends string>(props: CardNumbersProps<Word>) {
  const { numbers, nameOf, children } = props;
  return (
    <dl className="reader-numbers">
      {numbers
        .filter(([, number]) => number !== null)
        .map(([word, number]) => (
          <div key={word}>
            <dt>{nameOf(word)}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      {children}
    </dl>
  );
}
