import './update-note.css';
import { useWords } from '../../i18n/index.ts';
import { useUpdates } from '../../updates.ts';

/** Says that there is a new version of the app; it comes only when the player wants it. */
export function UpdateNote() {
  const { t } = useWords();
  const { news, update, dismiss } = useUpdates();
  if (news === 'none') return null;
  return (
    <div className="update-note" role="status">
      <p>{t(`update.${news}`)}</p>
      {news !== 'coming' && (
        <>
          <button type="button" className="button button-primary" onClick={update}>
            {t('update.go')}
          </button>
          <button type="button" className="button button-quiet" onClick={dismiss}>
            {t('update.later')}
          </button>
        </>
      )}
    </div>
  );
}
