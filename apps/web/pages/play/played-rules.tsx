import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';

/** Says by which version a game is played, if that is not the one of today. */
export function PlayedRules() {
  const { t } = useWords();
  const version = useGame(({ snapshot }) =>
    snapshot?.rules.released ? snapshot.rules.version : null,
  );
  if (version === null) return null;
  return (
    <p className="played-rules" title={t('play.rules.help', { version })}>
      {t('play.rules', { version })}
    </p>
  );
}
