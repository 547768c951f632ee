import { describe, expect, it } from 'vitest';
import { readYaml } from '../index.ts';

/** The limits of YAML, each as far as it goes. */

const faultsOf = (source: string, several = false) =>
  readYaml(source, several).faults.map(({ line, column, text }) => `${line}:${column} ${text.zh}`);

describe('YAML', () => {
  it('is told where it is none, in both languages', () => {
    const { documents, faults } = readYaml('a: 1\nb: [x\n');
    expect(documents).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(faults[0].line).toBe(3);
    expect(faults[0].text.zh).toMatch(/^不是有效的 YAML：/);
    expect(faults[0].text.en).toMatch(/^This is not valid YAML: [^\n]+$/);
    expect(faults[0].text.en).not.toContain(' at line ');
  });

  it('with wide marks is told that they should be narrow, on the line of the fault alone', () => {
    expect(faultsOf('a: "甲\n')[0]).not.toContain('半角');
    expect(faultsOf('a: 甲，乙\nb: "丙\n')[0]).not.toContain('半角');
    expect(faultsOf('b: "甲"，乙\n')[0]).toContain('冒号、逗号、括号和引号要用半角');
    expect(readYaml('b: "甲"，乙\n').faults[0].text.en).toContain('half-width');
  });

  it('is one document, or several where that is wished', () => {
    expect(faultsOf('a\n---\nb')[0]).toContain('只能有一份内容');
    const { documents, faults } = readYaml('a\n---\nb', true);
    expect(faults).toEqual([]);
    expect(documents.map((one) => one.toJS())).toEqual(['a', 'b']);
    expect(readYaml('', true)).toMatchObject({ documents: [], faults: [] });
  });

  it('of several documents leaves those that are sound', () => {
    const { documents, faults } = readYaml('a: 1\n---\n&x [*x]\n---\nb: 2', true);
    expect(documents.map((one) => one.toJS())).toEqual([{ a: 1 }, { b: 2 }]);
    expect(faults).toMatchObject([{ line: 3, column: 5 }]);
  });

  it('is 250000 characters long at most', () => {
    expect(faultsOf(`#${'x'.repeat(249_999)}`)).toEqual([]);
    expect(faultsOf(`#${'x'.repeat(250_000)}`)).toEqual([
      '1:1 文件太长：至多 250000 个字，这里有 250001 个',
    ]);
  });

  it('has texts of 5000 characters at most, names too', () => {
    const [most, more] = ['x'.repeat(5000), 'x'.repeat(5001)];
    expect(faultsOf(`- "${most}"`)).toEqual([]);
    expect(faultsOf(`a: 1\n? "${more}"\n: 1`)[0]).toBe('2:3 一段文字太长：至多 5000 个字');
  });

  it('has 100 references at most', () => {
    const of = (many: number) => `- &a x\n- [${Array(many).fill('*a').join()}]`;
    expect(faultsOf(of(100))).toEqual([]);
    expect(faultsOf(of(101))[0]).toContain('引用（*名）太多');
  });

  it('has 200000 items at most, with what is referred to', () => {
    // The list itself, 101 times a list of 1979, and some more.
    const of = (more: number) => {
      const items = [`&a [${Array(1979).fill('x').join()}]`, ...Array(100).fill('*a')];
      return `[${[...items, ...Array(more).fill('x')].join()}]`;
    };
    expect(faultsOf(of(19))).toEqual([]);
    expect(faultsOf(of(20))[0]).toContain('至多 200000 项');
  });

  it('is 40 levels deep at most, with what is referred to', () => {
    const [open, close] = ['['.repeat(30), ']'.repeat(30)];
    const of = (levels: number) =>
      `[&a ${open}${close}, ${'['.repeat(levels)}*a${']'.repeat(levels)}]`;
    expect(faultsOf(of(8))).toEqual([]);
    expect(faultsOf(of(9))[0]).toContain('至多 40 层');
    expect(faultsOf(`${'['.repeat(40)}x${']'.repeat(40)}`)).toEqual([]);
    expect(faultsOf(`${'['.repeat(41)}x${']'.repeat(41)}`)[0]).toContain('1:41 ');
  });

  it('has no name twice in a map, also where one refers to the other', () => {
    expect(faultsOf('{a: 1, b: {a: 2}, c: 3}')).toEqual([]);
    expect(faultsOf('{a: 1, b: 2, a: 3}')[0]).toContain('1:14 ');
  });

  it('may have nothing in it', () => {
    expect(faultsOf('')).toEqual([]);
    expect(faultsOf('a:\n')).toEqual([]);
  });
});
