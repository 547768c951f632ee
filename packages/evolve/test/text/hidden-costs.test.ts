import { expect, it } from 'vitest';
import { evolveText } from '../../text/reading/language.ts';

// Whether a cost can be paid is seen before anything is used: it tells nothing of what the opponent hides (4.1.2.2).

const diagnose = (text: string) =>
  evolveText.parse(text, { kind: 'follower', names: null }).diagnostics.map((one) => one.text.zh);

it.each([
  '展示1张对手手牌的法术：抽1张卡牌。',
  '横置，展示随机1张对手手牌的法术：抽1张卡牌。',
  '将1张对手牌组的费用≤3的卡牌放置到墓场：抽1张卡牌。',
  '将1张对手手牌的卡牌放置到战场：抽1张卡牌。',
  '当此随从攻击时，可以将1张对手手牌的法术放置到墓场：抽1张卡牌。',
])('asks for certain hidden cards of the opponent as a cost: %s', (text) => {
  expect(diagnose(text)).toEqual([expect.stringContaining('4.1.2.2')]);
});

it.each([
  '展示1张对手手牌的卡牌：抽1张卡牌。',
  '展示1张你手牌的法术：抽1张卡牌。',
  '将1张对手墓场的法术放置到牌组底部：抽1张卡牌。',
  '横置：查看对手的手牌，选择1张对手手牌的法术，将其丢弃。',
])('asks for what can be known, or is no cost: %s', (text) => {
  expect(diagnose(text)).toEqual([]);
});

// So is whatever always holds (10.1.1.3).
it.each([
  '若有对手手牌的法术，此随从具有【突进】。',
  '若没有对手手牌的费用≤2的卡牌，此随从+1/+1。',
  '若有对手手牌的法术，此随从+1/+1。',
  '若有你牌组的法术，此随从具有【突进】。',
  '若对手手牌的法术的数量≥1，此随从+1/+1。',
  '此卡牌的使用费用-X，X为对手手牌的法术的数量。',
  '此随从+X/+0，X为对手牌组的随从的数量。',
  '此随从+X/+0，X为对手手牌的随从的攻击力。',
  '若对手手牌的卡牌的费用≥3，此随从具有【突进】。',
  '你的随从具有“若有对手手牌的法术，此随从具有【突进】”。',
])('rests at all times on hidden cards that nobody shows: %s', (text) => {
  expect(diagnose(text)).toEqual([expect.stringContaining('4.1.2.2')]);
});

it.each([
  '若没有对手手牌的卡牌，此随从具有【突进】。',
  '若有你手牌的法术，此随从具有【突进】。',
  '若有你墓场的法术，此随从具有【突进】。',
  '此卡牌的使用费用-X，X为对手手牌的数量。',
  '入场曲：若有对手手牌的法术，抽1张卡牌。',
  '你的随从具有“入场曲：若有对手手牌的法术，抽1张卡牌”。',
  '入场曲：若有你牌组的法术，抽1张卡牌。',
])('rests on what is seen, or asks once: %s', (text) => {
  expect(diagnose(text)).toEqual([]);
});
