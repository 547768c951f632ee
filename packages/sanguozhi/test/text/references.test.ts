import { describe, expect, it } from 'vitest';
import { sanguozhiText } from '../../text/reading/language.ts';

/** What 其, 该 and 本 with a name refer to, and what they cannot. */

const read = (text: string, name = '试名') =>
  sanguozhiText.parse(text, { kind: 'general', names: new Set(['试名', '旁人']), name });

describe('words that refer to what was said', () => {
  it.each([
    ['横置：对1名指定敌方玩家粮草造成等同于其攻的战斗伤害', '等同于本将领的攻的战斗伤害。'],
    ['每当己方场上将领进攻时，其攻+1，直到回合结束', '，该将领攻+1，直到回合结束。'],
    ['横置：1名指定敌方场上副将攻-1，其命-1', '，该将领命-1。'],
    ['上场：本试名攻+1', '上场：本将领攻+1。'],
    ['上场：试名攻+1', '上场：【试名】攻+1。'],
    ['每当本将领进攻时，其命+1', '每当本将领进攻时，本将领命+1。'],
  ])('%s', (written, end) => {
    const { text, diagnostics } = read(written);
    expect(diagnostics).toEqual([]);
    expect(text.endsWith(end)).toBe(true);
  });

  it.each([
    ['上场：其攻+1。', '不知道「其」是谁'],
    ['上场：该将领攻+1。', '不知道指的是谁'],
    ['若己方场上存在军师，则该将领攻+1。', '不知道指的是谁'],
    ['每当己方回合开始时，己方+X粮，X为该伤害。', '不知道「该伤害」是多少'],
    ['横置：使1名己方场上将领与1名敌方场上副将对战，其攻+1', '「己方将领」与「敌方副将」'],
    ['上场：本旁人攻+1', '不叫「旁人」'],
  ])('%s is refused', (written, why) => {
    expect(
      read(written)
        .diagnostics.map(({ text }) => text.zh)
        .join(),
    ).toContain(why);
  });
});
