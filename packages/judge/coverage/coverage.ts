import type { RuleStanding, Text } from '@lianhuan/kernel';
import { Sayings } from '../english/english-words.ts';
import type { Citation } from './citations.ts';
import type { JudgedGame } from '../scenario/judged-game.ts';
import { runScenario, type ScenarioResult } from '../running/run-scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** One scenario that lists a rule, and whether it proves it. */
export interface Proof {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** What it comes to, in English; null where that is known in Chinese alone. */
  readonly english: string | null;
  readonly passed: boolean;
  /** Did a line of code that cites the rule run while the scenario was played? */
  readonly cited: boolean;
  /** Does something that the scenario claims of the table fail when the rule is switched off? */
  readonly notices: boolean;
}

/** What an enforced rule can lack. */
export const LACKS = ['citation', 'proof', 'ablation'] as const;
/** Something an enforced rule lacks. */
export type Lack = (typeof LACKS)[number];

/** How one rule is covered. */
export interface RuleCoverage {
  readonly id: string;
  readonly says: Text;
  readonly standing: RuleStanding;
  readonly why: Text | null;
  /** Why it cannot be switched off, if it cannot. */
  readonly shape: Text | null;
  readonly citations: readonly Citation[];
  readonly proofs: readonly Proof[];
  /** Is there a scenario that passes, lists the rule, and ran through code that cites it? */
  readonly proven: boolean;
  /** Is there a scenario that lists the rule and ends with another table when the rule is switched off? */
  readonly ablated: boolean;
  readonly lacks: readonly Lack[];
}

/** Counts of rules; all but `total` are of enforced ones. */
export interface CoverageSummary {
  readonly game: string;
  readonly total: number;
  readonly enforced: number;
  readonly cited: number;
  readonly proven: number;
  readonly ablated: number;
  readonly shape: number;
  /** Enforced rules that lack a citation, a proof, or an ablation without being shape. */
  readonly missing: number;
}

/** How a rulebook is covered: in numbers, and rule by rule. */
export interface Coverage {
  readonly summary: CoverageSummary;
  readonly rules: readonly RuleCoverage[];
}

/**
 * Evaluates every rule of a game against where it is cited and the scenarios that were run.
 * @param ablating whether each rule is switched off too, which takes as long again; else `ablated` is false for all.
 */
export function coverageOf(
  judged: JudgedGame,
  results: readonly ScenarioResult[],
  citations: ReadonlyMap<string, readonly Citation[]>,
  ablating = true,
): Coverage {
  const rules = Object.keys(judged.rules)
    .sort(byChapter)
    .map((id) => coverRule(judged, id, results, citations.get(id) ?? [], ablating));
  const enforced = rules.filter(({ standing }) => standing === 'enforced');
  const count = (wanted: (rule: RuleCoverage) => boolean) => enforced.filter(wanted).length;
  const summary = {
    game: judged.game.id,
    total: rules.length,
    enforced: enforced.length,
    cited: count(({ citations }) => citations.length > 0),
    proven: count(({ proven }) => proven),
    ablated: count(({ ablated }) => ablated),
    shape: count(({ shape }) => shape !== null),
    missing: count(({ lacks }) => lacks.length > 0),
  };
  return { summary, rules };
}

/** The index is in the order of the rulebook, but objects list a key like "2" before "1.1". */
function byChapter(before: string, after: string): number {
  return Number.parseInt(before, 10) - Number.parseInt(after, 10) || 0;
}

function coverRule(
  judged: JudgedGame,
  id: string,
  results: readonly ScenarioResult[],
  citations: readonly Citation[],
  ablating: boolean,
): RuleCoverage {
  const { says, standing, why = null, shape = null } = judged.rules[id];
  const proofs = results
    .filter(({ scenario }) => scenario.rules.includes(id))
    .map((result) => proofOf(result, id, ablating));
  const proven = proofs.some(({ passed, cited }) => passed && cited);
  const ablated = proofs.some(({ passed, notices }) => passed && notices);
  const lacks: Lack[] = [];
  if (standing === 'enforced') {
    if (citations.length === 0) lacks.push('citation');
    if (!proven) lacks.push('proof');
    if (ablating && !ablated && shape === null) lacks.push('ablation');
  }
  return { id, says, standing, why, shape, citations, proofs, proven, ablated, lacks };
}

function proofOf(
  { scenario, match, passed, cited }: ScenarioResult,
  id: string,
  ablating: boolean,
): Proof {
  const { file, line, title, practice } = scenario;
  const english = practice?.english ?? new Sayings().title(scenario, match);
  const notices = ablating && passed && noticesWithout(scenario, id);
  return { file, line, title, english, passed, cited: cited.has(id), notices };
}

/** A run that crashes without the rule shows that the code needs it, not what the rule brings about. */
function noticesWithout(scenario: Scenario, id: string): boolean {
  const { failure } = runScenario(scenario, { off: [id] });
  return failure !== null && failure.kind !== 'fault';
}

/** The enforced rules, each switched off in turn, sorted by whether a scenario failed without it. */
export interface Ablation {
  readonly game: string;
  readonly noticed: readonly RuleCoverage[];
  /** Enforced, not `shape`, and no scenario that lists it fails without it. */
  readonly unnoticed: readonly RuleCoverage[];
  readonly shape: readonly RuleCoverage[];
}

/** Sorts the enforced rules by whether a scenario failed while they were switched off. */
export function ablationOf({ summary, rules }: Coverage): Ablation {
  const enforced = rules.filter(({ standing }) => standing === 'enforced');
  return {
    game: summary.game,
    noticed: enforced.filter(({ ablated }) => ablated),
    unnoticed: enforced.filter(({ ablated, shape }) => !ablated && shape === null),
    shape: enforced.filter(({ ablated, shape }) => !ablated && shape !== null),
  };
}
