import type { GameId } from '../games/ids.ts';
import type { RuleInfo } from '../rules/rule-info.ts';

/** The rulebook of a game with its standing, citations and proofs, as the judge weighs them. */
export async function rulesOf(game: GameId): Promise<RuleInfo[]> {
  const { coverage } = await import('@lianhuan/judge');
  return coverage(game)
    .rules.map(({ id, says, standing, why, shape, citations, proofs }) => ({
      id,
      says,
      standing,
      why,
      shape,
      citations: citations.map(({ file, line }) => `${file}:${line}`),
      proofs: proofs.filter(({ passed, cited }) => passed && cited).map(({ title }) => title),
    }))
    .sort((a, b) => inTheBook(a.id, b.id));
}

/** 1, 1.1, 1.1.6, 1.1.6#2, 1.1.6.1, 2. */
function inTheBook(one: string, other: string): number {
  const [first, second] = [numbersOf(one), numbersOf(other)];
  for (const [place, number] of first.path.entries()) {
    const difference = number - (second.path[place] ?? -1);
    if (difference !== 0) return difference;
  }
  return first.path.length - second.path.length || first.again - second.again;
}

/** `1.1.6#2` is the second item that bears the number 1.1.6. */
function numbersOf(id: string): { path: number[]; again: number } {
  const [path = '', again = '1'] = id.split('#');
  return { path: path.split('.').map(Number), again: Number(again) };
}
