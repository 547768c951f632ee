import { describe, expect, it } from 'vitest';
import { createLanguage, meaning, type Node, readYaml, type Word } from '../index.ts';
import { fair } from './dialect.ts';

describe('words inside words', () => {
  const diagnose = (levels: number) =>
    fair.parse(`开场：${'若正在下雨，'.repeat(levels)}拿1枚铜钱。`, null).diagnostics;

  it('are read down to a depth that no card has', () => {
    const start = performance.now();
    expect(diagnose(25)).toEqual([]);
    // Printing it again once took twice as long with each level: half a minute for these.
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('are told about where there are too many, always at the same place', () => {
    const [found, ...others] = diagnose(40);
    expect(found).toMatchObject({ kind: 'too-deep', line: 1 });
    expect(found.text.zh).toContain('至多 60 层');
    expect(found.text.en).toContain('60 levels at most');
    expect(others).toEqual([]);
    expect(diagnose(60)).toEqual([found]);
    expect(diagnose(90)).toEqual([found]);
  });

  it('leave the next text as readable as it was', () => {
    diagnose(90);
    expect(diagnose(20)).toEqual([]);
  });
});

describe('a number in a text', () => {
  const diagnose = (number: string) =>
    fair.parse(`开场：拿${number}枚铜钱。`, null).diagnostics.map(({ text }) => text.zh);

  it('is no higher than anybody counts', () => {
    expect(diagnose('999')).toEqual([]);
    expect(diagnose('1000')).toEqual(['数字太大：至多 999']);
    expect(diagnose('999999999')).toEqual(['数字太大：至多 999']);
    expect(diagnose('9'.repeat(1000))).toContain('数字太大：至多 999');
  });
});

describe('a text that takes too long to read in all ways', () => {
  const word = (kind: string, zh: string): Word<Node> => ({
    kind,
    forms: [{ as: 'unit', zh }],
    english: () => kind,
    explain: meaning(kind, kind),
    rules: [],
  });
  const words = Array.from({ length: 200 }, (_, at) =>
    word(`w${at}`, `甲${String.fromCharCode(0x4e01 + at)}`),
  );
  const crowd = createLanguage<Node, null>(
    {
      name: 'Crowd',
      words: [...words, word('it', '甲')],
      vocabularies: {},
      unions: {},
      labels: {},
    },
    null,
  );

  it('is told where it could be read no further as it is printed, and only there', () => {
    expect(crowd.parse('甲'.repeat(400), null).diagnostics).toEqual([]);
    const { diagnostics } = crowd.parse(`${'甲'.repeat(400)}子。子。`, null);
    expect(diagnostics.map(({ span }) => span[0])).toEqual([400]);
  });
});

describe('words that cannot be read', () => {
  it('are quoted in part when they are long', () => {
    const [{ text }] = fair.parse(`开场：${'娶'.repeat(500)}。`, null).diagnostics;
    expect(text.zh).toContain(`「${'娶'.repeat(30)}…${'娶'.repeat(30)}」`);
    expect(text.zh.length).toBeLessThan(300);
  });

  it('end the reading after some sentences', () => {
    expect(fair.parse('开场：娶。'.repeat(100), null).diagnostics.length).toBe(11);
  });
});

describe('YAML from a stranger', () => {
  const faultOf = (source: string) => {
    const { documents, faults } = readYaml(source);
    expect(documents.length + faults.length).toBe(1);
    return faults.map(({ line, column, text }) => `${line}:${column} ${text.zh}`).join();
  };

  it('is read with references that stand for what they refer to', () => {
    const [document] = readYaml('[&a [x, y], *a]').documents;
    expect(document.toJS()).toEqual([
      ['x', 'y'],
      ['x', 'y'],
    ]);
  });

  it('has no reference that holds itself', () => {
    expect(faultOf('&a [*a, *a]')).toBe('1:5 这个引用（*名）包含它自己');
    expect(faultOf('a: &a { b: { c: *a } }')).toContain('包含它自己');
  });

  it('has no reference to what is not there', () => {
    expect(faultOf('[x, *none]')).toBe('1:5 没有这样的引用（*名）');
    expect(faultOf('- *late\n- &late x')).toContain('没有这样的引用');
  });

  it('has no references that grow without measure', () => {
    const rows = ['- &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let row = 1; row < 9; row++) {
      rows.push(
        `- &a${row} [${Array(10)
          .fill(`*a${row - 1}`)
          .join()}]`,
      );
    }
    expect(faultOf(rows.join('\n'))).toContain('引用（*名）太多');
    const wide = `- &a [${'x,'.repeat(10_000)}]\n- [${Array(30).fill('*a').join()}]`;
    expect(faultOf(wide)).toContain('引用（*名）太多');
  });

  it('is no deeper than anybody writes, however it is made so', () => {
    expect(faultOf('['.repeat(40) + ']'.repeat(40))).toBe('');
    expect(faultOf('['.repeat(41) + ']'.repeat(41))).toContain('至多 40 层');
    const referred = Array.from({ length: 50 }, (_, row) =>
      row === 0 ? '- &a0 x' : `- &a${row} [*a${row - 1}]`,
    );
    expect(faultOf(referred.join('\n'))).toContain('至多 40 层');
    for (const opening of ['[', '{a: ', '- ', '? ', '[? ', '{? ']) {
      expect(faultOf(opening.repeat(20_000)), opening).toMatch(/层|不是有效的 YAML/);
    }
  });

  it('is no longer than anybody writes', () => {
    expect(faultOf('x'.repeat(250_001))).toContain('至多 250000 个字');
    expect(faultOf(`- ${'x'.repeat(5001)}`)).toBe('1:3 一段文字太长：至多 5000 个字');
  });

  it('has no name twice in one map, and tells so even of a great many', () => {
    expect(faultOf('a: 1\nb: 2\na: 3')).toContain('3:1 不是有效的 YAML：同一个名称写了两次');
    const names = Array.from({ length: 20_000 }, (_, index) => `k${index}: 1`);
    const start = performance.now();
    expect(faultOf(names.join('\n'))).toBe('');
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('has no characters that a terminal would obey', () => {
    expect(faultOf('name: "\\e[31m甲"')).toBe('1:7 文字里有不能显示的字符 U+001B');
    expect(faultOf('name: "\\u202e甲"')).toContain('U+202E');
    expect(faultOf('name: "\\ud800"')).toContain('U+D800');
    expect(faultOf('"\\0": 甲')).toContain('U+0000');
    expect(faultOf('text: "一\\n二\\t三"')).toBe('');
  });

  it('gives plain data alone, whatever its tags and names say', () => {
    const [document] = readYaml(
      '{__proto__: {name: 甲}, b: !!binary aGk=, d: !!set {x}}',
    ).documents;
    const read = document.toJS();
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(read.name).toBeUndefined();
    expect(read.b).toBe('aGk=');
  });
});
