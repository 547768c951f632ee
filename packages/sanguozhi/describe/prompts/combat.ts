/** What the battle asks players, by kind of decision. */
export const COMBAT_PROMPTS = {
  attack: { zh: '选择进攻的将领', en: 'Choose who attacks' },
  'attack-target': { zh: '{card} 进攻谁？', en: '{card}: attack whom?' },
  'join-attack': { zh: '{card} 与谁协同进攻？', en: '{card}: attack together with whom?' },
  'tally-to-attack': {
    zh: '场上有诸侯军，舍弃 1 张虎符才能发动进攻',
    en: 'With Lords in play, discard a tally to attack',
  },
  defend: { zh: '选择防守的将领', en: 'Choose who defends' },
  'defend-against': { zh: '{card} 防守谁？', en: '{card}: defend against whom?' },
  'join-defence': { zh: '{card} 与谁协同防守？', en: '{card}: defend together with whom?' },
  'tally-to-defend': {
    zh: '场上有诸侯军，舍弃 1 张虎符才能发动防守',
    en: 'With Lords in play, discard a tally to defend',
  },
  'order-damage': { zh: '下一个由谁造成伤害？', en: 'Whose damage is worked out next?' },
  'share-damage': {
    zh: '{card} 的伤害还剩 {n} 点，怎样分配？',
    en: '{card} has {n} damage left: how is it shared out?',
  },
} as const;

/** What the battle lets players pick, by verb. */
export const COMBAT_VERBS = {
  attack: { zh: '进攻 {card}', en: 'Attack with {card}' },
  'attack-player': { zh: '进攻 {seat}', en: 'Attack {seat}' },
  'attack-card': { zh: '进攻 {card}', en: 'Attack {card}' },
  defend: { zh: '防守 {card}', en: 'Defend with {card}' },
  against: { zh: '防守 {card} 的进攻', en: 'Defend against {card}' },
  'fight-with': { zh: '与 {card} 协同', en: 'Together with {card}' },
  'fight-alone': { zh: '不协同', en: 'Not as a group' },
  'discard-tally': { zh: '舍弃 {card}', en: 'Discard {card}' },
  stay: { zh: '不发动', en: 'Do not fight' },
  done: { zh: '完成', en: 'Done' },
  'deals-next': { zh: '先由 {card} 造成伤害', en: '{card} next' },
  'in-this-order': { zh: '其余按现在的次序', en: 'The rest as they stand' },
  'take-damage': { zh: '分给 {card} {n} 点', en: '{n} to {card}' },
} as const;
