import { Glyph } from '../cards/glyph.tsx';
import { useWords } from '../i18n/index.ts';
import { useBoard } from './board-context.tsx';
import { useSeatNames } from './seat-name.ts';

const PHASES = ['prepare', 'play', 'end-of-play', 'draw', 'turn-end'] as const;

/** How far the game is: 轮, whose turn, the phase, and what is left in the pool. */
export function Progress() {
  const { t } = useWords();
  const { seen } = useBoard();
  const nameOf = useSeatNames();
  const { round, active, phase, pool } = seen.state;
  return (
    <div className="progress">
      {round > 0 && (
        <b>
          {t('board.round', { round })} · {t('board.turnOf', { seat: nameOf(active) })}
        </b>
      )}
      {round > 0 && (
        <ol className="phases" aria-label={t('board.phases')}>
          {PHASES.map((one) => (
            <li key={one} aria-current={one === phase ? 'step' : undefined}>
              {t(`phase.${one}`)}
            </li>
          ))}
        </ol>
      )}
      <span className="pool" title={t('board.pool')}>
        <Glyph name="favor" /> {t('board.pool')} <b>{pool}</b>
      </span>
    </div>
  );
}
