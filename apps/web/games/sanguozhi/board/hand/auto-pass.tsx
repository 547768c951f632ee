import { AutoPassButtons, useForgetAutoPass } from '../../../../board/prompt/auto-pass.tsx';
import { usePreferences } from '../../../../engine/settings.ts';
import { stillPasses } from '../../automatic.ts';
import { type Passing, readPreferences } from '../../preferences.ts';
import { useSanguozhiWords } from '../../words.ts';
import { useSanguozhiView } from '../sanguozhi-view.ts';

/** Lets a player pass for a while, and stop doing so. */
export function AutoPass() {
  const { t } = useSanguozhiWords();
  const { state, view } = useSanguozhiView();
  const [stored, change] = usePreferences('sanguozhi');
  const { passing } = readPreferences(stored);
  const { decision, seat } = view;
  return (
    <AutoPassButtons
      stop={passing?.seat === seat ? t('pass.stop', { what: t(`pass.${passing.until}`) }) : null}
      ways={(decision?.kind === 'act' ? PASSINGS : []).map((until) => ({
        name: t(`pass.${until}`),
        help: t(`pass.${until}.help`),
        passing: passingFrom(state, seat, until),
      }))}
      onChange={(chosen) => change({ passing: chosen })}
    />
  );
}

/** Ends it when its while is over. */
export function useAutoPassEnd(): void {
  const { state } = useSanguozhiView();
  const [stored, change] = usePreferences('sanguozhi');
  const { passing } = readPreferences(stored);
  useForgetAutoPass(passing !== null && !stillPasses(passing, state), () =>
    change({ passing: null }),
  );
}

const PASSINGS = ['news', 'turn-end'] as const;

function passingFrom(
  { turn, chain, combat }: ReturnType<typeof useSanguozhiView>['state'],
  seat: number,
  until: Passing['until'],
): Passing {
  const known = Math.max(-1, ...chain.map(({ id }) => id));
  return { until, seat, turn, known, fighting: combat !== null };
}
