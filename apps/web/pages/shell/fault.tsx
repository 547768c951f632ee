import { Component, type ReactNode } from 'react';
import { allStored } from '../../engine/stored.ts';
import { useWords } from '../../i18n/index.ts';
import { download } from '../controls/download.ts';
import { Page } from './page.tsx';

/** How many characters of an error message are shown: a message may quote all of a damaged text. */
const MOST_LETTERS = 1000;

interface FaultProps {
  readonly children: ReactNode;
  /** The address shown. After an error the page is rendered again once the address changes. */
  readonly at?: string;
  instead(error: Error): ReactNode;
}

interface FaultState {
  readonly error: Error | null;
}

/** Shows something instead of what failed, so that nothing else goes with it. */
export class Fault extends Component<FaultProps, FaultState> {
  override state: FaultState = { error: null };

  static getDerivedStateFromError(error: unknown): FaultState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate({ at }: FaultProps): void {
    if (at !== this.props.at && this.state.error) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.instead(error) : this.props.children;
  }
}

/** Stands in for a page that failed: what happened, the way home, and all that is stored. */
export function FailedPage({ error }: { readonly error: Error }) {
  const { t } = useWords();
  return (
    <Page title={t('app.failed')}>
      <section className="notice" role="alert">
        <h1>{t('app.failed')}</h1>
        <p>{t('app.failed.help')}</p>
        <pre className="raw">{error.message.slice(0, MOST_LETTERS)}</pre>
        <div className="notice-actions">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {t('app.reload')}
          </button>
          <a className="button" href="./">
            {t('app.toHome')}
          </a>
          <button type="button" className="button" onClick={exportAll}>
            {t('app.exportAll')}
          </button>
        </div>
      </section>
    </Page>
  );
}

/** Stands in for everything, where even the frame of the pages failed: it needs nothing of theirs. */
export function FailedApp({ error }: { readonly error: Error }) {
  return (
    <main className="page" role="alert">
      <h1>连环 · Lianhuan</h1>
      <p>页面出错了。已保存的内容没有丢，可以先导出再刷新。</p>
      <p lang="en">The app has failed. What is stored is still there: export it, then reload.</p>
      <pre>{error.message.slice(0, MOST_LETTERS)}</pre>
      <p>
        <button type="button" className="button" onClick={exportAll}>
          导出全部 · Export all
        </button>{' '}
        <a className="button" href="./">
          刷新 · Reload
        </a>
      </p>
    </main>
  );
}

/** Hands out all that is stored, as it is. */
function exportAll(): void {
  download('lianhuan-stored.json', JSON.stringify(allStored(), null, 1));
}
