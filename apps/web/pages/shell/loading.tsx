import { useWords } from '../../i18n/index.ts';

export function Loading() {
  const { t } = useWords();
  return (
    <p className="loading" role="status">
      {t('app.loading')}
    </p>
  );
}
