import './progress.css';
import { Count } from '../../../board/motion/count.tsx';
import { useSeatNames } from '../../../board/seat-name.ts';
import { ProgressBar } from '../../../board/timeline/progress.tsx';
import { roundName } from '../about.ts';
import { Glyph } from '../card/glyph.ts';
import { useMinxinWords } from '../words.ts';
import { useMinxinView } from './minxin-view.ts';

const PHASES = ['prepare', 'play', 'end-of-play', 'draw', 'turn-end'] as const;

/** How far the game is: 轮, whose turn, the phase, and what is left in the pool. */
export function Progress() {
  const { t, say } = useMinxinWords();
  const seen = useMinxinView();
  const nameOf = useSeatNames();
  const { round, phase, pool } = seen.state;
  return (
    <ProgressBar
      state={seen.state}
      round={say(roundName(round))}
      before={say(roundName(0))}
      phases={PHASES}
      now={PHASES.find((one) => one === phase) ?? null}
      callOf={nameOf}
      nameOf={(one) => t(`phase.${one}`)}
    >
      <span className="pool" title={t('board.pool')}>
        <Glyph name="favor" /> {t('board.pool')}{' '}
        <b>
          <Count value={pool} />
        </b>
      </span>
    </ProgressBar>
  );
}
