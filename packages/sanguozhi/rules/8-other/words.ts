import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Modes, piles and the words that have a meaning of their own: rules 800 and 801. */
export const WORDS = {
  '800.1': definition(
    '“选择下列 1 个效果”是选择模式，可由指明的玩家来选',
    '“Choose one of the following effects” gives modes; the text may name who chooses',
  ),
  '800.1a': enforced(
    '使用或触发时宣告选哪一个；不能合法执行的不能选，一个都不能选则不能使用或不起作用',
    'The mode is announced on use or trigger; one that cannot be done legally cannot be chosen, and with none left it cannot be used or does nothing',
  ),
  '800.1b': shaped(
    '就算由别人选模式，效果仍归卡的控制者控制',
    'Whoever chooses the mode, the card’s controller controls the effect',
    '选的人不改变效果的控制者',
    'Whoever picks changes nothing about who controls the effect',
  ),
  '800.1c': shaped(
    '由谁选模式，目标、分配、数量也由谁选',
    'Who chooses the mode also chooses its targets, divisions and numbers',
    '选模式的人也就是被问目标的人',
    'Whoever picks the mode is also asked for the targets',
  ),
  '800.1d': shaped(
    '要几名玩家选时，先后由效果的控制者定',
    'If several players choose, the effect’s controller sets their order',
    '先后由控制者逐个点出，这就是那一步',
    'The controller names one after another: this is that step',
  ),
  '800.2': definition('有些效果把卡分成几堆', 'Some effects divide cards into piles'),
  '800.2a': shaped(
    '每张都要分到某一堆',
    'Every card must go to one of the piles',
    '逐张都问放进哪一堆',
    'For each card it is asked which pile it goes to',
  ),
  '800.2b': enforced('每堆至少一张', 'Every pile holds at least one card'),
  '800.2c': shaped(
    '堆不是区域也不是特征，执行完就恢复原样',
    'A pile is neither a zone nor a characteristic; afterwards all is as before',
    '分堆只是解析途中的分组，卡没有移动',
    'Piles are groups made during resolution; no card is moved',
  ),
  '801.1': definition(
    '有专门定义的词语叫关键词',
    'Words with a meaning of their own are the game’s terms',
  ),
  '801.2': definition('派遣', 'Deploy'),
  '801.2a': enforced(
    '派遣：自己准备流程、有行动权且连环为空时，从手牌使用将领，放入连环',
    'Deploy: in one’s own preparation, with priority and an empty chain, use a general from hand, putting it on the chain',
  ),
  '801.2#2': definition('放置', 'Place'),
  '801.2a#2': enforced(
    '放置：因效果作用把将领从手牌摆到场上',
    'Place: an effect puts a general from hand onto the field',
  ),
  '801.3': definition('发动谋略', 'Use a tactic'),
  '801.3a': enforced(
    '发动：从手牌或场上使用谋略，放入连环',
    'Use: put a tactic on the chain from hand or field',
  ),
  '801.3b': definition(
    '“发动谋略”可以指这个动作，也可以指连环中的谋略，看上下文',
    'The same words may mean the act or the tactic on the chain; the context tells',
  ),
  '801.4': definition('装备宝物', 'Equip a treasure'),
  '801.4a': enforced(
    '装备：从手牌使用宝物放入连环，或把场上的宝物移到别的将领下方',
    'Equip: put a treasure on the chain from hand, or move one on the field to another general',
  ),
  '801.4b': definition(
    '“装备宝物”可以指这个动作，也可以指连环中的宝物，看上下文',
    'The same words may mean the act or the treasure on the chain; the context tells',
  ),
  '801.5': definition('阵亡', 'Fall'),
  '801.5a': enforced(
    '将领与阵型会阵亡：将领置入墓地，阵型盖放在阵型槽',
    'Generals and formations can fall: a general goes to the graveyard, a formation is turned face down in its slot',
  ),
  '801.5b': enforced(
    '受到致命伤害就阵亡，并离开战斗',
    'A card with lethal damage falls, and leaves combat',
  ),
  '801.5c': enforced('生还会改变阵亡的结果', 'Survival changes falling'),
  '801.6': definition('破坏', 'Destroy'),
  '801.6a': enforced('被破坏的卡置入墓地', 'A destroyed card goes to the graveyard'),
  '801.6b': enforced(
    '因效果破坏的离开战斗，生还可以改变',
    'Destruction by an effect takes out of combat; survival can change it',
  ),
  '801.6c': enforced(
    '因规则破坏（命为 0、连环中目标不合法）的，生还不能改变',
    'Destruction by rule, for life 0 or illegal targets, cannot be survived',
  ),
  '801.7': definition('牺牲', 'Sacrifice'),
  '801.7a': enforced('被牺牲的卡置入墓地', 'A sacrificed card goes to the graveyard'),
  '801.7b': shaped(
    '只能牺牲场上的卡，由其控制者来做',
    'Only cards on the field are sacrificed, by their controller',
    '问每名玩家时只看他自己场上的',
    'Each player is asked about their own cards in play alone',
  ),
  '801.7c': enforced(
    '牺牲不是破坏也不是阵亡，生还不能改变',
    'Being sacrificed is neither being destroyed nor falling, and cannot be survived',
  ),
  '801.8': definition('舍弃', 'Discard'),
  '801.8a': enforced(
    '舍弃是把手牌置入墓地',
    'To discard is to put a card from hand into the graveyard',
  ),
  '801.8b': enforced(
    '通常由被影响的玩家选舍弃哪张，除非说明随机或由他人选',
    'The affected player chooses what to discard, unless it is at random or another chooses',
  ),
  '801.8c': enforced(
    '要求舍弃某种卡或用到其信息时，先展示再舍弃，信息以那时为准',
    'If a certain kind is asked for or its face matters, it is revealed first and counts as it was then',
  ),
  '801.9': definition('生还', 'Survive'),
  '801.9a': enforced('只有场上的将领会被生还', 'Only generals on the field can survive'),
  '801.9b': enforced(
    '阵亡或被破坏将置入墓地时，改为清除所受伤害并离开战斗',
    'One that falls or is destroyed and would go to the graveyard loses its damage and leaves combat instead',
  ),
  '801.10': definition('对战', 'Clash'),
  '801.10a': definition(
    '对战指进攻者与防守者之间的战斗关系，也指将领或阵型彼此造成伤害的方式',
    'Clash is the relation between attacker and defender, and a way of dealing damage',
  ),
  '801.10b': definition(
    '战斗中，进攻者与防守它的互为对战者',
    'In combat an attacker and those that defend against it clash',
  ),
  '801.10c': enforced(
    '“使二者对战”：互相造成等于各自攻的战斗伤害',
    'Made to clash, two cards deal each other combat damage equal to their attack',
  ),
  '801.10d': enforced(
    '这样的对战不是战斗流程，没有进攻与防守之分，先发仍起作用',
    'Such a clash is no battle and has no attacker or defender, but first strike works',
  ),
  '801.11': definition('交换', 'Exchange'),
  '801.11a': enforced(
    '交换不能完全进行就不发生',
    'An exchange that cannot be done wholly does not happen',
  ),
  '801.11b': shaped(
    '只看交换前后，途中发生的不算',
    'Only before and after count, not what happens on the way',
    '两边同时移动，中间没有可看的一刻',
    'Both move at once, so there is no moment in between to look at',
  ),
  '801.11c': enforced(
    '交换控制权：控制者不同才交换，各摆到新控制者选的槽；同一控制者则不发生',
    'Exchanging control needs different controllers; each card goes to a slot its new controller chooses, and with one controller nothing happens',
  ),
  '801.11d': enforced(
    '交换两个区域：其中的卡全部交换，空的也算；换进非公开区域的要洗切',
    'Exchanging zones moves all their cards, even of an empty one; cards put into a hidden zone are shuffled in',
  ),
  '801.11e': enforced(
    '交换宝物：一方没有也交换，双方都没有则不发生',
    'Exchanging treasures works if one general has none, not if both have none',
  ),
  '801.11f': enforced(
    '交换粮草：各自增减到对方原来的数目，照样算增加、减少',
    'Exchanging grain: each gains or loses up to the other’s former total, and this counts as gaining and losing',
  ),
  '801.12': definition('支付', 'Pay'),
  '801.12a': enforced(
    '支付粮草：自己减少，对方增加同样多',
    'Paying grain: one loses it and the other gains as much',
  ),
  '801.12b': enforced(
    '支付造成的增减可以被替代，也会触发',
    'What paying takes and gives can be replaced, and triggers',
  ),
  '801.12c': enforced('付给自己的支付不发生', 'Paying oneself does not happen'),
  '801.13': definition('抗免', 'Immunity'),
  '801.13a': definition(
    '某情况抗免是静止式效果，多半是对伤害',
    'Immunity to something, mostly to damage, is a static effect',
  ),
  '801.13b': enforced(
    '对某伤害抗免的不会受到那种伤害，已标记的也清除',
    'One immune to a kind of damage takes none of it, and what it bears of it is cleared',
  ),
  '801.13c': enforced(
    '对某特性谋略抗免的不能被其指定，也不受其作用',
    'One immune to tactics of a trait is neither targeted nor affected by them',
  ),
  '801.14': definition('展示', 'Reveal'),
  '801.14a': enforced(
    '展示使全体（或指明的）玩家看见正面；非公开区域的卡正面信息被用到时也要展示',
    'Revealing shows a card’s face to all, or to those named; a hidden card whose face is used must be revealed too',
  ),
  '801.14b': shaped(
    '展示途中还有别的卡要展示，就一并展示',
    'Other cards that must be revealed meanwhile are revealed together with it',
    '展示是一个事件，里面有全部卡牌',
    'Showing is one event with all the cards in it',
  ),
  '801.14c': shaped(
    '展示不移动卡，展示完恢复原状',
    'Revealing moves no card; afterwards all is as before',
    '展示只是让玩家知道，卡没有动过',
    'Revealing only lets players know; no card is moved',
  ),
} as const satisfies Record<string, RuleEntry>;
