import { AutoPassButtons, useForgetAutoPass } from '../../../../board/prompt/auto-pass.tsx';
import { usePreferences } from '../../../../engine/settings.ts';
import { asksFor, stillPasses } from '../../automatic.ts';
import { readPreferences } from '../../preferences.ts';
import { useSanguoshaWords } from '../../words.ts';
import { useSanguoshaView } from '../sanguosha-view.ts';

/** Lets a player who is asked for 无懈可击, or for 桃 for another, not be asked for it again in this turn. */
export function LetTricksPass() {
  const { t } = useSanguoshaWords();
  const { state, view } = useSanguoshaView();
  const [stored, change] = usePreferences('sanguosha');
  const { passing } = readPreferences(stored);
  const { decision, seat } = view;
  const letGo = passing !== null && stillPasses(passing, seat, state) ? passing.what : [];
  const asked = decision === null ? null : asksFor(decision, state, seat);
  const isNew = asked !== null && !letGo.includes(asked);
  return (
    <AutoPassButtons
      stop={
        letGo.length > 0 && !isNew ? t(`pass.stop.${letGo.length > 1 ? 'both' : letGo[0]}`) : null
      }
      ways={
        isNew
          ? [
              {
                name: t('pass.turn'),
                help: t(`pass.turn.help.${asked}`),
                passing: { seat, turn: state.turns, what: [...letGo, asked] },
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
