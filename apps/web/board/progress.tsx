import './progress.css';
import { Glyph } from '../cards/glyph.tsx';
import { useWords } from '../i18n/index.ts';
import { useBoard } from './board-context.tsx';
import { Count } from './count.tsx';
import { useSeatNames } from './seat-name.ts';

const PHASES = ['prepare', 'play', 'end-of-play', 'draw', 'turn-end'] as const;

/** How far the game is: 轮, whose turn, the phase, and what is left in the pool. */
export function Progress() {
  const { t } = useWords();
  const { seen, snapshot, scrubbing, scrub } = useBoard();
  const nameOf = useSeatNames();
  const { round, active, phase, pool } = seen.state;
  const running = phase !== 'setup' && phase !== 'over';
  return (
    <div className="progress">
      {phase === 'setup' && <b>{t('board.draft')}</b>}
      {phase === 'over' && <b>{t('prompt.over')}</b>}
      {running && (
        <b>
          {t('board.round', { round })} ·{' '}
          {active === seen.view.seat
            ? t('board.yourTurn')
            : t('board.turnOf', { seat: nameOf(active) })}
        </b>
      )}
      {running && (
        <ol className="phases" aria-label={t('board.phases')}>
          {PHASES.map((one) => (
            <li key={one} aria-current={one === phase ? 'step' : undefined}>
              {t(`phase.${one}`)}
            </li>
          ))}
        </ol>
      )}
      <span className="pool" title={t('board.pool')}>
        <Glyph name="favor" /> {t('board.pool')}{' '}
        <b>
          <Count value={pool} />
        </b>
      </span>
      {snapshot.mode === 'play' && snapshot.live && (
        <button
          type="button"
          className="button button-quiet"
          aria-pressed={scrubbing}
          onClick={() => scrub(!scrubbing)}
        >
          {t('prompt.back')}
        </button>
      )}
    </div>
  );
}
