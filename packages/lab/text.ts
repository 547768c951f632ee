import type { Text } from '@lianhuan/kernel';
import { renderColumns, widthOf } from './columns.ts';
import type { CardFigures, Report } from './report.ts';
import {
  DISTRIBUTION_HEADS,
  decimal,
  distributionCells,
  gameName,
  interval,
  percent,
} from './words.ts';

/**
 * The report for a terminal: Chinese first, English second.
 * @param width columns of the terminal; one too narrow for cards in both languages gets the Chinese
 */
export function renderText(report: Report, width = Number.POSITIVE_INFINITY): string {
  const { games, players, seed, bots } = report;
  return [
    `${gameName(report.game).zh}：${games} 局，${players} 名玩家（${bots.join('、')}），种子 ${seed}`,
    `${games} games of ${players} players, seed ${seed}`,
    '',
    ...winLines(report),
    '',
    ...renderColumns([
      ['', ...DISTRIBUTION_HEADS],
      ['轮数 rounds', ...distributionCells(report.rounds)],
      ['决定 decisions', ...distributionCells(report.decisions)],
      ['得分 scores', ...distributionCells(report.scores)],
      ['胜者得分 winners', ...distributionCells(report.winningScores)],
      ...(report.losingScores
        ? [['其他得分 others', ...distributionCells(report.losingScores)]]
        : []),
    ]),
    '',
    ...cardLines(report.cards, width),
  ].join('\n');
}

function winLines(report: Report): string[] {
  const rows = [
    ['胜率 wins', '', '95% 区间 interval', '平均得分 mean score'],
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
    ['共享胜利 shared', percent(report.ties.rate), interval(report.ties), ''],
  ];
  return renderColumns(rows);
}

function cardLines(cards: readonly CardFigures[], width: number): string[] {
  const lines = cardTable(cards, ({ zh, en }) => `${zh} ${en}`);
  if (lines.every((line) => widthOf(line) <= width)) return lines;
  return cardTable(cards, ({ zh }) => zh);
}

function cardTable(cards: readonly CardFigures[], nameIn: (name: Text) => string): string[] {
  return renderColumns([
    ['牌 card', '获得 taken', '每局 a game', '胜率 wins', '95% 区间', '胜者张数', '其他张数'],
    ...cards.map((card) => [
      nameIn(card.name),
      card.taken === null ? '' : percent(card.taken.rate),
      decimal(card.takenPerGame),
      card.wins.trials === 0 ? '' : percent(card.wins.rate),
      card.wins.trials === 0 ? '' : interval(card.wins),
      decimal(card.copiesWon),
      decimal(card.copiesLost),
    ]),
  ]);
}
