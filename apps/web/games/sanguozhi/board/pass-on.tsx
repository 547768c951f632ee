import './pass-on.css';
import { useBoard } from '../../../board/board-context.tsx';
import { usePreferences } from '../../../engine/settings.ts';
import { type Passing, readPreferences } from '../preferences.ts';
import { useSanguozhiWords } from '../words.ts';
import { useSanguozhiSeen } from './sanguozhi-seen.ts';

/** Lets a player pass for a while, and stop doing so. */
export function PassOn() {
  const { t } = useSanguozhiWords();
  const { snapshot } = useBoard();
  const { state, view } = useSanguozhiSeen();
  const [stored, change] = usePreferences('sanguozhi');
  const { passing } = readPreferences(stored);
  const { decision, outcome, seat } = view;
  if (!snapshot.live || snapshot.mode !== 'play' || outcome !== null) return null;
  if (passing?.seat === seat) {
    return (
      <button type="button" className="button pass-on" onClick={() => change({ passing: null })}>
        {t('pass.stop', { what: t(`pass.${passing.until}`) })}
      </button>
    );
  }
  if (decision?.kind !== 'act' || snapshot.thinking) return null;
  return PASSINGS.map((until) => (
    <button
      type="button"
      className="button button-quiet pass-on"
      key={until}
      title={t(`pass.${until}.help`)}
      onClick={() => change({ passing: passingFrom(state, seat, until) })}
    >
      {t(`pass.${until}`)}
    </button>
  ));
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
