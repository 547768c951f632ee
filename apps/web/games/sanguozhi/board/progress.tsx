import './progress.css';
import type { Phase } from '@lianhuan/sanguozhi';
import { LookBackButton } from '../../../board/look-back-button.tsx';
import { Glyph } from '../card/glyph.tsx';
import { useSanguozhiWords } from '../words.ts';
import { useSanguozhiSeen } from './sanguozhi-seen.ts';
import { useSeatCalls } from './seat-calls.ts';

/** The phases a player follows; the others pass by themselves and count with the one before. */
const SHOWN = ['start', 'draw', 'prepare', 'attack', 'defence', 'damage', 'end'] as const;
type Shown = (typeof SHOWN)[number];

/** How far the game is: 回合, whose turn, the phase, and who has 行动权. */
export function Progress() {
  const { t } = useSanguozhiWords();
  const seen = useSanguozhiSeen();
  const callOf = useSeatCalls();
  const { round, active, phase } = seen.state;
  const running = phase !== 'setup' && phase !== 'over' && active >= 0;
  const now = shownPhase(phase);
  return (
    <div className="progress">
      <b>
        {phase === 'setup' && t('board.setup')}
        {phase === 'over' && t('prompt.over')}
        {running && (
          <>
            {t('board.round', { round })} ·{' '}
            {active === seen.view.seat
              ? t('board.yourTurn')
              : t('board.turnOf', { seat: callOf(active) })}
          </>
        )}
      </b>
      {running && (
        <ol className="phases" aria-label={t('board.phases')}>
          {SHOWN.map((one) => (
            <li key={one} aria-current={one === now ? 'step' : undefined}>
              {t(`phase.${one}`)}
            </li>
          ))}
        </ol>
      )}
      {running && <Priority />}
      <LookBackButton />
    </div>
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
  const seen = useSanguozhiSeen();
  const callOf = useSeatCalls();
  const { priority, passes, players } = seen.state;
  if (priority < 0) return <span className="priority" data-nobody="true" />;
  const count = players.filter(({ left }) => !left).length;
  return (
    <span className="priority" data-own={priority === seen.view.seat || undefined}>
      <Glyph name="token" />
      {t('priority.is', { seat: callOf(priority) })}
      {passes > 0 && <small>{t('priority.passes', { passes, count })}</small>}
    </span>
  );
}
