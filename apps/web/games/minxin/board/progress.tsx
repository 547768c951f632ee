import './progress.css';
import { Count } from '../../../board/count.tsx';
import { LookBackButton } from '../../../board/look-back-button.tsx';
import { useSeatNames } from '../../../board/seat-name.ts';
import { Glyph } from '../card/glyph.tsx';
import { useMinxinWords } from '../words.ts';
import { useMinxinSeen } from './minxin-seen.ts';

const PHASES = ['prepare', 'play', 'end-of-play', 'draw', 'turn-end'] as const;

/** How far the game is: 轮, whose turn, the phase, and what is left in the pool. */
export function Progress() {
  const { t } = useMinxinWords();
  const seen = useMinxinSeen();
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
      <LookBackButton />
    </div>
  );
}
