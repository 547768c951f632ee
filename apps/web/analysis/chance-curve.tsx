import type { ReviewedDecision } from '@lianhuan/bots';
import { useBoard } from '../board/board-context.tsx';
import { useGame } from '../engine/store.ts';
import { percent } from './percent.ts';
import { useAnalysisWords } from './words.ts';

const WIDTH = 300;
const HEIGHT = 90;

/** The chance to win from decision to decision; a click leads to the moment of the decision that is nearest. */
export function ChanceCurve({ decisions }: { readonly decisions: readonly ReviewedDecision[] }) {
  const { t } = useAnalysisWords();
  const { snapshot } = useBoard();
  const chances = decisions.map(({ after }) => after);
  const x = (at: number) => (at / Math.max(1, decisions.length - 1)) * WIDTH;
  const y = (chance: number) => (1 - chance) * HEIGHT;
  const now = decisions.findLastIndex(({ moment }) => moment <= snapshot.answers);
  const text = t('review.curve.text', {
    from: percent(chances[0]),
    to: percent(chances[chances.length - 1]),
    low: percent(Math.min(...chances)),
    high: percent(Math.max(...chances)),
  });

  function show({ clientX, currentTarget }: React.MouseEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.round(((clientX - left) / width) * (decisions.length - 1));
    const decision = decisions[Math.min(decisions.length - 1, Math.max(0, at))];
    useGame.getState().show(decision.moment);
  }

  return (
    <figure className="chance-curve">
      <figcaption>{t('review.curve')}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by key the same moments are reached with the scrubber */}
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text}
        onClick={show}
      >
        <path className="half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {now >= 0 && <path className="now" d={`M${x(now)} 0V${HEIGHT}`} />}
        <polyline points={chances.map((chance, at) => `${x(at)},${y(chance)}`).join(' ')} />
        {decisions.map(
          ({ better, moment, after }, at) =>
            better && <circle key={moment} cx={x(at)} cy={y(after)} r="4" />,
        )}
      </svg>
    </figure>
  );
}
