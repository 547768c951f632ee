import type { Text } from '@lianhuan/kernel';

const says = (zh: string, en: string): Text => ({ zh, en });

/** What players are asked, by kind of decision; {card} is what it is about, {n} its number. */
export const PROMPTS = {
  'choose-first': says('先攻还是后攻？', 'Do you go first or second?'),
  mulligan: says('要换掉起始手牌吗？', 'Do you replace your opening hand?'),
  'bottom-order': says(
    '哪张先放到牌组底部？（还有 {n} 张）',
    'Which card goes to the bottom first? ({n} left)',
  ),
  main: says('主要阶段：你要做什么？', 'Main phase: what do you do?'),
  'attack-target': says('{card} 攻击谁？', 'Whom does {card} attack?'),
  quick: says('要使用【快速】吗？', 'Do you use anything with Quick?'),
  guard: says('要横置哪些【守护】随从？', 'Which followers with Ward do you tap?'),
  'enter-guard': says('{card}：以什么状态留在战场？', '{card}: how does it stand on the field?'),
  'hand-limit': says(
    '手牌过多：丢弃哪张？（还有 {n} 张）',
    'Too many cards: discard which? ({n} to go)',
  ),
  discard: says('丢弃哪张手牌？（还有 {n} 张）', 'Discard which card? ({n} to go)'),
  'order-waiting': says('先使用哪个能力？', 'Which ability is used first?'),
  'order-replacements': says('哪个效果先适用？', 'Which effect applies first?'),
  'pick-modes': says('{card}：抉择哪一项？（还可选 {n} 项）', '{card}: choose which? ({n} left)'),
  'pick-x': says('{card}：X 是多少？', '{card}: what is X?'),
  'pay-extra': says('{card}：要支付追加费用吗？', '{card}: do you pay the additional cost?'),
  'pay-energy': says('用什么支付 1 点能量点？', 'Pay 1 play point with what?'),
  select: says('{card}：选择哪张？（还可选 {n} 张）', '{card}: select which? ({n} left)'),
  'order-shares': says('{card}：给它分配几点？（共 {n} 点）', '{card}: how much of {n} to it?'),
  'pick-evolve': says('{card}：用哪张进化卡？', '{card}: with which evolve card?'),
  'evolve-few': says(
    '进化卡不够：哪张进化？（还可选 {n} 张）',
    'Too few evolve cards: which one evolves? ({n} left)',
  ),
  'draw-more': says('要再抽一张吗？（还可抽 {n} 张）', 'Do you draw another? ({n} left)'),
  'look-more': says('要再看一张吗？（还可看 {n} 张）', 'Do you look at another? ({n} left)'),
  take: says('取出哪张？（还可取 {n} 张）', 'Take which? ({n} left)'),
  search: says('寻找哪张？（还可找 {n} 张）', 'Find which? ({n} left)'),
  order: says('哪张先放？（还有 {n} 张）', 'Which goes first? ({n} left)'),
  room: says('放不下：哪张留下？（还可留 {n} 张）', 'No room for all: which stays? ({n} left)'),
  'stack-on': says('把蓄积指示物放在哪张护符上？', 'On which amulet does the counter go?'),
  'choose-card': says('{card}：选哪张？（还可选 {n} 张）', '{card}: which card? ({n} left)'),
  may: says('{card}：要这样做吗？', '{card}: do you do it?'),
  'may-instead': says('{card}：要改为这样吗？', '{card}: do you replace it?'),
} as const satisfies Readonly<Record<string, Text>>;
export type Prompt = keyof typeof PROMPTS;

/** What they can pick, by verb; {card} is the card, {n} the number, {ability} its words. */
export const VERBS = {
  first: says('先攻', 'Go first'),
  second: says('后攻', 'Go second'),
  keep: says('保留', 'Keep'),
  replace: says('全部换掉', 'Replace all'),
  pick: says('{card}', '{card}'),
  use: says('使用 {card}', 'Use {card}'),
  ability: says('{card}：{ability}', '{card}: {ability}'),
  attack: says('以 {card} 攻击', 'Attack with {card}'),
  target: says('攻击 {card}', 'Attack {card}'),
  'end-main': says('结束主要阶段', 'End the main phase'),
  pass: says('什么都不做', 'Do nothing'),
  tap: says('横置 {card}', 'Tap {card}'),
  stay: says('竖置', 'Leave it untapped'),
  done: says('完成', 'Done'),
  cancel: says('取消', 'Cancel'),
  mode: says('{ability}', '{ability}'),
  number: says('{n}', '{n}'),
  energy: says('能量点', 'A play point'),
  'evolve-point': says('进化点', 'An evolution point'),
  yes: says('是', 'Yes'),
  no: says('否', 'No'),
  replacement: says('{card}', '{card}'),
  surrender: says('投降', 'Surrender'),
} as const satisfies Readonly<Record<string, Text>>;
export type Verb = keyof typeof VERBS;
