import { BOT_LEVELS, botNamed } from '@lianhuan/bots';
import type { Ladder } from '../ladder/ladder.ts';
import { renderColumns } from './columns.ts';
import { interval, percent } from './words.ts';

/** A ladder as text for a terminal: the ratings, the strongest first, and how each two of them met. */
export function renderLadder({ game, players, seed, bots, pairs }: Ladder): string {
  const strongest = bots.toSorted((one, other) => other.rating.elo - one.rating.elo);
  const whole = (elo: number) => elo.toFixed(0);
  const ranks = strongest.map(({ name, rating }) => [
    titleOf(name),
    whole(rating.elo),
    `${whole(rating.low)}–${whole(rating.high)}`,
  ]);
  const met = pairs.map(({ first, second, wins }) => [
    `${titleOf(first)} : ${titleOf(second)}`,
    percent(wins.rate),
    interval(wins),
    `${wins.trials}`,
  ]);
  return [
    `${game} · ${players} 人 players · 种子 seed ${seed}`,
    '',
    ...renderColumns([['天梯 ladder', 'Elo', '95%'], ...ranks]),
    '',
    ...renderColumns([['对局 meetings', '胜率 wins', '95%', '局数 games'], ...met]),
  ].join('\n');
}

function titleOf(bot: string): string {
  const name = botNamed(bot);
  return name === null ? bot : `${BOT_LEVELS[name].zh} ${name}`;
}
