import type { CardFigures, Report } from '../report.ts';
import {
  DISTRIBUTION_HEADS,
  decimal,
  distributionCells,
  gameName,
  interval,
  percent,
} from '../words.ts';
import { cardChart, histogramChart, scoreChart, winChart } from './charts.ts';
import { STYLE } from './style.ts';

/** The report as one page; see `renderHtml`. */
export function renderPage(report: Report): string {
  const { zh, en } = gameName(report.game);
  const title = `${escaped(zh)} · ${report.games} 局`;
  return `<!doctype html>
<html lang="zh">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title} <small lang="en">${escaped(en)}, ${report.games} games</small></h1>
<p>${escaped(report.bots.join('、'))} · 种子 seed ${report.seed}</p>
${section('胜率', 'Win rates', winChart(report) + winTable(report))}
${section('轮数', 'Rounds', histogramChart(report.rounds, '轮 rounds'))}
${section('得分', 'Scores', scoreChart(report))}
${section('每局决定数', 'Decisions a game', histogramChart(report.decisions, '决定 decisions'))}
${section('长短与高低', 'Figures', distributionTable(report))}
${section('牌', 'Cards', cardChart(report.cards, report.even) + cardTable(report.cards))}
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
  return table(
    ['', '胜率 wins', '95% 区间 interval', '平均得分 mean score'],
    [
      ...report.bySeat.map(({ seat, bot, wins, meanScore }) => [
        `${seat + 1} 号位 seat ${seat + 1} · ${bot}`,
        percent(wins.rate),
        interval(wins),
        decimal(meanScore),
      ]),
      ...report.byOrder.map((wins, order) => [
        `第 ${order + 1} 个行动 turn ${order + 1}`,
        percent(wins.rate),
        interval(wins),
        '',
      ]),
      ...report.byBot.map(({ bot, wins }) => [bot, percent(wins.rate), interval(wins), '']),
      ['共享胜利 shared victories', percent(report.ties.rate), interval(report.ties), ''],
    ],
  );
}

function distributionTable(report: Report): string {
  const { losingScores } = report;
  return table(
    ['', ...DISTRIBUTION_HEADS],
    [
      ['轮数 rounds', ...distributionCells(report.rounds)],
      ['决定 decisions', ...distributionCells(report.decisions)],
      ['得分 scores', ...distributionCells(report.scores)],
      ['胜者得分 winners', ...distributionCells(report.winningScores)],
      ...(losingScores ? [['其他得分 others', ...distributionCells(losingScores)]] : []),
    ],
  );
}

function cardTable(cards: readonly CardFigures[]): string {
  return table(
    [
      '牌 card',
      '获得率 taken',
      '每局 per game',
      '持有者胜率 wins',
      '95% 区间',
      '胜者张数',
      '其他张数',
    ],
    cards.map(({ name, taken, takenPerGame, wins, copiesWon, copiesLost }) => [
      `${name.zh} ${name.en}`,
      taken === null ? '—' : percent(taken.rate),
      decimal(takenPerGame),
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
