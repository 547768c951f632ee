import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

/** 5.1–5.12: play points in text, and what is done with cards. */
export const CARDS = {
  '5.1': definition('概要', 'In general'),
  '5.1.1': definition('特定记述是有专门含义的词语', 'These are words with a meaning of their own'),
  '5.2': definition('能量点', 'Play points'),
  '5.2.1': table(
    '能量点印成绿色圆形',
    'Play points are printed as a green circle',
    '图标在这里写成“费用”和数字',
    'The icon is the word 费用 with a number here',
  ),
  '5.2.1.1': definition('写着数字，就是那么多能量点', 'A number there is that many play points'),
  '5.2.1.2': definition('写着 X，文本里会说明 X', 'An X there is explained by the text'),
  '5.2.1.2.1': shaped(
    '文本能定下 X 的，X 就是那个值，玩家不能选',
    'Where the text settles X, that is its value and nobody chooses it',
    'X 由文本算出，没有问玩家的一步',
    'X is worked out from the text; nothing asks the player',
  ),
  '5.2.1.2.2': enforced(
    '文本定不下 X 的，使用时由玩家决定',
    'Where it does not, X is chosen as the card or ability is used',
  ),
  '5.3': definition('竖置/横置', 'Untap, tap'),
  '5.3.1': enforced(
    '“竖置”“横置”就是把卡牌变成那个方向',
    'To untap or tap a card is to turn it that way',
  ),
  '5.4': definition('放置/放入', 'Put'),
  '5.4.1': enforced(
    '“放置到”“放入”某领域就是移动到那里',
    'To put a card into a zone is to move it there',
  ),
  '5.4.2': enforced(
    '“将『衍生物』若干张放置在某领域”，就在自己的那个领域生成那么多',
    'To put so many of a token into a zone is to make them in one’s own',
  ),
  '5.4.2.1': enforced(
    '“召唤”衍生物，就是放置到自己的战场',
    'To summon a token is to put it onto one’s own field',
  ),
  '5.4.2.2': shaped(
    '放置的名称与某衍生物相同，放的就是衍生物',
    'If what is to be put has the name of a token, it is the token',
    '按名称找的就是衍生物',
    'What is looked up by name is the token',
  ),
  '5.4.3': shaped(
    '“从某领域进入战场”，直接去的和在那里使用后经计算领域去的都算；“从某领域以外”也照此看',
    'A card enters the field from a zone whether it goes straight or is used there and passes the resolution zone; so for “from elsewhere”',
    '记下的就是它从哪里使用的',
    'What is written down is where it was used from',
  ),
  '5.5': definition('破坏', 'Destroy'),
  '5.5.1': enforced(
    '破坏战场上的卡牌，就是移到所有者的墓场',
    'To destroy a card on the field is to move it to its owner’s cemetery',
  ),
  '5.6': definition('消失', 'Banish'),
  '5.6.1': enforced(
    '使卡牌消失，就是移到所有者的消失领域',
    'To banish a card is to move it to its owner’s banished zone',
  ),
  '5.7': definition('寻找', 'Search'),
  '5.7.1': enforced(
    '寻找：只有自己看牌组，挑出符合条件的卡牌',
    'To search is to look through the deck alone for cards that fit',
  ),
  '5.7.1.1': enforced(
    '条件只有张数的，必须找足，不能说没有',
    'If only a number is asked for, that many must be found',
  ),
  '5.7.1.2': enforced(
    '还有别的条件的，找到后要给对手看',
    'If more is asked for, what is found is shown to the opponent',
  ),
  '5.7.2': enforced(
    '找到并移动、不移动或没找到，之后都洗切牌组',
    'Found and moved, left or not found: the deck is shuffled afterwards',
  ),
  '5.8': definition('洗切', 'Shuffle'),
  '5.8.1': enforced(
    '洗切：随机重排牌组放置区的卡牌',
    'To shuffle is to put the deck into a random order',
  ),
  '5.8.1.1': enforced(
    '只有 0 或 1 张时也算洗切过',
    'A deck of no card or one counts as shuffled too',
  ),
  '5.9': definition('抽牌', 'Draw'),
  '5.9.1': enforced(
    '抽 1 张：牌组顶部的一张移到手牌',
    'To draw a card is to move the top of the deck to the hand',
  ),
  '5.9.1.1': enforced(
    '牌组空了还抽，下次规则处理时败北',
    'Who draws from an empty deck loses at the next rule processing',
  ),
  '5.9.2': shaped(
    '抽 N 张，就是把抽 1 张做 N 次',
    'To draw N is to draw one card N times',
    '逐张抽，抽完为止',
    'Cards are drawn one by one until all are drawn',
  ),
  '5.9.3': enforced('抽最多 N 张，一张一张来', 'Drawing up to N goes card by card'),
  '5.9.3.1': enforced('每张之前都可以不再抽', 'Before each card one may stop'),
  '5.9.3.2': enforced('不停就抽 1 张', 'Otherwise a card is drawn'),
  '5.9.3.3': enforced('抽满 N 张为止', 'It ends at N cards'),
  '5.10': definition('查看顶部', 'Look at the top'),
  '5.10.1': enforced(
    '查看牌组顶部 N 张：只有指定的玩家看',
    'Only the player told to look at the top cards of a deck sees them',
  ),
  '5.10.2': enforced('查看顶部最多 N 张，一张一张来', 'Looking at up to N goes card by card'),
  '5.10.2.1': enforced('从 1 张开始', 'It begins with one card'),
  '5.10.2.2': enforced('每看一张之前都可以停', 'Before each card one may stop'),
  '5.10.2.3': enforced('不停就看到该张数为止', 'Otherwise one sees that many cards'),
  '5.10.2.4': enforced(
    '看满 N 张为止，不满就多看一张',
    'It ends at N cards; until then it is one more each time',
  ),
  '5.11': definition('丢弃', 'Discard'),
  '5.11.1': enforced(
    '丢弃：从手牌选那么多张，移到自己的墓场',
    'To discard is to pick so many cards of one’s hand and move them to one’s cemetery',
  ),
  '5.12': definition('交换', 'Swap'),
  '5.12.1': enforced(
    '交换两张卡牌：同时移到对方所在的领域',
    'Two cards are swapped by moving each to the zone of the other at the same time',
  ),
  '5.12.2': enforced('有一张移不过去，就不交换', 'If one of them cannot move there is no swap'),
} as const satisfies Record<string, RuleEntry>;
