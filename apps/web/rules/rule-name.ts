import { ruleNumber, type Text } from '@lianhuan/kernel';
import { CHAPTERS } from '../games/chapters.ts';
import type { GameId } from '../games/ids.ts';

/**
 * What players read for a rule: its number in the book; of the step of a flow the flow's name and the place in it,
 * 伤害 3 for damage.3.
 */
export function ruleName(game: GameId, id: string): Text {
  const flow = flowOf(id);
  const name = flow === null ? undefined : flowName(game, flow);
  if (flow === null || name === undefined) return ruleNumber(id);
  const step = id.slice(flow.length + 1);
  return { zh: `${name.zh} ${step}`, en: `${name.en} ${step}` };
}

/** What a flow is called, e.g. 摸牌阶段 for phase.draw; undefined for one that the game does not name. */
export function flowName(game: GameId, flow: string): Text | undefined {
  return CHAPTERS[game][flow];
}

/** The flow of a step, phase.play of phase.play.3; null for any other number. */
export function flowOf(id: string): string | null {
  return /^[a-z][\w.]*(?=\.\d+$)/.exec(id)?.[0] ?? null;
}
