import { AutoPassButtons, useForgetAutoPass } from '../../../../board/prompt/auto-pass.tsx';
import { usePreferences } from '../../../../engine/settings.ts';
import { readPreferences } from '../../preferences.ts';
import { useEvolveWords } from '../../words.ts';
import { useEvolveView } from '../evolve-view.ts';

/** Lets a player pass for the rest of a turn, and stop doing so. */
export function AutoPass() {
  const { t } = useEvolveWords();
  const { state, view } = useEvolveView();
  const [stored, change] = usePreferences('evolve');
  const { passing } = readPreferences(stored);
  const { seat, decision } = view;
  const { turn } = state;
  return (
    <AutoPassButtons
      stop={passing?.seat === seat && passing.turn === turn ? t('pass.stop') : null}
      ways={
        decision?.kind === 'quick'
          ? [{ name: t('pass.on'), help: t('pass.on.help'), passing: { seat, turn } }]
          : []
      }
      onChange={(chosen) => change({ passing: chosen })}
    />
  );
}

/** Ends it with the turn. */
export function useAutoPassEnd(): void {
  const { state } = useEvolveView();
  const [stored, change] = usePreferences('evolve');
  const { passing } = readPreferences(stored);
  useForgetAutoPass(passing !== null && passing.turn !== state.turn, () =>
    change({ passing: null }),
  );
}
