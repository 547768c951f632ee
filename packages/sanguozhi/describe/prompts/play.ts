/** What the course of play asks, by kind of decision; `{card}` is what it is about, `{n}` how many. */
export const PLAY_PROMPTS = {
  'pick-target': {
    zh: '{card}：指定目标（还有 {n} 个）',
    en: '{card}: pick a target ({n} to pick)',
  },
  'pick-mode': { zh: '{card}：选择 1 个效果', en: '{card}: choose an effect' },
  'pick-x': { zh: '{card}：X 为多少？', en: '{card}: what is X?' },
  'pick-bearer': { zh: '{card}：装备给谁？', en: '{card}: who bears it?' },
  'pick-player': { zh: '选择 1 名玩家', en: 'Choose a player' },
  'order-triggers': { zh: '先执行哪张卡的触发式效果？', en: 'Which card’s trigger comes first?' },
  'order-replacements': { zh: '先用哪张卡的改变？', en: 'Which card’s change comes first?' },
  redraw: {
    zh: '重抓起始手牌：选择要换掉的卡，选好后完成',
    en: 'Opening hand: pick the cards to replace, then finish',
  },
  'go-first': { zh: '由谁先手？', en: 'Who goes first?' },
  tally: { zh: '{card}：舍弃 1 张虎符', en: '{card}: discard a tally' },
  'hand-size': {
    zh: '手牌超过上限，还要舍弃 {n} 张',
    en: 'Too many cards in hand: {n} more to discard',
  },
  'lord-draw': {
    zh: '敌方主将倒下，是否抓 {n} 张卡？',
    en: 'The enemy’s main general is down: draw {n}?',
  },
  'fetch-eunuch': {
    zh: '十常侍阵亡，是否选取 1 张十常侍将领？',
    en: 'One of your Eunuch generals has died: take another from your deck?',
  },
} as const;

/** What the course of play lets players pick, by verb; `{card}` is the card picked. */
export const PLAY_VERBS = {
  pass: { zh: '让过', en: 'Pass' },
  surrender: { zh: '认输', en: 'Surrender' },
  deploy: { zh: '派遣 {card} · {role}', en: 'Deploy {card} · {role}' },
  cover: { zh: '盖放 {card} · {role}', en: 'Deploy {card} face down · {role}' },
  flip: { zh: '翻转 {card}', en: 'Turn up {card}' },
  tactic: { zh: '发动 {card}', en: 'Use {card}' },
  treasure: { zh: '装备 {card}', en: 'Equip {card}' },
  'set-tactic': { zh: '盖放 {card}', en: 'Set {card} face down' },
  target: { zh: '指定 {card}', en: 'Target {card}' },
  'target-player': { zh: '指定 {seat}', en: 'Target {seat}' },
  done: { zh: '完成', en: 'Done' },
  cancel: { zh: '取消', en: 'Take back' },
  number: { zh: 'X 为 {n}', en: 'X is {n}' },
  bearer: { zh: '装备 {about} · {card}', en: '{about} · {card}' },
  trigger: { zh: '先执行 {card}', en: '{card} first' },
  replacement: { zh: '先用 {card}', en: '{card} first' },
  player: { zh: '选择 {seat}', en: 'Choose {seat}' },
  keep: { zh: '保留手牌', en: 'Keep this hand' },
  redraw: { zh: '换掉 {card}', en: 'Replace {card}' },
  discard: { zh: '舍弃 {card}', en: 'Discard {card}' },
  draw: { zh: '抓卡', en: 'Draw' },
  decline: { zh: '放弃', en: 'Decline' },
} as const;
