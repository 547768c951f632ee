import '../../pages/rulebook/rulebook.css';
import './book-pane.css';
import { type MouseEvent, Suspense } from 'react';
import { useBook } from '../../games/book.ts';
import { useLoaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';
import { linkedRule } from '../../rules/rule-info.ts';

interface BookPaneProps {
  /** The number it is opened at; '' for its beginning. */
  readonly rule: string;
  onTurnTo(rule: string): void;
  onClose(): void;
}

/** The rulebook beside the table: the game goes on while one reads. */
export function BookPane({ rule, onTurnTo, onClose }: BookPaneProps) {
  const { t } = useWords();
  const { game } = useBook();

  /** Numbers in the book turn its pages; only what leads elsewhere leaves the table. */
  function turn(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const prefix = `#/rules/${game}/`;
    const address = link?.getAttribute('href') ?? '';
    if (!address.startsWith(prefix) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onTurnTo(linkedRule(address.slice(prefix.length)));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press links as clicks
    <div className="book-pane" onClick={turn}>
      <header>
        <h2>{t('board.book')}</h2>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('board.book.close')}
        </button>
      </header>
      <div className="rulebook">
        <Suspense fallback={null}>
          <Rulebook wanted={rule === '' ? undefined : rule} />
        </Suspense>
      </div>
    </div>
  );
}

function Rulebook({ wanted }: { readonly wanted: string | undefined }) {
  const { game, rulebook } = useBook();
  const Rules = useLoaded(rulebook);
  return <Rules game={game} wanted={wanted} />;
}
