import { expect, test } from 'vitest';
import { sayings, wordsAsked } from '../games/sanguosha/sayings.ts';

// What a judge says of an option that no label has, and the parts of labels that it means.

const TIMING = { prompt: '是否发动技能？', labels: ['发动 反馈', '放弃'] };
const NEED = { prompt: 'A 使用 杀♠8：是否使用【闪】？', labels: ['使用 闪♥2', '放弃'] };
const DISCARD = { prompt: '弃置牌（1）', labels: ['B的手牌 1', 'B的手牌 2', '选择 赤兔♥5'] };
const MAY = { prompt: '是否执行？「弃置1张花色相同的手牌」', labels: ['执行', '不执行'] };
const CHARACTERS = { prompt: '选择角色（1）', labels: ['选择 B', '选择 C'] };
const PHASE = { prompt: '出牌阶段', labels: ['武圣：桃♥3 当【杀】', '结束出牌阶段'] };
const MODES = { prompt: '选择一项', labels: ['选项 1：回复1点体力', '选项 2：摸2张牌'] };
const SUIT = { prompt: '选择一种花色', labels: ['♠', '♥', '♣', '♦'] };

/** The labels that the words mean there: those of the first reading that any label has. */
function meant(said: string, asked: typeof TIMING): readonly string[] {
  for (const part of sayings(said, asked)) {
    const found = asked.labels.filter((label) => label.includes(part));
    if (found.length > 0) return found;
  }
  return [];
}

test.each([
  ['让过', TIMING, ['放弃']],
  ['不发动', TIMING, ['放弃']],
  ['不发动 反馈', TIMING, ['放弃']],
  ['不使用 闪', NEED, ['放弃']],
  ['不弃置', MAY, ['不执行']],
  ['选择目标 C', CHARACTERS, ['选择 C']],
  ['指定 C', CHARACTERS, ['选择 C']],
  ['发动 武圣', PHASE, ['武圣：桃♥3 当【杀】']],
  ['发动〖武圣〗', PHASE, ['武圣：桃♥3 当【杀】']],
  ['发动 武圣 桃♥3', PHASE, ['武圣：桃♥3 当【杀】']],
  ['将 桃♥3 当 杀 使用', PHASE, ['武圣：桃♥3 当【杀】']],
  ['结束回合', PHASE, ['结束出牌阶段']],
  ['弃置 赤兔', DISCARD, ['选择 赤兔♥5']],
  ['弃置 B的手牌', DISCARD, ['B的手牌 1']],
  ['选择 摸', MODES, ['选项 2：摸2张牌']],
  ['红桃', SUIT, ['♥']],
  ['选择 方块', SUIT, ['♦']],
])('%s is an option in other words', (said, asked, labels) => {
  expect(meant(said, asked)).toEqual(labels);
});

test.each([
  ['不发动 遗计', TIMING],
  ['不使用 无懈可击', NEED],
  ['不使用 闪', TIMING],
  ['发动 龙胆', PHASE],
  ['发动 武圣 闪♥2', PHASE],
  ['获得 赤兔', DISCARD],
  ['选择 D', CHARACTERS],
])('%s is none of what is asked', (said, asked) => {
  expect(meant(said, asked)).toEqual([]);
});

test('a timing is asked about by the skills that are offered there', () => {
  expect(wordsAsked(TIMING)).toEqual(['发动 反馈']);
  expect(wordsAsked(NEED)).toEqual([]);
});
