import type { Text } from '@lianhuan/kernel';
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { Distribution } from '../../statistics/histogram.ts';
import type { CardFigures, Report } from '../report.ts';

// Colours are the page's custom properties, so that charts follow its light and dark.
const ACCENT = 'var(--accent)';
const SECOND = 'var(--second)';
const FAINT = 'var(--faint)';
const WIDTH = 900;

/** Draws without a browser: the document is linkedom's. */
export function draw(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<html><body></body></html>');
  const plot = Plot.plot({
    document: document as unknown as Plot.PlotOptions['document'],
    width: WIDTH,
    marginLeft: 56,
    style: { fontFamily: 'inherit', fontSize: '13px', background: 'none' },
    ...options,
  });
  return plot.outerHTML;
}

/** Win rates by seat, by order of turns and by deck, with their intervals, beside what is even. */
export function winChart(report: Report): string {
  const points = [
    ...report.bySeat.map(({ seat, wins }) => ({ who: `${seat + 1} 号位`, ...wins })),
    ...report.byOrder.map((wins, order) => ({ who: `第 ${order + 1} 个行动`, ...wins })),
    ...report.bySide.map(({ name, wins }) => ({ who: name.zh, ...wins })),
    ...report.byDeck.map(({ deck, wins }) => ({ who: deck, ...wins })),
  ];
  return draw({
    height: 48 + points.length * 32,
    marginLeft: 110,
    x: { label: '胜率 win rate (%) →', percent: true, grid: true, nice: true },
    y: { label: null, domain: points.map(({ who }) => who) },
    marks: [
      Plot.ruleX([report.even], { stroke: FAINT, strokeDasharray: '4 4' }),
      Plot.ruleY(points, { x1: 'low', x2: 'high', y: 'who', stroke: ACCENT, strokeWidth: 2 }),
      Plot.dot(points, { x: 'rate', y: 'who', fill: ACCENT, r: 5 }),
    ],
  });
}

/** How often each value came up, with a line at the mean. */
export function histogramChart(of: Distribution, label: string): string {
  return draw({
    height: 240,
    x: { label: `${label} →` },
    y: { label: '↑ 局数 games', grid: true },
    marks: [
      Plot.rectY(barsOf(of), {
        x1: 'from',
        x2: 'to',
        y1: 0,
        y2: 'count',
        fill: ACCENT,
        inset: 0.5,
      }),
      Plot.ruleX([of.mean], { stroke: SECOND, strokeWidth: 2 }),
      Plot.ruleY([0]),
    ],
  });
}

/** The scores of winners and of the others, one before the other. */
export function scoreChart(
  name: Text,
  scores: Distribution,
  winningScores: Distribution | null,
  losingScores: Distribution | null,
): string {
  const width = barWidth(scores);
  const bars = [
    ...(losingScores ? barsOf(losingScores, width, '其他 others') : []),
    ...(winningScores ? barsOf(winningScores, width, '胜者 winners') : []),
  ];
  return draw({
    height: 260,
    color: { domain: ['胜者 winners', '其他 others'], range: [ACCENT, SECOND], legend: true },
    x: { label: `${name.zh} ${name.en} →` },
    y: { label: '↑ 次数 times', grid: true },
    marks: [
      Plot.rectY(bars, {
        x1: 'from',
        x2: 'to',
        y1: 0,
        y2: 'count',
        fill: 'who',
        fillOpacity: 0.6,
        inset: 0.5,
      }),
      Plot.ruleY([0]),
    ],
  });
}

/** A chart shows no more bars than can be told apart. */
const MOST_BARS = 40;

/** How many values go into one bar: a round number. */
function barWidth({ least, most }: Distribution): number {
  const rough = (most - least + 1) / MOST_BARS;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= rough) ?? 1;
}

/** Bars around whole numbers: one that holds 7 alone reaches from 6.5 to 7.5. */
function barsOf(of: Distribution, width = barWidth(of), who = '') {
  const counts = new Map<number, number>();
  for (const [value, times] of of.histogram) {
    const first = Math.floor(value / width) * width;
    counts.set(first, (counts.get(first) ?? 0) + times);
  }
  return [...counts].map(([first, count]) => ({
    from: first - 0.5,
    to: first + width - 0.5,
    count,
    who,
  }));
}

/** Each card by how often it is taken and how often its holders win. */
export function cardChart(cards: readonly CardFigures[], even: number): string {
  const points = cards
    .filter(({ taken, wins }) => taken !== null && wins.trials > 0)
    .map(({ name, taken, wins }) => ({ name: name.zh, taken: taken?.rate ?? 0, wins: wins.rate }));
  return draw({
    height: 520,
    x: { label: '获得率 taken when offered (%) →', percent: true, grid: true },
    y: { label: '↑ 持有者胜率 holders who win (%)', percent: true, grid: true },
    marks: [
      Plot.ruleY([even], { stroke: FAINT, strokeDasharray: '4 4' }),
      Plot.dot(points, { x: 'taken', y: 'wins', fill: ACCENT, r: 3 }),
      Plot.text(points, {
        x: 'taken',
        y: 'wins',
        text: 'name',
        dy: -9,
        fontSize: 11,
        fill: 'currentColor',
      }),
    ],
  });
}
