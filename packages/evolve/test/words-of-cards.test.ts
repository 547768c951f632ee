import { expect, it, test } from 'vitest';
import { cards } from '../cards/check-cards.ts';
import type { CardKind } from '../cards/definition.ts';
import { englishText, explainCard } from '../cards/library.ts';
import { evolveText } from '../text/reading/language.ts';

// What is read of words in English, and which rules they are said to obey: each beside its counterpart.

function cardOf(kind: string, text: string) {
  const read = cards.readCards([{ name: '测试用', kind, text }]);
  if (!read.ok) throw new Error(read.problems[0].text.zh);
  return read.value[0];
}

it.each([
  ['若没有你的随从，抽1张卡牌。', 'If there is no follower of yours, draw 1 card.'],
  ['若有你的随从，抽1张卡牌。', 'If there is a follower of yours, draw 1 card.'],
  ['若有2个以上的你的随从，抽1张卡牌。', 'If there are 2 or more of your followers, draw 1 card.'],
  ['对对手的主战者造成1点伤害。', 'Deal 1 damage to the opponent’s leader.'],
  ['对所有主战者造成1点伤害。', 'Deal 1 damage to all leaders.'],
])('%s', (text, english) => {
  expect(englishText(cardOf('法术', text))).toBe(english);
});

test('one card is spoken of as one', () => {
  expect(englishText(cardOf('随从', '在你的回合中，此随从+1/+0。'))).toBe(
    'As long as it is your turn, this follower gets +1/+0.',
  );
  expect(englishText(cardOf('随从', '入场曲：使此随从变身为『妖精』。'))).toBe(
    'Fanfare: Transform this follower into a Fairy.',
  );
});

/** What a spell with these words has in print. */
function readText(text: string, kind: CardKind = 'spell'): string {
  return evolveText.parse(text, { kind, names: null }).text;
}

/** Can a spell, or a card of that kind, be read with these words? */
function isRead(text: string, kind = '法术'): boolean {
  return cards.readCards([{ name: '测试用', kind, text }]).ok;
}

test('the measure word is printed as that of the cards; before 随从或主战者 any will do', () => {
  expect(isRead('选择1名随从或主战者，对其造成1点伤害。')).toBe(true);
  expect(isRead('选择1个随从或主战者，对其造成1点伤害。')).toBe(true);
  expect(isRead('选择1个随从，对其造成1点伤害。')).toBe(true);
  for (const text of ['选择1张随从，对其造成1点伤害。', '选择1名随从，对其造成1点伤害。']) {
    expect(readText(text)).toBe('选择1个随从，对其造成1点伤害。');
  }
  expect(isRead('若有2张以上的你的随从，抽1张卡牌。')).toBe(false);
});

test('what lies in a public zone is picked without 选择 as a cost only; elsewhere 选择 is printed', () => {
  expect(readText('破坏1个你的随从：抽1张卡牌。', 'amulet')).toBe('破坏1个你的随从：抽1张卡牌。');
  expect(readText('横置：破坏1个你的随从。', 'amulet')).toBe('横置：选择1个你的随从，破坏其。');
  expect(isRead('横置：选择1个你的随从，将其破坏。', '护符')).toBe(true);
});

/** The rules that the words of a made-up spell obey. */
function rulesOf(text: string): readonly string[] {
  return explainCard(cardOf('法术', text)).flatMap(({ rules }) => rules);
}

test('drawing up to so many obeys the rules of 最多, drawing so many does not', () => {
  expect(rulesOf('抽最多2张卡牌。')).toEqual(expect.arrayContaining(['5.9.3', '5.9.3.1']));
  expect(rulesOf('抽2张卡牌。')).toEqual(expect.arrayContaining(['5.9.1', '5.9.2']));
  expect(rulesOf('抽2张卡牌。')).not.toContain('5.9.3');
});

test('X obeys the rules of X; of a printed number there is nothing to say', () => {
  const named = rulesOf('抽X张卡牌，X为你的随从的数量。');
  expect(named).toEqual(expect.arrayContaining(['5.2.1.2', '5.2.1.2.1', '5.2.1.2.2']));
  expect(rulesOf('抽2张卡牌。')).not.toContain('1.3.5');
  expect(rulesOf('抽2张卡牌。')).not.toContain('5.2.1.2');
});

test('whose turn it is obeys the rule of turns, in which phase that of phases', () => {
  expect(rulesOf('若现在是你的回合，抽1张卡牌。')).not.toContain('7.1.2');
  for (const phase of ['开始阶段', '主要阶段', '结束阶段']) {
    const rules = rulesOf(`若现在是你的${phase}，抽1张卡牌。`);
    expect(rules).toEqual(expect.arrayContaining(['7.1.1', '7.1.2']));
  }
});

test('each number of a player obeys its own rule', () => {
  const own = {
    能量点: '3.2.4.2',
    能量点最大值: '3.2.4.1',
    进化点: '3.2.5.1',
    主战者生命值: '2.8.3',
  };
  for (const [name, number] of Object.entries(own)) {
    const rules = rulesOf(`${name}+1。`);
    expect(rules).toEqual(expect.arrayContaining(['5.26.1', '1.3.2.4.1', number]));
    const others = Object.values(own).filter((one) => one !== number);
    expect(rules.filter((one) => others.includes(one))).toEqual([]);
  }
});
