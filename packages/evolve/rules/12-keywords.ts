import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped, table } from '@lianhuan/kernel/rulebook';

const WRITTEN = ['卡面图标在这里写成文字', 'The icon of the card is a word here'] as const;

/** Chapter 12, 关键词和关键词能力: the keywords that cards of every class can have. */
export const KEYWORDS = {
  '12.1': definition('概述', 'In general'),
  '12.1.1': definition(
    '关键词是能力的简称，用它写的叫关键词能力',
    'A keyword is short for an ability',
  ),
  '12.1.2': enforced(
    '几个自动能力的关键词做的事相同时，可以连着写，只写一次内容',
    'Keywords of automatic abilities that do the same may stand in a row before one text',
  ),
  '12.1.2.1': enforced(
    '“入场曲谢幕曲：……”就是各有一个同样的入场曲和谢幕曲',
    '“Fanfare Last Words: …” is a Fanfare and a Last Words of the same text',
  ),
  '12.2': definition('进化', 'Evolve'),
  '12.2.1': definition(
    '进化能力是使这张卡牌进化的启动能力',
    'Evolve is an activated ability that evolves the card',
  ),
  '12.2.1.1': table('进化印成图标', 'Evolve is printed as an icon', ...WRITTEN),
  '12.2.2': enforced(
    '使用进化能力，要公开自己进化牌组里一张合适的卡牌作费用',
    'To use it, a fitting card of one’s evolve deck is shown as part of the cost',
  ),
  '12.2.2.1': enforced(
    '没有另行说明，合适就是同名',
    'Fitting means of the same name unless something else is said',
  ),
  '12.2.3': enforced(
    '费用中的 1 点能量点可以改用 1 点进化点付',
    'One play point of its cost may be paid by an evolution point',
  ),
  '12.3': definition('快速', 'Quick'),
  '12.3.1': definition(
    '快速可以属于卡牌，也可以属于启动能力',
    'Cards may have Quick, and so may activated abilities',
  ),
  '12.3.2': enforced(
    '单独写着快速的卡牌，可以在对手回合的指定时机使用',
    'A card with Quick by itself may be used at certain times of the opponent’s turn',
  ),
  '12.3.2.1': table('快速印成图标', 'Quick is printed as an icon', ...WRITTEN),
  '12.3.3': enforced(
    '前面写着快速的启动能力，可以在对手回合的指定时机使用',
    'An activated ability with Quick before it may be used at those times',
  ),
  '12.3.3.1': table('快速印成图标', 'Quick is printed as an icon', ...WRITTEN),
  '12.3.4': enforced(
    '时机是对手的随从攻击之后（8.4.7）和对手的结束阶段（7.4.4）',
    'They are after an attack of the opponent (8.4.7) and in the opponent’s end phase (7.4.4)',
  ),
  '12.3.5': shaped(
    '自己的主要阶段也可以使用',
    'They may be used in one’s own main phase too',
    '主要阶段里可用的不排除有快速的',
    'What can be used in the main phase does not leave out what has Quick',
  ),
  '12.4': definition('入场曲', 'Fanfare'),
  '12.4.1': definition(
    '入场曲是卡牌新放到战场时诱发的自动能力',
    'Fanfare is an automatic ability that triggers when its card is newly put onto the field',
  ),
  '12.4.2': table('入场曲印成图标', 'Fanfare is printed as an icon', ...WRITTEN),
  '12.4.3': enforced(
    '入场曲：从战场以外放到战场时做',
    'Fanfare: done when the card is put onto the field from elsewhere',
  ),
  '12.5': definition('谢幕曲', 'Last Words'),
  '12.5.1': definition(
    '谢幕曲是卡牌从战场去墓场时诱发的自动能力',
    'Last Words is an automatic ability that triggers when its card goes from the field to the cemetery',
  ),
  '12.5.2': table('谢幕曲印成图标', 'Last Words is printed as an icon', ...WRITTEN),
  '12.5.3': enforced(
    '谢幕曲：从战场放到墓场时做',
    'Last Words: done when the card is put from the field into the cemetery',
  ),
  '12.6': definition('进化时', 'On Evolve'),
  '12.6.1': definition(
    '进化时是卡牌进化时诱发的自动能力',
    'On Evolve is an automatic ability that triggers when its card evolves',
  ),
  '12.6.2': enforced('进化时：这张卡牌进化了就做', 'On Evolve: done when the card has evolved'),
  '12.7': definition('攻击时', 'Strike'),
  '12.7.1': definition(
    '攻击时是随从攻击时诱发的自动能力',
    'Strike is an automatic ability that triggers when its follower attacks',
  ),
  '12.7.2': enforced(
    '攻击时：这个随从进行了攻击就做',
    'Strike: done when the follower has attacked',
  ),
  '12.8': definition('守护', 'Ward'),
  '12.8.1': definition(
    '守护是限制对手攻击的永续能力',
    'Ward is a static ability that limits the opponent’s attacks',
  ),
  '12.8.2': enforced(
    '守护：将竖置进场时可以随即横置；自己的结束阶段可以横置；对手攻击时，有横置的守护随从就必须以它为目标',
    'Ward: entering untapped, it may be tapped at once; in its player’s end phase it may be tapped; and while one lies tapped the opponent’s attacks must be at one',
  ),
  '12.9': definition('疾驰', 'Storm'),
  '12.9.1': definition(
    '疾驰是一来就能攻击的永续能力',
    'Storm is a static ability to attack in the turn one comes under control',
  ),
  '12.9.2': enforced(
    '疾驰：不是从回合开始就由自己控制，也能作攻击随从',
    'Storm: it may attack although its player has not controlled it since the turn began',
  ),
  '12.10': definition('突进', 'Rush'),
  '12.10.1': definition(
    '突进是一来就能攻击随从的永续能力',
    'Rush is a static ability to attack followers in the turn one comes under control',
  ),
  '12.10.2': enforced(
    '突进：不是从回合开始就由自己控制，也能作攻击随从，但只能攻击横置的随从',
    'Rush: it may attack likewise, but tapped followers only',
  ),
  '12.11': definition('指定攻击', 'Assail'),
  '12.11.1': definition(
    '指定攻击是能攻击竖置随从的永续能力',
    'Assail is a static ability to attack untapped followers',
  ),
  '12.11.2': enforced(
    '指定攻击：可以把对手的竖置随从当横置的来攻击',
    'Assail: it may attack an untapped follower of the opponent as if it were tapped',
  ),
  '12.12': definition('威压', 'Intimidate'),
  '12.12.1': definition(
    '威压是不让对手攻击自己的永续能力',
    'Intimidate is a static ability not to be attacked',
  ),
  '12.12.2': enforced('威压：对手不能以它为攻击目标', 'Intimidate: the opponent cannot attack it'),
  '12.12.2.1': shaped(
    '威压只管攻击，卡牌和能力照样可以选它',
    'Cards and abilities may still select it',
    '选择时不看威压',
    'Intimidate is not looked at when something is selected',
  ),
  '12.13': definition('虹吸', 'Drain'),
  '12.13.1': definition(
    '虹吸是攻击造成伤害时增加主战者生命值的自动能力',
    'Drain is an automatic ability that gives the leader life when an attack deals damage',
  ),
  '12.13.2': enforced(
    '虹吸：攻击造成多少伤害，自己的主战者就加多少生命值',
    'Drain: as much damage as its attack deals, its leader gains life',
  ),
  '12.13.2.1': enforced(
    '只算它作攻击随从在 8.4.9 造成的',
    'It means what it deals as the attacker in 8.4.9',
  ),
  '12.13.2.2': enforced(
    '它被攻击时造成的、以能力造成的都不算',
    'What it deals when attacked, or by an ability, does not count',
  ),
  '12.13.3': enforced('有几个虹吸，只当一个', 'Several Drains on a card are one'),
  '12.14': definition('毁灭', 'Bane'),
  '12.14.1': definition(
    '毁灭是破坏交战对手的永续能力',
    'Bane is a static ability that destroys what one fights',
  ),
  '12.14.2': enforced(
    '毁灭：与它交战的对方随从，下次规则处理时被破坏',
    'Bane: an opposing follower that fights it is destroyed at the next rule processing',
  ),
  '12.14.2.1': enforced(
    '交战过就行，没造成伤害也破坏',
    'Fighting is enough; no damage need be dealt',
  ),
  '12.15': definition('灵气', 'Aura'),
  '12.15.1': definition(
    '灵气是不让对手的法术和能力选自己的永续能力',
    'Aura is a static ability not to be selected by the opponent’s spells and abilities',
  ),
  '12.15.2': enforced(
    '灵气：对手的卡牌和能力不能选它',
    'Aura: the opponent’s cards and abilities cannot select it',
  ),
  '12.15.2.1': shaped(
    '灵气不管攻击，对手照样可以以它为攻击目标',
    'It may still be attacked',
    '选攻击目标时不看灵气',
    'Aura is not looked at when an attack target is picked',
  ),
} as const satisfies Record<string, RuleEntry>;
