import { describe, expect, test } from 'vitest';
import { readScenarios } from '../reading/read-scenarios.ts';
import { judgedToy } from './judged-toy.ts';

const GAMES = { toy: judgedToy() };

const read = (text: string) => readScenarios(text, 'case.yaml', GAMES);
const problems = (text: string) =>
  read(text).problems.map(
    ({ line, column, path, text }) => `${line}:${column} ${path} ${text.zh} | ${text.en}`,
  );
const withCheck = (check: string) => problems(`game: toy\ntitle: 例\nexpect:\n  - ${check}\n`);

describe('a scenario file', () => {
  test('holds one scenario a document', () => {
    const { scenarios } = read('game: toy\ntitle: 甲\n---\ngame: toy\ntitle: 乙\n');
    expect(scenarios.map(({ title, line }) => `${line} ${title}`)).toEqual(['1 甲', '4 乙']);
  });

  test('keeps rule numbers as they are written', () => {
    const [scenario] = read('game: toy\ntitle: 例\nrules: [1.10, 1.1, 2]\n').scenarios;
    expect(scenario.rules).toEqual(['1.10', '1.1', '2']);
  });

  test('without a scenario is a problem', () => {
    expect(problems('# nothing\n')[0]).toContain('文件里没有局面');
  });

  test('that is no YAML says where', () => {
    expect(problems('game: toy\ntitle: [\n')[0]).toMatch(/^3:1 {2}不是有效的 YAML/);
  });

  test('that is no YAML says it once a document, and in both languages', () => {
    const found = problems('game: toy\ntitle: 例\nsetup: { A: { 手里: [桃子 }\n');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      /不是有效的 YAML：缩进不对，或括号没有写完 \| This is not valid YAML: Flow/,
    );
  });

  test('in which marks are as wide as letters says so', () => {
    expect(problems('game: toy\ntitle: 例\nsetup: { A: { 甜度: 2，手里: [桃子] } }\n')[0]).toMatch(
      /^3:19 .*冒号、逗号、括号和引号要用半角/,
    );
    expect(problems('game：toy\ntitle：例\n')[0]).toContain('半角冒号');
  });

  test('may have digits, letters and signs of comparison in any width', () => {
    const { scenarios, problems } = read(
      'game: toy\ntitle: 例\nsetup: { A: { 甜度: ２, 手里: [桃子　x２] } }\nexpect:\n  - Ａ．甜度 ≥ １\n  - A.手里 ＝ ２\n',
    );
    expect(problems).toEqual([]);
    expect(scenarios[0].expect.map(({ claim }) => claim)).toMatchObject([
      { comparison: '>=', right: { value: 1 } },
      { comparison: '=', right: { value: 2 } },
    ]);
  });

  test('reads the other documents when one is wrong', () => {
    const { scenarios, problems } = read('game: 不存在\ntitle: 甲\n---\ngame: toy\ntitle: 乙\n');
    expect(scenarios).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 1, column: 1, path: 'game' });
  });
});

describe('a mistake is named with its place and what would be right', () => {
  test('an unknown part', () => {
    expect(problems('game: toy\ntitle: 例\nplay: []\n')[0]).toBe(
      '3:1 play 不认识“play”；是“plays”吗？可以写：game、title、rules、players、cards、setup、start、plays、expect、practice' +
        ' | "play" is not known; did you mean "plays"? Known: game, title, rules, players, cards, setup, start, plays, expect, practice',
    );
  });

  test.each([
    ['game: toy\n', /title 应当是一句话/],
    [
      'game: toy\ntitle: 例\nrules: [1.9]\n',
      /^3:9 rules\[0\] 没有名为“1.9”的规则条目；是“1.1”吗？/,
    ],
    ['game: toy\ntitle: 例\nplayers: 9\n', /^3:1 players 这个游戏有 2 至 4 位玩家/],
    ['game: toy\ntitle: 例\nplayers: 两个\n', /players 应当是玩家人数/],
    [
      'game: toy\ntitle: 例\nsetup: { A: { 手里: [桃] } }\n',
      /^3:20 setup.A.手里\[0\] 没有名为“桃”的牌；是“桃子”吗？/,
    ],
    ['game: toy\ntitle: 例\nsetup: { A: { 手: [] } }\n', /玩家没有“手”；是“手里”吗？/],
    ['game: toy\ntitle: 例\nsetup: { C: { 手里: [桃子] } }\n', /没有座位“C”；本例的座位是 A、B/],
    ['game: toy\ntitle: 例\nsetup: { 手里: [桃子] }\n', /要写明是谁的，例如 A.手里/],
    ['game: toy\ntitle: 例\nsetup: { A: { 甜度: 很甜 } }\n', /这里应当是一个整数/],
    [
      'game: toy\ntitle: 例\nsetup: { __proto__: [桃子] }\n',
      /^3:10 setup.__proto__ “__proto__”不能/,
    ],
    [
      'game: toy\ntitle: 例\nsetup: { A: { __proto__: 1 } }\n',
      /^3:15 setup.A.__proto__ “__proto__”不能/,
    ],
    [
      'game: toy\ntitle: 例\nplays:\n  - { A: 摘, __proto__: 让过 }\n',
      /^4:13 plays\[0\].__proto__ “__proto__”不能/,
    ],
    ['game: toy\ntitle: 例\n__proto__: 1\n', /^3:1 __proto__ “__proto__”不能/],
    [
      'game: toy\ntitle: 例\ncards: [{ __proto__: 甲 }]\n',
      /^3:11 cards\[0\].__proto__ “__proto__”不能/,
    ],
    ['game: toy\ntitle: 例\nstart: { __proto__: 甲 }\n', /^3:10 start.__proto__ “__proto__”不能/],
    ['game: toy\ntitle: 例\nsetup: { 轮到: A }\n', /“轮到”由其余的局面得出，不能设定/],
    ['game: toy\ntitle: 例\nsetup: { 果核: [桃子] }\n', /“果核”由其余的局面得出，不能设定/],
    [
      'game: toy\ntitle: 例\nsetup: { A: { 手里: [{ card: 李子, 叶子: [李子, 桃子] }] } }\n',
      /^3:41 setup.A.手里\[0\].叶子\[1\] “桃子”不是能放在“叶子”的牌/,
    ],
    [
      'game: toy\ntitle: 例\nsetup: { A: { 手里: [桃子 三个] } }\n',
      /牌名之后的“三个”看不懂；可以写 x张数、横置/,
    ],
    ['game: toy\ntitle: 例\nsetup: { 篮子: [桃子, 空] }\n', /篮子没有位置之分/],
    [
      'game: toy\ntitle: 例\nstart: true\nsetup: { A: { 甜度: 1 } }\n',
      /^4:15 setup.A.甜度 与 start 同时写的 setup 只能有这些区域：篮子、手里/,
    ],
    ['game: toy\ntitle: 例\nsetup: { phase: 夜晚 }\n', /没有名为“夜晚”的阶段；是“夜里”吗？/],
    ['game: toy\ntitle: 例\nsetup: { 排行: [桃子] }\n', /“排行”由其余的局面得出，不能设定/],
    [
      'game: toy\ntitle: 例\nsetup: { A: { 手里: [{ card: 桃子, 花: 1 }] } }\n',
      /setup.A.手里\[0\].花 牌上没有“花”；可以写：card、owner、叶子、虫/,
    ],
    ['game: toy\ntitle: 例\nsetup: { A: { 手里: [{ card: 桃子, 虫: 多 }] } }\n', /应当是一个整数/],
    ['game: toy\ntitle: 例\nsetup: { A: { 手里: [{ card: 桃子, owner: D }] } }\n', /没有座位“D”/],
    ['game: toy\ntitle: 例\nsetup: { A: { 手里: [{ 虫: 1 }] } }\n', /setup 里每一项应当是/],
    ['game: toy\ntitle: 例\nstart: true\ncards: [{ name: 仙桃 }]\n', /要在 setup 里写明放在哪里/],
    ['game: toy\ntitle: 例\nplays:\n  - A 拿\n', /^4:5 plays\[0\] plays 的每一行应当是/],
    ['game: toy\ntitle: 例\nplays:\n  - A: 拿\n    B: 拿\n', /每一行写一个“座位: 选项”/],
    ['game: toy\ntitle: 例\nplays:\n  - D: 拿\n', /没有座位“D”/],
    ['game: toy\ntitle: 例\nplays:\n  - any: 许多\n', /any 应当是次数/],
    ['game: toy\ntitle: 例\nplays:\n  - never: A.手里 is empty\n', /只能写在 expect 里/],
  ])('%j', (text, said) => {
    expect(problems(text)[0]).toMatch(said);
  });

  test.each([
    ['A.手里 拥有 桃子', /看不懂“A.手里 拥有 桃子”；可以写：A.弃牌堆 has 牌名；/],
    ['桃子 很甜', /看不懂“桃子 很甜”；可以写：牌名 费用 = 2；/],
    ['A maj 拿', /可以写：A may 选项；A may not 选项 because 2.3.2 \|/],
    ['log citez 1.1', /可以写：[^；]*；log says 文字 \|/],
    ['phase is 夜里 of X', /没有座位“X”/],
    ['A.手里 has 杏子', /没有名为“杏子”的牌/],
    ['A.甜度 has 桃子', /不是区域，而是数值/],
    ['A.甜 = 1', /玩家没有“甜”；是“甜度”吗？/],
    ['酸 of 桃子 in A.手里 = 1', /没有名为“酸”的数值/],
    ['轮到 = 3', /没有座位“3”/],
    ['轮到 < A', /是座位，只能写/],
    ['A may 拿 because 1.1', /because 只能写在 may not 之后/],
    ['A may not 拿 because 9', /没有名为“9”的规则条目/],
    ['log cites 9.9', /没有名为“9.9”的规则条目/],
    ['winner: X', /没有座位“X”/],
    ['桃子 味道 = 咸', /没有名为“咸”的味道/],
    ['桃子 has 咸', /没有名为“咸”的状态或特征/],
    ['桃子 is not 横制', /没有名为“横制”的状态或特征；是“横置”吗？/],
    ['桃子 香 = 1', /没有名为“香”的数值/],
    ['花 of 桃子 is 李子', /没有名为“花”的附着/],
    ['A.手里 has 桃子 (花2)', /牌名之后的“花2”看不懂；可以写 x张数、横置、虫N/],
    ['桃子 in 排行', /“排行”不是区域，而是列表/],
    ['X sees 桃子 in A.手里', /没有座位“X”/],
    ['A sees 杏子 in B.手里', /没有名为“杏子”的牌/],
    ['A sees 桃子 in B.甜度', /不是区域，而是数值/],
    ['A was shown 杏子', /没有名为“杏子”的牌/],
    ['A knows X chose 桃子', /没有座位“X”/],
    ['phase is 傍晚', /没有名为“傍晚”的阶段/],
  ])('expect %j', (check, said) => {
    expect(withCheck(check)[0]).toMatch(said);
  });
});
