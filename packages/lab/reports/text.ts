import type { Text } from '@lianhuan/kernel';
import { renderColumns, widthOf } from './columns.ts';
import type { CardFigures, Report } from './report.ts';
import { distributionRows, hadOffer, winRows } from './rows.ts';
import { DISTRIBUTION_HEADS, decimal, gameName, interval, percent, scoreHead } from './words.ts';

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
    ...renderColumns([['', ...DISTRIBUTION_HEADS], ...distributionRows(report)]),
    '',
    ...cardLines(report.cards, width),
  ].join('\n');
}

function winLines(report: Report): string[] {
  return renderColumns([
    ['胜率 wins', '', '95% 区间 interval', scoreHead(report)],
    ...winRows(report),
  ]);
}

function cardLines(cards: readonly CardFigures[], width: number): string[] {
  const lines = cardTable(cards, ({ zh, en }) => `${zh} ${en}`);
  if (lines.every((line) => widthOf(line) <= width)) return lines;
  return cardTable(cards, ({ zh }) => zh);
}

function cardTable(cards: readonly CardFigures[], nameIn: (name: Text) => string): string[] {
  const offer = hadOffer(cards);
  return renderColumns([
    [
      '牌 card',
      ...(offer ? ['获得 taken', '每局 a game'] : []),
      '胜率 wins',
      '95% 区间',
      '胜者张数',
      '其他张数',
    ],
    ...cards.map((card) => [
      nameIn(card.name),
      ...(offer
        ? [card.taken === null ? '' : percent(card.taken.rate), decimal(card.takenPerGame)]
        : []),
      card.wins.trials === 0 ? '' : percent(card.wins.rate),
      card.wins.trials === 0 ? '' : interval(card.wins),
      decimal(card.copiesWon),
      decimal(card.copiesLost),
    ]),
  ]);
}
