import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** Resolving what is on the chain, and what effects do: rules 705 to 707. */
export const RESOLVING = {
  '705.1': shaped(
    '所有玩家连续让过后，从最后进入连环的开始解析',
    'When all players pass in a row the last thing on the chain resolves first',
    '解析总取连环的最后一项',
    'What is resolved is always the last of the chain',
  ),
  '705.2': shaped(
    '解析瞬时谋略或启动式效果：先查目标，再查“若”，最后离开连环',
    'To resolve an instant tactic or an effect: check targets, then “if”, and last take it off the chain',
    '这就是解析各步的次序',
    'It is the order of the steps of resolving itself',
  ),
  '705.2a': enforced(
    '解析时再查目标与智力条件：不合法的目标不受影响，全部不合法则被破坏',
    'Targets and the wit requirement are checked again: an illegal target is unaffected, and if all are illegal the card is destroyed',
  ),
  '705.2b': enforced(
    '“若……则……否则……”只在解析时查一次',
    '“If … then … otherwise” is checked once, on resolution',
  ),
  '705.2c': shaped(
    '照印制的次序逐句解析',
    'The text is carried out in the printed order',
    '文字的语法树就照这个次序执行',
    'The tree of the text is carried out in this very order',
  ),
  '705.2d': shaped(
    '不带“指定”的未知数、分配与选择在解析时决定',
    'Numbers, divisions and choices without “target” are made on resolution',
    '解析到这里才问',
    'It is asked while this is resolved',
  ),
  '705.2e': enforced(
    '要几名玩家各自行事时，主动玩家优先',
    'When several players act, the active player is first',
  ),
  '705.2f': enforced(
    '最后瞬时谋略置入墓地，启动式效果移出连环',
    'At the end an instant tactic goes to the graveyard and an effect leaves the chain',
  ),
  '705.3': enforced(
    '解析中被破坏或移出，余下的不再解析；启动式效果的来源离场不妨碍它，除非要来源自己行事',
    'If it is destroyed or removed meanwhile, the rest does not happen; an effect outlives its source, unless the source itself is to act',
  ),
  '705.4': enforced(
    '将领、持续与永续谋略、宝物解析的是这张卡：放到控制者场上',
    'Generals, lasting and permanent tactics and treasures resolve as cards: they are put onto the field',
  ),
  '705.4a': shaped(
    '它们进场技能的“指定”目标也要再查；将领的目标都不合法时，将领照样进场',
    'The targets of their entering effects are checked again; a general still enters if all of them are illegal',
    '将领进场前不查目标还在不在',
    'A general enters without asking what is left of its targets',
  ),
  '705.4b': enforced(
    '宝物再查一次装备条件；将领不符或离场则宝物被破坏',
    'A treasure’s condition is checked again; if the general no longer fits or has gone it is destroyed',
  ),
  '705.5': enforced(
    '连环全部解析完，主动玩家再得行动权',
    'When the whole chain has resolved the active player has priority again',
  ),
  '706.1': definition(
    '效果作用是效果对游戏产生的结果，有一次性的和持续的',
    'What an effect does to the game happens once or goes on; the words themselves are not it',
  ),
  '706.2': enforced(
    '效果尽最大可能执行；没做足的叫未完整执行',
    'An effect does as much as it can; less than it asks is incomplete',
  ),
  '706.2a': enforced(
    '“后”“之后”“然后”之前没有完整执行，其后就不执行',
    'What follows “after” or “then” is not done if what precedes was incomplete',
  ),
  '706.2b': shaped(
    '粮草加到上限为止，不算未完整执行',
    'Gaining grain only up to the limit is not incomplete',
    '加到上限时不报告没做足',
    'Reaching the cap is never reported as not carried out in full',
  ),
  '706.2c': enforced(
    '要几名玩家行事时，各人是否完整只管各人',
    'With several players, each one’s completeness counts for themselves only',
  ),
  '706.2e': shaped(
    '超过致命的伤害虽不起作用，也不算未完整执行',
    'Damage beyond lethal is wasted but not incomplete',
    '只看伤害受到没有，不看超过了多少',
    'Whether damage was taken is asked, not how much of it was in excess',
  ),
  '706.2d': enforced(
    '被替代后完整执行了，原来的不算未完整执行',
    'If what replaced it was done completely, the original is not incomplete',
  ),
  '706.3': enforced(
    '有“可”才能选择不做；没有就必须尽量做',
    'Only “may” can be declined; otherwise one must do as much as possible',
  ),
  '706.4': enforced(
    '效果作用或伤害的来源是产生它的卡',
    'The source of an effect or of damage is the card it comes from',
  ),
  '706.4a': shaped(
    '需要唯一来源时，取最后作用于它的那个',
    'Where one source is needed, it is the last that affected the object',
    '每次伤害都改写“最后的来源”',
    'Every damage overwrites who was the last source',
  ),
  '706.5': definition(
    '替代与防止也是持续的效果作用，见 710 与 711',
    'Replacement and prevention are continuous too; see 710 and 711',
  ),
  '707.1': definition(
    '一次性的只做一次，如破坏、移动、横置、造成伤害',
    'What happens once is done once: destroying, moving, tapping, dealing damage',
  ),
  '707.2': definition(
    '有些一次性的会创造延迟触发，以后才做，见 703.7',
    'Some of it makes a delayed trigger that acts later; see 703.7',
  ),
} as const satisfies Record<string, RuleEntry>;
