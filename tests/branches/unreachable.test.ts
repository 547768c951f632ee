import { describe, expect, test } from 'vitest';
import { unreachableInText } from '../../scripts/branches/unreachable.ts';

// Code made up for each case. `x` stands for a condition that can come true or false in a game.

const found = (text: string, others?: Record<string, string>) =>
  unreachableInText(text, others).map(({ what, line, rules }) => `${what} ${line} ${rules}`);

describe('a guard at the line that obeys is not found', () => {
  test.each([
    ['an act', `if (x && rule('1')) act();`],
    ['an act of its own, with nothing instead', `if (rule('1')) act();`],
    ['an act with another where x is false', `if (x && rule('1')) act(); else wait();`],
    ['a way out', `function f() { if (x && rule('1')) return 1; return 2; }`],
    ['the same denied', `function f() { if (!x || !rule('1')) return; act(); }`],
    ['a condition for all else', `const able = x || !rule('1');`],
    ['a choice', `const most = x && rule('1') ? 1 : 2;`],
    ['several numbers', `if (x && obeys('1', '2')) act(); else wait();`],
    ['a citation for the log', `rule('1'); act();`],
    [
      'a switch',
      `function f() { switch (x) { case 1: return rule('1'); default: return false; } }`,
    ],
    ['a loop', `while (x && rule('1')) act();`],
    ['another function of that name on an object', `if (!book.rule('1')) act();`],
    ['a parameter', `function f(able) { if (able) act(); else wait(); }`],
    ['a variable that changes', `let able = rule('1'); if (x) able = false; if (!able) act();`],
  ])('%s', (_, text) => expect(found(text)).toEqual([]));
});

describe('an arm that is never taken', () => {
  test.each([
    ['else', `if (rule('1')) act();\nelse wait();`, 'branch 2 1'],
    ['then', `if (!rule('1'))\n wait();`, 'branch 2 1'],
    ['then, where x does not matter', `if (x && !rule('1'))\n wait();`, 'branch 2 1'],
    ['of a choice', `const a = rule('1') ? 1 : 2;`, 'branch 1 1'],
    ['of a choice between rules', `const a = rule(x ? '1' : '2') ? 1 : 2;`, 'branch 1 1,2'],
    ['of two rules', `if (rule('1') && !obeys('2', '3')) wait();`, 'branch 1 2,3'],
    ['of a loop', `while (!rule('1')) wait();`, 'branch 1 1'],
    ['of a loop with a counter', `for (let i = 0; !rule('1'); i++) wait();`, 'branch 1 1'],
    ['looked at aside', `if (workingOut(() => !rule('1'))) wait();`, 'branch 1 1'],
    ['asked by name', `const off = !rule('1');\nif (off) wait();`, 'branch 2 1'],
  ])('%s', (_, text, what) => expect(found(text)).toEqual([what]));
});

describe('what follows a way out that is always taken', () => {
  test('after a return', () => {
    expect(found(`function f() {\nif (rule('1')) return 1;\nreturn 2;\n}`)).toEqual(['rest 3 1']);
  });

  test('after an if with two ways out', () => {
    const text = `function f() {\nif (!rule('1')) wait();\nelse {\nact();\nreturn;\n}\nlate();\n}`;
    expect(found(text)).toEqual(['branch 2 1', 'rest 7 1']);
  });

  test('functions stand wherever they like', () => {
    expect(found(`function f() { return g(); function g() { return 1; } }`)).toEqual([]);
  });
});

describe('an operand', () => {
  test.each([
    ['behind a rule or', `const a = rule('1') || x;`, 'operand 1 1'],
    ['behind no rule and', `const a = !rule('1') && x;`, 'operand 1 1'],
    ['before or a rule', `const a = x || rule('1');`, 'outcome 1 1'],
    ['before and no rule', `const a = x && !rule('1');`, 'outcome 1 1'],
    ['within more', `const a = y && (x || rule('1'));`, 'outcome 1 1'],
  ])('%s', (_, text, what) => expect(found(text)).toEqual([what]));
});

describe('a citation handed on', () => {
  test.each([
    ['to a function', `place(card, rule('1'));`],
    ['as a property', `const a = { faceDown: rule('1') };`],
    ['as an element', `const a = [rule('1'), x];`],
    ['by assignment', `card.faceDown = !rule('1');`],
  ])('%s', (_, text) => expect(found(text)).toEqual(['value 1 1']));
});

describe('a function that rules make always the same', () => {
  const same = `function able() {\nif (x) return rule('1');\nreturn rule('2');\n}\n`;

  test('here', () => expect(found(`${same}if (!able()) wait();`)).toEqual(['branch 5 1']));

  test('from another file, under another name', () => {
    const text = `import { able as may } from './able.ts';\nif (!may()) wait();`;
    expect(found(text, { 'able.ts': `export ${same}` })).toEqual(['branch 2 1']);
  });

  test('as a flow', () => {
    const text = `function* able() { yield 1; return rule('1'); }\nfunction* f() { if (!(yield* able())) wait(); }`;
    expect(found(text)).toEqual(['branch 2 1']);
  });

  test('not one that can also say no, or end without a word', () => {
    expect(found(`function able() { return x && rule('1'); }\nif (!able()) wait();`)).toEqual([]);
    expect(found(`function able() { if (x) return rule('1'); }\nif (!able()) wait();`)).toEqual([]);
  });

  test('not one whose name a parameter hides', () => {
    expect(found(`${same}function f(able) { if (!able()) wait(); }`)).toEqual([]);
  });
});
