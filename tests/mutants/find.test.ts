import { describe, expect, test } from 'vitest';
import { CHANGE_KINDS, type ChangeKind } from '../../scripts/mutants/change.ts';
import { type MutableFile, mutantOf, readMutable } from '../../scripts/mutants/mutant.ts';

// What can be changed in code, shown on code made up for it.

/** The changes of one kind as `before → after`. */
function changesOf(source: string, kind: ChangeKind): string[] {
  return changesIn(readMutable('made-up.ts', source), kind);
}

function changesIn(file: MutableFile, kind: ChangeKind): string[] {
  return file.changes
    .filter((change) => change.kind === kind)
    .map((change) => mutantOf(file, change))
    .map(({ before, after }) => `${before} → ${after}`);
}

/** All changes, whatever their kind. */
function allChangesOf(source: string): string[] {
  return CHANGE_KINDS.flatMap((kind) => changesOf(source, kind));
}

describe('a condition', () => {
  test('is always so, never so, and the other way round', () => {
    const changes = ['ready → true', 'ready → false', 'ready → !(ready)'];
    expect(changesOf('if (ready) go();', 'condition')).toEqual(changes);
    expect(changesOf('go(ready ? one : two);', 'condition')).toEqual(changes);
  });

  test('that is denied is not denied', () => {
    expect(changesOf('if (!ready) go();', 'condition')).toContain('!ready → ready');
  });

  test('of a loop is never so: endless loops are not looked for', () => {
    expect(changesOf('while (ready) go();', 'condition')).toEqual(['ready → false']);
    expect(changesOf('while (true) go();', 'condition')).toEqual([]);
  });

  test('of a broken invariant is always so: what never happens is not missed', () => {
    const broken = "if (ready) { throw new Error('not ready'); }";
    expect(changesOf(broken, 'condition')).toEqual(['ready → true']);
    const wrongUse = "if (ready) throw new RangeError('not ready');";
    expect(changesOf(wrongUse, 'condition')).toContain('ready → false');
  });
});

describe('what is joined', () => {
  test('by && is joined by ||, and each part is left out', () => {
    expect(changesOf('if (a && b && c) go();', 'logic')).toEqual([
      'a && b && c → a || b || c',
      'a && b && c → b && c',
      'a && b && c → a && c',
      'a && b && c → a && b',
    ]);
  });

  test('by || likewise, with the parts in parentheses that need them', () => {
    const changes = changesOf('if (a || (b && c)) go();', 'logic');
    expect(changes).toContain('a || (b && c) → a && (b && c)');
    expect(changes).toContain('b && c → b || c');
  });

  test('as a value is also true and false', () => {
    const changes = changesOf('const both = a && b;', 'logic');
    expect(changes).toContain('a && b → true');
    expect(changes).toContain('a && b → false');
  });
});

describe('a rule that is cited', () => {
  test('is never left out: the rule coverage misses it', () => {
    expect(allChangesOf("rule('1.2');")).toEqual([]);
    expect(changesOf("if (rule('1.2')) go();", 'condition')).toEqual(["rule('1.2') → false"]);
    expect(changesOf("if (!rule('1.2')) go();", 'condition')).toEqual(["!rule('1.2') → true"]);
  });

  test('leaves of its condition what it always and never is', () => {
    const guarded = "if (ready && rule('1.2')) go();";
    expect(changesOf(guarded, 'logic')).toEqual([]);
    expect(changesOf(guarded, 'condition').slice(0, 2)).toEqual([
      "ready && rule('1.2') → true",
      "ready && rule('1.2') → false",
    ]);
    expect(changesOf("const is = ready && rule('1.2');", 'logic')).toEqual([
      "ready && rule('1.2') → true",
      "ready && rule('1.2') → false",
    ]);
  });

  test('beside two conditions leaves each of them out', () => {
    expect(changesOf("if (a && b && obeys('1', '2')) go();", 'logic')).toEqual([
      "a && b && obeys('1', '2') → b && obeys('1', '2')",
      "a && b && obeys('1', '2') → a && obeys('1', '2')",
    ]);
  });

  test('stands beside the changes of its function', () => {
    const file = readMutable(
      'made-up.ts',
      "function f() {\n  if (rule('1.2')) go();\n  stay();\n}",
    );
    const [stays] = file.changes.filter(({ node }) => node.getText() === 'stay();');
    expect(mutantOf(file, stays)).toEqual({
      file: 'made-up.ts',
      line: 3,
      code: 'stay();',
      kind: 'statement',
      before: 'stay();',
      after: '',
      rules: ['1.2'],
    });
  });
});

test('a comparison is met a little earlier or later, and turned round', () => {
  expect(changesOf('go(a < b, a >= b, a === b, a !== b);', 'comparison')).toEqual([
    'a < b → a <= b',
    'a < b → a >= b',
    'a >= b → a > b',
    'a >= b → a < b',
    'a === b → a !== b',
    'a !== b → a === b',
  ]);
});

test('what is denied as a value is not denied', () => {
  expect(changesOf('go(!ready);', 'negation')).toEqual(['!ready → ready']);
  expect(changesOf("go(!rule('1'));", 'negation')).toEqual([]);
});

test('a sum is a difference, and words are none', () => {
  expect(changesOf('a += b - c; d++; go(-e);', 'arithmetic')).toEqual([
    'a += b - c → a -= b - c',
    'b - c → b + c',
    'd++ → d--',
    '-e → e',
  ]);
  expect(changesOf("go('a' + b); for (let i = 0; ; i++) go();", 'arithmetic')).toEqual([]);
});

test('some are all, the first is the last, and nothing is left out of a list', () => {
  const source = 'go(a.some(f), b.find(f), c.filter(f).at(-1), d[0], Math.min(e, f), g?.every(h));';
  expect(changesOf(source, 'call')).toEqual([
    'a.some(f) → a.every(f)',
    'b.find(f) → b.findLast(f)',
    'c.filter(f).at(-1) → c.filter(f).at(0)',
    'c.filter(f) → c',
    'd[0] → d.at(-1)',
    'Math.min(e, f) → Math.max(e, f)',
    'g?.every(h) → g?.some(h)',
  ]);
});

test('a statement is dropped: a call, an assignment, a step of a procedure', () => {
  const source = 'function* f() { go(); a = b; yield* happen(); const c = go(); }';
  expect(changesOf(source, 'statement')).toEqual(['go(); → ', 'a = b; → ', 'yield* happen(); → ']);
});

test('a number is one more and one less, true is false', () => {
  expect(changesOf('const a = { n: 2, none: 0, is: true };', 'literal')).toEqual([
    '2 → 3',
    '2 → 1',
    '0 → 1',
    'true → false',
  ]);
  expect(changesOf('go(a[0], a.at(-1), { 1: b });', 'literal')).toEqual([]);
  const members = 'const NAMES: Readonly<Record<Name, true>> = { a: true };';
  expect(changesOf(members, 'literal')).toEqual([]);
  expect(changesOf(members.replace('true>', 'boolean>'), 'literal')).toEqual(['true → false']);
});

test('what is returned is the other truth, nothing of a list, no words', () => {
  const source = `
    function is(): boolean { return known(); }
    function all(): readonly Card[] { return cards; }
    function name(): string { return card.name; }
    function* may(): Flow<boolean> { return yield* asked(); }
    function count(): number { return cards.length; }
    const none = (): Card[] => NONE;`;
  expect(changesOf(source, 'return')).toEqual([
    'known() → !(known())',
    'cards → []',
    "card.name → ''",
    'yield* asked() → !(yield* asked())',
  ]);
});

test('nothing is changed in types, imports, words for people and what is thrown', () => {
  const source = `
    import { a } from './1.ts';
    export { a } from './2.ts';
    interface B { readonly is: true; readonly c: 1 }
    type D = 2 | false;
    const e = { zh: f(1), en: g ? 'one' : 'two', english: (h: B) => h.c > 1 };
    function told(i: number): Text | null { return i > 0 ? words : null; }
    const key = \`\${j ? 'k' : 'l'}\`;
    function m() { throw new RangeError(n > 1 ? 'o' : 'p'); }
    // if (q) go(1);`;
  expect(allChangesOf(source)).toEqual([]);
});

test('nothing is changed where another expression cannot stand', () => {
  const changes = allChangesOf('a[0] = b; c?.filter(d).length;');
  expect(changes).toEqual(['a[0] = b; → ']);
});
