import './progress.css';
import type { Phase } from '@lianhuan/sanguozhi';
import { useSeatNames } from '../../../board/seat-name.ts';
import { isRunning, ProgressBar } from '../../../board/timeline/progress.tsx';
import { roundName } from '../about.ts';
import { Glyph } from '../card/glyph.ts';
import { useSanguozhiWords } from '../words.ts';
import { useSanguozhiView } from './sanguozhi-view.ts';

/** The phases a player follows; the others pass by themselves and count with the one before. */
const SHOWN = ['start', 'draw', 'prepare', 'attack', 'defence', 'damage', 'end'] as const;
type Shown = (typeof SHOWN)[number];

/** How far the game is: 回合, whose turn, the phase, and who has 行动权. */
export function Progress() {
  const { t, say } = useSanguozhiWords();
  const seen = useSanguozhiView();
  const callOf = useSeatNames();
  const { round, phase } = seen.state;
  return (
    <ProgressBar
      state={seen.state}
      round={t('board.round', { round })}
      before={say(roundName(0))}
      phases={SHOWN}
      now={shownPhase(phase)}
      callOf={callOf}
      nameOf={(one) => t(`phase.${one}`)}
    >
      {isRunning(seen.state) && <Priority />}
    </ProgressBar>
  );
}

function shownPhase(phase: Phase): Shown | null {
  switch (phase) {
    case 'reset':
      return 'start';
    case 'first-strike':
      return 'damage';
    case 'clear':
    case 'discard':
      return 'end';
    case 'setup':
    case 'over':
      return null;
    default:
      return phase;
  }
}

/** Who has 行动权, and how many have passed it on in a row. */
function Priority() {
  const { t } = useSanguozhiWords();
  const seen = useSanguozhiView();
  const callOf = useSeatNames();
  const { priority, passes, players } = seen.state;
  if (priority < 0) return <span className="priority" data-nobody="true" />;
  const count = players.filter(({ left }) => !left).length;
  return (
    <span className="priority" data-own={priority === seen.view.seat || undefined}>
      <Glyph name="token" />
      <span className="priority-words">{t('priority.is', { seat: callOf(priority) })}</span>
      <span className="priority-seat" aria-hidden="true">
        {callOf(priority)}
      </span>
      {passes > 0 && <small>{t('priority.passes', { passes, count })}</small>}
    </span>
  );
}
