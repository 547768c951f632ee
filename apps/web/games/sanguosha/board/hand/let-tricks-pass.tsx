import { AutoPassButtons, useForgetAutoPass } from '../../../../board/prompt/auto-pass.tsx';
import { usePreferences } from '../../../../engine/settings.ts';
import { asksForNullification, stillPasses } from '../../automatic.ts';
import { readPreferences } from '../../preferences.ts';
import { useSanguoshaWords } from '../../words.ts';
import { useSanguoshaView } from '../sanguosha-view.ts';

/** Lets a player who is asked for 无懈可击 not be asked again in this turn. */
export function LetTricksPass() {
  const { t } = useSanguoshaWords();
  const { state, view } = useSanguoshaView();
  const [stored, change] = usePreferences('sanguosha');
  const { passing } = readPreferences(stored);
  const { decision, seat } = view;
  const holds = stillPasses(passing, seat, state);
  const asked = decision !== null && asksForNullification(decision, state);
  return (
    <AutoPassButtons
      stop={holds ? t('pass.stop') : null}
      ways={
        asked
          ? [
              {
                name: t('pass.turn'),
                help: t('pass.turn.help'),
                passing: { seat, turn: state.turns },
              },
            ]
          : []
      }
      onChange={(chosen) => change({ passing: chosen })}
    />
  );
}

/** Ends it with the turn. */
export function useLetTricksPassEnd(): void {
  const { state, view } = useSanguoshaView();
  const [stored, change] = usePreferences('sanguosha');
  const { passing } = readPreferences(stored);
  useForgetAutoPass(passing !== null && !stillPasses(passing, view.seat, state), () =>
    change({ passing: null }),
  );
}
