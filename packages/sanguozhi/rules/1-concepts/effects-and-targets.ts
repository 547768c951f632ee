import type { RuleEntry } from '@lianhuan/kernel';
import { definition, enforced, shaped } from '@lianhuan/kernel/rulebook';

/** 108–110: effects, cards on the chain, targets. */
export const EFFECTS_AND_TARGETS = {
  '108.1': definition('“效果”有两个意思', '“Effect” means two things'),
  '108.1a': definition(
    '一是牌上的效果文字（小传除外），或由别的效果给予的效果',
    'First, the effect text of a card, flavour text apart, or an effect given by another',
  ),
  '108.1b': definition('二是连环里的启动式效果', 'Second, an activated effect on the chain'),
  '108.2': definition(
    '效果可以作用于自身，也可以作用于别的牌或玩家',
    'An effect may act on its card, on others or on players',
  ),
  '108.2a': definition(
    '效果不一定有利，限制也是效果',
    'Effects need not be good; a restriction is one too',
  ),
  '108.2b': definition(
    '文字框里的符号也是效果的一部分',
    'Symbols in the text are part of the effect',
  ),
  '108.2c': shaped(
    '一段一个效果，各自独立；同样的效果可以有几个，但同一禀赋只有一个起作用',
    'Each paragraph is an effect of its own; equal effects stand side by side, yet of one endowment only one works',
    '逐段各成一个效果，没有合并的步骤',
    'Each paragraph becomes an effect of its own; nothing merges them',
  ),
  '108.2d': definition(
    '效果产生一次性或持续性的作用，后者有的是替代或防止',
    'What an effect does is done once or lasts; some of what lasts replaces or prevents',
  ),
  '108.3': definition(
    '不进场的牌有一类效果，留在场上的牌有启动式、触发式、静止式三种',
    'Cards that never enter have one sort of effect; those that stay have activated, triggered and static ones',
  ),
  '108.3a': definition(
    '瞬时谋略在连环中解析后照牌上所写起作用',
    'An instant tactic does what it says when it is resolved on the chain',
  ),
  '108.3b': definition(
    '启动式效果以横置、平速或急速开头，由玩家使用，进入连环；时机见 105.4 至 105.6',
    'Activated effects are tap, ordinary or swift effects; they are used by players and go onto the chain; 105.4 to 105.6 say when',
  ),
  '108.3c': definition(
    '触发式效果写“当/每当…时”，自行触发，不用连环；见 703',
    'Triggered effects say “when” or “whenever”, trigger by themselves and use no chain; see 703',
  ),
  '108.3d': definition(
    '静止式效果一直起作用，无须使用；见 704',
    'Static effects simply apply, unused; see 704',
  ),
  '108.4': enforced(
    '冒号前写着条件的效果，条件成立才能使用、触发或起作用',
    'An effect behind a condition can be used, trigger or apply only while the condition holds',
  ),
  '108.4a': enforced(
    '条件没有特别说明，就看控制者自己的场上',
    'Unless it says otherwise, a condition looks at the controller’s own field',
  ),
  '108.4b': shaped(
    '条件不是触发的时机：后来才满足，并不因此触发',
    'A condition is no trigger: nothing happens because it becomes true later',
    '触发之后不再看条件有没有变得成立',
    'Nothing looks later whether a condition has come to hold',
  ),
  '108.5': enforced(
    '冒号前写着费用的效果，付清费用才能使用',
    'An effect behind a cost is used by paying all of that cost',
  ),
  '108.5a': definition(
    '费用是为做一件事先要做的动作或花费',
    'A cost is something to be done or spent first',
  ),
  '108.5b': definition('怎样支付见 702.2', '702.2 says how costs are paid'),
  '108.5c': enforced('付不清的费用不能付', 'A cost that cannot be paid in full cannot be paid'),
  '108.5d': definition('费用里的 X 见 105.3c', '105.3c tells of X in a cost'),
  '108.5e': shaped(
    '费用为 0 或没有费用，也要玩家自己使用，不会自动发动',
    'Even at a cost of 0, or none, an effect is used by its player and never by itself',
    '启动式效果只有一条路：玩家选了它',
    'An activated effect has one way to happen: its player picked it',
  ),
  '108.5f': enforced(
    '减少过的费用照减后的付，仍算全部付清',
    'A reduced cost is paid as reduced and counts as paid in full',
  ),
  '108.5g': enforced(
    '有替代费用时可以改付替代的，也算全部付清',
    'A substitute cost may be paid instead and counts as paid in full',
  ),
  '108.6': shaped(
    '瞬时谋略在连环里解析时起作用，其他牌的效果只在场上起作用，除非下列情况',
    'Instant tactics work on the chain, the effects of other cards only on the field, but for the cases below',
    '只在场上（与写明的地方）寻找起作用的效果，别处不找',
    'Active effects are looked for in play, and where they say so; nowhere else',
  ),
  '108.6a': enforced(
    '属性效果在卡组、手牌和场上都有效',
    'A property effect works in deck, hand and field',
  ),
  '108.6b': enforced(
    '牌上写了在哪个区域有效的，照写的',
    'An effect that names its zone works there',
  ),
  '108.6c': enforced(
    '牌上写了可以当另一种牌使用的，照写的',
    'An effect that lets its card be used as another kind of card does so from where it says',
  ),
  '108.6d': enforced(
    '写着不能被指定的牌，在哪里都不能被指定',
    'A card that says it cannot be targeted cannot be, wherever it is',
  ),
  '108.6e': enforced(
    '写着“从手牌使用时”的效果，使用时就触发',
    'An effect that says “when used from hand” triggers at that use',
  ),
  '108.7': definition(
    '效果前的条件和符号与后面的文字同属一个效果',
    'Conditions and symbols in front belong to the one effect behind them',
  ),
  '108.7a': enforced(
    '“若…则…否则…”：看控制者此时的情况，成立做前者，不成立做后者',
    '“If… then… else…” looks at the controller’s situation at that time and does the one or the other',
  ),
  '108.7b': enforced(
    '带条件或成长的效果要整段看：不在场上时，条件后的禀赋不算这张牌具有',
    'An effect under a condition or growth is taken as a whole: off the field its card does not have the endowment behind it',
  ),
  '108.8': definition(
    '效果的来源是产生它的那张牌',
    'The source of an effect is the card that made it',
  ),
  '108.8a': enforced(
    '启动后来源没了，效果照样解析；但若要来源亲自去做，来源不在了就没有作用',
    'Once used, an effect resolves without its source; but what the source itself is to do needs the source to be there',
  ),
  '108.9': shaped(
    '启动式和触发式效果由所在牌当时的控制者控制',
    'An activated or triggered effect is controlled by whoever controls its card then',
    '进入连环或触发的那一刻就连同控制者一起记下',
    'The controller is written down as it goes onto the chain or triggers',
  ),
  '108.10': enforced(
    '连环里的启动式效果和瞬时谋略可以被破坏',
    'Activated effects and instant tactics on the chain can be destroyed',
  ),
  '108.11': shaped(
    '“具有”“获得”给予效果，“失去”拿走效果；对同一个效果以最近的为准',
    '“Has” and “gains” give effects, “loses” takes them; about one effect the latest word counts',
    '应用的次序就是按时间印记排的次序',
    'The order of applying is the order of their time stamps',
  ),
  '108.12': shaped(
    '“是…”“不能…”是设定，不是给予效果，“失去效果”拿不走它',
    'To be something, or unable to do something, is set and not given; losing effects does not take it away',
    '设定下来的作用记在牌桌上，不在牌的效果之列，失去效果时碰不到它',
    'What was set stands on the table and not among the abilities of the card, where losing them could reach it',
  ),
  '108.13': definition('事件卡的效果另见 505', 'The effects of events are in 505'),
  '109.1': definition(
    '使用后进入连环的牌，解析、被破坏或因别的缘故才离开',
    'A card used lies on the chain until it is resolved, destroyed or otherwise taken away',
  ),
  '109.2': definition('连环中的牌按种类各有叫法', 'Cards on the chain are called by their kinds'),
  '109.2a': enforced(
    '将领从手牌进连环叫“上场将领”，从场上翻转进连环叫“翻转将领”',
    'A general on the chain is “entering” if it came from hand, “flipped” if from the field',
  ),
  '109.2b': enforced(
    '连环中的谋略叫“发动谋略”，从手牌或场上来的都是',
    'A tactic on the chain is a “launched tactic”, whether from hand or field',
  ),
  '109.2c': enforced(
    '连环中的宝物叫“装备宝物”',
    'A treasure on the chain is an “equipping treasure”',
  ),
  '109.3': shaped(
    '连环中的牌由把它放进去的玩家控制，拥有者不变',
    'A card on the chain is controlled by whoever put it there; its owner is the same as ever',
    '连环项里写下的控制者就是使用它的玩家',
    'The controller written into the chain is the player who used it',
  ),
  '109.4': enforced(
    '连环中的牌有印着的特征，加上持续作用的改变',
    'A card on the chain has its printed characteristics as lasting effects have changed them',
  ),
  '109.5': enforced(
    '在连环中改过的特征，进场后仍是改过的',
    'What was changed of a card on the chain stays changed on the field',
  ),
  '110.1': enforced(
    '需要目标的牌和效果，使用或触发时就选定，之后不变',
    'What needs targets has them chosen as it is used or triggers; after that they stay',
  ),
  '110.1a': shaped(
    '瞬时谋略写“指定”的，使用时选目标',
    'The targets of an instant tactic are chosen when it is used',
    '目标在使用的步骤里就问，这就是那一步',
    'Targets are asked for in the steps of using it: this is that step',
  ),
  '110.1b': enforced(
    '宝物总要目标：使用时选一名合乎装备条件的将领',
    'A treasure always has a target: a general meeting its equip condition, chosen when it is used',
  ),
  '110.1c': shaped(
    '启动式效果写“指定”的，使用时选目标',
    'The targets of an activated effect are chosen when it is used',
    '目标在使用的步骤里就问，这就是那一步',
    'Targets are asked for in the steps of using it: this is that step',
  ),
  '110.1d': enforced(
    '上场和翻转时的“指定”在使用这张将领时就选；被效果放置或翻转的，触发时才选',
    'Targets of enter and flip effects are chosen when the general is used; if an effect put or flipped it there, on triggering',
  ),
  '110.1e': enforced(
    '早期牌触发式效果里的“指定”当“选择”看，触发时才选',
    'In the triggered effects of early cards “target” reads as “choose”: on triggering',
  ),
  '110.1f': shaped(
    '毒箭、刺探等禀赋的文字没写“指定”，也照禀赋的规则选目标',
    'Endowments such as Poison Arrow or Probe have targets by their rule though the card does not say so',
    '目标在使用的步骤里就问，这就是那一步',
    'Targets are asked for in the steps of using it: this is that step',
  ),
  '110.1g': shaped(
    '“选择”不是“指定”，“不能被指定”挡不住选择',
    'To choose is not to target; “cannot be targeted” does not stop a choice',
    '选择时不问能不能被指定',
    'For a choice nobody asks whether something can be targeted',
  ),
  '110.2': enforced(
    '同一个“指定”不能两次选同一个目标，不同的“指定”可以',
    'One “target” never takes the same thing twice; two of them may take the same',
  ),
  '110.3': enforced(
    '“指定”不能少选或不选，除非写明可以；目标不够就不能使用',
    'A “target” takes its full number unless it may take none; without enough of them there is no use of it',
  ),
  '110.4': enforced(
    '效果里写到名字的牌，也是这个效果的目标',
    'A card that an effect mentions by name is a target of it too',
  ),
  '110.5': enforced(
    '有的效果会改变连环中的目标，或让人重选；新选的也是被指定',
    'Some effects change the targets of what is on the chain, or have them chosen anew; whoever is picked then is targeted',
  ),
  '110.5a': shaped(
    '新目标必须合法；改不成就保持原目标，哪怕原目标后来不合法',
    'A new target must be legal; if it cannot be changed the old one stays, even if that turns illegal',
    '只列出合法的新目标；一个也没有就留着原来的，没有只改一部分的步骤',
    'Only legal new targets are offered; where there is none the old ones stay, and nothing changes only some of them',
  ),
  '110.5b': shaped(
    '要求全部改变的，有一个改不了就一个都不改',
    'If all targets are to change and one cannot, none does',
    '只列出合法的新目标；一个也没有就留着原来的，没有只改一部分的步骤',
    'Only legal new targets are offered; where there is none the old ones stay, and nothing changes only some of them',
  ),
  '110.6': shaped(
    '改变目标只改所选那一项的目标，选了哪一项不变',
    'Changing targets changes those of the mode chosen, not the choice of mode',
    '改变目标只写新的目标，宣告过的模式没有哪一步去改写',
    'Changing targets writes targets only; no step writes the mode that was declared',
  ),
  '110.7': definition(
    '查别人目标的效果，看目标现在的情况还是被选时的情况，由它自己写明',
    'An effect that looks at the targets of another says whether it looks at them now or as they were chosen',
  ),
  '110.8': definition('目标是否合法，在下列时候检查', 'Targets are checked at these times'),
  '110.8a': enforced(
    '放入连环之前和解析时，各检查一次目标',
    'Targets are checked before going onto the chain and again on resolution',
  ),
  '110.8b': shaped(
    '检查智力条件时，也检查谋略的目标',
    'When a tactic’s wit condition is checked its targets are checked too',
    '智力条件只拿仍合法的目标来查',
    'The 智力条件 is asked of the targets that are still legal, and of no others',
  ),
  '110.8c': enforced(
    '宝物随时检查装备着它的将领是否合法',
    'A treasure checks at all times whether its bearer is legal',
  ),
  '110.8d': enforced(
    '持续谋略和永续谋略随时检查它们的目标',
    'Lasting and permanent tactics check their targets at all times',
  ),
} as const satisfies Record<string, RuleEntry>;
