import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

const DRAWN = ['画面把横置的卡牌打横', 'The screen turns tapped cards sideways'] as const;

/** Chapter 4, 领域: the zones, who sees them, how cards lie in them and how many they hold. */
export const ZONES = {
  '4.1': definition('领域的基本规则', 'What holds for all zones'),
  '4.1.1': shaped(
    '没有另行规定，每种领域每位玩家各有一个',
    'Unless something else is said, each player has one zone of every sort',
    '每位玩家的状态里都有同样的一套领域',
    'The state of every player holds the same set of zones',
  ),
  '4.1.2': enforced(
    '公开领域里的卡牌人人看得见，非公开领域里的只有其玩家看得见',
    'Cards in a public zone are seen by everybody, those in a hidden zone by its player alone',
  ),
  '4.1.2.1': table(
    '任何领域有几张卡牌，谁都可以随时看',
    'Anyone may count the cards of any zone at any time',
    '画面总标着张数',
    'The screen always shows the number',
  ),
  '4.1.2.2': enforced(
    '非公开领域里没有公开过的卡牌，即使符合条件，其玩家也可以当作没有',
    'In a hidden zone a player may act as if a card that fits were not there, unless it is revealed',
  ),
  '4.1.3': enforced(
    '要管次序的领域里，没有指示就不能改次序',
    'Where a zone keeps an order, nobody changes it unless told to',
  ),
  '4.1.4': enforced(
    '卡牌换了领域就是新的卡牌，先前受的效果不再跟着它',
    'A card that changes zones is a new card; what applied to it before is left behind',
  ),
  '4.1.4.1': enforced(
    '卡牌自己的效果写到移动之后的自己，就认得移动后的那张',
    'An effect of a card that speaks of itself after the move still finds it',
  ),
  '4.1.5': enforced(
    '几张卡牌同时放进一个领域，次序由该领域的玩家决定',
    'Cards put into a zone together are ordered by the player whose zone it is',
  ),
  '4.1.5.1': enforced(
    '几张卡牌从公开领域去非公开领域，次序由控制者决定，别人不知道',
    'Cards that go from a public to a hidden zone are ordered by their controller, unseen by others',
  ),
  '4.1.6': shaped(
    '没说去谁的领域，就去所有者的',
    'A card told to go to a zone, without saying whose, goes to its owner’s',
    '没有写明是谁的领域，去处就按所有者写成',
    'Where nobody is named the zone is written as the owner’s',
  ),
  '4.2': definition('卡牌的布局状态', 'How cards lie'),
  '4.2.1': definition(
    '布局状态包括方向和正反面，只在有些领域里有',
    'In some zones cards have a direction and a side that is up',
  ),
  '4.2.2': enforced('方向不是竖置就是横置，恰有其一', 'A card is either untapped or tapped'),
  '4.2.2.1': table('竖置：对控制者竖着放', 'Untapped cards stand upright', ...DRAWN),
  '4.2.2.2': table('横置：对控制者横着放', 'Tapped cards lie sideways', ...DRAWN),
  '4.2.2.3': enforced(
    '卡牌没有另行说明就竖置放下',
    'Cards are put down untapped unless something else is said',
  ),
  '4.2.3': enforced('不是正面朝上就是背面朝上，恰有其一', 'A card is either face up or face down'),
  '4.2.3.1': shaped(
    '正面朝上的卡牌看得见内容',
    'A face-up card can be read',
    '正反面由所在的区域而定，没有别的记录',
    'Which side is up follows from the zone; nothing else records it',
  ),
  '4.2.3.2': shaped(
    '背面朝上的卡牌看不见内容',
    'A face-down card cannot be read',
    '正反面由所在的区域而定，没有别的记录',
    'Which side is up follows from the zone; nothing else records it',
  ),
  '4.2.3.3': shaped(
    '一般来说，公开领域里正面朝上，非公开领域里背面朝上',
    'As a rule cards lie face up in public zones and face down in hidden ones',
    '正反面由所在的区域而定，没有别的记录',
    'Which side is up follows from the zone; nothing else records it',
  ),
  '4.3': definition('主战者区域', 'The leader area'),
  '4.3.1': definition('放主战者的领域', 'The leader’s zone'),
  '4.3.2': shaped(
    '主战者区域公开，不管次序',
    'The leader area is public and keeps no order',
    '谁看得见写在区域的表里，没有别的门',
    'Who may look stands in the table of zones; there is no other door',
  ),
  '4.3.3': enforced(
    '只写“主战者”，指主战者区域里的主战者',
    '“Leader” alone means the leader in the leader area',
  ),
  '4.4': definition('战场', 'The field'),
  '4.4.1': enforced('放随从和护符的领域', 'The zone of followers and amulets'),
  '4.4.2': shaped(
    '战场公开，不管次序，卡牌有布局状态',
    'The field is public and keeps no order; its cards are untapped or tapped',
    '谁看得见写在区域的表里，没有别的门',
    'Who may look stands in the table of zones; there is no other door',
  ),
  '4.4.3': shaped(
    '只写“随从”“护符”“卡牌”，指战场上的',
    '“Follower”, “amulet” or “card” alone means one on the field',
    '没写领域的词就只在战场上找',
    'Words without a zone are looked for on the field alone',
  ),
  '4.4.4': definition(
    '战场的张数有上限，效果可以提到它',
    'The field has a limit, which effects may ask for',
  ),
  '4.4.4.1': shaped(
    '战场上限开始时是 5 张',
    'The limit of the field starts at 5',
    '这个数就写在算上限的那一处',
    'The number itself stands where the limit is worked out',
  ),
  '4.4.4.2': enforced(
    '放到或生成到战场会超过上限时，只选放得下的那几张，其余不动、不生成',
    'When cards would pass the limit of the field, as many as there is room for are picked; the rest do not move and are not made',
  ),
  '4.5': definition('牌组放置区', 'The deck'),
  '4.5.1': definition('放主牌组的领域', 'The zone of the main deck'),
  '4.5.2': shaped(
    '牌组放置区非公开，管次序；没有指示谁也不能看或改次序',
    'The deck is hidden and ordered; nobody looks at it or reorders it unless told to',
    '谁看得见写在区域的表里，没有别的门',
    'Who may look stands in the table of zones; there is no other door',
  ),
  '4.5.3': shaped(
    '只写“牌组”，指牌组放置区里的卡牌',
    '“Deck” alone means the cards in the deck zone',
    '牌组只有这一个区域',
    'A deck is that zone and no other',
  ),
  '4.6': definition('进化牌组放置区', 'The evolve deck'),
  '4.6.1': definition('放进化牌组的领域', 'The zone of the evolve deck'),
  '4.6.2': shaped(
    '进化牌组放置区非公开，不管次序；自己的随时可看，别人的看不到',
    'The evolve deck is hidden and keeps no order; its player may look through it at any time, the other may not',
    '谁看得见写在区域的表里，没有别的门',
    'Who may look stands in the table of zones; there is no other door',
  ),
  '4.6.3': enforced(
    '其中正面朝上的卡牌不算在进化牌组里，除非特别提到',
    'Cards lying face up there are not part of the evolve deck unless they are asked for',
  ),
  '4.7': definition('手牌', 'The hand'),
  '4.7.1': definition('不给对手看的未使用卡牌', 'Unused cards that the opponent does not see'),
  '4.7.2': shaped(
    '手牌非公开，不管次序；自己的随时可看，别人的看不到',
    'A hand is hidden and keeps no order; its player sees it, the other does not',
    '谁看得见写在区域的表里，没有别的门',
    'Who may look stands in the table of zones; there is no other door',
  ),
  '4.7.3': definition(
    '手牌的张数有上限，效果可以提到它',
    'The hand has a limit, which effects may ask for',
  ),
  '4.7.3.1': shaped(
    '手牌上限开始时是 7 张',
    'The hand limit starts at 7',
    '这个数就写在算上限的那一处',
    'The number itself stands where the limit is worked out',
  ),
  '4.8': definition('额外区', 'The EX area'),
  '4.8.1': definition('给对手看的未使用卡牌', 'Unused cards that the opponent does see'),
  '4.8.2': shaped(
    '额外区公开，不管次序',
    'The EX area is public and keeps no order',
    '谁看得见写在区域的表里，没有别的门',
    'Who may look stands in the table of zones; there is no other door',
  ),
  '4.8.3': definition(
    '额外区的张数有上限，效果可以提到它',
    'The EX area has a limit, which effects may ask for',
  ),
  '4.8.3.1': shaped(
    '额外区上限开始时是 5 张',
    'The limit of the EX area starts at 5',
    '这个数就写在算上限的那一处',
    'The number itself stands where the limit is worked out',
  ),
  '4.8.3.2': enforced(
    '放到或生成到额外区会超过上限时，只选放得下的那几张，其余不动、不生成',
    'When cards would pass the limit of the EX area, as many as there is room for are picked; the rest do not move and are not made',
  ),
  '4.8.3.3': enforced(
    '额外区的卡牌直接放到战场，在额外区所受的效果跟着它',
    'What applies to a card in the EX area goes with it when it is put straight onto the field',
  ),
  '4.9': definition('墓场', 'The cemetery'),
  '4.9.1': definition('放用过的卡牌的领域', 'The zone of used cards'),
  '4.9.2': shaped(
    '墓场公开，正面朝上，谁都可以看，不管次序',
    'The cemetery is public and face up; anyone may look through it, and it keeps no order',
    '谁看得见写在区域的表里，没有别的门',
    'Who may look stands in the table of zones; there is no other door',
  ),
  '4.10': definition('消失领域', 'The banished zone'),
  '4.10.1': definition('放消失了的卡牌的领域', 'The zone of banished cards'),
  '4.10.2': shaped(
    '消失领域没有另行说明就公开，正面朝上，不管次序',
    'The banished zone is public and face up unless something else is said, and keeps no order',
    '谁看得见写在区域的表里，没有别的门',
    'Who may look stands in the table of zones; there is no other door',
  ),
  '4.11': definition('计算领域', 'The resolution zone'),
  '4.11.1': shaped(
    '正在使用的卡牌或能力暂放的领域，双方共用一个',
    'What is being used lies there for the time; both players share one',
    '状态里只有一个计算领域',
    'The state has one resolution zone',
  ),
  '4.11.2': shaped(
    '计算领域公开，管次序，新放的在最上面',
    'The resolution zone is public and ordered; what is new lies on top',
    '谁看得见写在区域的表里，没有别的门',
    'Who may look stands in the table of zones; there is no other door',
  ),
  '4.12': definition('进化领域', 'The evolution zone'),
  '4.12.1': definition('放进化所用卡牌的领域', 'The zone of the cards that evolve others'),
  '4.12.2': shaped(
    '进化领域公开，不管次序',
    'The evolution zone is public and keeps no order',
    '谁看得见写在区域的表里，没有别的门',
    'Who may look stands in the table of zones; there is no other door',
  ),
  '4.13': definition('参赛领域', 'The race zone'),
  '4.13.1': definition(
    '放用餐所用“胡萝卜”的领域',
    'The zone of the 胡萝卜 (carrots) used for meals',
  ),
  '4.13.2': shaped(
    '参赛领域公开，不管次序',
    'The race zone is public and keeps no order',
    '谁看得见写在区域的表里，没有别的门',
    'Who may look stands in the table of zones; there is no other door',
  ),
} as const satisfies Record<string, RuleEntry>;
