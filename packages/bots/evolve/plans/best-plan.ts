import type { Use } from './uses.ts';

/** Which of the things that can be used together are worth most, with so much energy and room. */
export function bestPlan(uses: readonly Use[], energy: number, room: number): ReadonlySet<Use> {
  const worthwhile = uses
    .filter(({ worth, energy: cost }) => worth > 0 && cost <= energy)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST);
  return new Set(choose(worthwhile, 0, { energy, room, once: true }).uses);
}

/** More are not weighed against each other. */
const MOST = 10;

interface Means {
  readonly energy: number;
  readonly room: number;
  /** 进化 or 用餐 may still be used. */
  readonly once: boolean;
}

interface Plan {
  readonly worth: number;
  readonly uses: readonly Use[];
}

const NOTHING: Plan = { worth: 0, uses: [] };

function choose(uses: readonly Use[], from: number, means: Means): Plan {
  const use = uses[from];
  if (use === undefined) return NOTHING;
  const without = choose(uses, from + 1, means);
  const left = after(means, use);
  if (left === null) return without;
  const rest = choose(uses, from + 1, left);
  const worth = rest.worth + use.worth;
  return worth > without.worth ? { worth, uses: [use, ...rest.uses] } : without;
}

/** What is left once it is used; null if it cannot be. */
function after({ energy, room, once }: Means, use: Use): Means | null {
  if (use.energy > energy || (use.takesRoom && room < 1) || (use.once && !once)) return null;
  return {
    energy: energy - use.energy,
    room: room - (use.takesRoom ? 1 : 0),
    once: once && !use.once,
  };
}
