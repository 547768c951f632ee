import type { RuleEntry } from '@lianhuan/kernel';
import { enforced } from '@lianhuan/kernel/rulebook';

/** The game of three, a landlord against two farmers (斗地主). */
export const LANDLORD = {
  L1: enforced(
    '一名地主对两名农民；各得几张武将暗选；随机一人先叫，依次叫一、二、三分或不叫，叫得最高的是地主；都不叫重发',
    'A landlord against two farmers; each picks a general in secret; bids of 1, 2, 3 or pass go round from a random seat, the highest is landlord; if nobody bids all is dealt again',
  ),
  L2: enforced(
    '地主体力上限加一，并有飞扬（判定阶段开始时弃两张手牌，弃自己判定区一张牌）与跋扈（摸牌阶段多摸一张，出牌阶段多用一张杀）',
    'The landlord has one more maximum HP, and 飞扬 (start of judgement: discard two hand cards, then one card of the own judgement area) and 跋扈 (draws one more, and one more Slash)',
  ),
  L3: enforced(
    '一名农民死了，另一名可摸两张牌或回复1点体力',
    'When a farmer dies the other may draw two cards or recover 1 HP',
  ),
  L4: enforced(
    '地主死了，农民胜；两名农民都死了，地主胜',
    'The farmers win when the landlord is dead, the landlord when both farmers are',
  ),
} as const satisfies Record<string, RuleEntry>;
