import * as Plot from '@observablehq/plot';
import type { HeldOut } from '../../fitting/learning.ts';
import { draw } from './charts.ts';
import { STYLE } from './style.ts';

/** How often positions were won against how likely that was held to be, as one page: what is on the line is right. */
export function renderCalibration(
  title: string,
  { calibration, games, positions }: HeldOut,
): string {
  const chart = draw({
    height: 520,
    x: { label: '估计胜率 chance foretold (%) →', percent: true, grid: true, domain: [0, 100] },
    y: { label: '↑ 实际胜率 won (%)', percent: true, grid: true, domain: [0, 100] },
    marks: [
      Plot.line(
        [
          { at: 0, won: 0 },
          { at: 1, won: 1 },
        ],
        { x: 'at', y: 'won', stroke: 'var(--faint)', strokeDasharray: '4 4' },
      ),
      Plot.line(calibration, { x: 'chance', y: 'won', stroke: 'var(--accent)' }),
      Plot.dot(calibration, { x: 'chance', y: 'won', fill: 'var(--accent)', r: 5 }),
      Plot.text(calibration, { x: 'chance', y: 'won', text: 'positions', dy: -12, fontSize: 11 }),
    ],
  });
  return `<!doctype html>
<html lang="zh">
<head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body><main>
<h1>${title}</h1>
<p>${games} 局未用于拟合 · ${positions} 个局面 · ${games} games held out, ${positions} positions</p>
${chart}
</main></body>
</html>
`;
}
