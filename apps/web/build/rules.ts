import type { Proof } from '@lianhuan/judge';
import type { GameId } from '../games/ids.ts';
import type { ProofInfo, RuleInfo } from '../rules/rule-info.ts';
import { coverageOf } from './coverage.ts';
import { WAITING } from './games.ts';
import { termsByRule } from './glossary.ts';
import { scenarioFileName } from './proofs.ts';

/** The rulebook of a game with its standing and proofs, as the judge weighs them. */
export async function rulesOf(game: GameId): Promise<RuleInfo[]> {
  const rules = await coverageOf(game);
  const proofOf = proofsByScenario();
  const waiting = await WAITING[game]?.();
  const terms = termsByRule(game);
  // Where chapters have names, in the order of the book.
  const chapters = [...new Set(rules.map(({ id }) => namedChapter(id)))];
  const chapterAt = (id: string) => chapters.indexOf(namedChapter(id));
  return rules
    .map(({ id, says, standing, why, shape, proofs }) => ({
      id,
      says,
      standing,
      why,
      shape,
      proofs: proofs.filter(({ passed, cited }) => passed && cited).map(proofOf),
      waiting: waiting !== undefined && isTiming(id) ? (waiting.get(id) ?? []) : null,
      terms: terms.get(id) ?? [],
    }))
    .sort((a, b) => chapterAt(a.id) - chapterAt(b.id) || inTheBook(a.id, b.id));
}

/** One object for each scenario, however many rules it proves: so it travels once. */
function proofsByScenario(): (scenario: Pick<Proof, 'title' | 'english' | 'file'>) => ProofInfo {
  const known = new Map<string, ProofInfo>();
  return ({ title, english, file }) => {
    const proof = known.get(title) ?? { title, english, file: scenarioFileName(file) };
    known.set(title, proof);
    return proof;
  };
}

/** The steps of flows, e.g. phase.play.3: their numbers begin with the flow's name. */
function isTiming(id: string): boolean {
  return /^[a-z]/.test(id);
}

/** The words before a number: M of M3, phase.play. of phase.play.3; none of 804.5d. */
function namedChapter(id: string): string {
  return /^\D*/.exec(id)?.[0] ?? '';
}

/** 1, 1.1, 1.1.6, 1.1.6#2, 1.1.6.1, 2; and 117.7, 117.7a, 117.7#2, 117.7a#2, 117.10. */
function inTheBook(one: string, other: string): number {
  const [first, second] = [placeOf(one), placeOf(other)];
  for (const [depth, number] of first.path.entries()) {
    const difference = number - (second.path[depth] ?? -1);
    if (difference !== 0) return difference;
  }
  return (
    first.path.length - second.path.length ||
    first.again - second.again ||
    first.letters.localeCompare(second.letters, 'en')
  );
}

interface Place {
  readonly path: readonly number[];
  /** `117.7a` is the item a of 117.7. */
  readonly letters: string;
  /** `1.1.6#2` is the second item that bears the number 1.1.6. */
  readonly again: number;
}

function placeOf(id: string): Place {
  const [, path = '', letters = '', again = '1'] = /^\D*([\d.]*)(\w*)#?(\d*)$/.exec(id) ?? [];
  return { path: path.split('.').map(Number), letters, again: Number(again || 1) };
}
