import type { Phase } from '@lianhuan/evolve';
import { useSeatNames } from '../../../board/seat-name.ts';
import { ProgressBar } from '../../../board/timeline/progress.tsx';
import { roundName } from '../about.ts';
import { useEvolveWords } from '../words.ts';
import { useEvolveView } from './evolve-view.ts';

/** The phases of a turn (7.1.2). */
const TURN = ['start', 'main', 'end'] as const satisfies readonly Phase[];

/** How far the game is: 回合, whose, and the phase. */
export function Progress() {
  const { t, say } = useEvolveWords();
  const seen = useEvolveView();
  const callOf = useSeatNames();
  const { turn, phase } = seen.state;
  return (
    <ProgressBar
      state={seen.state}
      round={say(roundName(turn))}
      before={say(roundName(0))}
      phases={TURN}
      now={TURN.find((one) => one === phase) ?? null}
      nameOf={(one) => t(`phase.${one}`)}
      callOf={callOf}
    />
  );
}
