import { changeOf } from './equivalent.ts';
import type { Mutant } from './mutant.ts';
import type { Survivor, Verdict } from './verdict.ts';

/** A longer piece of code is told by its beginning. */
const WIDEST = 90;

/** What came of all changes, for people. */
export function tellVerdict(verdict: Verdict): string {
  const { survivors, unreached, changeNothing, wronglyListed, failing } = verdict;
  return [
    ...section('Noticed by nobody', survivors, tellSurvivor),
    ...section('Reached by nothing', unreached, tellMutant),
    ...section(
      'Shown to change nothing',
      changeNothing,
      (one) => `${tellMutant(one)}\n    ${one.why}`,
    ),
    ...section(
      'In the list of those that change nothing, and noticed',
      wronglyListed,
      (one) => `${tellMutant(one)}\n    by ${one.by}`,
    ),
    ...section('Failing although nothing is changed', failing, (name) => name),
    tellSum(verdict),
  ].join('\n');
}

/** One line of figures. */
export function tellSum(verdict: Verdict): string {
  const { tried, noticed, survivors, unreached, tooLong } = verdict;
  const by = [
    `${verdict.noticedByTests} by scenarios and tests`,
    `${verdict.noticedByGolden} by golden games alone`,
    `${verdict.noticedByTypes} by the compiler alone`,
  ];
  const survived = survivors.length + unreached.length;
  const counted = tried - verdict.changeNothing.length;
  const share = counted === 0 ? 0 : (100 * survived) / counted;
  return [
    `${verdict.package}: tried ${tried} of ${verdict.possible}, noticed ${noticed}`,
    `(${by.join(', ')}),`,
    `survived ${survived} (${share.toFixed(1)} %, ${unreached.length} reached by nothing),`,
    `change nothing ${verdict.changeNothing.length};`,
    `${tooLong} tests asked only where no other comes`,
  ].join(' ');
}

function section<Item>(
  title: string,
  items: readonly Item[],
  tell: (item: Item) => string,
): string[] {
  return items.length === 0 ? [] : [`${title} (${items.length})`, ...items.map(tell), ''];
}

function tellSurvivor(survivor: Survivor): string {
  const { scenarios, tests, proofs, modes, golden, atLoading } = survivor;
  const reached = [
    ...(scenarios > 0 ? [`${scenarios} scenarios`] : []),
    ...(tests > 0 ? [`${tests} tests`] : []),
    ...(proofs > 0 ? [`proofs of ${proofs} rules`] : []),
    ...(scenarios === 0 && modes > 0 ? [`${modes} scenarios in other modes`] : []),
    ...(golden > 0 ? [`${golden} golden games`] : []),
    ...(atLoading ? ['loading'] : []),
  ];
  return `${tellMutant(survivor)}\n    reached by ${reached.join(', ')}`;
}

function tellMutant(mutant: Mutant): string {
  const { file, line, kind, after, rules } = mutant;
  const change = changeOf(after === '' ? { ...mutant, after: '(dropped)' } : mutant);
  const lines = [`  ${file}:${line}  ${kind}`, `    ${shortened(mutant.code)}`];
  lines.push(`    ${shortened(change)}`);
  if (rules.length > 0) lines.push(`    near ${rules.join(' ')}`);
  return lines.join('\n');
}

function shortened(code: string): string {
  return code.length > 2 * WIDEST ? `${code.slice(0, WIDEST)} … ${code.slice(-WIDEST)}` : code;
}
