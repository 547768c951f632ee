import type { Text } from '@lianhuan/kernel';

const says = (zh: string, en: string): Text => ({ zh, en });

/** What card text asks players, by kind of decision: `{card}` is whose words they are, `{n}` how many. */
export const TEXT_PROMPTS = {
  choose: says('{card}：选择（还有 {n} 个）', '{card}: choose ({n} to choose)'),
  'choose-player': says('{card}：选择 1 名玩家', '{card}: choose a player'),
  may: says('{card}：是否执行？', '{card}: do it?'),
  instead: says('{card}：是否改为？', '{card}: do that instead?'),
  mode: says('{card}：选择 1 个效果', '{card}: choose an effect'),
  rearrange: says(
    '{card}：哪张返回卡组顶？（还有 {n} 张）',
    '{card}: which goes on top? ({n} left)',
  ),
  take: says('{card}：选取一张（还有 {n} 张）', '{card}: take one ({n} to take)'),
  pile: says('{card}：放进哪一堆？（还有 {n} 张）', '{card}: into which pile? ({n} left)'),
  'pile-choose': says('{card}：选择 1 堆', '{card}: choose a pile'),
} as const satisfies Readonly<Record<string, Text>>;
export type Prompt = keyof typeof TEXT_PROMPTS;

/** What card text lets players pick, by verb; `{card}` is the card picked. */
export const TEXT_VERBS = {
  choose: says('选择 {card}', 'Choose {card}'),
  'choose-player': says('选择 {seat}', 'Choose {seat}'),
  'target-item': says('选择 {card}', 'Choose {card}'),
  done: says('完成', 'Done'),
  do: says('执行', 'Do it'),
  'do-not': says('不执行', 'Do not'),
  mode: says('选择第 {n} 项', 'Choose mode {n}'),
  take: says('选取 {card}', 'Take {card}'),
  pile: says('{card} 放进第 {n} 堆', '{card} into pile {n}'),
} as const satisfies Readonly<Record<string, Text>>;
export type Verb = keyof typeof TEXT_VERBS;
