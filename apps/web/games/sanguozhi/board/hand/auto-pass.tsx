import { PassOnButtons, useForgetting } from '../../../../board/prompt/auto-pass.tsx';
import { usePreferences } from '../../../../engine/settings.ts';
import { passesOn } from '../../automatic.ts';
import { type Passing, readPreferences } from '../../preferences.ts';
import { useSanguozhiWords } from '../../words.ts';
import { useSanguozhiSeen } from '../sanguozhi-view.ts';

/** Lets a player pass for a while, and stop doing so. */
export function PassOn() {
  const { t } = useSanguozhiWords();
  const { state, view } = useSanguozhiSeen();
  const [stored, change] = usePreferences('sanguozhi');
  const { passing } = readPreferences(stored);
  const { decision, seat } = view;
  return (
    <PassOnButtons
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
export function usePassingEnd(): void {
  const { state } = useSanguozhiSeen();
  const [stored, change] = usePreferences('sanguozhi');
  const { passing } = readPreferences(stored);
  useForgetting(passing !== null && !passesOn(passing, state), () => change({ passing: null }));
}

const PASSINGS = ['news', 'turn-end'] as const;

function passingFrom(
  { turn, chain, combat }: ReturnType<typeof useSanguozhiSeen>['state'],
  seat: number,
  until: Passing['until'],
): Passing {
  const known = Math.max(-1, ...chain.map(({ id }) => id));
  return { until, seat, turn, known, fighting: combat !== null };
}
