import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** The battle, who is in it and who leaves it: rule 606. */
export const BATTLE = {
  '606.1': enforced(
    '战斗流程依次为进攻、防守、伤害计算三阶段；没有进攻就跳过后两个；有先发者在战斗中则先加一个伤害计算阶段',
    'A battle has attack, defence and damage phases; without an attack the last two are skipped; with first strike in it a damage phase is added before the regular one',
  ),
  '606.2': definition(
    '发动进攻的主动玩家是进攻玩家，其进攻的将领是进攻将领；被进攻的玩家是防守玩家，其防守的将领是防守将领',
    'The active player who attacks is the attacking player, with attacking generals; the player attacked is the defending player, with defending generals',
  ),
  '606.2a': definition(
    '多人游戏中一次战斗可以有几名防守玩家，见 901',
    'With more players a battle may have several defending players; see 901',
  ),
  '606.3': enforced(
    '只有将领与阵型可以进攻、防守，通常只能以玩家为进攻目标',
    'Only generals and formations attack and defend, and normally only players are attacked',
  ),
  '606.3a': enforced(
    '有虎视者可以以将领或阵型为进攻目标',
    'One with Tiger’s Glare may attack a general or formation',
  ),
  '606.3b': enforced(
    '效果允许时，可以以将领或阵型为进攻目标',
    'So may one that an effect allows to',
  ),
  '606.4': definition(
    '从发动进攻或防守起到离开战斗为止，称为进攻中、防守中、战斗中的将领或阵型',
    'From declaration until it leaves combat a card is attacking or defending, and in combat',
  ),
  '606.5': enforced(
    '一张卡同时只有一个进攻或防守目标，一名进攻者只由一张卡防守',
    'A card has one attack or defence target at a time, and an attacker is defended by one card only',
  ),
  '606.5a': definition(
    '效果允许共享进攻目标时，几张卡可以进攻同一个将领或阵型',
    'Where an effect lets several cards share an attack target, they may attack the same one',
  ),
  '606.5b': definition(
    '效果允许共享防守目标时，几张卡可以防守同一个进攻者',
    'Where an effect lets several cards share a defence target, they may defend against the same attacker',
  ),
  '606.5c': enforced(
    '协同进攻或协同防守的将领可以有同一个目标',
    'Generals that attack or defend as a group may share a target',
  ),
  '606.6': definition(
    '进攻者与它进攻的将领或阵型之间是对战关系',
    'An attacker and the general or formation it attacks are engaged with each other',
  ),
  '606.7': definition(
    '同时发动进攻（或防守）的两张或更多卡为共同进攻（防守），也叫共同战斗',
    'Two or more cards that attack (or defend) at the same time do so together',
  ),
  '606.8': enforced(
    '没有同伴一起进攻（或防守）的卡为单独进攻（防守），也叫单独战斗',
    'A card that attacks (or defends) with no other is alone in it',
  ),
  '606.9': definition(
    '离开战斗是从已经发生的战斗中移出；有下列各种情况',
    'To leave combat is to be taken out of a battle that is going on; the cases follow',
  ),
  '606.9a': enforced(
    '伤害计算阶段结束，战斗中的卡都离开战斗',
    'When the damage phase ends everything leaves combat',
  ),
  '606.9b': enforced(
    '玩家离开战斗（或游戏），他控制的卡都离开战斗',
    'When a player drops out of the battle or the game, so do all cards they control',
  ),
  '606.9c': enforced('控制者改变的卡离开战斗', 'A card whose controller changes leaves combat'),
  '606.9d': enforced(
    '变得不能合法战斗的卡离开战斗',
    'A card that may no longer be in combat leaves it',
  ),
  '606.9e': enforced('阵亡的卡离开战斗', 'A card that falls leaves combat'),
  '606.9f': enforced('被破坏的卡离开战斗', 'A destroyed card leaves combat'),
  '606.9g': enforced('生还的将领离开战斗', 'A general that survives leaves combat'),
  '606.9h': shaped(
    '破阵的阵型离开战斗',
    'A broken formation leaves combat',
    '破阵的阵型被盖放，由 606.9i 同一处移出战斗',
    'A broken formation is turned down, so 606.9i has already taken it out',
  ),
  '606.9i': enforced('被盖放的卡离开战斗', 'A card turned face down leaves combat'),
  '606.9j': enforced('离开场上的卡离开战斗', 'A card that leaves the field leaves combat'),
  '606.9k': enforced(
    '失去防守目标、或不能再防守它的防守者离开战斗',
    'A defender that has lost its target, or may no longer defend against it, leaves combat',
  ),
  '606.9m': enforced('效果可以使卡离开战斗', 'An effect may make a card leave combat'),
  '606.10': definition(
    '有些持续的效果只在战斗流程中起作用',
    'Some continuous effects apply only during a battle',
  ),
  '606.10a': enforced(
    '“进攻中的”从成为进攻者起到离开战斗为止',
    '“Attacking” applies from becoming an attacker until leaving combat',
  ),
  '606.10b': enforced(
    '“防守中的”从成为防守者起到离开战斗为止',
    '“Defending” applies from becoming a defender until leaving combat',
  ),
  '606.10c': enforced(
    '“战斗中的”进攻、防守都算，到离开战斗为止',
    '“In combat” applies while attacking or defending, until leaving combat',
  ),
  '606.10d': shaped(
    '是否被防守在防守阶段结束时确定',
    'Whether an attacker is defended is settled at the end of the defence phase',
    '防守阶段结束时记下，之后只看记下的',
    'It is written down as the defence phase ends, and only that is looked at',
  ),
  '606.11': enforced(
    '效果使之“发动一次进攻”时立即产生额外战斗流程，只有指明的将领可以进攻，任何可防守者都可防守；结束后回到原来的流程或阶段',
    '“Attack once” gives an extra battle at once, in which only the named generals attack and any able defender may defend; then the turn goes on where it was',
  ),
  '606.10a#2': shaped(
    '在额外的战斗流程里，之前已进攻或防守过的卡照样可以再进攻或防守',
    'In the extra battle cards that have already attacked or defended may do so again',
    '选进攻者时不看之前是否进攻、防守过',
    'Whether a card fought before is not looked at when attackers are picked',
  ),
} as const satisfies Record<string, RuleEntry>;
