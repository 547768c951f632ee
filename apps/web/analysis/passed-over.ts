import type { AnalysedOption } from '@lianhuan/bots';
import { percent } from './percent.ts';

/** Is a later option shown with a higher chance than the first one, the pick? It looks better, but not surely so. */
export function isPassedOver(options: readonly Pick<AnalysedOption, 'chance'>[]): boolean {
  const [pick, ...others] = options;
  const shown = ({ chance }: Pick<AnalysedOption, 'chance'>) =>
    Number.parseInt(percent(chance), 10);
  return pick !== undefined && others.some((other) => shown(other) > shown(pick));
}
