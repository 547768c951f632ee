import './outcome.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/index.ts';

interface OutcomeProps {
  /** Who won, for the one who looks. */
  readonly heading: string;
  /** Where the next game is started. */
  readonly again: string;
  /** How everybody stands: a table whose rows of winners are marked `data-won`. */
  readonly children: ReactNode;
}

/** The end of a game. */
export function OutcomePanel({ heading, again, children }: OutcomeProps) {
  const { t } = useWords();
  return (
    <section className="outcome" aria-labelledby="outcome">
      <h2 id="outcome">{heading}</h2>
      {children}
      <Link className="button button-primary" to={again}>
        {t('outcome.again')}
      </Link>
    </section>
  );
}
