import { useSettings } from '../../engine/settings.ts';
import { useWords } from '../../i18n/index.ts';

/** Changes to the other language; it is named in that language. */
export function LanguageSwitch() {
  const { t, language } = useWords();
  const change = useSettings((settings) => settings.change);
  const other = language === 'zh' ? 'en' : 'zh';
  return (
    <button
      type="button"
      className="button button-quiet"
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      onClick={() => change({ language: other })}
    >
      {t('settings.switch')}
    </button>
  );
}
