import { type ReactNode, use, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { BookBesideContext } from '../../rules/book-beside.ts';
import { Log } from '../log/log.tsx';
import { StoryBeside } from '../story/story.tsx';
import { AboveLogContext } from './above-log.ts';
import { BookPane } from './book-pane.tsx';
import { useWide } from './wide.ts';

interface BesideProps {
  /** The table, whose numbers of rules open the book beside it. */
  readonly children: ReactNode;
}

/** The table with what stands beside it where the screen is wide: the log, or the rulebook. */
export function Beside({ children }: BesideProps) {
  const { t } = useWords();
  /** The number that the book is open at, '' for its beginning; null while it is closed. */
  const [rule, turnTo] = useState<string | null>(null);
  const wide = useWide();
  const above = use(AboveLogContext);
  return (
    <BookBesideContext value={wide ? turnTo : null}>
      {children}
      <aside className="board-log">
        {rule !== null ? (
          <BookPane rule={rule} onTurnTo={turnTo} onClose={() => turnTo(null)} />
        ) : (
          <>
            {wide && above}
            {wide && <StoryBeside />}
            <header className="board-log-head">
              <h2>{t('log.title')}</h2>
              <button type="button" className="button button-quiet" onClick={() => turnTo('')}>
                {t('board.book')}
              </button>
            </header>
            <Log />
          </>
        )}
      </aside>
    </BookBesideContext>
  );
}
