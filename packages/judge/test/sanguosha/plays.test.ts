import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { readScenarios } from '../../reading/read-scenarios.ts';
import { runScenario } from '../../running/run-scenario.ts';

/** Why the scenario fails, on one line; null if it passes. */
function failureOf(body: string): string | null {
  const text = `game: sanguosha\ntitle: 例\n${body}`;
  const { scenarios, problems } = readScenarios(text, 'case.yaml', GAMES);
  expect(problems).toEqual([]);
  const { failure } = runScenario(scenarios[0]);
  return failure && `${failure.line} ${failure.text.zh}`;
}

/** A scenario in which these lines are played. */
function lines(setup: string, ...plays: readonly string[]): string {
  return `setup:\n  牌堆: [桃♥3 x9]\n${setup}\nplays:\n${plays.map((play) => `  - ${play}\n`).join('')}`;
}

const SLASH = '  A: { 手牌: [杀♠7] }\n  B: { 手牌: [闪♦2] }';

test.each([
  ['目标 B', '不使用 闪'],
  ['指定 B', '不出'],
  ['选择目标 B', '跳过'],
  ['选择 B', '取消'],
  ['对 B', '不响应'],
])('%s and %s are what players say for a target and for no answer', (target, pass) => {
  const plays = lines(SLASH, 'A: 使用 杀', `A: ${target}`, `B: ${pass}`);
  expect(failureOf(`${plays}expect:\n  - B.体力 = 3\n  - B.手牌 = 1\n`)).toBeNull();
});

test.each(['对 B 使用 杀', '使用 杀 目标 B', '出 杀♠7，指定 B'])(
  '%s is two picks in one line',
  (line) => {
    const plays = lines(SLASH, `A: ${line}`, 'B: 放弃');
    expect(failureOf(`${plays}expect:\n  - B.体力 = 3\n`)).toBeNull();
  },
);

const CONVERTED = '  A: { 武将牌: [关羽], 手牌: [桃♥3, 桃♥4] }';

test.each(['武圣：桃♥3', '发动 武圣 桃♥3', '将 桃♥3 当 杀 使用', '将【桃♥3】当【杀】使用'])(
  '%s is a conversion',
  (line) => {
    const plays = lines(CONVERTED, `A: ${line}`, 'A: 目标 B');
    expect(failureOf(`${plays}expect:\n  - A.手牌 is 桃♥4\n  - B.体力 = 3\n`)).toBeNull();
  },
);

test('a converted card has its name alone where no other has it', () => {
  const one = '  A: { 武将牌: [关羽], 手牌: [桃♥3] }';
  const plays = lines(one, 'A: 将 桃 当 杀 使用', 'A: 目标 B');
  expect(failureOf(`${plays}expect:\n  - B.体力 = 3\n`)).toBeNull();
});

test('what may mean several options is refused', () => {
  expect(failureOf(lines(CONVERTED, 'A: 发动 武圣'))).toBe(
    '7 “发动 武圣”可以是几个选项：武圣：桃♥3 当【杀】；武圣：桃♥4 当【杀】',
  );
});

test('a name in brackets is a whole one', () => {
  const plays = lines('  A: { 手牌: [桃园结义], 体力: 1 }', 'A: 使用【桃】');
  expect(failureOf(plays)).toBe('7 A 没有选项“使用【桃】”；是“使用 桃园结义♥A”吗？');
});

test('a cost may be told before the target, and both may be forced', () => {
  const setup = '  A: { 武将牌: [典韦（火）], 装备区: [青釭剑] }';
  const plays = lines(setup, 'A: 发动 强袭', 'A: 弃置 青釭剑', 'A: 目标 C');
  expect(failureOf(`${plays}expect:\n  - C.体力 = 3\n  - A.装备区 is empty\n`)).toBeNull();
});

test('what happens of itself may be told, what does not may not', () => {
  const setup = '  A: { 武将牌: [吕布], 手牌: [杀] }\n  B: { 手牌: [闪♦2, 闪♦3] }';
  const plays = ['A: 对 B 使用 杀', 'A: 发动 无双', 'B: 使用 闪♦2', 'B: 使用 闪♦3'];
  expect(failureOf(lines(setup, ...plays))).toBeNull();
  expect(failureOf(lines(setup.replace('吕布', '张飞'), ...plays))).toMatch(/^9 现在不询问 A/);
});

test('确定 goes without saying where the next line comes after it', () => {
  const setup = '  A: { 武将牌: [孙权], 手牌: [杀♠7, 闪♦2, 桃♥4] }';
  const plays = lines(setup, 'A: 发动 制衡', 'A: 弃置 杀♠7、闪♦2', 'A: 结束出牌');
  expect(failureOf(`${plays}expect:\n  - 弃牌堆 has 杀♠7, 闪♦2\n`)).toBeNull();
});

test('执行 and one of two things to do go without saying', () => {
  const setup = '  A: { 武将牌: [神吕蒙] }\n  B: { 手牌: [桃♥5, 杀♠7] }';
  const plays = lines(setup, 'A: 发动 攻心', 'A: 目标 B', 'A: 展示 桃♥5', 'A: 置于牌堆顶');
  expect(failureOf(`${plays}expect:\n  - B.手牌 is 杀♠7\n  - 牌堆 = 10\n`)).toBeNull();
});

test('a position can stand before the play phase', () => {
  const setup = '  phase: 出牌阶段开始前\n  A: { 武将牌: [刘禅（山）], 手牌: [杀, 闪] }';
  const plays = lines(setup, 'A: 发动 放权', 'A: 弃置 杀', 'A: 目标 C', 'until: C 出牌');
  expect(failureOf(`${plays}expect:\n  - 当前回合角色 = C\n`)).toBeNull();
});

const FEEDBACK =
  '  active: B\n  A: { 武将牌: [司马懿] }\n  B: { 手牌: [杀♠7, 闪♦2], 装备区: [赤兔] }';
const HIT = ['B: 对 A 使用 杀'];

test.each(['让过', '不发动', '不发动 反馈', '不发动〖反馈〗'])('%s lets a skill be', (line) => {
  const plays = lines(FEEDBACK, ...HIT, `A: ${line}`);
  expect(failureOf(`${plays}expect:\n  - A.手牌 is empty\n`)).toBeNull();
});

test.each(['不发动 遗计', '不使用 决斗', '发动 龙胆'])('%s is none of what is asked', (line) => {
  expect(failureOf(lines(FEEDBACK, ...HIT, `A: ${line}`))).toMatch(/^10 A 没有选项/);
});

test.each([
  ['获得 赤兔', '赤兔'],
  ['获得 B的手牌', '闪♦2'],
  ['获得 B的一张手牌', '闪♦2'],
])('%s takes what is asked for', (line, card) => {
  const plays = lines(FEEDBACK, ...HIT, 'asked: A 反馈', 'A: 发动 反馈', `A: ${line}`);
  expect(failureOf(`${plays}expect:\n  - A.手牌 is ${card}\n`)).toBeNull();
});

test('弃置 is not said of what is taken', () => {
  const plays = lines(FEEDBACK, ...HIT, 'A: 发动 反馈', 'A: 弃置 赤兔');
  expect(failureOf(plays)).toMatch(/^11 A 没有选项“弃置 赤兔”/);
});

const SOWING = '  A: { 武将牌: [周瑜], 手牌: [杀♠7] }';

test.each(['红桃', '选择 方块', '♥', '声明 梅花'])('%s names a suit', (suit) => {
  const plays = lines(SOWING, 'A: 发动 反间', 'A: 目标 B', `B: ${suit}`);
  expect(failureOf(`${plays}expect:\n  - B.体力 = 3\n`)).toBeNull();
});

test.each(['摸两张牌', '选择 摸', '选项 2', '第2项', '选择 摸2张牌'])(
  '%s is one of two things',
  (line) => {
    const setup = '  phase: 准备阶段开始时\n  A: { 武将牌: [姜维（山）], 体力: 2 }';
    const plays = lines(setup, `A: ${line}`, 'A: 不发动 观星');
    expect(failureOf(`${plays}expect:\n  - A.体力 = 2\n`)).toBeNull();
  },
);

test('a line waits for other lines of its play, and never for another play', () => {
  const cards = '  A: { 手牌: [杀♠7, 杀♠8, 诸葛连弩] }\n  B: {}';
  const once = ['A: 使用 杀♠7', 'A: 目标 B'];
  const late = lines(cards, ...once, 'A: 使用 杀♠8', 'A: 使用 诸葛连弩', 'A: 目标 B');
  expect(failureOf(late)).toMatch(/^\d+ .*使用 杀♠8/);
  const inTime = lines(cards, ...once, 'A: 使用 诸葛连弩', 'A: 使用 杀♠8', 'A: 目标 B');
  expect(failureOf(inTime)).toBeNull();
});

test('whoever has no hand to answer with may be said not to answer', () => {
  const plays = lines(FEEDBACK, ...HIT, 'A: 不使用 闪', 'A: 发动 反馈', 'A: 获得 赤兔');
  expect(failureOf(`${plays}expect:\n  - A.手牌 is 赤兔\n`)).toBeNull();
});

test('放弃 is of the card that was not asked for where a skill is used next', () => {
  const setup = '  A: { 手牌: [借刀杀人] }\n  B: { 武将牌: [孙尚香], 装备区: [青釭剑] }';
  const plays = lines(setup, 'A: 使用 借刀杀人 目标 B、C', 'B: 放弃', 'B: 发动 枭姬');
  expect(failureOf(`${plays}expect:\n  - B.手牌 = 2\n`)).toBeNull();
});

test.each(['不使用 闪', '放弃'])('%s of what is asked is never passed over', (pass) => {
  const setup = '  A: { 手牌: [杀♠7] }\n  B: { 手牌: [闪♦2] }';
  const plays = lines(setup, 'A: 使用 杀 目标 B', `B: ${pass}`, 'B: 使用 闪♦2');
  expect(failureOf(plays)).toMatch(/^10 .*不询问 B/);
  const further = lines(setup, 'A: 使用 杀 目标 B', `B: ${pass}`, 'until: A 出牌', 'B: 使用 闪♦2');
  expect(failureOf(further)).toMatch(/^11 .*不询问 B/);
  expect(
    failureOf(`${lines(setup, 'A: 使用 杀 目标 B', `B: ${pass}`)}expect:\n  - B.体力 = 3\n`),
  ).toBeNull();
});

const SPEAR = '  A: { 装备区: [丈八蛇矛], 手牌: [桃♥3, 闪♦2] }';

test.each([
  '将 桃♥3、闪♦2 当 杀 使用，目标 B',
  '发动 丈八蛇矛 桃♥3、闪♦2，目标 B',
  '丈八蛇矛：桃♥3、闪♦2，目标 B',
])('%s makes a card of two', (line) => {
  expect(failureOf(`${lines(SPEAR, `A: ${line}`)}expect:\n  - B.体力 = 3\n`)).toBeNull();
});

test.each(['check: A.手牌 = 1', 'A: 使用 桃♥3'])('确定 goes without saying before %s', (next) => {
  const setup = '  A: { 武将牌: [孙权], 手牌: [闪♦2, 杀♠7], 体力: 3 }';
  const plays = lines(setup, 'A: 发动 制衡，弃置 杀♠7、闪♦2', next.replace('= 1', '= 2'));
  expect(failureOf(plays)).toBeNull();
});

test('确定 and the last of what must all be picked go without saying in the end', () => {
  const setup = '  A: { 武将牌: [孙权], 手牌: [闪♦2, 杀♠7] }';
  const plays = lines(setup, 'A: 发动 制衡，弃置 杀♠7');
  expect(failureOf(`${plays}expect:\n  - 弃牌堆 is 杀♠7\n`)).toBeNull();
  expect(failureOf(`${plays}expect:\n  - 弃牌堆 is 闪♦2\n`)).not.toBeNull();
});

test('a line that begins another play is not taken for more targets', () => {
  const setup = '  国战: 1\n  A: { 手牌: [调虎离山, 火杀♥4] }';
  const plays = lines(setup, 'A: 使用 调虎离山 目标 B', 'A: 使用 火杀♥4 目标 C');
  expect(failureOf(`${plays}expect:\n  - C.体力 = 3\n`)).toBeNull();
});

test('a card is called as what it counts as where it lies', () => {
  const setup = '  A: { 武将牌: [大乔], 手牌: [闪♦3, 过河拆桥] }\n  B: { 手牌: [桃♥4] }';
  const laid = ['A: 将 闪♦3 当 乐不思蜀 使用，目标 B', 'check: B.判定区 has 乐不思蜀'];
  const plays = lines(setup, ...laid, 'A: 使用 过河拆桥 目标 B', 'A: 弃置 乐不思蜀');
  expect(failureOf(`${plays}expect:\n  - 弃牌堆 has 闪♦3\n  - B.手牌 = 1\n`)).toBeNull();
});

test('of several parts of a skill a line means the one that can be played on', () => {
  const setup = '  A: { 武将牌: [神周瑜], 手牌: [闪♦2] }';
  const plays = lines(setup, 'A: 发动 业炎', 'A: 目标 B、C');
  expect(failureOf(`${plays}expect:\n  - B.体力 = 3\n  - C.体力 = 3\n`)).toBeNull();
});

test.each(['重铸 杀♣2', '发动 连环，重铸 杀♣2'])('%s recasts by a skill', (line) => {
  const plays = lines('  A: { 武将牌: [庞统], 手牌: [杀♣2] }', `A: ${line}`);
  expect(failureOf(`${plays}expect:\n  - A.手牌 is 桃♥3\n`)).toBeNull();
});

test.each(['将 桃♥3 交给 C', '桃♥3 交给 C', '交给 C 桃♥3', '选择 桃♥3，目标 C'])(
  '%s gives a card',
  (line) => {
    const setup = '  A: { 手牌: [杀♠7] }\n  B: { 武将牌: [郭嘉] }';
    const plays = lines(setup, 'A: 使用 杀♠7 目标 B', 'B: 发动 遗计', `B: ${line}`);
    expect(failureOf(`${plays}expect:\n  - C.手牌 is 桃♥3\n  - B.手牌 is 桃♥3\n`)).toBeNull();
  },
);

const COMMANDER =
  'cards:\n  - { name: 督将, kind: 武将牌, faction: 魏, text: "〖督责〗出牌阶段，你可以令1名其他角色选择是否执行军令。" }\n';

test('of two alike that are laid down for one offer of 军令 chance takes the place of the second', () => {
  const laid =
    '  国战: 1\n  军令: 军令三, 军令三\n  A: { 武将牌: [督将, 白板 魏] }\n  B: { 武将牌: [白板 蜀] }';
  const plays = lines(laid, 'A: 发动 督责', 'A: 选择 B', 'check: 军令 is 军令三', 'A: 军令三');
  expect(failureOf(`${COMMANDER}${plays}expect:\n  - "asked: B"\n`)).toBeNull();
});

test('what is no 军令 is told, with those that there are', () => {
  const text =
    'game: sanguosha\ntitle: 例\nsetup: { 国战: 1, 军令: [军令三, 军令七], A: { 手牌: [] } }\n';
  const [problem] = readScenarios(text, 'case.yaml', GAMES).problems;
  expect(problem).toMatchObject({ line: 3, path: 'setup.军令[1]' });
  expect(problem.text.zh).toContain('军令里没有“军令七”；是“军令一”吗？可以写：军令一、军令二');
});
