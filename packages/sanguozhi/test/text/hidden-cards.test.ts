import { expect, test } from 'vitest';
import { sanguozhiText } from '../../text/reading/language.ts';

// 300.3, 301.4: nobody looks for cards by 指定, or by a cost, where they cannot see any.

/** What the reader complains of; empty for nothing. */
function complaint(text: string): string {
  const { diagnostics } = sanguozhiText.parse(text, { kind: null, names: null });
  return diagnostics.map((one) => one.text.zh).join();
}

test.each([
  '将1张指定敌方手牌卡置入墓地。',
  '将1张指定敌方手牌谋略置入墓地。',
  '将1张指定手牌卡置入墓地。',
  '将1张指定我方手牌卡置入墓地。',
  '将1张指定敌方卡组卡置入墓地。',
  '将1张指定己方卡组卡置入墓地。',
  '将指定己方卡组1张卡置入墓地。',
  '将最多2名指定其他己方卡组将领置入墓地。',
])('%s: what is 指定 has to be seen', (text) => {
  expect(complaint(text)).toContain('指定的要看得见');
});

test.each([
  '将1张敌方手牌谋略置入墓地，急速：己方+1粮。',
  '随机1名敌方手牌将领置入墓地，急速：己方+1粮。',
  '将1张敌方卡组谋略置入墓地，急速：己方+1粮。',
  '将1张己方卡组谋略置入墓地，急速：己方+1粮。',
])('%s: a cost that can be paid tells what lies there', (text) => {
  expect(complaint(text)).toContain('费用付不付得起');
});

test.each([
  '将1张指定己方手牌谋略置入墓地。',
  '将1张指定敌方墓地谋略返回卡组底。',
  '将1名指定敌方场上将领返回手牌。',
  '将1张敌方手牌谋略置入墓地。',
  '将1张敌方手牌卡置入墓地，急速：己方+1粮。',
  '将1张己方手牌谋略置入墓地，急速：己方+1粮。',
  '急速：将1张敌方手牌谋略置入墓地。',
])('%s is read', (text) => {
  expect(complaint(text)).toBe('');
});
