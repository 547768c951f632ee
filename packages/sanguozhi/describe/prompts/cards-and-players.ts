import type { Text } from '@lianhuan/kernel';

const says = (zh: string, en: string): Text => ({ zh, en });

/** What players are asked when things happen to cards and players, by kind of decision. */
export const CARD_PROMPTS = {
  guard: says(
    '{card} 将受到 {n} 点伤害：由谁守护？',
    '{card} is about to take {n} damage: who protects it?',
  ),
  'damage-source': says('{card}：用于哪张卡造成的伤害？', '{card}: for damage from which card?'),
  'order-pile': says('哪张卡先放？（还有 {n} 张）', 'Which card goes first? ({n} left)'),
  fetch: says('从卡组选取一张卡（还可选 {n} 张）', 'Take a card from your deck ({n} to take)'),
  discard: says('舍弃一张手牌（还有 {n} 张）', 'Discard a card ({n} to go)'),
  'place-general': says('{card} 上场：放在哪个将领槽？', '{card} comes into play: in which slot?'),
  'control-slot': says('由你控制 {card}：放在哪个将领槽？', 'You control {card}: in which slot?'),
  'pick-formation': says('结成哪张阵型？', 'Which formation do you form?'),
  'form-members': says(
    '{card}：由哪些副将结阵？（已选 {n} 名）',
    '{card}: which deputies form it? ({n} picked)',
  ),
  'formation-damage': says(
    '{card} 阵亡：先分配给谁？（还有 {n} 点伤害）',
    '{card} falls: who is hurt next? ({n} damage left)',
  ),
} as const satisfies Readonly<Record<string, Text>>;

/** What players can pick then, by verb. */
export const CARD_VERBS = {
  guard: says('由 {card} 守护', 'Protect with {card}'),
  'do-not-guard': says('不守护', 'Do not protect'),
  'damage-source': says('{card} 造成的伤害', 'Damage from {card}'),
  'put-next': says('先放 {card}', '{card} goes first'),
  fetch: says('选取 {card}', 'Take {card}'),
  discard: says('舍弃 {card}', 'Discard {card}'),
  done: says('完成', 'Done'),
  cancel: says('取消', 'Cancel'),
  place: says('{card} 放在{role}槽', '{card} into the {role} slot'),
  'place-covered': says('{card} 盖放在{role}槽', '{card} face down into the {role} slot'),
  member: says('{card} 参与结阵', '{card} takes part'),
  'assign-damage': says('分配给 {card}', 'Assign to {card}'),
  'set-formation': says('盖放阵型 {card}', 'Set {card} face down'),
  form: says('结阵：{card}', 'Form {card}'),
  dissolve: says('散阵：{card}', 'Dissolve {card}'),
  'join-formation': says('入阵：{card}', '{card} joins the formation'),
  'leave-formation': says('脱阵：{card}', '{card} leaves the formation'),
  'lay-troop': says('摆放兵权：{card}', 'Lay {card}'),
  levy: says('征兵：舍弃 3 张手牌，选取基础兵权', 'Levy: discard 3 cards for a basic troop card'),
  'fetch-formation': says(
    '取阵：舍弃 {card}，选取阵型',
    'Fetch a formation: discard {card} for one from your deck',
  ),
  launch: says('发动事件：{card}', 'Launch {card}'),
  'use-event': says('使用 {card} 的效果', 'Use the effect of {card}'),
} as const satisfies Readonly<Record<string, Text>>;
