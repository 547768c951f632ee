import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';

/** Says what another window has to do with this game: it plays it, or went on with it in its own way. */
export function OtherWindows() {
  const { t } = useWords();
  const { id, elsewhere, apartFrom, resume, dismissApart } = useGame();
  if (elsewhere && id !== null) {
    return (
      <div className="other-windows" role="alert">
        <p>{t('play.elsewhere')}</p>
        <button type="button" className="button" onClick={() => resume(id, 'seize')}>
          {t('play.elsewhere.take')}
        </button>
      </div>
    );
  }
  if (apartFrom === null) return null;
  return (
    <div className="other-windows" role="alert">
      <p>{t('play.apart')}</p>
      <button type="button" className="button" onClick={dismissApart}>
        {t('play.apart.known')}
      </button>
    </div>
  );
}
