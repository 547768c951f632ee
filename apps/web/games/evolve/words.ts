import { wordsOf } from '../../i18n/index.ts';
import type { Words } from '../../i18n/words.ts';

/** What only EVOLVE says. */
const evolveWords = {
  'board.round': { zh: '第 {{round}} 回合', en: 'Turn {{round}}' },
  'board.opponent': { zh: '对手 {{seat}}', en: 'Opponent {{seat}}' },
  'board.side': { zh: '{{seat}}的一侧', en: 'Side: {{seat}}' },
  'board.of': { zh: '{{seat}}的{{what}}', en: '{{what}}: {{seat}}' },
  'board.leader': { zh: '主战者', en: 'Leader' },
  'board.field': { zh: '战场', en: 'Field' },
  'board.extra': { zh: '额外区', en: 'EX area' },
  'board.deck': { zh: '牌组', en: 'Deck' },
  'board.evolve-deck': { zh: '进化', en: 'Evolve' },
  'board.spent': { zh: '正面', en: 'Face up' },
  'board.graveyard': { zh: '墓场', en: 'Cemetery' },
  'board.banished': { zh: '消失', en: 'Banished' },
  'board.piles': { zh: '牌堆', en: 'Heaps' },
  'board.aside': { zh: '查看中的卡牌', en: 'Looked at' },
  'board.life': { zh: '生命值', en: 'Life' },
  'board.energy': { zh: '能量点', en: 'Play points' },
  'board.energy.of': {
    zh: '能量点 {{energy}}，最大 {{most}}',
    en: 'Play points: {{energy}} of {{most}}',
  },
  'board.evolve-points': { zh: '进化点', en: 'Evolution points' },
  'board.first': { zh: '先攻', en: 'first' },
  'board.carrots': { zh: '胡萝卜 {{count}} 张', en: 'Carrots: {{count}}' },
  'board.evolved': { zh: '已进化', en: 'evolved' },

  'mark.attacking': { zh: '攻击', en: 'attacks' },
  'mark.targeted': { zh: '被攻击', en: 'attacked' },
  'mark.seized': { zh: '易主', en: 'seized' },
  'mark.silenced': { zh: '能力无效', en: 'silenced' },

  'stage.title': { zh: '计算领域', en: 'Resolving' },
  'stage.using': { zh: '{{seat}} 使用', en: '{{seat}}: uses' },
  'stage.waiting': { zh: '待机的能力', en: 'Abilities that wait' },
  'stage.shown': { zh: '{{seat}} 展示', en: '{{seat}}: shows' },
  'stage.first': { zh: '先用这个', en: 'Use this first' },
  'stage.attack': { zh: '{{attacker}} 攻击 {{target}}', en: '{{attacker}} attacks {{target}}' },
  'stage.gone': { zh: '已离场的卡牌', en: 'a card that has left' },
  'stage.empty': { zh: '使用的卡牌会在这里展示', en: 'A card that is used is shown here' },

  'pass.on': { zh: '本回合不再问', en: 'Pass this turn' },
  'pass.on.help': {
    zh: '这个回合余下的快速时机都让过',
    en: 'Pass every window of what is left of this turn',
  },
  'pass.stop': { zh: '本回合不再问 · 停止', en: 'Passing this turn · stop' },

  'phase.start': { zh: '开始', en: 'Start' },
  'phase.main': { zh: '主要', en: 'Main' },
  'phase.end': { zh: '结束', en: 'End' },

  'notes.damage': { zh: '伤害', en: 'damage' },
  'notes.below': { zh: '进化前', en: 'Before evolving' },
  'layer.abilities': { zh: '能力', en: 'Abilities' },
  'layer.others': { zh: '其他', en: 'Other' },
  'layer.numbers': { zh: '数值', en: 'Numbers' },
  'what.kind': { zh: '种类', en: 'kind' },
  'what.class': { zh: '职业', en: 'class' },
  'what.traits': { zh: '类型', en: 'traits' },
  'what.names': { zh: '名称', en: 'names' },
  'what.abilities': { zh: '能力', en: 'abilities' },
  'what.silenced': { zh: '能力无效', en: 'silenced' },
  'what.attack': { zh: '攻击力', en: 'attack' },
  'what.life': { zh: '生命值', en: 'life' },
  'what.cost': { zh: '费用', en: 'cost' },

  'card.cost': { zh: '费用', en: 'Cost' },
  'card.attack': { zh: '攻击力', en: 'Attack' },
  'card.life': { zh: '生命值', en: 'Life' },
  'card.damage': { zh: '受到的伤害', en: 'Damage' },
  'card.alias': { zh: '联动名称', en: 'Also called' },
  'card.theme': { zh: '主题', en: 'Theme' },

  'settings.attack': { zh: '对手攻击时（快速）', en: 'When the opponent attacks (Quick)' },
  'settings.end': { zh: '对手的结束阶段（快速）', en: 'In the opponent’s end phase (Quick)' },
  'settings.stop.able': { zh: '能用时停', en: 'stop where I can' },
  'settings.stop.always': { zh: '总是停', en: 'always stop' },
  'settings.stop.never': { zh: '不停', en: 'do not stop' },
  'settings.stop.help': {
    zh: '让过不会说出你能不能用。几个人共用一个屏幕时，有手牌就停，免得停不停泄了底。',
    en: 'A pass never tells whether you could have acted. With several people at one screen it stops whenever you hold cards, so that stopping tells nothing.',
  },

  'curve.cost.bar': { zh: '费用 {{cost}}：{{count}} 张', en: 'Cost {{cost}}: {{count}}' },
  'curve.kind': { zh: '主牌组的种类', en: 'Kinds in the main deck' },
  'curve.kind.bar': { zh: '{{kind}}：{{count}} 张', en: '{{kind}}: {{count}}' },

  'game.decks': { zh: '牌组', en: 'Decks' },
  'game.decks.class': { zh: '同职业', en: 'By class' },
  'game.decks.theme': { zh: '同主题', en: 'By theme' },
  'game.decks.own': { zh: '自己的牌组', en: 'Own decks' },
  'game.decks.build': { zh: '自己组牌组', en: 'Build a deck of your own' },
  'game.length': { zh: '长短', en: 'Length' },
  'game.length.10': { zh: '短局', en: 'Short' },
  'game.length.20': { zh: '标准', en: 'Standard' },
  'game.length.help': { zh: '主战者生命值 {{life}}', en: 'Leaders have {{life}} life' },
  'game.first': { zh: '先攻', en: 'Who goes first' },
  'game.first.lot': { zh: '抽签的人决定', en: 'by lot' },
} as const satisfies Words;

/** `const { t, say } = useEvolveWords()`. */
export const useEvolveWords = wordsOf(evolveWords);
