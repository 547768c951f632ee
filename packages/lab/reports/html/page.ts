import type { CardFigures, Report } from '../report.ts';
import { distributionRows, hadOffer, winRows } from '../rows.ts';
import {
  DISTRIBUTION_HEADS,
  decimal,
  gameName,
  interval,
  percent,
  roundName,
  scoreHead,
  scoreName,
} from '../words.ts';
import { cardChart, histogramChart, scoreChart, winChart } from './charts.ts';
import { STYLE } from './style.ts';

/** The report as one page; see `renderHtml`. */
export function renderPage(report: Report): string {
  const { zh, en } = gameName(report.game);
  const rounds = roundName(report.game);
  const title = `${escaped(zh)} · ${report.games} 局`;
  return `<!doctype html>
<html lang="zh">
<head>
<meta charset="utf-8">
<meta name="generator" content="lianhuan">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title} <small lang="en">${escaped(en)}, ${report.games} games</small></h1>
<p>${escaped(report.bots.join('、'))} · 种子 seed ${report.seed}</p>
${section('胜率', 'Win rates', winChart(report) + winTable(report))}
${section(rounds.zh, rounds.en, histogramChart(report.rounds, `${rounds.zh} ${rounds.en}`))}
${scoreSection(report)}
${section('每局决定数', 'Decisions a game', histogramChart(report.decisions, '决定 decisions'))}
${section('长短与高低', 'Figures', distributionTable(report))}
${section('牌', 'Cards', offerChart(report) + cardTable(report.cards))}
</main>
</body>
</html>
`;
}

function section(zh: string, en: string, body: string): string {
  return `<section>
<h2>${zh} <small lang="en">${en}</small></h2>
${body}
</section>`;
}

function winTable(report: Report): string {
  return table(['', '胜率 wins', '95% 区间 interval', scoreHead(report)], winRows(report));
}

function scoreSection({ game, scores, winningScores, losingScores }: Report): string {
  if (scores === null) return '';
  const name = scoreName(game);
  return section(name.zh, name.en, scoreChart(name, scores, winningScores, losingScores));
}

function distributionTable(report: Report): string {
  return table(['', ...DISTRIBUTION_HEADS], distributionRows(report));
}

function offerChart({ cards, even }: Report): string {
  return hadOffer(cards) ? cardChart(cards, even) : '';
}

function cardTable(cards: readonly CardFigures[]): string {
  const offer = hadOffer(cards);
  return table(
    [
      '牌 card',
      ...(offer ? ['获得率 taken', '每局 per game'] : []),
      '持有者胜率 wins',
      '95% 区间',
      '胜者张数',
      '其他张数',
    ],
    cards.map(({ name, taken, takenPerGame, wins, copiesWon, copiesLost }) => [
      `${name.zh} ${name.en}`,
      ...(offer ? [taken === null ? '—' : percent(taken.rate), decimal(takenPerGame)] : []),
      wins.trials === 0 ? '—' : percent(wins.rate),
      wins.trials === 0 ? '—' : interval(wins),
      decimal(copiesWon),
      decimal(copiesLost),
    ]),
  );
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('');
  const body = rows
    .map(([first, ...rest]) => {
      const cells = rest.map((cell) => `<td>${escaped(cell)}</td>`).join('');
      return `<tr><th scope="row">${escaped(first)}</th>${cells}</tr>`;
    })
    .join('\n');
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
