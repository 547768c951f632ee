import { LANGUAGES } from '@lianhuan/kernel';
import { useSettings } from '../../engine/settings.ts';
import { useWords } from '../../i18n/index.ts';
import { Choice } from './choice.tsx';

const LANGUAGE_NAMES = { zh: '中文', en: 'English' } as const;

/** In which language everything is said; it changes at once. */
export function LanguageChoice() {
  const { t } = useWords();
  const { language, change } = useSettings();
  return (
    <Choice
      legend={t('settings.language')}
      value={language}
      values={LANGUAGES}
      nameOf={(one) => LANGUAGE_NAMES[one]}
      onChange={(one) => change({ language: one })}
    />
  );
}
