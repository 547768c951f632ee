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

test.each([
  '若敌方手牌存在谋略，则本将领攻+1。',
  '若手牌存在谋略，则本将领攻+1。',
  '若敌方手牌存在2张谋略，则本将领攻+1。',
  '若己方卡组不存在将领，则本将领攻+1。',
  '本将领攻+X，X为敌方手牌谋略数量。',
  '若敌方卡组谋略数量≥3，则本将领攻+1。',
  '若敌方手牌卡为谋略，则本将领攻+1。',
  '若敌方手牌将领受到伤害，则本将领攻+1。',
  '若敌方手牌将领的攻≥3，则本将领攻+1。',
  '本将领攻+X，X为敌方手牌将领中最高的攻。',
  '急速：将X名指定敌方场上将领返回手牌，X为敌方手牌谋略数量。',
  '急速：将最多X名指定敌方场上将领返回手牌，X为敌方手牌谋略数量。',
  '急速：将1名指定攻≤X的敌方场上将领返回手牌，X为敌方手牌谋略数量。',
  '敌方手牌谋略数量≥1：急速：己方+1粮。',
  '若敌方手牌存在谋略，则当回合开始时，抓1张卡。',
  '己方场上将领具有“若敌方手牌存在谋略，则本将领攻+1”。',
])('%s: would tell what lies there before anything resolves', (text) => {
  expect(complaint(text)).toContain('还没有结算');
});

test.each([
  '若敌方手牌数量≥3，则本将领攻+1。',
  '若敌方手牌存在3张卡，则本将领攻+1。',
  '若己方手牌存在谋略，则本将领攻+1。',
  '本将领攻+X，X为己方手牌将领中最高的攻。',
  '急速：将X名指定敌方场上将领返回手牌，X为敌方手牌数量。',
  '急速：对1名指定敌方场上将领造成X点战斗伤害，X为敌方手牌谋略数量。',
  '若敌方墓地存在谋略，则本将领攻+1。',
  '上场：若敌方手牌存在谋略，则抓1张卡。',
  '己方场上将领具有“上场：若敌方手牌存在谋略，则抓1张卡”。',
])('%s is read, too', (text) => {
  expect(complaint(text)).toBe('');
});
