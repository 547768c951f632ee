import { PassOnButtons, useForgetting } from '../../../../board/prompt/auto-pass.tsx';
import { usePreferences } from '../../../../engine/settings.ts';
import { readPreferences } from '../../preferences.ts';
import { useEvolveWords } from '../../words.ts';
import { useEvolveSeen } from '../evolve-view.ts';

/** Lets a player pass for the rest of a turn, and stop doing so. */
export function PassOn() {
  const { t } = useEvolveWords();
  const { state, view } = useEvolveSeen();
  const [stored, change] = usePreferences('evolve');
  const { passing } = readPreferences(stored);
  const { seat, decision } = view;
  const { turn } = state;
  return (
    <PassOnButtons
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
export function usePassingEnd(): void {
  const { state } = useEvolveSeen();
  const [stored, change] = usePreferences('evolve');
  const { passing } = readPreferences(stored);
  useForgetting(passing !== null && passing.turn !== state.turn, () => change({ passing: null }));
}
