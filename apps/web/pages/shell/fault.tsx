import { Component, type ReactNode } from 'react';
import { useWords } from '../../i18n/index.ts';
import { Page } from './page.tsx';

interface FaultProps {
  readonly children: ReactNode;
}

interface FaultState {
  readonly error: Error | null;
}

/** Stands in for a page that failed, so that the player can still get home. */
export class Fault extends Component<FaultProps, FaultState> {
  override state: FaultState = { error: null };

  static getDerivedStateFromError(error: Error): FaultState {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error ? <FaultNotice error={this.state.error} /> : this.props.children;
  }
}

function FaultNotice({ error }: { readonly error: Error }) {
  const { t } = useWords();
  return (
    <Page title={t('app.failed')}>
      <section className="notice" role="alert">
        <h1>{t('app.failed')}</h1>
        <p>{t('app.failed.help')}</p>
        <pre className="raw">{error.message}</pre>
        <a className="button button-primary" href="./">
          {t('app.toHome')}
        </a>
      </section>
    </Page>
  );
}
