import type { Distribution } from '../statistics/histogram.ts';
import type { Rate } from '../statistics/rate.ts';
import type { CardFigures, Report } from './report.ts';
import {
  decimalIfAny,
  distributionCells,
  interval,
  percent,
  roundName,
  scoreName,
} from './words.ts';

// The rows of the tables that both the terminal and the page show.

/** Who won how often: name, rate, interval, mean score. */
export function winRows(report: Report): string[][] {
  return [
    ...report.bySeat.map(({ seat, bot, wins, meanScore }) => [
      `${seat + 1} 号位 seat ${seat + 1} · ${bot}`,
      percent(wins.rate),
      interval(wins),
      decimalIfAny(meanScore),
    ]),
    ...report.byOrder.map((wins, order) =>
      rateRow(`第 ${order + 1} 个行动 turn ${order + 1}`, wins),
    ),
    ...report.bySide.map(({ name, wins }) => rateRow(`${name.zh} ${name.en}`, wins)),
    ...report.byBot.map(({ bot, wins }) => rateRow(bot, wins)),
    ...report.byDeck.map(({ deck, wins }) => rateRow(deck, wins)),
    ...report.byPair.map(({ deck, against, wins }) => rateRow(`${deck} : ${against}`, wins)),
    rateRow('共享胜利 shared', report.ties),
    rateRow('平局 draws', report.draws),
    rateRow('无限循环 loops', report.loops),
  ];
}

/** How long games were and how high the scores: name, and the cells of each distribution. */
export function distributionRows(report: Report): string[][] {
  const { zh, en } = roundName(report.game);
  const score = scoreName(report.game);
  const rows: readonly (readonly [string, Distribution | null])[] = [
    [`${zh} ${en}`, report.rounds],
    ['决定 decisions', report.decisions],
    [`${score.zh} ${score.en}`, report.scores],
    [`胜者${score.zh} winners`, report.winningScores],
    [`其他${score.zh} others`, report.losingScores],
  ];
  return rows.flatMap(([name, of]) => (of === null ? [] : [[name, ...distributionCells(of)]]));
}

/** Did cards stand open for anybody to get in any game? If not, the column for it is left out. */
export function hadOffer(cards: readonly CardFigures[]): boolean {
  return cards.some(({ taken, takenPerGame }) => taken !== null || takenPerGame > 0);
}

function rateRow(name: string, wins: Rate): string[] {
  return [name, percent(wins.rate), interval(wins), ''];
}
