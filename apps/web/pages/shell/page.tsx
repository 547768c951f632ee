import './shell.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../i18n/index.ts';
import { TopBar } from './top-bar.tsx';
import { UpdateNote } from './update-note.tsx';

interface PageProps {
  /** What the window is called; the page's own heading is up to the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page around the table: a bar to move between pages, and one column. */
export function Page({ title, children }: PageProps) {
  const { t } = useWords();
  const main = useRef<HTMLElement>(null);
  useWindowTitle(title);
  return (
    <>
      <button type="button" className="button skip" onClick={() => main.current?.focus()}>
        {t('app.skip')}
      </button>
      <TopBar />
      <UpdateNote />
      <main className="page" ref={main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** Names the window after what it shows. */
export function useWindowTitle(title: string): void {
  const { t } = useWords();
  const app = t('app.title');
  useEffect(() => {
    document.title = title === app ? app : `${title} · ${app}`;
  }, [title, app]);
}
