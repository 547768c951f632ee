import { useState } from 'react';
import { useLocation } from 'wouter';
import { readGuided } from '../../board/coach/lesson.ts';
import { rawSave } from '../../engine/saves.ts';
import { usePreferences } from '../../engine/settings.ts';
import { useGame } from '../../engine/store.ts';
import type { GameEntry } from '../../games/entry.ts';
import { loaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';

/** Starts the first game of a rulebook, or takes it up where it was left. */
export function FirstGameButton({
  game: { id: game, loadFirstGame },
}: {
  readonly game: GameEntry;
}) {
  const { t } = useWords();
  const [, goTo] = useLocation();
  const [stored, change] = usePreferences(game);
  const [begun, begin] = useState(false);
  const guided = readGuided(stored);
  const left = guided !== null && rawSave(guided.save) !== null ? guided.save : null;

  async function start(): Promise<void> {
    if (left !== null) return goTo(`/play/${left}`);
    begin(true);
    const { game: first } = await loaded(loadFirstGame);
    const save = await useGame.getState().start({ game, ...first });
    begin(false);
    if (save === null) return;
    change({ guided: { save, read: [] } });
    goTo(`/play/${save}`);
  }

  return (
    <button type="button" className="button button-primary" disabled={begun} onClick={start}>
      {t(left === null ? 'guide.first' : 'guide.first.on')}
    </button>
  );
}
