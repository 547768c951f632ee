import type { Text } from '@lianhuan/kernel';
import { findGame } from '../games/index.ts';
import type { Distribution } from '../statistics/histogram.ts';
import type { Rate } from '../statistics/rate.ts';
import type { Report } from './report.ts';

/** The printed name of a game; its id, should it not be known here. */
export function gameName(id: string): Text {
  const found = findGame(id);
  return found.ok ? found.value.game.name : { zh: id, en: id };
}

/** What the rounds of a game are called, e.g. 轮数. */
export function roundName(id: string): Text {
  const found = findGame(id);
  return found.ok ? found.value.metrics.roundName : { zh: '轮数', en: 'rounds' };
}

/** What decides a game, e.g. 得分. */
export function scoreName(id: string): Text {
  const found = findGame(id);
  return (found.ok ? found.value.metrics.scoreName : undefined) ?? { zh: '得分', en: 'score' };
}

/** The head of the column of mean scores; empty where there are none. */
export function scoreHead({ game, scores }: Pick<Report, 'game' | 'scores'>): string {
  const { zh, en } = scoreName(game);
  return scores === null ? '' : `平均${zh} mean ${en}`;
}

/** `52.1%` */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** `50.5–53.6%` */
export function interval({ low, high }: Rate): string {
  return `${(low * 100).toFixed(1)}–${percent(high)}`;
}

/** A number with as many digits as tell something. */
export function decimal(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** A number, or nothing where there is none. */
export function decimalIfAny(value: number | null): string {
  return value === null ? '' : decimal(value);
}

/** The cells for a distribution: mean, median, p5, p95, least and most. */
export function distributionCells(of: Distribution): string[] {
  return [of.mean, of.median, of.p5, of.p95, of.least, of.most].map(decimal);
}

/** What the cells of {@link distributionCells} are. */
export const DISTRIBUTION_HEADS = ['平均 mean', '中位 median', '5%', '95%', '最少 min', '最多 max'];
