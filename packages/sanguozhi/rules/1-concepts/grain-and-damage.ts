import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

/** 116–119: grain, damage, drawing cards, counters. */
export const GRAIN_AND_DAMAGE = {
  '116.1': shaped(
    '开局 30 粮，上限 30',
    'One begins with 30 grain, at a limit of 30',
    '开局的数由设定读入，就写进状态',
    'The number is read from the set-up and written into the state',
  ),
  '116.2': enforced('对粮草的伤害扣掉同样多的粮草', 'Damage to grain takes as much of it away'),
  '116.3': enforced(
    '写着粮草增减的，照数增减',
    'An effect that adds or takes grain does so by its number',
  ),
  '116.4': enforced(
    '把粮草定为某数，就是增加或减少到那个数',
    'Setting grain to a number means gaining or losing up to it',
  ),
  '116.5': enforced(
    '粮草 0 或以下的玩家，在下次有人得到行动权时离开',
    'A player with 0 grain or less leaves the next time anyone would get priority',
  ),
  '116.6': enforced(
    '粮草不能增加时，增加的事不发生',
    'If grain cannot rise, what would raise it does not happen',
  ),
  '116.7': enforced(
    '粮草不能减少时，减少的事不发生',
    'If grain cannot fall, what would lower it does not happen',
  ),
  '116.8': enforced('粮草上限可以增减', 'The limit of grain can go up and down'),
  '116.8a': enforced(
    '粮草不超过上限：多的不算，上限降到现有粮草以下时，粮草跟着降',
    'Grain never exceeds the limit: the surplus is lost, and a falling limit takes it down with it',
  ),
  '116.8b': shaped(
    '加上限不等于加粮草',
    'Raising the limit gives no grain',
    '加上限的事件只改上限，没有什么需要拦下',
    'The event writes the limit alone; there is nothing to hold back',
  ),
  '116.9': enforced(
    '粮草增减 0 点，不触发粮草增减的效果',
    'A change of 0 does not trigger on grain rising or falling',
  ),
  '117.1': definition(
    '将领、阵型和粮草会受到伤害，造成它的牌或效果是来源',
    'Generals, formations and grain take damage; the card or effect that deals it is its source',
  ),
  '117.2': definition(
    '牌、效果和规则效果都能造成伤害',
    'Cards, effects and rule effects deal damage',
  ),
  '117.2a': enforced(
    '战斗中，进攻和防守的将领、阵型各造成等于其攻的伤害',
    'In combat each attacking and defending general or formation deals damage equal to its attack',
  ),
  '117.2b': definition(
    '效果造成的伤害，由它说明来源',
    'An effect that deals damage says what its source is',
  ),
  '117.3': definition('伤害的结果看受到它的是什么', 'What damage does depends on what takes it'),
  '117.3a': enforced('粮草受到伤害，减少同样的数', 'Grain goes down by the damage it takes'),
  '117.3b': enforced('将领受到伤害，记在将领上', 'Damage to a general is marked on it'),
  '117.4': shaped(
    '伤害依次走过造成、分配、受到、发生四步',
    'Damage is dealt, assigned, taken and has happened, in these steps',
    '这就是伤害程序各步的次序',
    'It is the order of the damage procedure itself',
  ),
  '117.4a': enforced(
    '造成：先经“造成的伤害”一类的替代与防止修改',
    'Dealt: what changes the damage a source deals applies first',
  ),
  '117.4b': enforced(
    '分配：来源的控制者分给各目标，再经“对某目标造成的伤害”一类修改',
    'Assigned: the source’s controller divides it; then what changes damage dealt to such a target applies',
  ),
  '117.4c': enforced(
    '受到：最后经“受到的伤害”一类修改，结果才落到目标上',
    'Taken: last, what changes damage taken applies; then it has its result',
  ),
  '117.4e': shaped(
    '结果都定了，伤害才算发生，造成、受到伤害和阵亡的效果此时触发',
    'With all results settled the damage has happened; what triggers on dealing, taking or dying of it triggers then',
    '全部结果定下后一次套用，这就是受到伤害的次序',
    'All results are applied together once they are settled: it is the order of the taking itself',
  ),
  '117.4f': enforced(
    '替代或防止伤害时，管哪个来源的伤害由这效果的控制者定',
    'Who controls an effect that replaces or prevents damage settles of which source',
  ),
  '117.5': enforced(
    '将领、阵型被盖放或离场时，记着的伤害清除；被生还的将领也清除',
    'A general or formation that is covered or leaves loses the damage marked on it; so does a general that survives',
  ),
  '117.6': shaped(
    '伤害分战斗伤害和永久伤害；增减粮草、减少生命值都不是伤害',
    'Damage is combat or permanent; changing grain and lowering life are not damage',
    '它们本来就是不同的事件，没有什么需要拦下',
    'They are different events; there is nothing to hold back',
  ),
  '117.6a': enforced(
    '战斗伤害累积，到回合的清除阶段清除',
    'Combat damage adds up until the cleanup phase of the turn',
  ),
  '117.6b': enforced(
    '永久伤害只有将领会受到，累积着不随回合清除',
    'Permanent damage is taken by generals only, adds up and stays from turn to turn',
  ),
  '117.6b#2': shaped(
    '两种伤害合在一起累计',
    'Both kinds count together as the damage on the general',
    '两种伤害加在一起算',
    'The two kinds are added up',
  ),
  '117.7': enforced(
    '累积伤害达到生命值即阵亡：将领进墓地，阵型盖放；可以被生还',
    'Damage reaching life is fatal: the general goes to the graveyard, the formation is covered; survival can change it',
  ),
  '117.7a': enforced(
    '说不会受到某种伤害的，不再受到，之前记着的也清除',
    'What will not take a damage takes none, and what was marked before is cleared',
  ),
  '117.8': enforced(
    '致命伤害是最后让累积伤害够数的那一次',
    'The lethal damage is the latest one, which made the sum reach life',
  ),
  '117.9': definition('战斗里还有两种叫法的伤害', 'Two more kinds of damage in combat'),
  '117.9a': enforced(
    '穿透伤害：被防守的进攻方分到防守玩家粮草上的战斗伤害',
    'Piercing damage: the combat damage of a blocked attacker assigned to the defender’s grain',
  ),
  '117.9b': shaped(
    '反击伤害：防守方分到所防守目标上的战斗伤害',
    'Counter damage: the combat damage of a defender to what it defends against',
    '反击伤害就是防守方伤害的种类名',
    'It is the name of the kind of damage that defenders deal',
  ),
  '117.10': definition(
    '下列伤害超过生命值的部分没有作用',
    'Of these, what goes beyond life does nothing',
  ),
  '117.10a': enforced(
    '效果造成的伤害，超出生命值的部分不算',
    'Damage of effects beyond life does nothing',
  ),
  '117.10b': enforced('反击伤害，超出生命值的部分不算', 'Counter damage beyond life does nothing'),
  '117.11': definition(
    '伤害的来源可以是牌、效果所说或所在的牌，或规则本身',
    'A source of damage is a card, the card an effect names or is on, or the rules',
  ),
  '117.12': enforced(
    '0 点伤害等于没有伤害：不触发，也不被替代',
    '0 damage is no damage: nothing triggers and nothing is replaced',
  ),
  '117.13': enforced('什么都不能对盖放将领造成伤害', 'Nothing deals damage to a face-down general'),
  '118.1': definition(
    '抓卡：把卡组顶的牌加入手牌',
    'To draw is to take the top card of the deck into hand',
  ),
  '118.2': shaped(
    '一次抓几张先定好张数，一起抓，算一次抓卡',
    'The number is settled first, the cards are drawn together, and it is one drawing',
    '张数在抓之前定好，抓的事件只有一个',
    'The number is settled before, and there is one event for all',
  ),
  '118.3': shaped(
    '卡组空了，“可抓卡”也可以选抓；说不能抓就不能抓',
    'With an empty deck one may still choose to draw; whoever cannot draw does not',
    '抓卡之前不看卡组还有没有牌',
    'Nothing asks before a draw whether the deck still has cards',
  ),
  '118.4': enforced(
    '卡组不够抓时，先抓完剩下的，下次有人得到行动权时离开',
    'With too few cards one draws what is there and leaves the next time anyone would get priority',
  ),
  '118.5': shaped(
    '没写“抓”的加入手牌不是抓卡',
    'Taking cards into hand without the word “draw” is not drawing',
    '那是另一种事件，抓卡的触发和替代本来就碰不到它',
    'It is another event, which triggers and replacements of drawing do not meet',
  ),
  '118.6': definition('有些效果会改变抓卡', 'Some effects change drawing'),
  '118.6a': shaped(
    '改变后不动卡组的，卡组空了也照样改变',
    'If what replaces a draw leaves the deck alone, it does so with an empty deck too',
    '替代在看卡组之前套用，替代了就不会去看',
    'Replacements are applied before anybody looks at the deck',
  ),
  '118.6b': enforced(
    '抓卡被替代而没有抓，“抓卡后再…”就不做',
    'If a draw was replaced and nothing drawn, what was to follow the draw does not',
  ),
  '119.1': definition('指示物是牌或玩家身上的记号', 'A counter is a mark on a card or a player'),
  '119.1a': table(
    '用骰子或双方认可的东西代表指示物',
    'Dice, or whatever the players agree on, stand for counters',
    '屏幕把指示物画在牌上',
    'The screen draws counters on the cards',
  ),
  '119.2': table(
    '指示物放在双方看得清、碰不乱的地方，或放在效果所说的牌上',
    'Counters are kept where both see them, or on the card that an effect names',
    '屏幕在玩家和牌上标明',
    'The screen shows them at the player and on the card',
  ),
  '119.2a': enforced('盖放的牌不会得到指示物', 'A face-down card gets no counters'),
  '119.2b': enforced(
    '牌换了区域或被盖放，上面的指示物移除',
    'A card that changes zones or is covered loses its counters',
  ),
  '119.3': enforced(
    '说不会具有某指示物的牌得不到它，已有的移除',
    'A card that cannot have a counter gets none, and what it had is removed',
  ),
  '119.4': definition('指示物有三类', 'There are three sorts of counters'),
  '119.4a': definition(
    '费用指示物有增有减：铁盾、烈弓、锋骑、御谋',
    'Cost counters come and go: Iron Shield, Fierce Bow, Vanguard Horse and Stratagem',
  ),
  '119.4b': definition(
    '计数指示物以牌名为名，有增有减',
    'Count counters bear the name of their card and come and go',
  ),
  '119.4c': definition(
    '标记指示物有自己的名字，没有多少之分',
    'Marks have names of their own and no number',
  ),
  '119.4d': enforced(
    '同一种标记只有一个，不同的标记可以并存',
    'A card has a mark once; different marks lie side by side',
  ),
} as const satisfies Record<string, RuleEntry>;
