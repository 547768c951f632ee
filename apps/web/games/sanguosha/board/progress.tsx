import { useSeatNames } from '../../../board/seat-name.ts';
import { ProgressBar } from '../../../board/timeline/progress.tsx';
import { roundName } from '../about.ts';
import { useSanguoshaWords } from '../words.ts';
import { PHASE_SLUGS } from './phases.ts';
import { useSanguoshaView } from './sanguosha-view.ts';

/** How far the game is: 轮, whose turn, the phase, and the piles. */
export function Progress() {
  const { t, say } = useSanguoshaWords();
  const seen = useSanguoshaView();
  const nameOf = useSeatNames();
  const { round, frames } = seen.state;
  const phase = frames.findLast(({ kind }) => kind === 'phase')?.about;
  const over = seen.view.outcome !== null;
  return (
    <ProgressBar
      state={over ? { ...seen.state, phase: 'over' } : seen.state}
      round={say(roundName(round))}
      before={say(roundName(0))}
      phases={PHASE_SLUGS}
      now={PHASE_SLUGS.find((one) => one === phase) ?? null}
      callOf={nameOf}
      nameOf={(one) => t(`phase.${one}`)}
    ></ProgressBar>
  );
}
