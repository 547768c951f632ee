import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mutantOf, readMutable } from '../../scripts/mutants/mutant.ts';
import { TypeCheck } from '../../scripts/mutants/types.ts';

// Which changes of code made up for it the compiler refuses.

const check = new TypeCheck(join(import.meta.dirname, '../..'));

const SHAPES = `type Shape = { kind: 'square'; side: number } | { kind: 'circle'; radius: number };
export function sideOf(shape: Shape): number {
`;

/** The changes of the body of a function that the compiler takes, and those that it refuses. */
function asked(body: string) {
  const source = `${SHAPES}${body}\n}\n`;
  const file = readMutable('tests/mutants/made-up.ts', source);
  const told = file.changes.map((change) => {
    const { before, after } = mutantOf(file, change);
    return { change: `${before} → ${after}`, what: check.refusalOf(file, change) };
  });
  return {
    taken: told.filter(({ what }) => what === null).map(({ change }) => change),
    refused: told.filter(({ what }) => what !== null).map(({ change }) => change),
  };
}

describe('the compiler', () => {
  test('refuses what is asked of a thing that does not have it', () => {
    const { taken, refused } = asked(
      "const big = shape.kind === 'square' && shape.side > 3; return big ? 1 : 0;",
    );
    expect(refused).toContain("shape.kind === 'square' && shape.side > 3 → shape.side > 3");
    expect(taken).toContain("shape.kind === 'square' && shape.side > 3 → shape.kind === 'square'");
    expect(taken).toContain('shape.side > 3 → shape.side >= 3');
  });

  test('refuses a condition that lets through what cannot be asked, and takes one that holds more back', () => {
    const { taken, refused } = asked("if (shape.kind !== 'square') return 0; return shape.side;");
    expect(refused).toContain("shape.kind !== 'square' → false");
    expect(taken).toContain("shape.kind !== 'square' → true");
  });

  test('takes a statement that is left out, unless others stand on it', () => {
    const { taken, refused } = asked(
      'let side: number; side = 1; const sides = [side]; sides.push(2); return sides.length;',
    );
    expect(taken).toContain('sides.push(2); → ');
    expect(refused).toContain('side = 1; → ');
  });

  test('is not asked where the code has errors as it is', () => {
    expect(asked("return 1 + 'a' + shape.nothing;").refused).toEqual([]);
  });
});
